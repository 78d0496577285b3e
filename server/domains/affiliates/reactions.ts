import { eq } from 'drizzle-orm'
import { react } from '../../platform/events.ts'
import { orderCancelled, orderReferred } from '../orders/events.ts'
import { readSettings } from '../settings/queries.ts'
import { isOn } from '../site/settings.ts'
import { withdrawalDecided } from '../withdrawals/events.ts'
import { withdrawals } from '../withdrawals/tables.ts'
import { earn, shrink } from './operations/commissions.ts'

/** A partner earns with an order that came by their link, while the shop has partners. */
const earning = react(orderReferred, 'affiliates.earn', async (scope, { orderId }) => {
  if (isOn(await readSettings(scope.tx), 'affiliates')) await earn(scope, orderId)
})

/** Nothing is earned with an order that was cancelled. */
const losing = react(orderCancelled, 'affiliates.cancel', (scope, { orderId }) => shrink(scope, orderId))

/** Less is earned with an order of which goods were given back. */
const shrinking = react(withdrawalDecided, 'affiliates.shrink', async (scope, { withdrawalId }) => {
  const [found] = await scope.tx
    .select({ orderId: withdrawals.orderId })
    .from(withdrawals)
    .where(eq(withdrawals.id, withdrawalId))
  if (found?.orderId) await shrink(scope, found.orderId)
})

export const affiliateReactions = [earning, losing, shrinking]
