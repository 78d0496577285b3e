import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { literally } from '../../../kit/words.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import type { Database } from '../../../platform/database.ts'
import { alongFalling, alongRising, type Direction } from '../../../platform/sorting.ts'
import { type Reader, rowsIf } from '../../../platform/statements.ts'
import { matchesOf } from '../queries/matches.ts'
import { expansionsOfWords } from '../queries/understand.ts'
import { noWishes } from '../search/wishes.ts'
import { fold } from '../search/words.ts'
import { termOfWord, tidyWords } from './rules.ts'
import { searchMisses, searchSynonyms } from './tables.ts'

export type SearchMiss = typeof searchMisses.$inferSelect
export type SearchSynonym = typeof searchSynonyms.$inferSelect
type Page = { readonly offset: number; readonly limit: number }

/** Which of both a viewer may see: whoever reads the catalogue. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'catalogue'))

/** `search`: part of a word; `language`: of one alone. */
type SearchWordFilter = { readonly search?: string | null; readonly language?: Language | null }
type MissSort = { readonly field: 'searches' | 'last' | 'word'; readonly direction: Direction }

const ofLanguage = (
  column: typeof searchMisses.language | typeof searchSynonyms.language,
  language: Language | null | undefined,
) => (language ? eq(column, language) : undefined)

const patternOf = (search: string) => `%${literally(fold(search.trim().slice(0, 100)))}%`

const missesMatching = (viewer: Viewer, { search, language }: SearchWordFilter): SQL =>
  and(
    visibleTo(viewer),
    ofLanguage(searchMisses.language, language),
    search?.trim() ? sql`${searchMisses.word} like ${patternOf(search)}` : undefined,
  )!

const synonymsMatching = (viewer: Viewer, { search, language }: SearchWordFilter): SQL =>
  and(
    visibleTo(viewer),
    ofLanguage(searchSynonyms.language, language),
    search?.trim()
      ? sql`lower(array_to_string(${searchSynonyms.words} || ${searchSynonyms.means}, ' '))
          like ${`%${literally(search.trim().slice(0, 100).toLowerCase())}%`}`
      : undefined,
  )!

/** A page of the words that found nothing; every order ends in the id. */
export function browseMisses(
  reader: Reader,
  viewer: Viewer,
  filter: SearchWordFilter,
  { field, direction }: MissSort,
  { offset, limit }: Page,
): Promise<SearchMiss[]> {
  const along = {
    searches: () => alongFalling(direction, searchMisses.searches, searchMisses.id),
    last: () => alongFalling(direction, searchMisses.lastAt, searchMisses.id),
    word: () => alongRising(direction, searchMisses.word, searchMisses.id),
  }[field]
  return reader
    .select()
    .from(searchMisses)
    .where(missesMatching(viewer, filter))
    .orderBy(...along())
    .offset(offset)
    .limit(limit)
}

export const countMisses = (reader: Reader, viewer: Viewer, filter: SearchWordFilter, most: number): Promise<number> =>
  countUpTo(reader, most, searchMisses, missesMatching(viewer, filter))

/** A page of the synonyms, those that were changed last first. */
export const browseSynonyms = (
  reader: Reader,
  viewer: Viewer,
  filter: SearchWordFilter,
  { offset, limit }: Page,
): Promise<SearchSynonym[]> =>
  reader
    .select()
    .from(searchSynonyms)
    .where(synonymsMatching(viewer, filter))
    .orderBy(desc(searchSynonyms.changedAt), desc(searchSynonyms.id))
    .offset(offset)
    .limit(limit)

export const countSynonyms = (
  reader: Reader,
  viewer: Viewer,
  filter: SearchWordFilter,
  most: number,
): Promise<number> => countUpTo(reader, most, searchSynonyms, synonymsMatching(viewer, filter))

/** How many words found nothing, and how many groups of synonyms there are; see `countEach` for how far. */
export async function countSearchWords(reader: Reader, viewer: Viewer): Promise<{ misses: number; synonyms: number }> {
  const all = { all: visibleTo(viewer) }
  const [misses, synonyms] = await Promise.all([
    countEach(reader, sql`${searchMisses}`, all),
    countEach(reader, sql`${searchSynonyms}`, all),
  ])
  return { misses: misses.all, synonyms: synonyms.all }
}

/** Synonyms by id; unknown ones and those that the viewer may not see are left out. */
export const synonymsByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<SearchSynonym[]> =>
  reader
    .select()
    .from(searchSynonyms)
    .where(and(inArray(searchSynonyms.id, ids.filter(isId)), visibleTo(viewer)))

/** How many products words find, one by one and together; what is not one word finds none. */
export type FoundByWords = {
  readonly words: readonly { readonly word: string; readonly products: number }[]
  readonly together: number
}

/** What words find in the catalogue as it is, synonyms left aside: for who chooses what a word is to mean. */
export async function foundByWords(
  database: Pick<Database, 'pool'>,
  words: readonly string[],
  language: Language,
): Promise<FoundByWords> {
  const asked = tidyWords(words).map(word => ({ word, term: termOfWord(word) }))
  const terms = asked.flatMap(({ term }) => (term === null ? [] : [term]))
  const expansions = await expansionsOfWords(database, terms, language)
  const countOf = async (each: (typeof expansions)[number]): Promise<number> => {
    if (each.length === 0) return 0
    const search = { language, terms: [], expansions: [each], productIds: [], wishes: noWishes, words: '' }
    return (await matchesOf(database, search)).all.size
  }
  const counts = await Promise.all(expansions.map(countOf))
  return {
    words: asked.map(({ word, term }) => ({ word, products: term === null ? 0 : (counts[terms.indexOf(term)] ?? 0) })),
    together: await countOf(expansions.flat()),
  }
}
