import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { add, cartFields, dataOf, insertRange, type Placed, placeOrder } from '../../testing/asking.ts'
import { countRows, setSettings } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { variants } from '../catalogue/tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)
const item = shirt.variantIds[0]!
const sku = `CLOSED-${newId()}`
await database.drizzle.update(variants).set({ sku }).where(eq(variants.id, item))

const orderInfo = {
  ...{ email: 'kim@example.com', alternate: false, selectedPayment: 'invoice' },
  shippingAddress: {
    ...{ type: 'person', first_name: 'Kim', last_name: 'Muster' },
    ...{ address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'at' },
  },
}
const put = (client: Client, body: object) => client.request('PUT', '/api/v0/shop/cart', body)
const order = (client: Client, cents: number) =>
  client.request('POST', '/api/v0/shop_order', { idempotency_key: newId(), total_cents: cents, terms: true })
const orderByGraphql = (client: Client, cents: number) =>
  dataOf<Placed & { placeOrder: { errors: object[] } }>(client, placeOrder, {
    input: { idempotencyKey: newId(), acceptTerms: true, expectedTotal: cents },
  })
const addArticles =
  'mutation ($input: AddArticlesToCartInput!) { addArticlesToCart(input: $input) { addedAmount errors { code } } }'
const changeLine = 'mutation ($input: ChangeCartLineInput!) { changeCartLine(input: $input) { errors { code } } }'
const lines = '{ viewer { cart { lines { id } } } }'
const cartOf = (client: Client) => dataOf<object>(client, `{ viewer { cart { ${cartFields} } } }`)

test('a closed shop says so at every door, takes nothing, and keeps what lies in the cart', async () => {
  const client = site.client()
  expect((await put(client, { items: [{ item, amount: 2 }], orderInfo })).status).toBe(200)
  await setSettings(database, 'checkout', { enabled: false })
  try {
    const closed = { status: 409, body: { fields: [{ code: 'SHOP_CLOSED' }] } }
    expect(await put(client, { items: [{ item, amount: 3 }] })).toMatchObject(closed)
    expect(await order(client, 4490)).toMatchObject(closed)
    expect(await orderByGraphql(client, 4490)).toMatchObject({
      placeOrder: { order: null, errors: [{ code: 'SHOP_CLOSED' }] },
    })
    expect((await add(client, shirt, 1)).addToCart).toMatchObject({ addedAmount: 0, errors: [{ code: 'SHOP_CLOSED' }] })
    const numbers = { articles: [{ number: sku, amount: 1 }] }
    expect(await dataOf(client, addArticles, { input: numbers })).toEqual({
      addArticlesToCart: { addedAmount: 0, errors: [{ code: 'SHOP_CLOSED' }] },
    })
    const [line] = (await dataOf<{ viewer: { cart: { lines: { id: string }[] } } }>(client, lines)).viewer.cart.lines
    const amount = (to: number) => dataOf(client, changeLine, { input: { lineId: line!.id, amount: to } })
    expect(await amount(3)).toEqual({ changeCartLine: { errors: [{ code: 'SHOP_CLOSED' }] } })
    expect(await dataOf(client, '{ shop { isClosed } }')).toEqual({ shop: { isClosed: true } })
    expect(await cartOf(client)).toMatchObject({ viewer: { cart: { pieceCount: 2 } } })
    expect(await amount(1)).toEqual({ changeCartLine: { errors: [] } })
    expect(await countRows(database, 'orders')).toBe(0)
  } finally {
    await setSettings(database, 'checkout', { enabled: true })
  }
  expect((await order(client, 2490)).status).toBe(200)
})

test('what lacks for the least value of an order is told at every door', async () => {
  const client = site.client()
  expect((await put(client, { items: [{ item, amount: 1 }], orderInfo })).status).toBe(200)
  const before = await countRows(database, 'orders')
  await setSettings(database, 'checkout', { minimums: [{ country: 'AT', discountGroup: null, amount: 3000 }] })
  try {
    expect(await order(client, 2490)).toMatchObject({ status: 409, body: { fields: [{ code: 'ORDER_TOO_SMALL' }] } })
    expect(await orderByGraphql(client, 2490)).toMatchObject({
      placeOrder: { order: null, errors: [{ code: 'ORDER_TOO_SMALL', path: ['lines'] }] },
    })
    const minimum = '{ viewer { cart { minimumOrder { amount { cents } missing { cents } } isPlaceable } } }'
    expect(await dataOf(client, minimum)).toEqual({
      viewer: { cart: { minimumOrder: { amount: { cents: 3000 }, missing: { cents: 1000 } }, isPlaceable: false } },
    })
    expect(await countRows(database, 'orders')).toBe(before)
  } finally {
    await setSettings(database, 'checkout', { minimums: [] })
  }
  expect((await order(client, 2490)).status).toBe(200)
})
