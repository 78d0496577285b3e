import type { Role, UserEditor_user$data } from '../../../../__generated__/UserEditor_user.graphql.ts'
import type { Language, UserChanges } from '../../../../__generated__/useUpdateUserMutation.graphql.ts'
import { centsFrom, eurosOf } from '../../../../adminKit/edit/euros.ts'

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

/** How one payment method is offered, as it is edited; amounts in euros as they are typed. */
export interface PaymentFields {
  offered: 'shop' | 'on' | 'off'
  min: string
  max: string
  order: number | null
}

/** All that is edited of a person; amounts and percentages as they are typed. */
export interface UserForm {
  name: string
  title: string
  firstName: string
  lastName: string
  company: string
  phone: string
  language: Language
  note: string
  discountGroups: readonly string[]
  personalPercent: string
  isShippingFree: boolean
  freeShippingFrom: string
  /** By payment method. */
  payment: Readonly<Record<string, PaymentFields>>
  addresses: readonly AddressFields[]
  roles: readonly Role[]
}

type ReaderLanguage = 'de' | 'en'

export const asInShop: PaymentFields = { offered: 'shop', min: '', max: '', order: null }

/** An empty row for a further address. */
export const newAddress = (key: string, country: string, isFirst: boolean): AddressFields => ({
  ...{ key, id: null, type: 'PERSON', company: '', vatId: '', title: '', firstName: '', lastName: '', address: '' },
  ...{ zip: '', city: '', country, phone: '', isDefaultShipping: isFirst, isDefaultInvoice: isFirst },
})

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
const nothingAgreed: NonNullable<UserEditor_user$data['terms']> = {
  discountGroups: [],
  personalPercent: 0,
  isShippingFree: false,
  freeShippingFrom: null,
  paymentOverrides: [],
}

/** Everything as the server has it. `methods` are those that the shop offers: each can be set for a person. */
export function formOf(
  user: UserEditor_user$data,
  methods: readonly { readonly key: string }[],
  language: ReaderLanguage,
): UserForm {
  const terms = user.terms ?? nothingAgreed
  return {
    name: user.name,
    title: user.title ?? '',
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    company: user.company ?? '',
    phone: user.phone ?? '',
    language: user.language,
    note: user.note ?? '',
    discountGroups: terms.discountGroups,
    personalPercent: percentText(terms.personalPercent, language),
    isShippingFree: terms.isShippingFree,
    freeShippingFrom: eurosOf(terms.freeShippingFrom?.cents, language),
    payment: Object.fromEntries([
      ...methods.map(({ key }) => [key, asInShop] as const),
      ...terms.paymentOverrides.map(({ method, isEnabled, min, max, order }) => {
        const offered = isEnabled === true ? 'on' : isEnabled === false ? 'off' : 'shop'
        const [least, most] = [min, max].map(amount => eurosOf(amount?.cents, language))
        return [method, { offered, min: least ?? '', max: most ?? '', order: order ?? null }] as const
      }),
    ]),
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

const isAsInShop = ({ offered, min, max, order }: PaymentFields): boolean =>
  offered === 'shop' && min.trim() === '' && max.trim() === '' && order === null

/** The payment methods that are said something about, in the order in which they are sent. */
const overridden = (form: UserForm) => Object.entries(form.payment).filter(([, fields]) => !isAsInShop(fields))

/** What the form means to the server: of its fields only the changed ones, empty is null. Nothing in it may be wrong. */
export function changesOf(form: UserForm, changed: readonly string[], language: ReaderLanguage): UserChanges {
  const changes: { -readonly [Key in keyof UserChanges]: UserChanges[Key] } = {}
  const is = (path: keyof UserForm) => changed.some(each => each === path || each.startsWith(`${path}.`))
  const amount = (typed: string) => (typed.trim() === '' ? null : centsFrom(typed, language))
  if (is('name')) changes.name = form.name.trim()
  for (const key of textKeys) if (is(key)) changes[key] = form[key].trim() || null
  if (is('language')) changes.language = form.language
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
      order,
    }))
  }
  if (is('addresses')) changes.addresses = form.addresses.map(({ key: _key, ...address }) => address)
  return changes
}

/** The field that a path of what was sent is about, where they differ: payment methods go as a list. */
export function fieldOf(form: UserForm): (path: readonly string[]) => string | null {
  return ([, name, at, part = '']) =>
    name === 'paymentOverrides' ? `payment.${overridden(form)[Number(at)]?.[0]}.${part}` : null
}
