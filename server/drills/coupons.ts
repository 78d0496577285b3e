import { randomUUID } from 'node:crypto'
import { rawId } from '../api/globalIds.ts'
import { type Attempt, type Buyer, emailOf, prepareBuyer, tryToPlace } from '../harness/buyers.ts'
import { enterCode, readCode } from '../harness/codes.ts'
import { sharedShop } from '../harness/shop.ts'
import { readStock } from '../harness/stock.ts'
import { newId } from '../kit/ids.ts'
import type { Database } from '../platform/database.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'

const BUYERS = 100
const USES = 5
const ROUNDS = 3
/** So many go through the checkout at once. */
const AT_ONCE = 20
/** What the coupon takes off, in cents. */
const OFF = 100

/** 100 buyers order at once with a coupon that 5 may use, over two processes: 5 get it, the others are told so, find all in
 *  their carts as it was, and order without it. */
export async function coupons({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = await sharedShop(harness)
  const products = [await shop.start(), await shop.start({ DEMO: 'off' })]
  const database = await shop.look()
  harness.onClose(database.close)
  const { articles } = await readStock(database)
  const [article] = articles
  await database.pool.query('update variants set available = null where id = $1', [
    rawId('Variant', article!.variantId),
  ])
  const counts = { rounds: rounds ?? ROUNDS, buyers: 0, withCoupon: 0, told: 0, without: 0, others: 0, deadlocks: 0 }
  const complaints: string[] = []
  for (let round = 0; round < counts.rounds; round += 1) {
    const code = `DRILL-${round + 1}`
    const couponId = await insertCoupon(database, code)
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
    const attempts = await Promise.all(buyers.map(tryToPlace))
    const placed = attempts.filter(({ kind }) => kind === 'placed')
    const told = attempts.filter(isTold)
    const others = attempts.filter(each => !placed.includes(each) && !told.includes(each))
    // Whoever was told sees the sum without the coupon, and orders at it.
    const losers = buyers.filter((_, i) => isTold(attempts[i]!))
    const seen = await Promise.all(losers.map(({ visitor }) => readCode(visitor)))
    const again = await Promise.all(
      losers.map((buyer, i) =>
        tryToPlace({ ...buyer, order: { expectedTotal: seen[i]!.toPay, idempotencyKey: randomUUID() } }),
      ),
    )
    const without = again.filter(({ kind }) => kind === 'placed')
    for (const { visitor } of buyers) visitor.connection.close()
    const kept = await keptOf(database, couponId)
    complaints.push(
      ...complaintsOf([
        [placed.length === USES, `${placed.length} orders with the coupon instead of ${USES}`],
        [others.length === 0, `${others.length} other answers, such as ${JSON.stringify(others[0])}`],
        [seen.every(({ pieces, notice }) => pieces === 1 && notice === 'COUPON_USED_UP'), 'a cart lost something'],
        [without.length === losers.length, `${losers.length - without.length} could not order without the coupon`],
        [kept.uses === USES && kept.redemptions === USES, `${JSON.stringify(kept)} is written down`],
        [kept.taken === USES * OFF && kept.discounted === USES, `${JSON.stringify(kept)} is written down`],
      ]),
    )
    counts.buyers += buyers.length
    counts.withCoupon += placed.length
    counts.told += told.length
    counts.without += without.length
    counts.others += others.length
  }
  const { rows } = await database.pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  counts.deadlocks = rows[0]!.deadlocks
  complaints.push(...complaintsOf([[counts.deadlocks === 0, `${counts.deadlocks} deadlocks`]]))
  return { counts, complaints }
}

/** Whether somebody was told that the coupon is used up, be it that the sum is another one by now. */
const isTold = (attempt: Attempt): boolean =>
  attempt.kind === 'refused' &&
  attempt.refusals.includes('COUPON_USED_UP') &&
  attempt.refusals.every(code => code === 'COUPON_USED_UP' || code === 'PRICE_CHANGED')

async function insertCoupon({ pool }: Database, code: string): Promise<string> {
  const id = newId()
  await pool.query(
    `insert into coupons (id, code, type, value, roles, use_limit, created_at, changed_at)
      values ($1, $2, 'flat', $3, '{everyone}', $4, now(), now())`,
    [id, code, OFF, USES],
  )
  return id
}

type Kept = { uses: number; taken: number; redemptions: number; discounted: number }

async function keptOf({ pool }: Database, id: string): Promise<Kept> {
  const { rows } = await pool.query<Kept>(
    `select c.use_count as uses, c.taken_cents::int as taken,
        (select count(*)::int from coupon_redemptions r where r.coupon_id = c.id) as redemptions,
        (select count(*)::int from orders o where o.labels ->> 'coupon' = c.code) as discounted
      from coupons c where c.id = $1`,
    [id],
  )
  return rows[0]!
}
