import { type Day, dayOf, startOfDay } from '../../../kit/days.ts'

/** A point in time as documented clients send it: a day, or an instant. */
export type Moment = { readonly day: Day } | { readonly instant: Date }

const day = /^[12]\d{3}-\d{2}-\d{2}$/
const isoInstant = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** Reads a moment: `YYYY-MM-DD`, an ISO 8601 instant with its zone, 10 digits (seconds) or 13 digits (milliseconds).
 *  Null for anything else, such as the 30th of February. Source: decisions.md, "Money, tax, time". */
export function momentOf(value: string | number): Moment | null {
  const text = String(value)
  if (/^\d{10}$/.test(text)) return { instant: new Date(Number(text) * 1000) }
  if (/^\d{13}$/.test(text)) return { instant: new Date(Number(text)) }
  if (!day.test(text) && !isoInstant.test(text)) return null
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text.slice(0, 10)) return null
  if (day.test(text)) return { day: text }
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? null : { instant }
}

/** The day of a moment in a time zone. */
export const dayOfMoment = (moment: Moment, timeZone: string): Day =>
  'day' in moment ? moment.day : dayOf(moment.instant, timeZone)

/** The instant of a moment; a day begins at midnight of the time zone. */
export const instantOfMoment = (moment: Moment, timeZone: string): Date =>
  'day' in moment ? startOfDay(moment.day, timeZone) : moment.instant
