import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { add, dataOf, productId } from '../../../testing/asking.ts'
import {
  insertPrices,
  insertProduct,
  insertSet,
  insertTiers,
  setSettings,
  TEST_NOW,
} from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { everybodysDiscount } from '../../../testing/facts.ts'
import { testSite } from '../../../testing/site.ts'
import { refreshListings } from '../../catalogue/listings/refreshListings.ts'
import { specialOffers } from '../../catalogue/tables.ts'
import { readSettings } from '../../settings/queries.ts'

/* One price, wherever a shopper meets it: 25.00 EUR, children's sizes 20.00, less the 20 % of an offer that runs. */

const database = await testDatabase()
const site = await testSite(database)
await setSettings(database, 'discounts', { groups: [everybodysDiscount('autumn', 2000)] })
const shirt = await insertProduct(database, { slug: 'trikot', priceCents: 2500 }, [
  { key: 's', size: '128', fit: 'children', isChildSize: true, priceCents: 2000 },
  { key: 'm', size: 'M' },
])
const [childId, adultId] = shirt.variantIds as [string, string]
const socks = await insertProduct(database, { slug: 'stutzen', priceCents: 1000 })
const set = await insertSet(database, [shirt.id, socks.id], {
  slug: 'garnitur',
  priceCents: 2800,
  childPriceCents: 2400,
})
await insertTiers(database, shirt.id, { 10: 2100 })
await insertPrices(database, shirt.id, { 90: 2500 })
await insertPrices(database, shirt.id, { 90: 2000 }, { variantId: childId })
await database.drizzle.insert(specialOffers).values({
  ...{ id: newId(), productId: shirt.id, discountGroups: ['autumn'] },
  ...{ startsAt: new Date(TEST_NOW.getTime() - 1000), endsAt: new Date(TEST_NOW.getTime() + 86_400_000) },
})

beforeAll(async () => {
  const settings = await readSettings(database.drizzle)
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings, now: TEST_NOW }))
})

const sale = '{ previousPrice { cents } lowestPriceOf30Days { cents } percent }'
const prices = `price { from { cents } adult { cents } child { cents } } isOnSale sale ${sale} childSale ${sale}
  tierPrices { from price { cents } } variants { key price { cents } sale ${sale} }`
const of = (cents: number, before: number, percent = 20) => ({
  ...{ previousPrice: { cents: before }, lowestPriceOf30Days: { cents: before }, percent },
  cents,
})
const { cents: _adult, ...adultSale } = of(2000, 2500)
const { cents: _child, ...childSale } = of(1600, 2000)
const announced = {
  price: { from: { cents: 1600 }, adult: { cents: 2000 }, child: { cents: 1600 } },
  isOnSale: true,
  sale: adultSale,
  childSale,
  tierPrices: [{ from: 10, price: { cents: 1680 } }],
  variants: [
    { key: 's', price: { cents: 1600 }, sale: childSale },
    { key: 'm', price: { cents: 2000 }, sale: adultSale },
  ],
}

