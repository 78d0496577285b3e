import type { Day } from '../../../../kit/days.ts'
import type { BasisPoints } from '../../../../kit/money.ts'

/** Whose law interest is by: that of the seller. */
export type InterestLaw = 'AT' | 'DE'

interface BaseRate {
  /** The first day of the half-year from which it holds, until the next one. */
  readonly from: Day
  readonly rate: BasisPoints
}

/**
 * Base rates by half-year, the latest last. Austria: that of the OeNB which holds on the first day of the half-year (§ 456 UGB; § 1 of
 * the 1. Euro-Justiz-Begleitgesetz). Germany: that of the Bundesbank (§ 247 BGB), made known in the Bundesanzeiger.
 * Each half-year since 2023 has its row, also where nothing changed, so that what is not known yet can be told apart.
 */
const baseRates: Readonly<Record<InterestLaw, readonly BaseRate[]>> = {
  AT: [
    { from: '2016-07-01', rate: -62 },
    { from: '2023-01-01', rate: 188 },
    { from: '2023-07-01', rate: 338 },
    { from: '2024-01-01', rate: 388 },
    { from: '2024-07-01', rate: 388 },
    { from: '2025-01-01', rate: 253 },
    { from: '2025-07-01', rate: 153 },
    { from: '2026-01-01', rate: 153 },
  ],
  DE: [
    { from: '2016-07-01', rate: -88 },
    { from: '2023-01-01', rate: 162 },
    { from: '2023-07-01', rate: 312 },
    { from: '2024-01-01', rate: 362 },
    { from: '2024-07-01', rate: 337 },
    { from: '2025-01-01', rate: 227 },
    { from: '2025-07-01', rate: 127 },
    { from: '2026-01-01', rate: 127 },
  ],
}

/** The first day of the half-year that a day lies in. */
export const halfYearOf = (day: Day): Day => `${day.slice(0, 4)}-${day.slice(5, 7) <= '06' ? '01' : '07'}-01`

/** The base rate on a day. `isKnown` is false of half-years whose rate is not written down here: then it is the last one that is.
 *  Throws RangeError before July 2016. */
export function baseRateOn(law: InterestLaw, day: Day): { readonly rate: BasisPoints; readonly isKnown: boolean } {
  const rates = baseRates[law]
  const found = rates.findLast(({ from }) => from <= day)
  if (!found) throw new RangeError(`no base rate of ${law} is known on ${day}`)
  return { rate: found.rate, isKnown: halfYearOf(day) <= rates.at(-1)!.from }
}
