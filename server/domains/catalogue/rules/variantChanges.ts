import { amountRange } from '../../../kit/euros.ts'
import type { Cents } from '../../../kit/money.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { slugOf } from '../../../kit/slugs.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import type { Fit } from '../tables.ts'
import { isGtin, noGtin } from './gtin.ts'
import { heaviest, highestPrice, isBetween, lastPlace, longestDelivery, longestNumber, mostPieces } from './limits.ts'
import { isNumber } from './productChanges.ts'
import { propertyRefusals, type VariantProperties } from './variantProperties.ts'

/** What is to become of a variant's fields; absent: unchanged. `price` null: the product's; `available` null:
 *  unlimited; `backOn`, `fit`, `colorId`, `expectedDays`, `reorderLevel`, `weightGrams` null: none of its own. */
export type VariantFields = {
  readonly key?: string | null
  readonly sku?: string | null
  readonly fit?: Fit | null
  readonly size?: string | null
  readonly colorId?: string | null
  readonly price?: Cents | null
  readonly available?: number | null
  readonly backOn?: string | null
  readonly expectedDays?: number | null
  /** At so many pieces or fewer staff are told to order more. */
  readonly reorderLevel?: number | null
  readonly weightGrams?: number | null
  readonly isChildSize?: boolean | null
  readonly isPersonalisable?: boolean | null
  readonly isOffline?: boolean | null
  readonly sortOrder?: number | null
  /** Further properties as a whole; null: none. */
  readonly properties?: VariantProperties | null
  /** Its GTIN, which is one of these properties; null and '': none. */
  readonly gtin?: string | null
}

/** The further properties that a variant is to have; undefined: those that it has. */
export function propertiesWanted(
  { properties, gtin }: VariantFields,
  present: Readonly<Record<string, unknown>>,
): VariantProperties | undefined {
  const wanted = properties === undefined ? undefined : (properties ?? {})
  if (gtin === undefined) return wanted
  const { gtin: _other, ...others } = wanted ?? (present as VariantProperties)
  return gtin ? { ...others, gtin } : others
}

/** A change of a variant that there is. Stock is either counted (`stock`) or unlimited (`isStockUnlimited`). */
export type VariantChanges = Omit<VariantFields, 'available'> & {
  readonly variantId: string
  readonly stock?: number | null
  readonly isStockUnlimited?: boolean | null
}

/** An entry of the list of all variants of a product: one that there is by its id, or without one by its key, or without
 *  that by its article number; any other is new. */
export type ListedVariant = VariantFields & {
  readonly id?: string | null
  /** It goes. */
  readonly remove?: boolean
}

/** Most variants of one product. */
export const mostVariants = 1000

/** Limits of a variant's fields: whole numbers, and texts in characters. */
export const variantLimits = {
  price: { lowest: 0, highest: highestPrice },
  stock: { lowest: 0, highest: mostPieces },
  available: { lowest: 0, highest: mostPieces },
  expectedDays: { lowest: 0, highest: longestDelivery },
  reorderLevel: { lowest: 0, highest: mostPieces },
  weightGrams: { lowest: 0, highest: heaviest },
  sortOrder: { lowest: -lastPlace, highest: lastPlace },
  sku: { characters: longestNumber, required: true },
  key: { characters: longestNumber, required: true },
  size: { characters: 40, required: true },
} as const
const numbers = ['price', 'stock', 'available', 'expectedDays', 'reorderLevel', 'weightGrams', 'sortOrder'] as const

/** Why a variant's fields cannot become so. */
function fieldRefusals(fields: VariantFields & Pick<VariantChanges, 'stock'>, path: readonly string[]): Refusal[] {
  const refusals: Refusal[] = []
  const no = (field: string, message: string) => refusals.push(refusal('INVALID_INPUT', [...path, field], message))
  for (const field of numbers) {
    const value = fields[field]
    const { lowest, highest } = variantLimits[field]
    if (value !== undefined && value !== null && !isBetween(value, lowest, highest)) {
      no(
        field,
        field === 'price' ? amountRange(lowest, highest) : `must be a whole number from ${lowest} to ${highest}`,
      )
    }
  }
  for (const field of ['sku', 'key'] as const) {
    const value = fields[field]
    if (value === null || (value !== undefined && !isNumber(value))) {
      no(field, `must have 1 to ${longestNumber} characters without spaces`)
    }
  }
  const { size } = fields
  const { characters } = variantLimits.size
  if (size === null || (size !== undefined && (size.trim() === '' || size.length > characters || !isStorable(size)))) {
    no('size', `must have 1 to ${characters} characters`)
  }
  if (fields.gtin && !isGtin(fields.gtin)) no('gtin', noGtin)
  refusals.push(...propertyRefusals(fields.properties, [...path, 'properties']))
  return refusals
}

/** Why variants that there are cannot become so. */
export function variantRefusals(changes: readonly VariantChanges[], path: readonly string[]): Refusal[] {
  return changes.flatMap((change, index) => {
    const place = [...path, String(index)]
    return [
      ...fieldRefusals(change, place),
      ...(change.stock === null
        ? [refusal('INVALID_INPUT', [...place, 'stock'], 'say isStockUnlimited for stock without limit')]
        : []),
    ]
  })
}

