import { type Language, type LocalizedText, textIn } from '../../../kit/languages.ts'

/** A place where goods are handed out, as the settings have it. */
type Place = {
  readonly key: string
  readonly name: LocalizedText
  readonly address: LocalizedText
  readonly hours: LocalizedText | null
  readonly note: LocalizedText | null
  readonly country: string | null
}

/** The same in one language, as it is shown and kept with an order. `hours` and `note` are null where nothing is said. */
export type NamedPlace = {
  readonly key: string
  readonly name: string
  readonly address: string
  readonly hours: string | null
  readonly note: string | null
  readonly country: string | null
}

const wordsOf = (language: Language, text: LocalizedText | null) => (text && textIn(language, text).trim()) || null

/** A place in the words of a language. */
export const namedPlace = ({ key, name, address, hours, note, country }: Place, language: Language): NamedPlace => ({
  ...{ key, name: textIn(language, name), address: textIn(language, address) },
  ...{ hours: wordsOf(language, hours), note: wordsOf(language, note), country },
})

/** Name and address in one line. */
export const placeLine = ({ name, address }: Pick<NamedPlace, 'name' | 'address'>): string =>
  [name, address].filter(each => each.trim() !== '').join(', ')

/** The place that was chosen: the only one where there is no choice. Null while it is open, and where it is gone. */
export function chosenPlace<P extends { readonly key: string }>(places: readonly P[], key: string | null): P | null {
  if (key === null) return places.length === 1 ? places[0]! : null
  return places.find(place => place.key === key) ?? null
}

/** Several places in one line. */
export const pickupText = (places: readonly Place[], language: Language): string =>
  places.map(place => placeLine(namedPlace(place, language))).join('; ')
