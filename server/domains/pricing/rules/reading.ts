import type { Cents } from '../../../kit/money.ts'
import type { Entries, Limit, Optional } from './pricingCase.ts'

/** A list of the case; a missing one is empty (pricing-format.md, head). */
export function listOf<T>(list: Optional<readonly T[]>): readonly T[] {
  return list ?? []
}

/** The entry of a key in a record of the case, null where there is none. A key like `constructor` finds nothing. */
export function entryOf<T>(entries: Optional<Entries<T>>, key: Optional<string>): T | null {
  if (entries == null || key == null || !Object.hasOwn(entries, key)) return null
  return entries[key] ?? null
}

/** A limit or threshold in cents; null for 0, empty or null, which is none (pricing.md, step 8). */
export function limitOf(limit: Limit): Cents | null {
  return typeof limit === 'number' && limit > 0 ? limit : null
}

/** Whether a sum of goods reaches a threshold; where there is none, it is not reached. */
export function reaches(goods: Cents, threshold: Limit): boolean {
  const limit = limitOf(threshold)
  return limit !== null && goods >= limit
}

/** Orders ids as text, null before all others. Ids decide ties and orders, positions never do. */
export function compareIds(a: Optional<string>, b: Optional<string>): number {
  const left = a ?? ''
  const right = b ?? ''
  if (left === right) return 0
  return left < right ? -1 : 1
}

const offset = /(?:Z|[+-]\d\d:?\d\d)$/i
const dayOnly = /^\d{4}-\d\d-\d\d$/

/**
 * An ISO 8601 instant in milliseconds since 1970. Instants are UTC: one without an offset is read so, a day as its
 * midnight, whatever the machine's own zone. Throws RangeError for what is no instant.
 */
export function instantOf(text: string): number {
  const milliseconds = Date.parse(offset.test(text) || dayOnly.test(text) ? text : `${text}Z`)
  if (Number.isNaN(milliseconds)) throw new RangeError(`${JSON.stringify(text)} is not an instant`)
  return milliseconds
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/**
 * The day (YYYY-MM-DD) that an instant falls on in a time zone; without one in UTC. Throws RangeError for a zone that does not exist.
 */
export function calendarDay(instant: number, timeZone: Optional<string>): string {
  const zone = timeZone ?? 'UTC'
  let calendar = calendars.get(zone)
  if (!calendar) {
    // Making a formatter takes a hundred times as long as using it, so there is one per zone.
    calendar = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    calendars.set(zone, calendar)
  }
  const part = Object.fromEntries(calendar.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${part.year!.padStart(4, '0')}-${part.month}-${part.day}`
}
