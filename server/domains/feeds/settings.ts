import { z } from 'zod'
import { defineSettings } from '../settings/rules.ts'

/** What shopping portals are told of the range. */
export const feedSettings = defineSettings(
  'feeds',
  z.object({
    /** Whether the lists of products can be fetched. */
    enabled: z.boolean(),
    /** The brand of goods that name no producer; null: such goods name none. */
    brand: z.string().trim().min(1).max(70).nullable(),
    /** Whether what is sold out stands in the lists, as sold out. */
    listsSoldOut: z.boolean(),
  }),
  { enabled: false, brand: null, listsSoldOut: true },
  { changedBy: 'catalogue' },
)
