import { amountRange } from '../../../kit/euros.ts'
import { cleanHtml } from '../../../kit/html.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isSlug } from '../../../kit/slugs.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import {
  allFields,
  type FieldChanges,
  type FieldKind,
  type FieldValues,
  type NamedField,
  productFields,
  type TextField,
} from '../fields.ts'
import type { ProductKind } from '../tables.ts'
import { isBetween, longestNumber } from './limits.ts'
import { type PartChanges, partRefusals } from './parts.ts'

/** What is to become of a product's own fields; absent: unchanged, null: cleared. */
export type ProductChanges = FieldChanges &
  PartChanges & {
    /** All groups; the first is the product's home. */
    readonly groupIds?: readonly string[] | null
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

/** Most pieces of a set, and most products that are recommended beside one. */
export const mostSlots = 12
export const mostCross = 50
/** Most groups of a product. */
export const mostGroups = 100
export const mostOffers = 50

/** Why a value is not what its field takes, as sentences; none where it is. */
function mistakesOf<Kind extends FieldKind>(kind: Kind, value: FieldValues[Kind], row: NamedField): readonly string[] {
  const checks: { readonly [Each in FieldKind]?: (value: FieldValues[Each]) => (string | false)[] } = {
    text: translatedMistakes(row),
    html: translatedMistakes(row),
    slug: text => [!isSlug(text) && 'may have small letters, digits and single hyphens only'],
    number: text => [!isNumber(text) && `must have 1 to ${longestNumber} characters without spaces`],
    words: words => [
      (words.length > row.entries! || words.some(word => word.length > row.characters! || !isStorable(word))) &&
        `at most ${row.entries} of ${row.characters} characters`,
    ],
    whole: numberMistakes(row),
    cents: numberMistakes(row, amountRange),
    stock: numberMistakes(row),
  }
  return (checks[kind]?.(value) ?? []).filter(mistake => mistake !== false)
}

const translatedMistakes =
  ({ characters: longest = 0 }: NamedField) =>
  ({ de, en }: LocalizedText) => [
    de.trim() === '' && 'the German text is missing',
    (de.length > longest || (en?.length ?? 0) > longest) && `has more than ${longest} characters`,
    !(isStorable(de) && isStorable(en ?? '')) && 'contains a character that cannot be stored',
  ]

const wholeRange = (lowest: number, highest: number) => `must be a whole number from ${lowest} to ${highest}`

const numberMistakes =
  ({ lowest = 0, highest = 0 }: NamedField, range = wholeRange) =>
  (value: number) => [!isBetween(value, lowest, highest) && range(lowest, highest)]

/** Why a product's fields cannot become so; `path` begins below the given one. */
export function changeRefusals(changes: ProductChanges, path: readonly string[]): Refusal[] {
  const refusals: Refusal[] = []
  const no = (field: string, message: string) => refusals.push(refusal('INVALID_INPUT', [...path, field], message))
  for (const row of allFields) {
    const value = changes[row.field]
    if (value === undefined) continue
    if (value !== null) for (const mistake of mistakesOf(row.kind, value, row)) no(row.field, mistake)
    else if (row.required) no(row.field, 'cannot be empty')
  }
  const { slots, cross, groupIds, offers } = changes
  if (slots && slots.length > mostSlots) no('slots', `a set has at most ${mostSlots} pieces`)
  if (cross && (cross.length > mostCross || new Set(cross).size !== cross.length)) {
    no('cross', `at most ${mostCross} products, each named once`)
  }
  if (groupIds && groupIds.length > mostGroups) no('groupIds', `at most ${mostGroups} groups`)
  if (offers && offers.length > mostOffers) no('offers', `at most ${mostOffers} offers`)
  for (const [index, { startsAt, endsAt }] of (offers ?? []).entries()) {
    if (startsAt < endsAt) continue
    const place = [...path, 'offers', String(index), 'endsAt']
    refusals.push(refusal('RANGE_REVERSED', place, 'an offer must end after it has begun'))
  }
  return [...refusals, ...partRefusals(changes, path)]
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
    readonly quantityUnit: string | null
    readonly discountGroups: readonly string[]
  },
  known: {
    readonly vat: ReadonlySet<string>
    readonly shipping: ReadonlySet<string>
    readonly discounts: ReadonlySet<string>
    readonly units: ReadonlySet<string>
  },
  path: readonly string[],
): Refusal[] {
  const { vatGroup, shippingGroup, discountGroups, offers, quantityUnit } = changes
  const unknown = (...field: string[]) =>
    refusal('INVALID_INPUT', [...path, ...field], 'is no group of the configuration')
  const isDiscount = (id: string) => known.discounts.has(id) || before.discountGroups.includes(id)
  return [
    ...(vatGroup && vatGroup !== before.vatGroup && !known.vat.has(vatGroup) ? [unknown('vatGroup')] : []),
    ...(shippingGroup && shippingGroup !== before.shippingGroup && !known.shipping.has(shippingGroup)
      ? [unknown('shippingGroup')]
      : []),
    ...(quantityUnit && quantityUnit !== before.quantityUnit && !known.units.has(quantityUnit)
      ? [refusal('INVALID_INPUT', [...path, 'quantityUnit'], 'is no unit of the configuration')]
      : []),
    ...((discountGroups ?? []).every(isDiscount) ? [] : [unknown('discountGroups')]),
    ...(offers ?? []).flatMap((offer, index) =>
      offer.discountGroups.every(isDiscount) ? [] : [unknown('offers', String(index), 'discountGroups')],
    ),
  ]
}

/** Whether a text can be a number or key that people type: no spaces, nothing that cannot be seen. */
export const isNumber = (text: string): boolean => /^[^\s\p{Cc}\p{Cs}]+$/u.test(text) && text.length <= longestNumber

/** A text as it is stored: trimmed, HTML by the allow-list, an empty translation left out; null for an empty text. */
export function storedText(field: TextField, text: LocalizedText | null): LocalizedText | null {
  if (text === null) return null
  const clean = (value: string) => (productFields[field].kind === 'html' ? cleanHtml(value) : value.trim())
  const en = text.en ? clean(text.en) : ''
  return en ? { de: clean(text.de), en } : { de: clean(text.de) }
}
