/** How long after each failed attempt the next one comes, in seconds: in all some three days. Source: Standard Webhooks,
 *  "Retry schedule". */
const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const

/** Attempts before a delivery is given up. */
export const MOST_ATTEMPTS = PAUSES.length + 1

/** By how much of itself a pause is longer or shorter: what failed together does not come back together. */
const JITTER = 0.2

/** When the next attempt comes, in seconds from now; null: there is none. `attempts`: those that were made. `wanted`: when
 *  the receiver asked to come again. `random`: from 0 to below 1. */
export function pauseAfter(attempts: number, wanted: number | null, random: number): number | null {
  const pause = PAUSES[attempts - 1]
  if (pause === undefined) return null
  return Math.max(Math.round(pause * (1 - JITTER + 2 * JITTER * random)), wanted ?? 0)
}

/** Whether one that accepts something again was down: for at least half an hour. What waits for it need not wait for hours then;
 *  what it refuses while it accepts other things keeps its pauses. */
export const wasDown = (failingSince: Date, now: Date): boolean => now.getTime() - failingSince.getTime() >= 30 * 60_000

/** Whether an endpoint that accepts nothing since some instant is switched off: three days, by when the first messages
 *  have been given up or soon are. */
export const isLostCause = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= 3 * 24 * 3_600_000
