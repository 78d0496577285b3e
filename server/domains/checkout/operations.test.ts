import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { type Refusal, Refused } from '../../kit/refusals.ts'
import { inTransaction } from '../../platform/database.ts'
import type { OperationContext } from '../../platform/operation.ts'
import {
  contextFor,
  countRows,
  insertProduct,
  insertSet,
  insertViewer,
  setSettings,
  statementsOf,
  stockLeft,
  TEST_ADDRESS,
  TEST_NOW,
} from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { addSetToCart, addToCart } from '../cart/operations.ts'
import { readContents } from '../cart/queries.ts'
import { viewCart } from '../cart/rules/view.ts'
import { refreshListings } from '../catalogue/listings/refreshListings.ts'
import { catalogueVersion } from '../catalogue/operations/version.ts'
import { secretHash } from '../orders/statusLink.ts'
import { readSettings } from '../settings/queries.ts'
import { type CheckoutChanges, type PlaceOrder, placeOrder, updateCheckout } from './operations.ts'

const database = await testDatabase()

type Product = { id: string; variantIds: string[] }

/** A product that visitors can see. */
async function listed(available: number | null, priceCents = 2000): Promise<Product> {
  const product = await insertProduct(database, { priceCents }, [{ available }])
  const settings = await readSettings(database.drizzle)
  await inTransaction(database, tx => refreshListings(tx, [product.id], { settings, now: TEST_NOW }))
  return product
}

const pieces = ({ id, variantIds }: Product, amount: number, texts: string[] | null = null) => ({
  productId: id,
  pieces: [{ variantId: variantIds[0]!, amount, texts }],
  personalised: null,
  orderNote: null,
})

const complete: CheckoutChanges = {
  email: 'kim@example.com',
  shippingAddress: TEST_ADDRESS,
  paymentMethod: 'invoice',
}

/** A visitor with a product in the cart and the checkout filled in. */
async function buyer(product: Product, amount = 1, changes: Partial<OperationContext> = {}): Promise<OperationContext> {
  const context = contextFor(database, changes)
  await addToCart(context, pieces(product, amount))
  await updateCheckout(context, { changes: complete, validate: null })
  return context
}

const order = (expectedTotal: number, changes: Partial<PlaceOrder> = {}): PlaceOrder => ({
  idempotencyKey: `key ${newId()}`.replace(' ', '-'),
  publicUrl: 'https://shop.example',
  acceptTerms: true,
  acceptConditions: false,
  confirmAge: false,
  expectedTotal,
  ...changes,
})

const cartOf = async (context: OperationContext) => {
  const contents = await readContents(database.drizzle, context.viewer, context.now())
  return viewCart(contents, context.viewer, context.now())
}

async function refusalsOf(run: Promise<unknown>): Promise<readonly Refusal[]> {
  const error = await run.catch(thrown => thrown)
  if (!(error instanceof Refused)) throw new Error(`expected a refusal, not ${String(error)}`)
  return error.refusals
}
const codesOf = async (run: Promise<unknown>) => (await refusalsOf(run)).map(({ code }) => code)

/** Everything that an order writes, to compare before and after. */
async function everything() {
  const { rows } = await database.pool.query(`select
    (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
    (select count(*) from order_events) as events, (select count(*) from mails) as mails,
    (select count(*) from graphile_worker.jobs) as jobs, (select count(*) from stock_movements) as movements,
    (select next from number_ranges where key = 'order') as number, (select sum(available) from variants) as stock,
    (select sum(revision) from carts) as carts, (select count(*) from cart_lines) as cart_lines,
    (select sum(version) from catalogue_versions) as version, (select sum(sold_pieces) from products) as sold`)
  return rows[0]
}

