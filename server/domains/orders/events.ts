import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** An order was placed. `sealedSecret` is that of the link which the buyer was shown (`sealedForLater`, about the order). */
export const orderPlaced = defineEvent('order.placed', z.object({ orderId: z.uuid(), sealedSecret: z.string() }))
