import type { Role, UserEditor_user$data } from '../../../../__generated__/UserEditor_user.graphql.ts'
import type { Language, UserChanges } from '../../../../__generated__/useUpdateUserMutation.graphql.ts'
import { type TermsForm, termsChangesOf, termsFormOf } from './termsForm.ts'

/** An address as it is edited; `key` tells rows apart, `id` is that of one which is there already. */
export interface AddressFields {
  key: string
  id: string | null
  type: 'PERSON' | 'COMPANY'
  company: string
  vatId: string
  title: string
  firstName: string
  lastName: string
  address: string
  zip: string
  city: string
  country: string
  phone: string
  isDefaultShipping: boolean
  isDefaultInvoice: boolean
}

/** All that is edited of a person; amounts and percentages as they are typed. */
export interface UserForm extends TermsForm {
  name: string
  title: string
  firstName: string
  lastName: string
  company: string
  phone: string
  language: Language
  note: string
  addresses: readonly AddressFields[]
  roles: readonly Role[]
}

type ReaderLanguage = 'de' | 'en'

/** An empty row for a further address. */
export const newAddress = (key: string, country: string, isFirst: boolean): AddressFields => ({
  ...{ key, id: null, type: 'PERSON', company: '', vatId: '', title: '', firstName: '', lastName: '', address: '' },
  ...{ zip: '', city: '', country, phone: '', isDefaultShipping: isFirst, isDefaultInvoice: isFirst },
})

/** Everything as the server has it. `methods` are those that the shop offers: each can be set for a person. */
export function formOf(
  user: UserEditor_user$data,
  methods: readonly { readonly key: string }[],
  language: ReaderLanguage,
): UserForm {
  return {
    name: user.name,
    title: user.title ?? '',
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    company: user.company ?? '',
    phone: user.phone ?? '',
    language: user.language,
    note: user.note ?? '',
    ...termsFormOf(user.terms, methods, language),
    addresses: user.addresses.map(address => ({
      ...{ key: address.id, id: address.id, type: address.type },
      ...{ company: address.company ?? '', vatId: address.vatId ?? '', title: address.title ?? '' },
      ...{ firstName: address.firstName, lastName: address.lastName, address: address.address },
      ...{ zip: address.zip, city: address.city, country: address.country, phone: address.phone ?? '' },
      ...{ isDefaultShipping: address.isDefaultShipping, isDefaultInvoice: address.isDefaultInvoice },
    })),
    roles: inOrder(user.roles),
  }
}

const allRoles: readonly Role[] = ['GUEST', 'USER', 'MEMBER', 'ADMIN', 'SYSTEM', 'INTERNAL']

/** Roles in the order in which they may do more, so that the same roles compare equal. */
export const inOrder = (roles: readonly Role[]): readonly Role[] => allRoles.filter(role => roles.includes(role))

const textKeys = ['title', 'firstName', 'lastName', 'company', 'phone', 'note'] as const

/** What the form means to the server: of its fields only the changed ones, empty is null. Nothing in it may be wrong. */
export function changesOf(form: UserForm, changed: readonly string[], language: ReaderLanguage): UserChanges {
  const changes: { -readonly [Key in keyof UserChanges]: UserChanges[Key] } = termsChangesOf(form, changed, language)
  const is = (path: keyof UserForm) => changed.some(each => each === path || each.startsWith(`${path}.`))
  if (is('name')) changes.name = form.name.trim()
  for (const key of textKeys) if (is(key)) changes[key] = form[key].trim() || null
  if (is('language')) changes.language = form.language
  if (is('addresses')) changes.addresses = form.addresses.map(({ key: _key, ...address }) => address)
  return changes
}
