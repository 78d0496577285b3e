import pg from 'pg'
import type { Database } from '../platform/database.ts'

/** A statement as it was sent: `name` where its plan is kept; `isForValues`: planned for the values at hand. */
export type SentStatement = {
  readonly text: string
  readonly name: string | null
  readonly values: readonly unknown[]
  readonly isForValues: boolean
}

/** The statements that a database is sent while `run` works, transaction control and settings left aside. */
export async function sentDuring(run: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const planningForValues = new WeakSet<pg.Client>()
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [string | { text: string; name?: string; values?: unknown[] }, unknown[]?]
    const { text, name = null, values: own } = typeof query === 'string' ? { text: query } : query
    if (/^\s*set local plan_cache_mode = force_custom_plan/i.test(text)) planningForValues.add(this)
    if (/^\s*(begin|commit|rollback)/i.test(text)) planningForValues.delete(this)
    if (!/^\s*(begin|commit|rollback|set local)/i.test(text)) {
      sent.push({ text, name, values: own ?? values ?? [], isForValues: planningForValues.has(this) })
    }
    return original.apply(this, args as Parameters<typeof original>)
  } as typeof original
  try {
    await run()
    return sent
  } finally {
    pg.Client.prototype.query = original
  }
}

/** One step of a plan. `rows`: how many it gave on, `read`: how many it looked at for that, over all its loops; as far
 *  as it was run, else as PostgreSQL expects. */
export type PlanStep = {
  readonly kind: string
  readonly table: string | null
  readonly index: string | null
  readonly rows: number
  readonly read: number
}

/** How PostgreSQL plans a statement: once for all values, as `openDatabase` has it, also what has no name; for the values at
 *  hand where a list asks for that, and the first few times of what is kept. */
function planModes({ name, isForValues }: SentStatement) {
  if (isForValues) return ['force_custom_plan'] as const
  return name === null ? (['force_generic_plan'] as const) : (['force_custom_plan', 'force_generic_plan'] as const)
}

/** Runs a statement once more and says how: by its steps, once for each way in which it is planned. What it changes is
 *  rolled back; what it adds is there already, so that such a statement is planned only. */
export async function plansOf({ pool }: Database, statement: SentStatement): Promise<PlanStep[][]> {
  const { text, values } = statement
  const client = await pool.connect()
  const canRunAgain = !/\binsert\s+into\b/i.test(text)
  try {
    const plans: PlanStep[][] = []
    for (const mode of planModes(statement)) {
      await client.query('begin')
      await client.query(`set local plan_cache_mode = ${mode}`)
      await client.query(`prepare explained as ${text}`)
      const list = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Explained }] }>(
        `explain (${canRunAgain ? 'analyze, timing off,' : ''} format json) execute explained ${list}`,
      )
      plans.push(stepsOf(rows[0]!['QUERY PLAN'][0].Plan))
      await client.query('rollback')
      await client.query('deallocate explained')
    }
    return plans
  } finally {
    client.release()
  }
}

/** What is wrong with the plans of what a list sends: steps that look at more than `most` rows. */
export async function complaintsAbout(
  database: Database,
  most: number,
  list: () => Promise<unknown>,
): Promise<string[]> {
  const complaints: string[] = []
  for (const statement of await sentDuring(list)) {
    for (const steps of await plansOf(database, statement)) {
      complaints.push(...steps.map(step => complaintOf(step, most)).filter(complaint => complaint !== null))
    }
  }
  return complaints
}

function complaintOf({ kind, table, index, read, rows }: PlanStep, most: number): string | null {
  const what = `${kind} ${index ?? table ?? ''}`.trim()
  return read > most ? `${what} reads ${read} rows for ${rows}` : null
}

type Explained = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Plan Rows': number
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Explained[]
}

function stepsOf(plan: Explained): PlanStep[] {
  const loops = plan['Actual Loops'] ?? 1
  const rows = (plan['Actual Rows'] ?? plan['Plan Rows']) * loops
  const removed =
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Join Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0)
  const step: PlanStep = {
    kind: plan['Node Type'],
    table: plan['Relation Name'] ?? null,
    index: plan['Index Name'] ?? null,
    rows,
    read: rows + removed * loops,
  }
  return [step, ...(plan.Plans ?? []).flatMap(stepsOf)]
}

/** A value as the driver would send it, as a literal. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(',')}}`)
  return pg.escapeLiteral(String(value))
}

const element = (value: unknown): string =>
  value === null || value === undefined ? 'null' : `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`
