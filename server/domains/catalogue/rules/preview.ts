import type { LocalizedText } from '../../../kit/languages.ts'
import type { PropertyDefinition } from '../defaults/properties.ts'
import type { CardColor } from './card.ts'
import {
  builtIn,
  type ColorsByCode,
  furtherProperties,
  type PropertySource,
  valuesOfProperty,
} from './propertyDefinitions.ts'

/** Longest value on a tile, in characters; what is longer ends in an ellipsis. */
const longestValue = 40
/** Values of one property on a tile: those of a product's variants may be many. */
const mostValues = 3

const shortened = (text: string): string => {
  const characters = [...text.trim()]
  if (characters.length <= longestValue) return characters.join('')
  return `${characters
    .slice(0, longestValue - 1)
    .join('')
    .trimEnd()}…`
}

/** What tiles say of properties. `previewProperties`: keys of lines of a product's table that are shown besides. */
type Previewing = {
  readonly definitions: readonly PropertyDefinition[]
  readonly previewProperties: readonly string[]
  readonly colors: ColorsByCode
}

const previewed = ({ definitions }: Previewing, isColor: boolean): readonly PropertyDefinition[] =>
  furtherProperties(definitions).filter(({ showInPreview, type }) => showInPreview && (type === 'color') === isColor)

/** The words that a product's tile says of its properties: its sizes from the smallest to the largest, where they are to be
 *  shown; values of the configured properties that are no colours, in their order; lines of its table that the settings
 *  name. Without empty ones, in short. `sizes`: in their order. */
export function previewOf(product: PropertySource, sizes: readonly string[], previewing: Previewing): LocalizedText[] {
  const { definitions, previewProperties, colors } = previewing
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  const sizeText = smallest === largest ? smallest : `${smallest}–${largest}`
  const shown = previewed(previewing, false)
  const values = shown.flatMap(definition => valuesOfProperty(definition, product, colors).slice(0, mostValues))
  const lines = previewProperties
    .filter(key => !shown.some(definition => definition.key === key))
    .flatMap(key => product.properties.find(each => each.key === key && each.value.de.trim() !== '') ?? [])
  return [
    ...(sizeText && builtIn(definitions, 'size').showInPreview ? [{ de: sizeText }] : []),
    ...values.map(({ text }) => text),
    ...lines.map(({ value }) => value),
  ].map(({ de, en }) => ({ de: shortened(de), ...(en ? { en: shortened(en) } : {}) }))
}

/** The colours that a product's tile shows as swatches: its own, and those of further properties. */
export function previewSwatches(
  product: PropertySource,
  own: readonly CardColor[],
  previewing: Previewing,
): CardColor[] {
  const further = previewed(previewing, true).flatMap(definition =>
    valuesOfProperty(definition, product, previewing.colors).flatMap(({ color }) => color ?? []),
  )
  const all = [...(builtIn(previewing.definitions, 'color').showInPreview ? own : []), ...further]
  return [...new Map(all.map(color => [color.id, color])).values()]
}
