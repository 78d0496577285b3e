import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { refusal, refuseIf } from '../../../kit/refusals.ts'
import { operation } from '../../../platform/operation.ts'
import { changeCart } from './saving.ts'

/** Makes these products the viewer's favourites and no others. NOT_FOUND, changing nothing, if one is none. */
export const replaceFavourites = operation(
  'visitor',
  async (scope, input: { productIds: readonly string[] }): Promise<void> => {
    const ids = input.productIds.filter(isId)
    const contents = await changeCart(scope, { productIds: ids, variantIds: [] }, found => {
      refuseIf(
        input.productIds.flatMap((id, index) =>
          found.shelf.has(id) ? [] : [refusal('NOT_FOUND', ['items', String(index)], 'There is no such product.')],
        ),
      )
      return found.head && !found.guestCartId ? null : {}
    })
    if (!contents.head) return
    const cartId = contents.head.id
    await scope.tx.execute(sql`delete from favourites
      where cart_id = ${cartId} and not product_id = any(${sql.param(ids)}::uuid[])`)
    await scope.tx.execute(sql`insert into favourites (cart_id, product_id, created_at)
      select ${cartId}, wanted.id, ${scope.now.toISOString()}::timestamptz - wanted.place * interval '1 millisecond'
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, place) on conflict do nothing`)
  },
)
