import { refusal, refuseIf } from '../../../kit/refusals.ts'
import { tidiedLines } from '../../../kit/words.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { operation } from '../../../platform/operation.ts'
import { readSettings } from '../../settings/queries.ts'
import { takeBackSold } from '../../vouchers/operations/selling.ts'
import type { Order } from '../queries/orders.ts'
import { statesAfter } from '../rules/transitions.ts'
import { change, lockOrderFor, note, subjectOf, tellCustomer } from './changing.ts'
import { returnPieces } from './returnPieces.ts'

/** How long a reason may be, in characters; the customer reads it. */
export const LONGEST_REASON = 500

export type CancelOrder = {
  readonly orderId: string
  /** Told to the customer; null: none. */
  readonly reason: string | null
  readonly publicUrl: string
}

/**
 * Cancels an order that has not been shipped: its goods go back into stock, history and audit log say who did it, the
 * customer is told, with the reason. What was paid for it is still to be given back (`markOrderRefunded`). Throws
 * NotFound; refuses with TRANSITION_NOT_ALLOWED what is shipped, held or cancelled, with INVALID_INPUT a reason that is
 * too long, with VOUCHER_REDEEMED where a voucher that was bought with it has paid something.
 */
export const cancelOrder = operation('admin:orders', async (scope, input: CancelOrder): Promise<Order> => {
  const reason = tidiedLines(input.reason ?? '') || null
  if (reason !== null && reason.length > LONGEST_REASON) {
    const message = `At most ${LONGEST_REASON} characters.`
    refuseIf([refusal('INVALID_INPUT', ['reason'], message, { limit: LONGEST_REASON })])
  }
  const before = await lockOrderFor(scope.tx, 'cancel', input.orderId)
  const settings = await readSettings(scope.tx)
  // What vouchers paid whole goes back to them here and now: no money is left to be given back.
  const isSettled = before.paymentState === 'paid' && before.toPayCents === 0 && before.quote.totals.voucherPaid > 0
  const states = { ...statesAfter('cancel', before), ...(isSettled && { paymentState: 'refunded' as const }) }
  const order = await change(scope, before, { ...states, cancelledAt: scope.now })
  await note(scope, order, 'cancelled', reason)
  const changes = { state: { old: before.state, new: order.state } }
  await noteAudit(scope, { action: 'order.cancelled', ...subjectOf(order), changes })
  await tellCustomer(scope, order, 'orderCancelledByShop', settings, input.publicUrl, { reason })
  await returnPieces(scope, order, settings)
  await takeBackSold(scope, order.id)
  return order
})

/** Notes that the money of a cancelled order was given back, and tells the customer. Throws NotFound; refuses with
 *  TRANSITION_NOT_ALLOWED what is not cancelled, was not paid or is given back already. */
export const markOrderRefunded = operation(
  'admin:orders',
  async (scope, input: { orderId: string; publicUrl: string }): Promise<Order> => {
    const before = await lockOrderFor(scope.tx, 'markRefunded', input.orderId)
    const order = await change(scope, before, statesAfter('markRefunded', before))
    await note(scope, order, 'refunded')
    await noteAudit(scope, { action: 'order.refunded', ...subjectOf(order) })
    await tellCustomer(scope, order, 'orderRefunded', await readSettings(scope.tx), input.publicUrl)
    return order
  },
)
