import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { add, checkoutEntries, dataOf, placeOrder, productId, updateCheckout } from '../../../testing/asking.ts'
import { insertProduct, insertTiers, setSettings, statementsOf, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { everybodysDiscount } from '../../../testing/facts.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { refreshListings } from '../../catalogue/listings/refreshListings.ts'
import { readSettings } from '../../settings/queries.ts'

/* Why a line costs what it costs, wherever a shopper meets it: listed at 20.00, 15.00 from ten pieces on, less 20 %. */

const database = await testDatabase()
const site = await testSite(database)
const member = { id: 'member', title: { de: 'Mitglieder', en: 'Members' }, type: 'percent', roles: ['everyone'] }
const autumn = { ...everybodysDiscount('autumn', 2000), title: { de: 'Herbstaktion', en: 'Autumn offer' } }
await setSettings(database, 'discounts', {
  groups: [autumn, { ...member, global: true, additive: true, tiers: [{ from: 0, discount: 500 }] }],
})
const variants = [{ key: 'm' }, { key: 'l' }]
const shirt = await insertProduct(database, { priceCents: 2000, discountGroups: ['autumn'] }, variants)
await insertTiers(database, shirt.id, { 10: 1500 })

beforeAll(async () => {
  const settings = await readSettings(database.drizzle)
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings, now: TEST_NOW }))
})

const fields = `{ steps { kind from { cents } to { cents } change { cents } each { cents } count pieces
  rules { title percent } } sum { cents } total { cents } }`
const cents = (from: number, to: number) => ({ from: { cents: from }, to: { cents: to }, change: { cents: to - from } })
const bare = { each: null, count: null, pieces: null, rules: [] }
const steps = (pieces: number) => {
  const [listed, tier] = [pieces * 2000, pieces * 1500]
  const offered = tier * 0.8
  return {
    public: [
      { ...bare, kind: 'LIST_PRICE', ...cents(0, listed), each: { cents: 2000 }, count: pieces },
      { ...bare, kind: 'TIER', ...cents(listed, tier), each: { cents: 1500 }, count: 10, pieces: 12 },
      { ...bare, kind: 'OFFER', ...cents(tier, offered), rules: [{ title: 'Herbstaktion', percent: 2000 }] },
    ],
    own: [
      {
        ...{ ...bare, kind: 'ADDITIVE_DISCOUNT', ...cents(offered, offered * 0.95) },
        rules: [{ title: 'Mitglieder', percent: 500 }],
      },
    ],
    sum: { cents: offered },
    total: { cents: offered * 0.95 },
  }
}
const whole = (pieces: number) => {
  const { public: open, own, sum, total } = steps(pieces)
  return { steps: [...open, ...own], sum, total }
}
const pieces = shirt.variantIds.map((id, i) => ({ variantId: globalId('Variant', id), amount: [7, 5][i]! }))

async function filled(): Promise<{ client: Client; lineIds: string[] }> {
  const client = site.client()
  await dataOf(client, 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { errors { code } } }', {
    input: { productId: productId(shirt), pieces },
  })
  const read = '{ viewer { cart { lines { id } } } }'
  const { viewer } = await dataOf<{ viewer: { cart: { lines: { id: string }[] } } }>(client, read)
  return { client, lineIds: viewer.cart.lines.map(({ id }) => id) }
}

describe('the reason of a price', () => {
  test('stands at each line of the cart, and of several lines together', async () => {
    const { client, lineIds } = await filled()
    const read = `query ($lineIds: [ID!]!) { viewer { cart { lines { priceReason ${fields} } priceReason(lineIds: $lineIds) ${fields} } } }`
    expect(await dataOf(client, read, { lineIds: [...lineIds, lineIds[0], 'nothing'] })).toEqual({
      viewer: {
        cart: { lines: [{ priceReason: whole(7) }, { priceReason: whole(5) }], priceReason: whole(12) },
      },
    })
    expect(await dataOf(client, read, { lineIds: [] })).toMatchObject({ viewer: { cart: { priceReason: null } } })
  })

  test('costs no statement more', async () => {
    const { client } = await filled()
    const asked = async (more: string) =>
      (await statementsOf(() => dataOf(client, `{ viewer { cart { lines { id ${more} } } } }`))).statements.length
    await asked('')
    expect(await asked(`priceReason ${fields}`)).toBe(await asked(''))
  })

  test('of a choice is that of everybody', async () => {
    const { public: open, sum } = steps(12)
    const read = `query ($input: QuoteProductInput!) { quoteProduct(input: $input) { total { cents } reason ${fields} } }`
    expect(await dataOf(site.client(), read, { input: { productId: productId(shirt), pieces } })).toEqual({
      quoteProduct: { total: sum, reason: { steps: open, sum, total: sum } },
    })
  })

  test('is kept with the order, for its buyer and for programs, and stays true when the rules change', async () => {
    const { client } = await filled()
    await dataOf(client, updateCheckout, { input: { changes: checkoutEntries } })
    const { viewer } = await dataOf<{ viewer: { cart: { totals: { toPay: { cents: number } } } } }>(
      client,
      '{ viewer { cart { totals { toPay { cents } } } } }',
    )
    const input = { idempotencyKey: newId(), acceptTerms: true, expectedTotal: viewer.cart.totals.toPay.cents }
    const placed = await dataOf<{ placeOrder: { order: { statusPath: string; orderNumber: string } } }>(
      client,
      placeOrder,
      { input },
    )
    const { statusPath, orderNumber } = placed.placeOrder.order
    const token = statusPath.split('/').at(-1)
    const read = `query ($orderNumber: String!, $token: String!) { orderStatus(orderNumber: $orderNumber, token: $token) {
      lines { priceReason ${fields} } } }`
    const kept = async () => dataOf(client, read, { orderNumber, token })
    const lines = [{ priceReason: whole(7) }, { priceReason: whole(5) }]
    expect(await kept()).toEqual({ orderStatus: { lines } })
    await database.pool.query('update tier_prices set price_cents = 1 where product_id = $1', [shirt.id])
    expect(await kept()).toEqual({ orderStatus: { lines } })
    const { rows } = await database.pool.query<{ gross: number; kept: number }>(
      `select gross_cents as gross, (select sum((p ->> 'amount')::int)::int from jsonb_array_elements(price_reason) p) as kept
        from order_lines`,
    )
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row.kept).toBe(row.gross)
    await database.pool.query('update order_lines set price_reason = null')
    expect(await kept()).toEqual({ orderStatus: { lines: [{ priceReason: null }, { priceReason: null }] } })
    await database.pool.query('update tier_prices set price_cents = 1500 where product_id = $1', [shirt.id])
  })
})

test('a line alone adds up like many', async () => {
  const client = site.client()
  await add(client, shirt, 1)
  const read = '{ viewer { cart { lines { priceReason { steps { kind } total { cents } } total { cents } } } } }'
  const { viewer } = await dataOf<{ viewer: { cart: { lines: { priceReason: { total: object }; total: object }[] } } }>(
    client,
    read,
  )
  expect(viewer.cart.lines[0]!.priceReason.total).toEqual(viewer.cart.lines[0]!.total)
})
