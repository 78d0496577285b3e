import { beforeAll, describe, expect, test } from 'vitest'
import { browseUsers, countUsers, countUserTabs, type UserFilter } from './domains/accounts/users/queries.ts'
import { type AuditFilter, browseAudit, countAudit } from './domains/audit/queries.ts'
import {
  countManaged,
  type ManagedFilter,
  type ManagedOrder,
  managedPage,
} from './domains/catalogue/queries/management.ts'
import { placeOrder } from './domains/checkout/operations/placeOrder.ts'
import { foldCustomers } from './domains/customers/operations/folding.ts'
import {
  browseCustomers,
  type CustomerFilter,
  countCustomers,
  countCustomerTabs,
  customerSorts,
} from './domains/customers/queries.ts'
import {
  browseMails,
  browseOrders,
  countMails,
  countMailTabs,
  countOrders,
  countTabs,
  type MailFilter,
  type OrderFilter,
} from './domains/orders/queries/browsing.ts'
import { createPerson } from './domains/persons/operations.ts'
import { browsePersons, countPersons } from './domains/persons/queries.ts'
import type { Viewer } from './kit/viewer.ts'
import { mostCounted } from './platform/counting.ts'
import { auditEntries, mails } from './platform/tables.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from './testing/builders.ts'
import { buyersOf, orderOf } from './testing/buyers.ts'
import { testDatabase } from './testing/database.ts'
import { fillTables } from './testing/manyRows.ts'
import { complaintsAbout as complaintsOf } from './testing/plans.ts'

/** How the lists of the back office are read and counted, with their tabs, from a million rows each: by an index where there is an order, and
 *  no more rows than a page, or a list is counted to. The statements are those that the lists send. */

const ROWS = 1_000_000
/** Rows that any step may look at. */
const MOST_ROWS = 11_000
const big = new Set([
  'customers',
  ...['orders', 'mails', 'audit_entries', 'persons', 'accounts', 'products', 'product_figures', 'product_words'],
])

const database = await testDatabase()
const reader = database.drizzle
const zone = 'Europe/Vienna'
const page = { offset: 40, limit: 20 }
let viewer: Viewer

