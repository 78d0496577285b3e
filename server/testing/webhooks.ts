import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import { productChanged } from '../domains/catalogue/events.ts'
import { createEndpoint } from '../domains/webhooks/operations.ts'
import { openSender, type Sender, type SenderParts } from '../domains/webhooks/sending/sender.ts'
import { webhookDeliveries, webhookEndpoints } from '../domains/webhooks/tables.ts'
import { newId } from '../kit/ids.ts'
import { guestViewer, type Viewer } from '../kit/viewer.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import { tellOfMany } from '../platform/events.ts'
import { silentLog } from '../platform/log.ts'
import { contextFor, insertProduct, insertViewer, setSettings, TEST_NOW } from './builders.ts'

/** What a receiver was sent. */
type Received = { id: string; headers: IncomingHttpHeaders; raw: string; body: { type: string; data: { id: string } } }

/** Receivers on this machine and senders to them, for the tests of a file; each test begins without endpoints. */
export async function webhookBench(database: Database) {
  const reader = database.drizzle
  const { id: productId, variantIds } = await insertProduct(database, { productNumber: 'P-1' }, [
    { sku: 'P-1-M', available: 5 },
  ])
  const others = await Promise.all([2, 3, 4].map(() => insertProduct(database)))
  const servers: Server[] = []
  const senders: Sender[] = []
  const bench = {
    clock: TEST_NOW,
    received: [] as Received[],
    admin: guestViewer() as Viewer,
    productId,
    variantIds,
    products: [productId, ...others.map(({ id }) => id)],
    contextOf: () => contextFor(database, { viewer: bench.admin, now: () => bench.clock }),
    endpointAt: (url: string, kinds = ['product.changed'], includesPeople = false) =>
      createEndpoint(bench.contextOf(), { label: 'ERP', url, kinds, includesPeople }),
    changed: (ids: readonly string[]) => inTransaction(database, tx => tellOfMany(tx, productChanged, ids)),
    deliveries: () => reader.select().from(webhookDeliveries).orderBy(webhookDeliveries.position),
    makeDue: () =>
      database.pool.query(`update webhook_deliveries set due_at = now() - interval '1 second' where state = 'waiting'`),

    /** A receiver that notes what comes and answers as it is told, else with 200. */
    async receiver(
      answer: (message: Received, response: Parameters<RequestListener>[1]) => void = (_, r) => void r.end(),
    ) {
      const server = createServer(async (request, response) => {
        let raw = ''
        for await (const chunk of request) raw += chunk
        const { headers } = request
        const message = { id: String(headers['webhook-id']), headers, raw, body: JSON.parse(raw) }
        bench.received.push(message)
        answer(message, response)
      })
      servers.push(server)
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
    },

    sender(parts: Partial<SenderParts> = {}): Sender {
      const now = () => bench.clock
      const made = openSender({
        ...{ database, log: silentLog, publicUrl: 'https://shop.example', now, newId, random: () => 0.5 },
        ...parts,
      })
      senders.push(made)
      return made
    },

    /** Sends until nothing is due any more. */
    async sendAll(by: Sender = bench.sender()): Promise<void> {
      while ((await by.begin()) > 0) await by.settle()
    },
  }
  beforeEach(async () => {
    bench.admin = await insertViewer(database, ['user', 'admin'])
    bench.clock = TEST_NOW
    bench.received = []
    await reader.delete(webhookEndpoints)
    await setSettings(database, 'webhooks', { allowsPrivateNetworks: true })
  })
  afterEach(() => {
    for (const sender of senders.splice(0)) sender.close()
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })
  return bench
}
