import type { DocumentKind, ItemLine, Milli } from './document.ts'
import { counts } from './document.ts'
import type { Share } from './status.ts'

/** Pieces of a size run by fit and size. */
export interface CellAmount {
  readonly fit: string
  readonly size: string
  readonly amount: number
}

/** What was made of a line: of which kind, how much of it; negative where it was taken back. */
export interface Taken {
  readonly ancestorLineId: string
  readonly kind: DocumentKind
  readonly isDirect: boolean
  /** Whether that document is issued, and no draft any more. */
  readonly isIssued: boolean
  readonly quantity: Milli
  readonly cells: readonly CellAmount[] | null
}

/** What of a line may still become something. */
export interface Remaining {
  readonly quantity: Milli
  readonly cells: readonly CellAmount[] | null
}

/** Of an order what is delivered and what is invoiced are counted by themselves, for it becomes both; of an offer and a delivery
 *  what became of them counts, whatever it is. */
const isCounted = (parent: DocumentKind, target: DocumentKind, { kind, isDirect }: Taken): boolean =>
  parent === 'order' ? kind === target : isDirect

const key = ({ fit, size }: Pick<CellAmount, 'fit' | 'size'>): string => JSON.stringify([fit, size])

/**
 * What of a line of a document of the kind `parent` may still become a document of the kind `target`. Optional and alternative
 * lines remain until they are chosen. Source: decisions.md, "Documents" ("Amounts never exceed what remains").
 */
export function remainingOf(
  parent: DocumentKind,
  line: ItemLine,
  target: DocumentKind,
  taken: readonly Taken[],
): Remaining {
  const own = taken.filter(each => each.ancestorLineId === line.id && isCounted(parent, target, each))
  const quantity = own.reduce((left, each) => left - each.quantity, line.quantity)
  if (line.run === null) return { quantity: Math.max(0, quantity), cells: null }
  const gone = new Map<string, number>()
  for (const { cells } of own) {
    for (const cell of cells ?? []) gone.set(key(cell), (gone.get(key(cell)) ?? 0) + cell.amount)
  }
  const cells = line.run.cells
    .map(({ fit, size, amount }) => ({ fit, size, amount: Math.max(0, amount - (gone.get(key({ fit, size })) ?? 0)) }))
    .filter(({ amount }) => amount > 0)
  return { quantity: cells.reduce((sum, { amount }) => sum + amount * 1000, 0), cells }
}

/** How much of a document's lines became something of the kind that is issued; `null`: anything, drafts too. */
export function shareOf(lines: readonly ItemLine[], target: DocumentKind | null, taken: readonly Taken[]): Share {
  const counted = lines.filter(counts)
  const of = (line: ItemLine): Milli =>
    taken
      .filter(each => each.ancestorLineId === line.id)
      .filter(each => (target === null ? each.isDirect : each.kind === target && each.isIssued))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  if (counted.length === 0) return lines.some(line => of(line) > 0) ? 'all' : 'none'
  if (counted.every(line => of(line) >= line.quantity)) return 'all'
  return lines.some(line => of(line) > 0) ? 'some' : 'none'
}
