import type { Language } from '../../../kit/languages.ts'
import type { Database } from '../../../platform/database.ts'
import {
  compoundEnd,
  correctionsOf,
  type Expansion,
  expansionsOf,
  isNumberLike,
  type KnownWord,
  type Term,
  termsOf,
} from '../search/terms.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** A query as it was understood: its words and what each stands for in the catalogue. `productIds`: what has the typed
 *  product or article number, which then is the whole answer. */
export type Search = {
  readonly language: Language
  readonly terms: readonly Term[]
  readonly expansions: readonly (readonly Expansion[])[]
  readonly productIds: readonly string[]
}

/** Understands a query: one statement, one more if a word is unknown, one more if it may be a number. `isBeingTyped`: the
 *  last word may go on. */
export async function understand(
  database: Reader,
  query: string,
  language: Language,
  isBeingTyped = false,
): Promise<Search> {
  const text = query.replaceAll('\0', ' ').trim()
  const productIds = isNumberLike(text) ? await productsByNumber(database, text) : []
  const terms = productIds.length > 0 ? [] : termsOf(text)
  if (terms.length === 0) return { language, terms, expansions: [], productIds }
  const known = await knownWords(database, terms, language)
  const expansions = terms.map((term, index) =>
    expansionsOf(term, known.get(index) ?? [], isBeingTyped && index === terms.length - 1),
  )
  const unknown = terms.filter((_, index) => expansions[index]!.length === 0)
  const similar = unknown.length > 0 ? await similarWords(database, unknown, language) : null
  return {
    language,
    terms,
    productIds,
    expansions: terms.map((term, index) => {
      const at = unknown.indexOf(term)
      return at < 0 ? expansions[index]! : correctionsOf(term, similar?.get(at) ?? [])
    }),
  }
}

async function productsByNumber(database: Reader, text: string): Promise<string[]> {
  const rows = await readPrepared<{ id: string }>(
    database,
    'products by number',
    `select id from products where product_number = any($1) and deleted_at is null union select product_id from variants where sku = any($1) and not is_retired`,
    [[text, text.toUpperCase()]],
  )
  return rows.map(row => row.id)
}

/** Above every word that begins the same, bytewise. */
const afterAll = '\u{10FFFF}'

/** Words that equal, begin or end like the terms, by the term's place; the most common ones. */
async function knownWords(
  database: Reader,
  terms: readonly Term[],
  language: Language,
): Promise<Map<number, KnownWord[]>> {
  const ends = terms.map(compoundEnd)
  const rows = await readPrepared<KnownWord & { term: number }>(
    database,
    'known words',
    `select t.term::int - 1 as term, w.word, w.products, w.parts
     from unnest($2::text[], $3::text[], $4::text[], $5::int[]) with ordinality as t(stem, start, ending, length, term)
     cross join lateral (
       (select word, products, parts from search_words where language = $1 and word = t.stem)
       union
       (select word, products, parts from search_words
        where language = $1 and word >= t.start and word < t.start || '${afterAll}' order by products desc limit 40)
       union
       (select word, products, parts from search_words
        where language = $1 and word like t.ending and length(word) >= t.length order by products desc limit 40)
     ) as w`,
    [
      language,
      terms.map(term => term.stem),
      terms.map(term => term.start),
      ends.map(each => (each ? `%${each.end}` : null)),
      ends.map(each => each?.length ?? 0),
    ],
  )
  return Map.groupBy(rows, row => row.term)
}

/** Words that look like the terms, by the term's place: by common trigrams, or with the same first letter and about as
 *  long, because short words share few trigrams with their typing errors. */
async function similarWords(
  database: Reader,
  terms: readonly Term[],
  language: Language,
): Promise<Map<number, KnownWord[]>> {
  const rows = await readPrepared<KnownWord & { term: number }>(
    database,
    'similar words',
    `select t.term::int - 1 as term, w.word, w.products, w.parts
     from unnest($2::text[]) with ordinality as t(stem, term)
     cross join lateral (
       (select word, products, parts from search_words
        where language = $1 and word % t.stem order by similarity(word, t.stem) desc limit 40)
       union
       (select word, products, parts from search_words
        where language = $1 and word >= left(t.stem, 1) and word < left(t.stem, 1) || '${afterAll}'
          and length(word) between length(t.stem) - 1 and length(t.stem) + 1 limit 2000)
     ) as w`,
    [language, terms.map(term => term.stem)],
  )
  return Map.groupBy(rows, row => row.term)
}

/** Whether nothing can be found: a word stands for nothing in the catalogue. */
export const isHopeless = ({ terms, expansions, productIds }: Search): boolean =>
  productIds.length === 0 && (terms.length === 0 || expansions.some(each => each.length === 0))
