import { addDays, startOfDay } from '../../kit/days.ts'
import type { SeedClock } from '../catalogue/rows/rowTypes.ts'
import type { Random } from './random.ts'

const DAYS = 730
const HOUR = 60 * 60 * 1000

/** How much is bought in each month: before the seasons begin in February and August most. */
const seasons = [0.7, 1.4, 1.5, 1.0, 0.8, 0.7, 1.1, 1.8, 1.6, 0.9, 0.9, 1.0] as const

/** When orders came in during two years before `now`, oldest first: with seasons, quiet Sundays and some growth. */
export function orderMoments({ now, today, timeZone }: SeedClock, random: Random): Date[] {
  const moments: number[] = []
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago)
    const midnight = startOfDay(day, timeZone).getTime()
    const growth = 0.55 + (0.45 * (DAYS - ago)) / DAYS
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
    const expected = 1.05 * seasons[Number(day.slice(5, 7)) - 1]! * growth * (weekday === 0 ? 0.5 : 1.1)
    const drawn = Math.floor(expected + random.below(1000) / 1000)
    // What the dashboard draws has days that differ.
    const count = ago < 14 ? 1 + random.below(weekday === 0 ? 2 : 5) : drawn
    for (let i = 0; i < count; i += 1) {
      const open = 7 * HOUR + random.below(15 * HOUR)
      moments.push(midnight + (ago === 0 ? Math.floor((open / (24 * HOUR)) * (now.getTime() - midnight)) : open))
    }
  }
  return moments.toSorted((a, b) => a - b).map(at => new Date(at))
}
