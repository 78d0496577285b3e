import { beforeAll, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { insertProduct, insertSet } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { groupMembers, productGroups } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const groupId = newId()

beforeAll(async () => {
  await database.drizzle.insert(productGroups).values({ id: groupId, slug: 'trikots', title: { de: 'Trikots' } })
  const shirt = await insertProduct(database, { slug: 'trikot-nordwald', productNumber: 'HF-100' }, [{ available: 4 }])
  await insertProduct(database, { slug: 'verborgen', isOffline: true })
  const set = await insertSet(database, [shirt.id], { slug: 'set-nordwald' })
  await database.drizzle.insert(groupMembers).values({ groupId, productId: set.id, position: 0 })
  for (let i = 0; i < 30; i += 1) await insertProduct(database, { sortOrder: 2000 + i })
})

type Answer = { data: Record<string, never>; errors?: { message: string; extensions?: { code?: string } }[] }
async function ask(client: Client, query: string, variables: object = {}): Promise<Answer> {
  const answer = await client.request('POST', '/graphql', { query, variables })
  expect(answer.status, answer.text).toBeLessThan(500)
  return answer.body
}

test('a product is made, changed, found among the managed ones and shown', async () => {
  const admin = await site.clientAs(['admin'])
  const created = await ask(
    admin,
    `mutation($input: CreateProductInput!) { createProduct(input: $input) {
         product { id path management { revision isOffline visibility available basePrice { cents } } variants { id } } errors { code } } }`,
    {
      input: {
        title: { de: 'Schal Kurve' },
        kind: 'GOODS',
        basePrice: 1490,
        groupIds: [globalId('ProductGroup', groupId)],
      },
    },
  )
  const { product, errors } = created.data.createProduct as unknown as {
    product: { id: string }
    errors: unknown[]
  }
  expect(errors).toEqual([])
  expect(product).toMatchObject({
    path: '/trikots/schal-kurve',
    management: { revision: 1, isOffline: true, visibility: 'OFFLINE', available: 0, basePrice: { cents: 1490 } },
    variants: [],
  })
  const added = await ask(
    admin,
    `mutation($input: AddVariantInput!) { addVariant(input: $input) { product { variants { id } } errors { code } } }`,
    { input: { productId: product.id, size: 'M', stock: 3 } },
  )
  const { id: variantId } = (added.data.addVariant as unknown as { product: { variants: { id: string }[] } }).product
    .variants[0]!
  expect((await ask(site.client(), '{ product(slug: "schal-kurve") { id } }')).data.product).toBeNull()

  const update = `mutation($input: UpdateProductInput!) { updateProduct(input: $input) {
      product { id management { revision priceChanges { price { cents } by variant { id } } totalStock texts { title { de en } } } }
      errors { code path } } }`
  const input = {
    productId: product.id,
    revision: 2,
    changes: { isOffline: false, title: { de: 'Schal Kurve', en: 'Terrace scarf' } },
    variants: [{ variantId, stock: 7, price: 1290 }],
  }
  expect((await ask(admin, update, { input })).data.updateProduct).toEqual({
    product: {
      id: product.id,
      management: {
        revision: 3,
        totalStock: 7,
        texts: { title: { de: 'Schal Kurve', en: 'Terrace scarf' } },
        priceChanges: [
          { price: { cents: 1290 }, by: 'Kim Muster', variant: { id: variantId } },
          { price: { cents: 1490 }, by: 'Kim Muster', variant: null },
        ],
      },
    },
    errors: [],
  })
  expect((await ask(admin, update, { input })).data.updateProduct).toEqual({
    product: null,
    errors: [{ code: 'STALE_REVISION', path: ['revision'] }],
  })
  expect(
    (await ask(site.client(), '{ product(slug: "schal-kurve") { title price { from { cents } } } }')).data.product,
  ).toEqual({
    title: 'Schal Kurve',
    price: { from: { cents: 1290 } },
  })
  const member = await ask(await site.clientAs(['member']), update, { input: { ...input, revision: 3 } })
  expect(member.errors?.[0]?.extensions?.code).toBe('C100')
})

test('managed products are paged by number, filtered and sorted; offline ones are among them', async () => {
  const admin = await site.clientAs(['admin'])
  const query = `query($after: String, $filter: ManagedProductFilter, $orderBy: ManagedProductOrder) {
      managedProducts(first: 10, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount pageInfo { hasNextPage hasPreviousPage } pageCursors { around { page cursor isCurrent } next { cursor } }
        edges { node { productNumber slug } } } }`
  const orderBy = { field: 'SORT_ORDER', direction: 'DESC' }
  type Page = {
    totalCount: number
    edges: { node: { slug: string } }[]
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean }
    pageCursors: { next: { cursor: string } | null; around: unknown[] }
  }
  const ofPage = async (variables: object) =>
    (await ask(admin, query, variables)).data.managedProducts as unknown as Page
  const first = await ofPage({ orderBy })
  const seen = first.edges.map(edge => edge.node.slug)
  let page = first
  while (page.pageCursors.next) {
    page = await ofPage({ orderBy, after: page.pageCursors.next.cursor })
    seen.push(...page.edges.map(edge => edge.node.slug))
  }
  expect(seen).toHaveLength(first.totalCount)
  expect(new Set(seen).size).toBe(first.totalCount)
  expect(seen).toContain('verborgen')
  expect(page.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true })
  expect((await ofPage({ filter: { state: 'OFFLINE' } })).edges.map(edge => edge.node.slug)).toEqual(['verborgen'])
  expect((await ofPage({ filter: { search: 'hf-100' } })).edges.map(edge => edge.node.slug)).toEqual([
    'trikot-nordwald',
  ])
  expect((await ofPage({ filter: { search: '100%' } })).totalCount).toBe(0)
  expect((await ofPage({ filter: { kind: 'SET', groupId: globalId('ProductGroup', groupId) } })).totalCount).toBe(1)
  expect((await ofPage({ filter: { groupId: 'quatsch' } })).totalCount).toBe(0)
  for (const field of ['NUMBER', 'TITLE', 'PRICE', 'STOCK', 'UPDATED_AT']) {
    expect((await ofPage({ orderBy: { field, direction: 'ASC' } })).edges).toHaveLength(10)
  }
})

