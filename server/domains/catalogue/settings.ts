import { z } from 'zod'
import { defineSettings } from '../settings/rules.ts'
import { PIECE, unitConflicts, unitHindrances } from './conflicts/units.ts'

/** Most properties on a tile. */
const mostPreviewed = 2

/** How goods are shown. */
export const listingSettings = defineSettings(
  'listing',
  z.object({
    /** Pieces up to which readers are told how few are left. */
    fewLeftUpTo: z.int().min(0).max(100_000),
    /** Whether visitors see what is sold out; else it is in no list and has no page until it can be ordered again. */
    showSoldOut: z.boolean(),
    /** Days for which a product counts as new after it was marked so. */
    newForDays: z.int().min(1).max(3650),
    /** Keys of the properties whose values stand on a product's tile (shop.md 3, `showInProductPreview`). */
    previewProperties: z.array(z.string().min(1).max(60)).max(mostPreviewed),
  }),
  { fewLeftUpTo: 5, showSoldOut: true, newForDays: 60, previewProperties: [] },
  { changedBy: 'catalogue' },
)

const unitWord = z.string().trim().min(1).max(60)
const unitWords = z.object({ de: unitWord, en: unitWord.nullish() })

/** The units in which goods are counted, besides pieces: bottle, pair, metre. Source: platform.md `system.quantity_units`. */
export const unitSettings = defineSettings(
  'units',
  z.object({
    units: z
      .array(
        z.object({
          /** By it products name the unit. */
          key: z
            .string()
            .regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and hyphens')
            .max(60),
          /** What one of it is called, and several. */
          one: unitWords,
          many: unitWords,
        }),
      )
      .max(100),
    /** Key of the unit of products that name none. */
    defaultUnit: z.string().max(60),
  }),
  { units: [], defaultUnit: PIECE },
  { changedBy: 'catalogue', conflicts: unitConflicts, hindrances: unitHindrances },
)
