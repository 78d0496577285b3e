import { describe, expect, test } from 'vitest'
import { insertProduct } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { webhookBench } from '../../../testing/webhooks.ts'
import { deleteEndpoint, updateEndpoint } from '../operations.ts'
import { webhookEndpoints } from '../tables.ts'

const database = await testDatabase()
const reader = database.drizzle
const bench = await webhookBench(database)
const { productId, products, contextOf, endpointAt, changed, deliveries, makeDue, receiver, sender, sendAll } = bench

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
    bench.clock = new Date('2026-11-23T09:59:59.000Z')
    await makeDue()
    await sendAll(by)
    const state = () => reader.select().from(webhookEndpoints)
    expect(await state()).toMatchObject([{ isActive: true, offReason: null }])
    bench.clock = new Date('2026-11-23T10:00:00.000Z')
    await makeDue()
    await sendAll(by)
    expect(await state()).toMatchObject([
      {
        ...{ isActive: false, offReason: 'failing', revision: 2 },
        ...{ missedSince: new Date('2026-11-23T09:59:00.000Z'), missedUntil: null },
      },
    ])
    const mails = await mailsTo(database, bench.admin.email!)
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([['webhookOff', 'Webhook abgeschaltet: ERP']])
    expect(mails[0]!.text).toContain(`https://shop.example/admincenter/settings/webhooks/${endpoint.id}`)
    await changed([productId])
    await makeDue()
    expect(await by.begin()).toBe(0)

    isDown = false
    bench.clock = new Date('2026-11-25T08:00:00.000Z')
    await updateEndpoint(contextOf(), { endpointId: endpoint.id, revision: 2, changes: { isActive: true } })
    expect(await state()).toMatchObject([
      { isActive: true, offReason: null, failingSince: null, missedUntil: new Date('2026-11-25T08:00:00.000Z') },
    ])
    bench.received = []
    await sendAll(by)
    const resumed = bench.received.filter(({ body }) => body.type === 'webhook.resumed')
    expect(resumed.map(({ body }) => body)).toEqual([
      {
        ...{ type: 'webhook.resumed', version: 1, timestamp: '2026-11-25T08:00:00.000Z' },
        data: { missedSince: '2026-11-23T09:59:00.000Z', missedUntil: '2026-11-25T08:00:00.000Z' },
      },
    ])
    const others = bench.received.filter(message => !resumed.includes(message))
    expect(others.map(({ body }) => body.data.id).toSorted()).toEqual([...products].toSorted())
  })

  test.each([
    ['half an hour', '2026-11-20T10:30:00.000Z', 6, 0],
    ['less', '2026-11-20T10:29:59.000Z', 2, 4],
  ])('that was down for %s and accepts something again gets what waits soon, or at its time', async (_, at, arrived, left) => {
    let isDown = true
    await endpointAt(await receiver((_, response) => void (isDown ? response.writeHead(503) : response).end()))
    const by = sender()
    await changed(products)
    await sendAll(by)
    await database.pool.query(`update webhook_deliveries set due_at = now() + interval '2 hours'`)
    isDown = false
    bench.clock = new Date(at)
    bench.received = []
    await changed([(await insertProduct(database)).id])
    await changed([(await insertProduct(database)).id])
    await sendAll(by)
    expect(bench.received).toHaveLength(arrived)
    expect((await deliveries()).filter(({ state }) => state === 'waiting')).toHaveLength(left)
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
    bench.clock = new Date('2026-11-20T11:00:00.000Z')
    await change(true)
    const by = sender()
    await sendAll(by)
    expect(await deliveries()).toMatchObject([{ kind: 'webhook.resumed', state: 'waiting', attempts: 1 }])
    bench.clock = new Date('2026-11-20T12:00:00.000Z')
    // Its program knows nothing yet of the first time.
    await change(false)
    await change(true)
    isDown = false
    await makeDue()
    await sendAll(by)
    const since = '2026-11-20T09:59:00.000Z'
    expect(bench.received.slice(1).map(({ body }) => body.data)).toEqual([
      { missedSince: since, missedUntil: '2026-11-20T11:00:00.000Z' },
      { missedSince: since, missedUntil: '2026-11-20T12:00:00.000Z' },
    ])
  })

  test('that says it is gone is switched off at once', async () => {
    await endpointAt(await receiver((_, response) => void response.writeHead(410).end()))
    await changed([productId])
    await sendAll()
    expect(await reader.select().from(webhookEndpoints)).toMatchObject([{ isActive: false, offReason: 'gone' }])
    expect((await mailsTo(database, bench.admin.email!)).map(({ kind }) => kind)).toEqual(['webhookOff'])
  })
})
