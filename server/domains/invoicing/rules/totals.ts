import { apportion, type BasisPoints, type Cents, portion, total, WHOLE } from '../../../kit/money.ts'
import { type AdvanceLine, counts, type DocumentContent, type ItemLine } from './document.ts'

/** The sums of a line. `sum` = amount × price, `discount` of the line, `amount = sum - discount`, `share` of the document's
 *  discount, all in the basis of the document; `net + vat = gross` after both discounts; `allowance` is `share` without VAT, so
 *  that `net + allowance` is what the line comes to before it. Of optional and alternative lines what they would cost by
 *  themselves. */
export interface LineTotals {
  readonly id: string
  readonly sum: Cents
  readonly discount: Cents
  readonly amount: Cents
  readonly share: Cents
  readonly allowance: Cents
  readonly rate: BasisPoints
  readonly net: Cents
  readonly vat: Cents
  readonly gross: Cents
  readonly counts: boolean
}

/** The VAT at one rate; of supplies that are free of it one row at rate 0. `allowance`: the document's discount in it, net. */
export interface VatTotals {
  readonly rate: BasisPoints
  readonly net: Cents
  readonly vat: Cents
  readonly gross: Cents
  readonly allowance: Cents
}

export interface DocumentTotals {
  /** Items and advances, in the order of the document. */
  readonly lines: readonly LineTotals[]
  /** By the id of the line that says it: what counts between the one before and it. */
  readonly subtotals: Readonly<Record<string, Cents>>
  /** The lines before the document's discount, in its basis. */
  readonly amount: Cents
  readonly discount: Cents
  /** Falling rates. */
  readonly vat: readonly VatTotals[]
  readonly net: Cents
  readonly vatSum: Cents
  readonly gross: Cents
}

type Part = { id: string; amount: Cents; share: Cents; rate: BasisPoints; counts: boolean; sum: Cents; discount: Cents }

/**
 * The sums of a document. Rounded once, half away from zero: amount × price per line, its discount, the document's
 * discount, VAT per rate on the sum of its lines. The discount on the whole is spread over the lines that count by what is
 * left of them; of supplies that are free of VAT the VAT of the entered rates is taken out of gross prices first.
 * Advances are subtracted with the VAT that they had.
 * Source: decisions.md, "Money, tax, time"; pricing.md, "Money", step 9.
 */
