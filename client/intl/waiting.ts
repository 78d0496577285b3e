/** How long somebody waits, as texts take it: in minutes; `hours` is 0 for less than 90 of them. */
export type Waiting = { readonly minutes: number; readonly hours: number }

/** The values of texts that say how long to wait, rounded up, so that nobody comes back too early. */
export function waitingOf(retryAfterSeconds: number | null | undefined): Waiting {
  const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / 60))
  return { minutes, hours: minutes < 90 ? 0 : Math.ceil(minutes / 60) }
}
