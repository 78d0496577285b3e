/** What an endpoint was not told of, the last time it was off: from when, and until when; `missedUntil` null while it is. */
export type Gap = { readonly missedSince: Date | null; readonly missedUntil: Date | null }

/** What was under way when it went off had changed things a little earlier; statements end after a quarter of that. */
const MARGIN_MILLISECONDS = 60_000

/**
 * The gap of an endpoint that goes off at `now`. Where it has accepted nothing since the gap before, nobody has told its
 * program of that one: both are one then.
 */
export function gapOfOff(before: Gap & { readonly deliveredAt: Date | null }, now: Date): Gap {
  const { missedSince, missedUntil, deliveredAt } = before
  const isOpen = missedSince !== null && missedUntil !== null && (deliveredAt === null || deliveredAt < missedUntil)
  return { missedSince: isOpen ? missedSince : new Date(now.getTime() - MARGIN_MILLISECONDS), missedUntil: null }
}
