import { type Language, textIn } from '../../../kit/languages.ts'
import type { PropertyDefinition } from '../defaults/properties.ts'
import { type ColorsByCode, shownValue } from '../rules/propertyDefinitions.ts'
import type { VariantProperties } from '../rules/variantProperties.ts'

/** What the search needs to put values of properties into words. */
export type PropertyWords = { readonly definitions: readonly PropertyDefinition[]; readonly colors: ColorsByCode }

/** Numbers are looked up as a whole, and are no words. */
const numberKeys: readonly string[] = ['gtin']
/** Most different values of a product that the search takes, and the longest of them in characters. */
const mostValues = 200
const longestValue = 200

/** The values of a product's variants as words of a language, each once: colours by their names, yes by its label, others as they
 *  are called, without what stands before and behind them. Keys that nobody configured count as well. */
export function variantWords(
  variants: readonly { readonly properties: VariantProperties }[],
  { definitions, colors }: PropertyWords,
  language: Language,
): string[] {
  const known = new Map(definitions.map(definition => [definition.key, { ...definition, prefix: null, suffix: null }]))
  const values = new Set(
    variants.flatMap(({ properties }) =>
      Object.entries(properties)
        .filter(([key, value]) => value !== false && !numberKeys.includes(key))
        .flatMap(([key, value]) => {
          const definition = known.get(key)
          if (value === true) return definition?.labelChecked ? textIn(language, definition.labelChecked) : []
          const shown = definition ? shownValue(definition, value, colors)?.text : { de: String(value) }
          return shown ? textIn(language, shown) : []
        })
        .filter(text => text.length <= longestValue),
    ),
  )
  return [...values].slice(0, mostValues)
}
