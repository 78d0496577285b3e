import { setTimeout as sleep } from 'node:timers/promises'
import { sharedShop } from '../harness/shop.ts'
import type { Database } from '../platform/database.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { type Arrived, listenTo, openReceiver, tellings } from './receiver.ts'

const MESSAGES = 10_000
const THINGS = 150
/** So many have arrived when the process that sends them is killed. */
const KILLED_AT = 4_000
/** So many are to arrive in a second at least, the minute aside for which what the dead process had claimed is held. */
const LEAST_PER_SECOND = 200
/** After so long another process takes over what a dead one had claimed. */
const LEASE_MILLISECONDS = 60_000
const MOST_MILLISECONDS = 180_000

/**
 * Ten thousand messages wait for a receiver that was down for hours. It comes back, and in the middle of what it is sent then
 * the only process that sends is killed on the spot; another one begins. Nothing may be lost, what is about one thing comes in
 * order, and what comes twice has the id that it had.
 */
export async function backlog({ harness, say }: DrillParts): Promise<Outcome> {
  const shop = await sharedShop(harness)
  const first = await shop.start()
  const database = await shop.look()
  harness.onClose(database.close)
  const { url, received, refused, setUp } = await openReceiver(harness)
  setUp(false)
  await listenTo(database, shop.dataDir, url)
  await database.pool.query(
    `select tell_webhooks('product.changed', t.id) from generate_series(1, $1::int) as turn,
      lateral (select id from products order by id limit $2::int) as t`,
    [Math.ceil(MESSAGES / THINGS), THINGS],
  )
  const messages = [...(await tellings(database)).values()].flat().length
  say(`${messages} messages are told to a receiver that is down`)
  while (refused() < THINGS) await sleep(50)
  // As it is after hours: the next attempts are far away.
  await database.pool.query(
    `update webhook_deliveries set due_at = now() + interval '5 hours' where attempts > 0 and claim is null`,
  )
  await database.pool.query(`update webhook_endpoints set failing_since = now() - interval '5 hours'`)
  setUp(true)
  const began = performance.now()
  const [{ id: another }] = (
    await database.pool.query<{ id: string }>(
      `select id, tell_webhooks('product.changed', id) from products order by id offset $1::int limit 1`,
      [THINGS],
    )
  ).rows as [{ id: string }]
  while (received.length < KILLED_AT && performance.now() - began < MOST_MILLISECONDS) await sleep(5)
  await first.kill()
  const killedAt = performance.now()
  const before = received.length
  say(`killed after ${before} messages`)
  await shop.start()
  const distinct = () => new Set(received.map(({ id }) => id)).size
  while ((await waiting(database)) > 0 && performance.now() - began < MOST_MILLISECONDS) await sleep(500)
  // What came twice would come now.
  await sleep(2_000)
  const all = await tellings(database)
  const expected = [...all.values()].flat().length
  const faults = [...all].flatMap(([about, ids]) =>
    orderFaults(
      received.filter(each => each.about === about),
      ids,
    ),
  )
  const speed = perSecond(received.filter(({ at }) => at < killedAt))
  const doubled = received.length - distinct()
  return {
    counts: {
      ...{ messages: expected, received: distinct(), doubled, perSecond: speed },
      perSecondAfterwards: perSecond(received.filter(({ at }) => at > killedAt && at < killedAt + LEASE_MILLISECONDS)),
      seconds: Math.round(((received.at(-1)?.at ?? began) - began) / 1000),
    },
    complaints: [
      ...complaintsOf([
        [received.some(({ about }) => about === another), 'what told that it is back did not arrive'],
        [before < messages, 'everything had arrived before the process was killed'],
        [distinct() === expected, `${distinct()} of ${expected} arrived`],
        [(await waiting(database)) === 0, 'some do not count as delivered'],
        [speed >= LEAST_PER_SECOND, `only ${speed} a second`],
      ]),
      ...faults,
    ],
  }
}

/** What is wrong with the messages about one thing: each has come, the first time in its order; what came again is one that was
 *  under way when the process was killed, and nothing later came before it. */
function orderFaults(received: readonly Arrived[], ids: readonly string[]): string[] {
  const came = received.map(({ id }) => id)
  const again = came.filter((id, at) => at > 0 && came[at - 1] === id)
  const inOrder = came.filter((id, at) => came[at - 1] !== id)
  if (inOrder.join() === ids.join() && again.length <= 1) return []
  return [`about one thing ${ids.length} were told and came as ${came.map(id => ids.indexOf(id)).join(' ')}`]
}

/** How many are not delivered yet. */
async function waiting({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from webhook_deliveries where state <> 'delivered'`,
  )
  return rows[0]!.count
}

function perSecond(received: readonly Arrived[]): number {
  const [begin, end] = [received[0]?.at ?? 0, received.at(-1)?.at ?? 0]
  return end === begin ? 0 : Math.round((received.length * 1000) / (end - begin))
}
