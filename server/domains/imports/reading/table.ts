import { isStorable } from '../../../kit/writtenTexts.ts'
import { longestRow, mostColumns, mostRows } from '../rules/limits.ts'
import { readCsv } from './csv.ts'
import { readJson } from './json.ts'
import { type Table, TableRefused, type TableRow } from './refused.ts'
import { readXlsx } from './xlsx.ts'

/** What a table is kept as. */
export type TableFormat = 'csv' | 'xlsx' | 'json'

/** Opens a table on this machine's disk. Its rows have as many cells as its heads. Throws TableRefused, also while rows are
 *  read, with the place of what cannot be. */
export async function openTable(path: string, format: TableFormat): Promise<Table> {
  const readers = { csv: readCsv, xlsx: readXlsx, json: readJson } as const
  const table = await readers[format](path)
  return { ...table, rows: checked(table.rows) }
}

async function* checked(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let width: number | null = null
  let count = 0
  for await (const { line, cells } of rows) {
    refuseRow(line, cells)
    if (width === null) {
      const heads = withoutEmptyEnd(cells)
      if (heads.length < 2) throw new TableRefused('TABLE_ONE_COLUMN', line)
      width = heads.length
      yield { line, cells: heads }
      continue
    }
    const extra = cells.findIndex((cell, at) => at >= width! && cell.trim() !== '')
    if (extra >= 0) throw new TableRefused('TABLE_MORE_CELLS', line, extra + 1)
    count += 1
    if (count > mostRows) throw new TableRefused('TABLE_TOO_MANY_ROWS', line)
    yield { line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? '') }
  }
  if (count === 0) throw new TableRefused('TABLE_EMPTY')
}

function refuseRow(line: number, cells: readonly string[]): void {
  if (cells.length > mostColumns) throw new TableRefused('TABLE_TOO_MANY_COLUMNS', line, mostColumns + 1)
  let characters = 0
  for (const [at, cell] of cells.entries()) {
    characters += cell.length
    if (!isStorable(cell)) throw new TableRefused('TABLE_CHARACTER', line, at + 1)
  }
  if (characters > longestRow) throw new TableRefused('TABLE_ROW_TOO_LONG', line)
}

function withoutEmptyEnd(heads: readonly string[]): string[] {
  const last = heads.findLastIndex(head => head.trim() !== '')
  return heads.slice(0, last + 1).map(head => head.trim().slice(0, 200))
}
