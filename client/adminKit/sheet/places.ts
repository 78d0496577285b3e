/** A cell: its row and its column, counted from the top left one. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

export interface SheetSize {
  readonly rows: number
  readonly columns: number
}

/** The cells between two corners, both included. `from` is where it began, `to` where it was drawn to. */
export interface CellRange {
  readonly from: CellPlace
  readonly to: CellPlace
}

export const isSamePlace = (one: CellPlace, other: CellPlace): boolean =>
  one.row === other.row && one.column === other.column

export const isSingle = ({ from, to }: CellRange): boolean => isSamePlace(from, to)

/** The range with its top left corner first. */
export const normalised = ({ from, to }: CellRange): CellRange => ({
  from: { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) },
  to: { row: Math.max(from.row, to.row), column: Math.max(from.column, to.column) },
})

export function isWithin(range: CellRange, { row, column }: CellPlace): boolean {
  const { from, to } = normalised(range)
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column
}

/** The cells of a range, row by row. */
export function rowsWithin(range: CellRange): readonly (readonly CellPlace[])[] {
  const { from, to } = normalised(range)
  return Array.from({ length: to.row - from.row + 1 }, (_row, below) =>
    Array.from({ length: to.column - from.column + 1 }, (_column, beside) => ({
      row: from.row + below,
      column: from.column + beside,
    })),
  )
}

/** A place that many steps on; it stays within the sheet. */
export const moved = (place: CellPlace, step: CellPlace, size: SheetSize): CellPlace => ({
  row: Math.max(0, Math.min(size.rows - 1, place.row + step.row)),
  column: Math.max(0, Math.min(size.columns - 1, place.column + step.column)),
})

/** The next cell in a direction of which `isThere` says that it can be gone to; null where there is none. */
export function nextThere(
  place: CellPlace,
  step: CellPlace,
  size: SheetSize,
  isThere: (place: CellPlace) => boolean,
): CellPlace | null {
  let at = place
  for (;;) {
    at = { row: at.row + step.row, column: at.column + step.column }
    if (at.row < 0 || at.column < 0 || at.row >= size.rows || at.column >= size.columns) return null
    if (isThere(at)) return at
  }
}
