import { type Language, textIn } from '../../../kit/languages.ts'
import { searchedTexts } from '../fields.ts'
import type { ProductFacts } from '../listings/facts.ts'
import type { CardColor } from '../rules/card.ts'
import type { Fit } from '../tables.ts'
import { analyseWord } from './compounds.ts'
import { type PropertyWords, variantWords } from './variantWords.ts'
import { foldedWordsOf } from './words.ts'

/** How well a place suits a word; the lower, the earlier in the results. Title before group and colour before text, and
 *  the word itself before what ends with it ('Spielball') before what merely contains it ('Basketballtrikot') or has it
 *  ('Short mit Taschen'). */
export const ranks = {
  title: 0,
  titleTail: 1,
  titlePart: 2,
  around: 3,
  aroundTail: 4,
  aroundPart: 5,
  text: 8,
} as const

type Place = { readonly word: number; readonly tail: number; readonly part: number }
const inTitle: Place = { word: ranks.title, tail: ranks.titleTail, part: ranks.titlePart }
const asAttribute: Place = { word: ranks.titlePart, tail: ranks.titlePart, part: ranks.titlePart }
const aroundTitle: Place = { word: ranks.around, tail: ranks.aroundTail, part: ranks.aroundPart }

/** Where a title goes on with what the thing has or is for. */
const attributeStart = /\s(?:mit|ohne|für|with|without|for)\s/i

/** What the search knows of a product in one language. `entries`: stems of title, subtitle, groups, colours, fits and
 *  tags with their best rank. `stems`: those and all of the texts. `parts`: of each compound, the stems in it. */
export type SearchDocument = {
  readonly entries: ReadonlyMap<string, number>
  readonly stems: ReadonlySet<string>
  readonly parts: ReadonlyMap<string, readonly string[]>
}

const fitWords: Record<Language, Record<Fit, string>> = {
  de: { children: 'Kinder', women: 'Damen Frauen', men: 'Herren Männer', unisex: 'Unisex' },
  en: { children: 'Kids children youth', women: 'Women ladies', men: 'Men', unisex: 'Unisex' },
}

/** Makes the document of a product. `colors` and `fits` are those it is offered in; `words`: what its properties are called. */
export function searchDocument(
  facts: ProductFacts,
  { colors, fits }: { readonly colors: readonly CardColor[]; readonly fits: readonly Fit[] },
  words: PropertyWords,
  language: Language,
): SearchDocument {
  const entries = new Map<string, number>()
  const stems = new Set<string>()
  const parts = new Map<string, readonly string[]>()
  const take = (text: string | null, place: Place | null) => {
    for (const folded of foldedWordsOf(text ?? '')) {
      const word = analyseWord(folded)
      stems.add(word.stem)
      for (const part of word.parts) stems.add(part)
      if (word.parts.length > 0) parts.set(word.stem, word.parts)
      if (place === null) continue
      improve(entries, word.stem, place.word)
      for (const part of word.parts) improve(entries, part, part === word.tail ? place.tail : place.part)
    }
  }
  const title = textIn(language, facts.title)
  const attributes = attributeStart.exec(title)?.index ?? title.length
  take(title.slice(0, attributes), inTitle)
  take(title.slice(attributes), asAttribute)
  const around = [
    ...foundIn(facts, 'around', language),
    ...facts.groups.map(group => textIn(language, group.title)),
    ...colors.map(color => textIn(language, color.title)),
    ...fits.map(fit => fitWords[language][fit]),
    ...Object.values(facts.words).flat(),
  ]
  for (const text of around) take(text, aroundTitle)
  const texts = [
    ...foundIn(facts, 'text', language),
    ...facts.properties.map(property => textIn(language, property.value)),
    ...variantWords(facts.variants, words, language),
  ]
  for (const text of texts) take(text, null)
  return { entries, stems, parts }
}

/** The texts of a product that the search finds in one of its places. */
const foundIn = ({ texts }: ProductFacts, place: 'around' | 'text', language: Language): string[] =>
  searchedTexts
    .filter(({ search }) => search === place)
    .map(({ field, kind }) => {
      const text = textIn(language, texts[field]) ?? ''
      return kind === 'html' ? withoutTags(text) : text
    })

/** What is left of cleaned HTML are its words; for words alone a parser would take longer than all the rest. */
const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')

function improve(entries: Map<string, number>, word: string, rank: number): void {
  const before = entries.get(word)
  if (before === undefined || rank < before) entries.set(word, rank)
}
