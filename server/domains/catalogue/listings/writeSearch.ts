import { sql } from 'drizzle-orm'
import { type Language, languages } from '../../../kit/languages.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import type { Card } from '../rules/card.ts'
import { ranks, type SearchDocument, searchDocument } from '../search/searchDocument.ts'
import type { PropertyWords } from '../search/variantWords.ts'
import { wordKind } from './bitmapKeys.ts'
import type { BitmapChanges } from './writeBitmaps.ts'
import type { Change } from './writeListings.ts'

/** What the search holds of a product in one language now: stems with their ranks. */
type Indexed = {
  readonly productId: string
  readonly language: Language
  readonly sortOrder: number
  readonly words: readonly string[]
  readonly ranks: readonly number[]
}

/** Brings the search up to date with the products: their documents, entries, bitmaps, and the counts of all words.
 *  `ordinals`: those of listings that are new; `properties`: what values of properties are called. */
export async function changeSearch(
  tx: Reader,
  changes: readonly Change[],
  ordinals: ReadonlyMap<string, number>,
  bitmaps: BitmapChanges,
  properties: PropertyWords,
): Promise<void> {
  const known = changes.filter(change => change.before !== null).map(change => change.facts.id)
  const indexed = new Map((await readIndexed(tx, known)).map(each => [`${each.productId} ${each.language}`, each]))
  const counts = new WordCounts()
  const cleared: Indexed[] = []
  const written: Indexed[] = []
  for (const { facts, after, ordinal } of changes) {
    const card = after && (JSON.parse(after.card) as Card)
    for (const language of languages) {
      const before = indexed.get(`${facts.id} ${language}`) ?? null
      const document = card && searchDocument(facts, card, properties, language)
      const has = document ? ranked(document) : new Map<string, number>()
      const had = new Map(before?.words.map((word, index) => [word, before.ranks[index]!]))
      if (before && document && before.sortOrder === facts.sortOrder && isSame(had, has)) continue
      if (before) cleared.push(before)
      if (document) {
        const [words, ranks] = [[...has.keys()], [...has.values()]]
        written.push({ productId: facts.id, language, sortOrder: facts.sortOrder, words, ranks })
      }
      counts.add(language, had.keys(), -1)
      counts.add(language, has.keys(), 1, document?.parts)
      const place = ordinal ?? ordinals.get(facts.id)
      if (place !== undefined) noteWords(bitmaps, place, language, had, has)
    }
  }
  if (cleared.length > 0) await clear(tx, cleared)
  if (written.length > 0) await insertDocuments(tx, written)
  await counts.write(tx)
}

async function readIndexed(tx: Reader, productIds: readonly string[]): Promise<Indexed[]> {
  if (productIds.length === 0) return []
  const rows = await run<Indexed>(
    tx,
    sql`
    select product_id as "productId", language, sort_order as "sortOrder", words, ranks
    from search_documents where product_id = any(${sql.param(productIds)}::uuid[])`,
  )
  return rows
}

/** All words of a document with their ranks, those of its texts last. */
const ranked = ({ entries, stems }: SearchDocument): Map<string, number> =>
  new Map([...stems].map(word => [word, entries.get(word) ?? ranks.text]))

const isSame = (had: ReadonlyMap<string, number>, has: ReadonlyMap<string, number>): boolean =>
  had.size === has.size && [...has].every(([word, rank]) => had.get(word) === rank)

function noteWords(
  bitmaps: BitmapChanges,
  ordinal: number,
  language: Language,
  had: ReadonlyMap<string, number>,
  has: ReadonlyMap<string, number>,
): void {
  for (const [value, rank] of had) {
    if (has.get(value) !== rank) bitmaps.lose(ordinal, { kind: wordKind(language, rank), value })
  }
  for (const [value, rank] of has) {
    if (had.get(value) !== rank) bitmaps.gain(ordinal, { kind: wordKind(language, rank), value })
  }
}

/** As PostgreSQL takes them; words that stand in texts only have no entries. */
const recordOf = ({ productId, language, sortOrder, words, ranks }: Indexed) => ({
  product_id: productId,
  language,
  sort_order: sortOrder,
  words,
  ranks,
})
const recordColumns = sql.raw('product_id uuid, language text, sort_order int, words text[], ranks smallint[]')

async function clear(tx: Reader, cleared: readonly Indexed[]): Promise<void> {
  const records = JSON.stringify(cleared.map(recordOf))
  await run(
    tx,
    sql`
    delete from search_entries e
    using json_to_recordset(${records}::json) as row(${recordColumns})
      cross join unnest(row.words, row.ranks) as entry(word, rank)
    where e.language = row.language and e.word = entry.word and e.rank = entry.rank
      and e.sort_order = row.sort_order and e.product_id = row.product_id and entry.rank < ${ranks.text}`,
  )
  await run(
    tx,
    sql`
    delete from search_documents d using json_to_recordset(${records}::json) as row(${recordColumns})
    where d.product_id = row.product_id and d.language = row.language`,
  )
}

/** In the order of their indexes, which is some times faster where there are many. */
async function insertDocuments(tx: Reader, documents: readonly Indexed[]): Promise<void> {
  const records = JSON.stringify(documents.map(recordOf))
  await run(
    tx,
    sql`
    insert into search_documents (product_id, language, sort_order, words, ranks)
    select product_id, language, sort_order, words, ranks
    from json_to_recordset(${records}::json) as row(${recordColumns}) order by product_id, language`,
  )
  await run(
    tx,
    sql`
    insert into search_entries (product_id, language, word, rank, sort_order)
    select row.product_id, row.language, entry.word, entry.rank, row.sort_order
    from json_to_recordset(${records}::json) as row(${recordColumns})
    cross join unnest(row.words, row.ranks) as entry(word, rank)
    where entry.rank < ${ranks.text}
    order by row.language, entry.word collate "C", entry.rank, row.sort_order, row.product_id`,
  )
}

/** How many documents gain or lose each word. */
class WordCounts {
  readonly #words = new Map<string, { products: number; parts: readonly string[] }>()

  add(language: Language, words: Iterable<string>, by: 1 | -1, parts?: ReadonlyMap<string, readonly string[]>): void {
    for (const word of words) {
      const key = `${language} ${word}`
      const known = this.#words.get(key)
      if (known) known.products += by
      else this.#words.set(key, { products: by, parts: parts?.get(word) ?? [] })
    }
  }

  /** Words are taken in one order, so that two who write at once wait for each other and never both. */
  async write(tx: Reader): Promise<void> {
    const rows = [...this.#words]
      .filter(([, { products }]) => products !== 0)
      .map(([key, { products, parts }]) => ({ language: key.slice(0, 2), word: key.slice(3), products, parts }))
    if (rows.length === 0) return
    await run(
      tx,
      sql`
      insert into search_words (language, word, products, parts)
      select language, word, products, parts
      from json_to_recordset(${JSON.stringify(rows)}::json) as row(
        language text, word text, products int, parts text[])
      order by language, word collate "C"
      on conflict (language, word) do update set products = search_words.products + excluded.products`,
    )
    const fewer = rows.filter(row => row.products < 0)
    if (fewer.length === 0) return
    await run(
      tx,
      sql`
      delete from search_words where products <= 0 and (language, word) in (
        select language, word from json_to_recordset(${JSON.stringify(fewer)}::json) as row(language text, word text))`,
    )
  }
}
