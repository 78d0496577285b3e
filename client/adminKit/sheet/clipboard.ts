import { type CellPlace, type CellRange, isSingle, normalised, type SheetSize } from './places.ts'

/** What spreadsheets put into quotes: what would part cells or rows. */
const needsQuotes = /["\t\n\r]/

/** Cells as spreadsheets exchange them: tabs part columns, line ends part rows. */
export const sheetText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(row => row.map(text => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'))
    .join('\n')

/** The cells of a text that a spreadsheet copied, trimmed. A cell in quotes may hold tabs and line ends, and `""` for a
 *  quote. The line end behind the last row is no row. */
export function cellsOfText(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y
  for (let at = 0; at <= plain.length; ) {
    cell.lastIndex = at
    const found = cell.exec(plain)
    if (!found) break
    rows.at(-1)?.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim())
    at = cell.lastIndex
    if (plain[at] === '\n') rows.push([])
    at += 1
  }
  return rows
}

/** One value of what was pasted, and for which cell. */
interface PastedCell extends CellPlace {
  readonly text: string
}

export interface Pasted {
  readonly cells: readonly PastedCell[]
  /** How many values, none of them empty, lay beyond the last row or column. */
  readonly beyond: number
}

/**
 * Where the values of a copied text go. They begin at the top left cell of the selection. A single value fills all of the
 * selection; a table is repeated where the selection is some times as high and as wide. A single column that is longer
 * than the rows that follow runs along the columns instead, for spreadsheets mostly list downwards. Null for a single
 * value for a single cell, which the field itself takes.
 */
export function pastedInto(text: string, selection: CellRange, size: SheetSize): Pasted | null {
  const table = cellsOfText(text)
  const { from, to } = normalised(selection)
  const isColumn = table.length > 1 && table.every(row => row.length === 1)
  if (table.length === 1 && table[0]?.length === 1 && isSingle(selection)) return null
  const turned = isColumn && table.length > size.rows - from.row ? [table.map(([value = '']) => value)] : table
  const [height, width] = [to.row - from.row + 1, to.column - from.column + 1]
  const widest = Math.max(...turned.map(row => row.length))
  const isRepeated = height % turned.length === 0 && width % widest === 0
  const rows = isRepeated ? height : turned.length
  const columns = isRepeated ? width : widest
  const cells: PastedCell[] = []
  let beyond = 0
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const value = turned[row % turned.length]?.[column % widest]
      if (value === undefined) continue
      const place = { row: from.row + row, column: from.column + column }
      if (place.row < size.rows && place.column < size.columns) cells.push({ ...place, text: value })
      else if (value !== '') beyond += 1
    }
  }
  return { cells, beyond }
}
