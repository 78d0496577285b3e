import { addDays, startOfDay } from '../../../kit/days.ts'
import { seedOf } from '../../garments/models.ts'
import type { SeedClock } from './rowTypes.ts'

/** Midnight in the shop's calendar, so many days ago. */
export const midnightBefore = ({ today, timeZone }: SeedClock, days: number): Date =>
  startOfDay(addDays(today, -days), timeZone)

/** When a product came into the range: on a working morning so many days ago, each at a minute of its own. */
export const arrivalOf = (clock: SeedClock, ageDays: number, key: string): Date =>
  new Date(midnightBefore(clock, ageDays).getTime() + (7 * 60 + (seedOf(key) % 300)) * 60_000)
