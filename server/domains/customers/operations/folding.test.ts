import { expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { insertViewer } from '../../../testing/builders.ts'
import { buyersOf, orderOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { foldCustomers } from './folding.ts'

const database = await testDatabase()
const { buyer, listed } = buyersOf(database)
const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query(text, values)).rows as Row[]
const fold = () => foldCustomers({ database })

type Kept = { email: string; account: string | null; orders: number; revenue: number; open: number }
const kept = (where = 'true') =>
  query<Kept>(`select email_key as email, account_id as account, order_count as orders, revenue_cents::int as revenue,
    open_cents::int as open from customers where ${where} order by email_key, account_id nulls last`)

let number = 5_000_000
/** A further order like one that was really placed, as a guest's unless it says whose. */
async function orderLike(templateId: string, changes: Record<string, unknown>): Promise<string> {
  const id = newId()
  number += 1
  const all = { id, order_number: number, idempotency_key: id, account_id: null, ...changes }
  const row = JSON.stringify(all)
  await query(
    `insert into orders (${(await columns).join(', ')}) select ${(await columns).map(name => `n.${name}`).join(', ')}
     from orders o, jsonb_populate_record(o, $2::jsonb) n where o.id = $1`,
    [templateId, row],
  )
  return id
}
const columns = query<{ name: string }>(
  `select column_name as name from information_schema.columns
   where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`,
).then(rows => rows.map(({ name }) => name))

const placed = await placeOrder(await buyer(await listed(null)), orderOf(2490)).then(({ order }) => order.id)
const mailbox = () => `${newId()}@example.com`

test('a guest is there with the first order, and only once however the address was typed', async () => {
  const email = mailbox()
  await orderLike(placed, { email, placed_at: '2026-11-01T10:00:00Z' })
  await orderLike(placed, { email: email.toUpperCase(), payment_state: 'paid' })
  await orderLike(placed, { email, state: 'cancelled' })
  await fold()
  expect(await kept(`email_key = '${email}'`)).toEqual([{ email, account: null, orders: 2, revenue: 4980, open: 2490 }])
})

test('who opens an account stays the same customer and brings what they ordered as a guest', async () => {
  const { accountId, email } = await insertViewer(database)
  await query('update accounts set email = $2 where id = $1', [accountId, mailbox()])
  await orderLike(placed, { email })
  await fold()
  const [guest] = await query<{ id: string }>('select id from customers where email_key = $1', [email])
  // Their first account had another address; this one has that of the orders.
  await query('delete from customers where account_id = $1', [accountId])
  await query('update accounts set email = $2 where id = $1', [accountId, email])
  await orderLike(placed, { email: mailbox(), account_id: accountId })
  await fold()
  expect(
    await query('select id, account_id as account, order_count as orders from customers where email_key = $1', [email]),
  ).toEqual([{ id: guest!.id, account: accountId, orders: 2 }])
})

test('customers without an order are there, staff who never ordered are not; who is made unrecognisable goes', async () => {
  const [customer, staff] = [await insertViewer(database), await insertViewer(database, ['user', 'member'])]
  const of = (who: { accountId: string | null }) => kept(`account_id = '${who.accountId}'`)
  await fold()
  expect(await of(customer)).toEqual([
    { email: customer.email, account: customer.accountId, orders: 0, revenue: 0, open: 0 },
  ])
  expect(await of(staff)).toEqual([])
  await orderLike(placed, { account_id: staff.accountId, email: staff.email })
  await orderLike(placed, { account_id: customer.accountId, email: customer.email })
  await fold()
  expect((await of(staff)).map(({ orders }) => orders)).toEqual([1])
  await query('update accounts set anonymised_at = now(), email = $2 where id = $1', [customer.accountId, mailbox()])
  await fold()
  expect(await kept(`email_key = '${customer.email}'`)).toEqual([])
})

test('what came back counts no more: the parts of a withdrawal, or all of it', async () => {
  const email = mailbox()
  const [whole, part] = [await orderLike(placed, { email }), await orderLike(placed, { email })]
  const lineId = newId()
  await query(
    `insert into order_lines select n.* from order_lines l, jsonb_populate_record(l, $2::jsonb) n where l.order_id = $1`,
    [
      placed,
      JSON.stringify({ id: lineId, order_id: part, amount: 3, gross_cents: 2000, net_cents: 2000, vat_cents: 0 }),
    ],
  )
  const withdraw = (orderId: string, items: object[]) =>
    query(
      `insert into withdrawals (id, key_hash, order_id, proof, order_number, name, email, language, items, declared_at)
       values ($1::uuid, $1::text, $2, 'staff', '1', 'Kim', 'kim@example.com', 'de', $3, now())`,
      [newId(), orderId, JSON.stringify(items)],
    )
  await withdraw(whole, [])
  await withdraw(part, [{ lineId, piece: null, title: 'Trikot', amount: 2 }])
  await fold()
  expect((await kept(`email_key = '${email}'`)).map(({ revenue }) => revenue)).toEqual([4980])
  await query(`update withdrawals set state = 'accepted', decided_at = now() where order_id = any($1::uuid[])`, [
    [whole, part],
  ])
  await fold()
  // Two of three pieces for 20.00 are 13.33.
  expect((await kept(`email_key = '${email}'`)).map(({ revenue }) => revenue)).toEqual([2490 - 1333])
})

test('an order makes one job for what comes after it, and none of its own', async () => {
  await fold()
  const jobs = async () =>
    (
      await query<{ count: number }>(
        `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'fold_customers'`,
      )
    )[0]!.count
  const before = await jobs()
  for (let i = 0; i < 5; i += 1) await orderLike(placed, { email: mailbox() })
  expect(await jobs()).toBe(before + 1)
})

/** Deterministic and good enough to mix up what happens. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

test('after all that happens at once, the figures are those of the orders', async () => {
  const mailboxes = Array.from({ length: 6 }, (_, i) => `mixed${i}@example.com`)
  const accounts = await Promise.all([0, 1, 2].map(() => insertViewer(database)))
  for (const [i, { accountId }] of accounts.entries())
    await query('update accounts set email = $2 where id = $1', [accountId, `mixed${i}@example.com`])
  const known: string[] = []
  const worker = async (seed: number) => {
    const roll = dice(seed)
    const pick = <Value>(list: readonly Value[]): Value => list[roll(list.length)]!
    for (let step = 0; step < 40; step += 1) {
      const email = pick(mailboxes)
      const accountId = roll(2) === 0 ? null : pick(accounts).accountId
      const what = roll(9)
      if (what < 3 || known.length === 0) {
        const gross = 100 + roll(9_000)
        const sums = { gross_cents: gross, net_cents: gross, vat_cents: 0, to_pay_cents: gross - roll(100) }
        known.push(
          await orderLike(placed, {
            email: roll(3) === 0 ? email.toUpperCase() : email,
            account_id: accountId,
            ...sums,
          }),
        )
      } else if (what === 3) await query(`update orders set state = 'cancelled' where id = $1`, [pick(known)])
      else if (what === 4) await query(`update orders set payment_state = 'paid' where id = $1`, [pick(known)])
      else if (what === 5) await query('update orders set email = $2 where id = $1', [pick(known), email])
      else if (what === 6) await query('delete from orders where id = $1', [pick(known)])
      else if (what === 7)
        await query(
          `update accounts set email = $2 where id = $1
           and not exists (select from accounts where lower(email) = lower($2))`,
          [accountId, roll(2) === 0 ? email : `moved-${step}-${seed}@example.com`],
        )
      else await fold()
    }
  }
  await Promise.all([12, 29, 44, 76].map(worker))
  await fold()
  const all = await query<Record<string, string | number | null>>(
    'select lower(email) as email, account_id, state, payment_state, gross_cents, to_pay_cents from orders where id = any($1)',
    [known],
  )
  const owners = await query<{ id: string; email: string }>(
    'select id, lower(email) as email from accounts where id = any($1)',
    [accounts.map(({ accountId }) => accountId)],
  )
  const expected = new Map<string, Kept>(
    owners.map(({ id, email }) => [id, { email, account: id, orders: 0, revenue: 0, open: 0 }]),
  )
  for (const order of all) {
    const email = String(order.email)
    const account = order.account_id ?? owners.find(each => each.email === email)?.id ?? null
    const key = String(account ?? email)
    const row = expected.get(key) ?? { email, account: null, orders: 0, revenue: 0, open: 0 }
    expected.set(key, row)
    if (order.state === 'cancelled') continue
    row.orders += 1
    row.revenue += Number(order.gross_cents)
    if (order.payment_state === 'open') row.open += Number(order.to_pay_cents)
  }
  const figures = await kept(`email_key like 'mixed%' or account_id = any('{${owners.map(({ id }) => id).join(',')}}')`)
  const sorted = (list: readonly Kept[]) => list.map(each => JSON.stringify(each)).toSorted()
  expect(all.length).toBeGreaterThan(20)
  expect(sorted(figures)).toEqual(sorted([...expected.values()]))
})
