import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import {
  type Added,
  add,
  addToCart,
  ask,
  checkoutEntries,
  dataOf,
  insertRange,
  type Placed,
  placeOrder,
  productId,
  updateCheckout,
  variantId,
} from '../../testing/asking.ts'
import { countRows, insertViewer, statementsOf } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { insertKey, withoutCookies } from '../../testing/keys.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { hashSecret, openSession } from '../accounts/sessions/sessions.ts'
import { sessions } from '../accounts/tables.ts'
import { cartTokenHash } from '../cart/rules/cartToken.ts'
import { carts } from '../cart/tables.ts'
import { orders } from '../orders/tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)
const authorization = `Bearer ${await insertKey(database)}`

const program = (headers: Record<string, string> = {}) => withoutCookies(site.client(), headers)
const create = 'mutation { createCart { token expiresAt cart { id lines { id } } errors { code } } }'
type Created = { createCart: { token: string; expiresAt: string; cart: { id: string } } }
const newToken = async (headers: Record<string, string> = { authorization }): Promise<string> =>
  (await dataOf<Created>(program(headers), create)).createCart.token
const buyerWith = (token: string, headers: Record<string, string> = { authorization }) =>
  program({ ...headers, 'cart-token': token })
const newBuyer = async () => buyerWith(await newToken())

const amounts = '{ viewer { cart { lines { amount } } } }'
type Amounts = { viewer: { cart: { lines: { amount: number }[] } | null } }
const amountsOf = async (client: Client) =>
  (await dataOf<Amounts>(client, amounts)).viewer.cart?.lines.map(({ amount }) => amount) ?? null
const codesOf = async (client: Client, query: string, variables: object = {}) => {
  const { data, errors } = await ask(client, query, variables)
  const told = Object.values(data ?? {}).flatMap(each => (each as { errors?: { code: string }[] } | null)?.errors ?? [])
  return [...told.map(({ code }) => code), ...(errors ?? []).map(({ extensions }) => extensions?.code)]
}
const shirtInput = (amount: number) => ({
  input: { productId: productId(shirt), pieces: [{ variantId: variantId(shirt), amount }] },
})
const expire = (token: string) =>
  database.drizzle
    .update(carts)
    .set({ expiresAt: new Date('2026-11-20T10:00:00Z') })
    .where(eq(carts.secretHash, cartTokenHash(token)))
const placing = (idempotencyKey = newId(), expectedTotal = 2490) => ({
  input: { idempotencyKey, acceptTerms: true, expectedTotal },
})
const readyToOrder = async (client: Client, email = `kim-${newId()}@example.com`) => {
  await add(client, shirt, 1)
  await dataOf(client, updateCheckout, { input: { changes: { ...checkoutEntries, email } } })
}

describe('a cart by its token', () => {
  test('two buyers of one key have each their own cart and favourites', async () => {
    const [one, other] = [await newBuyer(), await newBuyer()]
    await add(one, shirt, 3)
    await add(other, shirt, 4)
    const input = { productId: productId(shirt), isFavourite: true }
    const favour = `mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) {
      viewer { favouriteProductIds } errors { code } } }`
    expect(await dataOf(other, favour, { input })).toEqual({
      setFavourite: { viewer: { favouriteProductIds: [productId(shirt)] }, errors: [] },
    })
    expect([await amountsOf(one), await amountsOf(other)]).toEqual([[3], [4]])
    const figures = '{ viewer { cartPieceCount favouriteProductIds } }'
    expect(await dataOf(one, figures)).toEqual({ viewer: { cartPieceCount: 3, favouriteProductIds: [] } })
  })

  test('serves clients without key and without cookies, and sends them none', async () => {
    const buyer = buyerWith(await newToken({}), {})
    await add(buyer, shirt, 2)
    expect(await amountsOf(buyer)).toEqual([2])
    expect(buyer.sent).toEqual([])
  })

  test('tells when it expires, and is kept as a hash alone', async () => {
    const { createCart: made } = await dataOf<Created>(program({ authorization }), create)
    expect(made).toMatchObject({ expiresAt: '2027-02-18T10:00:00.000Z', cart: { lines: [] } })
    expect(made.token).toMatch(/^cart_[\w-]{43}$/)
    const { rows } = await database.pool.query('select c::text as row from carts c')
    expect(rows.filter(({ row }) => row.includes(made.token.slice(5)))).toEqual([])
    expect(rows.filter(({ row }) => row.includes(cartTokenHash(made.token)))).toHaveLength(1)
  })

  test('is read by as many statements as that of a cookie', async () => {
    const [buyer, browser] = [buyerWith(await newToken({}), {}), site.client()]
    for (const each of [buyer, browser]) await add(each, shirt, 1)
    const counts = []
    for (const each of [buyer, browser]) counts.push((await statementsOf(() => amountsOf(each))).statements.length)
    expect(counts).toEqual([1, 1])
  })
})

