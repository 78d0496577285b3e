import { describe, expect, test } from 'vitest'
import { globalId } from '../../kit/globalIds.ts'
import { add, dataOf, insertRange, placedBy } from '../../testing/asking.ts'
import { insertViewer } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { openSession } from '../accounts/sessions/sessions.ts'
import { foldCustomers } from './operations/folding.ts'

const database = await testDatabase()
const site = await testSite(database)
const admin = await site.clientAs(['user', 'admin'])
const { shirt } = await insertRange(database)

/** Who bought a shirt: their account, and the row of customers that follows. */
async function buyer() {
  const client = await site.clientAs(['user'])
  const { orderNumber } = await placedBy(client, shirt)
  await foldCustomers({ database })
  const { rows } = await database.pool.query<{ id: string; account: string; email: string; gross: number }>(
    `select c.id, c.account_id as account, c.email, o.gross_cents as gross from customers c
     join orders o on o.account_id = c.account_id where o.order_number = $1`,
    [orderNumber],
  )
  return { client, orderNumber, ...rows[0]! }
}
const pageOf = (id: string, asker = admin) =>
  asker.request('GET', `/api/v1/shop/getPageDataCustomerEdit?_id=${encodeURIComponent(id)}`)

describe('reading customers', () => {
  test('the page of one holds figures, account, conditions and orders, by each of their ids', async () => {
    const { id, account, email, gross, orderNumber } = await buyer()
    const { status, body } = await pageOf(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      customer: { _id: id, user: account, email, orders: 1, revenue_cents: gross, open_cents: gross },
      user: { _id: account, handle: email },
      note: null,
      conditions: { discount: 0, shipping_free: false, paymentsources: [{ _id: 'invoice', own: false }, {}] },
      orders: { total: 1, items: [{ order_number: Number(orderNumber) }] },
    })
    for (const other of [account, globalId('User', account), globalId('Customer', id)])
      expect((await pageOf(other)).body).toEqual(body)
    expect(await pageOf(id, await site.clientAs(['user']))).toMatchObject({ status: 403, body: { code: 'C100' } })
    expect(await pageOf('0193a1c0-0000-7000-8000-000000000099')).toMatchObject({ status: 404, body: { code: 'C404' } })
    expect(await admin.request('GET', `/api/v1/shop/getPageDataCustomerEdit?email=${email}`)).toMatchObject({
      status: 400,
    })
    for (const unknown of ['_id=nobody', 'id=nobody', 'customer_number=999999'])
      expect((await admin.request('GET', `/api/v1/shop/getPageDataCustomerEdit?${unknown}`)).body).toMatchObject({
        fields: [{ path: unknown.split('=')[0], message: 'There is no such customer.' }],
      })
  })

  test('a list is narrowed by words and by kind, and sorted', async () => {
    const [first, second] = [await buyer(), await buyer()]
    await placedBy(first.client, shirt)
    await foldCustomers({ database })
    const list = async (query: string) =>
      (await admin.request('GET', `/api/v0/shop_customer?${query}`)).body as { items: { _id: string }[]; total: number }
    const qry = (wanted: object) => `qry=${encodeURIComponent(JSON.stringify(wanted))}`
    const found = await list(qry({ search: second.email.split('@')[0] }))
    expect(found).toMatchObject({ total: 1, items: [{ _id: second.id, orders: 1 }] })
    const byOrders = await list('sort=-orders&limit=1')
    expect(byOrders.items).toMatchObject([{ _id: first.id, orders: 2 }])
    expect((await list(qry({ which: 'guests' }))).items.map(({ _id }) => _id)).not.toContain(first.id)
    const batch = await admin.request('POST', '/api/v0/batch/shop_customer', { ids: [second.id, first.id] })
    expect((batch.body as { items: { _id: string }[] }).items.map(({ _id }) => _id)).toEqual([second.id, first.id])
  })
})

describe('conditions of one customer', () => {
  const methods = 'query { viewer { cart { paymentMethods { key } totals { discount { cents } } } } }'
  type Offered = { viewer: { cart: { paymentMethods: { key: string }[]; totals: { discount: { cents: number } } } } }
  const update = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { errors { code } } }`
  const agree = async (accountId: string, changes: object) => {
    const { rows } = await database.pool.query('select revision from accounts where id = $1', [accountId])
    return dataOf(admin, update, {
      input: { userId: globalId('User', accountId), revision: rows[0].revision, changes },
    })
  }

  test('are offered to them and to nobody else: invoice alone, and ten percent', async () => {
    const { client, account, id } = await buyer()
    const other = await site.clientAs(['user'])
    for (const shopper of [client, other]) await add(shopper, shirt, 1)
    const before = await dataOf<Offered>(client, methods)
    expect(before.viewer.cart.paymentMethods.map(({ key }) => key)).toEqual(['invoice', 'prepayment'])
    await agree(account, {
      personalPercent: 1000,
      paymentOverrides: [
        { method: 'invoice', isEnabled: true },
        { method: 'prepayment', isEnabled: false },
      ],
    })
    const after = await dataOf<Offered>(client, methods)
    expect(after.viewer.cart.paymentMethods).toEqual([{ key: 'invoice' }])
    expect(after.viewer.cart.totals.discount.cents).toBeGreaterThan(0)
    expect(await dataOf<Offered>(other, methods)).toEqual(before)
    expect((await pageOf(id)).body).toMatchObject({
      conditions: {
        discount: 10,
        paymentsources: [
          { _id: 'invoice', own: true, enabled: true },
          { _id: 'prepayment', own: true, enabled: false },
        ],
      },
    })
  })

  test('hold for the amounts that were agreed, whatever the shop says', async () => {
    const { client, account } = await buyer()
    await add(client, shirt, 1)
    await agree(account, {
      paymentOverrides: [
        { method: 'invoice', max: 100, order: 9 },
        { method: 'prepayment', order: 1 },
      ],
    })
    expect((await dataOf<Offered>(client, methods)).viewer.cart.paymentMethods).toEqual([{ key: 'prepayment' }])
    await agree(account, {
      paymentOverrides: [
        { method: 'invoice', max: 0, order: 9 },
        { method: 'prepayment', order: 1 },
      ],
    })
    expect((await dataOf<Offered>(client, methods)).viewer.cart.paymentMethods).toEqual([
      { key: 'prepayment' },
      { key: 'invoice' },
    ])
  })

  test('are not shown to whoever may not read accounts or terms', async () => {
    const { id, email } = await buyer()
    const query = `query ($id: ID!) { customer(id: $id) {
      email user { id terms { personalPercent } } discountGroups { key } discountGroupChoices { key } } }`
    const { accountId } = await insertViewer(database, ['member'])
    await database.pool.query(`update accounts set grants = '{users.none,terms.none}' where id = $1`, [accountId])
    const member = site.client(new Map([['session', (await openSession(database, accountId!)).secret]]))
    expect(await dataOf(member, query, { id: globalId('Customer', id) })).toEqual({
      customer: { email, user: null, discountGroups: [], discountGroupChoices: [] },
    })
    expect((await pageOf(id, member)).body).toMatchObject({ user: null, note: null, conditions: null })
  })

  test('of a guest there are none', async () => {
    const guest = site.client()
    await placedBy(guest, shirt)
    await foldCustomers({ database })
    const { rows } = await database.pool.query<{ id: string }>('select id from customers where account_id is null')
    expect((await pageOf(rows[0]!.id)).body).toMatchObject({ customer: { user: null }, user: null, conditions: null })
  })
})
