import { type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { foldedSearch, longestSearch, searchedWords } from '../../../kit/staffSearch.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { literally } from '../../../kit/words.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import { alongRising, type Direction } from '../../../platform/sorting.ts'
import { foundByWords } from '../../../platform/staffSearch.ts'
import { type ListReader, plannedForWords, type Reader, rowsIf, run } from '../../../platform/statements.ts'
import type { Fit } from '../../catalogue/tables.ts'

/** What is counted in one number: a variant, or a product that has none. `id` is that of the variant or the product. */
export type StockItem = {
  readonly id: string
  readonly productId: string
  readonly variantId: string | null
  readonly productNumber: string
  readonly title: LocalizedText
  readonly fit: Fit | null
  /** Empty for a product without variants. */
  readonly size: string
  readonly color: LocalizedText | null
  readonly sku: string
  readonly gtin: string | null
  /** Pieces that can be bought; null: unlimited. */
  readonly stock: number | null
  /** Pieces of orders that are not shipped yet. */
  readonly bound: number
  readonly reorderLevel: number | null
  /** YYYY-MM-DD. */
  readonly backOn: string | null
  readonly isOffline: boolean
}

export const stockTabs = ['all', 'low', 'soldOut', 'unlimited'] as const
export type StockTab = (typeof stockTabs)[number]
export type StockFilter = {
  readonly tab?: StockTab | null
  readonly search?: string | null
  readonly groupId?: string | null
}
export type StockOrder = {
  readonly field: 'number' | 'title' | 'stock'
  readonly direction: Direction
}

/** Sets and vouchers stand here only where they have a number of their own. */
const tables = sql`products p left join variants v on v.product_id = p.id and not v.is_retired
  left join colors c on c.id = v.color_id`
const withWords = sql`${tables} join product_words w on w.product_id = p.id`

const piece = sql`coalesce(v.id, p.id)`
const stock = sql`case when v.id is null then p.available else v.available end`
const reorderLevel = sql`case when v.id is null then p.reorder_level else v.reorder_level end`
const gtin = sql`case when v.id is null then (
    select each -> 'value' ->> 'de' from jsonb_array_elements(p.properties) as each where each ->> 'key' = 'gtin' limit 1
  ) else v.properties ->> 'gtin' end`

const counted = sql`p.deleted_at is null and (v.id is not null or p.kind = 'goods' or p.available is not null)`

/** A piece whose stock is at its reorder level or below. */
const isLow = sql`(${reorderLevel} is not null and ${stock} <= ${reorderLevel})`

const inTab: Readonly<Record<StockTab, SQL>> = {
  all: sql`true`,
  low: isLow,
  soldOut: sql`${stock} = 0`,
  unlimited: sql`${stock} is null`,
}

const columns = sql`${piece} as id, p.id as "productId", v.id as "variantId", p.product_number as "productNumber", p.title,
  v.fit, coalesce(v.size, '') as size, c.title as color, coalesce(v.sku, p.product_number) as sku, ${gtin} as gtin,
  ${stock} as stock, ${reorderLevel} as "reorderLevel", coalesce(v.back_on, p.back_on)::text as "backOn",
  p.is_offline or coalesce(v.is_offline, false) as "isOffline"`

const listedFor = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'catalogue'))

/** What lies on the shelf for orders that are not shipped, by piece. What was ordered ahead took nothing. */
const boundPieces = sql`(
  select coalesce(m.variant_id, m.product_id) as piece_id, -sum(m.delta)::int as pieces
  from orders o join stock_movements m on m.order_id = o.id
  where o.shipping_state = 'open' and o.state <> 'cancelled'
  group by 1)`

/** The rows with what is bound of them; one statement, whatever the number of rows. */
async function withBound(reader: Pick<Reader, '_'>, rows: readonly Omit<StockItem, 'bound'>[]): Promise<StockItem[]> {
  const bound = await boundOf(
    reader,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({ ...row, bound: bound.get(row.id) ?? 0 }))
}

