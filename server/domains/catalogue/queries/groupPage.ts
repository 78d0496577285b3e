import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Database } from '../../../platform/database.ts'
import type { Fit } from '../tables.ts'
import {
  afterCondition,
  afterText,
  cursorParameters,
  cursorText,
  type OrderBy,
  orderBy,
  orderText,
  type ProductOrder,
} from './orders.ts'
import { type After, type ListedProduct, type ProductPage, pageOf } from './page.ts'
import { read, readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** What a list is narrowed to. Several values of one kind widen it, several kinds narrow it. Prices are cents. */
export type ProductFilter = {
  readonly fits?: readonly Fit[]
  readonly colors?: readonly string[]
  readonly sizes?: readonly string[]
  readonly priceFrom?: Cents
  readonly priceTo?: Cents
  readonly personalisable?: boolean
  readonly inStock?: boolean
  readonly onSale?: boolean
}

/** The kinds of a filter, each of which a facet counts without. */
export type FilterKind = 'fits' | 'colors' | 'sizes' | 'price' | 'features'

/** The conditions of a filter on `listings l`, or `group_listings l`, by kind; kinds that are not filtered are absent. */
export function filterConditions(filter: ProductFilter): Map<FilterKind, SQL> {
  const conditions = new Map<FilterKind, SQL>()
  const overlap = (column: SQL, values: readonly string[] | undefined) =>
    values && values.length > 0 ? sql`${column} && ${sql.param([...values])}::text[]` : null
  const all = (...parts: (SQL | null)[]) => {
    const present = parts.filter(part => part !== null)
    return present.length > 0 ? sql.join(present, sql` and `) : null
  }
  const flag = (column: SQL, isWanted: boolean | undefined) => (isWanted ? column : null)
  const kinds: [FilterKind, SQL | null][] = [
    ['fits', overlap(sql`l.fits`, filter.fits)],
    ['colors', overlap(sql`l.color_codes`, filter.colors)],
    ['sizes', overlap(sql`l.sizes`, filter.sizes)],
    [
      'price',
      all(
        filter.priceFrom === undefined ? null : sql`l.price_to >= ${filter.priceFrom}::bigint`,
        filter.priceTo === undefined ? null : sql`l.price_from <= ${filter.priceTo}::bigint`,
      ),
    ],
    [
      'features',
      all(
        flag(sql`l.is_personalisable`, filter.personalisable),
        flag(sql`l.is_in_stock`, filter.inStock),
        flag(sql`l.is_on_sale`, filter.onSale),
      ),
    ],
  ]
  for (const [kind, condition] of kinds) if (condition) conditions.set(kind, condition)
  return conditions
}

/** A part of a group's products: one index range, however large the group; filtered, as much of it as fills the page. */
export async function groupPage(
  database: Reader,
  wanted: {
    readonly groupId: string
    readonly first: number
    readonly after: After
    readonly order: ProductOrder
    readonly language: Language
    readonly filter: ProductFilter
  },
): Promise<ProductPage> {
  const order = orderBy(wanted.order, wanted.language)
  const conditions = filterConditions(wanted.filter)
  const rows =
    conditions.size === 0
      ? await plainRows(database, wanted.groupId, order, wanted.after, wanted.first + 1)
      : await filteredRows(database, wanted.groupId, order, wanted.after, wanted.first + 1, [...conditions.values()])
  return pageOf(rows, wanted.first)
}

function plainRows(database: Reader, groupId: string, order: OrderBy, after: After, limit: number) {
  const name = `group page ${order.columns.join(' ')} ${order.direction}${after ? ' after' : ''}`
  const text = `
    select l.card, ${cursorText(order, 'g')} as cursor
    from group_listings g join listings l on l.product_id = g.product_id
    where g.group_id = $1 ${after ? `and ${afterText(order, 'g', 3)}` : ''}
    order by ${orderText(order, 'g')} limit $2`
  const values = [groupId, limit, ...(after ? cursorParameters(order, after) : [])]
  return readPrepared<ListedProduct>(database, name, text, values)
}

function filteredRows(
  database: Reader,
  groupId: string,
  order: OrderBy,
  after: After,
  limit: number,
  conditions: readonly SQL[],
) {
  return read<ListedProduct>(
    database,
    sql`
      select c.card, ${sql.raw(cursorText(order, 'g'))} as cursor
      from (
        select l.* from group_listings l
        where l.group_id = ${groupId} and ${afterCondition(order, 'l', after)}
          and ${sql.join([...conditions], sql` and `)}
        order by ${sql.raw(orderText(order, 'l'))} limit ${limit}
      ) as g join listings c on c.product_id = g.product_id
      order by ${sql.raw(orderText(order, 'g'))}`,
  )
}

/** How many products of a group a filter leaves. */
export async function countInGroup(database: Reader, groupId: string, filter: ProductFilter): Promise<number> {
  const conditions = [...filterConditions(filter).values()]
  if (conditions.length === 0) {
    const rows = await readPrepared<{ products: number }>(
      database,
      'group count',
      `select products from group_facets where group_id = $1 and facet = 'all'`,
      [groupId],
    )
    return rows[0]?.products ?? 0
  }
  const rows = await read<{ products: number }>(
    database,
    sql`
      select count(*)::int as products from group_listings l
      where l.group_id = ${groupId} and ${sql.join(conditions, sql` and `)}`,
  )
  return rows[0]?.products ?? 0
}
