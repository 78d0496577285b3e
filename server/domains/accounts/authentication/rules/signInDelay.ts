import { failuresForgottenAfterHours } from '../../../../platform/keptOfVisits.ts'

/** Wrong passwords in a row, and when the last of them was tried. */
export type Failures = { readonly count: number; readonly lastAt: Date }

/** Failures are forgotten when so long nothing was tried. */
export const forgottenAfterMilliseconds = failuresForgottenAfterHours * 60 * 60 * 1000
/** A client's failures that cost nothing, and those of all clients together. */
const freeOfClient = 5
const freeOfAll = 50

/** How long a client waits after so many failures of its own, in milliseconds: nothing for the first five, then doubling
 *  from one second to at most a minute. It ends by itself. */
export function signInDelay(failures: number): number {
  return failures < freeOfClient ? 0 : Math.min(60_000, 1000 * 2 ** (failures - freeOfClient))
}

/** The failures that still count. */
export const countedFailures = (known: Failures | undefined, now: Date): number =>
  known && now.getTime() - known.lastAt.getTime() < forgottenAfterMilliseconds ? known.count : 0

/** Milliseconds until a client's next attempt is looked at, after failures of its own; 0 if it may be now. */
export const waitLeft = (ofClient: Failures | undefined, now: Date): number =>
  ofClient ? Math.max(0, ofClient.lastAt.getTime() + signInDelay(countedFailures(ofClient, now)) - now.getTime()) : 0

/** Bits of a proof of work. A phone tries some 100,000 hashes in a second: the least is a fraction of a second, the most
 *  some three seconds on average. */
const leastBits = 14
const mostBits = 18

/**
 * How hard the proof of work is that somebody new brings along to an account at which all clients together failed so
 * often: 0 for none, else leading zero bits of a hash, one more for each doubling. Devices that were here before bring none. So whoever guesses from
 * many networks pays for each guess, and the owner at a new device waits for seconds, however much is guessed.
 */
export function proofDifficulty(failuresOfAll: number): number {
  if (failuresOfAll < freeOfAll) return 0
  return Math.min(mostBits, leastBits + Math.floor(Math.log2(failuresOfAll / freeOfAll)))
}
