import type { Cents } from '../../../kit/money.ts'

/** Euros as the documented paths speak of them (19.9) in whole cents; null for what is no amount with at most two
 *  decimals: NaN, infinite, 0.285. The sign is kept, for a rule elsewhere says what may be negative. */
export function centsOfEuros(euros: number): Cents | null {
  const cents = Math.round(euros * 100)
  return Number.isSafeInteger(cents) && cents / 100 === euros ? cents : null
}
