import { textOfHtml } from '../../../kit/html.ts'
import { type Language, textIn } from '../../../kit/languages.ts'
import type { ProductFacts } from '../listings/facts.ts'
import type { CardColor } from '../rules/card.ts'
import type { Fit } from '../tables.ts'
import { analyseWord } from './compounds.ts'
import { foldedWordsOf } from './words.ts'

/** How well a place suits a word; the lower, the earlier in the results. Title before group and colour before text, and
 *  the word itself before a compound with it. */
export const ranks = { title: 0, titleCompound: 2, around: 3, aroundCompound: 5, text: 8 } as const

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

/** Makes the document of a product. `colors` and `fits` are those it is offered in. */
export function searchDocument(
  facts: ProductFacts,
  colors: readonly CardColor[],
  fits: readonly Fit[],
  language: Language,
): SearchDocument {
  const entries = new Map<string, number>()
  const stems = new Set<string>()
  const parts = new Map<string, readonly string[]>()
  const take = (text: string | null, rank: number | null, compoundRank = 0) => {
    for (const folded of foldedWordsOf(text ?? '')) {
      const word = analyseWord(folded)
      stems.add(word.stem)
      for (const part of word.parts) stems.add(part)
      if (word.parts.length > 0) parts.set(word.stem, word.parts)
      if (rank === null) continue
      improve(entries, word.stem, rank)
      for (const part of word.parts) improve(entries, part, compoundRank)
    }
  }
  take(textIn(language, facts.title), ranks.title, ranks.titleCompound)
  const around = [
    textIn(language, facts.subtitle),
    ...facts.groups.map(group => textIn(language, group.title)),
    ...colors.map(color => textIn(language, color.title)),
    ...fits.map(fit => fitWords[language][fit]),
    ...facts.tags,
  ]
  for (const text of around) take(text, ranks.around, ranks.aroundCompound)
  const texts = [
    textIn(language, facts.description),
    textOfHtml(textIn(language, facts.details) ?? ''),
    textIn(language, facts.composition),
    ...facts.properties.map(property => textIn(language, property.value)),
  ]
  for (const text of texts) take(text, null)
  return { entries, stems, parts }
}

function improve(entries: Map<string, number>, word: string, rank: number): void {
  const before = entries.get(word)
  if (before === undefined || rank < before) entries.set(word, rank)
}
