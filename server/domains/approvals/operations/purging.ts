import { and, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { KEPT_DAYS } from '../rules.ts'
import { orderRequests } from '../tables.ts'

/** Forgets requests that led to no order, `KEPT_DAYS` after they were made; what was chosen goes with their carts. Those that
 *  were placed stay with their orders. */
export async function purgeRequests({ drizzle }: Pick<Database, 'drizzle'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await drizzle.delete(orderRequests).where(and(isNull(orderRequests.orderId), lt(orderRequests.createdAt, before)))
}
