import { and, eq, inArray, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type NewMail, queueMail } from '../../../platform/mail.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import type { Settings } from '../../settings/rules.ts'
import { type OrderMailKind, orderMail } from '../mails.ts'
import { linesOf, type Order } from '../queries/orders.ts'
import { haveLinksEnded } from '../rules/links.ts'
import { newSecret, secretHash, statusPath } from '../rules/statusLink.ts'
import { type OrderEventKind, orderEvents, orders } from '../tables.ts'

/** What changes of orders are made of: locks, the change itself, its entry in the history, the mail that tells of it. */

type ChangeScope = Pick<OperationScope, 'tx' | 'now' | 'newId'>

/** Locks orders in the order of their ids, so that two who mark the same ones do not wait for each other. */
export async function lockOrders(tx: Transaction, ids: readonly string[]): Promise<Map<string, Order>> {
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
  { tx }: ChangeScope,
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
  { tx, now, newId, viewer }: ChangeScope & Pick<OperationScope, 'viewer'>,
  order: Order,
  kind: OrderEventKind,
  text: string | null = null,
  mailId: string | null = null,
): Promise<void> {
  const event = { id: newId(), orderId: order.id, kind, at: now, accountId: doerId(viewer), mailId, note: text }
  await tx.insert(orderEvents).values(event)
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

/** A mail to the customer with a link of its own, for of the earlier ones only the hashes are known; or with the link of
 *  `known`, where somebody still has its secret. */
export async function customerMail(
  scope: ChangeScope,
  order: Order,
  kind: OrderMailKind,
  settings: Settings,
  publicUrl: string,
  known: string | null = null,
): Promise<Omit<NewMail, 'cause'>> {
  const secret = known ?? (await addLink(scope, order))
  const lines = await linesOf(scope.tx, [order.id])
  const statusUrl = publicUrl + statusPath(order.language, order.orderNumber, secret)
  const mail = orderMail(kind, { order, lines, settings, publicUrl, statusUrl })
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
): Promise<void> {
  await queueMail(scope.tx, await customerMail(scope, order, kind, settings, publicUrl), scope)
}
