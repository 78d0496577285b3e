import { attribute, child, each, inside, leaf, list, own, type Row, type Rows, through } from './codec.ts'
import { token, words } from './kindsOfText.ts'
import type { AddressTerms, ContactTerms, Identifier, PartyTerms, SellerTerms } from './partyTerms.ts'

/** Who and where in ebInterface; the terms stand beside the fields in `partyTerms.ts`. */

/** The schema wants a VAT id of both; this stands for none. Source: ebInterface 6.1, 4.6. */
const noVatId = '00000000'

interface Typed {
  readonly id: string
  readonly type: string | null
}
interface Extra {
  readonly text: string
  readonly key: string | null
}
export const extraRows: Rows<Extra> = [own('text', words), attribute('Key', 'key')]

/** An address holds the name, too, and what reaches whoever is there. */
interface AddressHere {
  readonly identifiers: readonly Typed[]
  readonly name: string | null
  readonly tradingName: string | null
  readonly street: string | null
  readonly box: string | null
  readonly city: string | null
  readonly zip: string | null
  readonly country: string | null
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly extra: readonly Extra[]
}

/** The name of a country, and its code. We write the code as both, so that no list of names is needed to read it. */
const country: Row<Pick<AddressHere, 'country'>> = through(
  [child('eb:Country', 'own', [own('name', token), attribute('CountryCode', 'code')])],
  (here: Pick<AddressHere, 'country'>) => ({
    own: here.country === null ? null : { name: here.country, code: here.country },
  }),
  ({ own: said }) => ({ country: said?.code ?? said?.name ?? null }),
)

const addressHere: Rows<AddressHere> = [
  list('eb:AddressIdentifier', 'identifiers', [own('id', token), attribute('AddressIdentifierType', 'type')]),
  leaf('eb:Name', 'name', words),
  leaf('eb:TradingName', 'tradingName', words),
  leaf('eb:Street', 'street', words),
  leaf('eb:POBox', 'box', words),
  leaf('eb:Town', 'city', words),
  leaf('eb:ZIP', 'zip', token),
  country,
  each('eb:Phone', 'phones'),
  each('eb:Email', 'emails'),
  list('eb:AdditionalInformation', 'extra', extraRows),
]

interface ContactHere {
  readonly salutation: string | null
  readonly name: string | null
  readonly phones: readonly string[]
  readonly emails: readonly string[]
}
const contactHere: Rows<ContactHere> = [
  leaf('eb:Salutation', 'salutation', words),
  leaf('eb:Name', 'name', words),
  each('eb:Phone', 'phones'),
  each('eb:Email', 'emails'),
]

interface PartyHere {
  readonly vatId: string | null
  readonly numbers: readonly Typed[]
  readonly order: string | null
  readonly address: AddressHere | null
  readonly contact: ContactHere | null
}
const partyHere: Rows<PartyHere> = [
  leaf('eb:VATIdentificationNumber', 'vatId', token),
  list('eb:FurtherIdentification', 'numbers', [own('id', token), attribute('IdentificationType', 'type')]),
  inside('eb:OrderReference', [leaf('eb:OrderID', 'order', token)]),
  child('eb:Address', 'address', addressHere),
  child('eb:Contact', 'contact', contactHere),
]

/** What ebInterface calls numbers: the register (Firmenbuch) and the tax office. */
const numberTypes = { registration: 'FN', taxNumber: 'FASTNR' } as const
/** What it has no field for, by key. */
const keys = { addition: 'AddressLine2', third: 'AddressLine3', region: 'Region', legal: 'LegalInformation' } as const
/** ISO 6523 by what ebInterface calls it. */
const schemes: Readonly<Record<string, string>> = { GLN: '0088', DUNS: '0060' }
const typeOf = (scheme: string | null): string | null =>
  Object.entries(schemes).find(([, code]) => code === scheme)?.[0] ?? scheme
/** An electronic address that is no e-mail stands among the identifiers of the address. */
const electronic = 'EAS:'

const addressTo = (address: AddressTerms | null, name: string | null): AddressHere => ({
  ...{ identifiers: [], name, tradingName: null, street: address?.street ?? null, box: null },
  ...{ city: address?.city ?? null, zip: address?.zip ?? null, country: address?.country ?? null },
  ...{ phones: [], emails: [] },
  extra: (['addition', 'third', 'region'] as const).flatMap(field => {
    const text = address?.[field] ?? null
    return text === null ? [] : [{ text, key: keys[field] }]
  }),
})

const addressFrom = ({ street, box, city, zip, country: code, extra }: AddressHere): AddressTerms => {
  const said = (key: string): string | null => extra.find(each => each.key === key)?.text ?? null
  return {
    ...{ street, addition: said(keys.addition) ?? box, third: said(keys.third), city, zip },
    ...{ region: said(keys.region), country: code },
  }
}

