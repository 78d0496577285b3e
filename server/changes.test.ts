import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { accounts } from './domains/accounts/tables.ts'
import { colors, groupMembers, productGroups, products, variants } from './domains/catalogue/tables.ts'
import { placeOrder } from './domains/checkout/operations/placeOrder.ts'
import { orders } from './domains/orders/tables.ts'
import { newId } from './kit/ids.ts'
import { migrateAll } from './migrations.ts'
import { changesAfter } from './platform/changeFeed.ts'
import { insertProduct, insertViewer, TEST_NOW } from './testing/builders.ts'
import { buyersOf, orderOf } from './testing/buyers.ts'
import { settled } from './testing/changes.ts'
import { testDatabase } from './testing/database.ts'
import { plansOf, sentDuring } from './testing/plans.ts'
import { testSite } from './testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { drizzle } = database
const { buyer, listed } = buyersOf(database)
const staff = await site.clientAs(['user', 'admin'])

type Item = { _id: string; deleted?: boolean; changed: string; title?: string; order_number?: number }
type Page = { items: Item[]; cursor: string | null; more: boolean; total?: number }

async function pull(name: string, cursor: string | null, query = ''): Promise<Page> {
  await settled(database)
  return page(name, cursor, query)
}

async function page(name: string, cursor: string | null, query = ''): Promise<Page> {
  const from = cursor === null ? 'sort=changed' : `cursor=${cursor}`
  const { status, body } = await staff.request('GET', `/api/v0/${name}?${from}${query}`)
  expect(body).toMatchObject(status === 200 ? { items: expect.any(Array) } : { status: 200 })
  return body as Page
}

/** Everything that is there by now, and where the next pull begins. */
async function drained(name: string): Promise<string | null> {
  let { cursor, more } = await pull(name, null, '&limit=1000')
  while (more) ({ cursor, more } = await pull(name, cursor, '&limit=1000'))
  return cursor
}

const ids = ({ items }: Page) => items.map(({ _id }) => _id)

