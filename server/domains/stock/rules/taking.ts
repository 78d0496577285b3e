import type { StockReason } from '../../catalogue/stock/tables.ts'

/** Why pieces really come and go, and not only numbers change. */
export const movingReasons = ['order', 'cancellation', 'return', 'delivery'] as const satisfies readonly StockReason[]

/** A piece as it was counted, with what the books said at that moment: `stockThen` null for unlimited. */
export type CountedLine = {
  readonly counted: number
  readonly stockThen: number | null
  readonly boundThen: number
}

/** How many pieces should have been found; null where they were not counted so far. */
const expectedPieces = ({ stockThen, boundThen }: Omit<CountedLine, 'counted'>, countsBound: boolean): number | null =>
  stockThen === null ? null : stockThen + (countsBound ? boundThen : 0)

/** How many more were found than the books said, fewer where negative; null where nothing was expected. */
export function differenceOf(line: CountedLine, countsBound: boolean): number | null {
  const expected = expectedPieces(line, countsBound)
  return expected === null ? null : line.counted - expected
}

/**
 * The stock that booking a count leaves: what was counted, less what orders had of it, with all that moved since
 * (`movedSince`, negative for what was sold). Never below zero: fewer may have been found than orders have.
 */
export const bookedStock = ({ counted, boundThen }: CountedLine, countsBound: boolean, movedSince: number): number =>
  Math.max(0, counted - (countsBound ? boundThen : 0) + movedSince)
