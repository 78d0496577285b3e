import { isName } from './names.ts'
import { isDialable } from './phones.ts'
import { postcodeExpected, tidyPostcode } from './postcodes.ts'
import { type Refusal, refusal } from './refusals.ts'
import { isVatId } from './vatIds.ts'
import { tidied } from './words.ts'

/** The address of a person or of a company, wherever one is kept or copied. `title` is that of the person, `address` the
 *  street with its number, `country` a code of ISO 3166 (alpha-2). Persons have neither company nor VAT id.
 *  Source: platform.md 3; shop.md 5 "Checkout". */
export type PostalAddress = {
  readonly type: 'person' | 'company'
  readonly title: string | null
  readonly company: string | null
  readonly vatId: string | null
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly phone: string | null
}

/** An address as far as it has been entered. */
export type PostalDraft = { readonly [Field in keyof PostalAddress]?: PostalAddress[Field] | null }

/** An address as it comes in: what is left out stays as it is (in a new one: is empty), null clears it. */
export type PostalAddressInput = PostalDraft

/** The parts of an address that are typed in. */
type PostalField = Exclude<keyof PostalAddress, 'type'>

/** How long each part may be, in characters. */
const longestPostalFields: Readonly<Record<PostalField, number>> = {
  title: 40,
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
const named = ['title', 'company', 'firstName', 'lastName', 'address', 'zip', 'city'] as const

const fields = Object.keys(longestPostalFields) as PostalField[]

/** What was typed into a part, white space tidied, codes in capitals; null where nothing is left. */
function entryOf(field: PostalField, typed: string | null): string | null {
  const text = tidied(typed ?? '')
  return (field === 'country' || field === 'vatId' ? text.toUpperCase() : text) || null
}

/** An address with what was entered, white space tidied, the postcode without the sign of its country, empty parts null. Refuses parts that are too long
 *  (INVALID_INPUT), which stay as they were. */
export function withEntries(
  before: PostalDraft | null,
  input: PostalAddressInput,
  path: readonly string[],
): { address: PostalDraft; refusals: Refusal[] } {
  const address: Record<string, string | null | undefined> = { ...before }
  address.type = input.type ?? before?.type ?? 'person'
  const refusals: Refusal[] = []
  for (const field of fields) {
    const entered = input[field]
    if (entered === undefined) continue
    const text = entryOf(field, entered)
    const most = longestPostalFields[field]
    if (text !== null && text.length > most) {
      refusals.push(refusal('INVALID_INPUT', [...path, field], `At most ${most} characters.`))
    } else address[field] = text
  }
  if (address.zip) address.zip = tidyPostcode(address.zip, address.country ?? '')
  return { address: address as PostalDraft, refusals }
}

/** What is missing (ADDRESS_INCOMPLETE) or wrong of an address: what is no name (NAME_INVALID), a country that is not
 *  among `countries`, which the shop serves (COUNTRY_NOT_SERVED), a postcode of another form than the country's (POSTCODE_INVALID, with an
 *  `example`), a telephone number that nobody can dial (PHONE_INVALID), a company's VAT id of another form
 *  (VAT_ID_INVALID). */
export function postalRefusals(
  address: PostalDraft | null,
  countries: readonly string[],
  path: readonly string[],
): Refusal[] {
  if (!address) return [refusal('ADDRESS_INCOMPLETE', path, 'An address is needed.')]
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
  const isServed = address.country && countries.includes(address.country)
  const example = address.zip && isServed ? postcodeExpected(address.zip, address.country!) : null
  if (example !== null && !refusals.some(({ path: at }) => at.at(-1) === 'zip')) {
    const message = `Postcodes of ${address.country} look like ${example}.`
    refusals.push(refusal('POSTCODE_INVALID', [...path, 'zip'], message, { example }))
  }
  if (address.phone && !isDialable(address.phone)) {
    refusals.push(refusal('PHONE_INVALID', [...path, 'phone'], 'A number has five to fifteen digits.'))
  }
  if (address.type === 'company' && address.vatId && !isVatId(address.vatId)) {
    refusals.push(refusal('VAT_ID_INVALID', [...path, 'vatId'], 'This is not the form of a VAT id.'))
  }
  return refusals
}

/** An address that `postalRefusals` finds nothing wrong with, with every part. */
export function completeAddress({ type: entered, ...parts }: PostalDraft): PostalAddress {
  const type = entered ?? 'person'
  const isCompany = type === 'company'
  return {
    type,
    title: parts.title ?? null,
    company: isCompany ? (parts.company ?? null) : null,
    vatId: isCompany ? (parts.vatId ?? null) : null,
    firstName: parts.firstName ?? '',
    lastName: parts.lastName ?? '',
    address: parts.address ?? '',
    zip: parts.zip ?? '',
    city: parts.city ?? '',
    country: parts.country ?? '',
    phone: parts.phone ?? null,
  }
}

/** An address as it stands on a letter, without its country, which each reader names in their language: company, person,
 *  street, postcode and town. What is empty has no line. */
export const postalLines = ({ company, title, firstName, lastName, address, zip, city }: PostalDraft): string[] =>
  [[company], [title, firstName, lastName], [address], [zip, city]]
    .map(parts => parts.filter(Boolean).join(' '))
    .filter(line => line !== '')
