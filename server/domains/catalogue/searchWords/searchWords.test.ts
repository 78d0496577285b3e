import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database.ts'
import { contextFor, countRows, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { codesOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { testSite } from '../../../testing/site.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { bestHits, countMatches, searchPage } from '../queries/search.ts'
import { understand } from '../queries/understand.ts'
import { noteMisses, purgeMisses, writeMisses } from './misses.ts'
import { createSynonym, deleteSynonyms, dismissMisses, type SynonymChanges, updateSynonym } from './operations.ts'
import { browseMisses, foundByWords } from './queries.ts'

const database = await testDatabase()
const site = await testSite(database)
const admin = await insertViewer(database, ['user', 'admin'])
const asAdmin = () => contextFor(database, { viewer: admin })

beforeAll(async () => {
  const range = [
    { title: { de: 'Trikot Nordwald', en: 'Nordwald jersey' } },
    { title: { de: 'Funktionstrikot Donau', en: 'Donau performance jersey' } },
    { title: { de: 'Hose Bergstadt', en: 'Bergstadt shorts' } },
    { title: { de: 'Haube Schneekoppe', en: 'Schneekoppe beanie' } },
  ]
  for (const values of range) await insertProduct(database, { tags: [], ...values })
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings: settingsWith(), now: TEST_NOW }))
})

beforeEach(() => database.pool.query('delete from search_synonyms'))

const make = (changes: SynonymChanges) => createSynonym(asAdmin(), changes)
const titlesFor = async (query: string, language: 'de' | 'en' = 'de') => {
  const search = await understand(database, query, language)
  const { rows } = await searchPage(database, search, { first: 24, after: null, order: 'recommended', filter: {} })
  expect(await countMatches(database, search, {})).toBe(rows.length)
  return rows.map(({ card }) => card.title.de)
}
const misses = () =>
  browseMisses(database.drizzle, admin, {}, { field: 'searches', direction: 'desc' }, { offset: 0, limit: 100 })
const counted = async () => {
  await writeMisses(database)
  return (await misses()).map(({ text, searches, language }) => `${language} ${text} ${searches}`)
}
const ask = async (query: string) => {
  const { body } = await site.client().request('POST', '/graphql?lang=de', {
    query: 'query ($query: String!) { search(query: $query) { products(first: 6) { edges { node { slug } } } } }',
    variables: { query },
  })
  return (body as { data: { search: { products: { edges: unknown[] } } } }).data.search.products.edges.length
}

