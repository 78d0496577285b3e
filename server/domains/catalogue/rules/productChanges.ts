import { cleanHtml } from '../../../kit/html.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { ProductKind } from '../tables.ts'
import { isSlug } from './slugs.ts'
import { isStorable } from './texts.ts'

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
  /** Stock of a product without variants; null: unlimited. */
  readonly available?: number | null
  /** Groups of the configuration, by id. */
  readonly vatGroup?: string | null
  readonly shippingGroup?: string | null
  readonly discountGroups?: readonly string[] | null
  /** The products of a set, in order. */
  readonly slots?: readonly string[] | null
  /** Products that are recommended beside this one, in order. */
  readonly cross?: readonly string[] | null
  readonly offers?: readonly OfferChange[] | null
}

/** A limited-time offer; `startsAt <= now < endsAt`. */
export type OfferChange = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly discountGroups: readonly string[]
}

/** A tier price. It is meant for variants that are named by id, or by `keys`; for all where neither names any. */
export type TierChange = {
  readonly from: number
  readonly price: Cents
  readonly variantIds?: readonly string[] | null
  readonly keys?: readonly string[] | null
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
export const highestPrice: Cents = 100_000_000
/** Most pieces of a variant in stock, and of an amount from which a tier holds. */
export const mostPieces = 1_000_000
const mostTags = 30
const longestTag = 60
const longestNumber = 60
const mostSlots = 12
const mostCross = 50
const mostGroups = 100
const mostOffers = 50

const bounds = {
  basePrice: [0, highestPrice],
  childPrice: [0, highestPrice],
  sortOrder: [-1_000_000, 1_000_000],
  personalisationMaxLength: [1, 9999],
  expectedDaysMin: [0, 3650],
  expectedDays: [0, 3650],
  weightGrams: [0, 10_000_000],
  available: [0, mostPieces],
} as const
const required = ['title', 'slug', 'productNumber', 'isOffline', 'isMarkedNew', 'isMarkedSale', 'sortOrder'] as const

export const isBetween = (value: number, lowest: number, highest: number) =>
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
    if (!isStorable(text.de) || !isStorable(text.en ?? '')) no(field, 'contains a character that cannot be stored')
  }
  for (const [field, [lowest, highest]] of Object.entries(bounds)) {
    const value = changes[field as keyof typeof bounds]
    if (value !== undefined && value !== null && !isBetween(value, lowest, highest)) {
      no(field, `must be a whole number from ${lowest} to ${highest}`)
    }
  }
  if (changes.slug && !isSlug(changes.slug)) no('slug', 'may have small letters, digits and single hyphens only')
  if (changes.productNumber !== undefined && changes.productNumber !== null && !isNumber(changes.productNumber)) {
    no('productNumber', `must have 1 to 60 characters without spaces`)
  }
  const { tags } = changes
  if (tags && (tags.length > mostTags || tags.some(tag => tag.length > longestTag || !isStorable(tag)))) {
    no('tags', `at most ${mostTags} tags of ${longestTag} characters`)
  }
  const { slots, cross, groupIds, offers } = changes
  if (slots && slots.length > mostSlots) no('slots', `a set has at most ${mostSlots} pieces`)
  if (cross && (cross.length > mostCross || new Set(cross).size !== cross.length)) {
    no('cross', `at most ${mostCross} products, each named once`)
  }
  if (groupIds && groupIds.length > mostGroups) no('groupIds', `at most ${mostGroups} groups`)
  if (offers && offers.length > mostOffers) no('offers', `at most ${mostOffers} offers`)
  if (offers?.some(offer => !(offer.startsAt < offer.endsAt))) no('offers', 'an offer must end after it has begun')
  return refusals
}

/** Why a product of this kind, whose id is known once it exists, cannot be made of or stand beside these products. */
export function relationRefusals(
  product: { readonly id: string | null; readonly kind: ProductKind },
  { slots, cross }: Pick<ProductChanges, 'slots' | 'cross'>,
  known: ReadonlyMap<string, ProductKind>,
  path: readonly string[],
): Refusal[] {
  const refusals: Refusal[] = []
  if (slots && slots.length > 0 && product.kind !== 'set') {
    refusals.push(refusal('INVALID_INPUT', [...path, 'slots'], 'only a set has pieces'))
  }
  for (const [field, ids] of Object.entries({ slots, cross })) {
    for (const [index, id] of (ids ?? []).entries()) {
      const kind = known.get(id)
      const place = [...path, field, String(index)]
      if (id === product.id) refusals.push(refusal('INVALID_INPUT', place, 'is the product itself'))
      else if (kind === undefined) refusals.push(refusal('NOT_FOUND', place, 'is no product'))
      else if (field === 'slots' && kind !== 'goods') {
        refusals.push(refusal('INVALID_INPUT', place, 'a set is made of goods only'))
      }
    }
  }
  return refusals
}

/** Why a product cannot name these groups of the configuration. What it names already stays allowed, for a group may
 *  have been taken out of the configuration since. */
export function configurationRefusals(
  changes: ProductChanges,
  before: {
    readonly vatGroup: string | null
    readonly shippingGroup: string | null
    readonly discountGroups: readonly string[]
  },
  known: {
    readonly vat: ReadonlySet<string>
    readonly shipping: ReadonlySet<string>
    readonly discounts: ReadonlySet<string>
  },
  path: readonly string[],
): Refusal[] {
  const { vatGroup, shippingGroup, discountGroups, offers } = changes
  const unknown = (field: string) => refusal('INVALID_INPUT', [...path, field], 'is no group of the configuration')
  const isDiscount = (id: string) => known.discounts.has(id) || before.discountGroups.includes(id)
  return [
    ...(vatGroup && vatGroup !== before.vatGroup && !known.vat.has(vatGroup) ? [unknown('vatGroup')] : []),
    ...(shippingGroup && shippingGroup !== before.shippingGroup && !known.shipping.has(shippingGroup)
      ? [unknown('shippingGroup')]
      : []),
    ...((discountGroups ?? []).every(isDiscount) ? [] : [unknown('discountGroups')]),
    ...((offers ?? []).every(offer => offer.discountGroups.every(isDiscount)) ? [] : [unknown('offers')]),
  ]
}

/** Whether a text can be a number or key that people type: no spaces, nothing that cannot be seen. */
export const isNumber = (text: string): boolean => /^[^\s\p{Cc}\p{Cs}]+$/u.test(text) && text.length <= longestNumber

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
