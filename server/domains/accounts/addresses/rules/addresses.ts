import { isPhone } from '../../../../kit/phones.ts'
import {
  completeAddress,
  type PostalAddress,
  type PostalAddressInput,
  postalRefusals,
  withEntries,
} from '../../../../kit/postalAddresses.ts'
import { type Refusal, refusal } from '../../../../kit/refusals.ts'

/** A person keeps at most so many. */
export const MOST_ADDRESSES = 50

/**
 * An address to keep, out of what was there and what came in, white space tidied; or why it cannot be kept: what is
 * missing (ADDRESS_INCOMPLETE; of a company its name too), too long (INVALID_INPUT), no name (NAME_INVALID), no
 * international number (PHONE_INVALID; a checkout takes others too, for who orders once is called once), no postcode of
 * the country (POSTCODE_INVALID), no VAT id by its form (VAT_ID_INVALID), a country that the shop does not serve
 * (COUNTRY_NOT_SERVED). Persons have neither company nor
 * VAT id. Source: platform.md 5.
 */
export function keptAddress(
  before: PostalAddress | null,
  input: PostalAddressInput,
  countries: readonly string[],
  path: readonly string[],
): { address: PostalAddress; refusals: readonly Refusal[] } {
  const { address, refusals } = withEntries(before, input, path)
  const isRefused = (field: string | undefined) => refusals.some(({ path: at }) => at.at(-1) === field)
  // A postcode that was taken before there was a form of its country stays until it, or the country, is another one.
  const isAsBefore = before !== null && before.zip === address.zip && before.country === address.country
  refusals.push(
    ...postalRefusals(address, countries, path).filter(
      ({ code, path: at }) => !isRefused(at.at(-1)) && !(isAsBefore && code === 'POSTCODE_INVALID'),
    ),
  )
  const isPhoneRefused = refusals.some(({ code }) => code === 'PHONE_INVALID')
  if (address.phone && !isPhone(address.phone) && !isPhoneRefused) {
    refusals.push(refusal('PHONE_INVALID', [...path, 'phone'], 'A number in international form begins with +.'))
  }
  return { address: completeAddress(address), refusals }
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
