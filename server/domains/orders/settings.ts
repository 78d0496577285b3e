import { z } from 'zod'
import { defineSettings } from '../settings/rules.ts'

/** What becomes of orders. */
export const orderSettings = defineSettings(
  'orders',
  z.object({
    /** Days after which an order that is paid in advance and still unpaid is cancelled, so that its goods can be bought by
     *  others; 0: never. A transfer takes a day or two. */
    cancelUnpaidAfterDays: z.int().min(0).max(365),
  }),
  { cancelUnpaidAfterDays: 10 },
  { changedBy: 'orders' },
)
