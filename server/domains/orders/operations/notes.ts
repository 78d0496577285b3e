import { and, eq, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotAllowed, NotFound, refuse } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { tidiedLines } from '../../../kit/words.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import type { Order } from '../queries/orders.ts'
import { orderEvents } from '../tables.ts'
import { change, lockOrder, note, subjectOf } from './changing.ts'

/** Notes of the staff stand in an order's history. Customers never see them, but have them in the copy of their data. Who
 *  wrote one may change and remove it; the log says that they did, and not what it said, for it may name somebody who is
 *  erased one day. */

/** How long a note may be, in characters. */
export const LONGEST_NOTE = 2000

/** A note as it is kept. Refuses with INVALID_INPUT what is empty or too long. */
function noteOf(typed: string): string {
  const text = tidiedLines(typed)
  if (text === '' || text.length > LONGEST_NOTE) {
    refuse('INVALID_INPUT', ['note'], `A note has 1 to ${LONGEST_NOTE} characters.`, { limit: LONGEST_NOTE })
  }
  return text
}

/** Adds a note. Throws NotFound; refuses with INVALID_INPUT what is empty or too long. */
export const addOrderNote = operation(
  'admin:orders',
  async (scope, input: { orderId: string; note: string }): Promise<Order> => {
    const text = noteOf(input.note)
    const before = await lockOrder(scope.tx, input.orderId)
    const order = await change(scope, before, { noteText: [before.noteText, text].filter(Boolean).join('\n') })
    await note(scope, order, 'note', text)
    return order
  },
)

/** Changes what a note says. Throws NotFound for what is no note, NotAllowed for somebody else's; refuses as `addOrderNote`. */
export const changeOrderNote = operation(
  'admin:orders',
  async (scope, input: { noteId: string; note: string }): Promise<Order> => {
    const text = noteOf(input.note)
    const order = await lockOwn(scope, input.noteId)
    await scope.tx.update(orderEvents).set({ note: text }).where(eq(orderEvents.id, input.noteId))
    await noteAudit(scope, { action: 'order.noteChanged', ...subjectOf(order) })
    return searchedAnew(scope, order)
  },
)

/** Removes a note. Throws NotFound for what is no note, NotAllowed for somebody else's. */
export const deleteOrderNote = operation('admin:orders', async (scope, input: { noteId: string }): Promise<Order> => {
  const order = await lockOwn(scope, input.noteId)
  await scope.tx.delete(orderEvents).where(eq(orderEvents.id, input.noteId))
  await noteAudit(scope, { action: 'order.noteDeleted', ...subjectOf(order) })
  return searchedAnew(scope, order)
})

/** The order of a note that the viewer wrote, locked. */
async function lockOwn({ tx, viewer }: OperationScope, noteId: string): Promise<Order> {
  const isNote = and(eq(orderEvents.id, noteId), eq(orderEvents.kind, 'note'))
  const find = async () => {
    const [found] = isId(noteId) ? await tx.select().from(orderEvents).where(isNote) : []
    if (!found) throw new NotFound()
    return found
  }
  const order = await lockOrder(tx, (await find()).orderId)
  // Asked again under the lock: somebody may have removed it meanwhile.
  if ((await find()).accountId !== doerId(viewer)) throw new NotAllowed(true, 'Somebody else wrote this note.')
  return order
}

/** Lets an order be found by the notes that it has now. */
async function searchedAnew(scope: OperationScope, order: Order): Promise<Order> {
  const [notes] = await run<{ text: string | null }>(
    scope.tx,
    sql`select string_agg(note, E'\n' order by at, id) as text from ${orderEvents}
      where order_id = ${order.id} and kind = 'note'`,
  )
  return change(scope, order, { noteText: notes!.text })
}
