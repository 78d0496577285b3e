import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, insertSet, statementsOf, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { colors, groupMembers, productGroups } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const groupId = newId()
const colorId = newId()
let shirt: { id: string; variantIds: string[] }
let hidden: { id: string; variantIds: string[] }
let set: { id: string }

beforeAll(async () => {
  await database.drizzle
    .insert(productGroups)
    .values({ id: groupId, slug: 'trikots', title: { de: 'Trikots', en: 'Jerseys' } })
  await database.drizzle
    .insert(colors)
    .values({ id: colorId, code: 'gruen', title: { de: 'Grün', en: 'Green' }, hex: '#1f6f50' })
  const variants = ['S', 'M', 'L'].map((size, i) => ({ size, colorId, available: i * 4, expectedDays: 10 }))
  shirt = await insertProduct(
    database,
    {
      slug: 'trikot-nordwald',
      productNumber: 'HF-100',
      details: { de: '<p>Fein</p>' },
      careInstructions: { de: '30°' },
    },
    variants,
  )
  hidden = await insertProduct(database, { slug: 'verborgen', isOffline: true }, [{}])
  set = await insertSet(database, [shirt.id], { slug: 'set-nordwald', priceCents: 990 })
  const more = await Promise.all(Array.from({ length: 30 }, (_, i) => insertProduct(database, { sortOrder: 2000 + i })))
  const members = [shirt.id, hidden.id, set.id, ...more.map(({ id }) => id)]
  await database.drizzle.insert(groupMembers).values(members.map(productId => ({ groupId, productId, position: 0 })))
  const settings = settingsWith()
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings, now: TEST_NOW }))
})

type Answer = { data: Record<string, never>; errors?: { message: string; extensions?: { code?: string } }[] }
async function ask(client: Client, query: string, variables: object = {}, language = 'de'): Promise<Answer> {
  const answer = await client.request('POST', `/graphql?lang=${language}`, { query, variables })
  expect(answer.status, answer.text).toBeLessThan(500)
  return answer.body
}

const tile = `id path kind title subtitle isNew isPersonalisable fits sizes setSavingPercent
  colors { id title hex } price { from { cents currency } to { cents } adult { cents } unitPrice { price { cents } quantity } vatRate vatIncluded }
  sale { percent previousPrice { cents } } tierPrices { from price { cents } } availability { state backOn }
  image { id url(width: 480) srcSet(widths: [320, 480]) alt } backImage { id url(width: 480) }`
const page = `description details careInstructions properties { key value } composition safety { producer }
  images { id image { url(width: 800) } view } downloads { url size } groups { id title path }
  variants { id sku fit size color { title } price { cents } isPersonalisable delivery { weeks latest }
    availability { state quantity backOn tableText } }
  setSlots { position product { id title } }`

/** The statements besides the one that asks whether a kept answer is still right. */
const beyondVersion = (statements: readonly string[]) => statements.filter(text => !text.includes('site_versions'))

describe('statements', () => {
  test.each([
    [
      'a group page with 24 tiles',
      2,
      `{ productGroup(slug: "trikots") { title products(first: 24) { totalCount edges { node { ${tile} } } pageInfo { hasNextPage endCursor } } } }`,
    ],
    ['a product page', 3, `{ product(slug: "trikot-nordwald") { ${tile} ${page} } }`],
    [
      'a search',
      2,
      `{ search(query: "Trikot") { products(first: 24) { totalCount edges { titleParts { text isMatch } node { id path title image { url(width: 480) } } } } } }`,
    ],
    ['a list', 1, `{ newProducts(first: 12) { edges { node { id path title price { from { cents } } } } } }`],
    [
      'all of a page’s things, for 24 products at once',
      7,
      `{ productGroup(slug: "trikots") { products(first: 24) { edges { node { ${tile} ${page} } } } } }`,
    ],
    [
      'carousels of 24 products at once',
      4,
      `{ productGroup(slug: "trikots") { products(first: 24) { edges { node { sets(first: 4) { edges { node { id } } } alsoBought(first: 4) { edges { node { id } } } } } } } }`,
    ],
  ])('%s takes at most %i', async (_label, most, query) => {
    const { result, statements } = await statementsOf(() => ask(site.client(), query))
    expect(result.errors).toBeUndefined()
    const own = beyondVersion(statements)
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(most)
  })
})

