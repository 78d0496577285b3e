import { z } from 'zod'
import { defineSettings } from '../settings/rules.ts'

/** What buyers declare before they order. */
export const checkoutSettings = defineSettings(
  'checkout',
  z.object({
    termsRequired: z.boolean(),
    conditionsRequired: z.boolean(),
    conditionsUrl: z.string().max(500).nullable(),
    /** A declaration, no proof of age. */
    ageRequired: z.boolean(),
  }),
  { termsRequired: true, conditionsRequired: false, conditionsUrl: null, ageRequired: false },
)
