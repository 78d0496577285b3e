import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import { longestPropertyKey } from '../defaults/properties.ts'
import type { Fit } from '../tables.ts'
import { isGtin, noGtin } from './gtin.ts'

/** Further properties of a variant, key to value. */
export type VariantProperties = Readonly<Record<string, string | number | boolean>>

/** Properties that a variant has as fields of its own, by their keys; `gender` is the documented name of the fit. */
const ownKeys = ['color', 'fit', 'gender', 'size'] as const

/** Limits of a variant's further properties: how many, and characters of keys and of values that are texts. */
export const propertyLimits = {
  entries: 30,
  key: { characters: longestPropertyKey },
  text: { characters: 200 },
} as const

/** All properties of a variant by which prices, filters and previews tell it from others: colour (its code), size and fit
 *  among them. Absent: it has none. Source: shop.md 3, "Variant-property configurator entry"; pricing.md, step 2. */
export function allProperties(variant: {
  readonly fit: Fit | null
  readonly size: string
  readonly color: { readonly code: string } | null
  readonly properties: VariantProperties
}): VariantProperties {
  const { fit, size, color, properties } = variant
  return { ...properties, ...(fit && { fit, gender: fit }), size, ...(color && { color: color.code }) }
}

/** Why a variant cannot have such further properties. */
export function propertyRefusals(
  properties: VariantProperties | null | undefined,
  path: readonly string[],
): readonly Refusal[] {
  if (!properties) return []
  const entries = Object.entries(properties)
  const { entries: most, key: keys, text } = propertyLimits
  if (entries.length > most) return [refusal('INVALID_INPUT', path, `at most ${most} properties`)]
  return entries.flatMap(([key, value]) => {
    const no = (message: string) => [refusal('INVALID_INPUT', [...path, key], message)]
    if (key.trim() === '' || key.length > keys.characters || !isStorable(key)) {
      return [refusal('INVALID_INPUT', path, `a key has 1 to ${keys.characters} characters`)]
    }
    if ((ownKeys as readonly string[]).includes(key)) return no('is a field of the variant')
    if (typeof value === 'number' && !Number.isFinite(value)) return no('must be a finite number')
    if (typeof value === 'string' && (value.length > text.characters || !isStorable(value))) {
      return no(`must have at most ${text.characters} characters`)
    }
    return key === 'gtin' && value !== '' && !isGtin(String(value)) ? no(noGtin) : []
  })
}

/** The values that variants have of each property, in their order, by key. */
export function valuesByKey(
  variants: readonly VariantProperties[],
): Readonly<Record<string, readonly (string | number | boolean)[]>> {
  const values = new Map<string, Set<string | number | boolean>>()
  for (const properties of variants) {
    for (const [key, value] of Object.entries(properties)) values.set(key, (values.get(key) ?? new Set()).add(value))
  }
  return Object.fromEntries([...values].map(([key, set]) => [key, [...set]]))
}