describe('what a visitor reads', () => {
  test('what a whole quantity costs of goods that are compared by it, in lists too', async () => {
    const { id } = await insertProduct(database, { priceCents: 495, content: { amount: 500, unit: 'ml' } })
    await inTransaction(database, tx => refreshListings(tx, [id], { settings: settingsWith(), now: TEST_NOW }))
    const query = `{ newProducts(first: 50) { edges { node { price { from { cents } unitPrice { price { cents } quantity } } } } } }`
    const { data } = await ask(site.client(), query)
    const { edges } = data.newProducts as unknown as { edges: { node: { price: { unitPrice: object | null } } }[] }
    expect(edges.flatMap(({ node }) => (node.price.unitPrice ? [node.price] : []))).toEqual([
      { from: { cents: 495 }, unitPrice: { price: { cents: 990 }, quantity: 'LITRE' } },
    ])
  })

  test('when a product comes, size by size; without print there are no days of printing', async () => {
    const query = `query($slug: String!) { product(slug: $slug) { delivery { printingDays
      sizes { sizes delivery { weeks earliest latest } } } } }`
    const { data } = await ask(site.client(), query, { slug: 'trikot-nordwald' })
    expect(data.product).toEqual({
      delivery: {
        printingDays: null,
        sizes: [{ sizes: ['M', 'L'], delivery: { weeks: 3, earliest: '2026-12-07', latest: '2026-12-09' } }],
      },
    })
  })

  test('a product page in both languages', async () => {
    const query = `query($slug: String!) { product(slug: $slug) { ${tile} ${page} management { revision } } }`
    const { data } = await ask(site.client(), query, { slug: 'trikot-nordwald' })
    expect(data.product).toMatchObject({
      path: '/trikots/trikot-nordwald',
      title: 'Trikot Nordwald',
      details: '<p>Fein</p>',
      colors: [{ title: 'Grün' }],
      price: { from: { cents: 1990, currency: 'EUR' }, vatRate: 2000, vatIncluded: true },
      availability: { state: 'IN_STOCK' },
      groups: [{ title: 'Trikots', path: '/trikots' }],
      variants: [
        { size: 'S', availability: { state: 'SOLD_OUT', quantity: 0 }, delivery: { weeks: 3, latest: '2026-12-09' } },
        { size: 'M', availability: { state: 'FEW_LEFT', quantity: 4 } },
        { size: 'L', availability: { state: 'IN_STOCK', quantity: null } },
      ],
      management: null,
    })
    const english = await ask(site.client(), query, { slug: shirt.id }, 'en')
    expect(english.data.product).toMatchObject({
      path: '/en/trikots/trikot-nordwald',
      title: 'Nordwald jersey',
      details: '<p>Fein</p>',
      colors: [{ title: 'Green' }],
    })
  })

  test('a set with its saving, and where a piece is part of a set', async () => {
    const { data } = await ask(
      site.client(),
      `{ set: product(slug: "set-nordwald") { kind setSavingPercent setSlots { position product { slug } } }
         shirt: product(slug: "trikot-nordwald") { sets(first: 1) { totalCount edges { node { slug } } } } }`,
    )
    expect(data).toEqual({
      set: { kind: 'SET', setSavingPercent: 50, setSlots: [{ position: 0, product: { slug: 'trikot-nordwald' } }] },
      shirt: { sets: { totalCount: 1, edges: [{ node: { slug: 'set-nordwald' } }] } },
    })
  })

  test('stock in pieces is for staff', async () => {
    const query = '{ product(slug: "trikot-nordwald") { variants { stock ownPrice { cents } isOffline } } }'
    const nothing = { stock: null, ownPrice: null, isOffline: null }
    expect((await ask(site.client(), query)).data.product).toEqual({ variants: [nothing, nothing, nothing] })
    const staff = await ask(await site.clientAs(['member']), query)
    expect(
      (staff.data.product as unknown as { variants: { stock: number }[] }).variants.map(each => each.stock),
    ).toEqual([0, 4, 8])
  })
})

describe('what is not a visitor’s to see', () => {
  const node = 'query($id: ID!) { node(id: $id) { __typename id } }'

  test.each([
    ['Product', () => shirt.id, () => hidden.id],
    ['Variant', () => shirt.variantIds[0]!, () => hidden.variantIds[0]!],
    ['ProductGroup', () => groupId, () => newId()],
    ['Color', () => colorId, () => newId()],
  ])('node %s: what is public is found, the rest is as if it were not there', async (type, open, closed) => {
    const member = await site.clientAs(['member'])
    for (const client of [site.client(), member]) {
      const id = globalId(type, open())
      expect((await ask(client, node, { id })).data.node).toEqual({ __typename: type, id })
      expect((await ask(client, node, { id: globalId(type, closed()) })).data.node).toBeNull()
      expect((await ask(client, node, { id: globalId(type, 'nichts') })).data.node).toBeNull()
    }
  })

  test('an offline product has no page, and its pieces no way in', async () => {
    const query = `query($slug: String!) { product(slug: $slug) { id } }`
    for (const slug of ['verborgen', hidden.id, 'gibt-es-nicht', '\0', 'x'.repeat(5000)]) {
      expect((await ask(site.client(), query, { slug })).data.product).toBeNull()
    }
  })

  test.each([
    'managedProducts { totalCount }',
    'managedProduct(id: "x") { id }',
    'allProductGroups { id }',
    'colors { id }',
  ])('%s is for staff', async field => {
    expect((await ask(site.client(), `{ ${field} }`)).errors?.[0]?.extensions?.code).toBe('C100')
    expect((await ask(await site.clientAs(['user']), `{ ${field} }`)).errors?.[0]?.extensions?.code).toBe('C100')
    expect((await ask(await site.clientAs(['member']), `{ ${field} }`)).errors).toBeUndefined()
  })
})

