import type { Language } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { Term } from '../search/terms.ts'
import { fold, foldedWordsOf, stem, withPlainVowels, wordsOf } from '../search/words.ts'

/** What the fields of a synonym accept; `entries` words each. */
export const synonymLimits = {
  words: { entries: 20, characters: 40, required: true },
  means: { entries: 20, characters: 40 },
} as const

/** Most groups of synonyms of a shop. */
export const mostSynonyms = 500

/** Words as staff wrote them; `means` empty: all of `words` mean the same. */
export type SynonymWords = {
  readonly language: Language
  readonly words: readonly string[]
  readonly means: readonly string[]
}

/** A word as it is searched for; null for a text that is not exactly one. */
export function termOfWord(text: string): Term | null {
  const [only, ...more] = foldedWordsOf(text)
  return only === undefined || more.length > 0 || wordsOf(text).length !== 1
    ? null
    : { stem: stem(only), start: withPlainVowels(only) }
}

/** Texts without what is around them, empty ones left out. */
export const tidyWords = (words: readonly string[]): string[] => words.map(word => word.trim()).filter(Boolean)

/** Why a synonym cannot be kept; of tidied words. INVALID_INPUT at the word that is not one alone or too long, ENTRY_TWICE at
 *  one that stands there already, both at their place in the list; INVALID_INPUT at a list that has too few or too many. */
export function synonymRefusals({ words, means }: SynonymWords): Refusal[] {
  const least = means.length === 0 ? 2 : 1
  return [
    ...(words.length < least ? [refusal('INVALID_INPUT', ['words'], `takes ${least} words or more`)] : []),
    ...listRefusals(words, 'words', new Set()),
    ...listRefusals(means, 'means', new Set(words.map(word => termOfWord(word)?.stem))),
  ]
}

function listRefusals(words: readonly string[], field: 'words' | 'means', seen: Set<string | undefined>): Refusal[] {
  const { entries, characters } = synonymLimits[field]
  if (words.length > entries) return [refusal('INVALID_INPUT', [field], `takes ${entries} words at most`)]
  return words.flatMap((word, at) => {
    const path = [field, String(at)]
    const term = word.length > characters ? null : termOfWord(word)
    if (term === null) return [refusal('INVALID_INPUT', path, `is not one word of at most ${characters} characters`)]
    if (seen.has(term.stem))
      return [refusal('ENTRY_TWICE', path, 'stands there already, or differs in its ending alone')]
    seen.add(term.stem)
    return []
  })
}

/** What a synonym makes the search look for: by the stem of a word, what it stands for besides itself. One step and no
 *  further, so that groups which name each other's words lead nowhere twice. */
export function synonymPairs({ words, means }: SynonymWords): { word: string; meant: Term }[] {
  const looked = words.map(termOfWord).filter(term => term !== null)
  const targets = means.length === 0 ? looked : means.map(termOfWord).filter(term => term !== null)
  return looked.flatMap(({ stem: word }) =>
    targets.filter(meant => meant.stem !== word).map(meant => ({ word, meant })),
  )
}

/** Shortest and longest word that is counted, and most words of a query that are. */
const shortestMiss = 3
const longestMiss = 40
const mostMissed = 4

/** A word that found nothing: folded, and as it was typed, in lower case. */
export type Miss = { readonly word: string; readonly text: string }

/** Addresses of mail and of the web. */
const addressLike = /@|:\/\/|\bwww\./i
/** Numbers of telephones, cards, orders, articles. */
const numberLike = /\d{3}/

/**
 * What is counted of a query that found nothing: the words that the catalogue does not have (`unknown`, by their places
 * among the query's words); where it has all of them, and only not together, the words in their order. Nothing of what may
 * name a person: addresses, and words with three digits in a row. `whole`: the query with what was understood otherwise.
 * Empty where nothing is left to count.
 */
export function missesOf(query: string, unknown: readonly number[], whole = query): Miss[] {
  if (addressLike.test(whole)) return []
  const typed = new Map(wordsOf(query).map(({ text }) => [fold(text), text.normalize('NFC').toLowerCase()]))
  const words = foldedWordsOf(query)
  if (words.some(word => numberLike.test(word)) && unknown.length === 0) return []
  const missed =
    unknown.length > 0
      ? unknown.map(at => words[at]).filter(word => word !== undefined)
      : words.length > 0 && words.length <= mostMissed
        ? [words.join(' ')]
        : []
  return missed
    .slice(0, mostMissed)
    .filter(word => word.length >= shortestMiss && word.length <= longestMiss && !numberLike.test(word))
    .map(word => ({
      word,
      text: word
        .split(' ')
        .map(part => typed.get(part) ?? part)
        .join(' '),
    }))
}
