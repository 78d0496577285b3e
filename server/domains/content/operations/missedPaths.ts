import { lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { addDays, type Day } from '../../../kit/days.ts'
import type { Database } from '../../../platform/database.ts'
import { run } from '../../../platform/statements.ts'
import { missedPath } from '../rules/missedPaths.ts'
import { missedPaths } from '../tables.ts'

/** What waits to be written, of each database; bounded, whatever strangers ask for. */
const waiting = new WeakMap<object, LRUCache<string, number>>()
const mostWaiting = 500
/** Paths that are kept at most; of more, those that were asked for least go. */
const mostKept = 1_000
const KEPT_DAYS = 90

/** Counts an address that was asked for in vain, in memory and nothing else: nobody waits for it. */
export function noteMissedPath({ pool }: Pick<Database, 'pool'>, url: string): void {
  const path = missedPath(url)
  if (path === null) return
  const kept = waiting.get(pool) ?? new LRUCache<string, number>({ max: mostWaiting })
  waiting.set(pool, kept)
  kept.set(path, (kept.get(path) ?? 0) + 1)
}

/** Writes what was counted since the last time, under a day, and lets those go that are beyond `mostKept`. Where it fails,
 *  it is tried again with the next call. Answers with how many paths there were. */
export async function writeMissedPaths(
  { pool, drizzle }: Pick<Database, 'pool' | 'drizzle'>,
  day: Day,
): Promise<number> {
  const kept = waiting.get(pool)
  if (!kept || kept.size === 0) return 0
  const counted = [...kept.entries()]
  kept.clear()
  // All processes in one order, so that none waits for another in a circle.
  const rows = counted.map(([path, count]) => ({ path, count })).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  try {
    await run(
      drizzle,
      sql`insert into missed_paths as m (path, day, count)
        select path, ${day}::date, count from json_to_recordset(${JSON.stringify(rows)}::json) as g(path text, count int)
        on conflict (path, day) do update set count = least(m.count::bigint + excluded.count, 2147483647)::int`,
      'missed paths',
    )
    await run(
      drizzle,
      sql`delete from missed_paths where path in (
        select path from missed_paths group by path order by sum(count) desc, max(day) desc, path offset ${mostKept})`,
    )
  } catch (error) {
    for (const [path, count] of counted) kept.set(path, (kept.get(path) ?? 0) + count)
    throw error
  }
  return rows.length
}

/** Forgets what nobody asked for in a long time. */
export async function purgeMissedPaths({ drizzle }: Pick<Database, 'drizzle'>, today: Day): Promise<void> {
  await drizzle.delete(missedPaths).where(lt(missedPaths.day, addDays(today, -KEPT_DAYS)))
}
