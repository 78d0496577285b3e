import type { Database } from '../../../platform/database.ts'
import { type After, instantParameter, integerParameter, type ListedProduct, type ProductPage, pageOf } from './page.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** The shop-wide lists: novelties (those marked new first, then by age), what was sold, most first, and what is reduced or on offer. */
export type ShopList = 'new' | 'top' | 'specials'

const shopLists = {
  new: {
    shape: 'bns',
    cursor: 'l.is_new, (extract(epoch from l.created_at) * 1000)::float8, l.product_id',
    where: 'true',
    after: '(l.is_new, l.created_at, l.product_id) < ($2::bool, $3::timestamptz, $4::uuid)',
    order: 'l.is_new desc nulls last, l.created_at desc nulls last, l.product_id desc nulls last',
    values: ([isNew, milliseconds, id]: NonNullable<After>) => [isNew, instantParameter(Number(milliseconds)), id],
  },
  top: {
    shape: 'ns',
    cursor: 'l.sold_pieces, l.product_id',
    where: 'l.sold_pieces > 0',
    after: '(l.sold_pieces, l.product_id) < ($2::int, $3::uuid)',
    order: 'l.sold_pieces desc nulls last, l.product_id desc nulls last',
    values: ([sold, id]: NonNullable<After>) => [integerParameter(Number(sold)), id],
  },
  specials: {
    shape: 'nss',
    cursor: 'l.sort_order, l.sort_title, l.product_id',
    where: 'l.is_on_sale',
    after: '(l.sort_order, l.sort_title, l.product_id) > ($2::int, $3::text, $4::uuid)',
    order: 'l.sort_order, l.sort_title, l.product_id',
    values: ([order, title, id]: NonNullable<After>) => [integerParameter(Number(order)), title, id],
  },
} as const satisfies Record<ShopList, unknown>

/** The shape of a list's cursors. */
export const shopListShape = (list: ShopList): string => shopLists[list].shape

/** A part of a list: one index range. It never holds the product whose slug is `without`: one row more is read for it, so
 *  that neither the statement nor the cursors know of it. */
export async function shopListPage(
  database: Reader,
  list: ShopList,
  first: number,
  after: After,
  without?: string | null,
): Promise<ProductPage> {
  const { cursor, where, after: condition, order, values } = shopLists[list]
  const rows = await readPrepared<ListedProduct>(
    database,
    `list ${list}${after ? ' after' : ''}`,
    `select l.card, json_build_array(${cursor}) as cursor from listings l
     where ${where} ${after ? `and ${condition}` : ''} order by ${order} limit $1`,
    [first + (without ? 2 : 1), ...(after ? values(after) : [])],
  )
  return pageOf(without ? rows.filter(row => row.card.slug !== without) : rows, first)
}

/** How many products stand on a list. */
export async function countOfShopList(database: Reader, list: ShopList): Promise<number> {
  const rows = await readPrepared<{ products: number }>(
    database,
    `list ${list} count`,
    `select count(*)::int as products from listings l where ${shopLists[list].where}`,
    [],
  )
  return rows[0]?.products ?? 0
}