describe('placing an order', () => {
  test('copies all that was agreed, takes the stock, sends the receipt and empties the cart', async () => {
    const product = await listed(10)
    const context = await buyer(product, 3)
    const { order: placed, lines, secret } = await placeOrder(context, order(6490))
    expect(placed).toMatchObject({
      orderNumber: 10001,
      state: 'open',
      paymentState: 'open',
      shippingState: 'open',
      email: 'kim@example.com',
      language: 'de',
      customerName: 'Kim Muster',
      shippingAddress: TEST_ADDRESS,
      invoiceAddress: TEST_ADDRESS,
      paymentMethod: 'invoice',
      netCents: 5408,
      vatCents: 1082,
      grossCents: 6490,
      toPayCents: 6490,
      pieceCount: 3,
      labels: { paymentMethod: { title: 'Rechnung' }, countries: { AT: 'Österreich' }, vatIncluded: true },
      consents: { terms: true, conditions: false, age: false },
      latestDelivery: '2026-11-27',
    })
    expect(lines).toMatchObject([
      {
        position: 1,
        title: 'Trikot Nordwald',
        size: 'M',
        fit: 'men',
        amount: 3,
        unitPriceCents: 2000,
        sumCents: 6000,
        netCents: 5000,
        vatCents: 1000,
        vatRate: 2000,
        isWithdrawalExcluded: false,
      },
    ])
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(7)
    expect(await cartOf(context)).toMatchObject({ lines: [], checkout: { email: null, shippingAddress: null } })
    const { rows: mails } = await database.pool.query('select * from mails where order_id = $1', [placed.id])
    expect(mails).toMatchObject([
      { kind: 'orderConfirmation', recipient: 'kim@example.com', language: 'de', state: 'queued' },
    ])
    expect(mails[0].subject).toBe('Ihre Bestellung 10001 bei Halle & Feld')
    expect(mails[0].text).toContain(`https://shop.example/order/10001/${secret}`)
    const { rows: stored } = await database.pool.query('select * from orders where id = $1', [placed.id])
    expect(stored).toMatchObject([{ order_number: 10001, secret_hashes: [secretHash(secret)], gross_cents: 6490 }])
    expect(JSON.stringify(stored)).not.toContain(secret)
    const { rows: events } = await database.pool.query('select kind from order_events where order_id = $1', [placed.id])
    expect(events).toEqual([{ kind: 'placed' }])
    expect(await countRows(database, 'graphile_worker.jobs')).toBe(1)
  })

  test('takes at most 12 round trips, also where the list of products changes with it', async () => {
    const plenty = await listed(100)
    const first = await buyer(plenty)
    expect((await statementsOf(() => placeOrder(first, order(2490)))).roundTrips).toBe(8)
    const few = await listed(2)
    const second = await buyer(few)
    const version = await catalogueVersion(database)
    const { roundTrips } = await statementsOf(() => placeOrder(second, order(2490)))
    expect(roundTrips).toBeLessThanOrEqual(12)
    expect(await catalogueVersion(database)).toBe(version + 1)
  })

  test('speaks the buyer’s language, and keeps its words when the product gets others', async () => {
    const product = await listed(null)
    const context = await buyer(product, 1, { language: 'en' })
    const { order: placed } = await placeOrder(context, order(2490))
    await database.pool.query(`update products set title = '{"de": "Anders"}' where id = $1`, [product.id])
    const { rows } = await database.pool.query('select title from order_lines where order_id = $1', [placed.id])
    expect(rows).toEqual([{ title: 'Nordwald jersey' }])
    expect(placed.labels).toMatchObject({ paymentMethod: { title: 'Invoice' }, countries: { AT: 'Austria' } })
    const { rows: mails } = await database.pool.query('select subject from mails where order_id = $1', [placed.id])
    expect(mails[0].subject).toMatch(/^Your order \d+ with Halle & Feld$/)
  })

  test('a set takes its pieces from the stock', async () => {
    const shirt = await listed(5)
    const shorts = await listed(7)
    const set = await insertSet(database, [shirt.id, shorts.id])
    const context = contextFor(database)
    const slot = (product: Product) => ({
      productId: product.id,
      pieces: [{ variantId: product.variantIds[0]!, amount: 2, texts: null }],
    })
    await addSetToCart(context, {
      productId: set.id,
      slots: [slot(shirt), slot(shorts)],
      personalised: null,
      orderNote: null,
    })
    await updateCheckout(context, { changes: complete, validate: 'payment' })
    const { lines } = await placeOrder(context, order(2 * 4990 + 490))
    expect(lines).toMatchObject([
      {
        kind: 'set',
        amount: 2,
        childSets: 0,
        unitPriceCents: null,
        pieces: [
          { slot: 0, amount: 2, size: 'M', title: 'Trikot Nordwald' },
          { slot: 1, amount: 2 },
        ],
      },
    ])
    expect([await stockLeft(database, shirt.variantIds[0]!), await stockLeft(database, shorts.variantIds[0]!)]).toEqual(
      [3, 5],
    )
  })

  test('marks personalised lines, which cannot be withdrawn from', async () => {
    const product = await insertProduct(database, { isPersonalisable: true })
    const context = contextFor(database)
    await addToCart(context, pieces(product, 2, ['TOM', 'UWE']))
    await addToCart(context, pieces(product, 1))
    await updateCheckout(context, { changes: complete, validate: null })
    const { lines } = await placeOrder(context, order(3 * 1990 + 490))
    expect(lines.map(line => [line.texts, line.isWithdrawalExcluded])).toEqual([
      [['TOM', 'UWE'], true],
      [[], false],
    ])
  })

  test('a company has its invoice elsewhere; a signed-in buyer’s mails go to their own address', async () => {
    const product = await listed(null)
    const viewer = await insertViewer(database)
    const context = await buyer(product, 1, { viewer })
    const invoiceAddress = {
      ...TEST_ADDRESS,
      type: 'company',
      company: 'SV Nordwald',
      vatId: ' atu 135 856 27',
    } as const
    await updateCheckout(context, { changes: { hasOwnInvoiceAddress: true, invoiceAddress }, validate: 'payment' })
    const { order: placed } = await placeOrder(context, order(2490))
    expect(placed).toMatchObject({
      accountId: viewer.accountId,
      email: viewer.email,
      customerName: 'SV Nordwald',
      shippingAddress: TEST_ADDRESS,
      invoiceAddress: { company: 'SV Nordwald', vatId: 'ATU 135 856 27' },
    })
  })

  test('collected goods have no shipping', async () => {
    const context = await buyer(await listed(null))
    await updateCheckout(context, { changes: { isPickup: true }, validate: 'shipping' })
    const { order: placed } = await placeOrder(context, order(2000))
    expect(placed).toMatchObject({ isPickup: true, grossCents: 2000 })
    expect(placed.labels.pickupAddress).toBe('Vereinsheim Linz, Spielplatzweg 4, 4020 Linz')
  })
})