describe('the price of a product', () => {
  test('is that of the offer on its page and on the page of specials', async () => {
    const { product, specials } = await dataOf<{ product: object; specials: { edges: { node: object }[] } }>(
      site.client(),
      `{ product(slug: "trikot") { ${prices} } specials(first: 5) { edges { node { slug ${prices} } } } }`,
    )
    expect(product).toEqual(announced)
    expect(specials.edges.map(({ node }) => node)).toEqual([{ slug: 'trikot', ...announced }])
  })

  test('is what the choice costs, tier included', async () => {
    const quote = (amount: number) =>
      dataOf<{ quoteProduct: object }>(
        site.client(),
        `query ($input: QuoteProductInput!) { quoteProduct(input: $input) {
          total { cents } unitPrice { cents } tiers { from price { cents } } nextTierPrice { cents } } }`,
        { input: { productId: productId(shirt), pieces: [{ variantId: globalId('Variant', adultId), amount }] } },
      ).then(({ quoteProduct }) => quoteProduct)
    const tiers = [{ from: 10, price: { cents: 1680 } }]
    const nextTierPrice = { cents: 1680 }
    expect(await quote(2)).toEqual({ total: { cents: 4000 }, unitPrice: { cents: 2000 }, tiers, nextTierPrice })
    expect(await quote(10)).toEqual({
      ...{ total: { cents: 16_800 }, unitPrice: { cents: 1680 }, tiers, nextTierPrice: null },
    })
  })

  test('is that of the cart, which names the former price; with a tier it names the tier', async () => {
    const client = site.client()
    await add(client, shirt, 1)
    await dataOf(client, 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { errors { code } } }', {
      input: { productId: productId(shirt), pieces: [{ variantId: globalId('Variant', adultId), amount: 2 }] },
    })
    const read = `{ viewer { cart { lines { amount unitPrice { cents } sum { cents } total { cents } tier sale ${sale} }
      totals { goods { cents } discount { cents } discounts { label } } } } }`
    const { viewer } = await dataOf<{ viewer: { cart: object } }>(client, read)
    expect(viewer.cart).toEqual({
      lines: [
        {
          ...{ amount: 1, unitPrice: { cents: 1600 }, sum: { cents: 1600 }, total: { cents: 1600 }, tier: null },
          sale: childSale,
        },
        {
          ...{ amount: 2, unitPrice: { cents: 2000 }, sum: { cents: 4000 }, total: { cents: 4000 }, tier: null },
          sale: adultSale,
        },
      ],
      totals: { goods: { cents: 5600 }, discount: { cents: 0 }, discounts: [] },
    })
    const many = site.client()
    await add(many, shirt, 10)
    expect((await dataOf<{ viewer: { cart: object } }>(many, read)).viewer.cart).toMatchObject({
      lines: [{ unitPrice: { cents: 1680 }, sum: { cents: 16_800 }, tier: 10, sale: null }],
    })
  })

  test('says in the cart and beside the choice what some pieces more save, through both doors', async () => {
    const asked = '{ from missing price { cents } priceTo { cents } savingFrom { cents } savingTo { cents } }'
    const client = site.client()
    const pieces = [
      { variantId: globalId('Variant', adultId), amount: 7 },
      { variantId: globalId('Variant', childId), amount: 1 },
    ]
    const input = { productId: productId(shirt), pieces }
    // A child's piece costs less than the tier already, so that the adults' alone become cheaper: 20.00 to 16.80.
    const nextTier = {
      ...{ from: 10, missing: 2, price: { cents: 1680 }, priceTo: { cents: 1680 } },
      ...{ savingFrom: { cents: 320 }, savingTo: { cents: 320 } },
    }
    const quoted = `query ($input: QuoteProductInput!) { quoteProduct(input: $input) { nextTier ${asked} } }`
    expect(await dataOf(client, quoted, { input })).toEqual({ quoteProduct: { nextTier } })
    await dataOf(client, 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { errors { code } } }', {
      input,
    })
    expect(await dataOf(client, `{ viewer { cart { lines { nextTier ${asked} } } } }`)).toEqual({
      viewer: { cart: { lines: [{ nextTier }, { nextTier }] } },
    })
    const documented = { from: 10, missing: 2, price: 16.8, price_to: 16.8, saving: 3.2, saving_to: 3.2 }
    expect((await client.request('GET', '/api/v0/shop/cart')).body).toMatchObject({
      items: [{ next_tier: documented }, { next_tier: documented }],
    })
  })

  test('of one set stands at its line, of children’s sizes beside the others', async () => {
    const client = site.client()
    const slot = (ofProduct: { id: string }, variantId: string, amount: number) => ({
      productId: globalId('Product', ofProduct.id),
      pieces: [{ variantId, amount }],
    })
    const adult = globalId('Variant', adultId)
    const input = {
      productId: globalId('Product', set.id),
      slots: [
        {
          productId: globalId('Product', shirt.id),
          pieces: [
            { variantId: adult, amount: 2 },
            { variantId: globalId('Variant', childId), amount: 1 },
          ],
        },
        slot(socks, globalId('Variant', socks.variantIds[0]!), 3),
      ],
    }
    const added = await dataOf(
      client,
      'mutation ($input: AddSetToCartInput!) { addSetToCart(input: $input) { errors { code } } }',
      { input },
    )
    expect(added).toEqual({ addSetToCart: { errors: [] } })
    const read = '{ viewer { cart { lines { unitPrice { cents } setPrices { sets isChild price { cents } } } } } }'
    expect(await dataOf(client, read)).toEqual({
      viewer: {
        cart: {
          lines: [
            {
              unitPrice: null,
              setPrices: [
                { sets: 1, isChild: true, price: { cents: 2400 } },
                { sets: 2, isChild: false, price: { cents: 2800 } },
              ],
            },
          ],
        },
      },
    })
    expect((await client.request('GET', '/api/v0/shop/cart')).body).toMatchObject({
      items: [
        {
          set_prices: [
            { sets: 1, price: 24, child: true },
            { sets: 2, price: 28, child: false },
          ],
        },
      ],
    })
  })

  test('is that of the documented paths, where staff read what was set as well', async () => {
    const euros = { former_price: 25, lowest_price_30_days: 25, sale_percent: 20 }
    const guest = site.client()
    const { body } = await guest.request('GET', `/api/v0/shop_product/${shirt.id}`)
    expect(body).toMatchObject({
      ...{ price: 20, price_cents: 2000, asked_price_cents: 2000, sale: true, ...euros },
      sale_children: { former_price: 20, lowest_price_30_days: 20, sale_percent: 20 },
      bulk_prices: [{ from: 10, price: 16.8, price_cents: 1680 }],
      variants: [
        { key: 's', price: 16, asked_price: 16, former_price: 20 },
        { key: 'm', price: 20, asked_price: 20, ...euros },
      ],
    })
    const staff = await site.clientAs(['user', 'admin'])
    expect((await staff.request('GET', `/api/v0/shop_product/${shirt.id}`)).body).toMatchObject({
      ...{ price_cents: 2500, asked_price_cents: 2000, sale: false, ...euros },
      bulk_prices: [{ from: 10, price_cents: 2100 }],
      variants: [
        { key: 's', price_cents: 2000, asked_price_cents: 1600 },
        { key: 'm', price_cents: 2500, asked_price_cents: 2000 },
      ],
    })
    const ids = async (path: string, key: string) =>
      ((await guest.request('GET', path)).body as Record<string, { _id: string }[]>)[key]!.map(({ _id }) => _id)
    expect(await ids('/api/v0/specials', 'byProducts')).toEqual([shirt.id])
    expect(await ids(`/api/v0/shop_product?qry=${encodeURIComponent('{"sale":true}')}`, 'items')).toEqual([shirt.id])
    expect(await ids('/api/v0/shop_product?sort=price', 'items')).toEqual([socks.id, shirt.id, set.id])
    await guest.request('PUT', '/api/v0/shop/cart', { items: [{ item: adultId, amount: 3 }] })
    expect((await guest.request('GET', '/api/v0/shop/cart')).body).toMatchObject({
      items: [{ price: 20, total: 60, ...euros }],
      totals: { goods: 60, discount: 0 },
    })
  })

  test('is compared with, where a set says what it saves', async () => {
    const query = '{ product(slug: "garnitur") { setSavingPercent priceApart { cents } } }'
    // 20.00 for the shirt on offer and 10.00 for the socks.
    expect((await dataOf<{ product: object }>(site.client(), query)).product).toEqual({
      setSavingPercent: 6,
      priceApart: { cents: 3000 },
    })
  })

  test('sorts and filters lists', async () => {
    const found = `query ($filter: ProductFilter) { search(query: "trikot") { products(first: 5, filter: $filter, orderBy: PRICE_ASC) {
      edges { node { slug } } } } }`
    const slugs = async (filter: object) =>
      (
        await dataOf<{ search: { products: { edges: { node: { slug: string } }[] } } }>(site.client(), found, {
          filter,
        })
      ).search.products.edges.map(({ node }) => node.slug)
    expect(await slugs({ priceTo: 1650 })).toContain('trikot')
    expect(await slugs({ priceFrom: 2001 })).not.toContain('trikot')
    expect(await slugs({ onSale: true })).toEqual(['trikot'])
  })
})

