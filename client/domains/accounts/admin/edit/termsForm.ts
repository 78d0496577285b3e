import type { UserEditor_user$data } from '../../../../__generated__/UserEditor_user.graphql.ts'
import type { UserChanges } from '../../../../__generated__/useUpdateUserMutation.graphql.ts'
import { centsFrom, eurosOf } from '../../../../adminKit/edit/euros.ts'

/** How one payment method is offered, as it is edited; amounts in euros and the place among the others as they are typed. */
export interface PaymentFields {
  offered: 'shop' | 'on' | 'off'
  min: string
  max: string
  order: string
}

/** What was agreed with a customer, as it is edited; amounts and percentages as they are typed. */
export interface TermsForm {
  discountGroups: readonly string[]
  personalPercent: string
  isShippingFree: boolean
  freeShippingFrom: string
  /** By payment method. */
  payment: Readonly<Record<string, PaymentFields>>
}

type Terms = NonNullable<UserEditor_user$data['terms']>
type ReaderLanguage = 'de' | 'en'

export const asInShop: PaymentFields = { offered: 'shop', min: '', max: '', order: '' }

/** '7,5' of 750 basis points; empty for none. */
const percentText = (basisPoints: number, language: ReaderLanguage): string => {
  if (basisPoints === 0) return ''
  const text = String(basisPoints / 100)
  return language === 'de' ? text.replace('.', ',') : text
}

/** Basis points of '7,5' or '7.5 %'; 0 for nothing, null for what is no percentage from 0 to 100. */
export function basisPointsFrom(typed: string): number | null {
  const text = typed.replace(/[\s%]/g, '').replace(',', '.')
  if (text === '') return 0
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null
  const points = Math.round(Number(text) * 100)
  return points <= 10_000 ? points : null
}

/** For those who may not read terms. */
const nothingAgreed: Terms = {
  discountGroups: [],
  personalPercent: 0,
  isShippingFree: false,
  freeShippingFrom: null,
  paymentOverrides: [],
}

/** What was agreed as the server has it. `methods` are those that the shop offers: each can be set for a person. */
export function termsFormOf(
  terms: Terms | null | undefined,
  methods: readonly { readonly key: string }[],
  language: ReaderLanguage,
): TermsForm {
  const agreed = terms ?? nothingAgreed
  return {
    discountGroups: agreed.discountGroups,
    personalPercent: percentText(agreed.personalPercent, language),
    isShippingFree: agreed.isShippingFree,
    freeShippingFrom: eurosOf(agreed.freeShippingFrom?.cents, language),
    payment: Object.fromEntries([
      ...methods.map(({ key }) => [key, asInShop] as const),
      ...agreed.paymentOverrides.map(({ method, isEnabled, min, max, order }) => {
        const offered = isEnabled === true ? 'on' : isEnabled === false ? 'off' : 'shop'
        const [least, most] = [min, max].map(amount => eurosOf(amount?.cents, language))
        const place = order === null || order === undefined ? '' : String(order)
        return [method, { offered, min: least ?? '', max: most ?? '', order: place }] as const
      }),
    ]),
  }
}

const isAsInShop = ({ offered, min, max, order }: PaymentFields): boolean =>
  offered === 'shop' && [min, max, order].every(typed => typed.trim() === '')

/** The payment methods that are said something about, in the order in which they are sent. */
const overridden = (form: TermsForm) => Object.entries(form.payment).filter(([, fields]) => !isAsInShop(fields))

/** What is sent of the terms: of their fields only the changed ones, empty is null. Nothing in it may be wrong. */
export function termsChangesOf(form: TermsForm, changed: readonly string[], language: ReaderLanguage): UserChanges {
  const changes: { -readonly [Key in keyof UserChanges]: UserChanges[Key] } = {}
  const is = (path: keyof TermsForm) => changed.some(each => each === path || each.startsWith(`${path}.`))
  const amount = (typed: string) => (typed.trim() === '' ? null : centsFrom(typed, language))
  if (is('discountGroups')) changes.discountGroups = [...form.discountGroups]
  if (is('personalPercent')) changes.personalPercent = basisPointsFrom(form.personalPercent)
  if (is('isShippingFree')) changes.isShippingFree = form.isShippingFree
  if (is('freeShippingFrom')) changes.freeShippingFrom = amount(form.freeShippingFrom)
  if (is('payment')) {
    changes.paymentOverrides = overridden(form).map(([method, { offered, min, max, order }]) => ({
      method,
      isEnabled: offered === 'shop' ? null : offered === 'on',
      min: amount(min),
      max: amount(max),
      order: order.trim() === '' ? null : Number(order),
    }))
  }
  return changes
}

/** The field that a path of what was sent is about, where they differ: payment methods go as a list. */
export function fieldOf(form: TermsForm): (path: readonly string[]) => string | null {
  return ([, name, at, part = '']) =>
    name === 'paymentOverrides' ? `payment.${overridden(form)[Number(at)]?.[0]}.${part}` : null
}
