import type { Cents } from '../../../kit/money.ts'
import type { DocumentContent, DocumentKind, DocumentLine, InvoiceSort } from './document.ts'
import { kindsOfDocument, takesBack } from './kinds.ts'
import { totalsOf } from './totals.ts'

/** A line beside what it comes to. `amount` in the basis of the document, negative in what takes something back; null where it
 *  has none or documents of the kind say no prices. `unit` in words, for items. */
export interface ShownLine {
  readonly line: DocumentLine
  readonly amount: Cents | null
  readonly unit: string | null
}

type Units = Readonly<Record<string, { readonly one: string; readonly many: string }>>

/** The lines of a document as they stand on its paper, by the rules by which it was issued. */
export function shownLines(
  { kind, sort }: { kind: DocumentKind; sort: InvoiceSort | null },
  content: DocumentContent,
  units: Units,
): ShownLine[] {
  const { lines, subtotals } = totalsOf(content)
  const amounts = new Map(lines.map(({ id, amount }) => [id, amount]))
  const sign = takesBack(sort) ? -1 : 1
  return content.lines.map(line => {
    const amount = line.kind === 'subtotal' ? subtotals[line.id] : amounts.get(line.id)
    const isSaid = kindsOfDocument[kind].hasPrices && amount !== undefined
    return { line, amount: isSaid ? amount * sign || 0 : null, unit: unitOf(line, units) }
  })
}

function unitOf(line: DocumentLine, units: Units): string | null {
  if (line.kind !== 'item') return null
  const words = units[line.unit]
  return (line.quantity === 1000 ? words?.one : words?.many) ?? null
}
