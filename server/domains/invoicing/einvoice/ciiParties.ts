import type { Day } from '../../../kit/days.ts'
import { attribute, child, each, inside, leaf, list, needed, own, type Row, type Rows } from './codec.ts'
import { compactDay, token, words } from './kindsOfText.ts'
import type {
  AddressTerms,
  ContactTerms,
  DeliveryTerms,
  Identifier,
  PartyTerms,
  PayeeTerms,
  SellerTerms,
  TaxRepresentative,
} from './partyTerms.ts'
import type { XmlElement } from './xml.ts'

/** Who and where in CII; the terms stand beside the fields in `partyTerms.ts`. */

/** A day, two elements down. */
export const inDay = <const K extends string>(name: string, key: K): Row<{ readonly [P in K]: Day | null }> =>
  inside(name, [leaf('udt:DateTimeString', key, compactDay)])

export const identifier: Rows<Identifier> = [own('id', token), attribute('schemeID', 'scheme')]

const address: Rows<AddressTerms> = [
  leaf('ram:PostcodeCode', 'zip', token),
  leaf('ram:LineOne', 'street', words),
  leaf('ram:LineTwo', 'addition', words),
  leaf('ram:LineThree', 'third', words),
  leaf('ram:CityName', 'city', words),
  leaf('ram:CountryID', 'country', token),
  leaf('ram:CountrySubDivisionName', 'region', words),
]

const contact: Rows<ContactTerms> = [
  leaf('ram:PersonName', 'name', words),
  leaf('ram:DepartmentName', 'department', words),
  inside('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', 'phone', token)]),
  inside('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', 'email', token)]),
]

/** A number of a tax office: VA is the VAT id, FC the one at home. */
const taxId = <const K extends string>(key: K, scheme: 'VA' | 'FC'): Row<{ readonly [P in K]: string | null }> =>
  inside('ram:SpecifiedTaxRegistration', [leaf('ram:ID', key, token, { schemeID: scheme })], {
    when: ({ children }: XmlElement) => children.some(({ attributes }) => attributes.schemeID === scheme),
  })

const identified: Rows<Pick<PartyTerms, 'identifiers' | 'globalIdentifiers'>> = [
  each('ram:ID', 'identifiers'),
  list('ram:GlobalID', 'globalIdentifiers', identifier),
]

const reachable: Rows<PartyTerms> = [
  inside('ram:SpecifiedLegalOrganization', [
    child('ram:ID', 'registration', identifier),
    leaf('ram:TradingBusinessName', 'tradingName', words),
  ]),
  child('ram:DefinedTradeContact', 'contact', contact),
  child('ram:PostalTradeAddress', 'address', address),
  inside('ram:URIUniversalCommunication', [child('ram:URIID', 'electronicAddress', identifier)]),
  taxId('vatId', 'VA'),
]

/** BG-7 */
export const ciiBuyer: Rows<PartyTerms> = [...identified, needed('ram:Name', 'name', words), ...reachable]

/** BG-4 */
export const ciiSeller: Rows<SellerTerms> = [
  ...identified,
  needed('ram:Name', 'name', words),
  leaf('ram:Description', 'legalInformation', words),
  ...reachable,
  taxId('taxNumber', 'FC'),
]

/** BG-10 */
export const ciiPayee: Rows<PayeeTerms> = [
  ...identified,
  needed('ram:Name', 'name', words),
  inside('ram:SpecifiedLegalOrganization', [child('ram:ID', 'registration', identifier)]),
]

/** BG-11 */
export const ciiTaxRepresentative: Rows<TaxRepresentative> = [
  needed('ram:Name', 'name', words),
  child('ram:PostalTradeAddress', 'address', address),
  taxId('vatId', 'VA'),
]

/** BG-13 */
export const ciiDelivery: Rows<DeliveryTerms> = [
  inside('ram:ShipToTradeParty', [
    each('ram:ID', 'locations'),
    list('ram:GlobalID', 'globalLocations', identifier),
    leaf('ram:Name', 'name', words),
    child('ram:PostalTradeAddress', 'address', address),
  ]),
  inside('ram:ActualDeliverySupplyChainEvent', [inDay('ram:OccurrenceDateTime', 'date')]),
]
