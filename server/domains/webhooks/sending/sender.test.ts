import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { tell } from '../../../platform/events.ts'
import { openPoster } from '../../../platform/outgoing.ts'
import { setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { webhookBench } from '../../../testing/webhooks.ts'
import { productChanged, stockChanged } from '../../catalogue/events.ts'
import { replayDelivery, rotateSecret, testEndpoint } from '../operations.ts'
import { signedHeaders } from '../rules/signature.ts'
import { webhookEndpoints } from '../tables.ts'

const database = await testDatabase()
const reader = database.drizzle
const bench = await webhookBench(database)
const { productId, variantIds, products, contextOf, endpointAt, changed, deliveries, makeDue } = bench
const { receiver, sender, sendAll } = bench

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
    const [message] = bench.received
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
      const { id, raw, headers } = bench.received.at(-1)!
      const by = (secret: string) => signedHeaders({ id, body: raw, at: bench.clock }, [secret])['webhook-signature']
      return { sent: headers['webhook-signature'], by }
    }
    const first = await signatures()
    expect(first.sent).toBe(`${first.by(rotated.secret)} ${first.by(old)}`)
    bench.clock = new Date('2026-11-21T10:00:00.001Z')
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
    expect(bench.received).toHaveLength(1)
    const failingSince = { failingSince: TEST_NOW, isActive: true }
    expect(await reader.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id))).toMatchObject([
      failingSince,
    ])

    await database.pool.query(`update products set slug = slug || '-new' where id = $1`, [productId])
    isDown = false
    bench.clock = new Date('2026-11-20T10:00:05.000Z')
    await makeDue()
    await sendAll()
    expect(bench.received).toHaveLength(2)
    expect([bench.received[1]!.id, bench.received[1]!.raw]).toEqual([bench.received[0]!.id, bench.received[0]!.raw])
    expect(bench.received[1]!.headers['webhook-timestamp']).toBe('1795168805')
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
    expect(bench.received).toHaveLength(10)
    expect(given!.log).toHaveLength(10)
    isDown = false
    await replayDelivery(contextOf(), { deliveryId: given!.id })
    await sendAll(by)
    expect(bench.received).toHaveLength(11)
    expect(new Set(bench.received.map(({ id }) => id))).toEqual(new Set([given!.id]))
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  test('that tries an endpoint out is sent once', async () => {
    const { endpoint } = await endpointAt(await receiver((_, response) => void response.writeHead(404).end('nobody')))
    const { id } = await testEndpoint(contextOf(), { endpointId: endpoint.id })
    await sendAll()
    expect(bench.received.map(({ body }) => body)).toEqual([
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
    expect(bench.received).toEqual([])
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
    expect(bench.received).toEqual([])
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
    const of = (id: string) => bench.received.filter(({ body }) => body.data.id === id).map(each => each.id)
    const toldOf = (wanted: string) => told.filter(({ subjectId }) => subjectId === wanted).map(({ id }) => id)
    expect(of(productId)).toEqual([toldOf(productId)[0]])
    expect(of(products[1]!)).toEqual(toldOf(products[1]!))
    expect(of(products[2]!)).toEqual(toldOf(products[2]!))
    // What waits behind the one that failed is due with it, and not looked at before.
    const dues = (await deliveries()).filter(({ state }) => state === 'waiting').map(({ dueAt }) => dueAt.getTime())
    expect([dues.length, new Set(dues).size]).toEqual([3, 1])
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
    expect(bench.received).toHaveLength(80)
    for (const id of products) {
      expect(bench.received.filter(({ body }) => body.data.id === id).map(each => each.id)).toEqual(
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
    await expect.poll(() => bench.received.length).toBe(1)
    expect(await sender().begin()).toBe(0)
    // A minute later.
    await makeDue()
    await sendAll()
    expect(bench.received).toHaveLength(2)
    silent.resolve()
    await hung.settle()
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2, log: [{ status: 200 }] }])
  })
})