describe('costs', () => {
  const carousel = (field: string) => `${field}(first: 12) { edges { node { ${tile} } } }`
  test.each([
    [
      'a product page with four carousels',
      `{ product(slug: "trikot-nordwald") { ${tile} ${page} ${carousel('sets')} ${carousel('alsoBought')} }
         ${carousel('newProducts')} ${carousel('topSellers')} shop { name } productGroups { id title path children { id title } } }`,
    ],
    ['a large page of tiles', `{ productGroup(slug: "trikots") { ${carousel('products').replace('12', '48')} } }`],
  ])('%s is answered', async (_label, query) => {
    expect((await ask(site.client(), query)).errors).toBeUndefined()
  })

  const deep = (levels: number): string =>
    levels === 0 ? 'id' : `id groups { products(first: 100) { edges { node { ${deep(levels - 1)} } } } }`
  test.each([
    [
      'lists within lists',
      `{ newProducts(first: 100) { edges { node { alsoBought(first: 100) { edges { node { ${page} } } } } } } }`,
    ],
    [
      'all variants of a hundred products’ relatives',
      `{ newProducts(first: 100) { edges { node { sets(first: 100) { edges { node { variants { sku price { cents } } } } } } } } }`,
    ],
    ['round and round', `{ newProducts { edges { node { ${deep(4)} } } } }`],
    [
      'the same list under many names',
      `{ ${Array.from({ length: 60 }, (_, i) => `a${i}: newProducts(first: 100) { edges { node { ${tile} } } }`).join(' ')} }`,
    ],
  ])('%s is refused before anything is read', async (_label, query) => {
    const { result, statements } = await statementsOf(() => ask(site.client(), query))
    expect(result.errors?.length).toBeGreaterThan(0)
    expect(result.data).toBeFalsy()
    expect(beyondVersion(statements)).toEqual([])
  })
})

describe('bad input', () => {
  const list = (args: string) =>
    `{ productGroup(slug: "trikots") { products(${args}) { totalCount edges { node { id } } } } }`
  const cursor = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
  test.each([
    ['more than 100 rows', list('first: 101')],
    ['no rows', list('first: 0')],
    ['a cursor that is none', list('after: "quatsch"')],
    ['a cursor of another order', list(`after: "${cursor([1, newId()])}"`)],
    ['a cursor without a product', list(`after: "${cursor([1, 'a', 'b'])}"`)],
    ['a cursor with a sign that cannot be stored', list(`after: "${cursor([1, '\0', newId()])}"`)],
    ['a managed cursor before the beginning', `{ managedProducts(after: "${cursor([-1])}") { totalCount } }`],
  ])('%s is a mistake of the request', async (_label, query) => {
    const client = await site.clientAs(['admin'])
    expect((await ask(client, query)).errors?.[0]?.extensions?.code).toBe('C400')
  })

  test.each([
    ['numbers beyond any that are stored', list(`after: "${cursor([1e300, 1e300, 'a', newId()])}"`)],
    ['an instant that no calendar knows', list(`orderBy: NEWEST, after: "${cursor([-1e300, newId()])}"`)],
    ['prices beyond any that are stored', list('filter: { priceFrom: 9007199254740991, priceTo: -5 }')],
    ['values that do not exist', list('filter: { colors: ["x\\u0000", "%"], sizes: ["\'"] }')],
    ['a search of signs', '{ search(query: "\'\\u0000 & | ! ( :* \\\\") { products { totalCount } groups { id } } }'],
    ['a search that is very long', `{ search(query: "${'trikot '.repeat(500)}") { products { totalCount } } }`],
    ['nothing typed yet', '{ searchSuggestions(query: " ") { path } }'],
  ])('%s are answered', async (_label, query) => {
    expect((await ask(site.client(), query)).errors).toBeUndefined()
  })
})