/** Why these cannot be all variants of a product. */
export function listRefusals(list: readonly ListedVariant[], path: readonly string[]): Refusal[] {
  if (list.length > mostVariants) return [refusal('INVALID_INPUT', path, `at most ${mostVariants} variants`)]
  return list.flatMap((each, index) => fieldRefusals(each, [...path, String(index)]))
}

type Known = { readonly id: string; readonly key: string; readonly sku: string }

/** A list in which those that are left out stay as they are. */
export function mergedVariants(own: readonly Known[], list: readonly ListedVariant[]): readonly ListedVariant[] {
  const { removed } = planVariants(own, list, []).plan
  const goes = new Set(list.flatMap(each => (each.remove ? findKnown(own, each)?.id : undefined) ?? []))
  return [...list, ...removed.filter(({ id }) => !goes.has(id)).map(({ id }) => ({ id }))]
}

/** Which variant an entry of a list names. */
function findKnown<Own extends Known>(own: readonly Own[], { id, key, sku }: ListedVariant): Own | null {
  const found = own.find(variant =>
    id ? variant.id === id : key ? variant.key === key : sku ? variant.sku === sku : false,
  )
  return found ?? null
}

/** What a list of all variants means for those that there are: `entries` are changed or new, in the list's order,
 *  `removed` are those that it leaves out. */
export type VariantPlan<Own extends Known> = {
  readonly entries: readonly { readonly index: number; readonly before: Own | null; readonly fields: VariantFields }[]
  readonly removed: readonly Own[]
}

/** Compares a list of all variants with those that there are. An id that is none of them, and a variant that is named
 *  twice, are refused with VARIANT_UNKNOWN and INVALID_INPUT. */
export function planVariants<Own extends Known>(
  own: readonly Own[],
  list: readonly ListedVariant[],
  path: readonly string[],
): { readonly plan: VariantPlan<Own>; readonly refusals: readonly Refusal[] } {
  const named = new Set<string>()
  const gone = new Set<string>()
  const refusals: Refusal[] = []
  const unknown = (index: number, field: string) =>
    refusals.push(refusal('VARIANT_UNKNOWN', [...path, String(index), field], 'is no variant of this product'))
  const entries = list.flatMap(({ id, remove, ...fields }, index) => {
    const before = findKnown(own, { id, ...fields })
    if (!before && (id || remove)) unknown(index, id ? 'id' : 'key')
    if (before && (named.has(before.id) || gone.has(before.id))) {
      refusals.push(refusal('INVALID_INPUT', [...path, String(index)], 'this variant is named twice'))
    }
    if (before) (remove ? gone : named).add(before.id)
    return remove ? [] : [{ index, before, fields }]
  })
  return { plan: { entries, removed: own.filter(variant => !named.has(variant.id)) }, refusals }
}

/** A variant as it will be. `key` null: one will be made. `at` is its place in the input, null for one that is left as it
 *  is. */
export type PlannedVariant = {
  readonly id: string | null
  readonly at: number | null
  readonly key: string | null
  readonly fit: Fit | null
  readonly size: string
  readonly colorId: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly isChildSize: boolean
}

/** What a variant becomes of a change. */
export function plannedVariant(
  before: (Omit<PlannedVariant, 'at' | 'key'> & { readonly key: string }) | null,
  fields: VariantFields,
  at: number | null,
): PlannedVariant {
  const fit = fields.fit === undefined ? (before?.fit ?? null) : fields.fit
  return {
    id: before?.id ?? null,
    at,
    key: fields.key ?? before?.key ?? null,
    fit,
    size: (fields.size ?? before?.size ?? unnamedSize).trim(),
    colorId: fields.colorId === undefined ? (before?.colorId ?? null) : fields.colorId,
    properties: propertiesWanted(fields, before?.properties ?? {}) ?? before?.properties ?? {},
    isChildSize: fields.isChildSize ?? before?.isChildSize ?? fit === 'children',
  }
}

/** The size of a variant that was given none. */
export const unnamedSize = 'Einheitsgröße'

/** What a buyer tells variants of a product apart by. */
const identityOf = ({ fit, size, colorId, properties }: PlannedVariant): string =>
  JSON.stringify([fit, size.toLowerCase(), colorId, Object.entries(properties).toSorted()])

/** Why a product cannot have these variants: of two with the same fit, size and colour nobody could tell which one was
 *  bought. Twins that there were before (`own`) are no reason to refuse a change that does not concern them. */
export function twinRefusals(
  own: readonly PlannedVariant[],
  planned: readonly PlannedVariant[],
  path: readonly string[],
): Refusal[] {
  const before = new Map(own.map(variant => [variant.id, identityOf(variant)]))
  const isAsBefore = (variant: PlannedVariant) => variant.id !== null && before.get(variant.id) === identityOf(variant)
  const seen = new Set(planned.filter(isAsBefore).map(identityOf))
  return planned
    .filter(variant => !isAsBefore(variant))
    .flatMap(variant => {
      const identity = identityOf(variant)
      const isTwin = seen.has(identity)
      seen.add(identity)
      const message = 'the product has this fit, size and colour already'
      return isTwin ? [refusal('VARIANT_EXISTS', [...path, String(variant.at ?? 0), 'size'], message)] : []
    })
}

/** A key for a variant that was given none: of fit, colour and size, with a number behind it where others have it. */
export function freeKey(parts: readonly (string | null | undefined)[], taken: ReadonlySet<string>): string {
  const key = slugOf(parts.filter(Boolean).join(' ')).slice(0, 50) || 'variant'
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? key : `${key}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}
