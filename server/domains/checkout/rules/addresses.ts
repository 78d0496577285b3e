import { longestPostalFields, type PostalField, postalEntry, postalRefusals } from '../../../kit/postalAddresses.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { AddressFields } from '../../cart/tables.ts'

/** An address as it comes in; a field that is left out stays as it is, null clears it. */
export type AddressInput = { readonly [Field in keyof AddressFields]?: AddressFields[Field] | null }

const fields = Object.keys(longestPostalFields) as PostalField[]

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
    const text = postalEntry(field, entered)
    const most = longestPostalFields[field]
    if (text !== null && text.length > most) {
      refusals.push(refusal('INVALID_INPUT', [...path, field], `At most ${most} characters.`))
      continue
    }
    address[field] = text
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
  return postalRefusals(address, countries, path)
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
