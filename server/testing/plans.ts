import pg from 'pg'
import type { Database } from '../platform/database.ts'

/** A statement as it was sent: `name` where its plan is kept. */
export type SentStatement = {
  readonly text: string
  readonly name: string | null
  readonly values: readonly unknown[]
}

/** The statements that a database is sent while `run` works, transaction control left aside. */
export async function sentDuring(run: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [string | { text: string; name?: string; values?: unknown[] }, unknown[]?]
    const { text, name = null, values: own } = typeof query === 'string' ? { text: query } : query
    if (!/^\s*(begin|commit|rollback)/i.test(text)) sent.push({ text, name, values: own ?? values ?? [] })
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

/** How PostgreSQL plans a statement: for the values at hand, as the first few times, and where it is kept (it has a name)
 *  for any later on. */
const planModes = (name: string | null) =>
  name === null ? (['force_custom_plan'] as const) : (['force_custom_plan', 'force_generic_plan'] as const)

/** Runs a statement once more and says how: by its steps, once for each way in which it is planned. What it changes is
 *  rolled back; what it adds is there already, so that such a statement is planned only. */
export async function plansOf({ pool }: Database, { text, name, values }: SentStatement): Promise<PlanStep[][]> {
  const client = await pool.connect()
  const canRunAgain = !/\binsert\s+into\b/i.test(text)
  try {
    const plans: PlanStep[][] = []
    for (const mode of planModes(name)) {
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
