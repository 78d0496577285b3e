import type { BasisPoints } from '../../../kit/money.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import type { Quote } from '../../pricing/rules/quote.ts'
import type { Agreed, Order } from '../queries/orders.ts'
import type { HoldReason } from '../tables.ts'

/** Discounts that leave no more than a tenth of the goods' price are nobody's to grant alone, be they agreed with the
 *  customer, those of a group or a coupon's: what is left is not worth the difference to nothing. In basis points. */
const MOST_UNCHECKED: BasisPoints = 9000

/** Why a second person has to look at an order before it goes its way; null: nobody has to. What a voucher paid was
 *  paid, and goods that cost nothing need no discount for that. */
export function holdReasonOf({ totals }: Pick<Quote, 'totals'>): HoldReason | null {
  const isNearlyAll = totals.discount * 10_000 >= totals.goods * MOST_UNCHECKED
  return totals.discount > 0 && isNearlyAll ? 'discount' : null
}

/** Whether an order is somebody's own, by account or e-mail: whoever gains by it does not say that it is paid, or send
 *  it. System accounts may, for a shop of one person has no other. */
export const isOwnOrder = (
  viewer: Pick<Viewer, 'accountId' | 'email' | 'roles'>,
  order: Pick<Order, 'accountId' | 'email'>,
): boolean =>
  !viewer.roles.includes('system') &&
  viewer.accountId !== null &&
  (order.accountId === viewer.accountId || order.email.toLowerCase() === viewer.email?.toLowerCase())

/** Whether somebody is neither the buyer of an order, by account or e-mail, nor who agreed its discounts. */
export const isSecondPerson = (
  { accountId, email }: Pick<Viewer, 'accountId' | 'email'>,
  order: Pick<Order, 'id' | 'accountId' | 'email'>,
  agreed: readonly Agreed[],
): boolean =>
  accountId !== null &&
  order.accountId !== accountId &&
  order.email.toLowerCase() !== email?.toLowerCase() &&
  !agreed.some(each => each.orderId === order.id && each.accountId === accountId)
