import { type Language, type LocalizedText, textIn } from '../../../kit/languages.ts'
import type { ProductProperty } from '../tables.ts'
import type { CardColor } from './card.ts'
import type { VariantProperties } from './variantProperties.ts'

/** What a property's values are: a colour of the shop (its code), yes or no, or words and numbers. */
export const propertyTypes = ['color', 'boolean', 'other'] as const
export type PropertyType = (typeof propertyTypes)[number]

/**
 * A property as the configurator defines it (shop.md 3). `key`: its name for programs, under which values are kept.
 * `isGlobal`: one value for the whole product, a line of its table; else each variant has its own. `isPersonalisation`: no
 * value at all, for shoppers write one, of at most `longest` characters. `words`: what values are called in English.
 */
export type PropertyDefinition = {
  readonly key: string
  readonly name: LocalizedText
  readonly type: PropertyType
  readonly placeholder: LocalizedText | null
  readonly prefix: LocalizedText | null
  readonly suffix: LocalizedText | null
  readonly labelChecked: LocalizedText | null
  readonly labelUnchecked: LocalizedText | null
  readonly words: readonly { readonly de: string; readonly en: string }[]
  readonly isRequired: boolean
  readonly isGlobal: boolean
  readonly isFilter: boolean
  readonly showInCheckout: boolean
  readonly showInPreview: boolean
  readonly isPersonalisation: boolean
  readonly longest: number
  readonly separatesTiers: boolean
}

/** Properties that each variant has as fields of its own. They can be renamed and flagged, but neither removed nor be made
 *  something else. */
export const builtInKeys = ['size', 'fit', 'color'] as const
export type BuiltInKey = (typeof builtInKeys)[number]
export const isBuiltIn = (key: string): key is BuiltInKey => (builtInKeys as readonly string[]).includes(key)

/** A property of which nothing else is said. */
export const plainProperty = (
  key: string,
  name: LocalizedText,
  more: Partial<PropertyDefinition> = {},
): PropertyDefinition => ({
  ...{ key, name, type: 'other', placeholder: null, prefix: null, suffix: null },
  ...{ labelChecked: null, labelUnchecked: null, words: [], isRequired: false, isGlobal: false, isFilter: false },
  ...{ showInCheckout: false, showInPreview: false, isPersonalisation: false, longest: 40, separatesTiers: false },
  ...more,
})

/** The properties of a shop in which nobody has configured any. */
export const usualProperties: readonly PropertyDefinition[] = [
  plainProperty('size', { de: 'Größe', en: 'Size' }, { isRequired: true, isFilter: true, showInCheckout: true }),
  plainProperty('fit', { de: 'Passform', en: 'Fit' }, { isFilter: true, showInCheckout: true, showInPreview: true }),
  plainProperty(
    'color',
    { de: 'Farbe', en: 'Colour' },
    { type: 'color', isFilter: true, showInCheckout: true, showInPreview: true },
  ),
]

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

/** The keys of the properties that part bulk groups of tier prices. */
export const tierSeparatorsOf = (definitions: readonly PropertyDefinition[]): string[] =>
  definitions.filter(({ separatesTiers }) => separatesTiers).map(({ key }) => key)
