import type { ValidLine } from './cartLines.ts'
import { deliveryWeeks as weeksOfParts } from './deliveryTime.ts'
import type { Optional } from './pricingCase.ts'
import { instantOf } from './reading.ts'

/** What a product or variant says of its delivery. */
interface DeliveryTimes {
  expectedDaysUntilShipping?: Optional<number>
  visibleAgainFrom?: Optional<string>
}

/**
 * The expected delivery of a line in weeks, at least 1: the largest of the expected days and the time until it is
 * visible again, in weeks rounded up, of product and variant; of a set its own and those of its pieces (amount above 0).
 * `printingDays` come on top. `now` in milliseconds. Source: pricing.md, "Expected delivery".
 */
export function deliveryWeeks(line: ValidLine, now: number, printingDays: Optional<number>): number {
  const parts: DeliveryTimes[] = [line.product]
  for (const { product, variant } of line.pieces) {
    if (product !== line.product) parts.push(product)
    if (variant) parts.push(variant)
  }
  return weeksOfParts(parts.map(timesOf), new Date(now), printingDays ?? 0)
}

const timesOf = ({ expectedDaysUntilShipping, visibleAgainFrom }: DeliveryTimes) => ({
  expectedDays: expectedDaysUntilShipping ?? null,
  backOn: visibleAgainFrom ? new Date(instantOf(visibleAgainFrom)).toISOString() : null,
})
