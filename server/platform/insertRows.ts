import { type Column, getColumns, getTableName, type InferInsertModel, sql, type Table } from 'drizzle-orm'
import { type Reader, run } from './statements.ts'

/** Rows of one statement; bounds the memory of both sides. */
const rowsAtOnce = 2000

/**
 * Inserts many rows in few statements, as JSON that PostgreSQL unpacks: some times faster than parameters. All rows of
 * a call name the same columns; those that none names get their default, a column that a row leaves undefined is null.
 */
export async function insertRows<Of extends Table>(
  tx: Reader,
  table: Of,
  rows: readonly InferInsertModel<Of>[],
): Promise<void> {
  if (rows.length === 0) return
  const named = new Set(rows.flatMap(row => Object.keys(row)))
  const all: Record<string, Column> = getColumns<Table>(table)
  const columns = Object.entries(all).filter(([key]) => named.has(key))
  const list = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const records = rows
      .slice(start, start + rowsAtOnce)
      .map(row => new Map<string, unknown>(Object.entries(row)))
      .map(row => Object.fromEntries(columns.map(([key, column]) => [column.name, row.get(key) ?? null])))
    await run(
      tx,
      sql`
      insert into ${table} (${list})
      select ${list} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(records)}::json)`,
    )
  }
}
