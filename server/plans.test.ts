import { beforeAll, describe, expect, test } from 'vitest'
import { seedLargeCatalogue } from './demo/largeCatalogue.ts'
import { addToCart } from './domains/cart/operations/cart.ts'
import { placeOrder } from './domains/checkout/operations/placeOrder.ts'
import { updateCheckout } from './domains/checkout/operations/updateCheckout.ts'
import { openStorage } from './platform/storage.ts'
import { dataOf } from './testing/asking.ts'
import { contextFor, TEST_NOW } from './testing/builders.ts'
import { completeCheckout, orderOf, pieces } from './testing/buyers.ts'
import { testDatabase } from './testing/database.ts'
import { temporaryFolder } from './testing/folders.ts'
import { multiplyCatalogue } from './testing/largeTables.ts'
import { type PlanStep, plansOf, type SentStatement, sentDuring } from './testing/plans.ts'
import { testSite } from './testing/site.ts'

/** How the statements that visitors cause are run on a catalogue of 100,000 products. The statements are those that real
 *  requests send; each is explained with its values, as it is planned at first and as it is planned later on. */

/** 500 products as the demo shop and the large catalogue have them, and 199 copies of each. */
const TEMPLATES = 330
const COPIES = 199
const PRODUCTS = 100_000

/** Tables that grow with the catalogue: none is read from end to end. */
const bigTables = new Set([
  ...['products', 'variants', 'group_members', 'product_images', 'price_changes'],
  ...['listings', 'group_listings', 'listing_bitmaps', 'search_entries', 'search_documents'],
])
/** Rows that any step of a plan may look at: a page, or a set that is looked up one by one. */
const MOST_ROWS = 8_000

const database = await testDatabase()
const site = await testSite(database)
let group: { slug: string }
let product: { id: string; slug: string; variantIds: string[]; priceCents: number }

beforeAll(async () => {
  const storage = await openStorage(await temporaryFolder())
  await seedLargeCatalogue({ database, storage, now: TEST_NOW, products: TEMPLATES })
  await multiplyCatalogue(database, COPIES)
  const { pool } = database
  const groups = await pool.query(
    `select slug from product_groups join group_facets on group_id = id where facet = 'all' order by products desc limit 1`,
  )
  group = groups.rows[0]
  const products = await pool.query(
    `select p.id, p.slug, p.price_cents as "priceCents", array_agg(v.id) as "variantIds"
     from products p join variants v on v.product_id = p.id join listings l on l.product_id = p.id
     where v.available > 20 and p.product_number like 'G%-1' and not p.is_sale and v.price_cents is null
     group by p.id order by p.product_number limit 1`,
  )
  product = products.rows[0]
}, 600_000)

/** What a step does that takes longer the larger the catalogue. */
function complaintOf({ kind, table, index, read, rows }: PlanStep): string | null {
  const what = `${kind} ${index ?? table ?? ''}`.trim()
  if (kind === 'Seq Scan' && table !== null && bigTables.has(table)) return `${what} reads all of ${table}`
  if (read > MOST_ROWS) return `${what} reads ${read} rows for ${rows}`
  return null
}

