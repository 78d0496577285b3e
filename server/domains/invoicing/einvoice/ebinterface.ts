import { addDays, type Day } from '../../../kit/days.ts'
import { total } from '../../../kit/money.ts'
import { absent, attribute, child, inside, leaf, list, needed, type Row, type Rows, through, written } from './codec.ts'
import { percentOf } from './decimals.ts'
import { allowance, ebinterfaceLine, periodRows, taxPercent } from './ebinterfaceLine.ts'
import { biller, extraRows, type Place, place, recipient } from './ebinterfaceParties.ts'
import { type Paid, paymentRows } from './ebinterfacePayment.ts'
import { cents, decimal, isoDay, token, words } from './kindsOfText.ts'
import type { AllowanceTerms, LineTerms } from './lineTerms.ts'
import type { PrecedingInvoice, Terms, VatTerms } from './terms.ts'
import { xmlText } from './xml.ts'

/**
 * Business terms ↔ ebInterface, the Austrian standard: one table, written and read from alike; elements stand in the order of the
 * schema. Written is 6.1; 5.0 and 6.0 are read by the same table. What ebInterface has no place for stands in
 * `ebinterfaceTerms.ts`; sums that it does not say (BT-106 to BT-110) follow from its lines. Source: AUSTRIAPRO,
 * ebInterface 6.1; mapping of terms as in ebinterface-ubl-mapping.
 */

/** URI of a version, which tells how the invoice is read. */
export const ebinterfaceUri = (version: EbinterfaceVersion): string => `http://www.ebinterface.at/schema/${version}/`
export const ebinterfaceVersions = ['6p1', '6p0', '5p0'] as const
export type EbinterfaceVersion = (typeof ebinterfaceVersions)[number]
export const ebinterfaceRoot = 'eb:Invoice'

/** BT-3 by DocumentType. A cancellation is an invoice with negative sums that names the cancelled one. Source: e-Rechnung.gv.at, credit notes. */
const documentTypes: Readonly<Record<string, string>> = {
  ...{ Invoice: '380', FinalSettlement: '380', InvoiceForPartialDelivery: '326', InvoiceForAdvancePayment: '386' },
  ...{ CreditMemo: '381', SubsequentCredit: '381', SelfBilling: '389', SubsequentDebit: '380' },
}
const cancellation = '384'
const documentTypeOf = (typeCode: string): string =>
  Object.entries(documentTypes).find(([, code]) => code === typeCode)?.[0] ?? 'Invoice'

/** Keys of terms without a field; others are supporting documents by what they are. */
const keys = {
  buyerReference: 'BT-10',
  project: 'BT-11',
  contract: 'BT-12',
  tender: 'BT-17',
  receivingAdvice: 'BT-15',
} as const
type Keyed = keyof typeof keys
interface Extra {
  readonly text: string
  readonly key: string | null
}

interface Discount {
  readonly day: Day
  readonly base: number | null
  readonly percent: string | null
  readonly amount: number | null
  readonly comment: string | null
}
interface ItemList {
  readonly header: string | null
  readonly lines: readonly LineTerms[]
  readonly footer: string | null
}

/** What ebInterface says, where it says it otherwise than the terms. */
interface Here
  extends Pick<Terms, 'number' | 'issuedOn' | 'currency' | 'seller' | 'buyer' | 'sellerOrder' | 'buyerOrder'>,
    Pick<Terms, 'buyerAccount' | 'despatchAdvice' | 'period' | 'vat' | 'dueOn'>,
    Paid,
    Place {
  readonly type: string | null
  readonly cancelled: PrecedingInvoice | null
  readonly related: readonly PrecedingInvoice[]
  readonly extra: readonly Extra[]
  readonly day: Day | null
  readonly header: string | null
  readonly lists: readonly ItemList[]
  readonly footer: string | null
  readonly allowances: readonly AllowanceTerms[]
  readonly charges: readonly AllowanceTerms[]
  readonly gross: number
  readonly paid: number | null
  readonly rounding: number | null
  readonly due: number
  readonly discounts: readonly Discount[]
  readonly terms: string | null
  readonly comment: string | null
}

/** An attribute that is always there; of others nothing follows from it. */
const generatingSystem: Row<unknown> = {
  isConstant: true,
  write: (_, into) => {
    into.attributes.GeneratingSystem = 'Webshop'
  },
  read: () => undefined,
}
const currency: Row<Pick<Here, 'currency'>> = through(
  [attribute('InvoiceCurrency', 'code')],
  ({ currency: code }: Pick<Here, 'currency'>) => ({ code: code as string | null }),
  ({ code }) => ({ currency: code ?? '' }),
)

