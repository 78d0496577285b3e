import { refuse } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { paymentTerm } from '../../cart/rules/paymentTerm.ts'
import { readSettings } from '../../settings/queries.ts'
import { discountsAgreedBy, type Order } from '../queries/orders.ts'
import { isSecondPerson } from '../rules/holding.ts'
import { statesAfter } from '../rules/transitions.ts'
import { change, lockOrder, note, redateDelivery, tellCustomer } from './changing.ts'
import { returnPieces } from './returnPieces.ts'

type HeldOrder = { readonly orderId: string; readonly publicUrl: string }

/**
 * Lets a held order go its way and tells the customer: what costs nothing counts as paid from now on. That takes
 * somebody else than whoever gains by it or agreed the discount.
 *
 * Refuses with SECOND_PERSON_REQUIRED the buyer and whoever changed the buyer's discounts last before they ordered, with
 * TRANSITION_NOT_ALLOWED an order that is not held. Throws NotFound.
 */
export const releaseOrder = operation('person:orders', async (scope, input: HeldOrder): Promise<Order> => {
  const { tx, viewer, now } = scope
  const before = await heldOrder(scope, input.orderId)
  if (!isSecondPerson(viewer, before, await discountsAgreedBy(tx, [before.id]))) {
    refuse('SECOND_PERSON_REQUIRED', ['orderId'], 'Neither the buyer nor who agreed the discount releases this order.')
  }
  const settings = await readSettings(tx)
  const paid = before.toPayCents === 0 ? { ...statesAfter('markPaid', before), paidAt: now } : {}
  // Nothing was asked of the buyer so far: their time to pay begins now.
  const payBy = before.payBy && paymentTerm(settings, { ...before, now })
  const delivery = payBy === null ? {} : await redateDelivery(scope, before, payBy, settings)
  const order = await change(scope, before, { ...paid, payBy, ...delivery, holdState: 'released' })
  await note(scope, order, 'released')
  await noteAudit(scope, { ...subject(order), action: 'order.released', changes: holdChange('released') })
  await tellCustomer(scope, order, 'orderReleased', settings, input.publicUrl)
  return order
})

/**
 * Cancels a held order, puts what it took back into stock and tells the customer. Nobody gains by that, so that anybody
 * may who may change orders. Refuses with TRANSITION_NOT_ALLOWED an order that is not held. Throws NotFound.
 */
export const refuseOrder = operation('person:orders', async (scope, input: HeldOrder): Promise<Order> => {
  const { tx, now } = scope
  const before = await heldOrder(scope, input.orderId)
  const settings = await readSettings(tx)
  const order = await change(scope, before, { state: 'cancelled', cancelledAt: now, holdState: 'refused' })
  await note(scope, order, 'refused')
  await noteAudit(scope, { ...subject(order), action: 'order.refused', changes: holdChange('refused') })
  await tellCustomer(scope, order, 'orderRefused', settings, input.publicUrl)
  await returnPieces(scope, order, settings)
  return order
})

async function heldOrder({ tx }: OperationScope, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, orderId)
  if (order.holdState === 'held' && order.state === 'open') return order
  return refuse('TRANSITION_NOT_ALLOWED', ['orderId'], 'The order is not held.', {
    state: order.state,
    paymentState: order.paymentState,
    shippingState: order.shippingState,
  })
}

const subject = ({ id, orderNumber }: Order) => ({ subjectId: id, subjectName: String(orderNumber) })
const holdChange = (state: Order['holdState']) => ({ hold: { old: 'held', new: state } })
