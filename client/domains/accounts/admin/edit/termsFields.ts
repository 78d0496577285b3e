import type { UserEditor_choices$data } from '../../../../__generated__/UserEditor_choices.graphql.ts'
import { centsFrom } from '../../../../adminKit/edit/euros.ts'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { basisPointsFrom, type PaymentFields, type TermsForm } from './termsForm.ts'

type Field = EditField<TermsForm>
type May = { readonly viewerCanEditTerms: boolean }
type Language = 'de' | 'en'

const isAmount = (typed: string, language: Language) => typed.trim() === '' || centsFrom(typed, language) !== null

/** Terms that were agreed with a customer: discounts, shipping. */
export function termFields(
  { viewerCanEditTerms }: May,
  groups: UserEditor_choices$data['discountGroups'],
  saved: TermsForm,
  language: Language,
): readonly Field[] {
  const known = new Set(groups.map(group => group.key))
  const gone = saved.discountGroups.filter(key => !known.has(key))
  const isReadOnly = !viewerCanEditTerms
  return [
    {
      path: 'discountGroups',
      label: 'users.discountGroups',
      isReadOnly,
      control: {
        kind: 'choices',
        options: [
          ...groups.map(({ key, title }) => ({ value: key, label: { text: title } })),
          ...gone.map(key => ({ value: key, label: { text: key } })),
        ],
      },
    },
    {
      path: 'personalPercent',
      label: 'users.personalPercent',
      longest: 8,
      isReadOnly,
      control: { kind: 'text', inputMode: 'decimal', unit: '%' },
      check: form => (basisPointsFrom(form.personalPercent) === null ? 'users.problem.percent' : null),
      warn: form => ((basisPointsFrom(form.personalPercent) ?? 0) > 5000 ? 'users.warning.percent' : null),
    },
    {
      path: 'freeShippingFrom',
      label: 'users.freeShippingFrom',
      longest: 12,
      isReadOnly: form => isReadOnly || form.isShippingFree,
      control: { kind: 'text', inputMode: 'decimal', unit: '€' },
      check: form => (isAmount(form.freeShippingFrom, language) ? null : 'users.problem.amount'),
    },
    { path: 'isShippingFree', label: 'users.shippingFree', isReadOnly, control: { kind: 'switch' } },
  ]
}

export const offers: readonly { readonly value: PaymentFields['offered']; readonly label: Message }[] = [
  { value: 'shop', label: 'users.payment.asShop' },
  { value: 'on', label: 'users.payment.on' },
  { value: 'off', label: 'users.payment.off' },
]

/** How one payment method is offered to a person: as in the shop, allowed or not, and for which amounts. */
export function paymentField(
  { viewerCanEditTerms }: May,
  method: { readonly key: string; readonly title: string },
  language: Language,
): Field {
  const path = `payment.${method.key}`
  const fieldsOf = (form: TermsForm) => form.payment[method.key]
  const cents = (typed: string) => (typed.trim() === '' ? null : centsFrom(typed, language))
  return {
    path,
    label: { text: method.title },
    isReadOnly: !viewerCanEditTerms,
    check: form => {
      const fields = fieldsOf(form)
      if (!fields || fields.offered === 'off') return null
      const wrong = (['min', 'max'] as const).filter(limit => !isAmount(fields[limit], language))
      return new Map<string, Message>([
        ...wrong.map(limit => [`${path}.${limit}`, 'users.problem.amount'] as const),
        ...(/^\d{0,3}$/.test(fields.order.trim()) ? [] : [[`${path}.order`, 'users.problem.order'] as const]),
      ])
    },
    warn: form => {
      const fields = fieldsOf(form)
      const [least, most] = [cents(fields?.min ?? ''), cents(fields?.max ?? '')]
      return least !== null && most !== null && least > most ? 'users.warning.range' : null
    },
    show: ({ offered, min, max, order }: PaymentFields, intl) =>
      [
        intl.formatMessage({ id: offeredTexts[offered] }),
        min || max ? `${min || '0'} – ${max || '∞'} €` : '',
        order && `${intl.formatMessage({ id: 'users.payment.order' })} ${order}`,
      ]
        .filter(Boolean)
        .join(', '),
  }
}

const offeredTexts = {
  shop: 'users.payment.asShop',
  on: 'users.payment.on',
  off: 'users.payment.off',
} as const
