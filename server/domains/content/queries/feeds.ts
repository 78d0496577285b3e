import { sql } from 'drizzle-orm'
import type { Language } from '../../../kit/languages.ts'
import { type Reader, run } from '../../../platform/statements.ts'

/** What feed readers and search engines are told of what is published. */

/** Entries of one sitemap: search engines take 50,000 addresses, and each entry has two at most. */
export const entriesPerMap = 10_000

const live = (moment: string) =>
  sql`p.starts_at <= ${moment}::timestamptz and (p.ends_at is null or p.ends_at > ${moment}::timestamptz)`
const isMapped = sql`p.kind in ('page', 'post', 'event') and p.slug <> ''
  and not coalesce((p.content -> 'noindex' ->> p.language)::boolean, false)`

/** How many entries sitemaps hold. */
export async function countMappedEntries(reader: Reader, now: Date): Promise<number> {
  const [row] = await run<{ count: number }>(
    reader,
    sql`select count(distinct p.entry_id)::int as count from publications p
      where ${isMapped} and ${live(now.toISOString())}`,
  )
  return row!.count
}

type Mapped = { readonly changed: string; readonly slugs: Readonly<Partial<Record<Language, string>>> }

/** The entries of a sitemap, from 1 on, with their addresses by language. */
export const mappedEntries = (reader: Reader, part: number, now: Date): Promise<Mapped[]> =>
  run<Mapped>(
    reader,
    sql`select json_object_agg(p.language, p.slug) as slugs,
        to_char(max(p.starts_at) at time zone 'UTC', 'YYYY-MM-DD') as changed
      from publications p where ${isMapped} and ${live(now.toISOString())}
      group by p.entry_id order by p.entry_id limit ${entriesPerMap} offset ${(part - 1) * entriesPerMap}`,
  )
