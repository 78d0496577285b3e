import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { secretPlace } from '../domains/webhooks/operations.ts'
import { newWebhookSecret } from '../domains/webhooks/rules/signature.ts'
import type { Harness } from '../harness/harness.ts'
import { newId } from '../kit/ids.ts'
import type { Database } from '../platform/database.ts'
import { sealIn } from '../platform/seal.ts'

/** A message as it arrived; `at` in milliseconds of this process. */
export interface Arrived {
  readonly id: string
  readonly about: string
  readonly at: number
}

/** The program of somebody else, on this machine. */
export interface Receiver {
  readonly url: string
  /** Every message that was accepted, in the order in which it came. */
  readonly received: readonly Arrived[]
  /** How many messages came while it was down. */
  readonly refused: () => number
  /** Whether it accepts anything; else it answers with 503. */
  setUp(isUp: boolean): void
}

/** Opens a receiver, which ends with the harness. It accepts what comes. */
export async function openReceiver(harness: Harness): Promise<Receiver> {
  const received: Arrived[] = []
  let refused = 0
  let isUp = true
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data: { id: string } }
      if (isUp) received.push({ id: String(request.headers['webhook-id']), about: data.id, at: performance.now() })
      else refused += 1
      response.writeHead(isUp ? 200 : 503).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  harness.onClose(async () => void server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    refused: () => refused,
    setUp: next => {
      isUp = next
    },
  }
}

/** Has the shop tell the receiver at `url` of changed products. */
export async function listenTo({ pool }: Database, dataDir: string, url: string): Promise<void> {
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
export async function tellings({ pool }: Database): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ about: string; ids: string[] }>(
    `select subject_id as about, array_agg(id::text order by position) as ids from webhook_deliveries group by subject_id`,
  )
  return new Map(rows.map(({ about, ids }) => [about, ids]))
}
