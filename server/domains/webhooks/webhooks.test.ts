import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { newId } from '../../kit/ids.ts'
import type { Viewer } from '../../kit/viewer.ts'
import { run } from '../../platform/statements.ts'
import { contextFor, insertViewer, setSettings, TEST_NOW } from '../../testing/builders.ts'
import { buyersOf, newMailbox, orderOf, refusalsOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { updateUser } from '../accounts/users/operations/updateUser.ts'
import { enterCode } from '../cart/operations/codes.ts'
import { createProduct } from '../catalogue/operations/createProduct.ts'
import { deleteProducts } from '../catalogue/operations/deleteProducts.ts'
import { restoreProducts } from '../catalogue/operations/restoreProducts.ts'
import { updateProduct } from '../catalogue/operations/updateProduct.ts'
import { placeOrder } from '../checkout/operations/placeOrder.ts'
import { cancelOrder, markOrderRefunded } from '../orders/operations/cancelling.ts'
import { markOrderShipped, markOrdersPaid } from '../orders/operations/marking.ts'
import { blockVoucher, issueVoucher } from '../vouchers/operations/vouchers.ts'
import { decideWithdrawal, declareWithdrawal } from '../withdrawals/operations.ts'
import { createEndpoint, replayDelivery, testEndpoint, updateEndpoint } from './operations.ts'
import { webhookKinds } from './rules/kinds.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'
import { purgeDeliveries } from './tasks.ts'

const database = await testDatabase()
const reader = database.drizzle
const { listed, buyer } = buyersOf(database)
const site = await testSite(database)
const publicUrl = 'https://shop.example'
const choice = { label: 'ERP', url: 'https://erp.example.com/hooks', kinds: ['order.placed'], includesPeople: false }
let admin: Viewer
const as = (viewer: Viewer) => contextFor(database, { viewer })

beforeEach(async () => {
  await reader.delete(webhookEndpoints)
  admin = await insertViewer(database, ['user', 'admin'])
})

/** What was told, in its order, since the last time. */
async function told(): Promise<string[]> {
  const rows = await reader.select().from(webhookDeliveries).orderBy(webhookDeliveries.position)
  await reader.delete(webhookDeliveries)
  return rows.map(({ kind }) => kind)
}

describe('what happens in the shop', () => {
  beforeEach(() => createEndpoint(as(admin), { ...choice, kinds: [...webhookKinds.keys()] }))

  test('to orders is told', async () => {
    const product = await listed(10)
    await told()
    const { order } = await placeOrder(await buyer(product), orderOf(2490))
    expect(await told()).toEqual(['stock.changed', 'order.placed'])
    await markOrdersPaid(as(admin), { orderIds: [order.id], paidOn: null, publicUrl })
    expect(await told()).toEqual(['order.paid'])
    const shipment = { orderId: order.id, carrier: null, trackingNumber: null, publicUrl }
    await markOrderShipped(as(admin), shipment)
    expect(await told()).toEqual(['order.shipped'])
    const second = (await placeOrder(await buyer(product), orderOf(2490))).order
    await markOrdersPaid(as(admin), { orderIds: [second.id], paidOn: null, publicUrl })
    await told()
    await cancelOrder(as(admin), { orderId: second.id, reason: null, publicUrl })
    await markOrderRefunded(as(admin), { orderId: second.id, publicUrl })
    expect(await told()).toEqual(['order.cancelled', 'stock.changed', 'order.refunded'])
  })

  test('to an order that is refused for want of stock is not told', async () => {
    const product = await listed(1)
    const [first, second] = [await buyer(product), await buyer(product)]
    await placeOrder(first, orderOf(2490))
    await told()
    await refusalsOf(placeOrder(second, orderOf(2490)))
    expect(await told()).toEqual([])
  })

  test('to products, their stock and customers is told', async () => {
    const texts = { title: { de: 'Schal' }, kind: 'goods', basePrice: 990, groupIds: [] } as const
    const { productId } = await createProduct(as(admin), texts as never)
    expect(await told()).toEqual(['product.created'])
    await updateProduct(as(admin), { productId, revision: null, changes: { available: 5 } } as never)
    expect(await told()).toEqual(['stock.changed', 'product.changed'])
    await deleteProducts(as(admin), { productIds: [productId] })
    await restoreProducts(as(admin), { productIds: [productId] })
    expect(await told()).toEqual(['product.deleted', 'product.restored'])
    const customer = await insertViewer(database)
    await updateUser(as(admin), { userId: customer.accountId!, revision: 1, changes: { company: 'SV Nordwald' } })
    expect(await told()).toEqual(['customer.changed'])
  })

  test('with withdrawals is told', async () => {
    const withdrawal = await declareWithdrawal(contextFor(database), {
      ...{ key: `key-${newId()}`, name: 'Kim Muster', orderNumber: '4711', email: newMailbox() },
      ...{ parts: null, token: null, items: null },
    })
    await decideWithdrawal(as(admin), { withdrawalId: withdrawal.id, revision: null, isAccepted: true, answer: null })
    expect(await told()).toEqual(['withdrawal.declared', 'withdrawal.decided'])
  })

  test('to vouchers is told, and never their code', async () => {
    const { id: voucherId, code } = await issueVoucher(as(admin), {
      ...{ valueCents: 1000, expiresOn: null, note: 'Kulanz', language: 'de', templateId: null, isTransferable: true },
      ...{ message: null, recipientName: 'Kim', recipientEmail: null, deliverOn: null },
    })
    expect(await told()).toEqual(['voucher.issued'])
    const context = await buyer(await listed(null))
    await enterCode(context, { code })
    const { order } = await placeOrder(context, orderOf(1490))
    expect(await told()).toEqual(['voucher.redeemed', 'order.placed'])
    const { subject } = webhookKinds.get('voucher.redeemed')!
    const facts = (await subject.read(reader, [voucherId])).get(voucherId)!
    expect(facts).toMatchObject({ data: { balanceCents: 0, codeEnd: code.slice(-4) }, person: { name: 'Kim' } })
    expect(facts.data.entries).toMatchObject([{ kind: 'redeemed', orderId: order.id }, { kind: 'issued' }])
    expect(JSON.stringify(facts)).not.toContain(code)
    expect(() => subject.data.parse(facts.data)).not.toThrow()
    await cancelOrder(as(admin), { orderId: order.id, reason: null, publicUrl })
    expect(await told()).toContain('voucher.changed')
    await blockVoucher(as(admin), { voucherId, isBlocked: true, reason: 'verloren' })
    expect(await told()).toEqual(['voucher.changed'])
  })

  test.each([
    ['order.placed', 'select id from orders limit 1'],
    ['withdrawal.declared', 'select id from withdrawals limit 1'],
    ['product.changed', 'select product_id as id from variants limit 1'],
    ['stock.changed', 'select id from variants limit 1'],
    ['customer.changed', `select id from accounts where roles = array['user'] limit 1`],
  ])('is described by %s as its schema says', async (name, some) => {
    await placeOrder(await buyer(await listed(null)), orderOf(2490))
    await insertViewer(database)
    const [{ id } = { id: '' }] = await run<{ id: string }>(reader, sql`${sql.raw(some)}`)
    const { subject } = webhookKinds.get(name)!
    const facts = (await subject.read(reader, [id, newId()])).get(id)!
    expect(strict(subject.data).parse(facts.data)).toEqual(facts.data)
    if (subject.person) expect(strict(subject.person).parse(facts.person)).toEqual(facts.person)
    else expect(facts.person).toBeUndefined()
    expect(JSON.stringify(facts.data)).not.toMatch(/@|Muster/)
  })
})

const strict = (schema: z.ZodObject) => schema.strict()

describe('the log', () => {
  test('is kept for 30 days, or as long as is set', async () => {
    const { endpoint } = await createEndpoint(as(admin), choice)
    const at = (createdAt: string) => contextFor(database, { viewer: admin, now: () => new Date(createdAt) })
    await testEndpoint(at('2026-10-21T09:59:59.999Z'), { endpointId: endpoint.id })
    await testEndpoint(at('2026-10-21T10:00:00.000Z'), { endpointId: endpoint.id })
    await reader.update(webhookDeliveries).set({ state: 'delivered', endedAt: TEST_NOW })
    const purge = () => purgeDeliveries({ database, now: () => TEST_NOW })
    expect([await purge(), await purge()]).toEqual([1, 0])
    await setSettings(database, 'webhooks', { keptDays: 29 })
    expect(await purge()).toBe(1)
  })

  test('keeps what waits for an endpoint that is on; one that is off has missed what goes', async () => {
    const { endpoint } = await createEndpoint(as(admin), choice)
    const told = new Date('2026-10-01T08:00:00.000Z')
    await reader.insert(webhookDeliveries).values({
      ...{ id: newId(), endpointId: endpoint.id, kind: 'order.placed', subjectId: newId() },
      ...{ dueAt: TEST_NOW, createdAt: told },
    })
    const purge = () => purgeDeliveries({ database, now: () => TEST_NOW })
    expect(await purge()).toBe(0)
    await updateEndpoint(as(admin), { endpointId: endpoint.id, revision: null, changes: { isActive: false } })
    expect(await purge()).toBe(1)
    expect(await reader.select().from(webhookEndpoints)).toMatchObject([{ missedSince: told, missedUntil: null }])
  })
})

describe('what is refused', () => {
  test('changes nothing', async () => {
    const { endpoint } = await createEndpoint(as(admin), choice)
    const { id: endpointId } = endpoint
    const { id: deliveryId } = await testEndpoint(as(admin), { endpointId })
    const before = [await reader.select().from(webhookEndpoints), await reader.select().from(webhookDeliveries)]
    const refused = async (work: Promise<unknown>) =>
      (await refusalsOf(work)).map(({ code, path }) => `${code} ${path.join('.')}`)
    const change = (changes: object, revision = 1) => updateEndpoint(as(admin), { endpointId, revision, changes })
    expect(await refused(change({ label: 'Lager' }, 7))).toEqual(['STALE_REVISION revision'])
    expect(await refused(change({ url: 'https://10.0.0.1/' }))).toEqual(['INVALID_INPUT changes.url'])
    expect(await refused(change({ label: '', kinds: [] }))).toEqual([
      'NAME_INVALID changes.label',
      'INVALID_INPUT changes.kinds',
    ])
    expect(await refused(replayDelivery(as(admin), { deliveryId }))).toEqual(['TRANSITION_NOT_ALLOWED deliveryId'])
    expect([await reader.select().from(webhookEndpoints), await reader.select().from(webhookDeliveries)]).toEqual(
      before,
    )
    const off = await change({ isActive: false })
    expect(off.isActive).toBe(false)
    expect(await refused(testEndpoint(as(admin), { endpointId }))).toEqual(['TRANSITION_NOT_ALLOWED endpointId'])
  })

  test('are more than fifty endpoints', async () => {
    await reader.insert(webhookEndpoints).values(
      Array.from({ length: 50 }, () => ({
        ...{ id: newId(), label: 'ERP', url: choice.url, kinds: [], sealedSecret: '', createdAt: TEST_NOW },
      })),
    )
    expect((await refusalsOf(createEndpoint(as(admin), choice))).map(({ code }) => code)).toEqual(['INVALID_INPUT'])
    expect(await reader.$count(webhookEndpoints)).toBe(50)
  })
})

type Description = {
  webhooks: Record<
    string,
    {
      post: {
        parameters: { name: string }[]
        requestBody: {
          content: { 'application/json': { schema: { properties: Record<string, Description['data']> } } }
        }
      }
    }
  >
  data: { properties: Record<string, { type: string }> }
}

describe('both doors', () => {
  const rest = { label: 'ERP', url: 'https://erp.example.com/hooks', kinds: ['order.placed'] }

  test('REST sets up, changes, tries out, renews and removes', async () => {
    const client = await site.clientAs(['user', 'admin'])
    const send = async (method: string, url: string, body?: object) =>
      (await client.request(method, url, body)) as { status: number; body: Record<string, string> }
    const made = (await send('POST', '/api/v0/webhooks', rest)).body
    expect(made).toMatchObject({ ...rest, includes_people: false, is_active: true, revision: 1 })
    expect(made.secret).toMatch(/^whsec_/)
    const { body: read } = await send('GET', `/api/v0/webhooks/${made._id}`)
    const { secret: _, ...shown } = made
    expect(read).toEqual(shown)
    const change = { _id: made._id, revision: 1, label: 'Lager', is_active: true }
    expect((await send('PUT', '/api/v0/webhooks', change)).body).toMatchObject({ label: 'Lager', revision: 2 })
    const set = (is_active: boolean) => send('PUT', '/api/v0/webhooks', { _id: made._id, is_active })
    expect((await set(false)).body).toMatchObject({ missed_since: '2026-11-20T09:59:00.000Z', missed_until: null })
    expect((await set(true)).body).toMatchObject({
      ...{ missed_since: '2026-11-20T09:59:00.000Z', missed_until: '2026-11-20T10:00:00.000Z' },
    })
    const tried = (await send('POST', `/api/v0/webhooks/${made._id}/test`, {})).body
    expect(tried).toMatchObject({ endpoint: made._id, kind: 'webhook.test', state: 'waiting', log: [] })
    const renewed = (await send('POST', `/api/v0/webhooks/${made._id}/secret`, {})).body
    expect(renewed.secret).not.toBe(made.secret)
    expect(renewed.previous_secret_until).not.toBeNull()
    const list = (await send('GET', '/api/v0/webhook_deliveries?qry={"kind":"webhook.test"}')).body
    expect(list).toMatchObject({ total: 1, items: [{ _id: tried._id }] })
    const wrong = await send('POST', '/api/v0/webhooks', { ...rest, url: 'http://127.0.0.1/' })
    expect([wrong.status, wrong.body.fields]).toMatchObject([400, [{ path: 'url' }]])
    expect((await send('DELETE', `/api/v0/webhooks/${made._id}`)).status).toBe(200)
    expect(await reader.$count(webhookEndpoints)).toBe(0)
  })

  test('OpenAPI tells of each message', async () => {
    const { body } = (await site.client().request('GET', '/api/openapi.json')) as { body: Description }
    expect(Object.keys(body.webhooks)).toHaveLength(21)
    const resumed = body.webhooks['webhook.resumed']!.post.requestBody.content['application/json'].schema.properties
    expect(Object.keys(resumed.data!.properties)).toEqual(['missedSince', 'missedUntil'])
    const { post } = body.webhooks['order.placed']!
    expect(post.parameters.map(({ name }) => name)).toEqual([
      ...['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    ])
    const { properties } = post.requestBody.content['application/json'].schema
    expect(Object.keys(properties)).toEqual(['type', 'version', 'timestamp', 'data'])
    expect(properties.data?.properties.orderNumber?.type).toBe('integer')
    expect(properties.data?.properties.person).toBeDefined()
  })
})
