import { z } from 'zod'
import { defineSettings, type SettingsConflict } from '../settings/rules.ts'
import { localizedSetting } from '../settings/settings.ts'

/** What may be asked for: a line of text, several lines, a number, one of several, a tick, a day. */
export const answerKinds = ['text', 'longText', 'number', 'choice', 'checkbox', 'date'] as const

/** More fields would be a questionnaire and no order. */
const MOST_FIELDS = 30
const MOST_OPTIONS = 50
/** Characters of an answer, where the field says nothing and at most. */
export const LONGEST_ANSWER = { text: 200, longText: 1000 } as const
const LARGEST_NUMBER = 1_000_000_000

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Small letters, digits and hyphens, 60 at most.')
const label = localizedSetting.refine(({ de }) => de.trim() !== '', { message: 'A label is needed.', path: ['de'] })

const field = z.object({
  /** By which carts and orders know it. */
  key,
  kind: z.enum(answerKinds),
  /** Once of the whole order, in the checkout, of each line in the cart, or of each line before it comes there, beside the
   *  product. */
  place: z.enum(['order', 'line', 'product']),
  label,
  /** What stands below it; null: nothing. */
  help: localizedSetting.nullable().default(null),
  isRequired: z.boolean(),
  /** Of numbers, both included; null: none. */
  min: z.int().min(-LARGEST_NUMBER).max(LARGEST_NUMBER).nullable().default(null),
  /** Of numbers the largest, of texts the most characters; null: as usual. */
  max: z.int().min(-LARGEST_NUMBER).max(LARGEST_NUMBER).nullable().default(null),
  /** What is chosen from. */
  options: z.array(z.object({ key, label })).max(MOST_OPTIONS).default([]),
  /** Of lines, wherever they are asked: global ids of the product groups it is asked of; none: of all goods. */
  productGroups: z.array(z.string().min(1).max(200)).max(100).default([]),
})
export type OrderField = z.infer<typeof field>

/** What the operator asks buyers besides what every order needs (`item_fields`). Source: shop.md 3 "Checkout flags". */
export const orderFieldSettings = defineSettings(
  'orderFields',
  z.object({ fields: z.array(field).max(MOST_FIELDS) }),
  { fields: [] },
  { conflicts: ({ fields }) => fieldConflicts(fields) },
)

/** Keys that occur twice, choices without options, and limits that leave nothing to be entered. */
function fieldConflicts(fields: readonly OrderField[]): SettingsConflict[] {
  const keys = fields.map(each => each.key)
  return fields.flatMap(({ key: own, kind, min, max, options }, at): SettingsConflict[] => {
    const path = ['fields', String(at)]
    const optionKeys = options.map(option => option.key)
    const twice = optionKeys.findIndex((each, i) => optionKeys.indexOf(each) < i)
    return [
      ...(keys.indexOf(own) < at ? [{ path: [...path, 'key'], code: 'ENTRY_TWICE' as const, message: taken }] : []),
      ...(kind === 'choice' && options.length === 0
        ? [{ path: [...path, 'options'], message: 'There is nothing to choose from.' }]
        : []),
      ...(kind === 'choice' && twice >= 0
        ? [{ path: [...path, 'options', String(twice), 'key'], code: 'ENTRY_TWICE' as const, message: taken }]
        : []),
      ...(kind === 'number' && min !== null && max !== null && min > max
        ? [{ path: [...path, 'max'], code: 'RANGE_REVERSED' as const, message: 'The most is below the least.' }]
        : []),
      ...((kind === 'text' || kind === 'longText') && max !== null && (max < 1 || max > 2 * LONGEST_ANSWER.longText)
        ? [{ path: [...path, 'max'], message: `From 1 to ${2 * LONGEST_ANSWER.longText} characters.` }]
        : []),
    ]
  })
}

const taken = 'There is another one of this key.'