const invoice: Rows<PrecedingInvoice> = [
  needed('eb:InvoiceNumber', 'number', token),
  leaf('eb:InvoiceDate', 'date', isoDay),
]
const vat: Rows<VatTerms> = [
  needed('eb:TaxableAmount', 'base', cents),
  taxPercent,
  through(
    [leaf('eb:TaxAmount', 'said', cents)],
    ({ amount }: VatTerms) => ({ said: amount as number | null }),
    // Where the amount is left out it follows; `NaN` stands for that until base and rate are read, see `termsOf`.
    ({ said }) => ({ amount: said ?? Number.NaN }),
  ),
  leaf('eb:Comment', 'exemptionReason', words),
  absent('exemptionCode', null),
  absent('pointOn', null),
]
const discount: Rows<Discount> = [
  needed('eb:PaymentDate', 'day', isoDay),
  leaf('eb:BaseAmount', 'base', cents),
  leaf('eb:Percentage', 'percent', decimal),
  leaf('eb:Amount', 'amount', cents),
  leaf('eb:Comment', 'comment', words),
]

const rowsHere = (order: string | null): Rows<Here> => [
  generatingSystem,
  attribute('DocumentType', 'type'),
  currency,
  needed('eb:InvoiceNumber', 'number', token),
  needed('eb:InvoiceDate', 'issuedOn', isoDay),
  child('eb:CancelledOriginalDocument', 'cancelled', invoice),
  list('eb:RelatedDocument', 'related', invoice),
  list('eb:AdditionalInformation', 'extra', extraRows),
  inside('eb:Delivery', [
    leaf('eb:DeliveryID', 'despatchAdvice', token),
    leaf('eb:Date', 'day', isoDay),
    child('eb:Period', 'period', periodRows),
    place,
  ]),
  biller,
  recipient,
  inside(
    'eb:Details',
    [
      leaf('eb:HeaderDescription', 'header', words),
      list('eb:ItemList', 'lists', [
        leaf('eb:HeaderDescription', 'header', words),
        list('eb:ListLineItem', 'lines', ebinterfaceLine(order)),
        leaf('eb:FooterDescription', 'footer', words),
      ]),
      leaf('eb:FooterDescription', 'footer', words),
    ],
    { isNeeded: true },
  ),
  inside('eb:ReductionAndSurchargeDetails', [
    list('eb:Reduction', 'allowances', allowance),
    list('eb:Surcharge', 'charges', allowance),
  ]),
  inside('eb:Tax', [list('eb:TaxItem', 'vat', vat)], { isNeeded: true }),
  needed('eb:TotalGrossAmount', 'gross', cents),
  leaf('eb:PrepaidAmount', 'paid', cents),
  leaf('eb:RoundingAmount', 'rounding', cents),
  needed('eb:PayableAmount', 'due', cents),
  paymentRows,
  inside('eb:PaymentConditions', [
    leaf('eb:DueDate', 'dueOn', isoDay),
    list('eb:Discount', 'discounts', discount),
    leaf('eb:Comment', 'terms', words),
  ]),
  leaf('eb:Comment', 'comment', words),
]

const machineLine = /^#SKONTO#TAGE=(\d{1,4})#PROZENT=(\d{1,3}\.\d\d)#$/
const days = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** BT-20: for people in words, for machines as discounts by day. */
function conditionsTo({ paymentTerms, issuedOn }: Terms): Pick<Here, 'discounts' | 'terms'> {
  const lines = (paymentTerms ?? '').split('\n')
  const machine = lines.map(line => machineLine.exec(line)).filter(match => match !== null)
  if (machine.length === 0) return { discounts: [], terms: paymentTerms }
  return {
    discounts: machine.map(([, within, percent]) => ({
      ...{ day: addDays(issuedOn, Number(within)), base: null, percent: percent!, amount: null, comment: null },
    })),
    terms: lines.filter(line => line !== '' && !machineLine.test(line)).join('\n') || null,
  }
}

function conditionsFrom({ discounts, terms, issuedOn }: Here): string | null {
  const machine = discounts.flatMap(({ day, percent }) =>
    percent === null ? [] : [`#SKONTO#TAGE=${days(issuedOn, day)}#PROZENT=${Number(percent).toFixed(2)}#`],
  )
  if (machine.length === 0) return terms
  return `${[terms, ...machine].filter(text => text !== null).join('\n')}\n`
}

