import { z } from 'zod'

/** Amounts and percentages as the documented paths speak of them: with two decimals, where inside there are hundredths. */

/** Euros (19.9) in whole cents, or percent in basis points; null for what is no number with at most two decimals: NaN,
 *  infinite, 0.285. The sign is kept, for a rule elsewhere says what may be negative. */
export function centsOfEuros(euros: number): number | null {
  const cents = Math.round(euros * 100)
  return Number.isSafeInteger(cents) && cents / 100 === euros ? cents : null
}

/** A number with at most two decimals, 0 or more. */
export const twoDecimals = z
  .number()
  .refine(value => value >= 0 && centsOfEuros(value) !== null, 'must be an amount with at most two decimals, 0 or more')

const range = (lowest: number, highest: number) => `${lowest / 100} to ${highest / 100}`

/** Says which amounts are taken, in the units of both doors: euros of REST, cents of GraphQL. Limits in cents. */
export const amountRange = (lowest: number, highest: number): string =>
  `must be an amount of ${range(lowest, highest)} (${lowest} to ${highest} cents)`

/** Says which percentages are taken, as `amountRange`. Limits in basis points. */
export const percentRange = (lowest: number, highest: number): string =>
  `must be ${range(lowest, highest)} percent (${lowest} to ${highest} basis points)`
