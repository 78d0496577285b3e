import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../api/globalIds.ts'
import { newId } from '../../kit/ids.ts'
import { inTransaction } from '../../platform/database.ts'
import { insertProduct, insertSet, insertTiers, statementsOf, TEST_ADDRESS, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { refreshListings } from '../catalogue/listings/refreshListings.ts'
import { readSettings } from '../settings/queries.ts'

const database = await testDatabase()
const site = await testSite(database)

type Product = { id: string; variantIds: string[] }
type Answer = { data?: Record<string, unknown> | null; errors?: { message: string; extensions?: { code?: string } }[] }

let shirt: Product
let few: Product
let set: { id: string }

beforeAll(async () => {
  shirt = await insertProduct(database, { priceCents: 2000, isPersonalisable: true, personalisationMaxLength: 5 })
  few = await insertProduct(database, { priceCents: 500 }, [{ available: 2 }])
  set = await insertSet(database, [shirt.id, few.id])
  await insertTiers(database, shirt.id, { 10: 1500, 50: 1200 })
  const settings = await readSettings(database.drizzle)
  const ids = [shirt.id, few.id, set.id]
  await inTransaction(database, tx => refreshListings(tx, ids, { settings, now: TEST_NOW }))
})

async function ask(client: Client, query: string, variables: object = {}): Promise<Answer> {
  return (await client.request('POST', '/graphql', { query, variables })).body
}

/** The data of an answer without errors. */
async function dataOf<Shape>(client: Client, query: string, variables: object = {}): Promise<Shape> {
  const { data, errors } = await ask(client, query, variables)
  expect(errors).toBeUndefined()
  return data as Shape
}

const productId = ({ id }: { id: string }) => globalId('Product', id)
const variantId = ({ variantIds }: Product) => globalId('Variant', variantIds[0]!)

const cartFields = `id revision pieceCount isPlaceable isShippingEstimated
  lines { id title amount state maxAmount texts unitPrice { cents } sum { cents } total { cents } product { id path title }
    variant { id size fit availability { state quantity } } }
  totals { goods { cents } shipping { cents } gross { cents } toPay { cents } vatIncluded vat { rate vat { cents } } }
  problems { code line { id } } paymentMethods { key title }`
const errorFields = `errors { __typename code path message ... on OnlyFewLeft { available }
  ... on PersonalisationTooLong { maxLength } ... on SetUnequal { missing { product { id } missing } } }`
const addToCart = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
  addedAmount cart { ${cartFields} } viewer { cartPieceCount cart { revision } } ${errorFields} } }`

type CartShape = { id: string; revision: number; lines: { id: string }[]; totals: { toPay: { cents: number } } }
type Added = { addToCart: { addedAmount: number; cart: CartShape | null; errors: { code: string }[] } }

const add = (client: Client, product: Product, amount: number, changes: object = {}) =>
  dataOf<Added>(client, addToCart, {
    input: { productId: productId(product), pieces: [{ variantId: variantId(product), amount, ...changes }] },
  })

describe('a visitor’s cart', () => {
  test('is made with the first piece, kept by a cookie, and seen by nobody else', async () => {
    const client = site.client()
    const { addToCart: added } = await add(client, shirt, 2)
    expect(client.cookies.get('visitor')).toMatch(/^[\w-]{20,}$/)
    expect(added).toMatchObject({
      addedAmount: 2,
      viewer: { cartPieceCount: 2, cart: { revision: 1 } },
      errors: [],
      cart: {
        pieceCount: 2,
        isPlaceable: true,
        isShippingEstimated: true,
        lines: [
          {
            title: 'Trikot Nordwald',
            amount: 2,
            state: 'AVAILABLE',
            sum: { cents: 4000 },
            product: { id: productId(shirt), path: expect.stringContaining('/product-') },
            variant: { id: variantId(shirt), size: 'M', fit: 'MEN', availability: { state: 'IN_STOCK' } },
          },
        ],
        totals: { toPay: { cents: 4490 }, vatIncluded: true, vat: [{ rate: 2000, vat: { cents: 748 } }] },
      },
    })
    const query = `{ viewer { cartPieceCount cart { ${cartFields} } } }`
    expect(await dataOf(client, query)).toMatchObject({ viewer: { cartPieceCount: 2, cart: added.cart } })
    const stranger = site.client()
    expect(await dataOf(stranger, query)).toEqual({ viewer: { cartPieceCount: 0, cart: null } })
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }'
    const ids = [added.cart!.id, added.cart!.lines[0]!.id]
    expect(await dataOf(stranger, nodes, { ids })).toEqual({ nodes: [null, null] })
    expect(await dataOf(client, nodes, { ids })).toEqual({
      nodes: [{ __typename: 'Cart' }, { __typename: 'CartLine' }],
    })
  })

  test('costs two statements to add to with all that a page shows, and one to read', async () => {
    const client = site.client()
    await add(client, few, 1)
    expect((await statementsOf(() => add(client, shirt, 1))).statements).toHaveLength(2)
    const query = `{ viewer { cart { ${cartFields} } } }`
    expect((await statementsOf(() => ask(client, query))).statements).toHaveLength(1)
    expect((await statementsOf(() => ask(site.client(), query))).statements).toHaveLength(0)
  })

  test.each<[string, object, object]>([
    ['more than is left', { amount: 3 }, { __typename: 'OnlyFewLeft', code: 'ONLY_FEW_LEFT', available: 2 }],
    ['a negative amount', { amount: -1 }, { __typename: 'Refusal', path: ['pieces', '0', 'amount'] }],
    ['100,000 pieces', { amount: 100_000 }, { code: 'AMOUNT_TOO_LARGE' }],
    ['a size that is none', { amount: 1, variantId: 'VmFyaWFudDp4' }, { code: 'VARIANT_UNKNOWN' }],
    ['a size of another product', { amount: 1, variantId: 'shirt' }, { code: 'VARIANT_UNKNOWN' }],
    ['a text that is not offered', { amount: 1, texts: ['TOM'] }, { code: 'PERSONALISATION_NOT_OFFERED' }],
  ])('refuses %s', async (_label, changes, expected) => {
    const client = site.client()
    const piece = { variantId: variantId(few), ...changes }
    if (piece.variantId === 'shirt') piece.variantId = variantId(shirt)
    const input = { productId: productId(few), pieces: [piece] }
    const { addToCart: refused } = await dataOf<Added>(client, addToCart, { input })
    expect(refused).toMatchObject({ addedAmount: 0, cart: null, viewer: null, errors: [expected] })
    expect(await dataOf(client, '{ viewer { cart { id } } }')).toEqual({ viewer: { cart: null } })
  })

  test('tells how long a text may be, and what a set lacks', async () => {
    const client = site.client()
    expect(await add(client, shirt, 1, { texts: ['TOO LONG'] })).toMatchObject({
      addToCart: { errors: [{ __typename: 'PersonalisationTooLong', maxLength: 5 }] },
    })
    const slot = (product: Product, amount: number) => ({
      productId: productId(product),
      pieces: [{ variantId: variantId(product), amount }],
    })
    const mutation = `mutation ($input: AddSetToCartInput!) { addSetToCart(input: $input) {
      addedAmount cart { lines { childSets pieces { slot amount product { id } variant { size } } } } ${errorFields} } }`
    const unequal = { productId: productId(set), slots: [slot(shirt, 2), slot(few, 1)] }
    expect(await dataOf(client, mutation, { input: unequal })).toMatchObject({
      addSetToCart: {
        errors: [{ __typename: 'SetUnequal', missing: [{ product: { id: productId(few) }, missing: 1 }] }],
      },
    })
    const equal = { productId: productId(set), slots: [slot(shirt, 1), slot(few, 1)] }
    expect(await dataOf(client, mutation, { input: equal })).toMatchObject({
      addSetToCart: {
        addedAmount: 1,
        cart: {
          lines: [
            {
              childSets: 0,
              pieces: [
                { slot: 0, amount: 1, product: { id: productId(shirt) }, variant: { size: 'M' } },
                { slot: 1, amount: 1, product: { id: productId(few) } },
              ],
            },
          ],
        },
      },
    })
  })

  test.each([
    ['half a piece', 1.5],
    ['a text', 'two'],
    ['more than an Int holds', 2 ** 31],
  ])('%s is no amount at all and answered with 400', async (_label, amount) => {
    const input = { productId: productId(shirt), pieces: [{ variantId: variantId(shirt), amount }] }
    const { status } = await site.client().request('POST', '/graphql', { query: addToCart, variables: { input } })
    expect(status).toBe(400)
  })

  test('lines change and go, favourites come and go', async () => {
    const client = site.client()
    const { addToCart: added } = await add(client, shirt, 2)
    const lineId = added.cart!.lines[0]!.id
    const change = `mutation ($input: ChangeCartLineInput!) { changeCartLine(input: $input) { cart { pieceCount
      lines { unitPrice { cents } } } viewer { cartPieceCount } ${errorFields} } }`
    expect(await dataOf(client, change, { input: { lineId, amount: 10 } })).toMatchObject({
      changeCartLine: {
        cart: { pieceCount: 10, lines: [{ unitPrice: { cents: 1500 } }] },
        viewer: { cartPieceCount: 10 },
      },
    })
    expect(await dataOf(site.client(), change, { input: { lineId, amount: 1 } })).toMatchObject({
      changeCartLine: { cart: null, errors: [{ code: 'NOT_FOUND', path: ['lineId'] }] },
    })
    const remove = `mutation ($input: RemoveCartLinesInput!) { removeCartLines(input: $input) {
      cart { pieceCount lines { id } } ${errorFields} } }`
    const input = { lineIds: [lineId, 'nonsense', globalId('CartLine', newId())] }
    expect(await dataOf(client, remove, { input })).toMatchObject({
      removeCartLines: { cart: { pieceCount: 0, lines: [] }, errors: [] },
    })
    const like = `mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) {
      viewer { favouriteProductIds favourites(first: 1) { totalCount edges { node { title } } pageInfo { hasNextPage } } }
      ${errorFields} } }`
    await dataOf(client, like, { input: { productId: productId(shirt), isFavourite: true } })
    expect(await dataOf(client, like, { input: { productId: productId(few), isFavourite: true } })).toMatchObject({
      setFavourite: {
        viewer: {
          favouriteProductIds: expect.arrayContaining([productId(few), productId(shirt)]),
          favourites: {
            totalCount: 2,
            edges: [{ node: { title: 'Trikot Nordwald' } }],
            pageInfo: { hasNextPage: true },
          },
        },
      },
    })
    expect(await dataOf(client, like, { input: { productId: productId(few), isFavourite: false } })).toMatchObject({
      setFavourite: { viewer: { favouriteProductIds: [productId(shirt)] } },
    })
  })
})

const updateCheckout = `mutation ($input: UpdateCheckoutInput!) { updateCheckout(input: $input) {
  cart { checkout { email shippingAddress { city country countryName } paymentMethod { key } } isShippingEstimated
    totals { toPay { cents } } } ${errorFields} } }`
const placeOrder = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  order { id orderNumber statusPath totals { toPay { cents } } lines { title amount } isRead history { kind } }
  cart { lines { id } } viewer { cartPieceCount } ${errorFields} } }`

