import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { newId } from '../../kit/ids.ts'
import { NotAllowed } from '../../kit/refusals.ts'
import { removeUnusedBytes } from '../../platform/bytes.ts'
import type { Database } from '../../platform/database.ts'
import { openStorage, type Storage } from '../../platform/storage.ts'
import { dataOf } from '../../testing/asking.ts'
import { contextFor, insertProduct, insertSet, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { derivedBitmaps } from '../../testing/listingBitmaps.ts'
import { testSite } from '../../testing/site.ts'
import { openSession } from '../accounts/sessions/sessions.ts'
import { declareWithdrawal } from '../withdrawals/operations.ts'
import { removeDemo } from './operations.ts'
import { readDemo } from './queries.ts'

let folder: string
let storage: Storage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'))
  storage = await openStorage(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function demoShop() {
  const database = await testDatabase()
  expect(await seedDemo({ database, storage, now: TEST_NOW, history: true })).toBe(true)
  const viewer = await insertViewer(database, ['user', 'admin'])
  const removing = (withCatalogue: boolean) => removeDemo(contextFor(database, { viewer }), { withCatalogue })
  const rows = async <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.pool.query(statement, values)).rows
  const count = async (table: string): Promise<number> =>
    (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n
  return { database, viewer, removing, rows, count }
}

const idOf = async (database: Database, statement: string): Promise<string> =>
  (await database.pool.query(statement)).rows[0].id

/** An order that somebody placed by themselves: a copy of one of the demo's, of other goods. */
async function placeReal(
  { pool }: Database,
  { productId, accountId }: { productId: string; accountId: string | null },
): Promise<string> {
  const id = newId()
  await pool.query(
    `insert into orders (id, order_number, idempotency_key, cart_id, account_id, secret_hashes, email, language, customer_name,
       shipping_address, invoice_address, is_pickup, payment_method, newsletter, currency, net_cents, vat_cents,
       gross_cents, to_pay_cents, piece_count, quote, labels, consents, placed_at)
     select $1, (select max(order_number) + 1 from orders), 'mine', $1, $2, '{}', 'real@example.com', language, 'Real',
       shipping_address, invoice_address, is_pickup, payment_method, newsletter, currency, net_cents, vat_cents,
       gross_cents, to_pay_cents, piece_count, quote, labels, consents, now()
     from orders order by order_number limit 1`,
    [id, accountId],
  )
  await pool.query(
    `insert into order_lines (id, order_id, position, product_id, kind, title, amount, sum_cents, discount_cents,
       amount_cents, net_cents, vat_cents, gross_cents, vat_rate, vat_category)
     values ($1, $2, 1, $3, 'goods', 'Trikot', 1, 1000, 0, 1000, 800, 200, 1000, 2000, 'standard')`,
    [newId(), id, productId],
  )
  await pool.query(
    `insert into stock_movements (id, product_id, delta, reason, order_id, at) values ($1, $2, -1, 'order', $3, now())`,
    [newId(), productId, id],
  )
  await pool.query('update products set sold_pieces = sold_pieces + 1 where id = $1', [productId])
  return id
}

describe('removing the demo', () => {
  test('takes its people and orders with their mails, and leaves the catalogue with its stock', async () => {
    const { database, removing, rows, count } = await demoShop()
    const before = await readDemo(database.drizzle)
    expect(before).toMatchObject({ customers: 99, products: 173 })
    const stock = await rows('select id, available from variants order by id')

    const { removed, left } = await removing(false)

    expect(left).toEqual({ customers: 0, persons: 0, orders: 0, mails: 0, products: 173 })
    expect(removed).toEqual({ ...before, products: 0 })
    for (const table of ['orders', 'order_lines', 'order_events', 'mails', 'persons', 'addresses']) {
      expect([table, await count(table)]).toEqual([table, 0])
    }
    expect(await count('stock_movements where order_id is not null')).toBe(0)
    expect(await count('newsletter_consents')).toBe(0)
    expect(await count('accounts where not is_built_in')).toBe(1)
    expect(await rows('select id, available from variants order by id')).toEqual(stock)
    expect(await rows('select slug from products where sold_pieces <> 0')).toEqual([])
    expect(await rows('select product_id from listings where sold_pieces <> 0')).toEqual([])
    expect(await rows(`select value ->> 'isDemo' as demo from settings where key = 'operator'`)).toEqual([
      { demo: 'true' },
    ])
    const [audit] = await rows(`select changes from audit_entries where action = 'demo.removed'`)
    expect(audit).toMatchObject({ changes: { customers: { old: 99, new: 0 } } })
  })

  test('takes the catalogue too where that is wanted; the demo is off then, and does not come back', async () => {
    const { database, removing, rows, count } = await demoShop()
    expect((await removing(true)).left).toEqual({ customers: 0, persons: 0, orders: 0, mails: 0, products: 0 })
    for (const table of [
      ...['products', 'variants', 'listings', 'group_listings', 'product_groups', 'colors', 'files', 'special_offers'],
      ...['set_slots', 'search_documents', 'stock_movements', 'orders', 'entries', 'publications', 'forms'],
    ]) {
      expect([table, await count(table)]).toEqual([table, 0])
    }
    expect(await rows(`select value ->> 'isDemo' as demo, version from settings where key = 'operator'`)).toEqual([
      { demo: 'false', version: 1 },
    ])
    // Its pictures and documents go with their rows.
    const [job] = await rows<{ payload: { hashes: string[] } }>(
      `select payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'release_bytes'`,
    )
    const hashes = job!.payload.hashes
    expect(hashes.length).toBeGreaterThan(100)
    expect(await removeUnusedBytes({ database, storage }, hashes)).toEqual(hashes)
    expect(await Readable.from(storage.listFiles()).toArray()).toEqual([])
    expect(await seedDemo({ database, storage, now: TEST_NOW, history: true })).toBe(false)
    expect(await count('products')).toBe(0)

    // Again: nothing happens, and nothing is noted.
    expect((await removing(true)).removed).toEqual({ customers: 0, persons: 0, orders: 0, mails: 0, products: 0 })
    expect(await count(`audit_entries where action = 'demo.removed'`)).toBe(1)
  })

  test('leaves what people made, and what of the demo that rests on', async () => {
    const { database, removing, rows } = await demoShop()
    const slugId = (slug: string) => idOf(database, `select id from products where slug = '${slug}'`)
    const [cap, ball, bag, set] = [
      ...[await slugId('kappe-nordwald'), await slugId('trainingsball-anstoss')],
      ...[await slugId('turnbeutel-seitenlinie'), await slugId('3-teiliges-set-nordwald')],
    ]
    const customer = await idOf(
      database,
      'select id from accounts where customer_number is not null order by id limit 1',
    )
    const promoted = await idOf(
      database,
      'select id from accounts where customer_number is not null order by id desc limit 1',
    )
    await database.pool.query(`update accounts set roles = '{user,member}' where id = $1`, [promoted])
    await database.pool.query('update products set revision = revision + 1 where id in ($1, $2)', [ball, set])
    const own = await insertProduct(database, { title: { de: 'Eigenes' } })
    const ownSet = await insertSet(database, [own.id, bag!])
    const soldBefore = await rows<{ n: number }>(
      `select -sum(delta)::int as n from stock_movements m join orders o on o.id = m.order_id where m.product_id = $1`,
      [cap],
    )
    expect(soldBefore[0]!.n).toBeGreaterThan(0)
    const real = await placeReal(database, { productId: cap!, accountId: customer })
    const mail = newId()
    await database.pool.query(
      `insert into mails (id, message_id, kind, recipient, language, subject, html, text, order_id, created_at)
       values ($1, 'mine', 'orderConfirmation', 'real@example.com', 'de', 's', 'h', 't', $2, now())`,
      [mail, real],
    )
    const person = newId()
    await database.pool.query(
      `insert into persons (id, account_id, first_name, created_at, updated_at)
       values ($1, (select a.id from accounts a where a.customer_number is not null and a.id not in ($2, $3) limit 1),
         'Eigene', now(), now())`,
      [person, customer, promoted],
    )

    const { left } = await removing(true)

    // The edited set keeps its three pieces.
    expect(left).toEqual({ customers: 2, persons: 0, orders: 0, mails: 0, products: 7 })
    const products = await rows<{ id: string }>('select id from products')
    expect(products.map(({ id }) => id)).toEqual(expect.arrayContaining([cap, ball, bag, set, own.id, ownSet.id]))
    expect(products).toHaveLength(9)
    expect(await rows('select id from orders')).toEqual([{ id: real }])
    expect(await rows('select id from mails')).toEqual([{ id: mail }])
    expect(await rows('select id, account_id from persons')).toEqual([{ id: person, account_id: null }])
    expect(await rows('select order_id, delta from stock_movements where order_id is not null')).toEqual([
      { order_id: real, delta: -1 },
    ])
    expect(await rows('select sold_pieces from products where id = $1', [cap])).toEqual([{ sold_pieces: 1 }])
    const accounts = await rows<{ id: string }>('select id from accounts where customer_number is not null')
    expect(accounts.map(({ id }) => id).toSorted()).toEqual([customer, promoted].toSorted())
    // Colours, groups and pictures of what stays are there; nothing points nowhere.
    expect(
      await rows(`select p.slug from products p join demo_rows d using (id)
        where not exists (select from product_images i join files f on f.id = i.file_id where i.product_id = p.id)
           or not exists (select from group_members m join product_groups g on g.id = m.group_id where m.product_id = p.id)`),
    ).toEqual([])
    expect(
      await rows(`with derived as (${derivedBitmaps}), kept as (select * from listing_bitmaps where bit_count(members) > 0)
       (select * from derived except all select * from kept) union all (select * from kept except all select * from derived)`),
    ).toEqual([])
  })

  test('leaves an order from whose contract somebody withdrew, and its buyer', async () => {
    const { database, removing, rows } = await demoShop()
    const [order] = await rows<{ id: string; order_number: number; email: string; account_id: string }>(
      'select id, order_number, email, account_id from orders where account_id is not null order by order_number limit 1',
    )
    const declared = { key: newId(), name: 'Kim Muster', orderNumber: String(order!.order_number), email: order!.email }
    await declareWithdrawal(contextFor(database), { ...declared, parts: null, token: null, items: null })
    const { left } = await removing(true)
    expect(left).toMatchObject({ orders: 1, customers: 1 })
    expect(await rows('select order_id from withdrawals')).toEqual([{ order_id: order!.id }])
    expect(await rows('select id, account_id from orders')).toEqual([{ id: order!.id, account_id: order!.account_id }])
  })

  test('is for whoever may change the settings, and changes nothing for others', async () => {
    const { database, count } = await demoShop()
    const before = await readDemo(database.drizzle)
    const member = await insertViewer(database, ['user', 'member'], { grants: ['orders.write', 'catalogue.write'] })
    for (const viewer of [member, await insertViewer(database), contextFor(database).viewer]) {
      await expect(removeDemo(contextFor(database, { viewer }), { withCatalogue: true })).rejects.toThrow(NotAllowed)
    }
    expect(await readDemo(database.drizzle)).toEqual(before)
    expect(await count(`audit_entries where action = 'demo.removed'`)).toBe(0)
  })
})

describe('both doors', () => {
  test('say how much there is, and remove it', async () => {
    const { database, viewer } = await demoShop()
    const site = await testSite(database)
    const { secret } = await openSession(database, viewer.accountId!)
    const client = site.client(new Map([['session', secret]]))
    const { orders } = await readDemo(database.drizzle)
    expect(await dataOf(client, '{ demo { customers orders products viewerCanRemove } }')).toEqual({
      demo: { customers: 99, orders, products: 173, viewerCanRemove: true },
    })
    const input = 'input: { withCatalogue: false }'
    expect(
      await dataOf(
        client,
        `mutation { removeDemo(${input}) { removed { customers } left { orders } errors { code } } }`,
      ),
    ).toEqual({ removeDemo: { removed: { customers: 99 }, left: { orders: 0 }, errors: [] } })
    expect((await client.request('GET', '/api/v0/demo')).body).toMatchObject({
      demo: { customers: 0, persons: 0, orders: 0, mails: 0, products: 173 },
    })
    expect((await client.request('DELETE', '/api/v0/demo', { catalogue: true })).body).toMatchObject({
      removed: { products: 173 },
      left: { products: 0 },
    })
  })
})
