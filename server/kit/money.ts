/** Integer cents of the shop's one currency; a safe integer, never a fraction. */
export type Cents = number

/** A rate or percentage in hundredths of a percent: 2000 is 20 %, 490 is 4.9 %. */
export type BasisPoints = number

/** 100 % in basis points. */
export const WHOLE: BasisPoints = 10_000

/**
 * `amount × numerator / denominator`, exact in between, rounded once, half away from zero: commercial rounding.
 * Cents in, cents out; all three are integers, the denominator above 0.
 * Throws RangeError for a denominator of 0 or less and for fractions.
 * Source: decisions.md, "Money, tax, time"; pricing.md, "Money".
 */
export function portion(amount: Cents, numerator: number, denominator: number): Cents {
  if (!(denominator > 0)) throw new RangeError(`a portion's denominator must be above 0, not ${denominator}`)
  const product = amount * numerator
  if (!Number.isSafeInteger(product) || !Number.isSafeInteger(denominator)) {
    return roundedQuotient(BigInt(amount) * BigInt(numerator), BigInt(denominator))
  }
  const size = Math.abs(product)
  const rest = size % denominator
  const rounded = (size - rest) / denominator + (rest >= denominator - rest ? 1 : 0)
  return product < 0 ? 0 - rounded : rounded
}

/**
 * `dividend / divisor` rounded half away from zero, for products that outgrow a safe integer.
 * The divisor is above 0. Source as for `portion`.
 */
export function roundedQuotient(dividend: bigint, divisor: bigint): Cents {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = Number((2n * size + divisor) / (2n * divisor))
  return dividend < 0n ? 0 - rounded : rounded
}

/**
 * Splits `total` over `weights` in proportion; the parts add up to `total` exactly. Cents in, cents out.
 *
 * Largest remainder: everybody gets the whole cents of their share, the cents left over go to the largest fractions;
 * of equal fractions the larger weight comes first, then the earlier part. Whoever needs ties to follow ids passes the
 * weights in the order of the ids. Weights are integers of 0 or more (bigints where they outgrow a safe integer); a
 * weight of 0 gets nothing; no part exceeds its weight if the total does not exceed their sum.
 *
 * Throws RangeError on a negative weight, and on a total to be split over nothing but zeros.
 * Source: pricing.md, "Spread".
 */
export function apportion(total: Cents, weights: readonly number[] | readonly bigint[]): Cents[] {
  if (total < 0) return apportion(-total, weights).map(part => 0 - part)
  if (weights.some(weight => weight < 0)) throw new RangeError('a weight must not be negative')
  if (total === 0) return weights.map(() => 0)
  return weights.every(weight => typeof weight === 'number')
    ? apportionByNumbers(total, weights)
    : apportionByBigints(total, weights.map(BigInt))
}

function apportionByNumbers(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (!Number.isSafeInteger(total * sum)) return apportionByBigints(total, weights.map(BigInt))
  if (sum === 0) throw new RangeError(`${total} cannot be split over weights that are all 0`)
  const remainders = weights.map(weight => (total * weight) % sum)
  const parts = weights.map((weight, i) => (total * weight - remainders[i]!) / sum)
  return handOutRest(total, parts, remainders, weights)
}

function apportionByBigints(total: Cents, weights: readonly bigint[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum === 0n) throw new RangeError(`${total} cannot be split over weights that are all 0`)
  const exact = weights.map(weight => BigInt(total) * weight)
  const parts = exact.map(share => Number(share / sum))
  const remainders = exact.map(share => share % sum)
  return handOutRest(total, parts, remainders, weights)
}

function handOutRest<T extends number | bigint>(
  total: Cents,
  parts: readonly Cents[],
  remainders: readonly T[],
  weights: readonly T[],
): Cents[] {
  const complete = [...parts]
  const rest = total - parts.reduce((all, part) => all + part, 0)
  if (rest === 0) return complete
  const order = complete.map((_, i) => i)
  order.sort((a, b) => falling(remainders[a]!, remainders[b]!) || falling(weights[a]!, weights[b]!) || a - b)
  for (const i of order.slice(0, rest)) complete[i]! += 1
  return complete
}

function falling<T extends number | bigint>(a: T, b: T): number {
  if (a === b) return 0
  return a > b ? -1 : 1
}

/** The sum of cents; 0 for none. */
export function total(amounts: Iterable<Cents>): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
