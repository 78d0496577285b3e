import type { Day } from '../../../kit/days.ts'
import type { Delivery } from '../../pricing/rules/deliveryDates.ts'
import { isAnnounced } from './availability.ts'

/** Sizes that come at the same time. */
export type DeliveredSizes = { readonly sizes: readonly string[]; readonly delivery: Delivery }

type Size = {
  readonly size: string
  readonly available: number | null
  readonly backOn: Day | null
  readonly delivery: Delivery
}

/** The sizes that can be ordered, by when they come, the soonest first; a size that comes sooner in one colour or fit than
 *  in another stands where it comes soonest. */
export function deliveredSizes(variants: readonly Size[], today: Day): DeliveredSizes[] {
  const soonest = new Map<string, Delivery>()
  for (const { size, available, backOn, delivery } of variants) {
    if (available === 0 && !isAnnounced({ available, backOn }, today)) continue
    const known = soonest.get(size)
    if (!known || isSooner(delivery, known)) soonest.set(size, delivery)
  }
  const byDates = Map.groupBy(soonest, ([, { earliest, latest }]) => `${latest} ${earliest}`)
  return [...byDates.values()]
    .map(group => ({ sizes: group.map(([size]) => size), delivery: group[0]![1] }))
    .toSorted((a, b) => (isSooner(a.delivery, b.delivery) ? -1 : 1))
}

const isSooner = (a: Delivery, b: Delivery): boolean =>
  a.latest === b.latest ? a.earliest < b.earliest : a.latest < b.latest