async function complaintsAbout(statements: readonly SentStatement[]): Promise<string[]> {
  const complaints: string[] = []
  for (const statement of statements) {
    // What only writes, or asks for versions and sequences, has nothing to plan.
    if (/^\s*(insert into (?!.*select)|update site_versions|select sum\(version \+ stock\))/is.test(statement.text))
      continue
    for (const steps of await plansOf(database, statement)) {
      const found = steps.map(complaintOf).filter(complaint => complaint !== null)
      if (found.length > 0)
        complaints.push(`${found.join('; ')}: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
    }
  }
  return complaints
}

/** The statements of a request that is answered without errors, the values of its variables given. */
const statementsFor = (query: string, variables: object = {}) =>
  sentDuring(() => dataOf(site.client(), query, variables))

const tile = 'id title path price { from { cents } to { cents } } image { url(width: 480) alt }'
const edges = `totalCount edges { cursor node { ${tile} } } pageInfo { endCursor }`
const facets = 'facets { kind values { value count } minimum { cents } maximum { cents } }'

type Page = {
  products: { totalCount: number; edges: { node: { productNumber: string } }[]; pageInfo: { endCursor: string } }
}

test(`the catalogue holds ${PRODUCTS} products`, async () => {
  const { rows } = await database.pool.query('select count(*)::int as count from listings')
  expect(rows[0].count).toBeGreaterThanOrEqual(PRODUCTS)
})

describe('a group', () => {
  const query = (more = '') => `query ($slug: String!, $order: ProductOrder, $after: String, $filter: ProductFilter) {
    productGroup(slug: $slug) { title products(first: 24, orderBy: $order, after: $after, filter: $filter) { ${edges} ${more} } } }`
  const orders = ['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'TITLE']

  test.each(orders)('sorted %s, its first and a later page', async order => {
    const client = site.client()
    const { productGroup } = await dataOf<{ productGroup: Page }>(client, query(), { ...group, order })
    expect(productGroup.products.edges).toHaveLength(24)
    const { endCursor } = productGroup.products.pageInfo
    const statements = [
      ...(await statementsFor(query(), { ...group, order: order })),
      ...(await statementsFor(query(), { ...group, order, after: endCursor })),
    ]
    expect(await complaintsAbout(statements)).toEqual([])
  })

  test('its facets', async () => {
    expect(await complaintsAbout(await statementsFor(query(facets), group))).toEqual([])
  })

  test.each([
    ['what nearly all have', { inStock: true }],
    ['what few have', { colors: ['NAV'], sizes: ['104', '116'], onSale: true }],
    ['prices', { priceFrom: 2000, priceTo: 5000 }],
    ['a property besides', { sizes: ['104'], properties: [{ key: 'material', values: ['Merino', 'Loden'] }] }],
  ])('filtered by %s, with its facets', async (_label, filter) => {
    for (const order of orders) {
      const statements = await statementsFor(query(facets), { ...group, order, filter })
      expect(await complaintsAbout(statements), order).toEqual([])
    }
  })
})

describe('a search', () => {
  const query = (more = '') => `query ($query: String!, $order: ProductOrder, $after: String, $filter: ProductFilter) {
    search(query: $query) { products(first: 24, orderBy: $order, after: $after, filter: $filter) { ${edges} ${more} } } }`

  test.each([
    ['a word of the title', 'Trikot'],
    ['a word of all texts', 'Verein'],
    ['the beginning of words', 'Train'],
    ['a part of compounds', 'Hose'],
    ['a typing error', 'Trikto'],
    ['two words', 'Trikot Profi'],
    ['two words that all products have', 'Reihe Verein'],
    ['two words, one with a typing error', 'Trikto Profi'],
    ['a colour and a fit', 'rot Damen'],
    ['a product number', 'G000007'],
  ])('%s: %s, its first and a later page, with its facets', async (_label, words) => {
    const { search } = await dataOf<{ search: Page }>(site.client(), query(), { query: words })
    const { totalCount, pageInfo } = search.products
    expect(totalCount).toBeGreaterThan(0)
    const statements = [
      ...(await statementsFor(query(facets), { query: words })),
      ...(await statementsFor(query(), { query: words, after: pageInfo.endCursor })),
      ...(await statementsFor(query(), { query: words, filter: { inStock: true } })),
    ]
    expect(await complaintsAbout(statements)).toEqual([])
  })

  test.each(['PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'TITLE'])('sorted %s', async order => {
    for (const words of ['Trikot', 'Reihe Verein']) {
      const statements = await statementsFor(query(), { query: words, order })
      expect(await complaintsAbout(statements), words).toEqual([])
    }
  })

  test.each([
    ['RECOMMENDED', 'l.sort_order, l.product_id'],
    ['PRICE_ASC', 'l.price_from, l.product_id'],
    ['PRICE_DESC', 'l.price_from desc, l.product_id desc'],
  ])('goes on page after page through what most products have, sorted %s', async (order, sorted) => {
    const numbers: string[] = []
    let after: string | null = null
    for (let page = 0; page < 4; page += 1) {
      const numbered = query().replace('id title', 'productNumber')
      const { search }: { search: Page } = await dataOf(site.client(), numbered.replace('first: 24', 'first: 100'), {
        query: 'Reihe Alltag',
        order,
        after,
      })
      numbers.push(...search.products.edges.map(({ node }) => node.productNumber))
      after = search.products.pageInfo.endCursor
    }
    const { rows } = await database.pool.query(
      `select l.card->>'number' as number from listings l
       where l.card->>'number' like 'G%' order by ${sorted} limit 400`,
    )
    expect(rows).toHaveLength(400)
    expect(numbers).toEqual(rows.map(({ number }) => number))
  })

  test.each(['tr', 'traini', 'trikot pro', 'G0000'])('while typing %s', async typed => {
    const suggestions =
      'query ($typed: String!) { searchSuggestions(query: $typed) { kind path parts { text isMatch } } }'
    expect(await complaintsAbout(await statementsFor(suggestions, { typed }))).toEqual([])
  })
})

describe('beyond lists', () => {
  test('a product by its slug, with all that its page shows', async () => {
    const query = `query ($slug: String!) { product(slug: $slug) { ${tile} description details images { view image { url(width: 960) } }
      variants { id sku size color { code } price { cents } availability { state quantity } } groups { title path }
      downloads { url } sets(first: 4) { edges { node { id } } } alsoBought(first: 4) { edges { node { id } } } } }`
    expect(await complaintsAbout(await statementsFor(query, { slug: product.slug }))).toEqual([])
  })

  test.each(['newProducts', 'topSellers', 'specials'])('the list %s', async list => {
    const query = `{ ${list}(first: 12) { edges { node { ${tile} } } } }`
    expect(await complaintsAbout(await statementsFor(query))).toEqual([])
  })

  test('adding to the cart, reading it and placing the order', async () => {
    const context = contextFor(database)
    const statements = await sentDuring(async () => {
      await addToCart(context, pieces(product, 2))
      await updateCheckout(context, { changes: completeCheckout, validate: null })
    })
    expect(await complaintsAbout(statements)).toEqual([])
    const placed = await sentDuring(() => placeOrder(context, orderOf(product.priceCents * 2 + 490)))
    expect(await complaintsAbout(placed)).toEqual([])
  })
})