function extraOf(terms: Terms): Extra[] {
  return [
    ...(Object.keys(keys) as Keyed[]).flatMap(field => {
      const text = terms[field]
      return text === null ? [] : [{ text, key: keys[field] }]
    }),
    ...terms.documents.map(({ reference, description }) => ({ text: reference, key: description })),
  ]
}

function hereOf(terms: Terms): Here {
  const [first = null, ...others] = terms.preceding
  const isCancelled = terms.typeCode === cancellation && first?.date != null
  return {
    ...terms,
    ...{ type: documentTypeOf(terms.typeCode), cancelled: isCancelled ? first : null },
    ...{ related: isCancelled ? others : terms.preceding, extra: extraOf(terms), day: terms.delivery.date },
    ...{ name: terms.delivery.name, address: terms.delivery.address, header: null, footer: null },
    lists: [{ header: null, lines: terms.lines, footer: null }],
    ...{ gross: terms.totals.gross, paid: terms.totals.paid, rounding: terms.totals.rounding, due: terms.totals.due },
    ...conditionsTo(terms),
    comment: terms.notes[0]?.text ?? null,
  }
}

const termsFrom =
  (version: EbinterfaceVersion) =>
  (here: Here): Terms => {
    const lines = here.lists
      .flatMap(each => each.lines)
      .map((line, at) => (line.id === '' ? { ...line, id: String(at + 1) } : line))
    const { allowances, charges } = here
    const vatRows = here.vat.map(row =>
      Number.isNaN(row.amount) ? { ...row, amount: percentOf(row.rate ?? '0', row.base) } : row,
    )
    const sums = {
      lines: total(lines.map(({ net }) => net)),
      allowances: amounts(allowances),
      charges: amounts(charges),
    }
    const texts = [here.header, ...here.lists.flatMap(each => [each.header, each.footer]), here.footer, here.comment]
    const said = (key: string) => here.extra.find(each => each.key === key)?.text ?? null
    const own: readonly (string | null)[] = Object.values(keys)
    return {
      ...{ specification: ebinterfaceUri(version), process: null, number: here.number, issuedOn: here.issuedOn },
      typeCode: here.cancelled ? cancellation : (documentTypes[here.type ?? ''] ?? ''),
      ...{ currency: here.currency, vatCurrency: null, dueOn: here.dueOn, invoicedObject: null },
      ...{ buyerReference: said(keys.buyerReference), project: said(keys.project), contract: said(keys.contract) },
      ...{ buyerOrder: here.buyerOrder, sellerOrder: here.sellerOrder, despatchAdvice: here.despatchAdvice },
      ...{ receivingAdvice: said(keys.receivingAdvice), tender: said(keys.tender), buyerAccount: here.buyerAccount },
      paymentTerms: conditionsFrom(here),
      notes: texts.filter(text => text !== null).map(text => ({ subject: null, text })),
      preceding: [...(here.cancelled ? [here.cancelled] : []), ...here.related],
      ...{ seller: here.seller, buyer: here.buyer, payee: null, taxRepresentative: null },
      delivery: { name: here.name, locations: [], globalLocations: [], date: here.day, address: here.address },
      ...{ period: here.period, remittance: here.remittance, creditor: here.creditor, mandate: here.mandate },
      ...{ payment: here.payment, allowances, charges, vat: vatRows, lines },
      totals: {
        ...{ lines: sums.lines, allowances: allowances.length > 0 ? sums.allowances : null },
        ...{ charges: charges.length > 0 ? sums.charges : null, net: sums.lines - sums.allowances + sums.charges },
        vat: [{ currency: here.currency, amount: total(vatRows.map(({ amount }) => amount)) }],
        ...{ gross: here.gross, paid: here.paid, rounding: here.rounding, due: here.due },
      },
      documents: here.extra.flatMap(({ key, text }) =>
        own.includes(key) ? [] : [{ reference: text, description: key, url: null, file: null }],
      ),
    }
  }

const amounts = (all: readonly AllowanceTerms[]): number => total(all.map(({ amount }) => amount))

/** `order`: BT-13, which lines say again where they say a position of it. */
export const ebinterfaceTable = (version: EbinterfaceVersion, order: string | null): Rows<Terms> => [
  through(rowsHere(order), hereOf, termsFrom(version)),
]

/** An invoice as ebInterface 6.1: XML in UTF-8, the same for the same terms, which `ebinterfaceTerms.ts` made. */
export const ebinterfaceOf = (terms: Terms): string =>
  xmlText(written(ebinterfaceRoot, terms, ebinterfaceTable('6p1', terms.buyerOrder)), { eb: ebinterfaceUri('6p1') })
