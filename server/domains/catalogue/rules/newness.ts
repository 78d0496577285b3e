const day = 24 * 60 * 60 * 1000

/** Until when at the latest a product was marked as new that counts as new no longer. */
export const newSinceAtMost = (now: Date, forDays: number): Date => new Date(now.getTime() - forDays * day)

/** Whether a product that was marked as new at `since` (milliseconds) still is: `forDays` times 24 hours long. 'New'
 *  without an end would be a claim that time makes untrue (§ 5 UWG, § 2 öUWG). */
export const isStillNew = (since: number | null, now: Date, forDays: number): boolean =>
  since !== null && since > newSinceAtMost(now, forDays).getTime()
