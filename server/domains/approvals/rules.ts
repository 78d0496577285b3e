import type { RequestState } from './tables.ts'

export const requestLimits = { note: 1000, open: 10 } as const

/** Requests that were neither placed nor taken back go so many days after they were made. */
export const KEPT_DAYS = 90

/** How a request stands to people: an open one whose cart is gone has lapsed. */
export type Standing = RequestState | 'lapsed'
export const standingOf = ({
  state,
  cartId,
}: {
  readonly state: RequestState
  readonly cartId: string | null
}): Standing => (state === 'open' && cartId === null ? 'lapsed' : state)

/** What owns the cart of a request, where the hash of a visitor's secret stands else: no secret has such a hash. */
export const requestOwner = (requestId: string): string => `request ${requestId}`

/** The sum that the order is placed at: what it costs by now if that is no more than what was approved; else what was approved,
 *  whereupon it is refused with PRICE_CHANGED and the new sum. */
export const approvedSum = (approved: number, now: number): number => Math.min(approved, now)
