import { cleanHtml } from '../../../kit/html.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isSlug } from './slugs.ts'

/** What is to become of a product's own fields; absent: unchanged, null: cleared. */
export type ProductChanges = {
  readonly title?: LocalizedText | null
  readonly subtitle?: LocalizedText | null
  readonly description?: LocalizedText | null
  readonly details?: LocalizedText | null
  readonly careInstructions?: LocalizedText | null
  readonly deliveryInformation?: LocalizedText | null
  readonly generalInformation?: LocalizedText | null
  readonly composition?: LocalizedText | null
  readonly personalisationHelp?: LocalizedText | null
  readonly outOfStockTableText?: LocalizedText | null
  readonly outOfStockNote?: LocalizedText | null
  readonly slug?: string | null
  readonly productNumber?: string | null
  readonly basePrice?: Cents | null
  readonly childPrice?: Cents | null
  readonly isOffline?: boolean | null
  readonly isMarkedNew?: boolean | null
  readonly isMarkedSale?: boolean | null
  readonly sortOrder?: number | null
  readonly isPersonalisable?: boolean | null
  readonly personalisationMaxLength?: number | null
  readonly visibleFrom?: Date | null
  readonly backOn?: string | null
  readonly expectedDaysMin?: number | null
  readonly expectedDays?: number | null
  readonly weightGrams?: number | null
  readonly tags?: readonly string[] | null
  readonly groupIds?: readonly string[] | null
}

/** What is to become of a variant. `price` null: the product's; `backOn` null: none. */
export type VariantChanges = {
  readonly variantId: string
  readonly price?: Cents | null
  readonly stock?: number | null
  readonly isStockUnlimited?: boolean | null
  readonly backOn?: string | null
  readonly sku?: string | null
  readonly isOffline?: boolean | null
}

/** A tier price; without variants it is meant for all. */
export type TierChange = {
  readonly from: number
  readonly price: Cents
  readonly variantIds?: readonly string[] | null
}

export type TextKey =
  | 'title'
  | 'subtitle'
  | 'description'
  | 'details'
  | 'careInstructions'
  | 'deliveryInformation'
  | 'generalInformation'
  | 'composition'
  | 'personalisationHelp'
  | 'outOfStockTableText'
  | 'outOfStockNote'

/** Longest texts in characters, and which of them are HTML. */
const textRules: Readonly<Record<TextKey, { longest: number; isHtml: boolean }>> = {
  title: { longest: 160, isHtml: false },
  subtitle: { longest: 200, isHtml: false },
  description: { longest: 2000, isHtml: false },
  details: { longest: 50_000, isHtml: true },
  careInstructions: { longest: 20_000, isHtml: true },
  deliveryInformation: { longest: 20_000, isHtml: true },
  generalInformation: { longest: 20_000, isHtml: true },
  composition: { longest: 500, isHtml: false },
  personalisationHelp: { longest: 5000, isHtml: true },
  outOfStockTableText: { longest: 60, isHtml: false },
  outOfStockNote: { longest: 300, isHtml: false },
}
export const textKeys = Object.keys(textRules) as TextKey[]

/** Highest price of a piece in cents: a million euros. */
const highestPrice: Cents = 100_000_000
/** Most pieces of a variant in stock, and of an amount from which a tier holds. */
const mostPieces = 1_000_000
const mostTags = 30
const longestTag = 60
const longestNumber = 60

const bounds = {
  basePrice: [0, highestPrice],
  childPrice: [0, highestPrice],
  sortOrder: [-1_000_000, 1_000_000],
  personalisationMaxLength: [1, 9999],
  expectedDaysMin: [0, 3650],
  expectedDays: [0, 3650],
  weightGrams: [0, 10_000_000],
} as const
const required = ['title', 'slug', 'productNumber', 'isOffline', 'isMarkedNew', 'isMarkedSale', 'sortOrder'] as const

const isBetween = (value: number, lowest: number, highest: number) =>
  Number.isSafeInteger(value) && value >= lowest && value <= highest

