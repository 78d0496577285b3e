import { describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import {
  add,
  ask,
  checkoutEntries,
  dataOf,
  insertRange,
  type Placed,
  placeOrder,
  updateCheckout,
} from '../../../testing/asking.ts'
import { setSettings, statementsOf } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { workOff } from '../../../testing/mailbox.ts'
import { type Client, testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)

async function ordered(client: Client): Promise<Placed['placeOrder']['order']> {
  await add(client, shirt, 1)
  const { email: _email, ...changes } = checkoutEntries
  await dataOf(client, updateCheckout, { input: { changes } })
  const input = { idempotencyKey: newId(), acceptTerms: true, expectedTotal: 2490 }
  return (await dataOf<Placed>(client, placeOrder, { input })).placeOrder.order
}

const list = `query ($first: Int, $after: String) { viewer { orders(first: $first, after: $after) { totalCount
  edges { node { orderNumber lines { title } totals { toPay { cents } } bankAccount } }
  pageInfo { hasNextPage endCursor } } } }`
type List = {
  viewer: {
    orders: {
      totalCount: number
      edges: { node: { orderNumber: string } }[]
      pageInfo: { hasNextPage: boolean; endCursor: string }
    }
  }
}
const one = `query ($number: String!) { viewer { order(orderNumber: $number) { orderNumber confirmation { subject html }
  isRead history { kind } } } }`
const again = `mutation ($input: ReorderInput!) { reorder(input: $input) { addedAmount skipped { code } errors { code }
  viewer { cartPieceCount } } }`

describe('an account’s own orders', () => {
  test('come latest first in pages, with as many statements for three as for one', async () => {
    const client = await site.clientAs(['user'])
    const numbers = []
    for (const _ of [1, 2, 3]) numbers.unshift((await ordered(client)).orderNumber)
    const first = (await dataOf<List>(client, list, { first: 2 })).viewer.orders
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    const rest = (await dataOf<List>(client, list, { first: 2, after: first.pageInfo.endCursor })).viewer.orders
    expect([...first.edges, ...rest.edges].map(({ node }) => node.orderNumber)).toEqual(numbers)
    expect(rest.pageInfo.hasNextPage).toBe(false)
    const few = await statementsOf(() => ask(client, list, { first: 1 }))
    const many = await statementsOf(() => ask(client, list, { first: 3 }))
    expect(many.statements).toHaveLength(few.statements.length)
  })

  test('name the country of their address in the language of whoever reads', async () => {
    const client = await site.clientAs(['user'])
    const { orderNumber } = await ordered(client)
    const countries = `{ shippingAddress { countryName } invoiceAddress { countryName } }`
    const own = `query ($number: String!) { viewer { order(orderNumber: $number) ${countries} } }`
    const named = (countryName: string) => ({ shippingAddress: { countryName }, invoiceAddress: { countryName } })
    const read = async (lang: string) =>
      (await client.request('POST', `/graphql?lang=${lang}`, { query: own, variables: { number: orderNumber } })).body
    expect(await read('de')).toMatchObject({ data: { viewer: { order: named('Österreich') } } })
    expect(await read('en')).toMatchObject({ data: { viewer: { order: named('Austria') } } })
    // Also where the shop came to deliver elsewhere: the order's own words in its language, the usual name in the other one.
    const { rows } = await database.pool.query(`select value from settings where key = 'shipping'`)
    await setSettings(database, 'shipping', {
      countries: [{ code: 'DE', title: { de: 'Deutschland', en: 'Germany' } }],
    })
    expect(await read('de')).toMatchObject({ data: { viewer: { order: named('Österreich') } } })
    expect(await read('en')).toMatchObject({ data: { viewer: { order: named('Austria') } } })
    await database.pool.query(`update settings set value = $1 where key = 'shipping'`, [rows[0].value])
  })

  test('are seen with their confirmation by the owner, and by nobody else, staff included', async () => {
    const client = await site.clientAs(['user'])
    const { id, orderNumber } = await ordered(client)
    await workOff(database)
    const variables = { number: orderNumber }
    expect(await dataOf(client, one, variables)).toMatchObject({
      viewer: {
        order: {
          orderNumber,
          confirmation: { subject: `Ihre Bestellung ${orderNumber} bei Halle & Feld` },
          isRead: null,
          history: [],
        },
      },
    })
    for (const other of [site.client(), await site.clientAs(['user']), await site.clientAs(['user', 'system'])]) {
      expect(await dataOf(other, one, variables)).toEqual({ viewer: { order: null } })
      expect(await dataOf(other, list)).toMatchObject({ viewer: { orders: { totalCount: 0, edges: [] } } })
    }
    const stranger = await site.clientAs(['user'])
    expect(await dataOf(stranger, again, { input: { orderId: id } })).toMatchObject({
      reorder: { addedAmount: 0, errors: [{ code: 'NOT_FOUND' }], viewer: null },
    })
    expect(await dataOf(client, again, { input: { orderId: id } })).toMatchObject({
      reorder: { addedAmount: 1, skipped: [], errors: [], viewer: { cartPieceCount: 1 } },
    })
    const guest = await ask(site.client(), again, { input: { orderId: id } })
    expect(guest.errors?.[0]?.extensions?.code).toBe('C100')
    const other = await ask(client, again, { input: { orderId: globalId('Product', newId()) } })
    expect(other.errors).toMatchObject([{ extensions: { code: 'C400', fields: [{ path: 'input.orderId' }] } }])
  })

  test.each(['x', '1; drop table orders', '99999999999', '-1', ''])('%s is no order number', async number => {
    expect(await dataOf(await site.clientAs(['user']), one, { number })).toEqual({ viewer: { order: null } })
  })
})
