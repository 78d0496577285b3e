import { addDays, type Day } from '../../../kit/days.ts'
import {
  allAtOnce,
  type Delivery,
  type DeliveryTerms,
  deliveryFrom,
  inParts,
} from '../../pricing/rules/deliveryDates.ts'
import type { orderLines, orders } from '../tables.ts'

const DAYS_OF_WEEK = 7

type LineTimes = Pick<typeof orderLines.$inferSelect, 'id' | 'deliveryTimes' | 'deliveryWeeks'>

/** The days of delivery that an order and its lines keep. */
export type Redated = {
  readonly order: Pick<typeof orders.$inferSelect, 'earliestDelivery' | 'latestDelivery' | 'firstPartBy'>
  readonly lines: readonly {
    readonly id: string
    readonly earliestDelivery: Day | null
    readonly latestDelivery: Day | null
  }[]
}

/** The delivery of an order as it counts from a day, such as that of its payment. Lines from before their times were kept
 *  count by their weeks, and have no earliest day. */
export function redated(
  { firstPartBy }: Pick<typeof orders.$inferSelect, 'firstPartBy'>,
  lines: readonly LineTimes[],
  from: Day,
  terms: DeliveryTerms,
): Redated {
  const dated = lines.map(line => ({ id: line.id, ...deliveryOf(line, from, terms) }))
  const deliveries = dated.flatMap(({ delivery }) => delivery ?? [])
  const all = allAtOnce(deliveries)
  const isKnown = dated.every(({ isExact }) => isExact)
  return {
    order: {
      earliestDelivery: isKnown ? (all?.earliest ?? null) : null,
      latestDelivery: all?.latest ?? null,
      firstPartBy: firstPartBy && (inParts(deliveries, terms)?.first ?? null),
    },
    lines: dated.map(({ id, delivery, isExact }) => ({
      id,
      earliestDelivery: isExact ? (delivery?.earliest ?? null) : null,
      latestDelivery: delivery?.latest ?? null,
    })),
  }
}

function deliveryOf(
  { deliveryTimes, deliveryWeeks }: LineTimes,
  from: Day,
  terms: DeliveryTerms,
): { delivery: Delivery | null; isExact: boolean } {
  if (deliveryTimes) return { delivery: deliveryFrom(deliveryTimes, from, terms), isExact: true }
  if (deliveryWeeks === null) return { delivery: null, isExact: true }
  const latest = addDays(from, deliveryWeeks * DAYS_OF_WEEK)
  return { delivery: { weeks: deliveryWeeks, earliest: latest, latest }, isExact: false }
}

/** An order's delivery as it is told; null where nothing is known of it. */
export const deliveryOfRow = ({
  deliveryWeeks: weeks,
  earliestDelivery,
  latestDelivery: latest,
}: Pick<typeof orders.$inferSelect, 'deliveryWeeks' | 'earliestDelivery' | 'latestDelivery'>) =>
  weeks === null ? null : { weeks, earliest: earliestDelivery ?? latest, latest }
