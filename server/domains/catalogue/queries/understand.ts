import type { Language } from '../../../kit/languages.ts'
import type { Database } from '../../../platform/database.ts'
import {
  compoundEnd,
  correctionsOf,
  type Expansion,
  expansionsOf,
  foreignOf,
  isAsTyped,
  isNumberLike,
  type KnownWord,
  longestQuery,
  type Term,
  termsOf,
  withMeant,
} from '../search/terms.ts'
import { noWishes, sizesMeant, type Vocabulary, type Wishes, wishesIn } from '../search/wishes.ts'
import { hasMatches } from './matches.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** A query as it was understood: its words and what each stands for in the catalogue. `productIds`: what has the typed
 *  product or article number or GTIN, which then is the whole answer. `wishes`: what words of it ask for instead, and `words`, the
 *  others as they were typed. */
export type Search = {
  readonly language: Language
  readonly terms: readonly Term[]
  readonly expansions: readonly (readonly Expansion[])[]
  readonly productIds: readonly string[]
  readonly wishes: Wishes
  readonly words: string
}

/** Understands a query: one statement, one more if a word is unknown, one more if it may be a number. `isBeingTyped`: the
 *  last word may go on. */
export async function understand(
  database: Reader,
  query: string,
  language: Language,
  isBeingTyped = false,
): Promise<Search> {
  const text = query.replaceAll('\0', ' ').trim().slice(0, longestQuery)
  const nothing = { language, terms: [], expansions: [], productIds: [], wishes: noWishes, words: text }
  const productIds = isNumberLike(text) ? await productsByNumber(database, text) : []
  if (productIds.length > 0) return { ...nothing, productIds }
  const allTerms = termsOf(text)
  if (allTerms.length === 0) return nothing
  const { known, synonyms, vocabulary } = await knownWords(database, allTerms, sizesMeant(text), language)
  const searchFor = async (words: string, wishes: Wishes): Promise<Search> => {
    const terms = termsOf(words)
    const last = allTerms.at(-1)?.stem
    const expansions = terms.map(term => {
      const found = known.get(term.stem) ?? []
      const own = expansionsOf(
        term,
        found.filter(each => each.language === language),
        isBeingTyped && term.stem === last,
      )
      return withMeant(
        [...own, ...foreignOf(term, found, language)],
        (synonyms.get(term.stem) ?? []).map(({ term: meant, words: each }) =>
          expansionsOf(
            meant,
            each.filter(word => word.language === language),
            false,
          ),
        ),
      )
    })
    const unknown = terms.filter((_, index) => expansions[index]!.length === 0)
    const similar = unknown.length > 0 ? await similarWords(database, unknown, language) : null
    return {
      ...nothing,
      terms,
      wishes,
      words,
      expansions: terms.map((term, index) => {
        const at = unknown.indexOf(term)
        return at < 0 ? expansions[index]! : guessesOf(term, similar?.get(at) ?? [], language)
      }),
    }
  }
  const { wishes, words } = wishesIn(text, vocabulary)
  if (wishes === noWishes || words === text) return searchFor(text, noWishes)
  const wished = await searchFor(words, wishes)
  if (await hasMatches(database, wished)) return wished
  // 'Rot' may be a name, too: what all words together find as they are is what was meant.
  const plain = await searchFor(text, noWishes)
  const isFound = plain.expansions.every(each => each.some(isAsTyped)) && (await hasMatches(database, plain))
  return isFound ? plain : wished
}

/** What a word may mean that the catalogue does not have: a word of the other language that begins so, else a typing
 *  error. */
function guessesOf(term: Term, similar: readonly KnownWord[], language: Language): Expansion[] {
  const foreign = expansionsOf(
    term,
    similar.filter(each => each.language !== language),
    true,
  )
  return foreign.length > 0
    ? foreign
    : correctionsOf(
        term,
        similar.filter(each => each.language === language),
      )
}

async function productsByNumber(database: Reader, text: string): Promise<string[]> {
  // As it stands below bars: '4 006381 333931'.
  const gtin = text.replaceAll(/[\s-]/g, '')
  const rows = await readPrepared<{ id: string }>(
    database,
    'products by number',
    `select id from products where product_number = any($1) and deleted_at is null
     union select product_id from variants where sku = any($1) and not is_retired
     union select product_id from variants where properties ->> 'gtin' = $2 and not is_retired
     union select id from products where properties @> $3::jsonb and deleted_at is null`,
    [[text, text.toUpperCase()], gtin, JSON.stringify([{ key: 'gtin', value: { de: gtin } }])],
  )
  return rows.map(row => row.id)
}

/** Above every word that begins the same, bytewise. */
const afterAll = '\u{10FFFF}'

/** What a word of a query means by the shop's synonyms: each word that it stands for, with the catalogue's own for that. */
type Meant = { readonly term: Term; readonly words: readonly KnownWord[] }
type KnownRow = KnownWord & {
  readonly place: number
  readonly colour: readonly string[] | null
  /** Stem and beginning of the synonym by which it was found; null for what the query says itself. */
  readonly meant: string | null
  readonly meantStart: string | null
}
type KnownWords = {
  readonly known: ReadonlyMap<string, readonly KnownWord[]>
  readonly synonyms: ReadonlyMap<string, readonly Meant[]>
  readonly vocabulary: Vocabulary
}

/** Most words that a word stands for by synonyms. */
const mostMeant = 24

/** What a query may be about: words that equal, begin or end like its terms, the most common ones, by the terms' stems; of
 *  the other language the same words alone; and what its terms mean by the shop's synonyms, which is looked for alike. And
 *  the shop's colours, and those of `sizes` that it has. */
