import { type Language, textIn } from '../../../kit/languages.ts'

type Named = { readonly title: { readonly de: string; readonly en?: string | null | undefined } }

const collators = { de: new Intl.Collator('de'), en: new Intl.Collator('en') }

/**
 * Countries as readers of a language look for them. The operator puts them in order, as the own one and its neighbour first;
 * from where on that is the alphabet of German, it is the alphabet of the language instead.
 */
export function inOrderOf<Country extends Named>(
  language: Language,
  countries: readonly Country[],
): readonly Country[] {
  if (language === 'de') return countries
  const begins = countries.findLastIndex(
    ({ title }, at) => at > 0 && collators.de.compare(countries[at - 1]!.title.de, title.de) > 0,
  )
  const start = Math.max(0, begins)
  const alphabetical = countries
    .slice(start)
    .toSorted((one, other) => collators[language].compare(textIn(language, one.title), textIn(language, other.title)))
  return [...countries.slice(0, start), ...alphabetical]
}
