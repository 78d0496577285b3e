import { lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { addDays, type Day, dayOf } from '../../../kit/days.ts'
import type { Database } from '../../../platform/database.ts'
import { messageOf } from '../../../platform/failure.ts'
import type { Log } from '../../../platform/log.ts'
import { run } from '../../../platform/statements.ts'
import { redirectOf } from '../queries/published.ts'
import { missedPath } from '../rules/missedPaths.ts'
import { redirectPath } from '../rules/redirects.ts'
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

/** Where an address leads by now at which there is no page, in the language in which it was asked for; null: nowhere, which is
 *  counted. */
export const elsewhereOf =
  (database: Pick<Database, 'pool' | 'drizzle'>) =>
  async (url: string): Promise<{ readonly target: string; readonly isPermanent: boolean } | null> => {
    const path = pathOfUrl(url)
    const found = path === null ? null : await redirectOf(database.drizzle, path)
    if (found === null) {
      noteMissedPath(database, url)
      return null
    }
    const { target, isPermanent } = found
    const isEnglish = /^\/en(?=[/?#]|$)/.test(url) && target.startsWith('/') && !/^\/en(?=[/?#]|$)/.test(target)
    return { target: isEnglish ? `/en${target}` : target, isPermanent }
  }

/** The path of an address as redirects are kept; null for what nobody can read. */
function pathOfUrl(url: string): string | null {
  try {
    const path = redirectPath(decodeURIComponent(url.split(/[?#]/)[0] ?? ''))
    return path.includes('\0') || path.length > 1000 ? null : path
  } catch {
    // What is not written as addresses are leads nowhere.
    return null
  }
}

/** How often what was counted is written. */
const WRITE_MILLISECONDS = 10_000

/** Writes down in the background what was asked for in vain, and a last time when it is stopped. */
export function startMissedPathRecords({
  database,
  log,
  now,
}: {
  readonly database: Database
  readonly log: Pick<Log, 'warn'>
  readonly now: () => Date
}): { stop(): Promise<void> } {
  const write = async () => {
    try {
      await writeMissedPaths(database, dayOf(now(), 'UTC'))
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'addresses that lead nowhere could not be noted yet')
    }
  }
  const timer = setInterval(() => void write(), WRITE_MILLISECONDS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}
