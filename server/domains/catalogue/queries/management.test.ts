import { beforeAll, describe, expect, test } from 'vitest'
import { insertProduct, insertSet, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { visibilityOf } from '../rules/visibility.ts'
import { countManaged, managedPage, managementOf } from './management.ts'

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
  const properties = [{ key: 'material', label: { de: 'Material' }, value: { de: 'Baumwolle' } }]
  await insert(
    'trousers',
    { title: { de: 'Hose 100 % Baumwolle' }, productNumber: 'HF-20417', priceCents: 3990, properties },
    [{ available: 0, sku: 'HF-20417-M' }],
  )
  await insert('jersey', { title: { de: 'Trikot' }, isSale: true, priceCents: 2990 }, [
    { available: null, properties: { weave: 'glatt' } },
  ])
  await insert('hidden', { title: { de: 'Mütze' }, isOffline: true, priceCents: 1990 }, [{ available: 8 }])
  await insert('gone', { title: { de: 'Schal' }, deletedAt: TEST_NOW, priceCents: 990 }, [
    { isRetired: true, properties: { lost: 'x' } },
  ])
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
    most: 100,
    now: TEST_NOW,
  })
  expect(total).toBe(ids.length)
  return ids.map(id => products[id])
}

describe('those who keep the catalogue find', () => {
  test.each<[string, Parameters<typeof found>[0], string[]]>([
    ['everything that was not deleted', {}, ['hidden', 'jersey', 'trousers', 'sweatshirt', 'set']],
    ['what has a property in its table', { property: 'material' }, ['trousers']],
    ['what has a property in one of its sizes', { property: 'weave' }, ['jersey']],
    ['nothing by a property that only deleted ones have', { property: 'lost' }, []],
    ['a title without its soft hyphens', { search: 'kapuzensweat' }, ['sweatshirt']],
    ['a title with soft hyphens, as it was copied', { search: 'Kapuzen\u00adsweat' }, ['sweatshirt']],
    ['an English title', { search: 'hooded sweatshirt' }, ['sweatshirt']],
    ['a number', { search: '20417' }, ['trousers']],
    ['an article number', { search: '20417-M' }, ['trousers']],
    ['all words in any order', { search: 'baumwolle hose' }, ['trousers']],
    ['an umlaut that was written out', { search: 'Muetze' }, ['hidden']],
    ['a typing error', { search: 'Trkiot' }, ['jersey']],
    ['nothing where one word is nowhere', { search: 'Hose Wolle Seide' }, []],
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
    const { ids } = await managedPage(database, {
      ...{ filter: everything, field: 'stock', direction, offset: 0, size: 50, most: 100 },
      now: TEST_NOW,
    })
    expect(ids.map(id => products[id])).toEqual(expected)
  })

  test('page by page, each row once', async () => {
    const page = async (offset: number) =>
      (
        await managedPage(database, {
          filter: everything,
          field: 'stock',
          direction: 'desc',
          offset,
          size: 2,
          most: 100,
          now: TEST_NOW,
        })
      ).ids
    const pages = [...(await page(0)), ...(await page(2)), ...(await page(4))]
    expect(pages.map(id => products[id]).sort()).toEqual(['hidden', 'jersey', 'set', 'sweatshirt', 'trousers'])
  })
})

test('online is what visitors can open, and whatever else there is they cannot', async () => {
  const own = await testDatabase()
  const { id: open } = await insertProduct(own, { priceCents: null }, [{ priceCents: 990 }, {}])
  const { id: priceless } = await insertProduct(own, { priceCents: null }, [{ priceCents: 990, isOffline: true }, {}])
  const { id: unpricedSet } = await insertSet(own, [open], { priceCents: null })
  const { id: coming } = await insertProduct(own, { visibleFrom: new Date(TEST_NOW.getTime() + 1) })
  const { id: come } = await insertProduct(own, { visibleFrom: TEST_NOW })
  const { id: hidden } = await insertProduct(own, { isOffline: true })
  const inState = async (state: 'online' | 'offline') => {
    const filter = { ...everything, state }
    const page = { filter, field: 'number', direction: 'asc', offset: 0, size: 50, most: 100, now: TEST_NOW } as const
    return (await managedPage(own, page)).ids.toSorted()
  }
  expect(await inState('online')).toEqual([open, come].toSorted())
  expect(await inState('offline')).toEqual([priceless, unpricedSet, coming, hidden].toSorted())
  expect(await countManaged(own, everything, TEST_NOW)).toMatchObject({ all: 6, online: 2, offline: 4 })
  const rows = await managementOf(own, [open, priceless, unpricedSet, coming, come, hidden])
  const seen = [open, priceless, unpricedSet, coming, come, hidden].map(id => visibilityOf(rows.get(id)!, TEST_NOW))
  expect(seen).toEqual(['online', 'noPrice', 'noPrice', 'later', 'online', 'offline'])
})