describe('an order that cannot be placed changes nothing', () => {
  test('all reasons at once', async () => {
    const product = await listed(2)
    const context = contextFor(database)
    await addToCart(context, pieces(product, 2))
    const rival = await buyer(product, 1)
    await placeOrder(rival, order(2490))
    const before = await everything()
    const refusals = await refusalsOf(placeOrder(context, order(1, { acceptTerms: false })))
    expect(refusals.map(({ code, path }) => [code, path.at(-1)])).toEqual([
      ['ONLY_FEW_LEFT', (await cartOf(context))!.lines[0]!.line.id],
      ['EMAIL_INVALID', 'email'],
      ['ADDRESS_INCOMPLETE', 'shippingAddress'],
      ['PAYMENT_METHOD_MISSING', 'paymentMethod'],
      ['TERMS_REQUIRED', 'acceptTerms'],
    ])
    expect(await everything()).toEqual(before)
  })

  test.each<[string, Partial<PlaceOrder>, CheckoutChanges, string]>([
    ['another sum than was seen', { expectedTotal: 2489 }, {}, 'PRICE_CHANGED'],
    ['terms not accepted', { acceptTerms: false }, {}, 'TERMS_REQUIRED'],
    ['no e-mail address', {}, { email: null }, 'EMAIL_INVALID'],
    ['half an e-mail address', {}, { email: 'kim@' }, 'EMAIL_INVALID'],
    ['a payment method that is not offered', {}, { paymentMethod: 'shells' }, 'PAYMENT_METHOD_NOT_ALLOWED'],
    ['no family name', {}, { shippingAddress: { lastName: ' ' } }, 'ADDRESS_INCOMPLETE'],
    ['a company without a name', {}, { shippingAddress: { type: 'company' } }, 'ADDRESS_INCOMPLETE'],
    ['an own invoice address that is empty', {}, { hasOwnInvoiceAddress: true }, 'ADDRESS_INCOMPLETE'],
    [
      'a VAT id that is none',
      {},
      { shippingAddress: { type: 'company', company: 'SV', vatId: 'ATU12345678' } },
      'VAT_ID_INVALID',
    ],
    ['a key that could be guessed', { idempotencyKey: 'short' }, {}, 'INVALID_INPUT'],
  ])('%s', async (_label, input, changes, code) => {
    const context = await buyer(await listed(5))
    await updateCheckout(context, { changes, validate: null })
    const before = await everything()
    expect(await codesOf(placeOrder(context, order(2490, input)))).toEqual([code])
    expect(await everything()).toEqual(before)
  })

  test('a country that the shop does not serve', async () => {
    const context = await buyer(await listed(5))
    await updateCheckout(context, { changes: { shippingAddress: { country: 'us' } }, validate: null })
    const before = await everything()
    expect(await codesOf(placeOrder(context, order(2490)))).toEqual([
      'NOT_DELIVERABLE',
      'COUNTRY_NOT_SERVED',
      'NOT_DELIVERABLE',
      'PAYMENT_METHOD_NOT_ALLOWED',
    ])
    expect(await everything()).toEqual(before)
  })

  test('an empty cart, no cart, and one that was left alone for too long', async () => {
    expect(await codesOf(placeOrder(contextFor(database), order(0)))).toEqual(['CART_EMPTY'])
    const context = await buyer(await listed(5))
    const later = { ...context, now: () => new Date(TEST_NOW.getTime() + 100 * 86_400_000) }
    expect(await codesOf(placeOrder(later, order(2490)))).toEqual(['CART_EXPIRED'])
    await placeOrder(context, order(2490))
    expect(await codesOf(placeOrder(context, order(2490)))).toEqual(['CART_EMPTY'])
  })

  test('prices that rose, and products that went, since they were put into the cart', async () => {
    const product = await listed(5)
    const context = await buyer(product)
    await database.pool.query('update products set price_cents = 2100 where id = $1', [product.id])
    const before = await everything()
    const [changed] = await refusalsOf(placeOrder(context, order(2490)))
    expect(changed).toMatchObject({ code: 'PRICE_CHANGED', details: { total: 2590 } })
    await database.pool.query('update products set is_offline = true where id = $1', [product.id])
    expect(await codesOf(placeOrder(context, order(2490)))).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(await everything()).toEqual(before)
  })

  test('conditions and age where the shop asks for them', async () => {
    const context = await buyer(await listed(5))
    await setSettings(database, 'checkout', { conditionsRequired: true, ageRequired: true, termsRequired: false })
    try {
      const input = order(2490, { acceptTerms: false })
      expect(await codesOf(placeOrder(context, input))).toEqual(['CONDITIONS_REQUIRED', 'AGE_REQUIRED'])
      const { order: placed } = await placeOrder(context, { ...input, acceptConditions: true, confirmAge: true })
      expect(placed.consents).toEqual({ terms: false, conditions: true, age: true })
    } finally {
      await database.pool.query(`delete from settings where key = 'checkout'`)
    }
  })
})

