import type { LocalizedText } from '../../../kit/languages.ts'

/** Longest value on a tile, in characters; what is longer ends in an ellipsis. */
const longestValue = 40

const shortened = (text: string): string => {
  const characters = [...text.trim()]
  if (characters.length <= longestValue) return characters.join('')
  return `${characters
    .slice(0, longestValue - 1)
    .join('')
    .trimEnd()}…`
}

/** The values of properties that a product's tile names: those of the wanted keys, in the order of the keys, without
 *  empty ones, in short. */
export const previewOf = (
  properties: readonly { readonly key: string; readonly value: LocalizedText }[],
  keys: readonly string[],
): LocalizedText[] =>
  keys
    .flatMap(key => properties.find(property => property.key === key && property.value.de.trim() !== '') ?? [])
    .map(({ value: { de, en } }) => ({ de: shortened(de), ...(en ? { en: shortened(en) } : {}) }))
