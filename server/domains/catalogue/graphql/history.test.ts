import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { insertProduct } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { productGroups } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin: Client
const groupId = newId()
beforeAll(async () => {
  admin = await site.clientAs(['admin'])
  await database.drizzle.insert(productGroups).values({ id: groupId, slug: 'trikots', title: { de: 'Trikots' } })
})

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const { body } = await admin.request('POST', '/graphql', { query, variables })
  const { data, errors } = body as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}

const difference = 'key field isOfVariant variant { size } before after isRestorable'
const PLAN = `query($ids: [ID!]!, $changes: BulkProductChanges!) { plannedProductChanges(productIds: $ids, changes: $changes) {
  product { title } differenceCount differences(first: 10) { ${difference} } errors { code path } } }`
const CHANGE = `mutation($input: ChangeProductsInput!) { changeProducts(input: $input) {
  products { productId revision change } errors { code path } } }`
const HISTORY = `query($id: ID!) { managedProduct(id: $id) { management { revision history(first: 5) { totalCount edges { node {
  key action actorName differenceCount differences { ${difference} } } } } } } }`
const RESTORE = `mutation($input: RestoreProductFieldsInput!) { restoreProductFields(input: $input) {
  product { management { revision basePrice { cents } } } errors { code path } } }`

type Difference = { key: string; before: unknown; after: unknown }
type History = {
  managedProduct: {
    management: {
      revision: number
      history: { totalCount: number; edges: { node: { key: string; action: string; differences: Difference[] } }[] }
    }
  }
}

describe('several products', () => {
  const changes = { price: { basisPoints: 500, rounding: 'TO_90' }, addGroupIds: [globalId('ProductGroup', groupId)] }

  test('are looked at without being written, changed with a result for each, and one of them is had back', async () => {
    const { id: first } = await insertProduct(database, { priceCents: 3490 }, [{ priceCents: 3990 }])
    const { id: second } = await insertProduct(database, { priceCents: 1490 }, [])
    const ids = [first, second].map(id => globalId('Product', id))
    const { plannedProductChanges: planned } = await ask<{ plannedProductChanges: object[] }>(PLAN, { ids, changes })
    expect(planned[0]).toMatchObject({
      differenceCount: 3,
      differences: [
        { key: 'priceCents', isOfVariant: false, before: 3490, after: 3690 },
        { field: 'priceCents', isOfVariant: true, variant: { size: 'M' }, before: 3990, after: 4190 },
        { field: 'groupIds', before: [], after: [{ de: 'Trikots' }] },
      ],
      errors: [],
    })
    const { rows } = await database.pool.query('select price_cents from products where id = $1', [first])
    expect(rows).toEqual([{ price_cents: 3490 }])

    const products = [
      { productId: ids[0], revision: 1 },
      { productId: ids[1], revision: 9 },
    ]
    const { changeProducts } = await ask<{ changeProducts: { products: { change: string }[]; errors: object[] } }>(
      CHANGE,
      { input: { products, changes } },
    )
    expect(changeProducts).toMatchObject({
      products: [{ productId: ids[0], revision: 2 }],
      errors: [{ code: 'STALE_REVISION', path: ['products', '1', 'revision'] }],
    })
    const { management } = (await ask<History>(HISTORY, { id: ids[0] })).managedProduct
    expect(management.history).toMatchObject({
      totalCount: 1,
      edges: [{ node: { key: changeProducts.products[0]!.change, action: 'product.updated', differenceCount: 3 } }],
    })
    const input = { productId: ids[0], revision: 2, change: changeProducts.products[0]!.change, keys: ['priceCents'] }
    expect(await ask(RESTORE, { input })).toEqual({
      restoreProductFields: { product: { management: { revision: 3, basePrice: { cents: 3490 } } }, errors: [] },
    })
    const after = (await ask<History>(HISTORY, { id: ids[0] })).managedProduct.management.history
    expect(after.totalCount).toBe(2)
    expect(after.edges[0]!.node.differences).toMatchObject([{ key: 'priceCents', before: 3690, after: 3490 }])
  })

  test('are not changed by what says nothing', async () => {
    const { id } = await insertProduct(database)
    const input = { products: [{ productId: globalId('Product', id) }], changes: {} }
    expect(await ask(CHANGE, { input })).toEqual({
      changeProducts: { products: [], errors: [{ code: 'INVALID_INPUT', path: ['changes'] }] },
    })
  })
})
