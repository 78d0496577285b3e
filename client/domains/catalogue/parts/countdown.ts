/** A dispatch as the server tells it: days are those of the shop. */
interface Dispatch {
  readonly orderBy: string
  readonly orderOn: string
  readonly sentOn: string
}

/** What a countdown says: how long is left, and when it is sent. */
interface Countdown {
  readonly hours: number
  readonly minutes: number
  readonly day: 'today' | 'tomorrow' | 'other'
  readonly sentOn: string
}

/** Further away than this nobody counts the hours. */
const MOST_HOURS = 25

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/**
 * The first dispatch that can still be reached, a minute early, so that nobody is promised what is over by the time that the
 * order is placed. `today`: the day that the shop's calendar shows now. Null where none is within a day.
 */
export function countdown(dispatches: readonly Dispatch[], now: number, today: string): Countdown | null {
  const next = dispatches.find(({ orderBy }) => Date.parse(orderBy) - now >= 60_000)
  if (!next) return null
  const minutes = Math.floor((Date.parse(next.orderBy) - now) / 60_000)
  if (minutes >= MOST_HOURS * 60) return null
  const { sentOn } = next
  const day = sentOn === today ? 'today' : sentOn === dayAfter(today) ? 'tomorrow' : 'other'
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, day, sentOn }
}
