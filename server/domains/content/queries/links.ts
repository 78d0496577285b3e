import { sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import { readSettings } from '../../settings/queries.ts'
import { namedSegments } from '../../site/queries.ts'
import { pathOfLink } from '../rules/links.ts'
import { redirectPath } from '../rules/redirects.ts'
import { isReserved } from '../rules/segments.ts'
import type { Texts } from '../rules/texts.ts'
import { entries, isEntryKept } from '../tables.ts'

/** `dead`: nothing has the address. `unpublished`: a page has it that no visitor sees, now or later. */
export type BrokenPath = 'dead' | 'unpublished'

const firstOf = (path: string): string => (path.split('/')[1] ?? '').toLowerCase()

/**
 * Which paths of the site, without language, lead nowhere, by the first word of each: what comes after it belongs to goods
 * and to the product's own pages. Three statements, however many paths.
 */
export async function brokenPaths(reader: Reader, paths: readonly string[]): Promise<ReadonlyMap<string, BrokenPath>> {
  const own = paths.filter(path => path !== '/' && !isReserved(firstOf(path)))
  if (own.length === 0) return new Map()
  const named = namedSegments(await readSettings(reader))
  const asked = own.filter(path => !named.has(firstOf(path)))
  const [segments, sent] = [
    await run<{ segment: string; shown: boolean }>(
      reader,
      sql`select segment, bool_or(group_id is not null or exists (
          select from publications p where p.entry_id = s.entry_id and p.language = s.language
          and (p.ends_at is null or p.ends_at > now()))) as shown
        from site_segments s where segment = any(${sql.param(asked.map(firstOf))}::text[]) group by segment`,
    ),
    await run<{ path: string }>(
      reader,
      sql`select path from redirects where path = any(${sql.param(asked.map(redirectPath))}::text[])`,
    ),
  ]
  const isShown = new Map(segments.map(({ segment, shown }) => [segment, shown]))
  const redirected = new Set(sent.map(({ path }) => path))
  return new Map(
    asked.flatMap((path): [string, BrokenPath][] => {
      const shown = isShown.get(firstOf(path))
      if (shown === true || redirected.has(redirectPath(path))) return []
      return [[path, shown === undefined ? 'dead' : 'unpublished']]
    }),
  )
}

export type BrokenLink = { readonly href: string; readonly isUnpublished: boolean }

/** Those of these addresses that lead nowhere on this site, or to a page that no visitor sees. */
export async function brokenLinks(reader: Reader, hrefs: readonly string[]): Promise<BrokenLink[]> {
  const broken = await brokenPaths(reader, [...new Set(hrefs.flatMap(href => pathOfLink(href) ?? []))])
  return hrefs.flatMap(href => {
    const state = broken.get(pathOfLink(href) ?? '')
    return state === undefined ? [] : [{ href, isUnpublished: state === 'unpublished' }]
  })
}

export type LinkedPage = { readonly title: Texts; readonly path: Texts }

/** As many as one looks through in a list. */
const mostPages = 200

/** Pages, posts and events that visitors see in German, by their names, as many of the first as are looked through; what
 *  they are called and where they are in the other language is empty where it is not published. */
export const linkedPages = (reader: Reader): Promise<LinkedPage[]> =>
  run<LinkedPage>(
    reader,
    sql`select json_build_object('de', de.content->'title'->>'de', 'en', coalesce(en.content->'title'->>'en', '')) as title,
        json_build_object('de', '/' || de.slug, 'en', coalesce('/' || nullif(en.slug, ''), '')) as path
      from (
        select id, lower(name) as name from ${entries}
        where ${isEntryKept} and is_live and kind in ('page', 'post', 'event')
        order by lower(name), id limit ${mostPages}
      ) named
      join publications de on de.entry_id = named.id and de.language = 'de' and de.slug <> ''
        and de.starts_at <= now() and (de.ends_at is null or de.ends_at > now())
      left join publications en on en.entry_id = named.id and en.language = 'en'
        and en.starts_at <= now() and (en.ends_at is null or en.ends_at > now())
      order by named.name, named.id`,
  )
