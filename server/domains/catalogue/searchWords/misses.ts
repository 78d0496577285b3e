import { lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { newId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import type { Database } from '../../../platform/database.ts'
import { messageOf } from '../../../platform/failure.ts'
import type { Log } from '../../../platform/log.ts'
import { run } from '../../../platform/statements.ts'
import type { Miss } from './rules.ts'
import { searchMisses } from './tables.ts'

type Counted = Miss & { readonly language: Language; readonly searches: number; readonly at: Date }

/** What waits to be written, of each database. The oldest are let go first, so memory is bounded. */
const waiting = new WeakMap<object, LRUCache<string, Counted>>()
const mostWaiting = 1_000
/** Words that are kept at most; of more, those that were looked for least go. */
const mostKept = 5_000
/** How often they are written. */
const WRITE_MILLISECONDS = 10_000
/** How long a word is kept after it was last looked for. */
const KEPT_DAYS = 90

/** Counts words that found nothing, in memory and nothing else: a search waits for none of it. */
export function noteMisses(
  { pool }: Pick<Database, 'pool'>,
  language: Language,
  misses: readonly Miss[],
  at: Date,
): void {
  if (misses.length === 0) return
  const kept = waiting.get(pool) ?? new LRUCache<string, Counted>({ max: mostWaiting })
  waiting.set(pool, kept)
  for (const miss of misses) {
    const key = `${language} ${miss.word}`
    kept.set(key, { ...miss, language, searches: (kept.get(key)?.searches ?? 0) + 1, at })
  }
}

/** Writes what was counted since the last time, in one statement, and lets those go that are beyond `mostKept`. Where it
 *  fails, it is tried again with the next call. Answers with how many words there were. */
export async function writeMisses({ pool, drizzle }: Pick<Database, 'pool' | 'drizzle'>): Promise<number> {
  const kept = waiting.get(pool)
  if (!kept || kept.size === 0) return 0
  const counted = [...kept.entries()]
  kept.clear()
  // All processes in one order, so that none waits for another in a circle.
  const rows = counted.map(([, miss]) => ({ ...miss, id: newId() })).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  try {
    await run(
      drizzle,
      sql`with given as (
          select * from json_to_recordset(${JSON.stringify(rows)}::json)
            as g(id uuid, language text, word text, "text" text, searches int, at timestamptz)
        ), gone as (
          delete from search_misses where id in (
            select m.id from search_misses m
            where not exists (select from given g where g.language = m.language and g.word = m.word)
            order by m.searches desc, m.last_at desc, m.id offset ${mostKept})
        )
        insert into search_misses as m (id, language, word, "text", searches, first_at, last_at)
        select id, language, word, "text", searches, at, at from given
        on conflict (language, word) do update set "text" = excluded."text",
          searches = least(m.searches::bigint + excluded.searches, 2147483647)::int,
          last_at = greatest(m.last_at, excluded.last_at)`,
      'search misses',
    )
  } catch (error) {
    // Those that came meanwhile are newer; the counts of both belong together.
    for (const [key, miss] of counted) {
      const newer = kept.get(key)
      kept.set(key, newer ? { ...newer, searches: newer.searches + miss.searches } : miss)
    }
    throw error
  }
  return rows.length
}

const keyOf = ({ language, word }: Counted): string => `${language} ${word}`

/** Forgets the words that nobody looked for any more. */
export async function purgeMisses({ drizzle }: Pick<Database, 'drizzle'>, now: Date): Promise<void> {
  await drizzle.delete(searchMisses).where(lt(searchMisses.lastAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)))
}

/** Writes down in the background what found nothing, and a last time when it is stopped. */
export function startMissRecords({ database, log }: { database: Database; log: Pick<Log, 'warn'> }): {
  stop(): Promise<void>
} {
  const write = async () => {
    try {
      await writeMisses(database)
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'words that found nothing could not be noted yet')
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
