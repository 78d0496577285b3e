import type { DeliveryDays } from '../../../../intl/deliveryDays.ts'
import { type Choice, isOrderable } from '../choice/choices.ts'

/** The soonest delivery of sizes that can be ordered; null where none can, or none says so. */
export function soonestDelivery(sizes: readonly Choice[]): DeliveryDays | null {
  let soonest: DeliveryDays | null = null
  for (const choice of sizes) {
    const { delivery } = choice
    if (isOrderable(choice) && delivery && (soonest === null || (delivery.latest ?? '') < (soonest.latest ?? ''))) {
      soonest = delivery
    }
  }
  return soonest
}
