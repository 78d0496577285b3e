import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Day } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import type { PostalAddress } from '../../../kit/postalAddresses.ts'
import { NotFound, type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import type { Transaction } from '../../../platform/database.ts'
import { tell } from '../../../platform/events.ts'
import { type NewMail, queueMail } from '../../../platform/mail.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { agreementsOf } from '../../content/queries/agreements.ts'
import { deliveryTerms } from '../../pricing/rules/deliveryDates.ts'
import type { Settings } from '../../settings/rules.ts'
import { eventOf } from '../events.ts'
import { type OrderMailKind, orderMail } from '../mails.ts'
import { goodsFactsOf } from '../queries/goodsFacts.ts'
import { linesOf, type Order, orderColumns, picturesOf } from '../queries/orders.ts'
import { type Redated, redated } from '../rules/delivery.ts'
import { haveLinksEnded } from '../rules/links.ts'
import { newSecret, secretHash, statusPath } from '../rules/statusLink.ts'
import { isAllowed, type Transition } from '../rules/transitions.ts'
import { type OrderEventKind, orderEvents, orderLines, orders } from '../tables.ts'

/** What changes of orders are made of: locks, the change itself, its entry in the history, the mail that tells of it. */

type ChangeScope = Pick<OperationScope, 'tx' | 'now' | 'newId'>

/** Locks orders in the order of their ids, so that two who mark the same ones do not wait for each other. */
export async function lockOrders(tx: Transaction, ids: readonly string[]): Promise<Map<string, Order>> {
  const found = await tx
    .select(orderColumns)
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
  { tx }: ChangeScope,
  order: Order,
  values: Partial<typeof orders.$inferInsert>,
): Promise<Order> {
  const [changed] = await tx
    .update(orders)
    .set({ ...values, revision: order.revision + 1 })
    .where(and(eq(orders.id, order.id), eq(orders.revision, order.revision)))
    .returning(orderColumns)
  if (!changed) throw new Error('a locked order has changed')
  return changed
}

/** Lets the delivery of an order's lines count from another day, in the shop's calendar, such as that of its payment.
 *  Answers with what the order itself then keeps of it. */
export async function redateDelivery(
  { tx }: ChangeScope,
  order: Order,
  from: Day,
  settings: Settings,
): Promise<Redated['order']> {
  const { id, deliveryTimes, deliveryWeeks } = orderLines
  const lines = await tx
    .select({ id, deliveryTimes, deliveryWeeks })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  const dates = redated(order, lines, from, deliveryTerms(settings, { pickup: order.isPickup }))
  await run(
    tx,
    sql`
    update order_lines set earliest_delivery = dated.earliest, latest_delivery = dated.latest
    from jsonb_to_recordset(${JSON.stringify(
      dates.lines.map(line => ({ id: line.id, earliest: line.earliestDelivery, latest: line.latestDelivery })),
    )}::jsonb) as dated(id uuid, earliest date, latest date)
    where order_lines.id = dated.id`,
  )
  return dates.order
}

/** Adds an entry to the history of a locked order, and tells others what has happened (`eventOf`). */
export async function note(
  { tx, now, newId, viewer }: ChangeScope & Pick<OperationScope, 'viewer'>,
  order: Order,
  kind: OrderEventKind,
  text: string | null = null,
  more: { mailId?: string; previousAddress?: PostalAddress } = {},
): Promise<void> {
  const event = { id: newId(), orderId: order.id, kind, at: now, accountId: doerId(viewer), note: text, ...more }
  const news = eventOf[kind]
  await Promise.all([tx.insert(orderEvents).values(event), news && tell(tx, news, { orderId: order.id })])
}

/**
 * Makes an order's next link and answers with its secret. Links that have ended do not come back with it: they serve only
 * to ask for another one.
 */
export async function addLink(
  { tx, now }: ChangeScope,
  order: Pick<Order, 'id' | 'placedAt' | 'shippedAt' | 'linkRenewedAt'>,
): Promise<string> {
  const secret = newSecret()
  const hash = secretHash(secret)
  const { secretHashes, endedSecretHashes } = orders
  const links = haveLinksEnded(order, now)
    ? {
        secretHashes: [hash],
        endedSecretHashes: sql`array_cat(${endedSecretHashes}, ${secretHashes})`,
        linkRenewedAt: now,
      }
    : { secretHashes: sql`array_append(${secretHashes}, ${hash})` }
  await tx.update(orders).set(links).where(eq(orders.id, order.id))
  return secret
}

/** Why an order is not open to a transition. */
export const notAllowed = (
  path: readonly string[],
  transition: Transition,
  { state, paymentState, shippingState, holdState }: Order,
): Refusal =>
  refusal('TRANSITION_NOT_ALLOWED', path, `${transition} is not open to an order that is ${holdState ?? state}.`, {
    state,
    paymentState,
    shippingState,
  })

/** Locks an order that a transition is open to. Throws NotFound; refuses with TRANSITION_NOT_ALLOWED. */
export async function lockOrderFor(tx: Transaction, transition: Transition, id: string): Promise<Order> {
  const order = await lockOrder(tx, id)
  if (!isAllowed(transition, order)) refuseIf([notAllowed(['orderId'], transition, order)])
  return order
}

/** An order as the audit log calls it. */
export const subjectOf = ({ id, orderNumber }: Order) => ({ subjectId: id, subjectName: String(orderNumber) })

/** `secret`: of a link that is known, where somebody still has it. `reason`: why the shop cancelled the order. */
type MailExtras = { readonly secret?: string | null; readonly reason?: string | null }

/** A mail to the customer with a link of its own, for of the earlier ones only the hashes are known. */
export async function customerMail(
  scope: ChangeScope,
  order: Order,
  kind: OrderMailKind,
  settings: Settings,
  publicUrl: string,
  { secret: known = null, reason = null }: MailExtras = {},
): Promise<Omit<NewMail, 'cause'>> {
  const secret = known ?? (await addLink(scope, order))
  const lines = await linesOf(scope.tx, [order.id])
  const statusUrl = publicUrl + statusPath(order.language, order.orderNumber, secret)
  const goods = kind === 'orderConfirmation' ? await goodsFactsOf(scope.tx, lines, order.language) : undefined
  const pictures = kind === 'orderLink' ? undefined : await picturesOf(scope.tx, lines)
  const [agreement] =
    kind === 'orderConfirmation' && order.agreementId ? await agreementsOf(scope.tx, [order.agreementId]) : []
  const words = { reason, goods, pictures, agreement: agreement ?? null }
  const mail = orderMail(kind, { order, lines, settings, publicUrl, statusUrl, ...words })
  const { email: to, language, id: orderId, accountId } = order
  return { kind, to, language, orderId, accountId, secret, ...mail }
}

/** Writes to the customer. */
export async function tellCustomer(
  scope: ChangeScope,
  order: Order,
  kind: OrderMailKind,
  settings: Settings,
  publicUrl: string,
  extras: MailExtras = {},
): Promise<void> {
  await queueMail(scope.tx, await customerMail(scope, order, kind, settings, publicUrl, extras), scope)
}
