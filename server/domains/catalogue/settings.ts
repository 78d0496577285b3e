import { z } from 'zod'
import { defineSettings, type Settings } from '../settings/rules.ts'
import { propertyConflicts, propertyHindrances } from './conflicts/properties.ts'
import { PIECE, unitConflicts, unitHindrances } from './conflicts/units.ts'
import { longestPropertyKey, propertyTypes, usualProperties } from './defaults/properties.ts'

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
    /** Keys of lines of a product's table that stand on its tile, beside the properties that the configurator shows there. */
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

const words = (longest: number) => z.object({ de: z.string().max(longest), en: z.string().max(longest).nullish() })
const optionalWords = (longest: number) => words(longest).nullable().default(null)
const flag = z.boolean().default(false)

const property = z.object({
  key: z
    .string()
    .max(longestPropertyKey)
    .regex(/^[A-Za-z0-9][\w-]*$/, 'Letters, digits, hyphen and underscore.'),
  name: words(60).refine(({ de }) => de.trim() !== '', { message: 'A property needs a name.', path: ['de'] }),
  type: z.enum(propertyTypes).default('other'),
  /** What stands in an empty field. */
  placeholder: optionalWords(60),
  prefix: optionalWords(20),
  suffix: optionalWords(20),
  /** What yes and no are called; null: just that. */
  labelChecked: optionalWords(60),
  labelUnchecked: optionalWords(60),
  /** What values are called in English. */
  words: z
    .array(z.object({ de: z.string().min(1).max(200), en: z.string().max(200) }))
    .max(200)
    .default([]),
  isRequired: flag,
  isGlobal: flag,
  isFilter: flag,
  showInCheckout: flag,
  showInPreview: flag,
  isPersonalisation: flag,
  /** Most characters of what a shopper writes. */
  longest: z.int().min(1).max(200).default(40),
  separatesTiers: flag,
})

/** The properties of variants, in the order in which they are shown (shop.md 3, "Variant-property configurator entry"). */
export const propertySettings = defineSettings(
  'variantProperties',
  z.object({ properties: z.array(property).max(50) }),
  { properties: usualProperties.map(each => ({ ...each, words: [...each.words] })) },
  {
    changedBy: 'catalogue',
    conflicts: ({ properties }) => propertyConflicts(properties),
    hindrances: (tx, before, after) => propertyHindrances(tx, before.properties, after.properties),
  },
)

/** The keys of the properties that part bulk groups of tier prices. */
export const tierSeparatorsOf = (settings: Settings): string[] =>
  propertySettings
    .of(settings)
    .properties.filter(({ separatesTiers }) => separatesTiers)
    .map(({ key }) => key)
