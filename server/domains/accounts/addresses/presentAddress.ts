import { z } from 'zod'
import { named, oneOf, text as words } from '../../../kit/answers.ts'
import type { PostalAddressInput, PostalDraft } from '../../../kit/postalAddresses.ts'

/** Addresses as the documented paths speak of them: codes of countries in small letters, and the VAT id under both of its
 *  names (`uid` in the shop, `vat_id` in the account). Source: platform.md 3; shop.md 5. */

const text = z.string().max(1000).nullish()

/** An address as it comes in; what is left out stays as it is, null clears. */
export const restAddressInput = z.object({
  type: z.enum(['person', 'company']).nullish(),
  ...{ title: text, first_name: text, last_name: text, company: text, uid: text, vat_id: text },
  ...{ address: text, zip: text, city: text, country: text, phone: text },
})
type RestAddress = z.infer<typeof restAddressInput>

/** What parts of an address are called there, where that is something else. */
export const restParts: Readonly<Record<string, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  vatId: 'vat_id',
}

/** The same in our own words. */
export const addressEntered = ({
  first_name: firstName,
  last_name: lastName,
  vat_id: vatId,
  uid,
  ...rest
}: RestAddress): PostalAddressInput => ({ ...rest, firstName, lastName, vatId: uid === undefined ? vatId : uid })

/** An address as it goes out, as far as it was entered; without a country it has that of `homeCountry`. */
export const presentAddress = (address: PostalDraft, homeCountry = '') => ({
  type: address.type ?? 'person',
  title: address.title ?? null,
  first_name: address.firstName ?? '',
  last_name: address.lastName ?? '',
  company: address.company ?? null,
  uid: address.vatId ?? null,
  vat_id: address.vatId ?? null,
  phone: address.phone ?? null,
  address: address.address ?? '',
  zip: address.zip ?? '',
  city: address.city ?? '',
  country: (address.country ?? homeCountry).toLowerCase(),
})

/** What of an address is answered. */
export const addressFields = {
  type: oneOf('whether a person or a company', ['person', 'company']),
  title: words('academic or other title', 'Dr.').nullable(),
  first_name: words('empty where it is missing', 'Kim'),
  last_name: words('empty where it is missing', 'Muster'),
  company: words('name of the company', 'SV Halle').nullable(),
  uid: words('VAT id', 'ATU12345675').nullable(),
  vat_id: words('the same as `uid`', 'ATU12345675').nullable(),
  phone: words('with the country’s prefix', '+43 7242 123456').nullable(),
  address: words('street and number', 'Weg 1'),
  zip: words('postcode', '4600'),
  city: words('town', 'Wels'),
  country: words('code of the country, ISO 3166-1 in small letters; empty where it is missing', 'at'),
}
export const addressAnswer = named('Address', 'A postal address.', z.object(addressFields))

/** An address as it is sent, for readers. */
export const exampleAddress = {
  ...{ type: 'person', first_name: 'Kim', last_name: 'Muster' },
  ...{ address: 'Weg 1', zip: '4600', city: 'Wels', country: 'at', phone: '+43 7242 123456' },
}