type Placed = { placeOrder: { order: { id: string; orderNumber: string; statusPath: string } } }

const { company: _company, vatId: _vatId, ...person } = TEST_ADDRESS
const changes = { email: 'kim@example.com', shippingAddress: { ...person, type: 'PERSON' }, paymentMethod: 'invoice' }

async function placed(client: Client): Promise<Placed['placeOrder']['order']> {
  await add(client, shirt, 1)
  await dataOf(client, updateCheckout, { input: { changes } })
  const input = { idempotencyKey: newId(), acceptTerms: true, expectedTotal: 2490 }
  const { placeOrder: answer } = await dataOf<Placed>(client, placeOrder, { input })
  return answer.order
}

describe('ordering as a guest', () => {
  test('from the cart to the page on which the order is followed', async () => {
    const client = site.client()
    await add(client, shirt, 2)
    const step = await dataOf(client, updateCheckout, { input: { changes, validate: 'PAYMENT' } })
    expect(step).toMatchObject({
      updateCheckout: {
        errors: [],
        cart: {
          isShippingEstimated: false,
          checkout: {
            email: 'kim@example.com',
            shippingAddress: { city: 'Linz', country: 'AT', countryName: 'Österreich' },
            paymentMethod: { key: 'invoice' },
          },
          totals: { toPay: { cents: 4490 } },
        },
      },
    })
    const input = { idempotencyKey: newId(), acceptTerms: true, expectedTotal: 4490 }
    const answer = await dataOf<Placed>(client, placeOrder, { input })
    expect(answer).toMatchObject({
      placeOrder: {
        errors: [],
        order: {
          orderNumber: expect.stringMatching(/^\d{5}$/),
          totals: { toPay: { cents: 4490 } },
          lines: [{ title: 'Trikot Nordwald', amount: 2 }],
          isRead: null,
          history: [],
        },
        cart: { lines: [] },
        viewer: { cartPieceCount: 0 },
      },
    })
    expect((await dataOf<Placed>(client, placeOrder, { input })).placeOrder.order).toEqual(answer.placeOrder.order)

    const { orderNumber, statusPath, id } = answer.placeOrder.order
    const token = statusPath.split('/').at(-1)
    const status = `query ($orderNumber: String!, $token: String!) { orderStatus(orderNumber: $orderNumber, token: $token) {
      orderNumber statusPath email shippingAddress { countryName } paymentMethod { title } mails { id }
      viewerCanMarkPaid lines { product { path } image { alt } } } }`
    const stranger = site.client()
    expect(await dataOf(stranger, status, { orderNumber, token })).toMatchObject({
      orderStatus: {
        orderNumber,
        statusPath: `/order/${orderNumber}/${token}`,
        email: 'kim@example.com',
        paymentMethod: { title: 'Rechnung' },
        mails: [],
        viewerCanMarkPaid: false,
        lines: [{ image: null }],
      },
    })
    expect(await dataOf(stranger, status, { orderNumber, token: 'x'.repeat(43) })).toEqual({ orderStatus: null })
    const node = 'query ($id: ID!) { node(id: $id) { __typename } }'
    expect(await dataOf(client, node, { id })).toEqual({ node: null })
  })

  test('shows what is missing, and asks again when the price has changed', async () => {
    const client = site.client()
    await add(client, shirt, 1)
    expect(await dataOf(client, updateCheckout, { input: { changes: {}, validate: 'ADDRESS' } })).toMatchObject({
      updateCheckout: {
        cart: null,
        errors: [
          { code: 'EMAIL_INVALID', path: ['changes', 'email'] },
          { code: 'ADDRESS_INCOMPLETE', path: ['changes', 'shippingAddress'] },
        ],
      },
    })
    await dataOf(client, updateCheckout, { input: { changes } })
    const input = { idempotencyKey: newId(), expectedTotal: 1 }
    expect(await dataOf(client, placeOrder, { input })).toMatchObject({
      placeOrder: { order: null, errors: [{ code: 'TERMS_REQUIRED' }, { code: 'PRICE_CHANGED' }] },
    })
  })
})

