import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { secretPlace } from '../domains/webhooks/operations.ts'
import { newWebhookSecret } from '../domains/webhooks/rules/signature.ts'
import { sharedShop } from '../harness/shop.ts'
import { newId } from '../kit/ids.ts'
import type { Database } from '../platform/database.ts'
import { sealIn } from '../platform/seal.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'

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
  const received: { id: string; about: string; at: number }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data: { id: string } }
      received.push({ id: String(request.headers['webhook-id']), about: data.id, at: performance.now() })
      response.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  harness.onClose(async () => void server.close())
  await setUp(database, shop.dataDir, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
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

async function setUp({ pool }: Database, dataDir: string, url: string): Promise<void> {
  const id = newId()
  const sealed = (await sealIn(dataDir)).close(newWebhookSecret(), secretPlace(id))
  await pool.query(
    `insert into settings (key, value, updated_at) values ('webhooks', '{"allowsPrivateNetworks": true}', now())`,
  )
  await pool.query(
    `insert into webhook_endpoints (id, label, url, kinds, sealed_secret, created_at)
      values ($1, 'drill', $2, array['product.changed'], $3, now())`,
    [id, url, sealed],
  )
}

/** The messages about each thing, in the order in which they were told. */
async function tellings({ pool }: Database): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ about: string; ids: string[] }>(
    `select subject_id as about, array_agg(id::text order by position) as ids from webhook_deliveries group by subject_id`,
  )
  return new Map(rows.map(({ about, ids }) => [about, ids]))
}
