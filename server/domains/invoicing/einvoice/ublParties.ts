import {
  absent,
  attribute,
  child,
  constant,
  inside,
  leaf,
  list,
  needed,
  own,
  type Row,
  type Rows,
  through,
} from './codec.ts'
import { isoDay, token, words } from './kindsOfText.ts'
import type {
  AddressTerms,
  ContactTerms,
  DeliveryTerms,
  Identifier,
  PartyTerms,
  PayeeTerms,
  SellerTerms,
} from './partyTerms.ts'
import type { XmlElement } from './xml.ts'

/** Who and where in UBL; the terms stand beside the fields in `partyTerms.ts`. */

const identifier: Rows<Identifier> = [own('id', token), attribute('schemeID', 'scheme')]

/** What an element of a tax says always: which tax it is. */
export const taxScheme = (scheme: string): Row<unknown> => ({
  ...inside('cac:TaxScheme', [constant('cbc:ID', scheme)], { isNeeded: true }),
  isConstant: true,
})
const isOfScheme =
  (scheme: string) =>
  ({ children }: XmlElement): boolean =>
    children.some(
      ({ name, children: below }) => name === 'cac:TaxScheme' && below.some(({ text }) => text.trim() === scheme),
    )

const address: Rows<AddressTerms> = [
  leaf('cbc:StreetName', 'street', words),
  leaf('cbc:AdditionalStreetName', 'addition', words),
  leaf('cbc:CityName', 'city', words),
  leaf('cbc:PostalZone', 'zip', token),
  leaf('cbc:CountrySubentity', 'region', words),
  inside('cac:AddressLine', [leaf('cbc:Line', 'third', words)]),
  inside('cac:Country', [leaf('cbc:IdentificationCode', 'country', token)]),
]

const contact: Rows<ContactTerms> = [
  leaf('cbc:Name', 'name', words),
  leaf('cbc:Telephone', 'phone', token),
  leaf('cbc:ElectronicMail', 'email', token),
  absent('department', null),
]

interface Identifications {
  readonly all: readonly { readonly own: Identifier | null }[]
}
/** BT-29, BT-46: with a scheme or without, in one list here. */
const identifications: Row<Pick<PartyTerms, 'identifiers' | 'globalIdentifiers'>> = through(
  [list('cac:PartyIdentification', 'all', [child('cbc:ID', 'own', identifier)])] satisfies Rows<Identifications>,
  ({ identifiers, globalIdentifiers }): Identifications => ({
    all: [...identifiers.map(id => ({ id, scheme: null })), ...globalIdentifiers].map(each => ({ own: each })),
  }),
  ({ all }) => {
    const found = all.flatMap(each => each.own ?? [])
    return {
      identifiers: found.filter(({ scheme }) => scheme === null).map(({ id }) => id),
      globalIdentifiers: found.filter(({ scheme }) => scheme !== null),
    }
  },
)

const taxId = <const K extends string>(key: K, scheme: string): Row<{ readonly [P in K]: string | null }> =>
  inside('cac:PartyTaxScheme', [leaf('cbc:CompanyID', key, token), taxScheme(scheme)], { when: isOfScheme(scheme) })

const beforeTax: Rows<PartyTerms> = [
  child('cbc:EndpointID', 'electronicAddress', identifier),
  identifications,
  inside('cac:PartyName', [leaf('cbc:Name', 'tradingName', words)]),
  child('cac:PostalAddress', 'address', address),
  taxId('vatId', 'VAT'),
]

const legalEntity: Rows<PartyTerms> = [
  leaf('cbc:RegistrationName', 'name', words),
  child('cbc:CompanyID', 'registration', identifier),
]

/** BG-4 */
export const ublSeller: Rows<SellerTerms> = [
  inside('cac:Party', [
    ...beforeTax,
    taxId('taxNumber', 'FC'),
    inside('cac:PartyLegalEntity', [...legalEntity, leaf('cbc:CompanyLegalForm', 'legalInformation', words)]),
    child('cac:Contact', 'contact', contact),
  ]),
]

/** BG-7 */
export const ublBuyer: Rows<PartyTerms> = [
  inside('cac:Party', [
    ...beforeTax,
    inside('cac:PartyLegalEntity', legalEntity),
    child('cac:Contact', 'contact', contact),
  ]),
]

/** BG-10 */
export const ublPayee: Rows<PayeeTerms> = [
  identifications,
  inside('cac:PartyName', [needed('cbc:Name', 'name', words)], { isNeeded: true }),
  inside('cac:PartyLegalEntity', [child('cbc:CompanyID', 'registration', identifier)]),
]

/** BG-13 */
export const ublDelivery: Rows<DeliveryTerms> = [
  inside('cac:Delivery', [
    leaf('cbc:ActualDeliveryDate', 'date', isoDay),
    inside('cac:DeliveryLocation', [child('cac:Address', 'address', address)]),
    inside('cac:DeliveryParty', [inside('cac:PartyName', [leaf('cbc:Name', 'name', words)])]),
  ]),
  absent('locations', []),
  absent('globalLocations', []),
]
