import { addDays, type Day } from '../../../../kit/days.ts'
import { type BasisPoints, type Cents, roundedQuotient, WHOLE } from '../../../../kit/money.ts'
import { baseRateOn, halfYearOf, type InterestLaw } from './baseRates.ts'

/** Percentage points above the base rate between companies, and of consumers: § 456 UGB; § 288 (1) and (2) BGB. */
const above = { AT: { company: 920 }, DE: { company: 900, consumer: 500 } } as const
/** Of consumers in Austria, whatever the base rate: § 1000 (1) ABGB. */
const austrianConsumers: BasisPoints = 400
/** What a company in default pays besides, once per claim: § 458 UGB; § 288 (5) BGB. Consumers pay none. */
const lumpSum: Cents = 40_00
/** Days of a year by which interest is reckoned, leap years too. */
const DAYS_OF_YEAR = 365

/** The yearly rate of statutory interest on a day. */
export function interestRateOn(
  law: InterestLaw,
  isCompany: boolean,
  day: Day,
): { readonly rate: BasisPoints; readonly isKnown: boolean } {
  if (law === 'AT' && !isCompany) return { rate: austrianConsumers, isKnown: true }
  const { rate, isKnown } = baseRateOn(law, day)
  const points = isCompany ? above[law].company : above.DE.consumer
  return { rate: Math.max(0, rate + points), isKnown }
}

export const lumpSumOf = (isCompany: boolean): Cents => (isCompany ? lumpSum : 0)

/** What interest is reckoned of. `due`: in cents, payable until `dueOn`. `settled`: what was paid of it and when. `until`: the last
 *  day that counts. */
export interface Default {
  readonly law: InterestLaw
  readonly isCompany: boolean
  readonly due: Cents
  readonly dueOn: Day
  readonly settled: readonly { readonly on: Day; readonly cents: Cents }[]
  readonly until: Day
}

/** Days of one sum at one rate, both ends included. */
export interface InterestPart {
  readonly from: Day
  readonly to: Day
  readonly days: number
  readonly principal: Cents
  readonly rate: BasisPoints
  readonly isKnown: boolean
}

export interface Interest {
  readonly cents: Cents
  /** How it was reckoned, for whoever asks. */
  readonly parts: readonly InterestPart[]
}

/**
 * Statutory interest for late payment: from the day after the last day to pay, of what is unpaid at the beginning of each day, at the
 * rate of its half-year. Simple, by 365 days, rounded once at the end, half away from zero. What is paid on a day counts from the
 * next one on. Nothing where nothing is late. Compound interest is none (§ 1000 (2) ABGB, § 289 BGB).
 */
export function interestOf({ law, isCompany, due, dueOn, settled, until }: Default): Interest {
  const first = addDays(dueOn, 1)
  if (until < first) return { cents: 0, parts: [] }
  const turns = new Set([first, ...settled.map(({ on }) => addDays(on, 1)), ...halfYearsBetween(first, until)])
  const starts = [...turns].filter(day => day >= first && day <= until).toSorted()
  const parts = starts.flatMap((from, at): InterestPart[] => {
    const to = starts[at + 1] === undefined ? until : addDays(starts[at + 1]!, -1)
    const paid = settled.reduce((sum, { on, cents }) => (on < from ? sum + cents : sum), 0)
    const principal = due - paid
    if (principal <= 0) return []
    return [{ from, to, days: daysBetween(from, to), principal, ...interestRateOn(law, isCompany, from) }]
  })
  const sum = parts.reduce(
    (all, { principal, rate, days }) => all + BigInt(principal) * BigInt(rate) * BigInt(days),
    0n,
  )
  return { cents: roundedQuotient(sum, BigInt(WHOLE) * BigInt(DAYS_OF_YEAR)), parts }
}

/** First days of half-years from a day to another. */
function halfYearsBetween(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = halfYearOf(first); day <= last; day = halfYearOf(addDays(day, 185))) days.push(day)
  return days
}

/** Days from one to another, both included. */
const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
