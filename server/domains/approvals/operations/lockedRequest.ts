import { eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound } from '../../../kit/refusals.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderRequests } from '../tables.ts'

/** A request, locked until the transaction ends: of two who decide at once, or one who decides and one who takes it back, the
 *  second finds it decided. Throws NotFound. */
export async function lockedRequest(tx: Transaction, id: string): Promise<typeof orderRequests.$inferSelect> {
  if (!isId(id)) throw new NotFound()
  const [request] = await tx.select().from(orderRequests).where(eq(orderRequests.id, id)).for('update')
  if (!request) throw new NotFound()
  return request
}