describe('synonyms', () => {
  test('find what they mean, compounds with it too, in suggestions as well; the other way round if they mean the same', async () => {
    expect(await titlesFor('Leiberl')).toEqual([])
    const synonym = await make({ language: 'de', words: ['Leiberl', 'Trikot'] })
    expect(await titlesFor('Leiberl')).toEqual(['Trikot Nordwald', 'Funktionstrikot Donau'])
    expect(await titlesFor('leiberls Nordwald')).toEqual(['Trikot Nordwald'])
    const hits = await bestHits(database, await understand(database, 'Leiberl', 'de', true), 6)
    expect(hits.map(({ card }) => card.title.de)).toEqual(['Trikot Nordwald', 'Funktionstrikot Donau'])
    await deleteSynonyms(asAdmin(), { synonymIds: [synonym.id] })
    expect(await titlesFor('Leiberl')).toEqual([])
    expect(await countRows(database, 'search_synonym_words')).toBe(0)
  })

  test('one-way lead one way, in their language alone', async () => {
    const synonym = await make({ language: 'de', words: ['Kopfbedeckung'], means: ['Haube'] })
    expect(await titlesFor('Kopfbedeckung')).toEqual(['Haube Schneekoppe'])
    expect(await titlesFor('Kopfbedeckung', 'en')).toEqual([])
    expect(await titlesFor('Haube')).toEqual(['Haube Schneekoppe'])
    await deleteSynonyms(asAdmin(), { synonymIds: [synonym.id] })
  })

  test('in a circle lead one step and no further, and end', async () => {
    const circle = [
      await make({ words: ['Leiberl'], means: ['Dress'] }),
      await make({ words: ['Dress'], means: ['Trikot'] }),
      await make({ words: ['Trikot'], means: ['Leiberl'] }),
    ]
    expect(await titlesFor('Dress')).toEqual(['Trikot Nordwald', 'Funktionstrikot Donau'])
    expect(await titlesFor('Leiberl')).toEqual([])
    expect(await titlesFor('Trikot')).toEqual(['Trikot Nordwald', 'Funktionstrikot Donau'])
    await deleteSynonyms(asAdmin(), { synonymIds: circle.map(({ id }) => id) })
  })

  test('are changed by who saw them last; what is refused changes nothing', async () => {
    const { id, revision } = await make({ words: ['Leiberl', 'Trikot'] })
    const change = (changes: SynonymChanges, seen = revision) =>
      updateSynonym(asAdmin(), { synonymId: id, revision: seen, changes })
    expect(await codesOf(change({ words: ['T-Shirt', 'Hose'] }))).toEqual(['INVALID_INPUT'])
    expect(await titlesFor('Leiberl')).toHaveLength(2)
    await change({ words: ['Leiberl', 'Hose'] })
    expect(await titlesFor('Leiberl')).toEqual(['Hose Bergstadt'])
    expect(await codesOf(change({ words: ['Leiberl', 'Haube'] }))).toEqual(['STALE_REVISION'])
    expect(await titlesFor('Leiberl')).toEqual(['Hose Bergstadt'])
    await deleteSynonyms(asAdmin(), { synonymIds: [id] })
  })

  test('are 500 at most, however many are made at once', async () => {
    await database.pool.query(
      `insert into search_synonyms (id, language, words, created_at, changed_at)
       select gen_random_uuid(), 'en', array['a', 'b'], now(), now() from generate_series(1, 499)`,
    )
    const both = await Promise.allSettled([make({ words: ['Leiberl', 'Hose'] }), make({ words: ['Leiberl', 'Haube'] })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await codesOf(make({ words: ['Leiberl', 'Hose'] }))).toEqual(['INVALID_INPUT'])
    expect(await countRows(database, 'search_synonyms')).toBe(500)
    await database.pool.query('delete from search_synonyms')
  })

  test('tell beforehand what they would find, one by one and together', async () => {
    expect(await foundByWords(database, ['Trikot', 'Nordwald', 'Leiberl', 'T-Shirt'], 'de')).toEqual({
      words: [
        { word: 'Trikot', products: 2 },
        { word: 'Nordwald', products: 1 },
        { word: 'Leiberl', products: 0 },
        { word: 'T-Shirt', products: 0 },
      ],
      together: 2,
    })
  })
})

describe('words that found nothing', () => {
  test('are counted each time they are looked for, and those that found something are not', async () => {
    expect(await ask('Quastenhelm')).toBe(0)
    expect(await ask('quastenhelm')).toBe(0)
    expect(await ask('quastenhelm')).toBe(0)
    expect(await ask('Trikot')).toBe(2)
    expect(await ask('Trikot Haube')).toBe(0)
    expect(await ask('kim@example.org')).toBe(0)
    expect(await counted()).toEqual(['de quastenhelm 3', 'de trikot haube 1'])
    expect(await ask('Quastenhelm')).toBe(0)
    expect(await counted()).toEqual(['de quastenhelm 4', 'de trikot haube 1'])
  })

  test('leave the list where a synonym is made of them, or where staff take them off', async () => {
    await make({ words: ['Quastenhelm'], means: ['Haube'] })
    expect(await counted()).toEqual(['de trikot haube 1'])
    expect(await ask('Quastenhelm')).toBe(1)
    await dismissMisses(asAdmin(), { missIds: (await misses()).map(({ id }) => id) })
    expect(await counted()).toEqual([])
  })

  test('are forgotten 90 days after they were looked for last', async () => {
    noteMisses(database, 'en', [{ word: 'scrunchy', text: 'scrunchy' }], TEST_NOW)
    await writeMisses(database)
    await purgeMisses(database, new Date(TEST_NOW.getTime() + 90 * 86_400_000))
    expect(await counted()).toEqual(['en scrunchy 1'])
    await purgeMisses(database, new Date(TEST_NOW.getTime() + 90 * 86_400_000 + 1))
    expect(await counted()).toEqual([])
  })

  test('are kept within bounds: those that were looked for least go', async () => {
    const many = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, i) => ({ word: `${prefix}${i}`, text: `${prefix}${i}` }))
    await database.pool.query(
      `insert into search_misses (id, language, word, "text", searches, first_at, last_at)
       select gen_random_uuid(), 'de', 'alt' || i, 'alt' || i, 2, now(), now() from generate_series(1, 5200) i`,
    )
    noteMisses(database, 'de', many(3, 'neu'), TEST_NOW)
    await writeMisses(database)
    expect(await countRows(database, 'search_misses')).toBe(5003)
    // More in memory than it holds: the oldest are let go.
    noteMisses(database, 'de', many(1200, 'flut'), TEST_NOW)
    expect(await writeMisses(database)).toBe(1000)
    await database.pool.query('delete from search_misses')
  })

  test('two processes that write the same words at once count both', async () => {
    const words = Array.from({ length: 50 }, (_, i) => ({ word: `wort${i}`, text: `wort${i}` }))
    const other = { pool: new Proxy(database.pool, {}), drizzle: database.drizzle }
    noteMisses(database, 'de', words, TEST_NOW)
    noteMisses(other, 'de', words.toReversed(), TEST_NOW)
    await Promise.all([writeMisses(database), writeMisses(other)])
    expect((await misses()).map(({ searches }) => searches)).toEqual(Array.from({ length: 50 }, () => 2))
  })
})
