import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Limit } from '../kit/limits.ts'
import { type Database, patiently } from './database.ts'
import { run } from './statements.ts'
import { limitWindows } from './tables.ts'

/** What was done how often since a window began, and when that ends. */
export type Window = { readonly uses: number; readonly endsAt: number }

/** What is counted under one name, and how often that may be done. */
export type Counted = { readonly name: string; readonly limit: Limit }

type Reader = Pick<Database, 'drizzle'>

/** Bytes of a hash that tell names apart; whoever reads the table finds no addresses in it. */
const HASH_CHARACTERS = 22

const hashed = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, HASH_CHARACTERS)
const instantOf = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`

/** What became of a use: how the window of the first name stands now that it was counted, or until when nothing is, in
 *  milliseconds since 1970. */
export type Taken = { readonly refusedUntil: null; readonly window: Window } | { readonly refusedUntil: number }

/**
 * Counts one use of all that is `counted`, if each may still be done. What is done again under the same `use` within the window is the same use. Of two processes at once the second sees
 * what the first one counted.
 */
export async function takeShared(
  { drizzle }: Reader,
  counted: readonly Counted[],
  use: string | null,
  time: number,
): Promise<Taken> {
  const now = instantOf(time)
  const keys = counted.map(({ name }) => hashed(name))
  const useHash = use === null ? null : hashed(use)
  const isSame = sql`coalesce(${useHash}::text = any(${limitWindows.recent}), false)`
  const isOver = sql`${limitWindows.endsAt} <= ${now}`
  const taken = await patiently(() =>
    run<{ key: string; uses: number; endsAt: number }>(
      drizzle,
      sql`insert into ${limitWindows} (key, uses, most, recent, ends_at)
        select key, 1, most, array_remove(array[${useHash}::text], null), ${now} + make_interval(secs => seconds)
        from unnest(${sql.param(keys)}::text[], ${sql.param(counted.map(each => each.limit.uses))}::int[],
          ${sql.param(counted.map(each => each.limit.seconds))}::int[]) as asked(key, most, seconds) order by key
        on conflict (key) do update set
          uses = case when ${isOver} then 1 when ${isSame} then ${limitWindows.uses} else ${limitWindows.uses} + 1 end,
          most = excluded.most,
          recent = case when ${isOver} then excluded.recent when ${isSame} then ${limitWindows.recent}
            else ${limitWindows.recent} || excluded.recent end,
          ends_at = case when ${isOver} then excluded.ends_at else ${limitWindows.endsAt} end
        where ${isOver} or ${isSame} or ${limitWindows.uses} < excluded.most
        returning key, uses, (extract(epoch from ends_at) * 1000)::float8 as "endsAt"`,
      'use of a limit',
    ),
  )
  const [own] = taken.filter(({ key }) => key === keys[0])
  if (own && taken.length === keys.length) return { refusedUntil: null, window: { uses: own.uses, endsAt: own.endsAt } }
  // What is refused is not counted anywhere: whoever is held up holds up no wider network.
  const counts = taken.map(({ key }) => key)
  if (counts.length > 0) await giveBackHashed({ drizzle }, counts, useHash, time)
  const refused = keys.filter(key => !counts.includes(key))
  const windows = await drizzle
    .select({ endsAt: limitWindows.endsAt })
    .from(limitWindows)
    .where(inArray(limitWindows.key, refused))
  // A window that has ended since may be tried again at once.
  return { refusedUntil: Math.max(time, ...windows.map(({ endsAt }) => endsAt.getTime())) }
}

/** Takes back a use that came to nothing. */
export const giveBackShared = (
  reader: Reader,
  names: readonly string[],
  use: string | null,
  time: number,
): Promise<void> => giveBackHashed(reader, names.map(hashed), use === null ? null : hashed(use), time)

async function giveBackHashed(
  { drizzle }: Reader,
  keys: readonly string[],
  useHash: string | null,
  time: number,
): Promise<void> {
  await patiently(() =>
    run(
      drizzle,
      sql`update ${limitWindows} set uses = uses - 1, recent = array_remove(recent, ${useHash}::text)
        where key = any(${sql.param([...keys])}::text[]) and uses > 0 and ends_at > ${instantOf(time)}
          and (${useHash}::text is null or ${useHash}::text = any(recent))`,
      'use given back',
    ),
  )
}

/** What a process counted under a name and has not told yet, and its limit there. */
export type Told = Counted & { readonly uses: number; readonly endsAt: number }

/** Adds what a process counted to what all have; answers with the windows of all, by name. */
export async function mergeShared(
  { drizzle }: Reader,
  told: readonly Told[],
  time: number,
): Promise<ReadonlyMap<string, Window>> {
  const names = new Map(told.map(each => [hashed(each.name), each.name]))
  const isOver = sql`${limitWindows.endsAt} <= ${instantOf(time)}`
  const rows = await patiently(() =>
    run<{ key: string; uses: number; endsAt: number }>(
      drizzle,
      sql`insert into ${limitWindows} (key, uses, most, recent, ends_at)
        select key, uses, most, '{}', ends_at
        from unnest(${sql.param([...names.keys()])}::text[], ${sql.param(told.map(each => each.uses))}::int[],
          ${sql.param(told.map(each => each.limit.uses))}::int[],
          ${sql.param(told.map(each => new Date(each.endsAt).toISOString()))}::timestamptz[])
          as told(key, uses, most, ends_at) order by key
        on conflict (key) do update set
          uses = case when ${isOver} then excluded.uses else ${limitWindows.uses} + excluded.uses end,
          most = excluded.most,
          ends_at = case when ${isOver} then excluded.ends_at else ${limitWindows.endsAt} end
        returning key, uses, (extract(epoch from ends_at) * 1000)::float8 as "endsAt"`,
      'counts of limits',
    ),
  )
  return new Map(rows.map(({ key, ...window }) => [names.get(key)!, window]))
}

/** Forgets the windows that ended before `time`. */
export async function forgetEndedWindows({ drizzle }: Reader, time: number): Promise<void> {
  await drizzle.delete(limitWindows).where(lt(limitWindows.endsAt, new Date(time)))
}
