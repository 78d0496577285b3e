import { isName } from '../../../../kit/names.ts'
import { isPhone } from '../../../../kit/phones.ts'
import { longestPostalFields, postalEntry, postalRefusals } from '../../../../kit/postalAddresses.ts'
import { type Refusal, refusal } from '../../../../kit/refusals.ts'

/** An address as a person keeps it. Source: platform.md 3. */
export type SavedAddressFields = {
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

/** An address as it comes in: what is left out stays as it is (in a new one: is empty), null clears it. */
export type SavedAddressInput = { readonly [Field in keyof SavedAddressFields]?: SavedAddressFields[Field] | null }

/** A person keeps at most so many. */
export const MOST_ADDRESSES = 50

const longest: Record<Exclude<keyof SavedAddressFields, 'type'>, number> = { title: 40, ...longestPostalFields }
const fields = Object.keys(longest) as (keyof typeof longest)[]

/**
 * An address to keep, out of what was there and what came in, white space tidied; or why it cannot be kept: what is
 * missing (ADDRESS_INCOMPLETE; of a company its name too), too long (INVALID_INPUT), no name (NAME_INVALID), no international number
 * (PHONE_INVALID), no VAT id by its form (VAT_ID_INVALID), a country that the shop does not serve
 * (COUNTRY_NOT_SERVED). Persons have neither company nor VAT id. Source: platform.md 5.
 */
export function keptAddress(
  before: SavedAddressFields | null,
  input: SavedAddressInput,
  countries: readonly string[],
  path: readonly string[],
): { address: SavedAddressFields; refusals: readonly Refusal[] } {
  const read: Record<string, string | null> = { ...before }
  const type = input.type ?? before?.type ?? 'person'
  const refusals: Refusal[] = []
  for (const field of fields) {
    const entered = input[field]
    if (entered === undefined) continue
    const text = postalEntry(field, entered) ?? ''
    if (text.length > longest[field]) {
      refusals.push(refusal('INVALID_INPUT', [...path, field], `At most ${longest[field]} characters.`))
      continue
    }
    if (text !== '' && field === 'title' && !isName(text, longest[field])) {
      refusals.push(refusal('NAME_INVALID', [...path, field], 'This is not a name.'))
      continue
    }
    read[field] = text || null
  }
  const isRefused = (field: string | undefined) => refusals.some(({ path: at }) => at.at(-1) === field)
  refusals.push(...postalRefusals({ ...read, type }, countries, path).filter(({ path: at }) => !isRefused(at.at(-1))))
  if (read.phone && !isPhone(read.phone)) {
    refusals.push(refusal('PHONE_INVALID', [...path, 'phone'], 'A number in international form begins with +.'))
  }
  const isCompany = type === 'company'
  const address: SavedAddressFields = {
    type,
    title: read.title ?? null,
    company: isCompany ? (read.company ?? null) : null,
    vatId: isCompany ? (read.vatId ?? null) : null,
    firstName: read.firstName ?? '',
    lastName: read.lastName ?? '',
    address: read.address ?? '',
    zip: read.zip ?? '',
    city: read.city ?? '',
    country: read.country ?? '',
    phone: read.phone ?? null,
  }
  return { address, refusals }
}

/** Which addresses an account prefers, by id. */
export type DefaultAddresses = {
  readonly defaultInvoiceAddressId: string | null
  readonly defaultShippingAddressId: string | null
}

/** Why an address must stay: the default one of either kind is needed. Source: platform.md 5. */
export function removalRefusals(id: string, account: DefaultAddresses, path: readonly string[]): Refusal[] {
  return [
    ...(account.defaultInvoiceAddressId === id
      ? [refusal('ADDRESS_IS_DEFAULT_INVOICE', path, 'cant remove default invoice address')]
      : []),
    ...(account.defaultShippingAddressId === id
      ? [refusal('ADDRESS_IS_DEFAULT_SHIPPING', path, 'cant remove default shipping address')]
      : []),
  ]
}
