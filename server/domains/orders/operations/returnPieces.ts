import type { OperationScope } from '../../../platform/operation.ts'
import { returnStock } from '../../catalogue/operations/stock.ts'
import { releaseCoupon } from '../../coupons/redeeming.ts'
import type { Settings } from '../../settings/rules.ts'
import { returnToVouchers } from '../../vouchers/operations/redeeming.ts'
import { linesOf, type Order } from '../queries/orders.ts'
import { orderedPieces } from '../rules/orderedPieces.ts'

/** Puts back what an order took out of stock, and counts all that it asked for as sold no more, and gives back the use of
 *  its coupon and what vouchers paid of it; once. */
export async function returnPieces(
  scope: Pick<OperationScope, 'tx' | 'now' | 'newId' | 'viewer'>,
  { id, labels, quote }: Pick<Order, 'id' | 'labels' | 'quote'>,
  settings: Settings,
): Promise<void> {
  const pieces = orderedPieces(await linesOf(scope.tx, [id]))
  await returnStock(scope, { orderId: id, pieces, settings })
  if (labels.coupon !== undefined) await releaseCoupon(scope, id)
  if (quote.vouchers.some(({ paid }) => paid > 0)) await returnToVouchers(scope, id)
}
