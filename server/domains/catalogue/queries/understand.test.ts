import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { colors, type Fit } from '../tables.ts'
import type { ProductFilter } from './groupPage.ts'
import { bestHits, countMatches, facetsOfSearch, searchPage } from './search.ts'
import { understand } from './understand.ts'

/** Several wishes at once: words that name a colour, a fit or a size are filters, in either language. */

const database = await testDatabase()
const green = { id: newId(), code: 'GRN', title: { de: 'Grün', en: 'Green' }, hex: '#1f6f50', sortOrder: 1 }
const red = { id: newId(), code: 'ROT', title: { de: 'Rot', en: 'Red' }, hex: '#c1272d', sortOrder: 2 }

beforeAll(async () => {
  await database.drizzle.insert(colors).values([green, red])
  const insert = (de: string, en: string, sizes: readonly [Fit | null, string, typeof green][], details = '') =>
    insertProduct(
      database,
      { title: { de, en }, details: { de: details } },
      sizes.map(([fit, size, color]) => ({ fit, size, colorId: color.id, isChildSize: fit === 'children' })),
    )
  await insert('Trikot Wald', 'Forest jersey', [
    ['children', '140', green],
    ['men', 'M', red],
  ])
  await insert('Trikot Feuer', 'Fire jersey', [
    ['children', '140', red],
    ['men', 'M', green],
  ])
  await insert('Hose Wiese', 'Meadow shorts', [['children', '140', green]], 'Passt zum Trikot')
  await insert('Handtuch Herren Rot', 'Towel', [[null, '50x100', green]])
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings: settingsWith(), now: TEST_NOW }))
})

async function found(query: string, language: Language = 'de', filter: ProductFilter = {}) {
  const search = await understand(database, query, language)
  const page = await searchPage(database, search, { first: 24, after: null, order: 'recommended', filter })
  expect(await countMatches(database, search, filter)).toBe(page.rows.length)
  return { words: search.words, wishes: search.wishes, titles: page.rows.map(({ card }) => card.title.de).toSorted() }
}
const nothing = { fits: [], colors: [], sizes: [] }
const childrens = { fits: ['children'], colors: ['GRN'], sizes: ['140'] }

describe('a query of several wishes', () => {
  test.each<[string, Language, object]>([
    ['trikot grün kinder 140', 'de', { words: 'trikot', wishes: childrens, titles: ['Hose Wiese', 'Trikot Wald'] }],
    ['green jersey kids 140', 'de', { words: 'jersey', wishes: childrens, titles: ['Trikot Wald'] }],
    ['grünes Trikot Kinder 140', 'en', { words: 'Trikot', wishes: childrens, titles: ['Hose Wiese', 'Trikot Wald'] }],
    [
      'kinder 140',
      'de',
      { words: '', wishes: { ...childrens, colors: [] }, titles: ['Hose Wiese', 'Trikot Feuer', 'Trikot Wald'] },
    ],
    ['hose kinder 140', 'de', { words: 'hose', wishes: { ...childrens, colors: [] }, titles: ['Hose Wiese'] }],
    ['hose rot', 'de', { words: 'hose', wishes: { ...nothing, colors: ['ROT'] }, titles: [] }],
    ['Trikot 999', 'de', { words: 'Trikot 999', wishes: nothing, titles: [] }],
  ])('%s in %s', async (query, language, expected) => {
    expect(await found(query, language)).toEqual(expected)
  })

  test('a name that is made of such words is found as it is', async () => {
    expect(await found('Handtuch Herren Rot')).toEqual({
      words: 'Handtuch Herren Rot',
      wishes: nothing,
      titles: ['Handtuch Herren Rot'],
    })
  })

  test('what a filter chooses of a kind takes the place of what was typed', async () => {
    expect((await found('trikot grün kinder', 'de', { colors: ['ROT'] })).titles).toEqual(['Trikot Feuer'])
  })

  test('the facets count with what was typed', async () => {
    const search = await understand(database, 'trikot kinder', 'de')
    const facets = await facetsOfSearch(database, search, {})
    expect(facets.colors.map(({ color, count }) => [color.code, count])).toEqual([
      ['GRN', 2],
      ['ROT', 1],
    ])
  })
})

describe('nothing typed', () => {
  test('finds nothing, and with a filter all that it leaves', async () => {
    expect((await found('')).titles).toEqual([])
    expect((await found(' %_ ')).titles).toEqual([])
    expect((await found('', 'de', { fits: ['children'], colors: ['ROT'] })).titles).toEqual(['Trikot Feuer'])
  })
})

describe('suggestions', () => {
  const suggested = async (typed: string) => {
    const hits = await bestHits(database, await understand(database, typed, 'de', true), 6)
    return hits.map(({ card }) => card.title.de).toSorted()
  }
  test.each([
    ['trikot grün kinder 140', ['Hose Wiese', 'Trikot Wald']],
    ['kinder rot', ['Trikot Feuer']],
    ['jersey', ['Trikot Feuer', 'Trikot Wald']],
    // A word of the texts alone.
    ['passt', ['Hose Wiese']],
    ['Handtuch Herren Rot', ['Handtuch Herren Rot']],
    ['  ', []],
  ])('for %s are what Enter finds', async (typed, titles) => {
    expect(await suggested(typed)).toEqual(titles)
    expect((await found(typed)).titles).toEqual(titles)
  })
})