describe('the price of what is being chosen', () => {
  const quote = `query ($input: QuoteProductInput!) { quoteProduct(input: $input) { amount childSets total { cents }
    unitPrice { cents } tiers { from price { cents } isReached isCurrent } missingToNextTier nextTierPrice { cents }
    deliveryWeeks latestDelivery ${errorFields} } }`
  const choose = (product: { id: string }, choice: object) =>
    dataOf(site.client(), quote, { input: { productId: productId(product), ...choice } })

  test('climbs the tiers', async () => {
    expect(await choose(shirt, { pieces: [{ variantId: variantId(shirt), amount: 12 }] })).toEqual({
      quoteProduct: {
        amount: 12,
        childSets: null,
        total: { cents: 18_000 },
        unitPrice: { cents: 1500 },
        tiers: [
          { from: 10, price: { cents: 1500 }, isReached: true, isCurrent: true },
          { from: 50, price: { cents: 1200 }, isReached: false, isCurrent: false },
        ],
        missingToNextTier: 38,
        nextTierPrice: { cents: 1200 },
        deliveryWeeks: 1,
        latestDelivery: '2026-11-27',
        errors: [],
      },
    })
  })

  test('nothing chosen costs nothing and shows the tiers', async () => {
    expect(await choose(shirt, { pieces: [{ variantId: variantId(shirt), amount: 0 }] })).toMatchObject({
      quoteProduct: { amount: 0, total: { cents: 0 }, unitPrice: null, missingToNextTier: 10, errors: [] },
    })
  })

  test('sets count by their smallest slot and have a price once they are equal', async () => {
    const slots = (ofShirt: number, ofFew: number) => ({
      slots: [
        { productId: productId(shirt), pieces: [{ variantId: variantId(shirt), amount: ofShirt }] },
        { productId: productId(few), pieces: [{ variantId: variantId(few), amount: ofFew }] },
      ],
    })
    expect(await choose(set, slots(2, 2))).toMatchObject({
      quoteProduct: { amount: 2, childSets: 0, total: { cents: 9980 }, unitPrice: null, tiers: [], errors: [] },
    })
    expect(await choose(set, slots(3, 1))).toMatchObject({
      quoteProduct: { amount: 1, total: { cents: 0 }, errors: [{ code: 'SET_UNEQUAL', missing: [{ missing: 2 }] }] },
    })
    expect(await choose(set, slots(3, 3))).toMatchObject({
      quoteProduct: { total: { cents: 14_970 }, errors: [{ code: 'ONLY_FEW_LEFT', available: 2 }] },
    })
  })

  test('wrong amounts and sizes are told, unknown products are null', async () => {
    const pieces = [
      { variantId: variantId(shirt), amount: -1 },
      { variantId: 'x', amount: 1 },
    ]
    expect(await choose(shirt, { pieces })).toMatchObject({
      quoteProduct: {
        amount: 0,
        errors: [
          { code: 'AMOUNT_INVALID', path: ['pieces', '0'] },
          { code: 'VARIANT_UNKNOWN', path: ['pieces', '1'] },
        ],
      },
    })
    expect(await choose({ id: newId() }, {})).toEqual({ quoteProduct: null })
    const { statements } = await statementsOf(() => choose(shirt, { pieces }))
    expect(statements).toHaveLength(1)
  })
})

