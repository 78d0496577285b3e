import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../../kit/languages.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { plainProperty, usualProperties } from '../defaults/properties.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { searchPage } from '../queries/search.ts'
import { understand } from '../queries/understand.ts'
import type { VariantProperties } from '../rules/variantProperties.ts'
import { variantWords } from './variantWords.ts'

const red = { id: 'c1', code: 'rot', title: { de: 'Rubinrot', en: 'Ruby' }, hex: '#c1272d' }
const definitions = [
  ...usualProperties,
  plainProperty('material', { de: 'Material' }, { words: [{ de: 'Baumwolle', en: 'Cotton' }], prefix: { de: 'aus' } }),
  plainProperty('lined', { de: 'Futter' }, { type: 'boolean', labelChecked: { de: 'gefüttert', en: 'lined' } }),
  plainProperty('trim', { de: 'Besatz' }, { type: 'color' }),
]
const words = { definitions, colors: new Map([['rot', red]]) }

describe('values of variants in words', () => {
  const variants: { properties: VariantProperties }[] = [
    { properties: { material: 'Baumwolle', lined: true, trim: 'rot', gtin: '4006381333931', stranger: 'Loden' } },
    { properties: { material: 'Merino', lined: false, trim: 'rot' } },
  ]
  test.each<[Language, string[]]>([
    ['de', ['Baumwolle', 'gefüttert', 'Rubinrot', 'Loden', 'Merino']],
    ['en', ['Cotton', 'lined', 'Ruby', 'Loden', 'Merino']],
  ])('in %s: each once, as it is called, without what stands around it; no numbers and no refusals', (language, found) => {
    expect(variantWords(variants, words, language)).toEqual(found)
  })

  test('are few and short', () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ properties: { material: `Sorte ${at}` } }))
    expect(variantWords(many, words, 'de')).toHaveLength(200)
    expect(variantWords([{ properties: { material: 'x'.repeat(201) } }], words, 'de')).toEqual([])
  })
})

describe('a product is found', async () => {
  const database = await testDatabase()
  const settings = settingsWith({ variantProperties: { properties: definitions } })
  const refresh = (id: string) => inTransaction(database, tx => refreshListings(tx, [id], { settings, now: TEST_NOW }))
  let id: string
  beforeAll(async () => {
    const gtin = [{ key: 'gtin', label: { de: 'EAN' }, value: { de: '9001234567894' } }]
    const product = await insertProduct(database, { title: { de: 'Unterhemd', en: 'Vest' }, properties: gtin }, [
      { size: 'M', sku: 'UH-0815-M', properties: { material: 'Merino', gtin: '4006381333931' } },
      { size: 'L', properties: { material: 'Baumwolle' } },
      { size: 'XL', isOffline: true, properties: { material: 'Kaschmir' } },
    ])
    id = product.id
    await insertProduct(database, { title: { de: 'Mütze', en: 'Cap' } }, [{ size: 'M' }]).then(other =>
      refresh(other.id),
    )
    await refresh(id)
  })
  const found = async (query: string, language: Language = 'de') => {
    const search = await understand(database, query, language)
    const page = await searchPage(database, search, { first: 5, after: null, order: 'recommended', filter: {} })
    return page.rows.map(({ card }) => card.title.de)
  }

  test.each<[string, string, Language]>([
    ['a value of one of its variants', 'merino', 'de'],
    ['its English name', 'cotton', 'en'],
    ['a word of its title and a value', 'Unterhemd Merino', 'de'],
    ['the article number of a size', 'uh-0815-m', 'de'],
    ['the GTIN of a size', '4006381333931', 'de'],
    ['the GTIN as it is printed', '4 006381 333931', 'de'],
    ['its own GTIN', '9001234567894', 'de'],
  ])('by %s', async (_label, query, language) => {
    expect(await found(query, language)).toEqual(['Unterhemd'])
  })

  test('neither by a variant that is offline nor by a value that it had before', async () => {
    expect(await found('Kaschmir')).toEqual([])
    await database.pool.query(`update variants set properties = '{"material":"Leinen"}' where product_id = $1`, [id])
    await refresh(id)
    expect([await found('Leinen'), await found('Merino')]).toEqual([['Unterhemd'], []])
  })
})
