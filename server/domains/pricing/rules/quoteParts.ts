import { type Cents, total } from '../../../kit/money.ts'
import type { PricedLine } from './linePrices.ts'
import type { LineDiscount, QuoteLine, ShippingQuote, Taxed, VatRow } from './quote.ts'
import type { ShippingCosts } from './shipping.ts'

/** A line that is not valid: no units, no money, all else null. */
export function invalidLine(id: string): QuoteLine {
  return {
    id,
    valid: false,
    units: 0,
    childSets: null,
    listPrice: null,
    unitPrice: null,
    sum: 0,
    discounts: [],
    discount: 0,
    amount: 0,
    vatCategory: null,
    vatRate: null,
    net: 0,
    vat: 0,
    gross: 0,
    deliveryWeeks: null,
  }
}

/** A line of goods with its discounts and what VAT makes of what is left. */
export function goodsLine(
  line: PricedLine,
  discounts: LineDiscount[],
  { net, vat, gross }: Taxed,
  facts: Pick<QuoteLine, 'vatCategory' | 'vatRate' | 'deliveryWeeks'>,
): QuoteLine {
  const discount = total(discounts.map(({ amount }) => amount))
  return {
    id: line.id,
    valid: true,
    units: line.units,
    childSets: line.childSets,
    listPrice: line.listPrice,
    unitPrice: line.unitPrice,
    sum: line.sum,
    discounts,
    discount,
    amount: line.sum - discount,
    vatCategory: facts.vatCategory,
    vatRate: facts.vatRate,
    net,
    vat,
    gross,
    deliveryWeeks: facts.deliveryWeeks,
  }
}

/** A voucher product is money for later: no discount, no VAT (pricing.md, "Lines" and step 9). */
export function voucherLine(line: PricedLine, deliveryWeeks: number): QuoteLine {
  const taxed = { net: line.sum, vat: 0, gross: line.sum }
  return goodsLine(line, [], taxed, { vatCategory: 'outOfScope', vatRate: 0, deliveryWeeks })
}

/** Shipping with the VAT of its shares: `shares` are the lines' shares of it, in the order of the goods. */
export function shippingQuote({ groups, groupOf }: ShippingCosts, shares: readonly Taxed[]): ShippingQuote {
  const quotes = groups.map(group => ({ ...group, net: 0, vat: 0, gross: 0 }))
  const sum: ShippingQuote = { cost: 0, net: 0, vat: 0, gross: 0, groups: quotes }
  for (const [i, share] of shares.entries()) {
    const quote = quotes[groupOf[i]!]
    if (quote) add(quote, share)
    add(sum, share)
  }
  sum.cost = total(groups.map(({ cost }) => cost))
  return sum
}

/**
 * One row per category and rate that a line has, the lines' shipping in it; rate falling, then category as text.
 * Source: pricing-format.md, `vat[]`.
 */
export function vatRows(
  lines: readonly QuoteLine[],
  goods: readonly PricedLine[],
  shippingShares: readonly Taxed[],
): VatRow[] {
  const shareAt = new Map(goods.map((line, i) => [line.position, shippingShares[i]!]))
  const rows = new Map<string, VatRow>()
  for (const [position, line] of lines.entries()) {
    const { vatCategory: category, vatRate: rate } = line
    if (category === null || rate === null) continue
    const key = `${category} ${rate}`
    const row = rows.get(key) ?? { category, rate, net: 0, vat: 0, gross: 0 }
    add(row, line)
    const share = shareAt.get(position)
    if (share) add(row, share)
    rows.set(key, row)
  }
  return [...rows.values()].sort((a, b) => b.rate - a.rate || (a.category < b.category ? -1 : 1))
}

function add(sum: { net: Cents; vat: Cents; gross: Cents }, { net, vat, gross }: Taxed): void {
  sum.net += net
  sum.vat += vat
  sum.gross += gross
}