test('further properties of sizes are written and read; what is wrong with them changes nothing', async () => {
  const admin = await site.clientAs(['admin'])
  const { id, variantIds } = await insertProduct(database, { slug: 'hemd-kabine', productNumber: 'HF-301' })
  const [productId, variantId] = [globalId('Product', id), globalId('Variant', variantIds[0]!)]
  const fields = 'variants { size properties { key text number flag } }'
  const write = `mutation($input: UpdateProductInput!) { updateProduct(input: $input) {
    product { ${fields} } errors { code path } } }`
  const add = `mutation($input: AddVariantInput!) { addVariant(input: $input) {
    product { ${fields} } errors { code path } } }`
  const sleeve = { key: 'sleeve', text: 'long', number: null, flag: null }
  const lined = { key: 'lined', text: null, number: null, flag: false }
  const variants = (properties: object[]) => ({
    input: { productId, revision: 1, variants: [{ variantId, properties }] },
  })
  for (const [properties, path] of [
    [[{ key: 'stars' }], ['variants', '0', 'properties', '0']],
    [[{ key: 'stars', text: '1', number: 1 }], ['variants', '0', 'properties', '0']],
    [
      [sleeve, sleeve],
      ['variants', '0', 'properties', '1'],
    ],
    [[{ key: 'size', text: 'M' }], ['variants', '0', 'properties', 'size']],
  ] as const) {
    expect((await ask(admin, write, variants([...properties]))).data.updateProduct).toEqual({
      product: null,
      errors: [{ code: 'INVALID_INPUT', path }],
    })
  }
  const stored = () =>
    database.pool
      .query<{ properties: object }>('select properties from variants where product_id = $1 order by sort_order', [id])
      .then(({ rows }) => rows.map(({ properties }) => properties))
  expect(await stored()).toEqual([{}])

  expect((await ask(admin, write, variants([sleeve, lined]))).data.updateProduct).toEqual({
    product: { variants: [{ size: 'M', properties: [lined, sleeve] }] },
    errors: [],
  })
  const stars = { key: 'stars', text: null, number: 2, flag: null }
  expect((await ask(admin, add, { input: { productId, size: 'L', properties: [stars] } })).data.addVariant).toEqual({
    product: {
      variants: [
        { size: 'M', properties: [lined, sleeve] },
        { size: 'L', properties: [stars] },
      ],
    },
    errors: [],
  })
  expect(await stored()).toEqual([{ sleeve: 'long', lined: false }, { stars: 2 }])
})

