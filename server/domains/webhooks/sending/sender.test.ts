import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { inTransaction } from '../../../platform/database.ts'
import { tell, tellOfMany } from '../../../platform/events.ts'
import { silentLog } from '../../../platform/log.ts'
import { openPoster } from '../../../platform/outgoing.ts'
import { contextFor, insertProduct, insertViewer, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { productChanged, stockChanged } from '../../catalogue/events.ts'
import {
  createEndpoint,
  deleteEndpoint,
  replayDelivery,
  rotateSecret,
  testEndpoint,
  updateEndpoint,
} from '../operations.ts'
import { signedHeaders } from '../rules/signature.ts'
import { webhookDeliveries, webhookEndpoints } from '../tables.ts'
import { openSender, type Sender, type SenderParts } from './sender.ts'

const database = await testDatabase()
const reader = database.drizzle
const { id: productId, variantIds } = await insertProduct(database, { productNumber: 'P-1' }, [
  { sku: 'P-1-M', available: 5 },
])
const products = [productId, ...(await Promise.all([2, 3, 4].map(() => insertProduct(database)))).map(({ id }) => id)]
let admin: Viewer
let clock = TEST_NOW
const servers: Server[] = []
const senders: Sender[] = []

type Received = { id: string; headers: IncomingHttpHeaders; raw: string; body: { type: string; data: { id: string } } }
let received: Received[] = []

beforeEach(async () => {
  admin = await insertViewer(database, ['user', 'admin'])
  clock = TEST_NOW
  received = []
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

/** A receiver that notes what comes and answers as it is told, else with 200. */
async function receiver(
  answer: (message: Received, response: Parameters<RequestListener>[1]) => void = (_, r) => void r.end(),
) {
  const server = createServer(async (request, response) => {
    let raw = ''
    for await (const chunk of request) raw += chunk
    const message = { id: String(request.headers['webhook-id']), headers: request.headers, raw, body: JSON.parse(raw) }
    received.push(message)
    answer(message, response)
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
}

const contextOf = () => contextFor(database, { viewer: admin, now: () => clock })
const endpointAt = (url: string, kinds = ['product.changed'], includesPeople = false) =>
  createEndpoint(contextOf(), { label: 'ERP', url, kinds, includesPeople })

function sender(parts: Partial<SenderParts> = {}): Sender {
  const made = openSender({
    ...{ database, log: silentLog, publicUrl: 'https://shop.example', now: () => clock, newId, random: () => 0.5 },
    ...parts,
  })
  senders.push(made)
  return made
}

/** Sends until nothing is due any more. */
async function sendAll(by: Sender = sender()): Promise<void> {
  while ((await by.begin()) > 0) await by.settle()
}

const changed = (ids: readonly string[]) => inTransaction(database, tx => tellOfMany(tx, productChanged, ids))
const deliveries = () => reader.select().from(webhookDeliveries).orderBy(webhookDeliveries.position)
const makeDue = () =>
  database.pool.query(`update webhook_deliveries set due_at = now() - interval '1 second' where state = 'waiting'`)

describe('a message', () => {
  test('is written with the change, and not at all where that is rolled back or nobody listens', async () => {
    await changed([productId])
    expect(await deliveries()).toEqual([])
    const { endpoint } = await endpointAt(await receiver())
    const failing = inTransaction(database, async tx => {
      await tell(tx, productChanged, { productId })
      throw new RangeError('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await deliveries()).toEqual([])
    await inTransaction(database, tx => tell(tx, stockChanged, { pieceId: variantIds[0]! }))
    expect(await deliveries()).toEqual([])
    await changed([productId])
    const state = { endpointId: endpoint.id, kind: 'product.changed', subjectId: productId, state: 'waiting' }
    expect(await deliveries()).toMatchObject([{ ...state, attempts: 0, message: null, log: [] }])
  })

  test('arrives signed, and what came of it is noted', async () => {
    const { endpoint, secret } = await endpointAt(await receiver((_, response) => void response.end('thanks')), [
      'stock.changed',
    ])
    await inTransaction(database, tx => tell(tx, stockChanged, { pieceId: variantIds[0]! }))
    await sendAll()
    const [delivery] = await deliveries()
    const [message] = received
    expect(message!.body).toEqual({
      type: 'stock.changed',
      version: 1,
      timestamp: delivery!.createdAt.toISOString(),
      data: { id: variantIds[0], sku: 'P-1-M', productId, productNumber: 'P-1', available: 5 },
    })
    expect(message!.headers).toMatchObject({
      'content-type': 'application/json',
      ...signedHeaders({ id: delivery!.id, body: message!.raw, at: TEST_NOW }, [secret]),
    })
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, claim: null, message: message!.body })
    expect(delivery!.log).toEqual([
      {
        at: '2026-11-20T10:00:00.000Z',
        milliseconds: expect.any(Number),
        status: 200,
        error: null,
        answer: 'thanks',
      },
    ])
    const [row] = await reader.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id))
    expect(row).toMatchObject({ failingSince: null, deliveredAt: TEST_NOW })
    expect(row!.sealedSecret).not.toContain(secret.slice(6))
  })

  test('is signed by both secrets for a day, and by the new one alone afterwards or where the old one ended', async () => {
    const { endpoint, secret: old } = await endpointAt(await receiver())
    const rotated = await rotateSecret(contextOf(), { endpointId: endpoint.id, endsPrevious: false })
    const signatures = async () => {
      await changed([productId])
      await sendAll()
      const { id, raw, headers } = received.at(-1)!
      const by = (secret: string) => signedHeaders({ id, body: raw, at: clock }, [secret])['webhook-signature']
      return { sent: headers['webhook-signature'], by }
    }
    const first = await signatures()
    expect(first.sent).toBe(`${first.by(rotated.secret)} ${first.by(old)}`)
    clock = new Date('2026-11-21T10:00:00.001Z')
    const second = await signatures()
    expect(second.sent).toBe(second.by(rotated.secret))
    const ended = await rotateSecret(contextOf(), { endpointId: endpoint.id, endsPrevious: true })
    const third = await signatures()
    expect(third.sent).toBe(third.by(ended.secret))
  })

  test('that fails is tried again later as it was, under its own id', async () => {
    let isDown = true
    const url = await receiver((_, response) => void (isDown ? response.writeHead(503) : response).end())
    const { endpoint } = await endpointAt(url)
    await changed([productId])
    await sendAll()
    const [failed] = await deliveries()
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, claim: null, endedAt: null })
    expect(failed!.log).toMatchObject([{ status: 503, error: 'STATUS' }])
    const { rows } = await database.pool.query<{ pause: string }>(
      `select extract(epoch from due_at - now())::text as pause from webhook_deliveries`,
    )
    expect(Number(rows[0]!.pause)).toBeLessThanOrEqual(5)
    await sendAll()
    expect(received).toHaveLength(1)
    const failingSince = { failingSince: TEST_NOW, isActive: true }
    expect(await reader.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id))).toMatchObject([
      failingSince,
    ])

    await database.pool.query(`update products set slug = slug || '-new' where id = $1`, [productId])
    isDown = false
    clock = new Date('2026-11-20T10:00:05.000Z')
    await makeDue()
    await sendAll()
    expect(received).toHaveLength(2)
    expect([received[1]!.id, received[1]!.raw]).toEqual([received[0]!.id, received[0]!.raw])
    expect(received[1]!.headers['webhook-timestamp']).toBe('1795168805')
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }])
    expect(await reader.select().from(webhookEndpoints)).toMatchObject([{ failingSince: null }])
  })

  test('is given up after ten attempts and can be replayed under its id', async () => {
    let isDown = true
    await endpointAt(await receiver((_, response) => void (isDown ? response.writeHead(500) : response).end('no')))
    await changed([productId])
    const by = sender()
    for (let i = 0; i < 10; i += 1) {
      await sendAll(by)
      await makeDue()
    }
    await sendAll(by)
    const [given] = await deliveries()
    expect(given).toMatchObject({ state: 'failed', attempts: 10, endedAt: TEST_NOW })
    expect(received).toHaveLength(10)
    expect(given!.log).toHaveLength(10)
    isDown = false
    await replayDelivery(contextOf(), { deliveryId: given!.id })
    await sendAll(by)
    expect(received).toHaveLength(11)
    expect(new Set(received.map(({ id }) => id))).toEqual(new Set([given!.id]))
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  test('that tries an endpoint out is sent once', async () => {
    const { endpoint } = await endpointAt(await receiver((_, response) => void response.writeHead(404).end('nobody')))
    const { id } = await testEndpoint(contextOf(), { endpointId: endpoint.id })
    await sendAll()
    expect(received.map(({ body }) => body)).toEqual([
      { type: 'webhook.test', version: 1, timestamp: '2026-11-20T10:00:00.000Z', data: {} },
    ])
    expect(await deliveries()).toMatchObject([
      { id, state: 'failed', attempts: 1, log: [{ status: 404, error: 'STATUS', answer: 'nobody' }] },
    ])
  })

  test('about what is gone is not sent', async () => {
    await endpointAt(await receiver())
    await changed([newId()])
    await sendAll()
    expect(received).toEqual([])
    expect(await deliveries()).toMatchObject([{ state: 'failed', log: [{ status: null, error: 'SUBJECT_GONE' }] }])
  })

  test('goes into no private network where the shop does not allow it, whatever a name means by then', async () => {
    const url = await receiver()
    const { endpoint } = await endpointAt(url)
    await changed([productId])
    await setSettings(database, 'webhooks', { allowsPrivateNetworks: false })
    await sendAll()
    const named = new URL(url)
    named.hostname = 'erp.example.com'
    await database.pool.query('update webhook_endpoints set url = $2 where id = $1', [endpoint.id, named.href])
    await makeDue()
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    await sendAll(sender({ openPoster: options => openPoster({ ...options, resolve }) }))
    expect(received).toEqual([])
    expect((await deliveries())[0]!.log.map(({ error }) => error)).toEqual(['ADDRESS_REFUSED', 'ADDRESS_REFUSED'])
  })
})

