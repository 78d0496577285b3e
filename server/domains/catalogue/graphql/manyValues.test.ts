import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { insertProduct } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { catalogueState } from '../../../testing/refusals.ts'
import { type Client, testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin: Client
beforeAll(async () => {
  admin = await site.clientAs(['admin'])
})

async function ask(query: string, input: object, client = admin) {
  const { body } = await client.request('POST', '/graphql', { query, variables: { input } })
  return body as { data: unknown; errors?: { message: string }[] }
}
const stock = 'mutation($input: SetStockInput!) { setStock(input: $input) { changed errors { code path } } }'
const prices = 'mutation($input: SetPricesInput!) { setPrices(input: $input) { changed errors { code path } } }'

describe('many values at once', () => {
  test('stock by id and article number; what is wrong is told in its place, the rest is written', async () => {
    const { variantIds } = await insertProduct(database, { productNumber: 'GQ' }, [
      { key: 'm', sku: 'GQ-M', available: 1 },
      { key: 'l', size: 'L', sku: 'GQ-L', available: 2 },
    ])
    const items = [
      { id: globalId('Variant', variantIds[0]!), stock: 5 },
      { number: 'GQ-L', stock: null },
      { number: 'GQ', stock: 3 },
      { id: 'nonsense', stock: 3 },
      { number: 'GQ-L', stock: 4 },
      { number: 'GQ-M', stock: -1 },
    ]
    const errors = [
      { code: 'INVALID_INPUT', path: ['items', '2', 'number'] },
      { code: 'NOT_FOUND', path: ['items', '3', 'id'] },
      { code: 'INVALID_INPUT', path: ['items', '4'] },
      { code: 'INVALID_INPUT', path: ['items', '5', 'stock'] },
    ]
    const before = await catalogueState(database)
    expect((await ask(stock, { items, isAtomic: true })).data).toEqual({ setStock: { changed: 0, errors } })
    expect(await catalogueState(database)).toEqual(before)
    expect((await ask(stock, { items })).data).toEqual({ setStock: { changed: 2, errors } })
    const { rows } = await database.pool.query('select sku, available from variants where id = any($1) order by sku', [
      variantIds,
    ])
    expect(rows).toEqual([
      { sku: 'GQ-L', available: null },
      { sku: 'GQ-M', available: 5 },
    ])
  })

  test('prices go into the history; only those who may change the catalogue set them', async () => {
    const { id } = await insertProduct(database, { productNumber: 'GP', priceCents: 1990 }, [{ sku: 'GP-M' }])
    const items = [
      { id: globalId('Product', id), price: 1790 },
      { number: 'GP-M', price: 1690 },
    ]
    const before = await catalogueState(database)
    expect((await ask(prices, { items }, await site.clientAs(['member']))).data).toBeNull()
    expect(await catalogueState(database)).toEqual(before)
    expect((await ask(prices, { items })).data).toEqual({ setPrices: { changed: 2, errors: [] } })
    const { rows } = await database.pool.query(
      `select price_cents from price_changes where product_id = $1 and kind = 'regular' order by id`,
      [id],
    )
    expect(rows).toEqual([{ price_cents: 1790 }, { price_cents: 1690 }])
  })
})

test('a product is made at once with all that belongs to it', async () => {
  const creating = `mutation($input: CreateProductInput!) { createProduct(input: $input) {
    product { title variants { sku size price { cents } }
      management { available parts { tiers { from price { cents } scope } safety { producer } } } } errors { code path } } }`
  const input = {
    ...{ title: { de: 'Trikot Ganz' }, kind: 'GOODS', basePrice: 1990, groupIds: [] },
    changes: { slug: 'trikot-ganz', isOffline: false, safety: { producer: 'P', address: 'A', email: 'p@example.com' } },
    newVariants: [
      { size: 'M', sku: 'GANZ-M', stock: 3 },
      { size: 'L', price: 2190 },
    ],
    tiers: [{ from: 10, price: 1790, scope: 'ALL' }],
  }
  expect(await ask(creating, input)).toMatchObject({
    data: {
      createProduct: {
        errors: [],
        product: {
          title: 'Trikot Ganz',
          variants: [
            { sku: 'GANZ-M', size: 'M', price: { cents: 1990 } },
            { size: 'L', price: { cents: 2190 } },
          ],
          management: { parts: { tiers: [{ from: 10, price: { cents: 1790 } }], safety: { producer: 'P' } } },
        },
      },
    },
  })
  const before = await catalogueState(database)
  const wrong = { ...input, newVariants: [{ size: ' ' }], changes: { slug: 'trikot-ganz' } }
  expect((await ask(creating, wrong)).data).toMatchObject({
    createProduct: { product: null, errors: [{ code: 'SLUG_TAKEN', path: ['changes', 'slug'] }] },
  })
  const size = { ...input, newVariants: [{ size: ' ' }], changes: null }
  expect((await ask(creating, size)).data).toMatchObject({
    createProduct: { errors: [{ code: 'INVALID_INPUT', path: ['newVariants', '0', 'size'] }] },
  })
  expect(await catalogueState(database)).toEqual(before)
})