test('new sizes are saved with everything else, or nothing is', async () => {
  const admin = await site.clientAs(['admin'])
  const { id, variantIds } = await insertProduct(database, { slug: 'leibchen-kabine', productNumber: 'HF-302' })
  const productId = globalId('Product', id)
  const write = `mutation($input: UpdateProductInput!) { updateProduct(input: $input) {
    product { management { revision } variants { size fit stock properties { key text } } } errors { code path } } }`
  const variants = [{ variantId: globalId('Variant', variantIds[0]!), size: 'S' }]
  const refused = async (newVariants: object[]) => {
    const input = { productId, revision: 1, variants, newVariants }
    const { product, errors } = (await ask(admin, write, { input })).data.updateProduct as unknown as {
      product: null
      errors: object[]
    }
    expect(product).toBeNull()
    return errors
  }
  expect(await refused([{ size: 'L' }, { size: 's', fit: 'MEN' }])).toEqual([
    { code: 'VARIANT_EXISTS', path: ['newVariants', '1', 'size'] },
  ])
  expect(await refused([{ size: 'L' }, { size: 'l' }])).toEqual([
    { code: 'VARIANT_EXISTS', path: ['newVariants', '1', 'size'] },
  ])
  expect(await refused([{ size: ' ' }])).toEqual([{ code: 'INVALID_INPUT', path: ['newVariants', '0', 'size'] }])
  expect(await refused([{ size: 'L', colorId: globalId('Color', newId()) }])).toEqual([
    { code: 'NOT_FOUND', path: ['newVariants', '0', 'colorId'] },
  ])
  const { rows } = await database.pool.query('select size from variants where product_id = $1', [id])
  expect(rows).toEqual([{ size: 'M' }])

  const newVariants = [
    { size: 'M', fit: 'MEN', stock: 7, properties: [{ key: 'sleeve', text: 'long' }] },
    { size: 'L', stock: null },
    { size: 'XL' },
  ]
  const input = { productId, revision: 1, variants, newVariants }
  expect((await ask(admin, write, { input })).data.updateProduct).toEqual({
    product: {
      management: { revision: 2 },
      variants: [
        { size: 'S', fit: 'MEN', stock: null, properties: [] },
        { size: 'M', fit: 'MEN', stock: 7, properties: [{ key: 'sleeve', text: 'long' }] },
        { size: 'L', fit: null, stock: null, properties: [] },
        { size: 'XL', fit: null, stock: 0, properties: [] },
      ],
    },
    errors: [],
  })
})

test('a size is added sold out, and a product is taken out of the shop', async () => {
  const admin = await site.clientAs(['admin'])
  const { id } = await insertProduct(database, { slug: 'polo-kabine', productNumber: 'HF-300' }, [{ available: 3 }])
  const productId = globalId('Product', id)
  const add = `mutation($input: AddVariantInput!) { addVariant(input: $input) {
    product { variants { size fit stock } } errors { code path } } }`
  expect((await ask(admin, add, { input: { productId, size: 'XL', fit: 'WOMEN' } })).data.addVariant).toEqual({
    product: {
      variants: [
        { size: 'M', fit: 'MEN', stock: 3 },
        { size: 'XL', fit: 'WOMEN', stock: 0 },
      ],
    },
    errors: [],
  })
  expect((await ask(admin, add, { input: { productId, size: ' ' } })).data.addVariant).toMatchObject({
    product: null,
    errors: [{ code: 'INVALID_INPUT', path: ['size'] }],
  })
  const ofAnotherKind = await ask(admin, add, { input: { productId, size: 'S', colorId: productId } })
  expect(ofAnotherKind.errors).toMatchObject([{ extensions: { code: 'C400', fields: [{ path: 'input.colorId' }] } }])

  const remove =
    'mutation($ids: [ID!]!) { deleteProducts(input: { productIds: $ids }) { deletedProductIds errors { code } } }'
  const ids = [productId, globalId('Product', groupId)]
  expect((await ask(await site.clientAs(['member']), remove, { ids })).errors?.[0]?.extensions?.code).toBe('C100')
  expect((await ask(admin, remove, { ids })).data.deleteProducts).toEqual({
    deletedProductIds: [productId],
    errors: [],
  })
  expect((await ask(admin, remove, { ids })).data.deleteProducts).toEqual({ deletedProductIds: [], errors: [] })
  const shown = '{ product(slug: "polo-kabine") { id } }'
  expect((await ask(site.client(), shown)).data.product).toBeNull()
})
