import type { LocalizedText } from '../../../kit/languages.ts'

/** Most characters of a property's key. */
export const longestPropertyKey = 60

/** What a property's values are: a colour of the shop (its code), yes or no, or words and numbers. */
export const propertyTypes = ['color', 'boolean', 'other'] as const
type PropertyType = (typeof propertyTypes)[number]

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
