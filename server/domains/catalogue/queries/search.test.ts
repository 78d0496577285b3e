import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../../kit/languages.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { highlight } from '../search/highlight.ts'
import { bestHits, countMatches, searchPage } from './search.ts'
import { understand } from './understand.ts'

const database = await testDatabase()

beforeAll(async () => {
  const range = [
    { title: { de: 'Hose Bergstadt', en: 'Bergstadt shorts' } },
    { title: { de: 'Trainingshose Nordwald', en: 'Nordwald training trousers' }, sortOrder: 900 },
    { title: { de: 'Trikot Nordwald', en: 'Nordwald jersey' } },
    { title: { de: 'Trikotset Donau', en: 'Donau jersey set' } },
    { title: { de: 'Steppjacke Föhn', en: 'Föhn quilted jacket' } },
    { title: { de: 'Jacke Grün-Weiß', en: 'Green and white jacket' } },
    { title: { de: 'Torwarthandschuhe Fangsicher', en: 'Fangsicher goalkeeper gloves' } },
    { title: { de: 'Mütze Schneekoppe', en: 'Schneekoppe beanie' } },
    { title: { de: 'Fußball Wettkampf', en: 'Match football' } },
    { title: { de: 'Volleyballtrikot Netzkante' } },
    { title: { de: 'Kapuzen\u00ADsweatshirt mit Tasche' } },
    { title: { de: 'Sporttasche Kabine' } },
    {
      title: { de: 'Rucksack Vereinsheim', en: 'Vereinsheim rucksack' },
      details: { de: '<p>Mit Fach für die <b>Hose</b> und die Trinkflasche</p>' },
      productNumber: 'HF-20417',
    },
    { title: { de: 'Trikot Verborgen' }, isOffline: true },
  ]
  for (const values of range) await insertProduct(database, { tags: [], ...values })
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings: settingsWith(), now: TEST_NOW }))
})

const everything = { first: 24, after: null, order: 'recommended', filter: {} } as const

async function titlesFor(query: string, language: Language = 'de') {
  const search = await understand(database, query, language)
  const { rows } = await searchPage(database, search, everything)
  expect(await countMatches(database, search, {})).toBe(rows.length)
  return rows.map(({ card }) => (language === 'en' && card.title.en) || card.title.de)
}

