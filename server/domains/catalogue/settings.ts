import { z } from 'zod'
import { defineSettings } from '../settings/rules.ts'

/** How goods are shown. */
export const listingSettings = defineSettings(
  'listing',
  z.object({
    /** Pieces up to which readers are told how few are left. */
    fewLeftUpTo: z.int().min(0).max(100_000),
    /** Whether visitors see what is sold out; else it is in no list and has no page until it can be ordered again. */
    showSoldOut: z.boolean(),
  }),
  { fewLeftUpTo: 5, showSoldOut: true },
  { changedBy: 'catalogue' },
)
