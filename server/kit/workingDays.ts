import type { Day } from './days.ts'
import { dayNumber, dayOfNumber, type HolidayRegion, holidaysOf, weekdayOf } from './holidays.ts'

/** When nothing is done: Saturdays, Sundays, the public holidays of `region` (null: none are known), and the days of
 *  `closed`, both ends included. */
export type WorkingCalendar = {
  readonly region: HolidayRegion | null
  readonly closed: readonly { readonly from: Day; readonly to: Day }[]
}

const SUNDAY = 0
const SATURDAY = 6

/** Whether days are worked on, by region and number: carts and lists ask for the same few weeks again and again. */
const worked = new Map<HolidayRegion | null, Map<number, boolean>>()
const MOST_KEPT = 10_000

function isWorkedIn(region: HolidayRegion | null, number: number): boolean {
  const kept = worked.get(region)
  const days = kept && kept.size <= MOST_KEPT ? kept : new Map<number, boolean>()
  if (days !== kept) worked.set(region, days)
  let isWorked = days.get(number)
  if (isWorked === undefined) {
    const weekday = weekdayOf(number)
    const year = Number(dayOfNumber(number).slice(0, 4))
    isWorked = weekday !== SATURDAY && weekday !== SUNDAY && !(region !== null && holidaysOf(region, year).has(number))
    days.set(number, isWorked)
  }
  return isWorked
}

function isWorkingDay(number: number, { region, closed }: WorkingCalendar): boolean {
  if (!isWorkedIn(region, number)) return false
  if (closed.length === 0) return true
  const day = dayOfNumber(number)
  return !closed.some(({ from, to }) => from <= day && day <= to)
}

/** How far a working day is looked for: a shop that is closed for longer has no date to give. */
const FARTHEST_DAYS = 3650

/** The day itself if it is a working day, else the next one; ten years on where there is none until then. */
export function workingDayFrom(day: Day, calendar: WorkingCalendar): Day {
  const first = dayNumber(day)
  for (let number = first; number < first + FARTHEST_DAYS; number++) {
    if (isWorkingDay(number, calendar)) return dayOfNumber(number)
  }
  return dayOfNumber(first + FARTHEST_DAYS)
}

/** The working day that is `count` working days after a day, which does not count itself; with 0 the day itself, whatever
 *  it is. Ten years on at most. */
export function addWorkingDays(day: Day, count: number, calendar: WorkingCalendar): Day {
  const first = dayNumber(day)
  let left = count
  let number = first
  while (left > 0 && number < first + FARTHEST_DAYS) {
    number += 1
    if (isWorkingDay(number, calendar)) left -= 1
  }
  return dayOfNumber(number)
}