/** Instants that fall from copy to copy, a second apart. */
const falling = `timestamptz '2026-11-20T10:00:00Z' - n * interval '1 second'`
const few = 'n % 20000 = 7'
/** The same for each table that says something of product `n`. */
const idOf = `('01936b00-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

beforeAll(async () => {
  viewer = await insertViewer(database, ['user', 'admin'])
  const { buyer } = buyersOf(database)
  const context = await buyer(await insertProduct(database))
  await placeOrder(context, orderOf(2480))
  await createPerson(contextFor(database, { viewer }), { firstName: 'Kim', lastName: 'Muster' })
  const mail = {
    kind: 'orderPaid',
    recipient: 'kim@example.com',
    language: 'de' as const,
    subject: 'S',
    html: '',
    text: '',
  }
  const id = '01936b00-0000-7000-8000-000000000000'
  await reader.insert(mails).values({ ...mail, id, messageId: 'first', state: 'sent', createdAt: TEST_NOW })
  await reader.insert(auditEntries).values({
    ...{ id, at: TEST_NOW, action: 'order.paid', subjectType: 'order', subjectId: id, subjectName: '1', changes: {} },
    accountId: viewer.accountId,
  })
  await foldCustomers({ database })
  await fillTables(database, ROWS, {
    customers: {
      ...{ id: 'gen_random_uuid()', email_key: `'kim' || n || '@example.com'`, email: `'kim' || n || '@example.com'` },
      ...{ account_id: `case when n % 3 = 0 then gen_random_uuid() end`, name: `'Kim ' || n`, customer_number: 'n' },
      ...{ company: `case when ${few} then 'FC Nordwald' end`, is_company: few, order_count: 'n % 97' },
      ...{ revenue_cents: 'n % 9973', open_cents: `case when ${few} then 100 else 0 end`, last_order_at: falling },
    },
    orders: {
      ...{ id: 'gen_random_uuid()', cart_id: 'gen_random_uuid()', order_number: '1000000 + n', quote: `'{}'` },
      ...{ idempotency_key: 'n::text', secret_hashes: `'{}'`, email: `'kim' || n || '@example.com'` },
      ...{ placed_at: falling, customer_name: `'Kunde ' || n % 997`, gross_cents: 'n % 9973', net_cents: 'n % 9973' },
      ...{ vat_cents: '0', is_read: `not (${few})`, payment_state: `case when ${few} then 'open' else 'paid' end` },
      shipping_state: `case when ${few} then 'open' else 'shipped' end`,
      state: `case when n % 20000 = 9 then 'cancelled' else 'open' end`,
      shipping_address: `jsonb_build_object('country', case when n % 50000 = 3 then 'CH' else 'AT' end)`,
      payment_method: `case when n % 50000 = 5 then 'prepayment' else 'invoice' end`,
      ...{ pay_by: 'null', invoice_address: `'{}'`, labels: `'{}'` },
    },
    mails: {
      ...{ id: 'gen_random_uuid()', message_id: 'n::text', created_at: falling, order_id: 'null' },
      ...{ recipient: `'kim' || n % 5000 || '@example.com'`, subject: `'Bestellung ' || n % 5000`, cause: 'null' },
      state: `coalesce((array['queued', 'sending', 'failed'])[case when ${few} then 1 + n / 20000 % 3 end], 'sent')`,
    },
    audit_entries: {
      ...{ id: 'gen_random_uuid()', at: falling, subject_id: 'gen_random_uuid()' },
      ...{ account_id: `case when ${few} then gen_random_uuid() else t.account_id end` },
      ...{ actor_name: `'Mitarbeit ' || n % 50`, subject_name: `n::text` },
      action: `case when ${few} then 'order.cancelled' else 'order.paid' end`,
    },
    persons: { id: 'gen_random_uuid()', created_at: falling, last_name: `'Muster ' || n`, email: 'null' },
    accounts: {
      ...{ id: 'gen_random_uuid()', email: `'kim' || n || '@example.com'`, name: `'Kim ' || n`, created_at: falling },
      ...{ last_active: falling, customer_number: 'null', is_active: `not (${few})`, roles: `array['user']` },
      email_verified_at: `case when n % 20000 <> 11 then ${falling} end`,
    },
    products: {
      ...{ id: idOf, product_number: `'M' || n`, slug: `'m' || n`, updated_at: falling },
      ...{ title: `jsonb_build_object('de', 'Trikot ' || n)`, sort_order: 'n % 1000' },
      ...{ is_offline: few, is_sale: `n % 20000 = 11`, deleted_at: `case when n % 20000 = 13 then ${falling} end` },
    },
    product_figures: {
      ...{ product_id: idOf, price_cents: 'n % 9973', stock: 'case when n % 3 > 0 then n % 97 end' },
      sold_out_from: `case when ${few} then date '-infinity' end`,
    },
    product_words: { product_id: idOf, words: `' m' || n || ' trikot ' || n || ' fc ' || n % 4711` },
  })
}, 600_000)

const complaintsAbout = (list: () => Promise<unknown>) => complaintsOf(database, MOST_ROWS, list)

test('each list has a million rows', async () => {
  for (const table of big) {
    const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`)
    expect(rows[0].count, table).toBeGreaterThanOrEqual(ROWS)
  }
})

const directions = ['asc', 'desc'] as const

