import { setTimeout as sleep } from 'node:timers/promises'
import { sharedShop } from '../harness/shop.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { listenTo, openReceiver, tellings } from './receiver.ts'

const MESSAGES = 4_000
const THINGS = 160
/** So many are to arrive in a second at least. */
const LEAST_PER_SECOND = 200
const MOST_MILLISECONDS = 60_000

/** Thousands of messages wait for a receiver on this machine, and two processes send them: each once, in order. */
export async function webhooks({ harness, say }: DrillParts): Promise<Outcome> {
  const shop = await sharedShop(harness)
  await shop.start()
  await shop.start({ DEMO: 'off' })
  const database = await shop.look()
  harness.onClose(database.close)
  const { url, received } = await openReceiver(harness)
  await listenTo(database, shop.dataDir, url)
  say(`${MESSAGES} messages are told`)
  const began = performance.now()
  await database.pool.query(
    `select tell_webhooks('product.changed', t.id) from generate_series(1, $1::int) as turn,
      lateral (select id from products order by id limit $2::int) as t`,
    [MESSAGES / THINGS, THINGS],
  )
  while (received.length < MESSAGES && performance.now() - began < MOST_MILLISECONDS) await sleep(100)
  // What came twice would come now.
  await sleep(2_000)
  const told = await tellings(database)
  const perSecond = Math.round((received.length * 1000) / ((received.at(-1)?.at ?? began) - began))
  const isOrdered = [...Map.groupBy(received, ({ about }) => about)].every(
    ([about, messages]) => messages.map(({ id }) => id).join() === told.get(about)?.join(),
  )
  return {
    counts: { messages: MESSAGES, received: received.length, perSecond },
    complaints: complaintsOf([
      [received.length === MESSAGES, `${received.length} of ${MESSAGES} arrived`],
      [isOrdered, 'messages about one thing are out of order, missing or doubled'],
      [perSecond >= LEAST_PER_SECOND, `only ${perSecond} a second`],
    ]),
  }
}