describe('a key without a token', () => {
  const changes = [
    addToCart,
    'mutation { addSetToCart(input: { productId: "x", slots: [] }) { errors { code } } }',
    'mutation { changeCartLine(input: { lineId: "x", amount: 1 }) { errors { code } } }',
    'mutation { removeCartLines(input: { lineIds: [] }) { errors { code } } }',
    'mutation { setFavourite(input: { productId: "x", isFavourite: true }) { errors { code } } }',
    'mutation { updateCheckout(input: { changes: {} }) { errors { code } } }',
    `mutation { placeOrder(input: { idempotencyKey: "${newId()}", expectedTotal: 1 }) { errors { code } } }`,
  ]

  test('has no cart, is told so everywhere, and makes none', async () => {
    const before = await countRows(database, 'carts')
    const client = program({ authorization })
    for (const change of changes)
      expect(await codesOf(client, change, change === addToCart ? shirtInput(1) : {}), change).toEqual([
        'CART_TOKEN_REQUIRED',
      ])
    for (const field of ['cart { id }', 'cartPieceCount', 'favouriteProductIds', 'orders { totalCount }'])
      expect(await codesOf(client, `{ viewer { ${field} } }`), field).toEqual(['CART_TOKEN_REQUIRED'])
    expect(await countRows(database, 'carts')).toBe(before)
    expect(client.sent).toEqual([])
  })

  test('finds products all the same, and is told on the documented paths', async () => {
    const client = program({ authorization })
    for (const [method, path, body] of [
      ['GET', 'cart'],
      ['PUT', 'cart', { items: [] }],
      ['GET', 'cart_favorites'],
      ['PUT', 'cart_favorites', { items: [] }],
      ['GET', 'cart_orders'],
    ] as const) {
      const { status, body: answer } = await client.request(method, `/api/v0/shop/${path}`, body)
      expect([method, path, status, (answer as { code: string }).code]).toEqual([
        ...[method, path],
        ...[409, 'CART_TOKEN_REQUIRED'],
      ])
    }
    const { status, body } = await client.request('POST', '/api/v0/shop/search', { search: 'Trikot' })
    expect([status, body]).toEqual([200, expect.objectContaining({ total: 2, faved_items: [] })])
  })
})

describe('what opens nothing', () => {
  test('a made-up token: no cart is found by it and none is made, so that nobody can prepare one', async () => {
    const before = await countRows(database, 'carts')
    for (const token of ['cart_guessed', `cart_${'A'.repeat(43)}`, "' or true --", 'ä'.repeat(50), 'x'.repeat(5000)]) {
      const client = buyerWith(token)
      expect(await codesOf(client, addToCart, shirtInput(1))).toEqual(['CART_TOKEN_UNKNOWN'])
      expect(await codesOf(client, amounts)).toEqual(['CART_TOKEN_UNKNOWN'])
      expect(await codesOf(client, placeOrder, placing())).toEqual(['CART_TOKEN_UNKNOWN'])
    }
    expect(await countRows(database, 'carts')).toBe(before)
  })

  test('the secret of a cookie as a token, and a token as a cookie', async () => {
    const browser = site.client()
    await add(browser, shirt, 5)
    expect(await codesOf(buyerWith(browser.cookies.get('visitor')!, {}), amounts)).toEqual(['CART_TOKEN_UNKNOWN'])
    const token = await newToken()
    await add(buyerWith(token), shirt, 6)
    expect(await amountsOf(site.client(new Map([['visitor', token]])))).toBeNull()
  })

  test('an expired token, and no change brings its cart back', async () => {
    const token = await newToken()
    const buyer = buyerWith(token)
    await readyToOrder(buyer)
    await expire(token)
    const before = await database.drizzle
      .select()
      .from(carts)
      .where(eq(carts.secretHash, cartTokenHash(token)))
    expect(await codesOf(buyer, amounts)).toEqual(['CART_TOKEN_UNKNOWN'])
    expect(await codesOf(buyer, '{ viewer { favouriteProductIds } }')).toEqual(['CART_TOKEN_UNKNOWN'])
    expect(await codesOf(buyer, addToCart, shirtInput(1))).toEqual(['CART_TOKEN_UNKNOWN'])
    expect(await codesOf(buyer, updateCheckout, { input: { changes: {} } })).toEqual(['CART_TOKEN_UNKNOWN'])
    expect(await codesOf(buyer, placeOrder, placing())).toEqual(['CART_TOKEN_UNKNOWN'])
    expect(
      await database.drizzle
        .select()
        .from(carts)
        .where(eq(carts.secretHash, cartTokenHash(token))),
    ).toEqual(before)
  })
})

