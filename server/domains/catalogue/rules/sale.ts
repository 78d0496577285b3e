import type { Cents } from '../../../kit/money.ts'

/** A reduction that may be announced: the price before it, the lowest price of the 30 days before it, and whole
 *  percent off that lowest price. Cents. */
export type Sale = {
  readonly previousPrice: Cents
  readonly lowestPriceOf30Days: Cents
  readonly percent: number
}

/** A price and since when it holds (milliseconds); null: not sold from then on. */
export type PricePoint = { readonly at: number; readonly priceCents: Cents | null }

const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** The reduction that `current` is, by the history of one price (any order; several at one instant: the last given).
 *
 *  The reduction began with the last change to `current`. Compared with the lowest price that held at any moment of
 *  the 30 days before, the price that held at their start included. Null if the price is not below that: then there is
 *  nothing to announce. The percentage is rounded down.
 *  Source: § 11 PAngV, § 9a PrAG; ECJ C-330/23 of 2024-09-26. */
export function saleOf(current: Cents | null, history: readonly PricePoint[]): Sale | null {
  if (current === null) return null
  const points = history.toSorted((a, b) => a.at - b.at)
  let start = points.length - 1
  if (start < 0 || points[start]!.priceCents !== current) return null
  while (start > 0 && points[start - 1]!.priceCents === current) start -= 1
  const began = points[start]!.at
  const earlier = points.slice(0, start)
  const previous = earlier.at(-1)?.priceCents ?? null
  if (previous === null) return null
  const held = earlier.filter((_, index) => (earlier[index + 1]?.at ?? began) > began - thirtyDays)
  const prices = held.map(point => point.priceCents).filter(price => price !== null)
  const lowest = Math.min(...prices)
  if (prices.length === 0 || lowest <= current) return null
  return {
    previousPrice: previous,
    lowestPriceOf30Days: lowest,
    percent: Math.floor(((lowest - current) * 100) / lowest),
  }
}
