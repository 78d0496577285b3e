import { describe, expect, test } from 'vitest'
import { rawId } from '../../../api/globalIds.ts'
import { ask, dataOf, insertRange, placedBy } from '../../../testing/asking.ts'
import { testDatabase } from '../../../testing/database.ts'
import { workOff } from '../../../testing/mailbox.ts'
import { testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)
const admin = await site.clientAs(['admin'])

async function placed() {
  // Whoever is signed in is always sent the confirmation.
  const { id, orderNumber } = await placedBy(await site.clientAs(['user']), shirt)
  await workOff(database)
  return { id, orderNumber, rawId: rawId('Order', id)! }
}

const fields = `order { state paymentState shippingState viewerActions trackingNumber shippingAddress { city }
  history { kind note previousAddress { city } } } errors { code path }`
const run = <Name extends string>(name: Name, inputType: string, input: object) =>
  dataOf<Record<Name, { order: object | null; errors: object[] }>>(
    admin,
    `mutation ($input: ${inputType}!) { ${name}(input: $input) { ${fields} } }`,
    { input },
  ).then(answer => answer[name])
const post = (path: string, body: object, by = admin) => by.request('POST', `/api/v0/shop/${path}`, body)

describe('by GraphQL', () => {
  test('what can be done is said, done, and done no more', async () => {
    const { id: orderId } = await placed()
    const order = await dataOf(
      admin,
      'query ($id: ID!) { node(id: $id) { ... on Order { viewerActions revision } } }',
      { id: orderId },
    )
    expect(order).toEqual({
      node: { viewerActions: ['CANCEL', 'CHANGE_SHIPPING_ADDRESS', 'CHANGE_INVOICE_ADDRESS'], revision: 1 },
    })
    const moved = await run('changeOrderAddress', 'ChangeOrderAddressInput', {
      ...{ orderId, revision: 1, kind: 'SHIPPING', address: { city: 'Wels' }, tellsCustomer: false },
    })
    expect(moved).toMatchObject({
      errors: [],
      order: {
        shippingAddress: { city: 'Wels' },
        history: expect.arrayContaining([
          { kind: 'SHIPPING_ADDRESS_CHANGED', note: null, previousAddress: { city: 'Linz' } },
        ]),
      },
    })
    const noted = await run('addOrderNote', 'AddOrderNoteInput', { orderId, note: 'angerufen' })
    expect(noted).toMatchObject({
      errors: [],
      order: {
        history: expect.arrayContaining([{ kind: 'NOTE', note: 'angerufen', previousAddress: null }]),
      },
    })
    type Entry = { id: string; kind: string; viewerCanChange: boolean }
    const own = 'query ($id: ID!) { node(id: $id) { ... on Order { history { id kind viewerCanChange } } } }'
    const entriesFor = async (client: typeof admin) =>
      ((await dataOf(client, own, { id: orderId })) as { node: { history: Entry[] } }).node.history
    const entries = await entriesFor(admin)
    expect(entries.filter(({ viewerCanChange }) => viewerCanChange).map(({ kind }) => kind)).toEqual(['NOTE'])
    const others = await entriesFor(await site.clientAs(['admin']))
    expect(others.filter(({ viewerCanChange }) => viewerCanChange)).toEqual([])
    const noteId = entries.find(({ kind }) => kind === 'NOTE')!.id
    const reworded = await run('changeOrderNote', 'ChangeOrderNoteInput', { noteId, note: 'erreicht' })
    const historyOf = (answer: object) => (answer as { order: { history: { kind: string }[] } }).order.history
    expect(historyOf(reworded)).toContainEqual({ kind: 'NOTE', note: 'erreicht', previousAddress: null })
    const removed = await run('deleteOrderNote', 'DeleteOrderNoteInput', { noteId })
    expect(historyOf(removed).map(({ kind }) => kind)).not.toContain('NOTE')
    const cancelled = await run('cancelOrder', 'CancelOrderInput', { orderId, reason: 'Doppelt bestellt' })
    expect(cancelled).toMatchObject({ errors: [], order: { state: 'CANCELLED', viewerActions: [] } })
    expect(await run('cancelOrder', 'CancelOrderInput', { orderId })).toEqual({
      order: null,
      errors: [{ code: 'TRANSITION_NOT_ALLOWED', path: ['orderId'] }],
    })
  })

  test('payment, parcel and refund are taken back and put right', async () => {
    const { id: orderId } = await placed()
    const pay = 'mutation ($id: ID!) { markOrdersPaid(input: { orderIds: [$id] }) { errors { code } } }'
    const ship = 'mutation ($id: ID!) { markOrderShipped(input: { orderId: $id }) { errors { code } } }'
    await dataOf(admin, pay, { id: orderId })
    await dataOf(admin, ship, { id: orderId })
    const tracked = await run('correctOrderTracking', 'CorrectOrderTrackingInput', {
      ...{ orderId, carrier: 'GLS', trackingNumber: '77', tellsCustomer: true },
    })
    expect(tracked.order).toMatchObject({ state: 'COMPLETED', trackingNumber: '77' })
    const back = { orderId, tellsCustomer: false }
    expect((await run('markOrderUnshipped', 'TakeBackOrderInput', back)).order).toMatchObject({
      ...{ state: 'OPEN', shippingState: 'OPEN', trackingNumber: null },
      viewerActions: ['CANCEL', 'MARK_UNPAID', 'CHANGE_SHIPPING_ADDRESS', 'CHANGE_INVOICE_ADDRESS'],
    })
    expect((await run('markOrderUnpaid', 'TakeBackOrderInput', back)).order).toMatchObject({ paymentState: 'OPEN' })
    await dataOf(admin, pay, { id: orderId })
    await run('cancelOrder', 'CancelOrderInput', { orderId })
    expect(await run('markOrderRefunded', 'MarkOrderRefundedInput', { orderId })).toMatchObject({
      errors: [],
      order: { state: 'CANCELLED', paymentState: 'REFUNDED', viewerActions: [] },
    })
  })

  test('members see no actions and may do none', async () => {
    const { id } = await placed()
    const member = await site.clientAs(['member'])
    expect(
      await dataOf(member, 'query ($id: ID!) { node(id: $id) { ... on Order { viewerActions } } }', { id }),
    ).toEqual({ node: { viewerActions: [] } })
    const cancel = 'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { errors { code } } }'
    expect((await ask(member, cancel, { id })).errors).toMatchObject([{ extensions: { code: 'C100' } }])
  })
})

