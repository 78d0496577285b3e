/** How long an account waits after wrong passwords before the next one is looked at, in milliseconds: nothing for the
 *  first five, then doubling from one second to at most a minute. It ends by itself, so that strangers cannot lock
 *  anybody out for longer. */
export function signInDelay(failedLogins: number): number {
  return failedLogins < 5 ? 0 : Math.min(60_000, 1000 * 2 ** (failedLogins - 5))
}

/** Milliseconds that are left of the delay after the last failure; 0 once it has passed. */
export const waitLeft = (failedLogins: number, failedAt: Date | null, now: Date): number =>
  failedAt === null ? 0 : Math.max(0, failedAt.getTime() + signInDelay(failedLogins) - now.getTime())