/** Why a product's fields cannot become so; `path` begins below the given one. */
export function changeRefusals(changes: ProductChanges, path: readonly string[]): Refusal[] {
  const refusals: Refusal[] = []
  const no = (field: string, message: string) => refusals.push(refusal('INVALID_INPUT', [...path, field], message))
  for (const field of required) if (changes[field] === null) no(field, 'cannot be empty')
  for (const field of textKeys) {
    const text = changes[field]
    const { longest } = textRules[field]
    if (!text) continue
    if (text.de.trim() === '') no(field, 'the German text is missing')
    if (text.de.length > longest || (text.en?.length ?? 0) > longest) no(field, `has more than ${longest} characters`)
    if (`${text.de}${text.en ?? ''}`.includes('\0')) no(field, 'contains a character that cannot be stored')
  }
  for (const [field, [lowest, highest]] of Object.entries(bounds)) {
    const value = changes[field as keyof typeof bounds]
    if (value !== undefined && value !== null && !isBetween(value, lowest, highest)) {
      no(field, `must be a whole number from ${lowest} to ${highest}`)
    }
  }
  if (changes.slug && !isSlug(changes.slug)) no('slug', 'may have small letters, digits and single hyphens only')
  if (changes.productNumber !== undefined && changes.productNumber !== null && !isNumber(changes.productNumber)) {
    no('productNumber', `must have 1 to ${longestNumber} characters without spaces`)
  }
  const { tags } = changes
  if (tags && (tags.length > mostTags || tags.some(tag => tag.length > longestTag || tag.includes('\0')))) {
    no('tags', `at most ${mostTags} tags of ${longestTag} characters`)
  }
  return refusals
}

const isNumber = (text: string) => /^[^\s\p{Cc}]+$/u.test(text) && text.length <= longestNumber

/** Why variants cannot become so. */
export function variantRefusals(changes: readonly VariantChanges[], path: readonly string[]): Refusal[] {
  return changes.flatMap((change, index) => {
    const refusals: Refusal[] = []
    const no = (field: string, message: string) =>
      refusals.push(refusal('INVALID_INPUT', [...path, String(index), field], message))
    if (change.price !== undefined && change.price !== null && !isBetween(change.price, 0, highestPrice)) {
      no('price', `must be a whole number from 0 to ${highestPrice}`)
    }
    if (change.stock !== undefined && change.stock !== null && !isBetween(change.stock, 0, mostPieces)) {
      no('stock', `must be a whole number from 0 to ${mostPieces}`)
    }
    if (change.stock === null) no('stock', 'say isStockUnlimited for stock without limit')
    if (change.sku === null || (change.sku !== undefined && !isNumber(change.sku))) {
      no('sku', `must have 1 to ${longestNumber} characters without spaces`)
    }
    return refusals
  })
}

/** Why tier prices cannot be so. */
export function tierRefusals(tiers: readonly TierChange[], path: readonly string[]): Refusal[] {
  const refusals = tiers.flatMap((tier, index) => [
    ...(isBetween(tier.from, 1, mostPieces)
      ? []
      : [refusal('INVALID_INPUT', [...path, String(index), 'from'], `must be a whole number from 1 to ${mostPieces}`)]),
    ...(isBetween(tier.price, 0, highestPrice)
      ? []
      : [refusal('INVALID_INPUT', [...path, String(index), 'price'], 'is no price')]),
  ])
  return tiers.length > 100 ? [...refusals, refusal('INVALID_INPUT', path, 'at most 100 tiers')] : refusals
}

/** A text as it is stored: trimmed, HTML by the allow-list, an empty translation left out; null for an empty text. */
export function storedText(key: TextKey, text: LocalizedText | null): LocalizedText | null {
  if (text === null) return null
  const clean = (value: string) => (textRules[key].isHtml ? cleanHtml(value) : value.trim())
  const en = text.en ? clean(text.en) : ''
  return en ? { de: clean(text.de), en } : { de: clean(text.de) }
}
