import { type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { operation, plainOperation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { changeCart, changeOnlyCart } from './saving.ts'

/** Puts a product among the viewer's favourites or takes it out; twice is once. NOT_FOUND for a product that is none. */
export const setFavourite = plainOperation(
  'buyer',
  async (scope, input: { productId: string; isFavourite: boolean }): Promise<void> => {
    if (!isId(input.productId)) refuse('NOT_FOUND', ['productId'], 'There is no such product.')
    const found = await changeOnlyCart(scope, { productIds: [input.productId], variantIds: [] }, contents => {
      if (input.isFavourite && !contents.productIndex.has(input.productId)) {
        return refuse('NOT_FOUND', ['productId'], 'There is no such product.')
      }
      return contents.head || !input.isFavourite ? null : {}
    })
    if (!found.head) return
    const { drizzle } = scope.database
    if (input.isFavourite) await run(drizzle, favouring(found.head.id, [input.productId], scope.now))
    else {
      const cartIds = [found.head.id, found.guestCartId].filter(id => id !== null)
      await run(
        drizzle,
        sql`delete from favourites
        where cart_id = any(${sql.param(cartIds)}::uuid[]) and list_id is null and product_id = ${input.productId}`,
      )
    }
  },
)

/** Makes these products the viewer's favourites, the latest first, and no others. NOT_FOUND, changing nothing, if one is
 *  none. */
export const replaceFavourites = operation(
  'buyer',
  async (scope, input: { productIds: readonly string[] }): Promise<void> => {
    const ids = input.productIds.filter(isId)
    const contents = await changeCart(scope, { productIds: ids, variantIds: [] }, found => {
      refuseIf(
        input.productIds.flatMap((id, index) =>
          found.productIndex.has(id)
            ? []
            : [refusal('NOT_FOUND', ['items', String(index)], 'There is no such product.')],
        ),
      )
      return found.head && !found.guestCartId ? null : {}
    })
    if (!contents.head) return
    await run(
      scope.tx,
      sql`delete from favourites
      where cart_id = ${contents.head.id} and list_id is null and not product_id = any(${sql.param(ids)}::uuid[])`,
    )
    await run(scope.tx, favouring(contents.head.id, ids, scope.now))
  },
)

/** Puts products among a cart's favourites, the latest first; those that are among them already stay as they are. */
const favouring = (cartId: string, productIds: readonly string[], now: Date): SQL =>
  sql`insert into favourites (cart_id, product_id, created_at)
    select ${cartId}, wanted.id, ${now.toISOString()}::timestamptz - (wanted.place - 1) * interval '1 millisecond'
    from unnest(${sql.param([...productIds])}::uuid[]) with ordinality as wanted(id, place) on conflict do nothing`
