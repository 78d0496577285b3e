import { rawId } from '../api/globalIds.ts'
import { emailOf, prepareBuyer, tryToPlace } from '../harness/buyers.ts'
import type { Article } from '../harness/purchase.ts'
import { sharedShop } from '../harness/shop.ts'
import { readStock } from '../harness/stock.ts'
import type { Database } from '../platform/database.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'

const BUYERS = 200
const PIECES = 10
const ROUNDS = 3
/** So many go through the checkout at once. */
const AT_ONCE = 20

/** 200 buyers click at once for the last 10 pieces, over two processes of the application. */
export async function oversell({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = await sharedShop(harness)
  const products = [await shop.start(), await shop.start({ DEMO: 'off' })]
  const database = await shop.look()
  harness.onClose(database.close)
  const { articles } = await readStock(database)
  const counts = { rounds: rounds ?? ROUNDS, buyers: 0, orders: 0, soldOut: 0, others: 0, stockLeft: 0, deadlocks: 0 }
  const complaints: string[] = []
  for (let round = 0; round < counts.rounds; round += 1) {
    const article = articles[(round * 37) % articles.length]!
    await setStock(database, article, PIECES)
    const buyers = []
    for (let i = 0; i < BUYERS; i += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, place) =>
        prepareBuyer(products[place % 2]!.port, article, emailOf(i + place)),
      )
      buyers.push(...(await Promise.all(some)))
    }
    say(`round ${round + 1}: ${buyers.length} buyers are ready`)
    const attempts = await Promise.all(buyers.map(tryToPlace))
    for (const { visitor } of buyers) visitor.connection.close()
    const placed = attempts.filter(({ kind }) => kind === 'placed')
    const soldOut = attempts.filter(({ kind, ...rest }) => kind === 'refused' && isSoldOut(rest))
    const others = attempts.filter(each => !placed.includes(each) && !soldOut.includes(each))
    const left = await stockOf(database, article)
    complaints.push(
      ...complaintsOf([
        [placed.length === PIECES, `${placed.length} orders instead of ${PIECES}`],
        [others.length === 0, `${others.length} other answers, such as ${JSON.stringify(others[0])}`],
        [left === 0, `${left} pieces are left`],
      ]),
    )
    counts.buyers += buyers.length
    counts.orders += placed.length
    counts.soldOut += soldOut.length
    counts.others += others.length
    counts.stockLeft += left
  }
  const { rows } = await database.pool.query<{ orders: number; deadlocks: number }>(
    `select (select count(*)::int from orders) as orders,
      (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`,
  )
  counts.deadlocks = rows[0]!.deadlocks
  complaints.push(
    ...complaintsOf([
      [rows[0]!.orders === counts.orders, `${rows[0]!.orders} orders are written down`],
      [counts.deadlocks === 0, `${counts.deadlocks} deadlocks`],
    ]),
  )
  return { counts, complaints }
}

const isSoldOut = (attempt: object): boolean =>
  'refusals' in attempt && JSON.stringify(attempt.refusals) === JSON.stringify(['SOLD_OUT'])

async function setStock({ pool }: Database, { variantId }: Article, pieces: number): Promise<void> {
  await pool.query('update variants set available = $2, back_on = null where id = $1', [
    rawId('Variant', variantId),
    pieces,
  ])
}

async function stockOf({ pool }: Database, { variantId }: Article): Promise<number> {
  const { rows } = await pool.query<{ available: number }>('select available from variants where id = $1', [
    rawId('Variant', variantId),
  ])
  return rows[0]!.available
}