describe('orders', () => {
  const browse = (filter: OrderFilter, field: Parameters<typeof browseOrders>[3]['field'] = 'placedAt') =>
    Promise.all(directions.map(direction => browseOrders(reader, viewer, filter, { field, direction }, page, zone)))

  test.each(['placedAt', 'number', 'customer', 'total'] as const)('by %s', async field => {
    expect(await complaintsAbout(() => browse({}, field))).toEqual([])
  })

  test.each<[string, OrderFilter]>([
    ...(['new', 'held', 'openPayment', 'toShip', 'shipped', 'cancelled'] as const).map(
      tab => [`the tab ${tab}`, { tab }] as [string, OrderFilter],
    ),
    ['days', { from: '2026-11-19', to: '2026-11-19' }],
    ['those of a day that were not cancelled', { from: '2026-11-19', isCancelled: false }],
    ['a country with few', { country: 'CH' }],
  ])('%s', async (_label, filter) => {
    expect(await complaintsAbout(() => browse(filter))).toEqual([])
  })

  test.each(['kim4711@example', 'kunde'])('words %s, with their counts', async search => {
    expect(await complaintsAbout(() => browse({ search }))).toEqual([])
    expect(await complaintsAbout(() => browse({ search }, 'customer'))).toEqual([])
    expect(await complaintsAbout(() => countOrders(reader, viewer, { search }, zone, mostCounted(search)))).toEqual([])
    expect(await complaintsAbout(() => countTabs(reader, viewer, { search }, zone))).toEqual([])
  })

  test('the counts of the tabs', async () => {
    expect(await complaintsAbout(() => countTabs(reader, viewer, {}, zone))).toEqual([])
  })
})

test('how many there are, as far as lists count', async () => {
  const most = mostCounted()
  for (const count of [
    () => countOrders(reader, viewer, {}, zone, most),
    () => countMails(reader, viewer, {}, most),
    () => countAudit(reader, viewer, {}, zone, most),
    () => countPersons(reader, viewer, {}, most),
    () => countUsers(reader, viewer, {}, TEST_NOW, most),
    () => countCustomers(reader, viewer, {}, most),
  ]) {
    expect(await count()).toBe(10_001)
    expect(await complaintsAbout(count)).toEqual([])
  }
})

describe('mails', () => {
  test.each<[string, MailFilter]>([
    ['all', {}],
    ...(['queued', 'sending', 'sent', 'failed'] as const).map(
      state => [`the tab ${state}`, { state }] as [string, MailFilter],
    ),
    ['words', { search: 'kim4711@example' }],
    ['words of all', { search: 'bestellung' }],
  ])('%s, with the counts of the tabs', async (_label, filter) => {
    expect(await complaintsAbout(() => browseMails(reader, viewer, filter, page))).toEqual([])
    expect(await complaintsAbout(() => countMailTabs(reader, viewer, filter))).toEqual([])
  })
})

describe('the audit log', () => {
  test.each<[string, () => AuditFilter]>([
    ['all', () => ({})],
    ['days', () => ({ from: '2026-11-19', to: '2026-11-19' })],
    ['an action with few', () => ({ action: 'order.cancelled' })],
    ['a name', () => ({ search: '471199' })],
    ['a name of many', () => ({ search: 'mitarbeit' })],
  ])('%s', async (_label, filter) => {
    expect(await complaintsAbout(() => browseAudit(reader, viewer, filter(), zone, page))).toEqual([])
  })
})

describe('customers', () => {
  const browse = (filter: CustomerFilter, field: (typeof customerSorts)[number] = 'lastOrder') =>
    Promise.all(directions.map(direction => browseCustomers(reader, viewer, filter, { field, direction }, page)))

  test.each(customerSorts)('by %s', async field => {
    expect(await complaintsAbout(() => browse({}, field))).toEqual([])
  })

  test.each(['accounts', 'guests', 'companies', 'open'] as const)('the tab %s', async tab => {
    expect(await complaintsAbout(() => browse({ tab }))).toEqual([])
  })

  test.each(['kim4711@example', 'nordwald', 'kim', '471199'])('words %s, with their counts', async search => {
    expect(await complaintsAbout(() => browse({ search }))).toEqual([])
    expect(await complaintsAbout(() => countCustomers(reader, viewer, { search }, mostCounted(search)))).toEqual([])
    expect(await complaintsAbout(() => countCustomerTabs(reader, viewer, { search }))).toEqual([])
  })

  test('the counts of the tabs, and the orders of one of them', async () => {
    expect(await complaintsAbout(() => countCustomerTabs(reader, viewer, {}))).toEqual([])
    const theirs = { buyer: { accountId: viewer.accountId, emailKey: 'kim4711@example.com' } }
    const sort = { field: 'placedAt', direction: 'desc' } as const
    expect(await complaintsAbout(() => browseOrders(reader, viewer, theirs, sort, page, zone))).toEqual([])
  })
})