export function totalsOf(content: Pick<DocumentContent, 'lines' | 'discount' | 'basis' | 'treatment'>): DocumentTotals {
  const items = content.lines.filter(line => line.kind === 'item')
  // In the order of their ids, which decides ties: where a line stands changes no sum.
  const counted = items.filter(counts).sort(byId)
  const sums = new Map(items.map(line => [line.id, sumOf(line)]))
  const amount = total(counted.map(({ id }) => sums.get(id)!.amount))
  const discount = discountOf(content.discount, amount)
  const shares = apportion(
    discount,
    counted.map(({ id }) => sums.get(id)!.amount),
  )
  const shareOf = new Map(counted.map(({ id }, at) => [id, shares[at]!]))
  const parts = items.map(
    (line): Part => ({
      ...{ id: line.id, rate: line.vatRate, counts: counts(line), share: shareOf.get(line.id) ?? 0 },
      ...sums.get(line.id)!,
    }),
  )
  const taxed = new Map(taxedParts(parts, content).map(line => [line.id, line]))
  const lines = content.lines.flatMap(line => {
    if (line.kind === 'advance') return [advanceTotals(line)]
    return line.kind === 'item' ? [taxed.get(line.id)!] : []
  })
  const vat = vatRows(lines)
  return {
    ...{ lines, subtotals: subtotalsOf(content.lines, sums), amount, discount, vat },
    net: total(vat.map(row => row.net)),
    vatSum: total(vat.map(row => row.vat)),
    gross: total(vat.map(row => row.gross)),
  }
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

function sumOf({ quantity, unitPrice, discount }: ItemLine): { sum: Cents; discount: Cents; amount: Cents } {
  const sum = portion(unitPrice, quantity, 1000)
  const off = portion(sum, discount, WHOLE)
  return { sum, discount: off, amount: sum - off }
}

function discountOf(discount: DocumentContent['discount'], amount: Cents): Cents {
  if (discount === null) return 0
  return 'percent' in discount ? portion(amount, discount.percent, WHOLE) : Math.min(discount.amount, amount)
}

const vatWithin = (gross: Cents, rate: BasisPoints): Cents => portion(gross, rate, WHOLE + rate)
const vatOnTop = (net: Cents, rate: BasisPoints): Cents => portion(net, rate, WHOLE)

/** Net, VAT and gross of each line: those that count together per rate, the others each by itself. */
function taxedParts(parts: readonly Part[], { basis, treatment }: Pick<DocumentContent, 'basis' | 'treatment'>) {
  const isFree = treatment !== 'standard'
  const groups = new Map<string, Part[]>()
  for (const part of [...parts].sort(byId)) {
    const key = part.counts ? `rate ${part.rate}` : `line ${part.id}`
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  return [...groups.values()].flatMap(members => {
    const { rate } = members[0]!
    const left = members.map(({ amount, share }) => amount - share)
    const whole = total(left)
    const vat = basis === 'gross' ? vatWithin(whole, rate) : vatOnTop(whole, rate)
    const vats = whole === 0 ? left.map(() => 0) : apportion(vat, left)
    return members.map((part, at): LineTotals => {
      const net = basis === 'gross' ? left[at]! - vats[at]! : left[at]!
      const own = isFree ? 0 : vats[at]!
      const allowance = basis === 'gross' ? part.share - vatWithin(part.share, rate) : part.share
      return { ...part, allowance, rate: isFree ? 0 : rate, net, vat: own, gross: net + own }
    })
  })
}

const advanceTotals = ({ id, vatRate, net, vat }: AdvanceLine): LineTotals => ({
  ...{ id, sum: 0 - net, discount: 0, amount: 0 - net, share: 0, allowance: 0, rate: vatRate },
  ...{ net: 0 - net, vat: 0 - vat, gross: 0 - net - vat, counts: true },
})

function vatRows(lines: readonly LineTotals[]): VatTotals[] {
  const counted = lines.filter(line => line.counts)
  const rates = [...new Set(counted.map(({ rate }) => rate))].sort((a, b) => b - a)
  return rates.map(rate => {
    const own = counted.filter(line => line.rate === rate)
    const sumOfAll = (part: 'net' | 'vat' | 'gross' | 'allowance') => total(own.map(line => line[part]))
    return {
      rate,
      net: sumOfAll('net'),
      vat: sumOfAll('vat'),
      gross: sumOfAll('gross'),
      allowance: sumOfAll('allowance'),
    }
  })
}

function subtotalsOf(
  lines: DocumentContent['lines'],
  sums: ReadonlyMap<string, { amount: Cents }>,
): Record<string, Cents> {
  const subtotals: Record<string, Cents> = {}
  let since = 0
  for (const line of lines) {
    if (line.kind === 'item' && counts(line)) since += sums.get(line.id)!.amount
    if (line.kind === 'subtotal') {
      subtotals[line.id] = since
      since = 0
    }
  }
  return subtotals
}

/** The same sums taken back: nothing is reckoned anew. Source: pricing.md, "Money". */
export function negated({ lines, subtotals, vat, ...sums }: DocumentTotals): DocumentTotals {
  const minus = (cents: Cents): Cents => 0 - cents
  return {
    ...{ amount: minus(sums.amount), discount: minus(sums.discount) },
    ...{ net: minus(sums.net), vatSum: minus(sums.vatSum), gross: minus(sums.gross) },
    subtotals: Object.fromEntries(Object.entries(subtotals).map(([id, cents]) => [id, minus(cents)])),
    vat: vat.map(row => ({
      ...{ rate: row.rate, net: minus(row.net), vat: minus(row.vat), gross: minus(row.gross) },
      allowance: minus(row.allowance),
    })),
    lines: lines.map(line => ({
      ...line,
      ...{ sum: minus(line.sum), discount: minus(line.discount), amount: minus(line.amount), share: minus(line.share) },
      ...{ net: minus(line.net), vat: minus(line.vat), gross: minus(line.gross), allowance: minus(line.allowance) },
    })),
  }
}
