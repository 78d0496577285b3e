import { randomUUID } from 'node:crypto'
import { rawId } from '../api/globalIds.ts'
import { newVoucherCode } from '../domains/vouchers/operations/vouchers.ts'
import { type Attempt, type Buyer, emailOf, prepareBuyer, tryToPlace } from '../harness/buyers.ts'
import { enterCode, readCode } from '../harness/codes.ts'
import { sharedShop } from '../harness/shop.ts'
import { readStock } from '../harness/stock.ts'
import { newId } from '../kit/ids.ts'
import type { Database } from '../platform/database.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'

const BUYERS = 50
const ROUNDS = 3
/** So many go through the checkout at once. */
const AT_ONCE = 10
/** What is on the voucher, in cents. */
const VALUE = 10_000

/** 50 buyers order at once with one voucher, over two processes, until nothing is left on it: never more than its value is
 *  taken, its entries add up to what is left, whoever was too late keeps the cart and orders at the sum that is shown then. */
export async function vouchers({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = await sharedShop(harness)
  const products = [await shop.start(), await shop.start({ DEMO: 'off' })]
  const database = await shop.look()
  harness.onClose(database.close)
  const { articles } = await readStock(database)
  const [article] = articles
  await database.pool.query('update variants set available = null where id = $1', [
    rawId('Variant', article!.variantId),
  ])
  const counts = { rounds: rounds ?? ROUNDS, buyers: 0, orders: 0, told: 0, others: 0, takenCents: 0, deadlocks: 0 }
  const complaints: string[] = []
  for (let round = 0; round < counts.rounds; round += 1) {
    const { id, code } = await insertVoucher(database)
    const buyers: Buyer[] = []
    for (let i = 0; i < BUYERS; i += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, async (_, place) => {
        const buyer = await prepareBuyer(products[place % 2]!.port, article!, emailOf(round * BUYERS + i + place))
        const expectedTotal = await enterCode(buyer.visitor, code)
        return { ...buyer, order: { expectedTotal, idempotencyKey: randomUUID() } }
      })
      buyers.push(...(await Promise.all(some)))
    }
    say(`round ${round + 1}: ${buyers.length} buyers are ready`)
    let waiting = buyers
    // At each go one of them is first; the others see the new sum and try again, until the voucher is empty.
    for (let go = 0; waiting.length > 0 && go < BUYERS; go += 1) {
      const attempts = await Promise.all(waiting.map(tryToPlace))
      counts.orders += attempts.filter(({ kind }) => kind === 'placed').length
      counts.told += attempts.filter(isTold).length
      const others = attempts.filter(each => each.kind !== 'placed' && !isTold(each))
      counts.others += others.length
      complaints.push(...complaintsOf([[others.length === 0, `another answer: ${JSON.stringify(others[0])}`]]))
      const late = waiting.filter((_, i) => isTold(attempts[i]!))
      const seen = await Promise.all(late.map(({ visitor }) => readCode(visitor)))
      complaints.push(...complaintsOf([[seen.every(({ pieces }) => pieces === 1), 'a cart lost something']]))
      waiting = late.map((buyer, i) => ({
        ...buyer,
        order: { expectedTotal: seen[i]!.toPay, idempotencyKey: randomUUID() },
      }))
    }
    for (const { visitor } of buyers) visitor.connection.close()
    const kept = await keptOf(database, id, code)
    complaints.push(
      ...complaintsOf([
        [waiting.length === 0, `${waiting.length} buyers could not order`],
        [kept.balance === 0 && kept.sum === 0, `${JSON.stringify(kept)} is on the voucher`],
        [kept.taken === VALUE, `${kept.taken} of ${VALUE} cents were taken`],
        [kept.paid === kept.taken, `orders say that ${kept.paid} cents were paid, entries ${kept.taken}`],
      ]),
    )
    counts.buyers += buyers.length
    counts.takenCents += kept.taken
  }
  const { rows } = await database.pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  counts.deadlocks = rows[0]!.deadlocks
  complaints.push(...complaintsOf([[counts.deadlocks === 0, `${counts.deadlocks} deadlocks`]]))
  return { counts, complaints }
}

const late = ['VOUCHER_BALANCE_CHANGED', 'VOUCHER_EMPTY', 'PRICE_CHANGED']

/** Whether somebody was told that there is another amount on the voucher by now. */
const isTold = (attempt: Attempt): boolean =>
  attempt.kind === 'refused' && attempt.refusals.length > 0 && attempt.refusals.every(code => late.includes(code))

async function insertVoucher({ pool }: Database): Promise<{ id: string; code: string }> {
  const [id, code] = [newId(), newVoucherCode()]
  await pool.query(
    `insert into vouchers (id, code, currency, value_cents, language, created_at, changed_at)
      values ($1, $2, 'EUR', $3, 'de', now(), now())`,
    [id, code, VALUE],
  )
  await pool.query(
    `insert into voucher_entries (id, voucher_id, kind, amount_cents, at) values ($1, $2, 'issued', $3, now())`,
    [newId(), id, VALUE],
  )
  return { id, code }
}

type Kept = { balance: number; sum: number; taken: number; paid: number }

async function keptOf({ pool }: Database, id: string, code: string): Promise<Kept> {
  const { rows } = await pool.query<Kept>(
    `select v.balance_cents as balance,
        (select sum(e.amount_cents)::int from voucher_entries e where e.voucher_id = v.id) as sum,
        (select -coalesce(sum(e.amount_cents), 0)::int from voucher_entries e
          where e.voucher_id = v.id and e.kind = 'redeemed') as taken,
        (select coalesce(sum((paid ->> 'paid')::int), 0)::int
          from orders o, jsonb_array_elements(o.quote -> 'vouchers') as paid where paid ->> 'code' = $2) as paid
      from vouchers v where v.id = $1`,
    [id, code],
  )
  return rows[0]!
}
