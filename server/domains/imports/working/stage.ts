import { type Column, getColumns, getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import { run } from '../../../platform/statements.ts'
import type { Values } from './records.ts'

/** Rows of one statement. */
const rowsAtOnce = 2000

/**
 * Values for rows of a table that are gathered first, in a temporary table of the transaction, and then written by few
 * statements: whoever wants one of these rows waits for these alone. The rows are not locked before. They are written some
 * thousand at a time, for triggers compare all rows of a statement with each other.
 */
export class Stage {
  readonly #tx: Transaction
  readonly #table: Table
  readonly #name: SQL
  #batches = 0

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
        select *, null::text as staged_columns, null::int as staged_batch from ${table} with no data`,
    )
    return stage
  }

  async add(rows: readonly { readonly id: string; readonly values: Values }[]): Promise<void> {
    const columns: Record<string, Column> = getColumns<Table>(this.#table)
    const names = (values: Values) => Object.keys(values).map(key => columns[key]!.name)
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      this.#batches += 1
      const records = rows.slice(start, start + rowsAtOnce).map(({ id, values }) => ({
        ...Object.fromEntries(Object.entries(values).map(([key, value]) => [columns[key]!.name, value ?? null])),
        ...{ id, staged_columns: names(values).toSorted().join(), staged_batch: this.#batches },
      }))
      await run(
        this.#tx,
        sql`insert into ${this.#name} select * from json_populate_recordset(null::${this.#name}, ${JSON.stringify(records)}::json)`,
      )
    }
  }

  /** Makes what was gathered ready to be written. */
  async close(): Promise<void> {
    await run(this.#tx, sql`create index on ${this.#name} (staged_batch, staged_columns)`)
    await run(this.#tx, sql`analyze ${this.#name}`)
  }

  /** Writes what was gathered; `also`: set in all rows. */
  async write(also: readonly SQL[] = []): Promise<void> {
    const sets = await run<{ batch: number; columns: string }>(
      this.#tx,
      sql`select distinct staged_batch as batch, staged_columns as columns from ${this.#name} order by 1, 2`,
    )
    for (const { batch, columns } of sets) {
      const named = columns === '' ? [] : columns.split(',')
      const set = [...named.map(name => sql`${sql.identifier(name)} = s.${sql.identifier(name)}`), ...also]
      if (set.length === 0) continue
      await run(
        this.#tx,
        sql`update ${this.#table} t set ${sql.join(set, sql`, `)} from ${this.#name} s
          where t.id = s.id and s.staged_batch = ${batch} and s.staged_columns = ${columns}`,
      )
    }
  }
}
