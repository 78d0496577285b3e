import type { ValidLine } from './cartLines.ts'
import type { Optional } from './pricingCase.ts'
import { instantOf } from './reading.ts'

const daysPerWeek = 7
const millisecondsPerWeek = daysPerWeek * 24 * 60 * 60 * 1000

/** What a product or variant says of its delivery. */
interface DeliveryTimes {
  expectedDaysUntilShipping?: Optional<number>
  visibleAgainFrom?: Optional<string>
}

/**
 * The expected delivery of a line in weeks, at least 1: the largest of the expected days and the time until it is
 * visible again, in weeks rounded up, of product and variant; of a set its own and those of its pieces (amount above 0).
 * `now` in milliseconds. Source: pricing.md, "Expected delivery".
 */
export function deliveryWeeks(line: ValidLine, now: number): number {
  let weeks = Math.max(1, weeksOf(line.product, now))
  for (const { product, variant } of line.pieces) {
    if (product !== line.product) weeks = Math.max(weeks, weeksOf(product, now))
    if (variant) weeks = Math.max(weeks, weeksOf(variant, now))
  }
  return weeks
}

function weeksOf({ expectedDaysUntilShipping: days, visibleAgainFrom }: DeliveryTimes, now: number): number {
  const expected = Math.ceil((days ?? 0) / daysPerWeek)
  if (!visibleAgainFrom) return expected
  return Math.max(expected, Math.ceil((instantOf(visibleAgainFrom) - now) / millisecondsPerWeek))
}
