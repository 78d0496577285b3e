import type { LocalizedText } from '../../../kit/languages.ts'
import { type CardProperty, mostPreviewed } from './card.ts'

/** Longest value on a tile, in characters; what is longer ends in an ellipsis. */
const longestValue = 40

const shortened = (text: string): string => {
  const characters = [...text.trim()]
  return characters.length > longestValue ? `${characters.slice(0, longestValue - 1).join('').trimEnd()}…` : text.trim()
}

const shortenedIn = ({ de, en }: LocalizedText): LocalizedText => ({
  de: shortened(de),
  ...(en ? { en: shortened(en) } : {}),
})

/** The properties that a product's tile names: those with the wanted keys, in the order of the keys, without empty ones,
 *  at most `mostPreviewed`. */
export const previewOf = (properties: readonly CardProperty[], keys: readonly string[]): CardProperty[] =>
  keys
    .flatMap(key => properties.find(property => property.key === key && property.value.de.trim() !== '') ?? [])
    .slice(0, mostPreviewed)
    .map(({ key, label, value }) => ({ key, label, value: shortenedIn(value) }))