describe('order', () => {
  test('is kept for each thing, while others go on', async () => {
    let isDown = true
    await endpointAt(
      await receiver(
        ({ body }, response) => void (isDown && body.data.id === productId ? response.writeHead(500) : response).end(),
      ),
    )
    await changed([productId])
    await changed([products[1]!, productId, products[2]!])
    await changed([productId, products[1]!])
    const told = (await deliveries()).map(({ id, subjectId }) => ({ id, subjectId }))
    const by = sender()
    await sendAll(by)
    const of = (id: string) => received.filter(({ body }) => body.data.id === id).map(each => each.id)
    const toldOf = (wanted: string) => told.filter(({ subjectId }) => subjectId === wanted).map(({ id }) => id)
    expect(of(productId)).toEqual([toldOf(productId)[0]])
    expect(of(products[1]!)).toEqual(toldOf(products[1]!))
    expect(of(products[2]!)).toEqual(toldOf(products[2]!))
    isDown = false
    await makeDue()
    await sendAll(by)
    const [first, second, third] = toldOf(productId)
    expect(of(productId)).toEqual([first, first, second, third])
  })

  test('is kept, and nothing sent twice, by several processes at once', async () => {
    await endpointAt(await receiver())
    for (let i = 0; i < 20; i += 1) await changed(products)
    const told = await deliveries()
    expect(told).toHaveLength(80)
    await Promise.all([sender(), sender(), sender()].map(by => sendAll(by)))
    // Somebody may have looked while the last ones were under way elsewhere.
    await sendAll()
    expect(received).toHaveLength(80)
    for (const id of products) {
      expect(received.filter(({ body }) => body.data.id === id).map(each => each.id)).toEqual(
        told.filter(({ subjectId }) => subjectId === id).map(each => each.id),
      )
    }
  })

  test('what a process claimed and left is taken over, and its late result counts no more', async () => {
    const silent = Promise.withResolvers<void>()
    let isFirst = true
    await endpointAt(
      await receiver((_, response) => {
        if (!isFirst) return void response.end()
        isFirst = false
        void silent.promise.then(() => response.writeHead(500).end())
      }),
    )
    await changed([productId])
    const hung = sender()
    expect(await hung.begin()).toBe(1)
    await expect.poll(() => received.length).toBe(1)
    expect(await sender().begin()).toBe(0)
    // A minute later.
    await makeDue()
    await sendAll()
    expect(received).toHaveLength(2)
    silent.resolve()
    await hung.settle()
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2, log: [{ status: 200 }] }])
  })
})

