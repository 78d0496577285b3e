import { setTimeout as pause } from 'node:timers/promises'
import { globalId, rawId } from '../api/globalIds.ts'
import { type Buyer, emailOf, prepareBuyer, tryToPlace } from '../harness/buyers.ts'
import type { Article } from '../harness/purchase.ts'
import { sharedShop } from '../harness/shop.ts'
import { readStock } from '../harness/stock.ts'
import { type Fields, Visitor } from '../harness/visitor.ts'
import type { Database } from '../platform/database.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'

const PASSWORD = 'a password for a drill'
/** Orders that are there before: some are ripe, the others are cancelled meanwhile. */
const BEFORE = 60
const RIPE = 40
/** Orders that are placed meanwhile. */
const MEANWHILE = 30
/** Payments that are tried at once, over and over, each of what it saw. */
const PAYERS = 6
const PAYMENTS = 8
const CORRECTIONS = 10
/** So many go through the checkout at once. */
const AT_ONCE = 15
const PATIENCE = 60_000

/**
 * Orders by a partner's link are placed, cancelled, corrected and paid out at once, over two processes: what is earned is
 * the sum of its entries, each entry is paid once, and cancelled orders earn nothing.
 */
export async function affiliates({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = await sharedShop(harness)
  const ports = [(await shop.start({ ADMIN_PASSWORD: PASSWORD })).port, (await shop.start({ DEMO: 'off' })).port]
  const database = await shop.look()
  harness.onClose(database.close)
  const [article] = (await readStock(database)).articles
  await database.pool.query('update variants set available = null where id = $1', [
    rawId('Variant', article!.variantId),
  ])
  const counts = {
    rounds: rounds ?? 2,
    orders: 0,
    cancelled: 0,
    corrected: 0,
    payments: 0,
    paidCents: 0,
    late: 0,
    deadlocks: 0,
  }
  const complaints: string[] = []
  const cookies = await staffCookies(ports[0]!)
  const opened: Visitor[] = []
  const staff = (place: number): Visitor => {
    const visitor = new Visitor(ports[place % 2]!)
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    opened.push(visitor)
    return visitor
  }
  for (let round = 0; round < counts.rounds; round += 1) {
    const code = `drill-${round}`
    const partner = await made(staff(0), code)
    const buyersOf = (from: number, many: number) => prepared(ports, article!, code, round * 1000 + from, many)
    const before = await placedBy(await buyersOf(0, BEFORE))
    await earned(database, partner, BEFORE)
    await database.pool.query(
      `update orders set payment_state = 'paid', paid_at = placed_at, shipping_state = 'shipped', state = 'completed',
        shipped_at = placed_at - interval '60 days'
      where id in (select order_id from affiliate_commissions where affiliate_id = $1 order by order_id limit ${RIPE})`,
      [partner],
    )
    const open = await idsOf(database, partner, 'order_id', `o.shipping_state = 'open'`)
    const ripe = await idsOf(database, partner, 'c.id', `o.shipping_state = 'shipped'`)
    const waiting = await buyersOf(BEFORE, MEANWHILE)
    say(`round ${round + 1}: ${before} orders are there, ${waiting.length} buyers are ready`)
    const [placed, cancelled, corrected, paid] = await Promise.all([
      placedBy(waiting),
      Promise.all(open.map((id, at) => cancel(staff(at), id))),
      Promise.all(ripe.slice(0, CORRECTIONS).map((id, at) => correct(staff(at), database, partner, id))),
      Promise.all(Array.from({ length: PAYERS }, (_, at) => payAgain(staff(at), partner))),
    ])
    await settled(database)
    const kept = await keptOf(database, partner)
    counts.orders += before + placed
    counts.cancelled += cancelled.filter(Boolean).length
    counts.corrected += corrected.filter(Boolean).length
    counts.payments += kept.payouts
    counts.paidCents += kept.paid
    counts.late += paid.reduce((sum, { late }) => sum + late, 0)
    complaints.push(
      ...complaintsOf([
        [before === BEFORE && placed === MEANWHILE, `${before + placed} orders were placed`],
        [kept.commissions === BEFORE + MEANWHILE, `${kept.commissions} commissions`],
        [kept.wrongSums === 0, `${kept.wrongSums} commissions are not the sum of their entries`],
        [kept.wrongPayouts === 0, `${kept.wrongPayouts} payments are not the sum of what they took`],
        [kept.ofCancelled === 0, `${kept.ofCancelled} cents are left of cancelled orders`],
        [kept.paid === kept.taken, `${kept.paid} cents were paid, and entries of ${kept.taken} were taken`],
        [paid.reduce((sum, { done }) => sum + done, 0) === kept.payouts, 'a payment was acknowledged and is not there'],
        [cancelled.every(Boolean), 'an order could not be cancelled'],
      ]),
    )
  }
  for (const { connection } of opened) connection.close()
  const { rows } = await database.pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  counts.deadlocks = rows[0]!.deadlocks
  complaints.push(...complaintsOf([[counts.deadlocks === 0, `${counts.deadlocks} deadlocks`]]))
  return { counts, complaints }
}

async function staffCookies(port: number): Promise<ReadonlyMap<string, string>> {
  const visitor = new Visitor(port)
  const input = { email: 'admin@example.com', password: PASSWORD }
  await visitor.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }', { input })
  visitor.connection.close()
  return new Map(visitor.cookies)
}

