import { addDays, type Day } from '../../../kit/days.ts'
import { orderSettings } from '../../orders/settings.ts'
import { methodsPaidInAdvance } from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopDay } from '../../settings/settings.ts'

/** Whether goods are sent only once the money is there: then their delivery counts from that day. */
export const waitsForMoney = (paymentMethod: string | null, toPayCents: number): boolean =>
  methodsPaidInAdvance.includes(paymentMethod ?? '') && toPayCents > 0

/** The last day, in the shop's calendar, on which the money of an order is waited for that is paid in advance: so long its
 *  goods are kept back from others. Null for other methods, for what costs nothing, and where the shop waits for ever. */
export function paymentTerm(
  settings: Settings,
  { paymentMethod, toPayCents, now }: { paymentMethod: string | null; toPayCents: number; now: Date },
): Day | null {
  const { cancelUnpaidAfterDays } = orderSettings.of(settings)
  if (!waitsForMoney(paymentMethod, toPayCents) || cancelUnpaidAfterDays === 0) return null
  return addDays(shopDay(settings, now), cancelUnpaidAfterDays)
}