function partyTo(party: PartyTerms, own: Pick<SellerTerms, 'taxNumber' | 'legalInformation'>, order: string | null) {
  const { electronicAddress: reached, contact, globalIdentifiers, registration } = party
  const number = (id: string | null, type: string): Typed[] => (id === null ? [] : [{ id, type }])
  const address = addressTo(party.address, party.name)
  return {
    vatId: party.vatId ?? noVatId,
    numbers: [
      ...number(registration?.id ?? null, numberTypes.registration),
      ...number(own.taxNumber, numberTypes.taxNumber),
    ],
    order,
    address: {
      ...address,
      ...{ tradingName: party.tradingName, emails: reached?.scheme === 'EM' ? [reached.id] : [] },
      identifiers: [
        ...globalIdentifiers.map(({ id, scheme }) => ({ id, type: typeOf(scheme) })),
        ...(reached && reached.scheme !== 'EM'
          ? [{ id: reached.id, type: `${electronic}${reached.scheme ?? ''}` }]
          : []),
      ],
      extra:
        own.legalInformation === null
          ? address.extra
          : [...address.extra, { text: own.legalInformation, key: keys.legal }],
    },
    contact: contact && {
      ...{ salutation: null, name: contact.name },
      phones: contact.phone === null ? [] : [contact.phone],
      emails: contact.email === null ? [] : [contact.email],
    },
  } satisfies PartyHere
}

function partyFrom({ vatId, numbers, address, contact }: PartyHere): Omit<SellerTerms, 'identifiers'> {
  const ofType = (type: string): string | null => numbers.find(each => each.type === type)?.id ?? null
  const registration = ofType(numberTypes.registration)
  const said = address?.identifiers ?? []
  const reached = said.find(({ type }) => type?.startsWith(electronic))
  const [email] = address?.emails ?? []
  return {
    ...{ name: address?.name ?? '', tradingName: address?.tradingName ?? null },
    globalIdentifiers: said
      .filter(each => each !== reached)
      .map(({ id, type }): Identifier => ({ id, scheme: schemes[type ?? ''] ?? type })),
    registration: registration === null ? null : { id: registration, scheme: null },
    ...{ vatId: vatId === noVatId ? null : vatId, taxNumber: ofType(numberTypes.taxNumber) },
    electronicAddress: reached
      ? { id: reached.id, scheme: reached.type!.slice(electronic.length) || null }
      : email === undefined
        ? null
        : { id: email, scheme: 'EM' },
    address: address && addressFrom(address),
    contact: contactFrom(contact, address),
    legalInformation: address?.extra.find(({ key }) => key === keys.legal)?.text ?? null,
  }
}

/** The telephone of an address counts where no contact has one. */
function contactFrom(contact: ContactHere | null, address: AddressHere | null): ContactTerms | null {
  const phone = (contact?.phones[0] ? contact : address)?.phones.join(', ') || null
  if (contact === null && phone === null) return null
  const name = [contact?.salutation, contact?.name].filter(Boolean).join(' ') || null
  return { name, department: null, phone, email: contact?.emails.join(', ') || null }
}

/** BG-4 with BT-14: whose number of the order the biller knows. BT-29 is what the receiver knows the biller by. */
export type Biller = { readonly seller: SellerTerms; readonly sellerOrder: string | null }
export const biller: Row<Biller> = inside(
  'eb:Biller',
  [
    through(
      [...partyHere, leaf('eb:InvoiceRecipientsBillerID', 'assigned', token)],
      ({ seller, sellerOrder }: Biller) => ({
        ...partyTo(seller, seller, sellerOrder),
        assigned: seller.identifiers[0] ?? null,
      }),
      here => ({
        seller: { ...partyFrom(here), identifiers: here.assigned === null ? [] : [here.assigned] },
        sellerOrder: here.order,
      }),
    ),
  ],
  { isNeeded: true },
)

/** BG-7 with BT-13, the order reference, and BT-19. BT-46 is what the biller knows the receiver by. */
export type Recipient = {
  readonly buyer: PartyTerms
  readonly buyerOrder: string | null
  readonly buyerAccount: string | null
}
const nothingOwn = { taxNumber: null, legalInformation: null }
export const recipient: Row<Recipient> = inside(
  'eb:InvoiceRecipient',
  [
    through(
      [
        ...partyHere,
        leaf('eb:BillersInvoiceRecipientID', 'assigned', token),
        leaf('eb:AccountingArea', 'account', token),
      ],
      ({ buyer, buyerOrder, buyerAccount }: Recipient) => ({
        ...partyTo(buyer, nothingOwn, buyerOrder),
        ...{ assigned: buyer.identifiers[0] ?? null, account: buyerAccount },
      }),
      here => {
        const { taxNumber: _, legalInformation: __, ...party } = partyFrom(here)
        return {
          buyer: { ...party, identifiers: here.assigned === null ? [] : [here.assigned] },
          ...{ buyerOrder: here.order, buyerAccount: here.account },
        }
      },
    ),
  ],
  { isNeeded: true },
)

/** The name and place of a delivery (BT-70, BG-15). */
export type Place = { readonly name: string | null; readonly address: AddressTerms | null }
export const place: Row<Place> = through(
  [child('eb:Address', 'to', addressHere)],
  ({ name, address }: Place) => ({ to: address && addressTo(address, name) }),
  ({ to }) => ({ name: to?.name ?? null, address: to && addressFrom(to) }),
)
