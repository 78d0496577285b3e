import { shopTimeZone } from '../../intl/createShopIntl.ts'

/** Today in the shop's calendar, YYYY-MM-DD. */
export function today(now: Date = new Date()): string {
  // Swedish writes days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone }).format(now)
}

/** The day that lies `count` days before another. */
export function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}

/** The instant at which a day begins in the shop's calendar, ISO 8601 in UTC. */
export function startOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The zone is ahead of UTC by one or two hours; the right one leads to the day's first moment.
  const first = [2, 1, 0].map(hours => new Date(midnight - hours * 3_600_000)).find(instant => today(instant) === day)
  return (first ?? new Date(midnight)).toISOString()
}