describe('persons', () => {
  test.each(['created', 'name'] as const)('by %s', async field => {
    for (const direction of directions) {
      const list = () => browsePersons(reader, viewer, {}, { field, direction }, page)
      expect(await complaintsAbout(list), direction).toEqual([])
    }
  })

  test.each(['muster 471199', 'muster'])('words %s', async search => {
    for (const field of ['created', 'name'] as const) {
      const list = () => browsePersons(reader, viewer, { search }, { field, direction: 'desc' }, page)
      expect(await complaintsAbout(list), field).toEqual([])
    }
    expect(await complaintsAbout(() => countPersons(reader, viewer, { search }, mostCounted(search)))).toEqual([])
  })
})

describe('users', () => {
  test.each(['created', 'lastActive', 'name'] as const)('by %s', async field => {
    for (const direction of directions) {
      const list = () => browseUsers(reader, viewer, {}, { field, direction }, page, TEST_NOW)
      expect(await complaintsAbout(list), direction).toEqual([])
    }
  })

  test.each<[string, UserFilter]>([
    ...(['active', 'inactive', 'invited', 'unconfirmed', 'deletionAsked'] as const).map(
      state => [`the tab ${state}`, { state }] as [string, UserFilter],
    ),
    ['staff', { roles: ['admin'] }],
    ['words', { search: 'kim471199' }],
    ['words of all', { search: 'kim' }],
  ])('%s', async (_label, filter) => {
    const sort = { field: 'created', direction: 'desc' } as const
    expect(await complaintsAbout(() => browseUsers(reader, viewer, filter, sort, page, TEST_NOW))).toEqual([])
  })

  test('the counts of the tabs', async () => {
    expect(await complaintsAbout(() => countUserTabs(reader, viewer, {}, TEST_NOW))).toEqual([])
  })
})

describe('products', () => {
  const all: ManagedFilter = {
    ...{ state: 'all', search: '', groupId: null, kind: null, discountGroup: null, today: '2026-11-20' },
  }
  const list = (filter: ManagedFilter, field: ManagedOrder) => () =>
    Promise.all(
      directions.map(direction =>
        managedPage(database, {
          ...{ filter, field, direction, offset: 40, size: 20, now: TEST_NOW },
          most: mostCounted(filter.search),
        }),
      ),
    )

  test.each(['number', 'title', 'price', 'stock', 'updatedAt', 'sortOrder'] as const)('by %s', async field => {
    expect(await complaintsAbout(list(all, field))).toEqual([])
  })

  test.each([
    'online',
    'offline',
    'sizesSoldOut',
    'soldOut',
    'sale',
    'deleted',
  ] as const)('the tab %s, and by stock', async state => {
    expect(await complaintsAbout(list({ ...all, state }, 'updatedAt'))).toEqual([])
    expect(await complaintsAbout(list({ ...all, state }, 'stock'))).toEqual([])
  })

  test.each([
    ['of one product', '471199'],
    ['of many', 'trikot'],
    ['of some, of which one is in all', 'trikot FC 4242'],
    ['that are typing errors', 'trykot'],
  ])('words %s', async (_label, search) => {
    expect(await complaintsAbout(list({ ...all, search }, 'updatedAt'))).toEqual([])
  })

  test('the counts of the tabs', async () => {
    expect(await complaintsAbout(() => countManaged(database, all, TEST_NOW))).toEqual([])
  })

  test('of a kind with few', async () => {
    expect(await complaintsAbout(list({ ...all, kind: 'set' }, 'updatedAt'))).toEqual([])
  })
})
