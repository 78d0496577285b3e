import { type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'
import { searchedWords } from '../../../kit/staffSearch.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import type { Database } from '../../../platform/database.ts'
import { alongFalling, alongRising, type Direction } from '../../../platform/sorting.ts'
import { foundByWords } from '../../../platform/staffSearch.ts'
import { plannedForWords, run, type Reader as StatementReader } from '../../../platform/statements.ts'
import { readSettings } from '../../settings/queries.ts'
import { productsWithProperty } from '../conflicts/properties.ts'
import { type ManagedField, managedFields, type StoredFields, type TextField, textFields } from '../fields.ts'
import { readCandidates } from '../listings/facts.ts'
import { listingOf } from '../listings/listingOf.ts'
import { colorsOfProperties, surroundings } from '../listings/refreshListings.ts'
import type { Card } from '../rules/card.ts'
import { type ProductKind, productKinds } from '../tables.ts'
import { fieldColumns } from './fieldColumns.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** What those who keep the catalogue see of a product besides its public side. `totalStock` null: unlimited. */
export type Management = StoredFields<TextField | ManagedField> & {
  readonly revision: number
  readonly isDeleted: boolean
  readonly hasPrice: boolean
  readonly totalStock: number | null
  /** How many people wait for a size of it. */
  readonly awaiting: number
  readonly updatedAt: Date
}

/** Each product, with the figures and the words that it is ordered, narrowed and found by: those that are asked for, for
 *  each more is looked up for every row. */
const managedTables = (asked: { readonly figures: boolean; readonly words: boolean }): SQL =>
  sql.join([
    sql`products p`,
    ...(asked.figures ? [sql` join product_figures f on f.product_id = p.id`] : []),
    ...(asked.words ? [sql` join product_words w on w.product_id = p.id`] : []),
  ])

/** People who have confirmed that they wait for a size of `p`. */
const awaiting = `(select count(*)::int from restock_requests r where r.product_id = p.id and r.confirmed_at is not null)`

/** Products `p` with figures `f` that visitors see with a size that is sold out, or without sizes and sold out; not those
 *  that are announced to be back. `today` is a day of the shop's calendar. */
const sizesSoldOut = (today: Day): SQL => sql`(p.deleted_at is null and not p.is_offline
  and f.sold_out_from is not null and f.sold_out_from <= ${today}::date)`

/** How many products have a size that is sold out, for statements that count other things too. */
export const countOfSizesSoldOut = (today: Day): SQL => sql`(select count(*)::int
  from products p join product_figures f on f.product_id = p.id where ${sizesSoldOut(today)})`

/** Whether `p` has a price for anything that it offers; nothing else can be bought or is listed (see `priceRangeOf`). */
const hasPrice = `case when p.kind = 'set' or not exists (
    select from variants v where v.product_id = p.id and not v.is_offline) then p.price_cents is not null
  else exists (select from variants v
    where v.product_id = p.id and not v.is_offline and coalesce(v.price_cents, p.price_cents) is not null) end`

/** Online is what a visitor can open; whatever keeps `p` from that, it is offline to them. */
export const isOnlineAt = (now: Date): SQL =>
  sql`not p.is_offline and (p.visible_from is null or p.visible_from <= ${now.toISOString()}::timestamptz)
    and ${sql.raw(hasPrice)}`

/** The management side of products by id. */
export async function managementOf(database: Reader, ids: readonly string[]): Promise<Map<string, Management>> {
  const rows = await readPrepared<Management & { id: string }>(
    database,
    'management of products',
    `select p.id, p.revision, ${fieldColumns([...textFields, ...managedFields])},
       p.deleted_at is not null as "isDeleted", ${hasPrice} as "hasPrice", f.stock as "totalStock", ${awaiting} as awaiting, p.updated_at as "updatedAt"
     from products p join product_figures f on f.product_id = p.id where p.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(row => [row.id, row]))
}

/** A price that began to hold. `price` null: no longer sold at it. */
export type PriceChange = {
  readonly at: string
  readonly variantId: string | null
  readonly priceCents: Cents | null
  readonly by: string | null
}

/** Most price changes that are shown of a product. */
const mostChanges = 100

/** The latest price changes of products by id, newest first. */
export async function priceChangesOf(database: Reader, ids: readonly string[]): Promise<Map<string, PriceChange[]>> {
  const rows = await readPrepared<{ id: string; changes: PriceChange[] }>(
    database,
    'price changes of products',
    `select p.id, coalesce((
       select json_agg(json_build_object('at', c.at, 'variantId', c.variant_id, 'priceCents', c.price_cents,
         'by', a.name) order by c.at desc, c.id desc)
       from (select * from price_changes where product_id = p.id and kind in ('regular', 'child') order by at desc, id desc limit ${mostChanges}) as c
       left join accounts a on a.id = c.account_id), '[]') as changes
     from unnest($1::uuid[]) as p(id)`,
    [ids],
  )
  return new Map(rows.map(row => [row.id, row.changes]))
}

/** The cards of products by id as they would be listed, whether or not they are. */
export async function managedCards(
  database: Pick<Database, 'drizzle'>,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Card>> {
  const settings = await readSettings(database.drizzle)
  const { candidates, pieces } = await readCandidates(database.drizzle, ids)
  const colors = await colorsOfProperties(database.drizzle, settings)
  const around = surroundings(candidates, pieces, settings, now, colors)
  return new Map(candidates.map(({ facts }) => [facts.id, listingOf(facts, around).card]))
}

export const managedStates = ['all', 'online', 'offline', 'sizesSoldOut', 'soldOut', 'sale', 'deleted'] as const
export type ManagedState = (typeof managedStates)[number]
export type ManagedOrder = 'number' | 'title' | 'price' | 'stock' | 'updatedAt' | 'sortOrder'

export type ManagedFilter = {
  readonly state: ManagedState
  readonly search: string
  readonly groupId: string | null
  readonly kind: ProductKind | null
  /** In this discount group, or in an offer of it at any time; null: whatever it is in. */
  readonly discountGroup?: string | null
  /** With a value under this key, as `propertyUses` counts them; null: whatever it has. */
  readonly property?: string | null
  /** Of the shop's calendar. */
  readonly today: Day
}

/** A numbered page of all products: ids in order, and how many there are; of more than `most` one more than that. */
export async function managedPage(
  database: Pick<Database, 'drizzle'>,
  wanted: {
    readonly filter: ManagedFilter
    readonly field: ManagedOrder
    readonly direction: Direction
    readonly offset: number
    readonly size: number
    readonly most: number
    readonly now: Date
  },
): Promise<{ ids: string[]; total: number }> {
  const order = sql.join(orderings[wanted.field](wanted.direction), sql`, `)
  const isOfFigures = wanted.filter.state === 'sizesSoldOut' || wanted.filter.state === 'soldOut'
  const isByFigures = wanted.field === 'price' || wanted.field === 'stock'
  const [ids, total] = await plannedForWords(database.drizzle, wanted.filter.search, async reader => {
    const found = await foundBy(reader, wanted.filter.search)
    const where = sql.join(managedConditions(wanted.filter, found, wanted.now), sql` and `)
    const words = found !== null
    return Promise.all([
      run<{ id: string }>(
        reader,
        sql`select p.id from ${managedTables({ figures: isOfFigures || isByFigures, words })} where ${where}
          order by ${order} limit ${wanted.size} offset ${wanted.offset}`,
      ),
      countUpTo(reader, wanted.most, managedTables({ figures: isOfFigures, words }), where),
    ])
  })
  return { ids: ids.map(row => row.id), total }
}

/** How many products are in each state under the rest of a filter; see `countEach` for how far. */
export const countManaged = (
  database: Pick<Database, 'drizzle'>,
  filter: Omit<ManagedFilter, 'state'>,
  now: Date,
): Promise<Record<ManagedState, number>> =>
  plannedForWords(database.drizzle, filter.search, async reader => {
    const found = await foundBy(reader, filter.search)
    const conditions = managedStates.map(state => [
      state,
      sql.join(managedConditions({ ...filter, state }, found, now), sql` and `),
    ])
    return countEach(
      reader,
      managedTables({ figures: true, words: found !== null }),
      Object.fromEntries(conditions) as Record<ManagedState, SQL>,
    )
  })

const id = sql`p.id`
const figuresId = sql`f.product_id`

/** Every order ends in something unique and lies in an index. What has no price comes last; unlimited is more than any number. */
const orderings: Record<ManagedOrder, (direction: Direction) => SQL[]> = {
  number: direction => alongRising(direction, sql`p.product_number`),
  title: direction => alongRising(direction, sql`(p.title ->> 'de')`, id),
  price: direction => (direction === 'asc' ? alongRising : alongFalling)(direction, sql`f.price_cents`, figuresId),
  stock: direction => alongRising(direction, sql`f.stock`, figuresId),
  updatedAt: direction => alongFalling(direction, sql`p.updated_at`, id),
  sortOrder: direction => alongRising(direction, sql`p.sort_order`, id),
}

/** Where a title may be parted at the end of a line; nobody types it. */
const softHyphen = '\u00ad'

/** The condition on words `w` by which products are found; null where nothing was typed. */
async function foundBy(reader: Pick<StatementReader, '_'>, typed: string): Promise<SQL | null> {
  const words = searchedWords(typed.replaceAll(softHyphen, ''))
  return words.length > 0 ? foundByWords(reader, { table: sql`product_words w`, column: sql`w.words` }, words) : null
}

function managedConditions(
  { state, groupId, kind, discountGroup, property, today }: ManagedFilter,
  found: SQL | null,
  now: Date,
): SQL[] {
  const conditions = [state === 'deleted' ? sql`p.deleted_at is not null` : sql`p.deleted_at is null`]
  if (state === 'online') conditions.push(isOnlineAt(now))
  // The same denied, each part by its own index. 'is not null' tells the planner how few are announced.
  if (state === 'offline') {
    conditions.push(sql`(p.is_offline
      or (p.visible_from is not null and p.visible_from > ${now.toISOString()}::timestamptz)
      or (p.price_cents is null and not (${sql.raw(hasPrice)})))`)
  }
  if (state === 'sale') conditions.push(sql`p.is_sale`)
  if (state === 'sizesSoldOut') conditions.push(sizesSoldOut(today))
  if (state === 'soldOut') conditions.push(sql`f.stock = 0`)
  // Written out: a plan for any kind would not know which are few.
  if (kind) conditions.push(sql`p.kind = ${sql.raw(`'${productKinds.find(each => each === kind)}'`)}`)
  if (groupId) {
    conditions.push(sql`exists (
      select from group_members m where m.product_id = p.id and m.group_id = ${groupId}::uuid)`)
  }
  if (found) conditions.push(found)
  if (discountGroup) {
    conditions.push(sql`(${discountGroup} = any(p.discount_groups) or exists (
      select from special_offers o where o.product_id = p.id and ${discountGroup} = any(o.discount_groups)))`)
  }
  if (property) conditions.push(sql`p.id in (${productsWithProperty(property)})`)
  return conditions
}
