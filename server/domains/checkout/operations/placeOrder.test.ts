import { describe, expect, test } from 'vitest'
import { siteVersion } from '../../../platform/siteVersion.ts'
import {
  changeCatalogue,
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
} from '../../../testing/builders.ts'
import {
  buyersOf,
  codesOf,
  completeCheckout,
  orderOf,
  pieces,
  refusalsOf,
  type TestProduct,
} from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, workOff } from '../../../testing/mailbox.ts'
import { addSetToCart, addToCart } from '../../cart/operations/cart.ts'
import { secretHash } from '../../orders/rules/statusLink.ts'
import { shippingSettings } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import { type PlaceOrder, placeOrder } from './placeOrder.ts'
import { type CheckoutChanges, updateCheckout } from './updateCheckout.ts'

const database = await testDatabase()
const { listed, buyer, cartOf, everything } = buyersOf(database)

describe('placing an order', () => {
  test('copies all that was agreed, takes the stock, has the receipt sent and empties the cart', async () => {
    const product = await listed(10)
    const context = await buyer(product, 3)
    const entered = (await cartOf(context))!.checkout.email!
    const { order: placed, lines, secret } = await placeOrder(context, orderOf(6490))
    expect(placed).toMatchObject({
      orderNumber: 10001,
      state: 'open',
      paymentState: 'open',
      shippingState: 'open',
      email: entered,
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
      ...{ deliveryWeeks: 2, earliestDelivery: '2026-11-30', latestDelivery: '2026-12-01', firstPartBy: null },
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
    expect(await countRows(database, 'graphile_worker.jobs')).toBe(1)
    await workOff(database)
    const { rows: mails } = await database.pool.query('select * from mails where order_id = $1', [placed.id])
    expect(mails).toMatchObject([{ kind: 'orderConfirmation', recipient: entered, language: 'de', state: 'queued' }])
    expect(mails[0].subject).toBe('Ihre Bestellung 10001 bei Halle & Feld')
    expect(JSON.stringify(mails)).not.toContain(secret)
    const [sent] = await mailsTo(database, entered)
    expect(sent!.text).toContain(`https://shop.example/order/10001/${secret}`)
    const { rows: stored } = await database.pool.query('select * from orders where id = $1', [placed.id])
    expect(stored).toMatchObject([{ order_number: 10001, secret_hashes: [secretHash(secret)], gross_cents: 6490 }])
    expect(JSON.stringify(stored)).not.toContain(secret)
    const { rows: events } = await database.pool.query('select kind from order_events where order_id = $1', [placed.id])
    expect(events).toEqual([{ kind: 'placed' }])
  })

  test('takes at most 12 round trips, also where the list of products changes with it', async () => {
    const plenty = await listed(100)
    const first = await buyer(plenty)
    expect((await statementsOf(() => placeOrder(first, orderOf(2490)))).roundTrips).toBe(7)
    const few = await listed(2)
    const second = await buyer(few)
    const version = await siteVersion(database)
    const { roundTrips } = await statementsOf(() => placeOrder(second, orderOf(2490)))
    expect(roundTrips).toBeLessThanOrEqual(12)
    expect(await siteVersion(database)).toBeGreaterThan(version)
  })

  test('speaks the buyer’s language, and keeps its words when the product gets others', async () => {
    const product = await listed(null)
    const context = await buyer(product, 1, { language: 'en' })
    const { order: placed } = await placeOrder(context, orderOf(2490))
    await database.pool.query(`update products set title = '{"de": "Anders"}' where id = $1`, [product.id])
    const { rows } = await database.pool.query('select title from order_lines where order_id = $1', [placed.id])
    expect(rows).toEqual([{ title: 'Nordwald jersey' }])
    expect(placed.labels).toMatchObject({ paymentMethod: { title: 'Invoice' }, countries: { AT: 'Austria' } })
    await workOff(database)
    const { rows: mails } = await database.pool.query('select subject from mails where order_id = $1', [placed.id])
    expect(mails[0].subject).toMatch(/^Your order \d+ with Halle & Feld$/)
  })

  test('a set takes its pieces from the stock', async () => {
    const shirt = await listed(5)
    const shorts = await listed(7)
    const set = await insertSet(database, [shirt.id, shorts.id])
    const context = contextFor(database)
    const slot = (product: TestProduct) => ({
      productId: product.id,
      pieces: [{ variantId: product.variantIds[0]!, amount: 2, texts: null }],
    })
    await addSetToCart(context, {
      productId: set.id,
      slots: [slot(shirt), slot(shorts)],
      personalised: null,
      orderNote: null,
    })
    await updateCheckout(context, { changes: completeCheckout, validate: 'payment' })
    const { lines } = await placeOrder(context, orderOf(2 * 4990 + 490))
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
    await updateCheckout(context, { changes: completeCheckout, validate: null })
    const { lines } = await placeOrder(context, orderOf(3 * 1990 + 490))
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
    const { order: placed } = await placeOrder(context, orderOf(2490))
    expect(placed).toMatchObject({
      accountId: viewer.accountId,
      email: viewer.email,
      customerName: 'SV Nordwald',
      shippingAddress: TEST_ADDRESS,
      invoiceAddress: { company: 'SV Nordwald', vatId: 'ATU 135 856 27' },
    })
  })

  test('of several places one must be chosen, and it must still be there', async () => {
    const context = await buyer(await listed(null))
    const choose = (changes: CheckoutChanges) =>
      refusalsOf(updateCheckout(context, { changes: { isPickup: true, ...changes }, validate: 'shipping' }))
    expect(await choose({})).toMatchObject([{ code: 'PICKUP_PLACE_MISSING', path: ['changes', 'pickupPlace'] }])
    expect(await choose({ pickupPlace: 'graz' })).toMatchObject([{ code: 'PICKUP_PLACE_GONE' }])
    await updateCheckout(context, { changes: { isPickup: true, pickupPlace: 'wels' }, validate: 'shipping' })
    const { pickup } = shippingSettings.of(await readSettings(database.drizzle))
    const [linz, wels] = pickup.places
    await setSettings(database, 'shipping', { pickup: { ...pickup, places: [linz] } })
    expect(await refusalsOf(placeOrder(context, orderOf(2000)))).toMatchObject([
      { code: 'PICKUP_PLACE_GONE', path: ['checkout', 'pickupPlace'] },
    ])
    await setSettings(database, 'shipping', { pickup })
    const { order: placed } = await placeOrder(context, orderOf(2000))
    expect(placed.labels.pickupPlace).toMatchObject({ key: 'wels', name: wels!.name.de, hours: wels!.hours!.de })
  })

  test('collected goods have no shipping', async () => {
    const context = await buyer(await listed(null))
    await updateCheckout(context, { changes: { isPickup: true, pickupPlace: 'linz' }, validate: 'shipping' })
    const { order: placed } = await placeOrder(context, orderOf(2000))
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
    await placeOrder(rival, orderOf(2490))
    const before = await everything()
    const refusals = await refusalsOf(placeOrder(context, orderOf(1, { acceptTerms: false })))
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
    expect(await codesOf(placeOrder(context, orderOf(2490, input)))).toEqual([code])
    expect(await everything()).toEqual(before)
  })

  test('a country that the shop does not serve', async () => {
    const context = await buyer(await listed(5))
    await updateCheckout(context, { changes: { shippingAddress: { country: 'us' } }, validate: null })
    const before = await everything()
    expect(await codesOf(placeOrder(context, orderOf(2490)))).toEqual([
      'NOT_DELIVERABLE',
      'COUNTRY_NOT_SERVED',
      'NOT_DELIVERABLE',
      'PAYMENT_METHOD_NOT_ALLOWED',
    ])
    expect(await everything()).toEqual(before)
  })

  test('an empty cart, no cart, and one that was left alone for too long', async () => {
    expect(await codesOf(placeOrder(contextFor(database), orderOf(0)))).toEqual(['CART_EMPTY'])
    const context = await buyer(await listed(5))
    const later = { ...context, now: () => new Date(TEST_NOW.getTime() + 100 * 86_400_000) }
    expect(await codesOf(placeOrder(later, orderOf(2490)))).toEqual(['CART_EXPIRED'])
    await placeOrder(context, orderOf(2490))
    expect(await codesOf(placeOrder(context, orderOf(2490)))).toEqual(['CART_EMPTY'])
  })

  test('prices that rose, and products that went, since they were put into the cart', async () => {
    const product = await listed(5)
    const context = await buyer(product)
    await changeCatalogue(database, 'update products set price_cents = 2100 where id = $1', [product.id])
    const before = await everything()
    const [changed] = await refusalsOf(placeOrder(context, orderOf(2490)))
    expect(changed).toMatchObject({ code: 'PRICE_CHANGED', details: { total: 2590 } })
    expect(await everything()).toEqual(before)
    await changeCatalogue(database, 'update products set is_offline = true where id = $1', [product.id])
    const offline = await everything()
    expect(await codesOf(placeOrder(context, orderOf(2490)))).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(await everything()).toEqual(offline)
  })

  test('conditions and age where the shop asks for them', async () => {
    const context = await buyer(await listed(5))
    await setSettings(database, 'checkout', { conditionsRequired: true, ageRequired: true, termsRequired: false })
    try {
      const input = orderOf(2490, { acceptTerms: false })
      expect(await codesOf(placeOrder(context, input))).toEqual(['CONDITIONS_REQUIRED', 'AGE_REQUIRED'])
      const { order: placed } = await placeOrder(context, { ...input, acceptConditions: true, confirmAge: true })
      expect(placed.consents).toEqual({ terms: false, conditions: true, age: true })
    } finally {
      await database.pool.query(`delete from settings where key = 'checkout'`)
    }
  })
})

describe('a shop whose particulars are placeholders', () => {
  test('takes no order outside the demo, whoever asks, and keeps the cart', async () => {
    const context = await buyer(await listed(5))
    await setSettings(database, 'operator', { isDemo: false })
    const before = await everything()
    expect(await codesOf(placeOrder(context, orderOf(2490)))).toEqual(['SHOP_NOT_OPEN'])
    expect(await everything()).toEqual(before)
    await setSettings(database, 'operator', { isDemo: true })
    expect((await placeOrder(context, orderOf(2490))).order.state).toBe('open')
  })
})

describe.each([
  ['that its operator has closed', 'checkout', 'enabled'],
  ['that shows no prices', 'display', 'showPrices'],
] as const)('a shop %s', (_, section, switched) => {
  test('takes nothing into carts and no order, keeps what lies there, and goes on afterwards', async () => {
    const product = await listed(10)
    const context = await buyer(product, 2)
    await setSettings(database, section, { [switched]: false })
    const before = await everything()
    expect(await codesOf(placeOrder(context, orderOf(4490)))).toEqual(['SHOP_CLOSED'])
    expect(await codesOf(addToCart(context, pieces(product, 1)))).toEqual(['SHOP_CLOSED'])
    expect(await everything()).toEqual(before)
    expect((await cartOf(context))!.pieceCount).toBe(2)
    await setSettings(database, section, { [switched]: true })
    expect((await placeOrder(context, orderOf(4490))).order.state).toBe('open')
  })
})

describe('an order below the least value', () => {
  test('is refused with what lacks, in the cart already, and taken once there is enough', async () => {
    const product = await listed(10)
    const context = await buyer(product, 1)
    await setSettings(database, 'checkout', {
      minimums: [
        { country: null, discountGroup: null, amount: 2000 },
        { country: 'AT', discountGroup: null, amount: 3000 },
      ],
    })
    const short = { code: 'ORDER_TOO_SMALL', details: { minimum: 3000, missing: 1000 } }
    expect((await cartOf(context))!.problems).toMatchObject([{ ...short, line: null }])
    expect(await refusalsOf(placeOrder(context, orderOf(2490)))).toMatchObject([{ ...short, path: ['lines'] }])
    await addToCart(context, pieces(product, 1))
    expect((await cartOf(context))!.problems).toEqual([])
    expect((await placeOrder(context, orderOf(4490))).order.state).toBe('open')
    await setSettings(database, 'checkout', { minimums: [] })
  })
})

describe('the consent to the terms', () => {
  test('is kept with the version of the text, which another wording changes', async () => {
    const first = await placeOrder(await buyer(await listed(null)), orderOf(2490))
    const again = await placeOrder(await buyer(await listed(null)), orderOf(2490))
    await setSettings(database, 'shop', { company: 'Halle & Feld GmbH' })
    const later = await placeOrder(await buyer(await listed(null)), orderOf(2490))
    const versions = [first, again, later].map(({ order }) => order.consents.termsVersion)
    expect(versions[0]).toMatch(/^[0-9a-f]{16}$/)
    expect(versions[1]).toBe(versions[0])
    expect(versions[2]).not.toBe(versions[0])
  })
})

describe('an order of which something comes much later', () => {
  test('in two deliveries keeps the day of the first one, and none where that is not offered any more', async () => {
    const slow = await insertProduct(database, { priceCents: 2000, expectedDays: 20 })
    const wanted = async () => {
      const context = await buyer(await listed(10), 1)
      await addToCart(context, pieces(slow, 1))
      const changes = { ...completeCheckout, deliversInParts: true }
      const { quote } = await updateCheckout(context, { changes, validate: null })
      return () => placeOrder(context, orderOf(quote.totals.toPay))
    }
    const { order, lines } = await (await wanted())()
    expect(order).toMatchObject({ firstPartBy: '2026-12-01', latestDelivery: '2026-12-23' })
    expect(lines.map(({ latestDelivery }) => latestDelivery)).toEqual(['2026-12-01', '2026-12-23'])
    expect(lines[1]!.deliveryTimes).toEqual({ daysMin: 20, daysMax: 20, printingDays: 0, backOn: null })
    const place = await wanted()
    await setSettings(database, 'shipping', { offersParts: false })
    expect((await place()).order).toMatchObject({ firstPartBy: null, latestDelivery: '2026-12-23' })
    await setSettings(database, 'shipping', { offersParts: true })
  })
})
