import { type Column, getColumns, getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import { run } from '../../../platform/statements.ts'

/** Values by the names of columns in code. */
export type Values = Readonly<Record<string, unknown>>

/** Writes values into rows that there are, those of the same columns with one statement. `also`: set in all of them. */
export async function updateRows(
  tx: Transaction,
  table: Table,
  rows: readonly { readonly id: string; readonly values: Values }[],
  also: readonly SQL[] = [],
): Promise<void> {
  const columns: Record<string, Column> = getColumns<Table>(table)
  for (const [keys, alike] of Map.groupBy(rows, ({ values }) => Object.keys(values).toSorted().join())) {
    const named = keys === '' ? [] : keys.split(',').map(key => ({ key, name: columns[key]!.name }))
    const records = alike.map(({ id, values }) => ({
      id,
      ...Object.fromEntries(named.map(({ key, name }) => [name, values[key] ?? null])),
    }))
    const set = [...named.map(({ name }) => sql`${sql.identifier(name)} = row.${sql.identifier(name)}`), ...also]
    if (set.length === 0) continue
    await run(
      tx,
      sql`update ${table} t set ${sql.join(set, sql`, `)}
        from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(records)}::json) row
        where t.id = row.id`,
    )
  }
}
