import { eq, sql } from 'drizzle-orm'
import { type Day, dayOf, startOfDay } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import { NotFound, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { resendMail } from '../../../platform/mail.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { waitsForMoney } from '../../cart/rules/paymentTerm.ts'
import { deliverySettings } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { type Order, orderColumns } from '../queries/orders.ts'
import { isOwnOrder } from '../rules/holding.ts'
import { enteredParcel, parcelText } from '../rules/parcels.ts'
import { isAllowed, statesAfter } from '../rules/transitions.ts'
import { orders } from '../tables.ts'
import {
  addLink,
  change,
  lockOrder,
  lockOrders,
  notAllowed,
  note,
  redateDelivery,
  subjectOf,
  tellCustomer,
} from './changing.ts'

/** Orders at once; more are more than one page of the browser shows. */
const MOST_ORDERS = 100

export type MarkOrdersPaid = {
  readonly orderIds: readonly string[]
  /** The day on which the money arrived, in the shop's calendar; null: today. */
  readonly paidOn: Day | null
  readonly publicUrl: string
}

/**
 * Notes that orders have been paid, all of them or none, and tells each customer. Refuses with TRANSITION_NOT_ALLOWED
 * those that are paid already, held or cancelled, with INVALID_INPUT a day to come. The delivery of what was to be paid in
 * advance counts from that day. Answers in the order asked.
 */
export const markOrdersPaid = operation('admin:orders', async (scope, input: MarkOrdersPaid): Promise<Order[]> => {
  const { tx, now } = scope
  if (input.orderIds.length > MOST_ORDERS) {
    refuse('INVALID_INPUT', ['orderIds'], `At most ${MOST_ORDERS} orders at once.`, { limit: MOST_ORDERS })
  }
  const settings = await readSettings(tx)
  const { timeZone } = shopSettings.of(settings)
  const today = dayOf(now, timeZone)
  if (input.paidOn !== null && input.paidOn > today) {
    refuse('INVALID_INPUT', ['paidOn'], 'Money cannot have arrived on a day to come.')
  }
  const ids = [...new Set(input.orderIds)]
  const found = await lockOrders(tx, ids)
  refuseIf(
    ids.flatMap(id => {
      const order = found.get(id)
      const path = ['orderIds', String(input.orderIds.indexOf(id))]
      if (!order) return [refusal('NOT_FOUND', path, 'There is no such order.')]
      if (isOwnOrder(scope.viewer, order)) return [ownOrder(path)]
      return isAllowed('markPaid', order) ? [] : [notAllowed(path, 'markPaid', order)]
    }),
  )
  const paidAt = input.paidOn === null || input.paidOn === today ? now : startOfDay(input.paidOn, timeZone)
  const paid: Order[] = []
  for (const id of ids)
    paid.push(await payOrder(scope, found.get(id)!, { paidAt, settings, publicUrl: input.publicUrl }))
  await noteAudit(
    scope,
    paid.map(order => auditOf('order.paid', order, { paidAt: { old: null, new: order.paidAt } })),
  )
  return paid
})

/** Notes that a locked order, to which that is open, has been paid, and tells the customer. */
export async function payOrder(
  scope: Pick<OperationScope, 'tx' | 'now' | 'newId' | 'viewer'>,
  before: Order,
  { paidAt, settings, publicUrl }: { paidAt: Date; settings: Settings; publicUrl: string },
): Promise<Order> {
  const delivery = waitsForMoney(before.paymentMethod, before.toPayCents)
    ? await redateDelivery(scope, before, dayOf(paidAt, shopSettings.of(settings).timeZone), settings)
    : {}
  const order = await change(scope, before, { ...statesAfter('markPaid', before), ...delivery, paidAt })
  await note(scope, order, 'paid')
  await tellCustomer(scope, order, 'orderPaid', settings, publicUrl)
  return order
}

export type MarkOrderShipped = {
  readonly orderId: string
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly publicUrl: string
}

/** Notes that an order is on its way (or ready for pick-up), and tells the customer. Throws NotFound; refuses with
 *  TRANSITION_NOT_ALLOWED what is shipped already, held or cancelled. */
export const markOrderShipped = operation('admin:orders', async (scope, input: MarkOrderShipped): Promise<Order> => {
  const settings = await readSettings(scope.tx)
  const parcel = enteredParcel(input, deliverySettings.of(settings).providers)
  const before = await lockOrder(scope.tx, input.orderId)
  if (isOwnOrder(scope.viewer, before)) refuseIf([ownOrder(['orderId'])])
  if (!isAllowed('markShipped', before)) refuseIf([notAllowed(['orderId'], 'markShipped', before)])
  const order = await change(scope, before, {
    ...statesAfter('markShipped', before),
    shippedAt: scope.now,
    ...parcel,
  })
  await note(scope, order, 'shipped', parcelText(order))
  const shipment = {
    carrier: { old: null, new: order.carrier },
    trackingNumber: { old: null, new: order.trackingNumber },
  }
  await noteAudit(scope, auditOf('order.shipped', order, shipment))
  await tellCustomer(scope, order, 'orderShipped', settings, input.publicUrl)
  return order
})

/** Notes whether somebody has looked at an order. Throws NotFound. */
export const markOrderRead = operation(
  'admin:orders',
  async (scope, input: { orderId: string; isRead: boolean }): Promise<Order> => {
    const before = await lockOrder(scope.tx, input.orderId)
    const [order] = await scope.tx
      .update(orders)
      .set({ isRead: input.isRead })
      .where(eq(orders.id, before.id))
      .returning(orderColumns)
    return order!
  },
)

/** Sends a mail about an order once more, with a new link where its own is gone. Throws NotFound for an order or a mail that is not the order's. */
export const resendOrderMail = operation(
  'admin:orders',
  async (scope, input: { orderId: string; mailId: string }): Promise<Order> => {
    const order = await lockOrder(scope.tx, input.orderId)
    if (!isId(input.mailId)) throw new NotFound()
    const rows = await run(scope.tx, sql`select id from mails where id = ${input.mailId} and order_id = ${order.id}`)
    if (rows.length === 0) throw new NotFound()
    const mailId = await resendMail(scope.tx, input.mailId, scope, () => addLink(scope, order))
    if (mailId !== input.mailId) await note(scope, order, 'mailQueued', null, { mailId })
    const changes = { orderNumber: { old: null, new: order.orderNumber } }
    await noteAudit(scope, { action: 'mail.resent', subjectId: mailId, changes })
    return order
  },
)

const auditOf = (action: 'order.paid' | 'order.shipped', order: Order, changes: Record<string, unknown>) => ({
  action,
  ...subjectOf(order),
  changes,
})

const ownOrder = (path: readonly string[]) =>
  refusal('SECOND_PERSON_REQUIRED', path, 'Somebody else says that one’s own order is paid or on its way.')
