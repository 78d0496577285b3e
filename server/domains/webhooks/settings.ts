import { z } from 'zod'
import { defineSettings } from '../settings/rules.ts'

/** Where messages to other programs may go, and for how long it is told what became of them. */
export const webhookSettings = defineSettings(
  'webhooks',
  z.object({
    /** Whether endpoints may lie in private networks, on this machine, and be reached without encryption. */
    allowsPrivateNetworks: z.boolean(),
    /** For how many days the log of deliveries is kept, and what waits for an endpoint that is off. */
    keptDays: z.int().min(1).max(90),
  }),
  { allowsPrivateNetworks: false, keptDays: 30 },
  { changedBy: 'system' },
)
