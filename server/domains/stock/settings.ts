import { z } from 'zod'
import { defineSettings } from '../settings/rules.ts'

/** What staff are told of the stock. */
export const stockSettings = defineSettings(
  'stock',
  z.object({
    /** Whether the shop's address gets a mail when pieces are at or below their reorder level. */
    tellsLowStock: z.boolean(),
  }),
  { tellsLowStock: true },
  { changedBy: 'catalogue' },
)
