import { sql } from 'drizzle-orm'
import { type Language, languages } from '../../../kit/languages.ts'
import type { Card } from '../rules/card.ts'
import { type SearchDocument, searchDocument } from '../search/searchDocument.ts'
import type { Statements } from './facts.ts'
import type { Change } from './writeListings.ts'

/** What the search holds of a product in one language now. */
type Indexed = {
  readonly productId: string
  readonly language: Language
  readonly stems: readonly string[]
  readonly entries: Readonly<Record<string, number>>
  readonly sortOrder: number | null
}

/** Brings the search up to date with the products: their documents, entries, and the counts of all words. */
export async function changeSearch(tx: Statements, changes: readonly Change[]): Promise<void> {
  const known = changes.filter(change => change.before !== null).map(change => change.facts.id)
  const indexed = new Map((await readIndexed(tx, known)).map(each => [`${each.productId} ${each.language}`, each]))
  const counts = new WordCounts()
  const documents: DocumentRecord[] = []
  const cleared: { product_id: string; language: Language }[] = []
  for (const { facts, after } of changes) {
    const card = after && (JSON.parse(after.card) as Card)
    for (const language of languages) {
      const before = indexed.get(`${facts.id} ${language}`) ?? null
      const document = card && searchDocument(facts, card.colors, card.fits, language)
      if (before && document && isSame(before, document, facts.sortOrder)) continue
      counts.add(language, before?.stems ?? [], -1)
      if (before) cleared.push({ product_id: facts.id, language })
      if (!document) continue
      counts.add(language, document.stems, 1, document.parts)
      documents.push(recordOf(facts.id, language, facts.sortOrder, document))
    }
  }
  if (cleared.length > 0) await clear(tx, cleared)
  if (documents.length > 0) await insertDocuments(tx, documents)
  await counts.write(tx)
}

async function readIndexed(tx: Statements, productIds: readonly string[]): Promise<Indexed[]> {
  if (productIds.length === 0) return []
  const { rows } = await tx.execute<Indexed>(sql`
    select e.product_id as "productId", e.language, json_object_agg(e.word, e.rank) as entries,
      min(e.sort_order) as "sortOrder", tsvector_to_array(d.document) as stems
    from search_entries e
    join search_documents d on d.product_id = e.product_id and d.language = e.language
    where e.product_id = any(${sql.param(productIds)}::uuid[])
    group by e.product_id, e.language, d.document`)
  return rows
}

function isSame(before: Indexed, after: SearchDocument, sortOrder: number): boolean {
  return (
    before.sortOrder === sortOrder &&
    before.stems.length === after.stems.size &&
    before.stems.every(word => after.stems.has(word)) &&
    Object.keys(before.entries).length === after.entries.size &&
    [...after.entries].every(([word, rank]) => before.entries[word] === rank)
  )
}

type DocumentRecord = ReturnType<typeof recordOf>

const recordOf = (productId: string, language: Language, sortOrder: number, document: SearchDocument) => ({
  product_id: productId,
  language,
  sort_order: sortOrder,
  words: [...document.entries.keys()],
  ranks: [...document.entries.values()],
  stems: [...document.stems],
})

async function clear(tx: Statements, cleared: readonly { product_id: string; language: Language }[]): Promise<void> {
  const keys = sql`select product_id, language
    from json_to_recordset(${JSON.stringify(cleared)}::json) as row(product_id uuid, language text)`
  await tx.execute(sql`delete from search_entries where (product_id, language) in (${keys})`)
  await tx.execute(sql`delete from search_documents where (product_id, language) in (${keys})`)
}

async function insertDocuments(tx: Statements, documents: readonly DocumentRecord[]): Promise<void> {
  const records = JSON.stringify(documents)
  await tx.execute(sql`
    insert into search_documents (product_id, language, document)
    select product_id, language, array_to_tsvector(stems)
    from json_to_recordset(${records}::json) as row(product_id uuid, language text, stems text[])`)
  await tx.execute(sql`
    insert into search_entries (product_id, language, word, rank, sort_order)
    select row.product_id, row.language, entry.word, entry.rank, row.sort_order
    from json_to_recordset(${records}::json) as row(
      product_id uuid, language text, sort_order int, words text[], ranks smallint[])
    cross join unnest(row.words, row.ranks) as entry(word, rank)`)
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
  async write(tx: Statements): Promise<void> {
    const rows = [...this.#words]
      .filter(([, { products }]) => products !== 0)
      .map(([key, { products, parts }]) => ({ language: key.slice(0, 2), word: key.slice(3), products, parts }))
    if (rows.length === 0) return
    await tx.execute(sql`
      insert into search_words (language, word, products, parts)
      select language, word, products, parts
      from json_to_recordset(${JSON.stringify(rows)}::json) as row(
        language text, word text, products int, parts text[])
      order by language, word collate "C"
      on conflict (language, word) do update set products = search_words.products + excluded.products`)
    const fewer = rows.filter(row => row.products < 0)
    if (fewer.length === 0) return
    await tx.execute(sql`
      delete from search_words where products <= 0 and (language, word) in (
        select language, word from json_to_recordset(${JSON.stringify(fewer)}::json) as row(language text, word text))`)
  }
}
