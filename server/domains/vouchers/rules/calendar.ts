import { addDays, type Day, dayOf, timeOf } from '../../../kit/days.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'

/** Minutes of a slot of the calendar. Source: shop.md 9. */
const SLOT_MINUTES = 5
/** Most days that are shown at once. */
const MOST_DAYS = 42
/** Most moments that are shown at once. */
export const MOST_MOMENTS = 1000

const momentKinds = ['sold', 'issued', 'sent', 'due', 'redeemed'] as const
/** What happened to a voucher: bought, issued by staff, sent, redeemed; or is to be sent. */
export type MomentKind = (typeof momentKinds)[number]

/** Where an instant stands in the calendar of a shop: its day, and the beginning of its slot as `09:35`. */
export function slotOf(at: Date, timeZone: string): { readonly day: Day; readonly slot: string } {
  const [hours = '', minutes = ''] = timeOf(at, timeZone).split(':')
  const begun = Math.floor(Number(minutes) / SLOT_MINUTES) * SLOT_MINUTES
  return { day: dayOf(at, timeZone), slot: `${hours}:${String(begun).padStart(2, '0')}` }
}

/** INVALID_INPUT for days that are turned around, or too many. */
export function spanRefusals({ from, to }: { readonly from: Day; readonly to: Day }): Refusal[] {
  if (to < from) return [refusal('RANGE_REVERSED', ['to'], 'ends before it begins')]
  return to > addDays(from, MOST_DAYS - 1) ? [refusal('INVALID_INPUT', ['to'], `at most ${MOST_DAYS} days`)] : []
}
