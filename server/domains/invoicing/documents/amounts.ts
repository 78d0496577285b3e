import { type Cents, portion, total, WHOLE } from '../../../kit/money.ts'
import type { ItemLine } from '../rules/document.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'

/** An item's money as it stands on paper, all in the basis of the paper; `sum` is after the line's discount. */
type PrintedLine = { readonly price: Cents; readonly sum: Cents; readonly counts: boolean }

/** The money of a document as it stands on paper. What is printed adds up: `lines` that count come to `amount`, and
 *  `amount - discount` less the advances to the document's net or gross. */
export type PrintedAmounts = {
  /** Whether prices on paper are without VAT or with it. */
  readonly basis: 'net' | 'gross'
  readonly lineOf: (line: ItemLine) => PrintedLine
  /** By the id of the line that says it. */
  readonly subtotals: Readonly<Record<string, Cents>>
  readonly amount: Cents
  readonly discount: Cents
}

/**
 * Takes from the totals what is printed; nothing is reckoned anew, but for one case: where prices were entered with VAT and
 * none is due, the paper shows them without, for its sums could not be followed otherwise.
 */
export function printedAmounts({ content, totals }: Pick<DocumentSnapshot, 'content' | 'totals'>): PrintedAmounts {
  const byId = new Map(totals.lines.map(line => [line.id, line]))
  const { treatment, basis, lines } = content
  if (basis === 'net' || treatment === 'standard') {
    const lineOf = (line: ItemLine): PrintedLine => {
      const { amount, counts } = byId.get(line.id)!
      return { price: line.unitPrice, sum: amount, counts }
    }
    return { basis, lineOf, subtotals: totals.subtotals, amount: totals.amount, discount: totals.discount }
  }
  const lineOf = ({ id, unitPrice, vatRate }: ItemLine): PrintedLine => {
    const { net, allowance, counts } = byId.get(id)!
    return { price: portion(unitPrice, WHOLE, WHOLE + vatRate), sum: net + allowance, counts }
  }
  const items = lines.filter(line => line.kind === 'item')
  const counted = items.map(lineOf).filter(line => line.counts)
  const subtotals: Record<string, Cents> = {}
  let since = 0
  for (const line of lines) {
    if (line.kind === 'item' && lineOf(line).counts) since += lineOf(line).sum
    if (line.kind === 'subtotal') {
      subtotals[line.id] = since
      since = 0
    }
  }
  return {
    ...{ basis: 'net', lineOf, subtotals, amount: total(counted.map(({ sum }) => sum)) },
    discount: total(items.map(({ id }) => byId.get(id)!.allowance)),
  }
}
