import { CsvError, parse } from 'csv-parse/sync'
import { BankFileRefused } from './bankLine.ts'

const separators = [';', '\t', ',', '|'] as const

/** Cells of a line outside of quotes, for a separator. */
function cellsIn(line: string, separator: string): number {
  let isQuoted = false
  let cells = 1
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === separator) cells += 1
  }
  return cells
}

/** What separates the cells: what makes most cells of the most lines alike. A comma within amounts makes few lines alike, and a
 *  preamble is short. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 65_536)
    .split(/\r\n|\n|\r/)
    .filter(line => line.trim() !== '')
    .slice(0, 60)
  const rated = separators.map(separator => {
    const byCells = new Map<number, number>()
    for (const line of lines) {
      const cells = cellsIn(line, separator)
      if (cells > 2) byCells.set(cells, (byCells.get(cells) ?? 0) + 1)
    }
    return { separator, rate: Math.max(0, ...[...byCells].map(([cells, count]) => count * cells)) }
  })
  return rated.toSorted((one, other) => other.rate - one.rate)[0]!.separator
}

export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The rows of a CSV file with the lines on which they begin, empty ones left out. Refuses quotes that do not end. */
export function csvRows(text: string): CsvRow[] {
  try {
    const rows = parse(text, {
      ...{ delimiter: separatorOf(text), relax_column_count: true, info: true, relax_quotes: true, bom: true },
      ...{ record_delimiter: ['\r\n', '\n', '\r'], max_record_size: 100_000 },
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return rows
      .map(({ info, record }) => ({ line: info.lines, cells: record.map(cell => cell.trim()) }))
      .filter(({ cells }) => cells.some(cell => cell !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BankFileRefused('COLUMNS', 'its rows cannot be told apart: a quotation mark is not closed')
  }
}
