import type { Language } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Database } from '../../../platform/database.ts'
import type { Bitmap } from '../rules/bitmap.ts'
import { audienceOf } from '../rules/priceRange.ts'
import type { Fit } from '../tables.ts'
import { readBitmaps } from './bitmaps.ts'
import { rowsOfMembers } from './members.ts'
import { readNarrowing, stepsBack } from './narrowing.ts'
import {
  afterText,
  cursorParameters,
  cursorText,
  type OrderBy,
  orderInGroup,
  orderText,
  type ProductOrder,
} from './orders.ts'
import { type After, type ListedProduct, type ProductPage, pageOf } from './page.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** Values of one property, one of which a product has. */
export type PropertyWish = { readonly key: string; readonly values: readonly string[] }

/** What a list is narrowed to. Several values of one kind widen it, several kinds narrow it, and all of them speak of one
 *  and the same variant (decision 38). Prices are cents. */
export type ProductFilter = {
  readonly fits?: readonly Fit[]
  readonly colors?: readonly string[]
  readonly sizes?: readonly string[]
  /** Values of further properties by key. */
  readonly properties?: readonly PropertyWish[]
  readonly priceFrom?: Cents
  readonly priceTo?: Cents
  readonly personalisable?: boolean
  readonly inStock?: boolean
  readonly onSale?: boolean
}

/** Whether a filter leaves everything. */
export const isUnfiltered = (filter: ProductFilter): boolean => stepsBack(filter).length === 0

/** Whether colours are looked for, which tiles then show. */
export const isColored = ({ colors }: ProductFilter): boolean => (colors?.length ?? 0) > 0

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
  const order = orderInGroup(wanted.order, wanted.language, audienceOf(wanted.filter.fits))
  const rows = isUnfiltered(wanted.filter)
    ? await plainRows(database, wanted.groupId, order, wanted.after, wanted.first + 1)
    : await rowsOfMembers(database, await filteredMembers(database, wanted.groupId, wanted.filter), {
        order,
        after: wanted.after,
        limit: wanted.first + 1,
        groupId: wanted.groupId,
        withPictures: isColored(wanted.filter),
      })
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

/** A group's products that a filter leaves, as ordinals. */
async function filteredMembers(database: Reader, groupId: string, filter: ProductFilter): Promise<Bitmap> {
  const [[members], narrowing] = await Promise.all([
    readBitmaps(database, [{ kind: 'group', value: groupId }]),
    readNarrowing(database, filter, true),
  ])
  return narrowing.narrow(members!)
}

/** How many products of a group a filter leaves. */
export async function countInGroup(database: Reader, groupId: string, filter: ProductFilter): Promise<number> {
  if (isUnfiltered(filter)) {
    const rows = await readPrepared<{ products: number }>(
      database,
      'group count',
      `select products from group_facets where group_id = $1 and facet = 'all'`,
      [groupId],
    )
    return rows[0]?.products ?? 0
  }
  return (await filteredMembers(database, groupId, filter)).size
}
