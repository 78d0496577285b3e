import { isName } from './names.ts'
import { type Refusal, refusal } from './refusals.ts'
import { isVatId } from './vatIds.ts'
import { tidied } from './words.ts'

/** The parts of an address that are typed in. */
export type PostalField =
  | 'company'
  | 'vatId'
  | 'firstName'
  | 'lastName'
  | 'address'
  | 'zip'
  | 'city'
  | 'country'
  | 'phone'

/** How long each part may be, in characters. */
export const longestPostalFields: Readonly<Record<PostalField, number>> = {
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

/** What is required of an address; of a company its name too. Source: platform.md 5; shop.md 5 "Checkout". */
const required = ['firstName', 'lastName', 'address', 'zip', 'city', 'country'] as const

/** What is a name of a person or a place, which must neither hide anything nor advertise: it is set into mails that go to
 *  addresses which anybody can type. */
const named = ['company', 'firstName', 'lastName', 'address', 'zip', 'city'] as const

/** What was typed into a part, white space tidied, codes in capitals; null where nothing is left. */
export function postalEntry(field: string, typed: string | null): string | null {
  const text = tidied(typed ?? '')
  return (field === 'country' || field === 'vatId' ? text.toUpperCase() : text) || null
}

/** What is missing (ADDRESS_INCOMPLETE) or wrong of an address: what is no name (NAME_INVALID), a country that is not among `countries`, which the shop
 *  serves (COUNTRY_NOT_SERVED), a company's VAT id of another form (VAT_ID_INVALID). */
export function postalRefusals(
  address: { readonly type?: string | null } & { readonly [Field in PostalField]?: string | null },
  countries: readonly string[],
  path: readonly string[],
): Refusal[] {
  const missing: PostalField[] = required.filter(field => !address[field])
  if (address.type === 'company' && !address.company) missing.push('company')
  const refusals = missing.map(field => refusal('ADDRESS_INCOMPLETE', [...path, field], `${field} is needed.`))
  for (const field of named) {
    const name = address[field]
    if (name && !isName(name, longestPostalFields[field])) {
      refusals.push(refusal('NAME_INVALID', [...path, field], 'This is not a name.'))
    }
  }
  if (address.country && !countries.includes(address.country)) {
    refusals.push(refusal('COUNTRY_NOT_SERVED', [...path, 'country'], 'The shop does not deliver there.'))
  }
  if (address.type === 'company' && address.vatId && !isVatId(address.vatId)) {
    refusals.push(refusal('VAT_ID_INVALID', [...path, 'vatId'], 'This is not the form of a VAT id.'))
  }
  return refusals
}