describe('what a shopper finds', () => {
  test.each<[string, string, string[]]>([
    [
      'a word itself before compounds with it, and those before texts',
      'Hose',
      ['Hose Bergstadt', 'Trainingshose Nordwald', 'Rucksack Vereinsheim'],
    ],
    ['a compound alone', 'Trainingshose', ['Trainingshose Nordwald']],
    ['the first part of a compound', 'Training', ['Trainingshose Nordwald']],
    ['a plural', 'Hosen', ['Hose Bergstadt', 'Trainingshose Nordwald', 'Rucksack Vereinsheim']],
    ['a plural as a compound’s end', 'Jacken', ['Jacke Grün-Weiß', 'Steppjacke Föhn']],
    ['two letters in the wrong order', 'Trikto', ['Trikot Nordwald', 'Volleyballtrikot Netzkante', 'Trikotset Donau']],
    ['a letter too few', 'Trainigshose', ['Trainingshose Nordwald']],
    [
      'a letter too much, in a short word',
      'Hoose',
      ['Hose Bergstadt', 'Trainingshose Nordwald', 'Rucksack Vereinsheim'],
    ],
    ['ü typed as ü', 'grün', ['Jacke Grün-Weiß']],
    ['ü typed as ue', 'gruen', ['Jacke Grün-Weiß']],
    ['ü typed as u', 'grun', ['Jacke Grün-Weiß']],
    ['an inflected colour', 'weiße', ['Jacke Grün-Weiß']],
    ['ß typed as ss', 'Fussball', ['Fußball Wettkampf']],
    ['a plural with an umlaut', 'Fussbälle', ['Fußball Wettkampf']],
    ['what ends with a word before what contains it', 'Ball', ['Fußball Wettkampf', 'Volleyballtrikot Netzkante']],
    ['what a thing is before what it has', 'Tasche', ['Sporttasche Kabine', 'Kapuzen\u00ADsweatshirt mit Tasche']],
    ['a word with a place to break', 'Kapuzensweatshirt', ['Kapuzen\u00ADsweatshirt mit Tasche']],
    ['the beginning of a word', 'Schnee', ['Mütze Schneekoppe']],
    ['the beginning of a word with an umlaut', 'muet', ['Mütze Schneekoppe']],
    ['the end of a compound that no list of nouns holds', 'Koppe', ['Mütze Schneekoppe']],
    ['all words must be found', 'Hose Nordwald', ['Trainingshose Nordwald']],
    ['one word in the title, one in the text', 'Rucksack Trinkflasche', ['Rucksack Vereinsheim']],
    ['little words do not count', 'Jacke in grün', ['Jacke Grün-Weiß']],
    ['a product number', 'hf-20417', ['Rucksack Vereinsheim']],
    ['nothing for a word that is nowhere', 'Kaffeemaschine', []],
    ['nothing for signs', ' %_*\'"\\ ', []],
    ['nothing for the tail of another word', 'rot', []],
    ['what is offline stays hidden', 'Verborgen', []],
  ])('%s: %s', async (_label, query, titles) => {
    expect(await titlesFor(query)).toEqual(titles)
  })

  test('English texts for English readers, German ones where there is no other; words of either language', async () => {
    expect(await titlesFor('jackets', 'en')).toEqual(['Föhn quilted jacket', 'Green and white jacket'])
    expect(await titlesFor('Trinkflasche', 'en')).toEqual(['Vereinsheim rucksack'])
    expect(await titlesFor('gloves', 'de')).toEqual(['Torwarthandschuhe Fangsicher'])
    expect(await titlesFor('goalk', 'de')).toEqual(['Torwarthandschuhe Fangsicher'])
    expect(await titlesFor('Nordwald Trainingshose', 'en')).toEqual(['Nordwald training trousers'])
  })

  test('pages go on where the one before ended, by relevance and by price', async () => {
    const search = await understand(database, 'Hose', 'de')
    for (const order of ['recommended', 'priceAsc', 'priceDesc', 'newest', 'title'] as const) {
      const whole = await searchPage(database, search, { ...everything, order })
      const seen: string[] = []
      let after: (string | number)[] | null = null
      for (let page = 0; page < 3; page += 1) {
        const { rows, hasNext } = await searchPage(database, search, { ...everything, order, first: 1, after })
        seen.push(...rows.map(row => row.card.id))
        after = [...(rows.at(-1)?.cursor ?? [])] as (string | number)[]
        expect(hasNext).toBe(page < 2)
      }
      expect(seen).toEqual(whole.rows.map(row => row.card.id))
    }
  })

  test('a filter narrows what is found and counted', async () => {
    const search = await understand(database, 'Hose', 'de')
    const filter = { priceFrom: 5000 }
    expect((await searchPage(database, search, { ...everything, filter })).rows).toEqual([])
    expect(await countMatches(database, search, filter)).toBe(0)
    expect(await countMatches(database, search, { priceTo: 1990, inStock: true })).toBe(3)
  })
})

describe('what is suggested while typing', () => {
  test.each<[string, string[]]>([
    ['Trik', ['Trikot Nordwald', 'Trikotset Donau', 'Volleyballtrikot Netzkante']],
    ['Trai', ['Trainingshose Nordwald']],
    ['nordwald tri', ['Trikot Nordwald']],
    ['Torwarth', ['Torwarthandschuhe Fangsicher']],
  ])('%s', async (typed, titles) => {
    const hits = await bestHits(database, await understand(database, typed, 'de', true), 6)
    expect(hits.map(({ card }) => card.title.de).toSorted()).toEqual(titles.toSorted())
  })
})

describe('where a title was hit', () => {
  const marked = async (query: string, title: string) => {
    const { terms, expansions } = await understand(database, query, 'de', true)
    const parts = highlight(title, terms, expansions)
    expect(parts.map(part => part.text).join('')).toBe(title)
    return parts.map(part => (part.isMatch ? `[${part.text}]` : part.text)).join('')
  }
  test.each([
    ['Hose', 'Trainingshose Nordwald', 'Trainings[hose] Nordwald'],
    ['hosen', 'Hose Bergstadt', '[Hose] Bergstadt'],
    ['muet', 'Mütze Schneekoppe', '[Müt]ze Schneekoppe'],
    ['Hosen', 'Trainingshose Nordwald', 'Trainings[hose] Nordwald'],
    ['gruen', 'Jacke Grün-Weiß', 'Jacke [Grün]-Weiß'],
    ['Trikto', 'Trikot Nordwald', '[Trikot] Nordwald'],
    ['nord hose', 'Trainingshose Nordwald', 'Trainings[hose] [Nord]wald'],
    ['xyz', 'Trikot Nordwald', 'Trikot Nordwald'],
  ])('%s in %s', async (query, title, expected) => {
    expect(await marked(query, title)).toBe(expected)
  })
})
