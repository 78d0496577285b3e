import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isVatId } from '../../../kit/vatIds.ts'
import { tidied } from '../../../kit/words.ts'
import type { AddressFields } from '../../cart/tables.ts'

/** An address as it comes in; a field that is left out stays as it is, null clears it. */
export type AddressInput = { readonly [Field in keyof AddressFields]?: AddressFields[Field] | null }

const longest: Record<Exclude<keyof AddressFields, 'type'>, number> = {
  company: 120,
  vatId: 20,
  firstName: 80,
  lastName: 80,
  address: 160,
  zip: 16,
  city: 80,
  country: 2,
  phone: 40,
}

const fields = Object.keys(longest) as (keyof typeof longest)[]

/** What is required of an address; of a company its name too. Source: shop.md 5 "Checkout". */
const required = ['firstName', 'lastName', 'address', 'zip', 'city', 'country'] as const

/** An address with what was entered, white space tidied, empty fields null. Refuses fields that are too long. */
export function withEntries(
  before: Partial<AddressFields> | null,
  input: AddressInput,
  path: readonly string[],
): { address: Partial<AddressFields>; refusals: Refusal[] } {
  const address: Record<string, string | null> = { type: 'person', ...before }
  const refusals: Refusal[] = []
  if (input.type) address.type = input.type
  for (const field of fields) {
    const entered = input[field]
    if (entered === undefined) continue
    const text = tidied(entered ?? '')
    if (text.length > longest[field]) {
      refusals.push(refusal('INVALID_INPUT', [...path, field], `At most ${longest[field]} characters.`))
      continue
    }
    address[field] = (field === 'country' || field === 'vatId' ? text.toUpperCase() : text) || null
  }
  return { address: address as Partial<AddressFields>, refusals }
}

/** What is missing or wrong of an address; `countries` are those that the shop serves. */
export function addressRefusals(
  address: Partial<AddressFields> | null,
  countries: readonly string[],
  path: readonly string[],
): Refusal[] {
  if (!address) return [refusal('ADDRESS_INCOMPLETE', path, 'An address is needed.')]
  const missing: string[] = required.filter(field => !address[field])
  if (address.type === 'company' && !address.company) missing.push('company')
  const refusals = missing.map(field => refusal('ADDRESS_INCOMPLETE', [...path, field], `${field} is needed.`))
  if (address.country && !countries.includes(address.country)) {
    refusals.push(refusal('COUNTRY_NOT_SERVED', [...path, 'country'], 'The shop does not deliver there.'))
  }
  if (address.type === 'company' && address.vatId && !isVatId(address.vatId)) {
    refusals.push(refusal('VAT_ID_INVALID', [...path, 'vatId'], 'This is not the form of a VAT id.'))
  }
  return refusals
}

/** An address that `addressRefusals` finds nothing wrong with, with every field. */
export const completeAddress = (address: Partial<AddressFields>): AddressFields => ({
  type: address.type ?? 'person',
  company: address.type === 'company' ? (address.company ?? null) : null,
  vatId: address.type === 'company' ? (address.vatId ?? null) : null,
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  address: address.address ?? '',
  zip: address.zip ?? '',
  city: address.city ?? '',
  country: address.country ?? '',
  phone: address.phone ?? null,
})
