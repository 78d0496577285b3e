import { addDays, type Day } from '../../../kit/days.ts'
import type { HolidayRegion } from '../../../kit/holidays.ts'
import { workingDayFrom } from '../../../kit/workingDays.ts'

/** Days for which a contract can be withdrawn from, once the last of its goods has been received. */
const TERM_DAYS = 14

/** What is known of when goods were sent and arrived, in the shop's calendar. `expectedOn`: when they arrive at the latest
 *  that were sent on that day, as the shop says it itself. */
export type Arrival = { readonly sentOn: Day | null; readonly expectedOn: Day | null; readonly arrivedOn: Day | null }

/**
 * How a declaration lies in the term, as far as the shop knows it. It knows the day on which goods were sent, and the one on
 * which they arrived only where staff found it out:
 * - `beforeDelivery`: nothing had been sent; the right is there in any case
 * - `inTime`: in time on the day of arrival, or, where that is not known, even if they arrived on the day they were sent
 * - `toBeChecked`: only somebody who knows the day of arrival can say
 * - `late`: the term that began with the day of arrival was over
 * `earliestEnd` and `likelyEnd`: the last day of the term, if the goods arrived on the day they were sent, and on the day on
 * which they should have; the same day where the arrival is known.
 */
export type Term = {
  readonly kind: 'beforeDelivery' | 'inTime' | 'toBeChecked' | 'late'
  readonly earliestEnd: Day | null
  readonly likelyEnd: Day | null
}

/**
 * The day of arrival does not count, and a term that would end on a Saturday, a Sunday or a public holiday (of the region)
 * ends on the next working day. Holidays of the buyer's place that are none of the region's can only make it longer.
 * Source: § 355 Abs. 2, § 356 Abs. 2 Nr. 1, §§ 187, 188, 193 BGB; § 11 FAGG; Art. 3 Regulation (EEC, Euratom) 1182/71.
 */
export function termOf(
  { sentOn, expectedOn, arrivedOn }: Arrival,
  declaredOn: Day,
  region: HolidayRegion | null,
): Term {
  const endOf = (day: Day): Day => workingDayFrom(addDays(day, TERM_DAYS), { region, closed: [] })
  if (arrivedOn !== null) {
    const end = endOf(arrivedOn)
    return { kind: declaredOn <= end ? 'inTime' : 'late', earliestEnd: end, likelyEnd: end }
  }
  if (sentOn === null || declaredOn < sentOn) return { kind: 'beforeDelivery', earliestEnd: null, likelyEnd: null }
  const earliestEnd = endOf(sentOn)
  return {
    kind: declaredOn <= earliestEnd ? 'inTime' : 'toBeChecked',
    earliestEnd,
    likelyEnd: endOf(expectedOn ?? sentOn),
  }
}
