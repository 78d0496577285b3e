/** Wrong passwords or codes in a row, and when the last of them was tried. */
export type Failures = { readonly count: number; readonly lastAt: Date }

/** Failures are forgotten when so long nothing was tried. */
const forgottenAfterMilliseconds = 24 * 60 * 60 * 1000
/** A client's failures that cost nothing, and those of all clients together. */
const freeOfClient = 5
const freeOfAll = 50

/** How long the next attempt waits after so many failures, in milliseconds: nothing for the first `free`, then doubling
 *  from one second to at most a minute. It ends by itself. */
export function signInDelay(failures: number, free: number = freeOfClient): number {
  return failures < free ? 0 : Math.min(60_000, 1000 * 2 ** (failures - free))
}

/** The failures that still count. */
export const countedFailures = (known: Failures | undefined, now: Date): number =>
  known && now.getTime() - known.lastAt.getTime() < forgottenAfterMilliseconds ? known.count : 0

/**
 * Milliseconds until the next attempt at an account is looked at; 0 if it may be now. `ofClient` are the failures of the
 * one who asks, `ofAll` those of everybody at this account. The latter slow down guessing from many addresses, and do
 * not count for a device that signed in before: so whoever guesses at an account does not keep its owner out.
 */
export function waitLeft(
  failures: { ofClient: Failures | undefined; ofAll: Failures | undefined; isKnownDevice: boolean },
  now: Date,
): number {
  const left = (known: Failures | undefined, free: number) =>
    known ? Math.max(0, known.lastAt.getTime() + signInDelay(countedFailures(known, now), free) - now.getTime()) : 0
  const ofClient = left(failures.ofClient, freeOfClient)
  return failures.isKnownDevice ? ofClient : Math.max(ofClient, left(failures.ofAll, freeOfAll))
}
