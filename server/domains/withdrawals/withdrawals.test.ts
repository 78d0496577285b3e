import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import {
  add,
  ask,
  checkoutEntries,
  dataOf,
  insertRange,
  type Placed,
  placeOrder,
  updateCheckout,
} from '../../testing/asking.ts'
import { countRows } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)

async function ordered() {
  const client = await site.clientAs(['user'])
  await add(client, shirt, 2)
  const { email: _email, ...changes } = checkoutEntries
  await dataOf(client, updateCheckout, { input: { changes } })
  const input = { idempotencyKey: newId(), acceptTerms: true, expectedTotal: 4490 }
  const { order } = (await dataOf<Placed>(client, placeOrder, { input })).placeOrder
  return { client, number: order!.orderNumber }
}

const offer = `query ($number: String!, $token: String) { withdrawalOffer(orderNumber: $number, token: $token) {
  orderNumber name email items { lineId piece title size amount isExcluded } } }`
const declare = `mutation ($input: DeclareWithdrawalInput!) { declareWithdrawal(input: $input) { receivedAt
  errors { code path } } }`
const list = `{ withdrawals(filter: { tab: RECEIVED }) { totalCount tabs { key count } edges { node { id orderNumber name
  items { title amount } proof state term { kind } order { orderNumber withdrawals { id } } } } } }`
const decide = `mutation ($input: DecideWithdrawalInput!) { decideWithdrawal(input: $input) {
  withdrawal { state answer } errors { code } } }`

type Offer = { withdrawalOffer: { items: { lineId: string }[] } | null }
type List = { withdrawals: { totalCount: number; edges: { node: { id: string } }[] } }

describe('withdrawals by both doors', () => {
  test('by GraphQL: who ordered is shown the parts, declares, and staff see and decide it', async () => {
    const { client, number } = await ordered()
    const seen = await dataOf<Offer>(client, offer, { number })
    expect(seen.withdrawalOffer).toMatchObject({
      ...{ orderNumber: number, name: 'Kim Muster' },
      items: [{ piece: null, title: 'Trikot Nordwald', size: 'M', amount: 2, isExcluded: false }],
    })
    const stranger = await site.clientAs(['user'])
    expect(await dataOf<Offer>(stranger, offer, { number })).toEqual({ withdrawalOffer: null })
    expect(await dataOf<Offer>(site.client(), offer, { number, token: 'x'.repeat(43) })).toEqual({
      withdrawalOffer: null,
    })
    const items = [{ lineId: seen.withdrawalOffer!.items[0]!.lineId, amount: 1 }]
    const input = { key: newId(), name: 'Kim Muster', orderNumber: number, items }
    expect(await dataOf(client, declare, { input })).toEqual({
      declareWithdrawal: { receivedAt: '2026-11-20T10:00:00.000Z', errors: [] },
    })
    const admin = await site.clientAs(['admin'])
    const { withdrawals } = await dataOf<List>(admin, list)
    expect(withdrawals.edges.map(({ node }) => node)).toMatchObject([
      {
        ...{ orderNumber: number, name: 'Kim Muster', proof: 'ACCOUNT', state: 'RECEIVED' },
        ...{ items: [{ title: 'Trikot Nordwald, M', amount: 1 }], term: { kind: 'BEFORE_DELIVERY' } },
        order: { orderNumber: number, withdrawals: [{}] },
      },
    ])
    const withdrawalId = withdrawals.edges[0]!.node.id
    const decision = { withdrawalId, revision: 2, isAccepted: true }
    expect((await ask(client, decide, { input: decision })).data).toBeNull()
    await database.pool.query("update orders set shipped_at = '2026-11-03T10:00:00Z' where order_number = $1", [number])
    const complete = `mutation($input: CompleteWithdrawalInput!) { completeWithdrawal(input: $input) {
      withdrawal { arrivedOn revision term { kind earliestEnd likelyEnd } } errors { code path } } }`
    const facts = { withdrawalId, revision: 1, arrivedOn: '2026-11-05' }
    expect((await ask(client, complete, { input: facts })).data).toBeNull()
    expect(await dataOf(admin, complete, { input: { ...facts, arrivedOn: '2026-11-02' } })).toEqual({
      completeWithdrawal: { withdrawal: null, errors: [{ code: 'INVALID_INPUT', path: ['arrivedOn'] }] },
    })
    const term = { kind: 'LATE', earliestEnd: '2026-11-19', likelyEnd: '2026-11-19' }
    expect(await dataOf(admin, complete, { input: facts })).toEqual({
      completeWithdrawal: { withdrawal: { arrivedOn: '2026-11-05', revision: 2, term }, errors: [] },
    })
    expect(await dataOf(admin, decide, { input: decision })).toEqual({
      decideWithdrawal: { withdrawal: { state: 'ACCEPTED', answer: null }, errors: [] },
    })
  })

  test('by REST: the same, and an unknown order is answered like a known one', async () => {
    const { number } = await ordered()
    const guest = site.client()
    const body = { name: 'Kim Muster', order_number: number, email: `kim-${newId()}@example.com` }
    const [known, unknown] = [
      await guest.request('POST', '/api/v0/shop_withdrawal', { ...body, key: newId() }),
      await guest.request('POST', '/api/v0/shop_withdrawal', { ...body, key: newId(), order_number: 999_999 }),
    ]
    expect([known, unknown].map(({ status, body }) => [status, body])).toEqual([
      [200, { received: '2026-11-20T10:00:00.000Z' }],
      [200, { received: '2026-11-20T10:00:00.000Z' }],
    ])
    const admin = await site.clientAs(['admin'])
    const qry = encodeURIComponent('{"state":"received"}')
    const { body: found } = await admin.request('GET', `/api/v0/shop_withdrawal?qry=${qry}`)
    const { items, total } = found as { items: { _id: string; order_number: string }[]; total: number }
    expect([total, items.map(each => each.order_number)]).toEqual([2, ['999999', number]])
    const path = '/api/v0/shop_withdrawal'
    const attach = { _id: items[0]!._id, order_number: Number(number) }
    expect(await guest.request('PUT', path, attach)).toMatchObject({ status: 401 })
    expect(await admin.request('PUT', path, { ...attach, order_number: 999_999 })).toMatchObject({ status: 404 })
    expect(await admin.request('PUT', path, attach)).toMatchObject({
      ...{ status: 200, body: { proof: 'staff', order_number: '999999', arrived_on: null, revision: 2 } },
    })
    const answer = { _id: items[0]!._id, state: 'refused', answer: 'Diese Bestellung gibt es nicht.' }
    expect(await admin.request('PUT', '/api/v0/shop_withdrawal', answer)).toMatchObject({
      ...{ status: 200, body: { state: 'refused', answer: 'Diese Bestellung gibt es nicht.', revision: 3 } },
    })
    expect((await guest.request('GET', '/api/v0/shop_withdrawal')).status).toBe(401)
  })

  test('one client declares twenty times in ten minutes; then nothing is written', async () => {
    const limited = await testSite(database, 1)
    const from = { 'x-forwarded-for': '203.0.113.44' }
    const input = () => ({ key: newId(), name: 'Kim', order_number: '1', email: `kim-${newId()}@example.com` })
    for (let i = 0; i < 20; i += 1) {
      expect((await limited.client().request('POST', '/api/v0/shop_withdrawal', input(), from)).status).toBe(200)
    }
    const before = await countRows(database, 'withdrawals')
    const refused = await limited.client().request('POST', '/api/v0/shop_withdrawal', input(), from)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600'])
    expect(await countRows(database, 'withdrawals')).toBe(before)
  })
})
