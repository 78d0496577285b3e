/** How long an account waits after wrong passwords before the next one is looked at, in milliseconds: nothing for the
 *  first five, then doubling from one second to at most a minute. It ends by itself, so that strangers cannot lock
 *  anybody out for longer. */
export function signInDelay(failedLogins: number): number {
  return failedLogins < 5 ? 0 : Math.min(60_000, 1000 * 2 ** (failedLogins - 5))
}

/** Whether the delay after the last failure has not passed yet. */
export const mustWait = (failedLogins: number, failedAt: Date | null, now: Date): boolean =>
  failedAt !== null && now.getTime() < failedAt.getTime() + signInDelay(failedLogins)
