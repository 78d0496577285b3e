import { type Dispatch, daysToDispatch, dispatches } from '../../pricing/rules/dispatch.ts'
import { shopDay } from '../../settings/settings.ts'
import type { CartView } from './view.ts'

/** Until when a cart has to be ordered to be sent when: with the slowest of its lines. None where it is collected or waits for its
 *  money, and where one of its lines cannot be ordered or is still to come. */
export function cartDispatches(
  { lines, checkout, isDeliveredAfterPayment, contents }: CartView,
  now: Date,
): Dispatch[] {
  if (checkout.isPickup || isDeliveredAfterPayment || lines.length === 0) return []
  const today = shopDay(contents.settings, now)
  const days = lines.map(({ times }) => (times === null ? null : daysToDispatch(times, today)))
  const known = days.filter(each => each !== null)
  return known.length < days.length ? [] : dispatches(Math.max(...known), today, contents.settings)
}
