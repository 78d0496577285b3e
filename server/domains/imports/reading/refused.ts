/** Why a table cannot be read as a whole. */
export const tableFailures = [
  'TABLE_EMPTY',
  'TABLE_QUOTES',
  'TABLE_ROW_TOO_LONG',
  'TABLE_TOO_MANY_COLUMNS',
  'TABLE_TOO_MANY_ROWS',
  'TABLE_TOO_LARGE',
  'TABLE_ONE_COLUMN',
  'TABLE_MORE_CELLS',
  'TABLE_CHARACTER',
  'TABLE_NO_WORKBOOK',
  'TABLE_NO_JSON',
  'TABLE_GONE',
] as const
export type TableFailure = (typeof tableFailures)[number]

/** A table that cannot be read: `line` (1: the heads) and `column` (from 1) where it is, null where no place can be named. */
export class TableRefused extends Error {
  readonly code: TableFailure
  readonly line: number | null
  readonly column: number | null
  constructor(code: TableFailure, line: number | null = null, column: number | null = null) {
    super(`${code} at line ${line ?? '?'}, column ${column ?? '?'}`)
    this.code = code
    this.line = line
    this.column = column
  }
}

/** A row of a table; `line` is that of the file on which it begins, or its number in a workbook. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] }

/** A table that is read row by row, its heads first. Throws TableRefused on the way. */
export type Table = {
  readonly encoding: string | null
  readonly separator: string | null
  readonly rows: AsyncIterable<TableRow>
}