describe('an endpoint', () => {
  test('that is slow keeps no other waiting, and has only so much under way', async () => {
    const slow = Promise.withResolvers<void>()
    const [slowUrl, quickUrl] = [
      await receiver((_, response) => void slow.promise.then(() => response.end())),
      await receiver(),
    ]
    await endpointAt(slowUrl)
    const many = await Promise.all(Array.from({ length: 20 }, () => insertProduct(database)))
    await changed(many.map(({ id }) => id))
    const by = sender()
    expect(await by.begin()).toBe(16)
    expect(await by.begin()).toBe(0)
    await endpointAt(quickUrl)
    await changed([productId])
    expect(await by.begin()).toBe(1)
    await expect.poll(async () => (await deliveries()).filter(({ state }) => state === 'delivered').length).toBe(1)
    slow.resolve()
    await by.settle()
    await sendAll(by)
    expect((await deliveries()).filter(({ state }) => state !== 'delivered')).toEqual([])
  })

  test('that is deleted while something is under way is simply gone', async () => {
    const slow = Promise.withResolvers<void>()
    const { endpoint } = await endpointAt(await receiver((_, response) => void slow.promise.then(() => response.end())))
    await changed(products)
    const by = sender()
    expect(await by.begin()).toBe(4)
    await deleteEndpoint(contextOf(), { endpointId: endpoint.id })
    slow.resolve()
    await by.settle()
    expect(await deliveries()).toEqual([])
    expect(await by.begin()).toBe(0)
  })

  test('that accepts nothing for three days is switched off, its owner told once, and goes on where it stopped', async () => {
    let isDown = true
    const { endpoint } = await endpointAt(
      await receiver((_, response) => void (isDown ? response.writeHead(500) : response).end()),
    )
    await changed(products)
    const by = sender()
    await sendAll(by)
    clock = new Date('2026-11-23T09:59:59.000Z')
    await makeDue()
    await sendAll(by)
    const state = () => reader.select().from(webhookEndpoints)
    expect(await state()).toMatchObject([{ isActive: true, offReason: null }])
    clock = new Date('2026-11-23T10:00:00.000Z')
    await makeDue()
    await sendAll(by)
    expect(await state()).toMatchObject([
      {
        ...{ isActive: false, offReason: 'failing', revision: 2 },
        ...{ missedSince: new Date('2026-11-23T09:59:00.000Z'), missedUntil: null },
      },
    ])
    const mails = await mailsTo(database, admin.email!)
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([['webhookOff', 'Webhook abgeschaltet: ERP']])
    expect(mails[0]!.text).toContain(`https://shop.example/admincenter/settings/webhooks/${endpoint.id}`)
    await changed([productId])
    await makeDue()
    expect(await by.begin()).toBe(0)

    isDown = false
    clock = new Date('2026-11-25T08:00:00.000Z')
    await updateEndpoint(contextOf(), { endpointId: endpoint.id, revision: 2, changes: { isActive: true } })
    expect(await state()).toMatchObject([
      { isActive: true, offReason: null, failingSince: null, missedUntil: new Date('2026-11-25T08:00:00.000Z') },
    ])
    received = []
    await sendAll(by)
    const resumed = received.filter(({ body }) => body.type === 'webhook.resumed')
    expect(resumed.map(({ body }) => body)).toEqual([
      {
        ...{ type: 'webhook.resumed', version: 1, timestamp: '2026-11-25T08:00:00.000Z' },
        data: { missedSince: '2026-11-23T09:59:00.000Z', missedUntil: '2026-11-25T08:00:00.000Z' },
      },
    ])
    const others = received.filter(message => !resumed.includes(message))
    expect(others.map(({ body }) => body.data.id).toSorted()).toEqual([...products].toSorted())
  })

  test('that somebody switched off and on again is told since when it missed something, by retries too', async () => {
    let isDown = true
    const url = await receiver((_, response) => void (isDown ? response.writeHead(503) : response).end())
    const { endpoint } = await endpointAt(url)
    const change = (isActive: boolean) =>
      updateEndpoint(contextOf(), { endpointId: endpoint.id, revision: null, changes: { isActive } })
    await change(true)
    expect(await deliveries()).toEqual([])
    await change(false)
    await change(false)
    clock = new Date('2026-11-20T11:00:00.000Z')
    await change(true)
    const by = sender()
    await sendAll(by)
    expect(await deliveries()).toMatchObject([{ kind: 'webhook.resumed', state: 'waiting', attempts: 1 }])
    clock = new Date('2026-11-20T12:00:00.000Z')
    // Its program knows nothing yet of the first time.
    await change(false)
    await change(true)
    isDown = false
    await makeDue()
    await sendAll(by)
    const since = '2026-11-20T09:59:00.000Z'
    expect(received.slice(1).map(({ body }) => body.data)).toEqual([
      { missedSince: since, missedUntil: '2026-11-20T11:00:00.000Z' },
      { missedSince: since, missedUntil: '2026-11-20T12:00:00.000Z' },
    ])
  })

  test('that says it is gone is switched off at once', async () => {
    await endpointAt(await receiver((_, response) => void response.writeHead(410).end()))
    await changed([productId])
    await sendAll()
    expect(await reader.select().from(webhookEndpoints)).toMatchObject([{ isActive: false, offReason: 'gone' }])
    expect((await mailsTo(database, admin.email!)).map(({ kind }) => kind)).toEqual(['webhookOff'])
  })
})