describe('a token beside cookies', () => {
  test('goes before a visitor’s cookie, whose cart stays as it is', async () => {
    const browser = site.client()
    await add(browser, shirt, 7)
    const token = await newToken({})
    const { data } = (await browser
      .request(
        'POST',
        '/graphql',
        { query: addToCart, variables: shirtInput(2) },
        {
          'cart-token': token,
        },
      )
      .then(({ body }) => body)) as { data: Added }
    expect(data.addToCart).toMatchObject({ addedAmount: 2, viewer: { cartPieceCount: 2 } })
    expect(await amountsOf(browser)).toEqual([7])
  })

  test('with a session its cart becomes the account’s, once; afterwards it opens nothing', async () => {
    const token = await newToken({})
    await add(buyerWith(token, {}), shirt, 2)
    const { accountId } = await insertViewer(database)
    const { secret } = await openSession(database, accountId!)
    const person = site.client(new Map([['session', secret]]))
    await add(person, shirt, 1)
    const query = '{ viewer { cartPieceCount } }'
    // The larger amount of a line counts (`mergedLines`).
    for (const _ of [1, 2]) {
      const { body } = await person.request('POST', '/graphql', { query }, { 'cart-token': token })
      expect(body).toEqual({ data: { viewer: { cartPieceCount: 2 } } })
    }
    expect(await codesOf(buyerWith(token), amounts)).toEqual(['CART_TOKEN_UNKNOWN'])
    expect(await codesOf(buyerWith(token), addToCart, shirtInput(1))).toEqual(['CART_TOKEN_UNKNOWN'])
    expect(await amountsOf(person)).toEqual([2])
  })

  test('of staff who act for a customer moves nothing into the customer’s cart', async () => {
    const token = await newToken({})
    await add(buyerWith(token, {}), shirt, 2)
    const [staff, customer] = [await insertViewer(database, ['user', 'admin']), await insertViewer(database)]
    const { secret } = await openSession(database, staff.accountId!)
    await database.drizzle
      .update(sessions)
      .set({ actingFor: customer.accountId, actingUntil: new Date('2100-01-01') })
      .where(eq(sessions.id, hashSecret(secret)))
    const query = '{ viewer { cartPieceCount } }'
    const client = site.client(new Map([['session', secret]]))
    const { body } = await client.request('POST', '/graphql', { query }, { 'cart-token': token })
    expect(body).toEqual({ data: { viewer: { cartPieceCount: 0 } } })
    expect(await amountsOf(buyerWith(token))).toEqual([2])
  })
})

describe('ordering by a token', () => {
  const status = `query ($number: String!) { viewer { order(orderNumber: $number) { orderNumber email
    shippingAddress { firstName city address } } orders { totalCount edges { node { orderNumber } } } } }`

  test('the order is followed by the token of its cart, as its link shows it, and by no other', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()]
    await readyToOrder(buyer, 'kim-follows@example.com')
    const { placeOrder: placed } = await dataOf<Placed>(buyer, placeOrder, placing())
    const number = placed.order.orderNumber
    expect(await dataOf(buyer, status, { number })).toEqual({
      viewer: {
        order: {
          ...{ orderNumber: number, email: 'k…@example.com' },
          shippingAddress: { firstName: 'Kim', city: 'Linz', address: '' },
        },
        orders: { totalCount: 1, edges: [{ node: { orderNumber: number } }] },
      },
    })
    expect(await dataOf(other, status, { number })).toEqual({
      viewer: { order: null, orders: { totalCount: 0, edges: [] } },
    })
    const { body } = await buyer.request('GET', '/api/v0/shop/cart_orders')
    expect(body).toMatchObject({
      ...{ total: 1 },
      items: [{ order_number: Number(number), email: 'k…@example.com', shippingAddress: { city: 'Linz', zip: '' } }],
    })
    expect((await other.request('GET', '/api/v0/shop/cart_orders')).body).toEqual({ items: [], total: 0 })
    await database.drizzle
      .update(orders)
      .set({ placedAt: new Date('2026-08-22T10:00:00Z') })
      .where(eq(orders.orderNumber, Number(number)))
    expect(await dataOf(buyer, status, { number })).toEqual({
      viewer: { order: null, orders: { totalCount: 0, edges: [] } },
    })
  })

  test('two buyers who chose the same idempotency key get an order each', async () => {
    const key = 'order-00000000001'
    const numbers = []
    for (const buyer of [await newBuyer(), await newBuyer()]) {
      await readyToOrder(buyer)
      numbers.push((await dataOf<Placed>(buyer, placeOrder, placing(key))).placeOrder.order.orderNumber)
    }
    expect(new Set(numbers).size).toBe(2)
  })

  test('fifty at once: every piece is there; placed fifty times it is one order', async () => {
    const buyer = await newBuyer()
    await readyToOrder(buyer)
    const before = await countRows(database, 'orders')
    await Promise.all(
      Array.from({ length: 49 }, async () => {
        // Whoever hears that another was faster tries again, as the refusal says.
        while ((await codesOf(buyer, addToCart, shirtInput(1))).includes('CART_CHANGED'));
      }),
    )
    expect(await amountsOf(buyer)).toEqual([50])
    const total = 50 * 1200
    const key = newId()
    const same = await Promise.all(
      Array.from({ length: 25 }, () => dataOf<Placed>(buyer, placeOrder, placing(key, total))),
    )
    const others = await Promise.all(
      Array.from({ length: 25 }, () => codesOf(buyer, placeOrder, placing(newId(), total))),
    )
    expect(new Set(same.map(({ placeOrder: { order } }) => order.orderNumber)).size).toBe(1)
    expect(new Set(others.flat())).toEqual(new Set(['CART_EMPTY']))
    expect(await countRows(database, 'orders')).toBe(before + 1)
  })
})
