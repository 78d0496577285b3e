/** A day of the shop's calendar, YYYY-MM-DD. */
export type Day = string

/** Whether there is a time zone of that name (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** The day that an instant falls on in a time zone (IANA name). */
export function dayOf(instant: Date, timeZone: string): Day {
  let calendar = calendars.get(timeZone)
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    calendars.set(timeZone, calendar)
  }
  return calendar.format(instant)
}

const watches = new Map<string, Intl.DateTimeFormat>()

/** The time of day of an instant in a time zone, HH:MM. */
export function timeOf(instant: Date, timeZone: string): string {
  const watch =
    watches.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
  watches.set(timeZone, watch)
  return watch.format(instant)
}

/** The day so many days later; earlier with a negative number. */
export function addDays(day: Day, days: number): Day {
  const instant = new Date(`${day}T00:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() + days)
  return instant.toISOString().slice(0, 10)
}

/** The instant at which a day begins in a time zone. */
export function startOfDay(day: Day, timeZone: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`)
  // The zone's offset at about that time, applied once more in case the clocks change in between.
  const first = new Date(midnight.getTime() - offsetAt(midnight, timeZone))
  return new Date(midnight.getTime() - offsetAt(first, timeZone))
}

/** The instant at which a zone's clock shows a time (HH:MM) on a day. Of one that is shown twice, as clocks are set back, the
 *  first; of one that is skipped, as long after the change as it would have been. */
export function instantAt(day: Day, time: string, timeZone: string): Date {
  const shown = new Date(`${day}T${time}:00Z`).getTime()
  const first = new Date(shown - offsetAt(new Date(shown - 86_400_000), timeZone))
  const second = new Date(shown - offsetAt(first, timeZone))
  return timeOf(first, timeZone) === time || timeOf(second, timeZone) !== time ? first : second
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(timeZone, clock)
  }
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const local = Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!)
  return local - Math.floor(instant.getTime() / 1000) * 1000
}