describe('a pull by changes', () => {
  test('loses nothing that commits late, and doubles nothing', async () => {
    const [slow, quick] = [await insertProduct(database), await insertProduct(database)]
    const before = await drained('shop_product')
    const late = new pg.Client({ connectionString: database.url })
    await late.connect()
    try {
      await late.query('begin')
      await late.query('update products set sort_order = 1 where id = $1', [slow.id])
      await drizzle.update(products).set({ sortOrder: 2 }).where(eq(products.id, quick.id))
      // The second change is there already, but the first is older: both wait until it is known what becomes of it.
      const meanwhile = await page('shop_product', before)
      expect([ids(meanwhile), meanwhile.more]).toEqual([[], false])
      await late.query('commit')
      const next = await pull('shop_product', meanwhile.cursor)
      expect(ids(next)).toEqual([slow.id, quick.id])
      expect(ids(await pull('shop_product', next.cursor))).toEqual([])
    } finally {
      await late.end()
    }
  })

  test('passes over nothing where one waits for the other to change the same', async () => {
    const { id } = await insertProduct(database)
    const before = await drained('shop_product')
    const late = new pg.Client({ connectionString: database.url })
    await late.connect()
    try {
      await late.query('begin')
      await late.query('select pg_current_xact_id()')
      await drizzle.update(products).set({ sortOrder: 3 }).where(eq(products.id, id))
      await late.query('update products set sort_order = 4 where id = $1', [id])
      await late.query('commit')
      const next = await pull('shop_product', before)
      expect(next.items).toMatchObject([{ _id: id, order: 4 }])
      expect(ids(await pull('shop_product', next.cursor))).toEqual([])
    } finally {
      await late.end()
    }
  })

  test('goes page by page while rows change under it: each comes once more, after its last change', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => insertProduct(database)))
    const first = await pull('shop_product', null, '&limit=1000')
    const all = ids(first)
    expect(all).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
    const two = await pull('shop_product', null, '&limit=2')
    expect([ids(two), two.more, two.total]).toEqual([all.slice(0, 2), true, all.length])
    const [seen, unseen] = [all[0]!, all[3]!]
    for (const id of [seen, unseen]) {
      await drizzle.update(products).set({ isSale: true }).where(eq(products.id, id))
      await settled(database)
    }
    const rest = await pull('shop_product', two.cursor, '&limit=1000')
    expect(ids(rest)).toEqual([...all.slice(2).filter(id => id !== unseen), seen, unseen])
    expect(rest).not.toHaveProperty('total')
  })

  test.each([
    ['a size', async (id: string) => drizzle.update(variants).set({ available: 3 }).where(eq(variants.productId, id))],
    [
      'its group',
      async (id: string) => {
        const groupId = newId()
        await drizzle.insert(productGroups).values({ id: groupId, slug: groupId, title: { de: 'G' } })
        await drizzle.insert(groupMembers).values({ groupId, productId: id, position: 0 })
      },
    ],
  ])('tells of a product that %s of it changed', async (_label, change) => {
    const { id } = await insertProduct(database)
    const before = await drained('shop_product')
    await change(id)
    expect(ids(await pull('shop_product', before))).toEqual([id])
  })

  test('does not tell of what the paths do not show', async () => {
    const { id } = await insertProduct(database)
    const viewer = await insertViewer(database)
    const [before, people] = [await drained('shop_product'), await drained('auth')]
    await drizzle.update(products).set({ soldPieces: 9 }).where(eq(products.id, id))
    await drizzle.update(accounts).set({ lastActive: TEST_NOW }).where(eq(accounts.id, viewer.accountId!))
    expect(ids(await pull('shop_product', before))).toEqual([])
    expect(ids(await pull('auth', people))).toEqual([])
  })

  test('shows deletions, of what was marked and of what is gone, and what came back', async () => {
    const [marked, gone] = [await insertProduct(database), newId()]
    await drizzle.insert(colors).values({ id: gone, code: gone, title: { de: 'Rot' }, hex: '#ff0000' })
    const [before, colorsBefore] = [await drained('shop_product'), await drained('shop_color')]
    await drizzle.update(products).set({ deletedAt: TEST_NOW }).where(eq(products.id, marked.id))
    await drizzle.delete(colors).where(eq(colors.id, gone))
    const deleted = await pull('shop_product', before)
    expect(deleted.items).toEqual([
      {
        _id: marked.id,
        id: marked.id,
        deleted: true,
        deleted_at: '2026-11-20T10:00:00.000Z',
        changed: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ])
    expect((await pull('shop_color', colorsBefore)).items).toMatchObject([{ _id: gone, deleted: true }])
    expect(ids(await pull('shop_product', before, '&deleted=false'))).toEqual([])
    expect(ids(await pull('shop_product', null, '&deleted=true'))).toEqual([marked.id])
    await drizzle.update(products).set({ deletedAt: null }).where(eq(products.id, marked.id))
    expect((await pull('shop_product', deleted.cursor)).items).toMatchObject([{ _id: marked.id, deleted: false }])
  })

  test('of orders, users, groups and withdrawals begins at the start', async () => {
    const { order } = await placeOrder(await buyer(await listed(null)), orderOf(2490))
    expect((await pull('shop_order', null)).items).toMatchObject([{ _id: order.id, order_number: order.orderNumber }])
    const before = await drained('shop_order')
    await drizzle.update(orders).set({ isRead: true }).where(eq(orders.id, order.id))
    expect(ids(await pull('shop_order', before))).toEqual([])
    await drizzle.update(orders).set({ paymentState: 'paid', paidAt: TEST_NOW }).where(eq(orders.id, order.id))
    expect((await pull('shop_order', before)).items).toMatchObject([{ _id: order.id, payed: true }])
    for (const name of ['auth', 'shop_productgroup', 'shop_withdrawal']) {
      expect(await pull(name, null)).toMatchObject({ items: expect.any(Array), more: false })
    }
  })

  test('is refused with a cursor of another list, or a forged one, and says where', async () => {
    const cursor = await drained('shop_product')
    for (const [path, field] of [
      [`shop_order?cursor=${cursor}`, 'cursor'],
      ['shop_product?cursor=nonsense', 'cursor'],
      [`shop_product?cursor=${cursor}&skip=1`, 'skip'],
      [`shop_product?cursor=${cursor}&sort=title`, 'sort'],
      ['shop_product?deleted=perhaps', 'deleted'],
    ]) {
      const { status, body } = await staff.request('GET', `/api/v0/${path}`)
      expect([path, status, body]).toMatchObject([path, 400, { code: 'C400', fields: [{ path: field }] }])
    }
  })

  test.each([
    ['guests', () => site.client(), 401],
    ['customers', () => site.clientAs(['user']), 403],
  ])('is for nobody who may not read all of it: %s', async (_label, clientOf, status) => {
    const client = await clientOf()
    for (const query of ['sort=changed', 'deleted=true', 'qry={"changed":{"$gte":"2026-01-01T00:00:00Z"}}']) {
      const answer = await client.request('GET', `/api/v0/shop_product?${query}`)
      expect(answer).toMatchObject({ status, body: { code: 'C100' } })
    }
    const { body } = await client.request('GET', '/api/v0/shop_product?limit=1')
    expect((body as { items: object[] }).items[0]).not.toHaveProperty('changed')
  })

  test('brought back into another PostgreSQL, numbers rise on and the cursors of before are refused', async () => {
    const { id } = await insertProduct(database)
    const before = await drained('shop_product')
    await drizzle.execute(sql`update record_changes set number = number + 1000000000`)
    await migrateAll(database)
    const { status, body } = await staff.request('GET', `/api/v0/shop_product?cursor=${before}`)
    expect([status, body]).toMatchObject([400, { fields: [{ path: 'cursor' }] }])
    const anew = await drained('shop_product')
    await drizzle.update(products).set({ sortOrder: 7 }).where(eq(products.id, id))
    expect(ids(await pull('shop_product', anew))).toEqual([id])
  })
})

test('a page of 100,000 changes is read by the index, from its cursor on', async () => {
  await drizzle.execute(sql`insert into record_changes (kind, id, number, created_at, changed_at)
    select 'withdrawal', gen_random_uuid(), n / 3, now(), now() from generate_series(1, 100000) as n`)
  await drizzle.execute(sql`analyze record_changes`)
  const wanted = { kind: 'withdrawal', limit: 100 } as const
  const first = await changesAfter(drizzle, { ...wanted, cursor: null })
  const cursor = first!.changes[99]!.cursor
  const changed = { from: TEST_NOW }
  for (const more of [{}, { deleted: false }, { changed }]) {
    const sent = await sentDuring(() => changesAfter(drizzle, { ...wanted, ...more, cursor }))
    const pages = sent.filter(({ text }) => text.includes('record_changes'))
    expect(pages).toHaveLength(1)
    for (const steps of await plansOf(database, pages[0]!)) {
      const scans = steps.filter(({ table }) => table === 'record_changes')
      expect(scans).toMatchObject([{ kind: 'Index Scan', index: 'record_changes_number' }])
      expect(scans[0]!.read).toBeLessThanOrEqual(101)
    }
  }
})
