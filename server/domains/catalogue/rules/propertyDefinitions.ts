import { type Language, type LocalizedText, textIn } from '../../../kit/languages.ts'
import { type BuiltInKey, isBuiltIn, type PropertyDefinition, usualProperties } from '../defaults/properties.ts'
import type { ProductProperty } from '../tables.ts'
import type { CardColor } from './card.ts'
import type { VariantProperties } from './variantProperties.ts'

/** Those that shoppers choose or read, and not write: all but the built-in ones. */
export const furtherProperties = (definitions: readonly PropertyDefinition[]): readonly PropertyDefinition[] =>
  definitions.filter(({ key, isPersonalisation }) => !isBuiltIn(key) && !isPersonalisation)

/** A built-in property as it is configured. */
export const builtIn = (definitions: readonly PropertyDefinition[], key: BuiltInKey): PropertyDefinition =>
  definitions.find(each => each.key === key) ?? usualProperties.find(each => each.key === key)!

/** A value as filters know it (`value`), and as readers do. `color`: of properties of the type `color`. */
export type ShownValue = { readonly value: string; readonly text: LocalizedText; readonly color: CardColor | null }

/** Colours by code. */
export type ColorsByCode = ReadonlyMap<string, CardColor>

const yes: LocalizedText = { de: 'Ja', en: 'Yes' }
const no: LocalizedText = { de: 'Nein', en: 'No' }

const withAffixes = (
  { prefix, suffix }: PropertyDefinition,
  of: (language: Language) => string,
): { de: string; en: string } => {
  const around = (language: Language) =>
    [prefix && textIn(language, prefix), of(language), suffix && textIn(language, suffix)]
      .map(part => part?.trim())
      .filter(Boolean)
      .join(' ')
  return { de: around('de'), en: around('en') }
}

const numberIn = (value: number, language: Language): string =>
  language === 'de' ? String(value).replace('.', ',') : String(value)

/** A value as readers see it: '250 g', 'Ja', 'Baumwolle'. Null for none. */
export function shownValue(
  definition: PropertyDefinition,
  value: string | number | boolean | LocalizedText | undefined,
  colors: ColorsByCode,
): ShownValue | null {
  if (value === undefined || value === '') return null
  if (typeof value === 'object') {
    const { de, en } = value
    if (de.trim() === '') return null
    if (definition.type === 'boolean') return shownValue(definition, de.trim() === 'true', colors)
    if (definition.type === 'color') return shownValue(definition, de.trim(), colors)
    const words = translated(definition, de.trim())
    return {
      value: de.trim(),
      text: withAffixes(definition, language => (language === 'en' ? en?.trim() || words : de)),
      color: null,
    }
  }
  if (definition.type === 'boolean' && typeof value === 'boolean') {
    const text = value ? (definition.labelChecked ?? yes) : (definition.labelUnchecked ?? no)
    return { value: String(value), text, color: null }
  }
  if (definition.type === 'color') {
    const color = colors.get(String(value)) ?? null
    return { value: String(value), text: color?.title ?? { de: String(value) }, color }
  }
  if (typeof value === 'boolean') return { value: String(value), text: value ? yes : no, color: null }
  if (typeof value === 'number') {
    return { value: String(value), text: withAffixes(definition, language => numberIn(value, language)), color: null }
  }
  return {
    value: value.trim(),
    text: withAffixes(definition, language => (language === 'en' ? translated(definition, value.trim()) : value)),
    color: null,
  }
}

const translated = ({ words }: PropertyDefinition, german: string): string =>
  words.find(({ de }) => de === german)?.en || german

/** What values are taken from: a product's table, and its variants. */
export type PropertySource = {
  readonly properties: readonly Pick<ProductProperty, 'key' | 'value'>[]
  readonly variants: readonly { readonly properties: VariantProperties }[]
}

/** The values that a product or one of its variants has of a property, each once, in their order. */
export function valuesOfProperty(
  definition: PropertyDefinition,
  { properties, variants }: PropertySource,
  colors: ColorsByCode,
): ShownValue[] {
  const stored = definition.isGlobal
    ? properties.filter(({ key }) => key === definition.key).map(({ value }) => value)
    : variants.map(variant => variant.properties[definition.key])
  const values = stored.flatMap(value => shownValue(definition, value, colors) ?? [])
  return [...new Map(values.map(each => [each.value, each])).values()]
}

/** Parts key and value of what a filter asks for; no key holds it. */
const SEPARATOR = '\t'

/** A property's value as listings are found by it. */
export const propertyValue = (key: string, value: string): string => key + SEPARATOR + value

/** Key and value of `propertyValue`. */
export function propertyOf(text: string): { readonly key: string; readonly value: string } {
  const at = text.indexOf(SEPARATOR)
  return { key: text.slice(0, at), value: text.slice(at + 1) }
}

/** Longest text in characters that filters take as a value. */
const longestFiltered = 200

/** What a product is found by of its filter properties. */
export const filteredValues = (
  definitions: readonly PropertyDefinition[],
  source: PropertySource,
  colors: ColorsByCode,
): string[] =>
  furtherProperties(definitions)
    .filter(({ isFilter }) => isFilter)
    .flatMap(definition =>
      valuesOfProperty(definition, source, colors)
        .filter(({ value }) => value.length <= longestFiltered)
        .map(({ value }) => propertyValue(definition.key, value)),
    )

/** A property with a value, in the reader's words: 'Material', '250 g'. */
export type NamedValue = { readonly key: string; readonly label: string; readonly value: string }

/** What cart, confirmation and order say of a variant besides its size, fit and colour. `texts`: what the shopper wrote, by
 *  key. */
export function valuesInCheckout(
  definitions: readonly PropertyDefinition[],
  product: Pick<PropertySource, 'properties'>,
  variant: { readonly properties: VariantProperties } | null,
  language: Language,
  colors: ColorsByCode,
): NamedValue[] {
  const source = { ...product, variants: variant ? [variant] : [] }
  return furtherProperties(definitions)
    .filter(({ showInCheckout }) => showInCheckout)
    .flatMap(definition =>
      valuesOfProperty(definition, source, colors).map(({ text }) => ({
        key: definition.key,
        label: textIn(language, definition.name),
        value: textIn(language, text),
      })),
    )
}

/** The values of filter properties by which the variants of a product can be told apart, of each of them; what all have alike
 *  is the product's. */
export function differingValues(
  definitions: readonly PropertyDefinition[],
  variants: PropertySource['variants'],
  colors: ColorsByCode,
): readonly (readonly string[])[] {
  const values = furtherProperties(definitions)
    .filter(({ isFilter, isGlobal }) => isFilter && !isGlobal)
    .map(definition =>
      variants.map(({ properties }) => {
        const value = shownValue(definition, properties[definition.key], colors)?.value ?? ''
        return value === '' || value.length > longestFiltered ? '' : propertyValue(definition.key, value)
      }),
    )
    .filter(each => new Set(each).size > 1)
  return variants.map((_, at) => values.flatMap(each => each[at] || []))
}
