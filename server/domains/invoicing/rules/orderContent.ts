import { type Day, dayOf } from '../../../kit/days.ts'
import type { Language } from '../../../kit/languages.ts'
import { type Cents, total } from '../../../kit/money.ts'
import { speechIn } from '../../../texts/texts.ts'
import type { Order, OrderLine } from '../../orders/queries/orders.ts'
import type { DocumentContent, ItemLine, Party, TaxTreatment } from './document.ts'
import { partyOf } from './party.ts'
import type { UnitWords } from './snapshot.ts'
import type { DocumentTotals, LineTotals, VatTotals } from './totals.ts'

/** A web order as an invoice says it: nothing is reckoned anew, its sums are those that the buyer agreed to. */
export interface InvoicedOrder {
  readonly content: DocumentContent & { readonly receiver: Party }
  readonly totals: DocumentTotals
  readonly units: Readonly<Record<string, UnitWords>>
  readonly taxNote: string | null
  readonly paid: Cents
}

export interface InvoiceTerms {
  readonly today: Day
  readonly timeZone: string
  readonly homeCountry: string
  readonly paymentDays: number
  readonly textBefore: string
  readonly textAfter: string
  readonly contact: DocumentContent['contact']
}

/** Vouchers that were bought are money for later and no supply: they stand on no invoice (Art. 30b (2) VAT directive). */
const isSupply = ({ kind }: OrderLine): boolean => kind !== 'voucher'

/**
 * What an invoice of a web order says: its lines and shipping costs, at the prices, discounts and VAT of the order; null
 * where nothing was supplied that VAT knows of (vouchers alone). What vouchers paid is paid; of an order that is paid all is.
 */
export function invoicedOrder(order: Order, lines: readonly OrderLine[], terms: InvoiceTerms): InvoicedOrder | null {
  const supplied = lines.filter(isSupply)
  if (supplied.length === 0) return null
  const rows = supplied.map(itemOf)
  const shipping = shippingRows(order, lines)
  const each = [...rows.map(({ totals }) => totals), ...shipping.map(({ totals }) => totals)]
  const totals = sumsOf(each)
  const vouchers = total(order.quote.vouchers.map(({ paid }) => paid))
  const paid = order.paymentState === 'paid' ? totals.gross : Math.min(vouchers, totals.gross)
  const treatment = treatmentOf(order, supplied)
  const day = dayOf(order.shippedAt ?? order.paidAt ?? order.placedAt, terms.timeZone)
  const supply = order.shippedAt ? day : (order.latestDelivery ?? day)
  return {
    content: {
      ...{ language: order.language, currency: 'EUR', receiver: partyOf(order.invoiceAddress, order.email, null) },
      deliverTo: order.isPickup || !order.needsShipping ? null : partyOf(order.shippingAddress, null, null),
      ...{ date: terms.today, performance: { from: supply, to: supply }, validUntil: null, deliveryDate: null },
      ...{ paymentDays: terms.paymentDays, earlyPayment: null, contact: terms.contact },
      ...{ ownReference: null, theirReference: null, buyerOrderNumber: null, leitwegId: null },
      basis: order.labels.vatIncluded ? 'gross' : 'net',
      ...{ treatment, taxCountry: order.isPickup ? terms.homeCountry : order.shippingAddress.country },
      lines: [...rows.map(({ line }) => line), ...shipping.map(({ line }) => line)],
      ...{ discount: null, textBefore: terms.textBefore, textAfter: terms.textAfter, tags: [], note: '' },
    },
    ...{ totals, units: unitsOf(supplied, order.language), taxNote: order.labels.vatGround ?? null, paid },
  }
}

function treatmentOf(order: Order, lines: readonly OrderLine[]): TaxTreatment {
  const categories = new Set(lines.map(({ vatCategory }) => vatCategory))
  if (categories.has('intraCommunity')) return 'intraCommunity'
  if (categories.has('export')) return 'export'
  return order.labels.vatGround && lines.every(({ vatRate }) => vatRate === 0) ? 'smallBusiness' : 'standard'
}

const pieceUnit = 'piece'
/** Where a price by the piece says nothing: sets of two prices, and costs. */
const lotUnit = 'lot'