/** Does something as staff, and answers with what came of it. */
async function mutate(visitor: Visitor, name: string, type: string, input: object, fields = ''): Promise<Fields> {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} errors { code } } }`
  return (await visitor.graphql(query, { input }))[name] as Fields
}
const isDone = ({ errors }: Fields): boolean => (errors as readonly object[]).length === 0

/** A new partner of ten percent; answers with the raw id. */
async function made(visitor: Visitor, code: string): Promise<string> {
  const affiliate = { name: code, email: `${code}@example.com`, code, value: 1000 }
  const answer = await mutate(visitor, 'createAffiliate', 'CreateAffiliateInput', { affiliate }, 'affiliate { id }')
  return rawId('Affiliate', String((answer.affiliate as Fields).id))!
}

async function prepared(ports: readonly number[], article: Article, code: string, from: number, many: number) {
  const buyers: Buyer[] = []
  for (let i = 0; i < many; i += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, place) =>
      prepareBuyer(ports[place % 2]!, article, emailOf(from + i + place), code),
    )
    buyers.push(...(await Promise.all(some)))
  }
  return buyers
}

/** How many of the buyers ordered. */
async function placedBy(buyers: readonly Buyer[]): Promise<number> {
  const attempts = await Promise.all(buyers.map(tryToPlace))
  for (const { visitor } of buyers) visitor.connection.close()
  return attempts.filter(({ kind }) => kind === 'placed').length
}

/** Waits until so many commissions have arisen. Throws after a minute. */
async function earned({ pool }: Database, partner: string, many: number): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const { rows } = await pool.query('select from affiliate_commissions where affiliate_id = $1', [partner])
    if (rows.length >= many) return
    if (Date.now() > end) throw new Error(`${rows.length} of ${many} commissions arose within a minute`)
    await pause(100)
  }
}

/** Waits until no news about orders is left to be worked on. Throws after a minute. */
async function settled({ pool }: Database): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker.jobs where task_identifier like 'affiliates.%'`,
    )
    if (rows[0]!.count === 0) return
    if (Date.now() > end) throw new Error(`${rows[0]!.count} jobs of partners were left after a minute`)
    await pause(100)
  }
}

async function idsOf({ pool }: Database, partner: string, column: string, where: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select ${column} as id from affiliate_commissions c join orders o on o.id = c.order_id
    where c.affiliate_id = $1 and ${where} order by c.id`,
    [partner],
  )
  return rows.map(({ id }) => id)
}

const cancel = async (visitor: Visitor, orderId: string): Promise<boolean> =>
  isDone(await mutate(visitor, 'cancelOrder', 'CancelOrderInput', { orderId: globalId('Order', orderId) }))

/** Adds a euro to a commission, as it is now; false where somebody was faster. */
async function correct(visitor: Visitor, { pool }: Database, partner: string, commissionId: string): Promise<boolean> {
  const { rows } = await pool.query<{ seen: number }>(
    'select amount_cents as seen from affiliate_commissions where id = $1',
    [commissionId],
  )
  const seenCents = rows[0]!.seen
  const amounts = { seenCents, amountCents: seenCents + 100, reason: 'drill' }
  const input = { affiliateId: globalId('Affiliate', partner), commissionId, ...amounts }
  return isDone(await mutate(visitor, 'correctCommission', 'CorrectCommissionInput', input))
}

/** Pays what is due, as it is seen, again and again. `late`: refusals, because somebody else had paid it. */
async function payAgain(visitor: Visitor, partner: string): Promise<{ done: number; late: number }> {
  const id = globalId('Affiliate', partner)
  const paidOn = new Date().toISOString().slice(0, 10)
  let [done, late] = [0, 0]
  for (let go = 0; go < PAYMENTS; go += 1) {
    const seen = await visitor.graphql('query ($id: ID!) { affiliate(id: $id) { figures { due { cents } } } }', { id })
    const amountCents = (((seen.affiliate as Fields).figures as Fields).due as { cents: number }).cents
    if (amountCents <= 0) continue
    const payouts = [{ affiliateId: id, amountCents }]
    const answer = await mutate(visitor, 'payAffiliates', 'PayAffiliatesInput', { payouts, paidOn, reference: 'drill' })
    if (isDone(answer)) done += 1
    else late += 1
  }
  return { done, late }
}

type Kept = {
  commissions: number
  wrongSums: number
  wrongPayouts: number
  ofCancelled: number
  payouts: number
  paid: number
  taken: number
}

/** What the database says of a partner. */
async function keptOf({ pool }: Database, partner: string): Promise<Kept> {
  const { rows } = await pool.query<Kept>(
    `select
      (select count(*)::int from affiliate_commissions where affiliate_id = $1) as commissions,
      (select count(*)::int from affiliate_commissions c where c.affiliate_id = $1 and c.amount_cents <>
        (select coalesce(sum(amount_cents), 0) from affiliate_entries e where e.commission_id = c.id)) as "wrongSums",
      (select count(*)::int from affiliate_payouts p where p.affiliate_id = $1 and p.amount_cents <>
        (select coalesce(sum(amount_cents), 0) from affiliate_entries e where e.payout_id = p.id)) as "wrongPayouts",
      (select coalesce(sum(c.amount_cents), 0)::int from affiliate_commissions c join orders o on o.id = c.order_id
        where c.affiliate_id = $1 and o.state = 'cancelled') as "ofCancelled",
      (select count(*)::int from affiliate_payouts where affiliate_id = $1) as payouts,
      (select coalesce(sum(amount_cents), 0)::int from affiliate_payouts where affiliate_id = $1) as paid,
      (select coalesce(sum(amount_cents), 0)::int from affiliate_entries
        where affiliate_id = $1 and payout_id is not null) as taken`,
    [partner],
  )
  return rows[0]!
}
