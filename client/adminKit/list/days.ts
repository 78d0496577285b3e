import { shopTimeZone } from '../../intl/shopTimeZone.ts'

/** Today in the shop's calendar, YYYY-MM-DD. */
export function today(now: Date = new Date()): string {
  // Swedish writes days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone() }).format(now)
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
  // Zones are up to fourteen hours ahead of UTC and twelve behind, by quarters of an hour: the first instant of the day is
  // the earliest of these that is still in it.
  const isIn = (quarters: number) => today(new Date(midnight + quarters * QUARTER)) >= day
  let [before, first] = [-14 * 4 - 1, 12 * 4]
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2)
    if (isIn(middle)) first = middle
    else before = middle
  }
  return new Date(midnight + first * QUARTER).toISOString()
}

const QUARTER = 15 * 60_000