async function knownWords(
  database: Reader,
  terms: readonly Term[],
  sizes: readonly string[],
  language: Language,
): Promise<KnownWords> {
  const ends = terms.map(compoundEnd)
  const rows = await readPrepared<KnownRow>(
    database,
    'known words',
    `with typed as (
       select * from unnest($2::text[], $3::text[], $4::text[], $5::int[]) with ordinality as t(stem, start, ending, length, place)
     ), asked as (
       select place::int - 1 as place, stem, start, ending, length, null::text as meant, null::text as meant_start from typed
       union all
       select t.place::int - 1, s.stem, s.start, case when length(s.stem) >= 3 then '%' || s.stem end, length(s.stem) + 3,
         s.stem, s.start
       from typed t cross join lateral (
         select distinct stem, start from search_synonym_words where language = $1 and word = t.stem
         order by stem limit ${mostMeant}) as s
     )
     select t.place, w.language, w.word, w.products, w.parts, null::text[] as colour, t.meant, t.meant_start as "meantStart"
     from asked as t
     cross join lateral (
       (select language, word, products, parts from search_words where language = $1 and word = t.stem)
       union
       (select language, word, products, parts from search_words
        where language = $1 and word >= t.start and word < t.start || '${afterAll}' order by products desc limit 40)
       union
       (select language, word, products, parts from search_words
        where language = $1 and word like t.ending and length(word) >= t.length order by products desc limit 40)
       union
       (select language, word, products, parts from search_words where language = $6 and word = t.stem)
     ) as w
     union all
     select -1, null, code, 0, null, array[title->>'de', title->>'en'], null, null from colors
     union all
     select -1, null, value, 0, null, null, null, null from (
       select distinct value from listing_bitmaps where kind = 'size' and value = any($7::text[])) as size`,
    [
      language,
      terms.map(term => term.stem),
      terms.map(term => term.start),
      ends.map(each => (each ? `%${each.end}` : null)),
      ends.map(each => each?.length ?? 0),
      otherLanguage[language],
      sizes,
    ],
  )
  const named = rows.filter(({ place }) => place < 0)
  const found = rows.filter(({ place }) => place >= 0)
  const byTerm = (each: readonly KnownRow[]) => Map.groupBy(each, ({ place }) => terms[place]!.stem)
  return {
    known: byTerm(found.filter(({ meant }) => meant === null)),
    synonyms: new Map(
      [...byTerm(found.filter(({ meant }) => meant !== null))].map(([stem, words]) => [stem, meantOf(words)]),
    ),
    vocabulary: {
      colors: named.flatMap(({ word, colour }) =>
        colour ? [{ code: word, titles: colour.filter(title => title !== null) }] : [],
      ),
      sizes: named.filter(({ colour }) => colour === null).map(({ word }) => word),
    },
  }
}

const meantOf = (rows: readonly KnownRow[]): Meant[] =>
  [...Map.groupBy(rows, ({ meant }) => meant!)].map(([stem, words]) => ({
    term: { stem, start: words[0]!.meantStart! },
    words,
  }))

/** What words stand for in the catalogue, synonyms left aside; in their order. One statement. */
export async function expansionsOfWords(
  database: Reader,
  terms: readonly Term[],
  language: Language,
): Promise<Expansion[][]> {
  if (terms.length === 0) return []
  const { known } = await knownWords(database, terms, [], language)
  return terms.map(term =>
    expansionsOf(
      term,
      (known.get(term.stem) ?? []).filter(each => each.language === language),
      false,
    ),
  )
}

const otherLanguage: Readonly<Record<Language, Language>> = { de: 'en', en: 'de' }

/** Shortest beginning of a word of the other language that is believed. */
const shortestForeign = 4

/** Words that look like the terms, or begin like them in the other language, by the term's place: by common trigrams, or with the same first letter and about as
 *  long, because short words share few trigrams with their typing errors. */
async function similarWords(
  database: Reader,
  terms: readonly Term[],
  language: Language,
): Promise<Map<number, KnownWord[]>> {
  const rows = await readPrepared<KnownWord & { term: number }>(
    database,
    'similar words',
    `select t.term::int - 1 as term, w.language, w.word, w.products, w.parts
     from unnest($2::text[], $3::text[]) with ordinality as t(stem, start, term)
     cross join lateral (
       (select language, word, products, parts from search_words
        where language = $1 and word % t.stem order by similarity(word, t.stem) desc limit 40)
       union
       (select language, word, products, parts from search_words
        where language = $1 and word >= left(t.stem, 1) and word < left(t.stem, 1) || '${afterAll}'
          and length(word) between length(t.stem) - 1 and length(t.stem) + 1 limit 2000)
       union
       (select language, word, products, parts from search_words
        where language = $4 and length(t.start) >= ${shortestForeign} and word >= t.start
          and word < t.start || '${afterAll}' order by products desc limit 40)
     ) as w`,
    [language, terms.map(term => term.stem), terms.map(term => term.start), otherLanguage[language]],
  )
  return Map.groupBy(rows, row => row.term)
}

/** Whether nothing can be found: a word stands for nothing in the catalogue. */
export const isHopeless = ({ expansions, productIds }: Search): boolean =>
  productIds.length === 0 && expansions.some(each => each.length === 0)

/** Whether a query says nothing: neither a word nor a wish. */
export const saysNothing = ({ terms, productIds, wishes }: Search): boolean =>
  productIds.length === 0 && terms.length === 0 && Object.values(wishes).every(values => values.length === 0)