describe('two at once', () => {
  test('of two buyers of the last piece one gets it, the other hears that it is sold out', async () => {
    const product = await listed(1)
    const buyers = await Promise.all([buyer(product), buyer(product)])
    const results = await Promise.allSettled(buyers.map(each => placeOrder(each, order(2490))))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const rejected = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect((rejected.reason as Refused).refusals).toMatchObject([{ code: 'SOLD_OUT' }])
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(0)
  })

  test('of 24 buyers of 5 pieces five get one, numbers have no gaps and nothing is half there', async () => {
    const product = await listed(5)
    const buyers = await Promise.all(Array.from({ length: 24 }, () => buyer(product)))
    const before = await everything()
    const results = await Promise.allSettled(buyers.map(each => placeOrder(each, order(2490))))
    const placed = results.flatMap(result => (result.status === 'fulfilled' ? [result.value.order.orderNumber] : []))
    const first = Number(before.number)
    expect(placed.toSorted()).toEqual([0, 1, 2, 3, 4].map(i => first + i))
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ refusals: [{ code: 'SOLD_OUT' }] })
    }
    expect(await everything()).toMatchObject({
      orders: String(Number(before.orders) + 5),
      mails: String(Number(before.mails) + 5),
      jobs: String(Number(before.jobs) + 5),
      number: String(first + 5),
      stock: String(Number(before.stock) - 5),
      cart_lines: String(Number(before.cart_lines) - 5),
    })
  })

  test('the same key three times at once, and once more, is one order with one link', async () => {
    const product = await listed(10)
    const context = await buyer(product, 2)
    const input = order(4490)
    const before = await everything()
    const placed = await Promise.all([1, 2, 3].map(() => placeOrder(context, input)))
    placed.push(await placeOrder(context, input))
    expect(new Set(placed.map(each => each.order.id)).size).toBe(1)
    expect(new Set(placed.map(each => each.secret)).size).toBe(1)
    expect(placed.map(each => each.lines.length)).toEqual([1, 1, 1, 1])
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(8)
    expect(await everything()).toMatchObject({
      orders: String(Number(before.orders) + 1),
      mails: String(Number(before.mails) + 1),
    })
  })

  test('the same key answers with the same order although the cart is full again', async () => {
    const product = await listed(10)
    const context = await buyer(product)
    const input = order(2490)
    const first = await placeOrder(context, input)
    await addToCart(context, pieces(product, 3))
    const second = await placeOrder(context, input)
    expect(second.order).toEqual(first.order)
    expect(await cartOf(context)).toMatchObject({ pieceCount: 3 })
  })

  test('the same key of somebody else is another order', async () => {
    const product = await listed(10)
    const input = order(2490)
    const one = await placeOrder(await buyer(product), input)
    const other = await placeOrder(await buyer(product), input)
    expect(other.order.id).not.toBe(one.order.id)
    expect(other.secret).not.toBe(one.secret)
  })

  test('two keys at once for one cart are one order', async () => {
    const context = await buyer(await listed(10))
    const results = await Promise.allSettled([placeOrder(context, order(2490)), placeOrder(context, order(2490))])
    const rejected = results.filter(result => result.status === 'rejected')
    expect(rejected).toHaveLength(1)
    expect(rejected[0]!.reason).toMatchObject({ refusals: [{ code: 'CART_EMPTY' }] })
  })

  test('what is added while the order is placed is in the order or in the cart, never lost', async () => {
    const product = await listed(null)
    const context = await buyer(product)
    const [placed] = await Promise.allSettled([
      placeOrder(context, order(2490)),
      addToCart(context, pieces(product, 4)),
    ])
    const left = (await cartOf(context))!.pieceCount
    expect(placed.status === 'fulfilled' ? left : left - 1).toBe(4)
  })

  test('the cart of a guest who has just signed in is ordered whole', async () => {
    const product = await listed(null)
    const guest = await buyer(product)
    const viewer = await insertViewer(database, ['user'], { visitorHash: guest.viewer.visitorHash })
    const account = contextFor(database, { viewer: { ...viewer, visitorHash: null } })
    await addToCart(account, pieces(await listed(null, 500), 1))
    const { order: placed, lines } = await placeOrder(contextFor(database, { viewer }), order(2990))
    expect(lines).toHaveLength(2)
    expect(placed.accountId).toBe(viewer.accountId)
    expect(await cartOf(guest)).toBeNull()
  })
})

