import { describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { ask, dataOf, type GraphqlAnswer, insertRange, placedBy } from '../../../testing/asking.ts'
import { statementsOf, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { workOff } from '../../../testing/mailbox.ts'
import { testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)

describe('the back office', () => {
  const list = `query ($first: Int, $after: String, $filter: OrderFilter, $orderBy: OrderOrder) {
    orders(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      totalCount tabs { key count } pageInfo { hasNextPage hasPreviousPage endCursor }
      pageCursors { around { page cursor isCurrent } next { cursor } }
      edges { cursor node { id orderNumber customerName isRead lines { title } mails { kind } history { kind by }
        viewerCanMarkPaid } } } }`
  type Orders = { orders: { totalCount: number; edges: { node: { id: string } }[]; pageInfo: { endCursor: string } } }

  test('lists orders page by page without a statement per order', async () => {
    for (let i = 0; i < 4; i += 1) await placedBy(site.client(), shirt)
    await workOff(database)
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
    const { id } = await placedBy(site.client(), shirt)
    await workOff(database)
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
    expect([status, (body as GraphqlAnswer).errors?.[0]?.extensions?.code]).toEqual([400, 'C400'])
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
