import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertRange, productId, variantId } from '../testing/asking.ts'
import { countRows, setSettings } from '../testing/builders.ts'
import { testDatabase } from '../testing/database.ts'
import { insertKey } from '../testing/keys.ts'
import { testSite } from '../testing/site.ts'
import { type Client, createClient, RefusedError, ShopError, type TransportRequest } from './src/index.ts'

/** What promises reject with. */
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    found => ({ found }),
    (error: unknown) => error,
  )

const database = await testDatabase()
const site = await testSite(database, 1)
const { shirt } = await insertRange(database)
let url = ''
beforeAll(async () => {
  url = await site.app.listen({ host: '127.0.0.1', port: 0 })
})

const shopper = (changes: object = {}): Client => createClient({ url, ...changes })
const program = async (...scopes: Parameters<typeof insertKey>[1] & {}) =>
  createClient({ url, key: await insertKey(database, scopes) })

const pieces = (amount: number) => ({ productId: productId(shirt), pieces: [{ variantId: variantId(shirt), amount }] })
const person = {
  type: 'PERSON',
  ...{ firstName: 'Kim', lastName: 'Beispiel', address: 'Hauptplatz 1', zip: '4020', city: 'Linz' },
  ...{ country: 'AT', phone: '+43 732 123456' },
} as const

