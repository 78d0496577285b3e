import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { orderLines, orders } from './tables.ts'

export type Order = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect

type Reader = Pick<Transaction, 'select'> | Pick<Database['drizzle'], 'select'>

/** The order that a request with this idempotency key (its hash) placed from one of these carts; null for none. */
export async function orderByKey(reader: Reader, cartIds: readonly string[], keyHash: string): Promise<Order | null> {
  const [order] = await reader
    .select()
    .from(orders)
    .where(and(inArray(orders.cartId, [...cartIds]), eq(orders.idempotencyKey, keyHash)))
  return order ?? null
}

/** Lines of orders, in their order. */
export async function linesOf(reader: Reader, orderIds: readonly string[]): Promise<OrderLine[]> {
  return reader
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}