describe('the back office', () => {
  const list = `query ($first: Int, $after: String, $filter: OrderFilter, $orderBy: OrderOrder) {
    orders(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      totalCount tabs { key count } pageInfo { hasNextPage hasPreviousPage endCursor }
      pageCursors { around { page cursor isCurrent } next { cursor } }
      edges { cursor node { id orderNumber customerName isRead lines { title } mails { kind } history { kind by }
        viewerCanMarkPaid } } } }`
  type Orders = { orders: { totalCount: number; edges: { node: { id: string } }[]; pageInfo: { endCursor: string } } }

  test('lists orders page by page without a statement per order', async () => {
    for (let i = 0; i < 4; i += 1) await placed(site.client())
    const admin = await site.clientAs(['admin'])
    const { result, statements } = await statementsOf(() => dataOf<Orders>(admin, list, { first: 2 }))
    // Three of the session, then configuration, page, tabs, lines, mails, events.
    expect(statements.length).toBeLessThanOrEqual(9)
    expect(result.orders.edges).toHaveLength(2)
    expect(result).toMatchObject({
      orders: {
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
        edges: [
          {
            node: {
              customerName: 'Kim Muster',
              isRead: false,
              viewerCanMarkPaid: true,
              lines: [{ title: 'Trikot Nordwald' }],
              mails: [{ kind: 'orderConfirmation' }],
              history: [{ kind: 'PLACED', by: null }, { kind: 'MAIL_QUEUED' }],
            },
          },
          {},
        ],
      },
    })
    const seen = new Set(result.orders.edges.map(({ node }) => node.id))
    const next = await dataOf<Orders>(admin, list, { first: 2, after: result.orders.pageInfo.endCursor })
    for (const { node } of next.orders.edges) seen.add(node.id)
    expect(seen.size).toBe(4)
  })

  test('pays, ships, reads and writes again', async () => {
    const { id } = await placed(site.client())
    const admin = await site.clientAs(['admin'])
    const pay = `mutation ($input: MarkOrdersPaidInput!) { markOrdersPaid(input: $input) {
      orders { paymentState paidAt viewerCanMarkPaid } errors { code path } } }`
    expect(await dataOf(admin, pay, { input: { orderIds: [id], paidOn: '2026-11-20' } })).toEqual({
      markOrdersPaid: {
        orders: [{ paymentState: 'PAID', paidAt: TEST_NOW.toISOString(), viewerCanMarkPaid: false }],
        errors: [],
      },
    })
    expect(await dataOf(admin, pay, { input: { orderIds: [id, 'x'] } })).toEqual({
      markOrdersPaid: {
        orders: [],
        errors: [
          { code: 'TRANSITION_NOT_ALLOWED', path: ['orderIds', '0'] },
          { code: 'NOT_FOUND', path: ['orderIds', '1'] },
        ],
      },
    })
    const ship = `mutation ($input: MarkOrderShippedInput!) { markOrderShipped(input: $input) {
      order { state shippingState trackingUrl mails { id kind html text } history { kind note by } } errors { code } } }`
    type Shipped = { markOrderShipped: { order: { mails: { id: string }[] } } }
    const shipped = await dataOf<Shipped>(admin, ship, { input: { orderId: id, carrier: 'GLS', trackingNumber: '77' } })
    expect(shipped).toMatchObject({
      markOrderShipped: {
        order: {
          state: 'COMPLETED',
          shippingState: 'SHIPPED',
          trackingUrl: 'https://gls-group.com/AT/de/paket-verfolgen?match=77',
          mails: [{ kind: 'orderConfirmation' }, { kind: 'orderPaid' }, { kind: 'orderShipped' }],
        },
      },
    })
    const read = `mutation ($input: MarkOrderReadInput!) { markOrderRead(input: $input) { order { isRead } errors { code } } }`
    expect(await dataOf(admin, read, { input: { orderId: id, isRead: true } })).toMatchObject({
      markOrderRead: { order: { isRead: true } },
    })
    const mailId = shipped.markOrderShipped.order.mails[0]!.id
    const resend = `mutation ($input: ResendOrderMailInput!) { resendOrderMail(input: $input) {
      order { mails { id } } errors { code } } }`
    expect(await dataOf(admin, resend, { input: { orderId: id, mailId } })).toMatchObject({
      resendOrderMail: { errors: [] },
    })
    const mail = 'query ($id: ID!) { mail(id: $id) { subject order { orderNumber } } }'
    expect(await dataOf(admin, mail, { id: mailId })).toMatchObject({ mail: { order: {} } })
    expect(await dataOf(admin, mail, { id: globalId('Mail', newId()) })).toEqual({ mail: null })
  })

  test('the dashboard and the outbox', async () => {
    const member = await site.clientAs(['member'])
    const query = `{ dashboard { ordersToday revenueToday { cents } latestOrders { orderNumber } byDay { day orders } }
      mails(first: 1, filter: { state: QUEUED }) { totalCount edges { node { subject state language } } } }`
    expect(await dataOf(member, query)).toMatchObject({
      dashboard: { ordersToday: expect.any(Number), byDay: expect.arrayContaining([{ day: '2026-11-07', orders: 0 }]) },
      mails: { edges: [{ node: { state: 'QUEUED', language: 'DE' } }] },
    })
  })

  test.each([
    ['orders', '{ orders { totalCount } }'],
    ['order', '{ order(orderNumber: "10001") { id } }'],
    ['mails', '{ mails { totalCount } }'],
    ['mail', '{ mail(id: "x") { id } }'],
    ['dashboard', '{ dashboard { ordersToday } }'],
  ])('%s is closed to guests and customers', async (_name, query) => {
    const [guest, user, member] = [site.client(), await site.clientAs(['user']), await site.clientAs(['member'])]
    expect((await ask(guest, query)).errors).toMatchObject([{ extensions: { code: 'C100' } }])
    expect((await ask(user, query)).errors).toMatchObject([{ extensions: { code: 'C100' } }])
    expect((await ask(member, query)).errors).toBeUndefined()
  })

  test.each([
    'mutation { markOrdersPaid(input: { orderIds: [] }) { errors { code } } }',
    'mutation { markOrderShipped(input: { orderId: "x" }) { errors { code } } }',
    'mutation { markOrderRead(input: { orderId: "x", isRead: true }) { errors { code } } }',
    'mutation { resendOrderMail(input: { orderId: "x", mailId: "x" }) { errors { code } } }',
  ])('%s is closed to members', async mutation => {
    const member = await site.clientAs(['member'])
    expect((await ask(member, mutation)).errors).toMatchObject([{ extensions: { code: 'C100' } }])
  })

  test.each([
    ['a forged cursor', { after: 'WyJhIl0' }],
    ['too many at once', { first: 101 }],
    ['none at all', { first: 0 }],
  ])('%s is refused', async (_label, variables) => {
    const admin = await site.clientAs(['admin'])
    const { status, body } = await admin.request('POST', '/graphql', { query: list, variables })
    expect([status, (body as Answer).errors?.[0]?.extensions?.code]).toEqual([400, 'C400'])
  })

  test('whatever is searched for, nothing breaks', async () => {
    const admin = await site.clientAs(['admin'])
    for (const search of ["'; drop table orders", '\u0000', '%', '\\', '\ud83d', 'x'.repeat(5000)]) {
      expect(
        (await ask(admin, list, { filter: { search, country: search, paymentMethod: search } })).errors,
      ).toBeUndefined()
    }
  })
})
