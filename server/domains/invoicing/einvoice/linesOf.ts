import { type Cents, portion, WHOLE } from '../../../kit/money.ts'
import { type AdvanceLine, counts, type ItemLine, type SizeRun } from '../rules/document.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'
import type { LineTotals } from '../rules/totals.ts'
import { inLines, inOneLine } from './cleanText.ts'
import { type Decimal, decimalFrom, percentOf } from './decimals.ts'
import type { LineAllowance, LineTerms, PriceBase } from './lineTerms.ts'
import { percentFrom, vatCategoryOf } from './vatCategories.ts'
import { type EinvoiceWords, einvoiceWords } from './words.ts'

/** UNTDID 5189: discount. */
export const discountCode = '95'

/** The lines of a document that an e-invoice has: items that count and advances that are taken off, in its order. */
export const linesThatCount = ({ content }: Pick<DocumentSnapshot, 'content'>): (ItemLine | AdvanceLine)[] =>
  content.lines
    .filter(line => line.kind === 'item' || line.kind === 'advance')
    .filter(line => line.kind === 'advance' || counts(line))

/**
 * The lines of an e-invoice (BG-25): quantity × price ÷ base - allowance = net, to the cent, before the discount on the document.
 * Prices entered with VAT have no exact price without it: then the price is what the whole quantity costs, for that
 * quantity, unless it goes up evenly. A price is never negative; what is taken back has a negative quantity.
 */
export function linesOf(snapshot: DocumentSnapshot): LineTerms[] {
  const totals = new Map(snapshot.totals.lines.map(line => [line.id, line]))
  return linesThatCount(snapshot).map((line, at) => {
    const own = totals.get(line.id)
    if (!own) throw new RangeError(`line ${line.id} has no sums`)
    const id = String(at + 1)
    return line.kind === 'advance' ? advanceTerms(snapshot, line, own, id) : itemTerms(snapshot, line, own, id)
  })
}

/** The sign that an amount has on the e-invoice: what a credit takes back stands there as positive. */
export const signed = ({ sort }: Pick<DocumentSnapshot, 'sort'>, cents: Cents): Cents =>
  sort === 'credit' ? 0 - cents : cents

const blank = {
  ...{ note: null, invoicedObject: null, buyerOrderLine: null, buyerAccount: null, period: null, grossPrice: null },
  ...{ allowances: [], charges: [], priceBase: null, description: null, sellersId: null, buyersId: null },
  ...{ standardId: null, classifications: [], origin: null, attributes: [] },
} satisfies Partial<LineTerms>

function advanceTerms(snapshot: DocumentSnapshot, line: AdvanceLine, totals: LineTotals, id: string): LineTerms {
  const net = signed(snapshot, totals.net)
  const words = einvoiceWords[snapshot.content.language]
  return {
    ...blank,
    ...{ id, net, quantity: net < 0 ? '-1' : '1', unit: 'C62', price: decimalFrom(Math.abs(net), 2) },
    vat: vatCategoryOf(snapshot.content.treatment, line.vatRate),
    name: inOneLine(words.advance(line.number, line.date)) ?? '',
  }
}

function itemTerms(snapshot: DocumentSnapshot, line: ItemLine, totals: LineTotals, id: string): LineTerms {
  const { content, units } = snapshot
  const words = einvoiceWords[content.language]
  const unit = units[line.unit]?.code ?? null
  const net = signed(snapshot, totals.net + totals.allowance)
  const discount = signed(snapshot, withoutVat(totals.discount, line, content.basis))
  const isTurned = (snapshot.sort === 'cancellation') !== line.unitPrice < 0
  return {
    ...blank,
    ...{ id, unit, net, quantity: decimalFrom(isTurned ? 0 - line.quantity : line.quantity, 3) },
    ...priceOf(line, unit, content.basis === 'gross' ? net + discount : null),
    allowances: discount === 0 ? [] : [lineDiscount(line, discount, net + discount, words)],
    vat: vatCategoryOf(content.treatment, totals.rate),
    name: inOneLine(line.title) ?? '',
    description: inLines(line.description),
    ...{ sellersId: inOneLine(line.number), buyerOrderLine: inOneLine(line.orderPosition ?? null) },
    attributes: line.run ? sizesOf(line.run, words) : [],
    note: line.run && inLines(piecesText(line.run, words)),
  }
}

const withoutVat = (cents: Cents, { vatRate }: ItemLine, basis: 'net' | 'gross'): Cents =>
  basis === 'gross' ? cents - portion(cents, vatRate, WHOLE + vatRate) : cents

/** `whole`: what the quantity comes to where prices hold VAT; null where they don't. */
function priceOf(
  { quantity, unitPrice, vatRate }: ItemLine,
  unit: string | null,
  whole: Cents | null,
): { price: Decimal; priceBase: PriceBase | null } {
  const price = (cents: Cents): Decimal => decimalFrom(Math.abs(cents), 2)
  if (whole === null) return { price: price(unitPrice), priceBase: null }
  if (quantity === 0) return { price: price(portion(unitPrice, WHOLE, WHOLE + vatRate)), priceBase: null }
  if ((whole * 1000) % quantity === 0) return { price: price((whole * 1000) / quantity), priceBase: null }
  return { price: price(whole), priceBase: { quantity: decimalFrom(Math.abs(quantity), 3), unit } }
}

/** The percentage stands with its base where it says the amount to the cent; it always stands in the words. */
function lineDiscount(line: ItemLine, amount: Cents, base: Cents, words: EinvoiceWords): LineAllowance {
  const percent = percentFrom(line.discount)
  const isExact = percentOf(percent, base) === amount
  return {
    ...{ amount, base: isExact ? base : null, percent: isExact ? percent : null },
    ...{ reason: words.discount(percent), reasonCode: discountCode },
  }
}

const fieldName = (fit: string, size: string, words: EinvoiceWords): string =>
  inOneLine(fit ? `${fit} ${size}` : `${words.size} ${size}`) ?? words.size

/** A size run as attributes of the item: what fits whom, and how many. */
const sizesOf = ({ cells }: SizeRun, words: EinvoiceWords): LineTerms['attributes'] =>
  cells
    .filter(({ amount }) => amount > 0)
    .map(({ fit, size, amount }) => ({ name: fieldName(fit, size, words), value: String(amount) }))

/** What is printed on the pieces, a row for each field of the run that names any. */
function piecesText({ cells }: SizeRun, words: EinvoiceWords): string {
  const rows = cells.map(({ fit, size, pieces }) => {
    const printed = pieces.map(({ name, number }) => [name, number].filter(Boolean).join(' ')).filter(Boolean)
    return printed.length > 0 ? `${fieldName(fit, size, words)}: ${printed.join(', ')}` : null
  })
  return rows.filter(row => row !== null).join('\n')
}
