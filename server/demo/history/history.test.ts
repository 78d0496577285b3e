import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../platform/database.ts'
import { openStorage } from '../../platform/storage.ts'
import { testDatabase } from '../../testing/database.ts'
import { seedDemo } from '../seed.ts'

const now = new Date('2026-11-20T10:00:00Z')
const database = await testDatabase()
const twin = await testDatabase()
let folder: string

const rowsOf = async <Row>(statement: string, of: Database = database): Promise<Row[]> =>
  (await of.pool.query(statement)).rows
const numberOf = async (statement: string): Promise<number> => (await rowsOf<{ n: number }>(statement))[0]!.n

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'))
  const storage = await openStorage(folder)
  for (const each of [database, twin]) {
    // The settings of all tests give way to those of a new shop.
    await each.pool.query('delete from settings')
    expect(await seedDemo({ database: each, storage, now, history: true })).toBe(true)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('two years of the demo shop', () => {
  it('are the same each time, row by row', async () => {
    for (const table of [
      ...['accounts', 'addresses', 'persons', 'orders', 'order_lines', 'order_events', 'mails', 'newsletter_consents'],
      ...['stock_movements', 'special_offers', 'products', 'demo_rows', 'number_ranges', 'listings'],
    ]) {
      // Movements write themselves, with an id that nobody chose.
      const changing: Readonly<Record<string, string>> = {
        stock_movements: `(to_jsonb(stock_movements) - 'id')`,
        // The codes of vouchers are of chance: they are money.
        orders: `(to_jsonb(orders) #- '{quote,vouchers}')`,
        // Confirmations name them by their end.
        mails: `regexp_replace(to_jsonb(mails)::text, '…[0-9A-Z]{4}', '…', 'g')`,
      }
      const shown = changing[table] ?? table
      const statement = `select md5(string_agg(row, '|' order by row)) as digest from (
        select ${shown}::text as row from ${table}) as rows`
      expect(await rowsOf(statement, twin), table).toEqual(await rowsOf(statement))
    }
  })

  it('have customers of both countries and languages, clubs among them, whom nobody can sign in as', async () => {
    const [customers] = await rowsOf(
      `select count(*)::int as all, count(*) filter (where a.company is not null)::int as companies,
         count(*) filter (where language = 'en')::int > 5 as english, count(distinct d.country)::int as countries,
         count(password_hash)::int as passwords, count(email_verified_at)::int as confirmed,
         count(distinct customer_number)::int as numbers, count(*) filter (where email not like '%.example')::int as real
       from accounts a join addresses d on d.id = a.default_shipping_address_id`,
    )
    expect(customers).toEqual({
      ...{ all: 99, companies: 26, english: true, countries: 2 },
      ...{ passwords: 0, confirmed: 99, numbers: 99, real: 0 },
    })
    expect(await numberOf('select count(*)::int as n from persons')).toBeGreaterThan(26)
  })

  it('have customers who ordered as guests alone, with an address and no account', async () => {
    const guests = await numberOf(
      `select count(distinct o.email)::int as n from orders o
       where o.account_id is null and not exists (select from accounts a where a.email = o.email)`,
    )
    expect(guests).toBeGreaterThan(2)
  })

  it('have orders in every state, one of them held', async () => {
    const states = await rowsOf<{ state: string; orders: number }>(
      `select concat_ws(' ', state, payment_state, shipping_state, hold_state) as state, count(*)::int as orders
       from orders group by 1`,
    )
    const counts = Object.fromEntries(states.map(({ state, orders }) => [state, orders]))
    expect(Object.keys(counts).toSorted()).toEqual([
      ...['cancelled open open', 'cancelled refunded open', 'completed paid shipped'],
      ...['open open open', 'open open open held', 'open open shipped', 'open paid open'],
    ])
    expect(counts['open open open held']).toBe(1)
    expect(await numberOf('select count(*)::int as n from orders')).toBeGreaterThan(500)
    expect(
      await numberOf(`select count(*)::int as n from order_events where kind = 'cancelledUnpaid'`),
    ).toBeGreaterThan(0)
    expect(
      await numberOf(`select count(*)::int as n from orders where is_pickup and shipping_state = 'shipped'`),
    ).toBeGreaterThan(5)
  })

  it('number orders by time without a gap, and go on from there', async () => {
    const [numbers] = await rowsOf(
      `select count(*)::int = max(order_number) - min(order_number) + 1 as gapless,
         max(order_number) + 1 = (select next from number_ranges where key = 'order') as goes_on,
         bool_and(placed_at <= '2026-11-20T10:00:00Z') as past
       from orders`,
    )
    expect(numbers).toEqual({ gapless: true, goes_on: true, past: true })
    expect(
      await rowsOf(
        `select order_number from (select order_number, lag(placed_at) over (order by order_number) > placed_at as early
         from orders) as o where early`,
      ),
    ).toEqual([])
  })

  it('show seasons, and something on every one of the last 14 days', async () => {
    const ofMonth = (months: string) =>
      numberOf(`select count(*)::int as n from orders where extract(month from placed_at) in (${months})`)
    expect(await ofMonth('8, 9')).toBeGreaterThan(1.5 * (await ofMonth('5, 6')))
    expect(
      await numberOf(
        `select count(distinct (placed_at at time zone 'Europe/Vienna')::date)::int as n from orders
         where placed_at >= '2026-11-06T23:00:00Z'`,
      ),
    ).toBe(14)
  })

  it('tell nothing to come: no step of an order lies ahead, and none before the one it follows', async () => {
    expect(await rowsOf(`select id from order_events where at > '2026-11-20T10:00:00Z'`)).toEqual([])
    expect(
      await rowsOf(
        `select order_number from orders where least(paid_at, shipped_at, cancelled_at) < placed_at
          or (state = 'completed') <> (payment_state = 'paid' and shipping_state = 'shipped')
          or (state = 'cancelled') <> (cancelled_at is not null) or (shipping_state = 'shipped') <> (shipped_at is not null)`,
      ),
    ).toEqual([])
    // Nobody who is due is cancelled with a mail as soon as the shop runs.
    expect(
      await rowsOf(
        `select order_number from orders where state = 'open' and payment_state = 'open' and pay_by < '2026-11-22'`,
      ),
    ).toEqual([])
  })

  it('move the stock as the orders say, and count as sold just what was', async () => {
    const differing = await rowsOf(
      `with pieces as (
         select o.state, l.product_id, l.amount from orders o join order_lines l on l.order_id = o.id
         union all
         select o.state, (p ->> 'productId')::uuid, (p ->> 'amount')::int
         from orders o join order_lines l on l.order_id = o.id, jsonb_array_elements(l.pieces) p
       ), sold as (select product_id, sum(amount)::int as amount from pieces where state <> 'cancelled' group by 1)
       select p.slug from products p left join sold s on s.product_id = p.id
       where p.sold_pieces <> coalesce(s.amount, 0)`,
    )
    expect(differing).toEqual([])
    expect(await rowsOf('select sku from variants where available < 0')).toEqual([])
    expect(
      await rowsOf(
        `select o.id from orders o join stock_movements m on m.order_id = o.id group by o.id, o.state
         having (sum(m.delta) = 0) <> (o.state = 'cancelled')`,
      ),
    ).toEqual([])
  })

  it('let things be bought together again and again', async () => {
    const together = await numberOf(
      `select count(*)::int as n from (
         select a.product_id, b.product_id from order_lines a join order_lines b using (order_id)
         where a.product_id < b.product_id group by 1, 2 having count(distinct order_id) >= 2) as pairs`,
    )
    expect(together).toBeGreaterThan(60)
  })

  it('have an offer that runs and one that has ended, announced over what was asked before', async () => {
    const offers = await rowsOf(
      `select slug, card -> 'sale' as sale, starts_at <= '2026-11-20T10:00:00Z' and ends_at > '2026-11-20T10:00:00Z' as runs
       from special_offers o join products p on p.id = o.product_id join listings l on l.product_id = p.id order by slug`,
    )
    expect(offers).toEqual([
      { slug: 'handtuch-duschraum', sale: null, runs: false },
      { slug: 'kappe-nordwald', sale: { previousPrice: 1990, lowestPriceOf30Days: 1990, percent: 15 }, runs: true },
      { slug: 'rucksack-nachtzug', sale: null, runs: false },
      {
        slug: 'turnbeutel-seitenlinie',
        sale: { previousPrice: 1290, lowestPriceOf30Days: 1290, percent: 15 },
        runs: true,
      },
    ])
    const ended = await rowsOf(
      `select distinct h.price_cents < p.price_cents as reduced from price_changes h join products p on p.id = h.product_id
       where p.slug = 'rucksack-nachtzug' and h.kind = 'asked' order by 1`,
    )
    expect(ended).toEqual([{ reduced: false }, { reduced: true }])
  })

  it('sell vouchers by orders, of which one is half redeemed and one wholly, and bring them by mail', async () => {
    expect(
      await rowsOf(
        `select case when v.balance_cents = v.value_cents then 'open' when v.balance_cents = 0 then 'redeemed'
             else 'partly' end as state, count(*)::int as count,
           bool_and(o.payment_state = 'paid' and l.kind = 'voucher') as sold,
           bool_and((v.sent_at is null) = (v.deliver_on > '2026-11-20')) as "sentOnItsDay",
           bool_and((v.sent_at is not null) = exists (select from mails m where m.attached -> 'vouchers' ? v.id::text)) as mailed
         from vouchers v join orders o on o.id = v.order_id join order_lines l on l.id = v.order_line_id group by 1 order by 1`,
      ),
    ).toEqual([
      { state: 'open', count: 3, sold: true, sentOnItsDay: true, mailed: true },
      { state: 'partly', count: 1, sold: true, sentOnItsDay: true, mailed: true },
      { state: 'redeemed', count: 1, sold: true, sentOnItsDay: true, mailed: true },
    ])
    expect(
      await rowsOf(
        `select o.id from orders o join voucher_entries e on e.order_id = o.id and e.kind = 'redeemed'
         where (o.quote #>> '{totals,voucherPaid}')::int <> -e.amount_cents`,
      ),
    ).toEqual([])
    expect(await numberOf(`select count(*)::int as n from voucher_entries where kind = 'redeemed'`)).toBe(2)
  })

  it('grant discounts of every kind', async () => {
    const kinds = await rowsOf(
      `select distinct coalesce(d ->> 'group', d ->> 'kind') as kind from orders, jsonb_array_elements(quote -> 'discounts') d
       order by 1`,
    )
    expect(kinds).toEqual(['partner', 'personal', 'treue', 'verein'].map(kind => ({ kind })))
  })

  it('send nothing: every mail has gone out, no job waits, and no mail holds a link that works', async () => {
    expect(await rowsOf('select distinct state, sealed_secret from mails')).toEqual([
      { state: 'sent', sealed_secret: null },
    ])
    expect(await rowsOf(`select id from mails where html ~ '/demo--' or text ~ '/demo--'`)).toEqual([])
    expect(await rowsOf(`select secret_hashes from orders where secret_hashes <> '{}'`)).toEqual([])
    expect(await numberOf('select count(*)::int as n from mails')).toBeGreaterThan(40)
  })

  it('keep what customers said about the newsletter', async () => {
    const sources = await rowsOf(
      'select source, count(*) > 20 as many from newsletter_consents group by source order by source',
    )
    expect(sources).toEqual([
      { source: 'checkout', many: true },
      { source: 'signUp', many: true },
    ])
  })
})
