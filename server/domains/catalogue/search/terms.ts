import type { Language } from '../../../kit/languages.ts'
import { forgivenErrors, typingErrors } from './distance.ts'
import { foldedWordsOf, stem, withPlainVowels, wordsOf } from './words.ts'

/** A word that was searched for. `start`: how words begin that it may be the beginning of. */
export type Term = { readonly stem: string; readonly start: string }

/** A word of the catalogue in a language, as the search knows it. */
export type KnownWord = {
  readonly word: string
  readonly products: number
  readonly parts: readonly string[]
  readonly language: Language
}

/** A word of the catalogue that stands for a searched one, and how much later it ranks than that itself would. */
export type Expansion = {
  readonly word: string
  readonly penalty: number
  readonly products: number
  readonly language: Language
}

/** How much later in the results: what begins with the word, what ends with it, what it may be a typing error of. And how
 *  much later than that what a synonym of it finds. */
const penalties = { exact: 0, start: 1, compound: 2, typingError: 3, synonym: 1 } as const

const mostTerms = 6
/** Characters of a query that are looked at. */
export const longestQuery = 100
/** Catalogue words that one searched word stands for at most. */
const mostExpansions = 24

/** The words of a query; what comes after the sixth, or after 100 characters, is left out. */
export function termsOf(query: string): Term[] {
  const text = query.slice(0, longestQuery)
  const words = foldedWordsOf(text)
  return words.slice(0, mostTerms).map(word => ({ stem: stem(word), start: withPlainVowels(word) }))
}

/** Whether a query can be a product number or an article number. */
export const isNumberLike = (query: string): boolean =>
  /\d/.test(query) && query.trim().length >= 4 && query.length <= 60

/** How the end of a compound must look to contain a term, and how long such a word is at least: a head has three letters
 *  or more, so that 'rot' is not found in 'Brot'. Null for terms that are too short to tell. */
export const compoundEnd = (term: Term): { end: string; length: number } | null =>
  term.stem.length < 3 ? null : { end: term.stem, length: term.stem.length + 3 }

/** Which of the catalogue's words a term stands for, out of those that equal, begin or end like it: the word itself and
 *  compounds with it; if the catalogue does not have it, or it is still being typed, also what it is the beginning of.
 *  A compound that is found by one of the other words anyway is left out. */
export function expansionsOf(term: Term, known: readonly KnownWord[], isBeingTyped: boolean): Expansion[] {
  const hasExact = known.some(each => each.word === term.stem)
  const found = known.flatMap(each => {
    const penalty = penaltyOf(term, each.word, isBeingTyped || !hasExact)
    return penalty === null ? [] : [{ ...each, penalty }]
  })
  const words = new Set(found.map(each => each.word))
  return found
    .filter(each => !each.parts.some(part => part !== each.word && words.has(part)))
    .toSorted((a, b) => a.penalty - b.penalty || b.products - a.products || (a.word < b.word ? -1 : 1))
    .slice(0, mostExpansions)
    .map(({ word, penalty, products, language }) => ({ word, penalty, products, language }))
}

/** The same word in the other language of the shop, for readers of `language`; ranks like the beginning of a word. Where
 *  the catalogue has the word in theirs, too, only if more products have it in the other: texts that are not translated
 *  stand in both. */
export function foreignOf(term: Term, known: readonly KnownWord[], language: Language): Expansion[] {
  const same = known.filter(each => each.word === term.stem)
  const own = same.find(each => each.language === language)?.products ?? 0
  return same
    .filter(each => each.language !== language && each.products > own)
    .map(({ word, products, language: other }) => ({ word, products, language: other, penalty: penalties.start }))
}

/** What a word stands for together with what its synonyms do, which ranks a step later; each word once, at its best. */
export function withMeant(own: readonly Expansion[], meant: readonly (readonly Expansion[])[]): Expansion[] {
  if (meant.length === 0) return [...own]
  const best = new Map<string, Expansion>()
  const later = meant.flat().map(each => ({ ...each, penalty: each.penalty + penalties.synonym }))
  for (const each of [...own, ...later]) {
    const key = `${each.language} ${each.word}`
    const known = best.get(key)
    if (!known || each.penalty < known.penalty) best.set(key, each)
  }
  return [...best.values()].toSorted((a, b) => a.penalty - b.penalty).slice(0, mostExpansions * 2)
}

/** Whether a word was found as it was typed, and not as a typing error. */
export const isAsTyped = ({ penalty }: Expansion): boolean => penalty < penalties.typingError

function penaltyOf(term: Term, word: string, mayContinue: boolean): number | null {
  if (word === term.stem) return penalties.exact
  if (word.startsWith(term.start)) return mayContinue ? penalties.start : null
  const compound = compoundEnd(term)
  return compound && word.endsWith(compound.end) && word.length >= compound.length ? penalties.compound : null
}

/** Most words that a typing error may have meant. */
const mostCorrections = 4

/** Which of the catalogue's words a term that it does not have was probably meant to be: those with the fewest typing
 *  errors, the more common ones first. */
export function correctionsOf(term: Term, known: readonly KnownWord[]): Expansion[] {
  const most = forgivenErrors(term.stem)
  const rated = known
    .map(each => ({ ...each, errors: typingErrors(term.stem, each.word, most) }))
    .filter(each => each.errors <= most)
  const fewest = Math.min(...rated.map(each => each.errors))
  return rated
    .filter(each => each.errors === fewest)
    .toSorted((a, b) => b.products - a.products || (a.word < b.word ? -1 : 1))
    .slice(0, mostCorrections)
    .map(({ word, products, language }) => ({ word, products, language, penalty: penalties.typingError }))
}

/** Whether a text has words for every term, e.g. a group's title. `expansions` in the order of the terms. */
export function matchesAll(
  text: string,
  terms: readonly Term[],
  expansions: readonly (readonly Expansion[])[],
): boolean {
  const words = wordsOf(text).flatMap(each => foldedWordsOf(each.text))
  return terms.every((term, index) =>
    words.some(word => {
      const stemmed = stem(word)
      return (
        withPlainVowels(word).startsWith(term.start) ||
        stemmed.endsWith(term.stem) ||
        expansions[index]?.some(each => each.word === stemmed)
      )
    }),
  )
}