/** Pieces of orders that are not shipped yet, by piece; none where there are none. */
export async function boundOf(reader: Pick<Reader, '_'>, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await run<{ id: string; pieces: number }>(
    reader,
    sql`select piece_id as id, pieces from ${boundPieces} as bound
      where piece_id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

/** A word that is longer is no size. */
const longestSize = 8

/** Words that all have to be found: in what the product is found by, or as the size or the number of the piece. */
async function foundBy(reader: Pick<Reader, '_'>, typed: string): Promise<SQL | null> {
  const texts = foldedSearch(typed.trim().slice(0, longestSearch)).split(' ').filter(Boolean)
  const words = searchedWords(typed)
  if (words.length === 0) return null
  const each = await Promise.all(
    words.map(async (word, at) => {
      const inProduct = await foundByWords(reader, { table: sql`product_words w`, column: sql`w.words` }, [word])
      const text = texts[at]!
      const ofSize = sql`lower(v.size) = ${text}`
      const anywhere = sql`(${inProduct} or ${ofSize} or lower(c.title ->> 'de') like ${`%${literally(text)}%`}
        or v.properties ->> 'gtin' = ${text})`
      // What is a size means it: the article number of another size of the same product holds it too.
      return text.length > longestSize
        ? anywhere
        : sql`(case when exists (select from variants s where lower(s.size) = ${text}) then ${ofSize} else ${anywhere} end)`
    }),
  )
  // A whole article number means that one piece, not all sizes of its product.
  const exact = sql`exists (select from variants s where s.sku = ${typed.trim()} and not s.is_retired)`
  return sql`(case when ${exact} then v.sku = ${typed.trim()} else ${sql.join(each, sql` and `)} end)`
}

const ofGroup = (groupId: string): SQL =>
  sql`exists (select from group_members g where g.product_id = p.id and g.group_id = ${groupId}::uuid)`

function conditions(viewer: Viewer, { tab, groupId }: StockFilter, found: SQL | null): SQL {
  const all = [listedFor(viewer), counted, inTab[tab ?? 'all']]
  if (groupId) all.push(isId(groupId) ? ofGroup(groupId) : sql`false`)
  if (found) all.push(found)
  return sql.join(all, sql` and `)
}

const orders: Readonly<Record<StockOrder['field'], (direction: Direction) => SQL[]>> = {
  number: direction => alongRising(direction, sql`p.product_number`, sql`v.sort_order`, piece),
  title: direction => alongRising(direction, sql`(p.title ->> 'de')`, sql`p.id`, sql`v.sort_order`, piece),
  // Unlimited is more than any number.
  stock: direction => alongRising(direction, stock, piece),
}

/** A page of all that has a stock count, with what is bound of it. */
export const browseStock = (
  reader: ListReader,
  viewer: Viewer,
  filter: StockFilter,
  order: StockOrder,
  page: { offset: number; limit: number },
): Promise<StockItem[]> =>
  plannedForWords(reader, filter.search, async planned => {
    const found = await foundBy(planned, filter.search ?? '')
    const by = sql.join(orders[order.field](order.direction), sql`, `)
    const rows = await run<Omit<StockItem, 'bound'>>(
      planned,
      sql`select ${columns} from ${found ? withWords : tables} where ${conditions(viewer, filter, found)}
        order by ${by} limit ${page.limit} offset ${page.offset}`,
    )
    return withBound(planned, rows)
  })

export const countStock = (reader: ListReader, viewer: Viewer, filter: StockFilter, most: number): Promise<number> =>
  plannedForWords(reader, filter.search, async planned => {
    const found = await foundBy(planned, filter.search ?? '')
    return countUpTo(planned, most, found ? withWords : tables, conditions(viewer, filter, found))
  })

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export const countStockTabs = (
  reader: ListReader,
  viewer: Viewer,
  filter: Omit<StockFilter, 'tab'>,
): Promise<Record<StockTab, number>> =>
  plannedForWords(reader, filter.search, async planned => {
    const found = await foundBy(planned, filter.search ?? '')
    const each = stockTabs.map(tab => [tab, conditions(viewer, { ...filter, tab }, found)])
    return countEach(planned, found ? withWords : tables, Object.fromEntries(each) as Record<StockTab, SQL>)
  })

/** Pieces by id, of which some may be gone; for those who read the catalogue. */
export async function stockItemsByIds(
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<StockItem[]> {
  const known = sql.param(ids.filter(isId))
  const rows = await run<Omit<StockItem, 'bound'>>(
    reader,
    sql`select ${columns} from ${tables} where ${listedFor(viewer)} and ${counted}
      and (v.id = any(${known}::uuid[]) or (v.id is null and p.id = any(${known}::uuid[])))`,
  )
  return withBound(reader, rows)
}

/** What a line of a stock-taking says of its piece. */
type TakenPiece = Pick<StockItem, 'productId' | 'variantId' | 'title' | 'fit' | 'size' | 'color' | 'sku'> & {
  readonly pieceId: string
}

/** All pieces that there are, those of a group or those of some ids; at most `most`. */
export const piecesOf = (
  reader: Pick<Reader, '_'>,
  { groupId, ids }: { readonly groupId?: string; readonly ids?: readonly string[] },
  most: number,
): Promise<TakenPiece[]> =>
  run(
    reader,
    sql`select ${piece} as "pieceId", p.id as "productId", v.id as "variantId", p.title, v.fit, coalesce(v.size, '') as size,
        c.title as color, coalesce(v.sku, p.product_number) as sku
      from ${tables} where ${counted} and ${groupId ? ofGroup(groupId) : sql`true`}
        and ${ids ? sql`${piece} = any(${sql.param([...ids])}::uuid[])` : sql`true`}
      limit ${most}`,
  )

/** Pieces whose stock is low and of which nobody was told yet, by name. */
export const lowUntold = (reader: Pick<Reader, '_'>): Promise<Omit<StockItem, 'bound'>[]> =>
  run(
    reader,
    sql`select ${columns} from ${tables} where ${counted} and ${isLow}
      and not exists (select from low_stock_notices n where n.piece_id = ${piece})
      order by p.product_number, v.sort_order, ${piece}`,
  )

/** Forgets that staff were told of pieces that are above their reorder level again, have none any more or are gone. */
export const forgetReplenished = async (reader: Pick<Reader, '_'>): Promise<void> => {
  await run(
    reader,
    sql`delete from low_stock_notices n where not exists (
      select from ${tables} where ${counted} and ${isLow} and ${piece} = n.piece_id)`,
  )
}

/** What `code` stands for, an article number or a GTIN, in the order of certainty; null where it is unknown. */
export async function pieceOfCode(
  reader: Pick<Reader, '_'>,
  code: string,
): Promise<{ id: string; productId: string; variantId: string | null } | null> {
  const [found] = await run<{ id: string; productId: string; variantId: string | null }>(
    reader,
    sql`select ${piece} as id, p.id as "productId", v.id as "variantId" from ${tables} where ${counted} and (
        v.sku = ${code} or v.properties ->> 'gtin' = ${code} or (v.id is null and p.product_number = ${code})
        or (v.id is null and p.properties @> jsonb_build_array(
          jsonb_build_object('key', 'gtin', 'value', jsonb_build_object('de', ${code}::text)))))
      order by v.sku = ${code} desc nulls last, p.id limit 1`,
  )
  return found ?? null
}
