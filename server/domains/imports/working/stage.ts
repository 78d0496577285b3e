import { type Column, getColumns, getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import { run } from '../../../platform/statements.ts'
import type { Values } from './records.ts'

/** Rows of one statement. */
const rowsAtOnce = 2000

/**
 * Values for rows of a table that are gathered first, in a temporary table of the transaction, and then written by one
 * statement for each set of columns: whoever wants one of these rows waits for that alone. The rows are not locked before.
 */
export class Stage {
  readonly #tx: Transaction
  readonly #table: Table
  readonly #name: SQL

  private constructor(tx: Transaction, table: Table) {
    this.#tx = tx
    this.#table = table
    this.#name = sql`${sql.identifier(`staged_${getTableName(table)}`)}`
  }

  static async of(tx: Transaction, table: Table): Promise<Stage> {
    const stage = new Stage(tx, table)
    await run(
      tx,
      sql`create temp table ${stage.#name} on commit drop as
        select *, null::text as staged_columns from ${table} with no data`,
    )
    return stage
  }

  async add(rows: readonly { readonly id: string; readonly values: Values }[]): Promise<void> {
    const columns: Record<string, Column> = getColumns<Table>(this.#table)
    const names = (values: Values) => Object.keys(values).map(key => columns[key]!.name)
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const records = rows.slice(start, start + rowsAtOnce).map(({ id, values }) => ({
        ...Object.fromEntries(Object.entries(values).map(([key, value]) => [columns[key]!.name, value ?? null])),
        ...{ id, staged_columns: names(values).toSorted().join() },
      }))
      await run(
        this.#tx,
        sql`insert into ${this.#name} select * from json_populate_recordset(null::${this.#name}, ${JSON.stringify(records)}::json)`,
      )
    }
  }

  /** Writes what was gathered; `also`: set in all rows. */
  async write(also: readonly SQL[] = []): Promise<void> {
    const sets = await run<{ columns: string }>(
      this.#tx,
      sql`select distinct staged_columns as columns from ${this.#name} order by 1`,
    )
    for (const { columns } of sets) {
      const named = columns === '' ? [] : columns.split(',')
      const set = [...named.map(name => sql`${sql.identifier(name)} = s.${sql.identifier(name)}`), ...also]
      if (set.length === 0) continue
      await run(
        this.#tx,
        sql`update ${this.#table} t set ${sql.join(set, sql`, `)} from ${this.#name} s
          where t.id = s.id and s.staged_columns = ${columns}`,
      )
    }
  }
}
