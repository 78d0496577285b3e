import type { UserEditor_choices$data } from '../../../../__generated__/UserEditor_choices.graphql.ts'
import type { UserEditor_user$data } from '../../../../__generated__/UserEditor_user.graphql.ts'
import { centsFrom } from '../../../../adminKit/edit/euros.ts'
import type { EditField, Finding, Message, Option } from '../../../../adminKit/edit/fields.ts'
import { roleTitles } from '../roleTitles.ts'
import { type AddressFields, basisPointsFrom, type PaymentFields, type UserForm } from './userForm.ts'

type Field = EditField<UserForm>
type May = Pick<UserEditor_user$data, 'viewerCanEdit' | 'viewerCanEditNote' | 'viewerCanEditTerms'>

export const languageOptions: readonly Option[] = [
  { value: 'DE', label: 'users.language.de' },
  { value: 'EN', label: 'users.language.en' },
]

/** Who somebody is. */
export function profileFields({ viewerCanEdit, viewerCanEditNote }: May): readonly Field[] {
  const fields: readonly Field[] = [
    { path: 'firstName', label: 'users.firstName', longest: 80 },
    { path: 'lastName', label: 'users.lastName', longest: 80 },
    { path: 'name', label: 'users.shownName', longest: 160, isRequired: true },
    { path: 'title', label: 'users.honorific', longest: 40 },
    { path: 'company', label: 'users.company', longest: 120 },
    {
      path: 'phone',
      label: 'users.phone',
      hint: 'users.phoneHint',
      longest: 40,
      control: { kind: 'text', inputMode: 'tel' },
    },
    { path: 'language', label: 'users.language', control: { kind: 'choice', options: languageOptions } },
  ]
  return [
    ...fields.map(field => ({ ...field, isReadOnly: !viewerCanEdit })),
    {
      path: 'note',
      label: 'users.note',
      hint: 'users.noteHint',
      longest: 5000,
      control: { kind: 'area' },
      isReadOnly: !viewerCanEditNote,
    },
  ]
}

type Language = 'de' | 'en'

const isAmount = (typed: string, language: Language) => typed.trim() === '' || centsFrom(typed, language) !== null

/** Terms that were agreed with a customer: discounts, shipping. */
export function termFields(
  { viewerCanEditTerms }: May,
  groups: UserEditor_choices$data['discountGroups'],
  saved: UserForm,
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
  const fieldsOf = (form: UserForm) => form.payment[method.key]
  const cents = (typed: string) => (typed.trim() === '' ? null : centsFrom(typed, language))
  return {
    path,
    label: { text: method.title },
    isReadOnly: !viewerCanEditTerms,
    check: form => {
      const fields = fieldsOf(form)
      if (!fields || fields.offered === 'off') return null
      const wrong = (['min', 'max'] as const).filter(limit => !isAmount(fields[limit], language))
      return new Map(wrong.map(limit => [`${path}.${limit}`, 'users.problem.amount' as const]))
    },
    warn: form => {
      const fields = fieldsOf(form)
      const [least, most] = [cents(fields?.min ?? ''), cents(fields?.max ?? '')]
      return least !== null && most !== null && least > most ? 'users.warning.range' : null
    },
    show: ({ offered, min, max }: PaymentFields, intl) =>
      [intl.formatMessage({ id: offeredTexts[offered] }), min || max ? `${min || '0'} – ${max || '∞'} €` : '']
        .filter(Boolean)
        .join(', '),
  }
}

const offeredTexts = {
  shop: 'users.payment.asShop',
  on: 'users.payment.on',
  off: 'users.payment.off',
} as const

const neededOfAddress = ['firstName', 'lastName', 'address', 'zip', 'city'] as const

/** What an address lacks, by the path of the part. */
function missing({ addresses }: UserForm): Finding {
  return new Map(
    addresses.flatMap((address, at) => {
      const needed = address.type === 'COMPANY' ? [...neededOfAddress, 'company' as const] : neededOfAddress
      const empty = needed.filter(part => address[part].trim() === '')
      return empty.map(part => [`addresses.${at}.${part}`, 'edit.missing'] as const)
    }),
  )
}

const lineOf = ({ company, firstName, lastName, address, zip, city, country }: AddressFields): string =>
  [company, `${firstName} ${lastName}`, address, `${zip} ${city}`, country].filter(part => part.trim()).join(', ')

/** The addresses that a person keeps, as one list. */
export const addressesField = ({ viewerCanEdit }: May): Field => ({
  path: 'addresses',
  label: 'users.addresses',
  isReadOnly: !viewerCanEdit,
  check: missing,
  show: (addresses: readonly AddressFields[], intl) =>
    addresses.map(lineOf).join('\n') || intl.formatMessage({ id: 'edit.nothing' }),
})

/** What a person may do in the back office. */
export const rolesField: Field = {
  path: 'roles',
  label: 'users.roles',
  show: (roles: UserForm['roles'], intl) =>
    intl.formatList(
      roles.map(role => intl.formatMessage({ id: roleTitles[role] })),
      { type: 'conjunction' },
    ),
}