describe('by REST', () => {
  test('an address is changed, and the order cancelled and refunded', async () => {
    const order = await placed()
    const address = { kind: 'shipping', revision: 1, address: { city: 'Wels', country: 'at' }, tell_customer: false }
    expect(await post('changeOrderAddress', { id: order.rawId, ...address })).toMatchObject({
      status: 200,
      body: { revision: 2, shippingAddress: { city: 'Wels', country: 'at' } },
    })
    expect(await post('addOrderNote', { id: order.rawId, note: 'angerufen' })).toMatchObject({ status: 200 })
    const { rows } = await database.pool.query("select id from order_events where order_id = $1 and kind = 'note'", [
      order.rawId,
    ])
    const note_id = rows[0].id
    expect(await post('changeOrderNote', { note_id, note: 'erreicht' })).toMatchObject({ status: 200 })
    expect(await post('deleteOrderNote', { note_id })).toMatchObject({ status: 200 })
    expect(await post('deleteOrderNote', { note_id })).toMatchObject({ status: 404 })
    await post('markPayed', { id: order.rawId })
    const body = { state: 'cancelled', payed: true, refunded: false, cancelled_at: '2026-11-20T10:00:00.000Z' }
    expect(await post('cancelOrder', { id: order.rawId, reason: 'Doppelt' })).toMatchObject({ status: 200, body })
    expect(await post('cancelOrder', { id: order.rawId })).toMatchObject({
      status: 409,
      body: { code: 'TRANSITION_NOT_ALLOWED' },
    })
    expect(await post('markRefunded', { id: order.rawId })).toMatchObject({
      status: 200,
      body: { payed: false, refunded: true },
    })
  })

  test('payment and parcel are taken back', async () => {
    const { rawId: id } = await placed()
    await post('markPayed', { id })
    await post('markShipped', { id, carrier: 'DHL', tracking_number: '1' })
    const corrected = await post('correctTracking', { id, carrier: 'GLS', tracking_number: '77', tell_customer: false })
    expect(corrected.body).toMatchObject({ carrier: 'GLS', tracking_number: '77' })
    expect((await post('markUnshipped', { id })).body).toMatchObject({ shipped: false, state: 'open', carrier: null })
    expect((await post('markUnpayed', { id })).body).toMatchObject({ payed: false, state: 'open' })
  })

  test('they know only orders that are there, and are not for customers', async () => {
    const { rawId: id } = await placed()
    const user = await site.clientAs(['user'])
    for (const path of ['cancelOrder', 'markRefunded', 'markUnpayed', 'markUnshipped', 'correctTracking']) {
      expect(await post(path, { id: '019aa1ba-0000-7000-8000-000000000000' }), path).toMatchObject({ status: 404 })
      expect(await post(path, { id }, user), path).toMatchObject({ status: 403 })
    }
  })
})
