import type { Cents } from '../../../../kit/money.ts'
import type { AddressTerms, ContactTerms, Identifier, PartyTerms, SellerTerms } from '../../einvoice/partyTerms.ts'
import type { Terms } from '../../einvoice/terms.ts'

/** How the text of a term is shown to people. */
export type SaidKind = 'text' | 'day' | 'money' | 'country' | 'typeCode' | 'payment'
/** One term of a bill, by its business term (BT). Amounts are cents as text. */
export interface Said {
  readonly term: string
  readonly kind: SaidKind
  readonly text: string
}
export const saidGroups = ['invoice', 'references', 'seller', 'buyer', 'delivery', 'payment', 'totals'] as const
export type SaidGroup = (typeof saidGroups)[number]

const text = (term: string, value: string | null, kind: SaidKind = 'text'): Said[] =>
  value === null || value === '' ? [] : [{ term, kind, text: value }]
const money = (term: string, value: Cents | null): Said[] =>
  value === null ? [] : [{ term, kind: 'money', text: String(value) }]
const identified = (term: string, identifier: Identifier | null): Said[] =>
  identifier === null ? [] : text(term, identifier.scheme ? `${identifier.id} (${identifier.scheme})` : identifier.id)

/** Of a party which number each of its terms has; seller, buyer and deliver-to differ in them alone. */
const numbers = {
  seller: { name: 27, trading: 28, id: 29, register: 30, vatId: 31, reached: 34, contact: [41, 42, 43] },
  buyer: { name: 44, trading: 45, id: 46, register: 47, vatId: 48, reached: 49, contact: [56, 57, 58] },
} as const
const addresses = {
  seller: [35, 36, 162, 38, 37, 39, 40],
  buyer: [50, 51, 163, 53, 52, 54, 55],
  delivery: [75, 76, 165, 78, 77, 79, 80],
} as const

function addressOf(who: keyof typeof addresses, address: AddressTerms | null): Said[] {
  if (address === null) return []
  const [street, addition, third, zip, city, region, country] = addresses[who]
  return [
    ...text(`BT-${street}`, address.street),
    ...text(`BT-${addition}`, address.addition),
    ...text(`BT-${third}`, address.third),
    ...text(`BT-${zip}`, address.zip),
    ...text(`BT-${city}`, address.city),
    ...text(`BT-${region}`, address.region),
    ...text(`BT-${country}`, address.country, 'country'),
  ]
}

function contactOf(who: keyof typeof numbers, contact: ContactTerms | null): Said[] {
  const [name, phone, email] = numbers[who].contact
  const person = [contact?.name, contact?.department].filter(Boolean).join(', ')
  return [
    ...text(`BT-${name}`, person || null),
    ...text(`BT-${phone}`, contact?.phone ?? null),
    ...text(`BT-${email}`, contact?.email ?? null),
  ]
}

function partyOf(who: keyof typeof numbers, party: PartyTerms): Said[] {
  const bt = numbers[who]
  return [
    ...text(`BT-${bt.name}`, party.name),
    ...text(`BT-${bt.trading}`, party.tradingName),
    ...addressOf(who, party.address),
    ...text(`BT-${bt.vatId}`, party.vatId),
    ...party.identifiers.flatMap(id => text(`BT-${bt.id}`, id)),
    ...party.globalIdentifiers.flatMap(id => identified(`BT-${bt.id}`, id)),
    ...identified(`BT-${bt.register}`, party.registration),
    ...identified(`BT-${bt.reached}`, party.electronicAddress),
    ...contactOf(who, party.contact),
  ]
}

const sellerOf = (seller: SellerTerms): Said[] => [
  ...partyOf('seller', seller),
  ...text('BT-32', seller.taxNumber),
  ...text('BT-33', seller.legalInformation),
]

/** All that a bill says besides its lines and its VAT, by groups in the order in which people read an invoice. Pure. */
export function saidBy(terms: Terms): { readonly group: SaidGroup; readonly said: Said[] }[] {
  const { totals, delivery, period } = terms
  const groups: Record<SaidGroup, Said[]> = {
    invoice: [
      ...text('BT-1', terms.number),
      ...text('BT-2', terms.issuedOn, 'day'),
      ...text('BT-3', terms.typeCode, 'typeCode'),
      ...text('BT-9', terms.dueOn, 'day'),
      ...text('BT-5', terms.currency),
      ...terms.notes.flatMap(note => text('BT-22', note.text)),
      ...text('BT-24', terms.specification),
      ...text('BT-23', terms.process),
    ],
    references: [
      ...text('BT-10', terms.buyerReference),
      ...text('BT-13', terms.buyerOrder),
      ...text('BT-14', terms.sellerOrder),
      ...text('BT-11', terms.project),
      ...text('BT-12', terms.contract),
      ...text('BT-15', terms.receivingAdvice),
      ...text('BT-16', terms.despatchAdvice),
      ...text('BT-17', terms.tender),
      ...identified('BT-18', terms.invoicedObject),
      ...text('BT-19', terms.buyerAccount),
      ...terms.preceding.flatMap(({ number }) => text('BT-25', number)),
      ...terms.documents.flatMap(({ reference, description }) =>
        text('BT-122', description ? `${reference} – ${description}` : reference),
      ),
    ],
    seller: sellerOf(terms.seller),
    buyer: partyOf('buyer', terms.buyer),
    delivery: [
      ...text('BT-72', delivery.date, 'day'),
      ...text('BT-73', period?.from ?? null, 'day'),
      ...text('BT-74', period?.to ?? null, 'day'),
      ...text('BT-70', delivery.name),
      ...addressOf('delivery', delivery.address),
    ],
    payment: [
      ...text('BT-20', terms.paymentTerms?.trim() ?? null),
      ...terms.payment.flatMap(means => [
        ...text('BT-81', means.code, 'payment'),
        ...text('BT-82', means.text),
        ...text('BT-84', means.iban ?? means.accountNumber),
        ...text('BT-85', means.holder),
        ...text('BT-86', means.bic),
        ...text('BT-91', means.debitedIban),
      ]),
      ...text('BT-83', terms.remittance),
      ...text('BT-89', terms.mandate),
      ...text('BT-90', terms.creditor),
      ...text('BT-59', terms.payee?.name ?? null),
    ],
    totals: [
      ...money('BT-106', totals.lines),
      ...money('BT-107', totals.allowances),
      ...money('BT-108', totals.charges),
      ...money('BT-109', totals.net),
      ...totals.vat.slice(0, 1).flatMap(({ amount }) => money('BT-110', amount)),
      ...money('BT-112', totals.gross),
      ...money('BT-113', totals.paid),
      ...money('BT-114', totals.rounding),
      ...money('BT-115', totals.due),
    ],
  }
  return saidGroups.flatMap(group => (groups[group].length > 0 ? [{ group, said: groups[group] }] : []))
}