const keyOfUnit = ({ quantityUnit }: OrderLine): string => quantityUnit?.one ?? pieceUnit

function itemOf(line: OrderLine): { line: ItemLine; totals: LineTotals } {
  const isEven = line.unitPriceCents !== null && line.unitPriceCents * line.amount === line.sumCents
  const parts = [
    [line.color, line.size].filter(Boolean).join(', '),
    ...line.properties.map(({ label, value }) => `${label}: ${value}`),
    ...line.pieces.map(piece => [`${piece.amount} ×`, piece.title, piece.color, piece.size].filter(Boolean).join(' ')),
    ...(line.texts.some(Boolean) ? [line.texts.filter(Boolean).join(' · ')] : []),
  ].filter(Boolean)
  return {
    line: {
      ...{ kind: 'item', id: line.id, title: line.title, description: parts.join('\n') || null, number: line.sku },
      ...{ productId: line.productId, variantId: line.variantId, unit: isEven ? keyOfUnit(line) : lotUnit },
      quantity: isEven ? line.amount * 1000 : 1000,
      unitPrice: isEven ? line.unitPriceCents! : line.sumCents,
      ...{ discount: 0, vatRate: line.vatRate, run: null, isOptional: false, isAlternative: false, source: null },
    },
    totals: {
      ...{ id: line.id, sum: line.sumCents, discount: line.discountCents, amount: line.amountCents },
      ...{ share: 0, allowance: 0, rate: line.vatRate, counts: true },
      ...{ net: line.netCents, vat: line.vatCents, gross: line.grossCents },
    },
  }
}

/** Shipping costs by the rates that they are taxed at: what the quote has of each rate beyond its lines. */
function shippingRows(order: Order, lines: readonly OrderLine[]): { line: ItemLine; totals: LineTotals }[] {
  const { text } = speechIn(order.language)
  return order.quote.vat.flatMap(row => {
    const own = lines.filter(line => line.vatRate === row.rate && line.vatCategory === row.category)
    const net = row.net - total(own.map(({ netCents }) => netCents))
    const vat = row.vat - total(own.map(({ vatCents }) => vatCents))
    if (net === 0 && vat === 0) return []
    const id = `shipping-${row.category}-${row.rate}`
    const sum = order.labels.vatIncluded ? net + vat : net
    const line: ItemLine = {
      ...{ kind: 'item', id, title: text('document.shipping'), description: null, number: null },
      ...{ productId: null, variantId: null, unit: lotUnit, quantity: 1000, unitPrice: sum, discount: 0 },
      ...{ vatRate: row.rate, run: null, isOptional: false, isAlternative: false, source: null },
    }
    const totals = { id, sum, discount: 0, amount: sum, share: 0, allowance: 0, rate: row.rate, counts: true }
    return [{ line, totals: { ...totals, net, vat, gross: net + vat } }]
  })
}

function sumsOf(lines: readonly LineTotals[]): DocumentTotals {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a)
  const vat = rates.map((rate): VatTotals => {
    const own = lines.filter(line => line.rate === rate)
    const sumOf = (part: 'net' | 'vat' | 'gross') => total(own.map(line => line[part]))
    return { rate, net: sumOf('net'), vat: sumOf('vat'), gross: sumOf('gross'), allowance: 0 }
  })
  return {
    ...{ lines, subtotals: {}, amount: total(lines.map(({ amount }) => amount)), discount: 0, vat },
    net: total(vat.map(row => row.net)),
    vatSum: total(vat.map(row => row.vat)),
    gross: total(vat.map(row => row.gross)),
  }
}

/** Codes of UN/ECE recommendation 20: H87 is a piece, C62 one of whatever it is. */
function unitsOf(lines: readonly OrderLine[], language: Language): Record<string, UnitWords> {
  const { text } = speechIn(language)
  const own = lines.flatMap(({ quantityUnit }) =>
    quantityUnit ? [[quantityUnit.one, { ...quantityUnit, code: 'C62' }] as const] : [],
  )
  return {
    [pieceUnit]: { one: text('document.unit.piece'), many: text('document.unit.pieces'), code: 'H87' },
    [lotUnit]: { one: text('document.unit.lot'), many: text('document.unit.lot'), code: 'C62' },
    ...Object.fromEntries(own),
  }
}
