import { beforeAll, describe, expect, test } from 'vitest'
import { insertProduct, insertSet, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { managedPage } from './management.ts'

const database = await testDatabase()

const products: Record<string, string> = {}

beforeAll(async () => {
  const insert = async (
    name: string,
    ...values: Parameters<typeof insertProduct> extends [unknown, ...infer R] ? R : never
  ) => {
    products[(await insertProduct(database, ...values)).id] = name
  }
  await insert(
    'sweatshirt',
    { title: { de: 'Kapuzen\u00adsweatshirt', en: 'Hooded sweat\u00adshirt' }, priceCents: 4490 },
    [{ available: 3 }],
  )
  await insert('trousers', { title: { de: 'Hose 100 % Baumwolle' }, productNumber: 'HF-20417', priceCents: 3990 }, [
    { available: 0, sku: 'HF-20417-M' },
  ])
  await insert('jersey', { title: { de: 'Trikot' }, isSale: true, priceCents: 2990 }, [{ available: null }])
  await insert('hidden', { title: { de: 'Mütze' }, isOffline: true, priceCents: 1990 }, [{ available: 8 }])
  await insert('gone', { title: { de: 'Schal' }, deletedAt: TEST_NOW, priceCents: 990 })
  const [piece] = Object.keys(products)
  products[(await insertSet(database, [piece!], { title: { de: 'Dress' }, priceCents: 6990 })).id] = 'set'
})

const everything = { state: 'all', search: '', groupId: null, kind: null, today: '2026-11-20' } as const

async function found(filter: Partial<Parameters<typeof managedPage>[1]['filter']>) {
  const { ids, total } = await managedPage(database, {
    filter: { ...everything, ...filter },
    field: 'price',
    direction: 'asc',
    offset: 0,
    size: 50,
  })
  expect(total).toBe(ids.length)
  return ids.map(id => products[id])
}

describe('those who keep the catalogue find', () => {
  test.each<[string, Parameters<typeof found>[0], string[]]>([
    ['everything that was not deleted', {}, ['hidden', 'jersey', 'trousers', 'sweatshirt', 'set']],
    ['a title without its soft hyphens', { search: 'kapuzensweat' }, ['sweatshirt']],
    ['a title with soft hyphens, as it was copied', { search: 'Kapuzen\u00adsweat' }, ['sweatshirt']],
    ['an English title', { search: 'hooded sweatshirt' }, ['sweatshirt']],
    ['a number', { search: '20417' }, ['trousers']],
    ['an article number', { search: '20417-M' }, ['trousers']],
    ['signs that mean something to a pattern', { search: '100 %' }, ['trousers']],
    ['nothing for what nobody wrote', { search: '_' }, []],
    ['what visitors do not see', { state: 'offline' }, ['hidden']],
    ['what is sold out', { state: 'soldOut' }, ['trousers']],
    ['what is sold out in a size', { state: 'sizesSoldOut' }, ['trousers']],
    ['what is on sale', { state: 'sale' }, ['jersey']],
    ['what was deleted', { state: 'deleted' }, ['gone']],
    ['sets', { kind: 'set' }, ['set']],
  ])('%s', async (_label, filter, expected) => {
    expect(await found(filter)).toEqual(expected)
  })

  test.each([
    ['asc', ['trousers', 'sweatshirt', 'hidden', 'jersey', 'set']],
    ['desc', ['set', 'jersey', 'hidden', 'sweatshirt', 'trousers']],
  ] as const)('by stock, of which unlimited is the most (%s)', async (direction, expected) => {
    const { ids } = await managedPage(database, { filter: everything, field: 'stock', direction, offset: 0, size: 50 })
    expect(ids.map(id => products[id])).toEqual(expected)
  })

  test('page by page, each row once', async () => {
    const page = async (offset: number) =>
      (await managedPage(database, { filter: everything, field: 'stock', direction: 'desc', offset, size: 2 })).ids
    const pages = [...(await page(0)), ...(await page(2)), ...(await page(4))]
    expect(pages.map(id => products[id]).sort()).toEqual(['hidden', 'jersey', 'set', 'sweatshirt', 'trousers'])
  })
})
