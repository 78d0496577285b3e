import type { UserEditor_user$data } from '../../../../__generated__/UserEditor_user.graphql.ts'
import type { Language, UserChanges } from '../../../../__generated__/useUpdateUserMutation.graphql.ts'
import { centsFrom, eurosOf } from '../../../catalogue/admin/euros.ts'

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
  payment: Readonly<Record<string, PaymentFields>>
  addresses: readonly AddressFields[]
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
function basisPointsFrom(typed: string): number | null {
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

/** Everything as the server has it. */
export function formOf(user: UserEditor_user$data, language: ReaderLanguage): UserForm {
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
    payment: Object.fromEntries(
      terms.paymentOverrides.map(({ method, isEnabled, min, max, order }) => [
        method,
        {
          offered: isEnabled === true ? 'on' : isEnabled === false ? 'off' : 'shop',
          min: eurosOf(min?.cents, language),
          max: eurosOf(max?.cents, language),
          order: order ?? null,
        } as const,
      ]),
    ),
    addresses: user.addresses.map(address => ({
      ...{ key: address.id, id: address.id, type: address.type },
      ...{ company: address.company ?? '', vatId: address.vatId ?? '', title: address.title ?? '' },
      ...{ firstName: address.firstName, lastName: address.lastName, address: address.address },
      ...{ zip: address.zip, city: address.city, country: address.country, phone: address.phone ?? '' },
      ...{ isDefaultShipping: address.isDefaultShipping, isDefaultInvoice: address.isDefaultInvoice },
    })),
  }
}

export type UserEdits = Partial<UserForm>
export type Problem = 'missing' | 'amount' | 'percent' | 'phone' | 'invalid' | 'defaultAddress'
/** Problems by the field's path: `phone`, `addresses.0.zip`, `payment.invoice.max`. */
export type Problems = ReadonlyMap<string, Problem>

/** The edits that still say something else than the server. */
export function remaining(edits: UserEdits, form: UserForm): UserEdits {
  const differing = Object.entries(edits).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(form[key as keyof UserForm]),
  )
  return Object.fromEntries(differing) as UserEdits
}

const textKeys = ['title', 'firstName', 'lastName', 'company', 'phone', 'note'] as const

/** What the edits mean to the server, or all that is wrong with what was typed. */
export function changesOf(
  edits: UserEdits,
  language: ReaderLanguage,
): { changes: UserChanges; problems: null } | { changes: null; problems: Problems } {
  const problems = new Map<string, Problem>()
  const changes: { -readonly [Key in keyof UserChanges]: UserChanges[Key] } = {}
  const amount = (path: string, typed: string): number | null => {
    if (typed.trim() === '') return null
    const cents = centsFrom(typed, language)
    if (cents === null) problems.set(path, 'amount')
    return cents
  }
  if (edits.name !== undefined) {
    changes.name = edits.name.trim()
    if (changes.name === '') problems.set('name', 'missing')
  }
  for (const key of textKeys) if (edits[key] !== undefined) changes[key] = edits[key].trim() || null
  if (edits.language) changes.language = edits.language
  if (edits.discountGroups) changes.discountGroups = [...edits.discountGroups]
  if (edits.personalPercent !== undefined) {
    const points = basisPointsFrom(edits.personalPercent)
    if (points === null) problems.set('personalPercent', 'percent')
    changes.personalPercent = points
  }
  if (edits.isShippingFree !== undefined) changes.isShippingFree = edits.isShippingFree
  if (edits.freeShippingFrom !== undefined) {
    changes.freeShippingFrom = amount('freeShippingFrom', edits.freeShippingFrom)
  }
  if (edits.payment) {
    changes.paymentOverrides = Object.entries(edits.payment).map(([method, { offered, min, max, order }]) => ({
      method,
      isEnabled: offered === 'shop' ? null : offered === 'on',
      min: amount(`payment.${method}.min`, min),
      max: amount(`payment.${method}.max`, max),
      order,
    }))
  }
  if (edits.addresses) {
    changes.addresses = edits.addresses.map(({ key: _key, ...address }, at) => {
      for (const field of ['firstName', 'lastName', 'address', 'zip', 'city'] as const) {
        if (address[field].trim() === '') problems.set(`addresses.${at}.${field}`, 'missing')
      }
      if (address.type === 'COMPANY' && address.company.trim() === '') {
        problems.set(`addresses.${at}.company`, 'missing')
      }
      return address
    })
  }
  return problems.size > 0 ? { changes: null, problems } : { changes, problems: null }
}

/** Problems that the server found, by the paths of what was sent. */
export function refusedFields(
  refusals: readonly { readonly code: string; readonly path: readonly string[] }[],
  sent: UserChanges,
): Problems {
  const problems = new Map<string, Problem>()
  for (const { code, path } of refusals) {
    if (path[0] !== 'changes') continue
    const [field = '', at = '', part = ''] = path.slice(1)
    const method = sent.paymentOverrides?.[Number(at)]?.method
    const key = field === 'paymentOverrides' ? `payment.${method}.${part}` : path.slice(1).join('.')
    problems.set(key, problemOf(code))
  }
  return problems
}

const problemOf = (code: string): Problem =>
  code === 'PHONE_INVALID'
    ? 'phone'
    : code === 'NAME_INVALID' || code === 'ADDRESS_INCOMPLETE'
      ? 'missing'
      : code.startsWith('ADDRESS_IS_DEFAULT')
        ? 'defaultAddress'
        : 'invalid'
