import { addDays, type Day } from '../../../kit/days.ts'

/** Days for which a contract can be withdrawn from, once the last of its goods has been received. */
const TERM_DAYS = 14

/**
 * How a declaration lies in the term, as far as the shop knows it. It knows the day on which goods were sent, not the one
 * on which they arrived:
 * - `beforeDelivery`: nothing had been sent; the right is there in any case
 * - `inTime`: in time even if they arrived on the day they were sent
 * - `toBeChecked`: only somebody who knows the day of arrival can say
 */
export type Term = { readonly kind: 'beforeDelivery' | 'inTime' | 'toBeChecked'; readonly earliestEnd: Day | null }

/**
 * The day of arrival does not count, and a term that would end on a Saturday or Sunday ends on the Monday after. Public
 * holidays are not known here; they can only make the term longer.
 * Source: § 355 Abs. 2, § 356 Abs. 2 Nr. 1, §§ 187, 188, 193 BGB; § 11 FAGG; Art. 3 Regulation (EEC, Euratom) 1182/71.
 */
export function termOf(sentOn: Day | null, declaredOn: Day): Term {
  if (sentOn === null || declaredOn < sentOn) return { kind: 'beforeDelivery', earliestEnd: null }
  const earliestEnd = nextWorkingDay(addDays(sentOn, TERM_DAYS))
  return { kind: declaredOn <= earliestEnd ? 'inTime' : 'toBeChecked', earliestEnd }
}

const SUNDAY = 0
const SATURDAY = 6

function nextWorkingDay(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === SATURDAY) return addDays(day, 2)
  return weekday === SUNDAY ? addDays(day, 1) : day
}
