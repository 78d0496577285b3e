import { type Choice, isOrderable } from '../choice/choices.ts'

export interface Delivery {
  readonly weeks: number
  /** The last day, `2027-01-15`. */
  readonly latest: string
}

/** The shortest delivery of sizes that can be ordered; null where none can, or none says so. */
export function soonestDelivery(sizes: readonly Choice[]): Delivery | null {
  let soonest: Delivery | null = null
  for (const choice of sizes) {
    const { deliveryWeeks: weeks, latestDelivery: latest } = choice
    if (isOrderable(choice) && weeks > 0 && (soonest === null || weeks < soonest.weeks)) soonest = { weeks, latest }
  }
  return soonest
}
