import { type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { literally } from '../../../kit/words.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import { type Reader, rowsIf, run, utc } from '../../../platform/statements.ts'
import type { Fit } from '../../catalogue/tables.ts'
import type { TakingScope, TakingState } from '../tables.ts'

/** A stock-taking with how far it is. */
export type StockTaking = {
  readonly id: string
  readonly name: string
  readonly scope: TakingScope
  /** The group's title, where a group is counted that still exists. */
  readonly groupTitle: LocalizedText | null
  readonly countsBound: boolean
  readonly state: TakingState
  /** ISO 8601. */
  readonly startedAt: string
  readonly startedBy: string | null
  readonly endedAt: string | null
  readonly endedBy: string | null
  readonly lineCount: number
  readonly countedCount: number
  /** Lines on which something else was found than expected. */
  readonly differentCount: number
}

/** One piece of a stock-taking; see `stockTakingLines`. */
export type TakingLine = {
  readonly id: string
  readonly takingId: string
  readonly pieceId: string
  readonly title: LocalizedText
  readonly fit: Fit | null
  readonly size: string
  readonly color: LocalizedText | null
  readonly sku: string
  readonly counted: number | null
  /** What the books said when it was counted; null where they said nothing, or it is not counted yet. */
  readonly expected: number | null
  readonly difference: number | null
  readonly countedAt: string | null
  readonly countedBy: string | null
  readonly bookedFrom: number | null
  readonly bookedTo: number | null
}

const listedFor = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'catalogue'))

/** As `expectedPieces` says it, of a line `l` of the taking `t`. */
const expected = sql`(l.stock_then + case when t.counts_bound then l.bound_then else 0 end)`
const isDifferent = sql`(l.counted is not null and l.counted is distinct from ${expected})`

const takingRows = (where: SQL, rest: SQL): SQL => sql`
  select t.id, t.name, t.scope, g.title as "groupTitle", t.counts_bound as "countsBound", t.state,
    ${utc(sql`t.started_at`)} as "startedAt", s.name as "startedBy", ${utc(sql`t.ended_at`)} as "endedAt",
    e.name as "endedBy", n.lines as "lineCount", n.counted as "countedCount", n.different as "differentCount"
  from stock_takings t
    left join product_groups g on g.id = t.group_id
    left join accounts s on s.id = t.started_by
    left join accounts e on e.id = t.ended_by
    cross join lateral (
      select count(*)::int as lines, count(l.counted)::int as counted,
        (count(*) filter (where ${isDifferent}))::int as different
      from stock_taking_lines l where l.taking_id = t.id
    ) as n
  where ${where} ${rest}`

export const takingTabs = ['open', 'booked', 'dropped', 'all'] as const
export type TakingTab = (typeof takingTabs)[number]
/** `search`: part of the name. */
export type TakingFilter = { readonly tab?: TakingTab | null; readonly search?: string | null }

function takingConditions(viewer: Viewer, { tab, search }: TakingFilter): SQL {
  const text = search?.trim().slice(0, 100)
  const all = [listedFor(viewer)]
  if (tab && tab !== 'all') all.push(sql`t.state = ${tab}`)
  if (text) all.push(sql`t.name ilike ${`%${literally(text)}%`}`)
  return sql.join(all, sql` and `)
}

/** A page of stock-takings, the latest first. */
export const browseTakings = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  filter: TakingFilter,
  page: { offset: number; limit: number },
): Promise<StockTaking[]> =>
  run(
    reader,
    takingRows(
      sql`t.id in (
        select t.id from stock_takings t where ${takingConditions(viewer, filter)}
        order by t.started_at desc nulls last, t.id desc nulls last limit ${page.limit} offset ${page.offset})`,
      sql`order by t.started_at desc, t.id desc`,
    ),
  )

export const countTakings = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  filter: TakingFilter,
  most: number,
): Promise<number> => countUpTo(reader, most, sql`stock_takings t`, takingConditions(viewer, filter))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export const countTakingTabs = (
  reader: Reader,
  viewer: Viewer,
  filter: TakingFilter,
): Promise<Record<TakingTab, number>> => {
  const each = takingTabs.map(tab => [tab, takingConditions(viewer, { ...filter, tab })])
  return countEach(reader, sql`stock_takings t`, Object.fromEntries(each) as Record<TakingTab, SQL>)
}

/** Stock-takings by id, for those who read the catalogue. */
export const takingsByIds = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<StockTaking[]> =>
  run(reader, takingRows(sql`${listedFor(viewer)} and t.id = any(${sql.param(ids.filter(isId))}::uuid[])`, sql``))

export const lineTabs = ['all', 'uncounted', 'counted', 'different'] as const
export type LineTab = (typeof lineTabs)[number]
/** `search`: part of the title, the article number or the size. */
export type LineFilter = {
  readonly takingId: string
  readonly tab?: LineTab | null
  readonly search?: string | null
}

const inTab: Readonly<Record<LineTab, SQL>> = {
  all: sql`true`,
  uncounted: sql`l.counted is null`,
  counted: sql`l.counted is not null`,
  different: isDifferent,
}

const lineTables = sql`stock_taking_lines l join stock_takings t on t.id = l.taking_id`

function lineConditions(viewer: Viewer, { takingId, tab, search }: LineFilter): SQL {
  const all = [
    listedFor(viewer),
    isId(takingId) ? sql`l.taking_id = ${takingId}::uuid` : sql`false`,
    inTab[tab ?? 'all'],
  ]
  const text = `%${literally(search?.trim().slice(0, 100) ?? '')}%`
  if (search?.trim()) {
    all.push(sql`(l.title ->> 'de' ilike ${text} or l.title ->> 'en' ilike ${text} or l.sku ilike ${text}
      or l.size ilike ${text})`)
  }
  return sql.join(all, sql` and `)
}

const lineRows = (where: SQL, rest: SQL): SQL => sql`
  select l.id, l.taking_id as "takingId", l.piece_id as "pieceId", l.title, l.fit, l.size, l.color, l.sku, l.counted,
    ${expected} as expected, l.counted - ${expected} as difference, ${utc(sql`l.counted_at`)} as "countedAt",
    a.name as "countedBy", l.booked_from as "bookedFrom", l.booked_to as "bookedTo"
  from ${lineTables} left join accounts a on a.id = l.counted_by where ${where} ${rest}`

/** A page of the lines of a stock-taking, by article number; of those that are counted the latest first. */
export const browseTakingLines = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  filter: LineFilter,
  page: { offset: number; limit: number },
): Promise<TakingLine[]> =>
  run(
    reader,
    lineRows(
      lineConditions(viewer, filter),
      sql`order by ${filter.tab === 'counted' ? sql`l.counted_at desc,` : sql``} l.sku, l.id
        limit ${page.limit} offset ${page.offset}`,
    ),
  )

export const countTakingLines = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  filter: LineFilter,
  most: number,
): Promise<number> => countUpTo(reader, most, lineTables, lineConditions(viewer, filter))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export const countLineTabs = (reader: Reader, viewer: Viewer, filter: LineFilter): Promise<Record<LineTab, number>> => {
  const each = lineTabs.map(tab => [tab, lineConditions(viewer, { ...filter, tab })])
  return countEach(reader, lineTables, Object.fromEntries(each) as Record<LineTab, SQL>)
}

/** Lines by id, for those who read the catalogue. */
export const takingLinesByIds = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<TakingLine[]> =>
  run(reader, lineRows(sql`${listedFor(viewer)} and l.id = any(${sql.param(ids.filter(isId))}::uuid[])`, sql``))
