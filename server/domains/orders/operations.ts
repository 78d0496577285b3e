import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Day, dayOf, startOfDay } from '../../kit/days.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound, refusal, refuse, refuseIf } from '../../kit/refusals.ts'
import { doerId } from '../../kit/viewer.ts'
import type { Transaction } from '../../platform/database.ts'
import { queueMail, resendMail } from '../../platform/mail.ts'
import { type OperationScope, operation } from '../../platform/operation.ts'
import { readSettings } from '../settings/queries.ts'
import type { Settings } from '../settings/rules.ts'
import { type OrderMailKind, orderMail } from './mails.ts'
import { linesOf, type Order } from './queries.ts'
import { carrierTitle } from './rules/carriers.ts'
import { isAllowed, statesAfter, type Transition } from './rules/transitions.ts'
import { newSecret, secretHash, statusPath } from './statusLink.ts'
import { type OrderEventKind, orderEvents, orders } from './tables.ts'

/** Orders at once; more are more than one page of the browser shows. */
const MOST_ORDERS = 100
const LONGEST_CARRIER = 60
const LONGEST_TRACKING_NUMBER = 60

export type MarkOrdersPaid = {
  readonly orderIds: readonly string[]
  /** The day on which the money arrived, in the shop's calendar; null: today. */
  readonly paidOn: Day | null
  readonly publicUrl: string
}

/**
 * Notes that orders have been paid, all of them or none, and tells each customer. Refuses with TRANSITION_NOT_ALLOWED
 * those that are paid already, held or cancelled, with INVALID_INPUT a day to come. Answers in the order asked.
 */
export const markOrdersPaid = operation('admin:orders', async (scope, input: MarkOrdersPaid): Promise<Order[]> => {
  const { tx, now } = scope
  if (input.orderIds.length > MOST_ORDERS) {
    refuse('INVALID_INPUT', ['orderIds'], `At most ${MOST_ORDERS} orders at once.`, { limit: MOST_ORDERS })
  }
  const settings = await readSettings(tx)
  const { timeZone } = settings.shop
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
      return isAllowed('markPaid', order) ? [] : [notAllowed(path, 'markPaid', order)]
    }),
  )
  const paidAt = input.paidOn === null || input.paidOn === today ? now : startOfDay(input.paidOn, timeZone)
  const paid: Order[] = []
  for (const id of ids) {
    const order = await change(scope, found.get(id)!, { ...statesAfter('markPaid', found.get(id)!), paidAt })
    await note(scope, order, 'paid')
    await tellCustomer(scope, order, 'orderPaid', settings, input.publicUrl)
    paid.push(order)
  }
  return paid
})

export type MarkOrderShipped = {
  readonly orderId: string
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly publicUrl: string
}

/** Notes that an order is on its way (or ready for pick-up), and tells the customer. Throws NotFound; refuses with
 *  TRANSITION_NOT_ALLOWED what is shipped already, held or cancelled. */
export const markOrderShipped = operation('admin:orders', async (scope, input: MarkOrderShipped): Promise<Order> => {
  const carrier = input.carrier?.trim() || null
  const trackingNumber = input.trackingNumber?.trim() || null
  refuseIf([
    ...(carrier && carrier.length > LONGEST_CARRIER ? [tooLong('carrier', LONGEST_CARRIER)] : []),
    ...(trackingNumber && trackingNumber.length > LONGEST_TRACKING_NUMBER
      ? [tooLong('trackingNumber', LONGEST_TRACKING_NUMBER)]
      : []),
  ])
  const before = await lockOrder(scope.tx, input.orderId)
  if (!isAllowed('markShipped', before)) refuseIf([notAllowed(['orderId'], 'markShipped', before)])
  const order = await change(scope, before, {
    ...statesAfter('markShipped', before),
    shippedAt: scope.now,
    carrier: carrier && carrierTitle(carrier),
    trackingNumber,
  })
  await note(scope, order, 'shipped', [order.carrier, trackingNumber].filter(Boolean).join(' ') || null)
  await tellCustomer(scope, order, 'orderShipped', await readSettings(scope.tx), input.publicUrl)
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
      .returning()
    return order!
  },
)

/** Sends a mail about an order once more. Throws NotFound for an order or a mail that is not the order's. */
export const resendOrderMail = operation(
  'admin:orders',
  async (scope, input: { orderId: string; mailId: string }): Promise<Order> => {
    const order = await lockOrder(scope.tx, input.orderId)
    if (!isId(input.mailId)) throw new NotFound()
    const rows = await scope.tx.execute(
      sql`select id from mails where id = ${input.mailId} and order_id = ${order.id}`,
      'objects',
    )
    if (rows.length === 0) throw new NotFound()
    const mailId = await resendMail(scope.tx, input.mailId, scope)
    if (mailId !== input.mailId) await note(scope, order, 'mailQueued', null, mailId)
    return order
  },
)

/** Locks orders in the order of their ids, so that two who mark the same ones do not wait for each other. */
async function lockOrders(tx: Transaction, ids: readonly string[]): Promise<Map<string, Order>> {
  const found = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, ids.filter(isId)))
    .orderBy(orders.id)
    .for('update')
  return new Map(found.map(order => [order.id, order]))
}

export async function lockOrder(tx: Transaction, id: string): Promise<Order> {
  const order = (await lockOrders(tx, [id])).get(id)
  if (!order) throw new NotFound()
  return order
}

export async function change(
  { tx }: OperationScope,
  order: Order,
  values: Partial<typeof orders.$inferInsert>,
): Promise<Order> {
  const [changed] = await tx
    .update(orders)
    .set({ ...values, revision: order.revision + 1 })
    .where(and(eq(orders.id, order.id), eq(orders.revision, order.revision)))
    .returning()
  if (!changed) throw new Error('a locked order has changed')
  return changed
}

export async function note(
  { tx, now, newId, viewer }: OperationScope,
  order: Order,
  kind: OrderEventKind,
  text: string | null = null,
  mailId: string | null = null,
): Promise<void> {
  const event = { id: newId(), orderId: order.id, kind, at: now, accountId: doerId(viewer), mailId, note: text }
  await tx.insert(orderEvents).values(event)
}

/** Writes to the customer, with a link of the mail's own: of the earlier ones only the hashes are known. */
export async function tellCustomer(
  scope: OperationScope,
  order: Order,
  kind: OrderMailKind,
  settings: Settings,
  publicUrl: string,
): Promise<void> {
  const secret = newSecret()
  await scope.tx
    .update(orders)
    .set({ secretHashes: sql`array_append(${orders.secretHashes}, ${secretHash(secret)})` })
    .where(eq(orders.id, order.id))
  const lines = await linesOf(scope.tx, [order.id])
  const statusUrl = publicUrl + statusPath(order.language, order.orderNumber, secret)
  const mail = orderMail(kind, { order, lines, settings, publicUrl, statusUrl })
  await queueMail(scope.tx, { kind, to: order.email, language: order.language, orderId: order.id, ...mail }, scope)
}

const notAllowed = (
  path: readonly string[],
  transition: Transition,
  { state, paymentState, shippingState, holdState }: Order,
) =>
  refusal('TRANSITION_NOT_ALLOWED', path, `${transition} is not open to an order that is ${holdState ?? state}.`, {
    state,
    paymentState,
    shippingState,
  })

const tooLong = (field: string, limit: number) =>
  refusal('INVALID_INPUT', [field], `At most ${limit} characters.`, { limit })