describe('for everybody', () => {
  test('a customer’s own discount comes off in the sums, the price stays the one that was announced', async () => {
    const own = { ...everybodysDiscount('club', 1000), roles: [] }
    await setSettings(database, 'discounts', { groups: [everybodysDiscount('autumn', 2000), own] })
    await database.pool.query(`update products set discount_groups = '{club}' where id = $1`, [shirt.id])
    const client = await site.clientAs(['user'])
    await database.pool.query(`update accounts set terms = '{"discountGroups":["club"]}'`)
    await add(client, shirt, 1)
    const { viewer } = await dataOf<{ viewer: { cart: object } }>(
      client,
      `{ viewer { cart { lines { unitPrice { cents } sum { cents } total { cents } sale { percent } }
        totals { goods { cents } discounts { label amount { cents } } toPay { cents } } } } }`,
    )
    // 30 % of 20.00 are 6.00: 4.00 by the offer, 2.00 by the customer's own group.
    expect(viewer.cart).toMatchObject({
      lines: [{ unitPrice: { cents: 1600 }, sum: { cents: 1600 }, total: { cents: 1400 }, sale: { percent: 20 } }],
      totals: { goods: { cents: 1600 }, discounts: [{ label: 'Aktion club', amount: { cents: 200 } }] },
    })
  })
})

test('goods that are compared by quantity say in the cart what a kilogram costs at the price of a piece', async () => {
  const chalk = await insertProduct(database, { slug: 'kreide', priceCents: 790 })
  await database.pool.query(`update products set content = '{"amount": 250, "unit": "g"}' where id = $1`, [chalk.id])
  const client = await site.client()
  await add(client, chalk, 2)
  await add(client, socks, 1)
  const lines = '{ viewer { cart { lines { quantityPrice { price { cents } quantity } } } } }'
  expect(await dataOf(client, lines)).toEqual({
    viewer: {
      cart: { lines: [{ quantityPrice: { price: { cents: 3160 }, quantity: 'KILOGRAM' } }, { quantityPrice: null }] },
    },
  })
})
