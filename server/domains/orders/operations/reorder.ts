import { and, eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { refuse } from '../../../kit/refusals.ts'
import { plainOperation } from '../../../platform/operation.ts'
import { changeOnlyCart } from '../../cart/operations/saving.ts'
import type { Contents } from '../../cart/rules/contents.ts'
import { linesOf } from '../queries/orders.ts'
import { type Reordering, reordered } from '../rules/reordering.ts'
import { orders } from '../tables.ts'

export type Reordered = Omit<Reordering, 'lines'> & { readonly contents: Contents }

/** Puts into the cart what can still be bought of an order that the viewer placed while signed in, and says what could
 *  not and why (see `reordered`). NOT_FOUND for all other orders. */
export const reorder = plainOperation('signedIn', async (scope, input: { orderId: string }): Promise<Reordered> => {
  const { drizzle } = scope.database
  const [own] = isId(input.orderId)
    ? await drizzle
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, input.orderId), eq(orders.accountId, scope.viewer.accountId!)))
    : []
  if (!own) return refuse('NOT_FOUND', ['orderId'], 'There is no such order.')
  const lines = await linesOf(drizzle, [own.id])
  const wanted = {
    productIds: [...new Set(lines.flatMap(line => [line.productId, ...line.pieces.map(piece => piece.productId)]))],
    variantIds: [
      ...new Set(lines.flatMap(line => [line.variantId, ...line.pieces.map(piece => piece.variantId)])),
    ].filter(id => id !== null),
  }
  let outcome: Omit<Reordering, 'lines'> = { addedAmount: 0, skipped: [] }
  const contents = await changeOnlyCart(scope, wanted, found => {
    const { lines: after, ...rest } = reordered(found, lines, scope)
    outcome = rest
    return rest.addedAmount > 0 ? { lines: after } : null
  })
  return { ...outcome, contents }
})
