import { shopTimeZone } from '../../../intl/createShopIntl.ts'

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