describe('filling in the checkout', () => {
  test('keeps what was entered, step by step, and leaves the rest alone', async () => {
    const context = contextFor(database)
    await addToCart(context, pieces(await listed(null), 1))
    await updateCheckout(context, { changes: { email: ' kim@example.com ', comment: 'a\r\nb\u0000' }, validate: null })
    await updateCheckout(context, { changes: { shippingAddress: TEST_ADDRESS }, validate: 'address' })
    await updateCheckout(context, { changes: { shippingAddress: { city: 'Wels', phone: null } }, validate: 'shipping' })
    await updateCheckout(context, { changes: { paymentMethod: 'prepayment' }, validate: 'payment' })
    expect((await cartOf(context))!.checkout).toEqual({
      email: 'kim@example.com',
      comment: 'a\nb',
      newsletter: false,
      isPickup: false,
      shippingAddress: { ...TEST_ADDRESS, city: 'Wels' },
      hasOwnInvoiceAddress: false,
      invoiceAddress: null,
      paymentMethod: 'prepayment',
    })
  })

  test.each<[string, CheckoutChanges, 'address' | 'shipping' | 'payment' | null, string[]]>([
    [
      'an incomplete step',
      { shippingAddress: { firstName: 'Kim' } },
      'address',
      [
        'EMAIL_INVALID changes.email',
        'ADDRESS_INCOMPLETE changes.shippingAddress.lastName',
        'ADDRESS_INCOMPLETE changes.shippingAddress.address',
        'ADDRESS_INCOMPLETE changes.shippingAddress.zip',
        'ADDRESS_INCOMPLETE changes.shippingAddress.city',
        'ADDRESS_INCOMPLETE changes.shippingAddress.country',
      ],
    ],
    [
      'a city of 81 letters',
      { shippingAddress: { city: 'x'.repeat(81) } },
      null,
      ['INVALID_INPUT changes.shippingAddress.city'],
    ],
    ['a comment without end', { comment: 'x'.repeat(2001) }, null, ['INVALID_INPUT changes.comment']],
    ['an endless e-mail address', { email: `${'x'.repeat(250)}@y.at` }, null, ['EMAIL_INVALID changes.email']],
    [
      'no payment method',
      { email: 'kim@example.com', shippingAddress: TEST_ADDRESS },
      'payment',
      ['PAYMENT_METHOD_MISSING changes.paymentMethod'],
    ],
  ])('refuses %s and keeps nothing of it', async (_label, changes, validate, expected) => {
    const context = contextFor(database)
    await addToCart(context, pieces(await listed(null), 1))
    const before = await cartOf(context)
    const refusals = await refusalsOf(updateCheckout(context, { changes, validate }))
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(expected)
    expect(await cartOf(context)).toEqual(before)
  })
})
