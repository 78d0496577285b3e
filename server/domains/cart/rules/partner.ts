import type { CheckoutDetails } from '../tables.ts'
import { emptyCheckout } from './contents.ts'

/** The header by which a page says what its address carries. */
export const PARTNER_HEADER = 'x-partner'

/** The code of a partner out of a header; absent where there is none, or what cannot be one. */
export const partnerCodeIn = (header: unknown): string | undefined =>
  typeof header === 'string' && /^[a-z0-9-]{3,40}$/i.test(header) ? header.toLowerCase() : undefined

/** What a cart keeps of its checkout, with the partner by whose link the visit began that changes it; the last one counts.
 *  Nothing is kept in the browser for it: the cart is there anyway (decision 82). */
export const carrying = (
  checkout: CheckoutDetails | null,
  code: string | undefined,
  now: Date,
): CheckoutDetails | null =>
  code === undefined ? checkout : { ...(checkout ?? emptyCheckout), partner: { code, at: now.toISOString() } }