describe('a storefront without a head', () => {
  test('shows a product, fills a cart and places an order', async () => {
    const shop = shopper({ language: 'en' })
    const { product } = await shop.query({
      product: { $: { slug: `product-${shirt.id}` }, title: true, variants: { id: true, price: { cents: true } } },
    })
    expect(product).toEqual({ title: 'Nordwald jersey', variants: [{ id: variantId(shirt), price: { cents: 2000 } }] })

    const { token } = await shop.createCart()
    expect(shop.cartToken).toBe(token)
    const { addToCart } = await shop.mutate({
      addToCart: { $: { input: pieces(2) }, addedAmount: true, cart: { pieceCount: true } },
    })
    expect(addToCart).toEqual({ addedAmount: 2, cart: { pieceCount: 2 } })

    const changes = { email: 'kim@example.com', shippingAddress: person, paymentMethod: 'invoice' }
    const { updateCheckout } = await shop.mutate({
      updateCheckout: { $: { input: { changes } }, cart: { isPlaceable: true, totals: { toPay: { cents: true } } } },
    })
    expect(updateCheckout.cart).toEqual({ isPlaceable: true, totals: { toPay: { cents: 4490 } } })

    const input = { idempotencyKey: 'order-of-kim-number-1', acceptTerms: true, expectedTotal: 4490 }
    const { placeOrder } = await shop.mutate({
      placeOrder: { $: { input }, order: { orderNumber: true, lines: { amount: true } } },
    })
    expect(placeOrder.order).toEqual({ orderNumber: expect.stringMatching(/^\d+$/), lines: [{ amount: 2 }] })
    expect(await countRows(database, 'orders')).toBe(1)
  })

  test('goes on with a cart whose token it kept, and has as many carts as buyers', async () => {
    const shop = shopper()
    const { token } = await shop.createCart()
    await shop.mutate({ addToCart: { $: { input: pieces(3) }, addedAmount: true } })
    const count = { viewer: { cartPieceCount: true } } as const
    expect(await shopper({ cartToken: token }).query(count)).toEqual({ viewer: { cartPieceCount: 3 } })
    const other = shop.withCart(null)
    await other.createCart()
    expect(await other.query(count)).toEqual({ viewer: { cartPieceCount: 0 } })
    expect([shop.cartToken, other.cartToken === token]).toEqual([token, false])
  })

  test('hears what is refused as an error with code and path, and nothing was put into the cart', async () => {
    const shop = shopper()
    await shop.createCart()
    const before = await countRows(database, 'cart_lines')
    const input = { productId: productId(shirt), pieces: [{ variantId: variantId(shirt), amount: -1 }] }
    const error = await failureOf(shop.mutate({ addToCart: { $: { input }, addedAmount: true } }))
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toMatchObject({ code: 'AMOUNT_INVALID', path: ['pieces', '0', 'amount'], status: 200 })
    expect(await countRows(database, 'cart_lines')).toBe(before)
  })

  test('is answered with what is refused where it asks for it', async () => {
    const shop = shopper()
    await shop.createCart()
    const input = { productId: productId(shirt), pieces: [{ variantId: variantId(shirt), amount: -1 }] }
    const asked = { addToCart: { $: { input }, addedAmount: true, errors: { code: true } } } as const
    expect(await shop.mutate(asked)).toEqual({ addToCart: { addedAmount: 0, errors: [{ code: 'AMOUNT_INVALID' }] } })
  })

  test('of another origin sends nothing that a browser would not let through', async () => {
    const origin = 'https://team.example.net'
    await setSettings(database, 'storefronts', { allowedOrigins: [origin] })
    const sent: TransportRequest[] = []
    const fromThere = (address: string, request: TransportRequest) => {
      sent.push(request)
      return fetch(address, { ...request, headers: { ...request.headers, origin } })
    }
    const shop = shopper({ fetch: fromThere, language: 'de' })
    await shop.createCart()
    await shop.rest('PUT /api/v0/shop/cart', { items: [] })
    const preflight = await fetch(`${url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase().split(', ') ?? []
    const names = new Set(sent.flatMap(({ headers }) => Object.keys(headers)))
    // `Accept` may always be sent.
    expect([...names].filter(name => name !== 'accept' && !allowed.includes(name))).toEqual([])
    expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'omit'])
  })
})

describe('a program with a key', () => {
  test('loads products, once however often it is sent, and sets their stock', async () => {
    const shop = await program('catalogue.read', 'catalogue.write')
    const records = ['L-1', 'L-2'].map(number => ({
      ...{ title: { de: `Trikot ${number}` }, order_number: number, price: 19.9 },
      variants: [{ size: 'M', gender: 'Unisex' as const, available: 5, order_number: `${number}-M` }],
    }))
    const named = { idempotencyKey: 'load-1' }
    const loaded = await shop.rest('POST /api/v0/shop_product', records, named)
    expect(loaded).toMatchObject({ written: 2, refused: 0 })
    expect(await shop.rest('POST /api/v0/shop_product', records, named)).toEqual(loaded)
    expect(await shop.rest('PUT /api/v0/shop_stock', [{ order_number: 'L-1-M', available: 9 }])).toMatchObject({
      changed: 1,
    })
    const found = await shop.rest('GET /api/v0/shop_product', { qry: { order_number: { $in: ['L-1', 'L-2'] } } })
    expect(found).toMatchObject({ total: 2 })
  })

  test('tries a write out without doing it', async () => {
    const shop = await program('catalogue.read', 'catalogue.write')
    const before = await countRows(database, 'product_groups')
    const record = { title: { de: 'Probe' } }
    expect(await shop.rest('POST /api/v0/shop_productgroup', record, { dryRun: true })).toHaveProperty('_id')
    expect(await countRows(database, 'product_groups')).toBe(before)
  })

  test('uploads a picture with its words', async () => {
    const shop = await program('catalogue.read', 'catalogue.write')
    const pixels = { width: 800, height: 800, channels: 3, background: '#00a040' } as const
    const bytes = await sharp({ create: pixels }).png().toBuffer()
    const file = new File([new Uint8Array(bytes)], 'trikot.png', { type: 'image/png' })
    const { addProductImage } = await shop.mutate({
      addProductImage: {
        $: { input: { productId: productId(shirt), file, alt: { de: 'Grünes Trikot', en: 'Green jersey' } } },
        product: { images: { image: { alt: true, width: true, height: true } } },
      },
    })
    expect(addProductImage.product?.images).toEqual([{ image: { alt: 'Grünes Trikot', width: 800, height: 800 } }])
  })

  test('hears what a documented path refuses, with its path', async () => {
    const shop = await program('catalogue.read', 'catalogue.write')
    const before = await countRows(database, 'products')
    const error = await failureOf(
      shop.rest('POST /api/v0/shop_product', { title: { de: 'Trikot' }, colour: 'red' } as never),
    )
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toMatchObject({ status: 400, code: 'INVALID_INPUT', path: ['colour'] })
    expect(await countRows(database, 'products')).toBe(before)
  })

  test('hears what it may not do, and what its question says wrong', async () => {
    const shop = await program('catalogue.read')
    const forbidden = await failureOf(shop.query({ orders: { totalCount: true } }))
    expect(forbidden).toBeInstanceOf(ShopError)
    expect(forbidden).toMatchObject({ code: 'C100', refusals: [] })
    expect(await failureOf(shop.rest('GET /api/v0/shop_order', {}))).toMatchObject({ status: 403, code: 'C100' })
    const unknown = await failureOf(shop.query({ colours: { title: true } } as never))
    expect(unknown).toMatchObject({ message: expect.stringContaining('Cannot query field "colours"') })
  })

  test('knows the limits that count for it', async () => {
    const shop = await program('catalogue.read')
    expect(shop.limits).toEqual([])
    await shop.query({ colors: { title: true } })
    expect(shop.limits).toMatchObject([{ name: 'key', uses: 600, windowSeconds: 60, resetSeconds: 60 }])
  })

  test('pulls orders page by page, and later what is new', async () => {
    const shop = await program('orders.read')
    const orders = shop.pull('shop_order', { limit: 1 })
    const first: string[] = []
    for await (const order of orders) first.push(order._id)
    expect(first).toHaveLength(await countRows(database, 'orders'))
    const buyer = shopper()
    await buyer.createCart()
    await buyer.mutate({ addToCart: { $: { input: pieces(1) }, addedAmount: true } })
    const changes = { email: 'kim@example.com', shippingAddress: person, paymentMethod: 'invoice' }
    await buyer.mutate({ updateCheckout: { $: { input: { changes } }, cart: { id: true } } })
    const input = { idempotencyKey: 'order-of-kim-number-2', acceptTerms: true, expectedTotal: 2490 }
    await buyer.mutate({ placeOrder: { $: { input }, order: { id: true } } })
    const next: boolean[] = []
    for await (const order of shop.pull('shop_order', { cursor: orders.cursor })) next.push(first.includes(order._id))
    expect(next).toEqual([false])
  })

  test('gets a page again where it stopped within', async () => {
    const shop = await program('catalogue.read')
    const products = shop.pull('shop_product', { limit: 2 })
    const seen: string[] = []
    for await (const { _id } of products) if (seen.push(_id) === 3) break
    const again = shop.pull('shop_product', { limit: 2, cursor: products.cursor })
    for await (const { _id } of again) {
      expect(_id).toBe(seen[2])
      break
    }
  })
})
