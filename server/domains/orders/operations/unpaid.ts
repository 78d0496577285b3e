import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import { guestViewer } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type Database, inTransaction } from '../../../platform/database.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopDay } from '../../settings/settings.ts'
import { isAllowed, statesAfter } from '../rules/transitions.ts'
import { orders } from '../tables.ts'
import { change, lockOrder, note, tellCustomer } from './changing.ts'
import { returnPieces } from './returnPieces.ts'

type Parts = {
  readonly database: Database
  readonly publicUrl: string
  readonly now: () => Date
  readonly newId: () => string
}

/** Orders that are looked up together; each is cancelled in a transaction of its own, so that none waits for all. */
const BATCH = 100

/**
 * Cancels every order whose money has not come by its term (`payBy`): its goods go back into stock, the customer is
 * told, the history and the audit log say why. Answers with how many there were. Doing it again changes nothing; an order
 * that cannot be cancelled keeps none of the others, and is thrown on in the end.
 */
export async function cancelUnpaidOrders(parts: Parts, signal?: AbortSignal): Promise<number> {
  const { database } = parts
  const today = shopDay(await readSettings(database.drizzle), parts.now())
  const failures: unknown[] = []
  let cancelled = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; !signal?.aborted; ) {
    const due = await database.drizzle
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          ...[isNotNull(orders.payBy), lt(orders.payBy, today), gt(orders.id, after)],
          ...[eq(orders.state, 'open'), eq(orders.paymentState, 'open'), eq(orders.shippingState, 'open')],
        ),
      )
      .orderBy(asc(orders.id))
      .limit(BATCH)
    for (const { id } of due) {
      if (signal?.aborted) break
      try {
        if (await cancelUnpaid(parts, id)) cancelled += 1
      } catch (error) {
        failures.push(error)
      }
    }
    if (due.length < BATCH) break
    after = due.at(-1)!.id
  }
  if (failures.length > 0) throw failures[0]
  return cancelled
}

/** One of them; false where the money came, or somebody else was faster: of a payment and this one gets through. */
const cancelUnpaid = ({ database, publicUrl, now, newId }: Parts, id: string): Promise<boolean> =>
  inTransaction(database, async tx => {
    const scope = { tx, now: now(), newId, viewer: guestViewer(), address: null }
    const settings = await readSettings(tx)
    const before = await lockOrder(tx, id)
    const isDue = before.payBy !== null && before.payBy < shopDay(settings, scope.now)
    if (!isDue || !isAllowed('cancelUnpaid', before)) return false
    const order = await change(scope, before, { ...statesAfter('cancelUnpaid', before), cancelledAt: scope.now })
    await note(scope, order, 'cancelledUnpaid')
    await noteAudit(scope, {
      action: 'order.cancelledUnpaid',
      subjectId: order.id,
      subjectName: String(order.orderNumber),
      changes: { state: { old: before.state, new: order.state }, payBy: before.payBy },
    })
    await tellCustomer(scope, order, 'orderCancelled', settings, publicUrl)
    await returnPieces(scope, order, settings)
    return true
  })
