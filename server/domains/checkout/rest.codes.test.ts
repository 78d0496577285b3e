import { expect, test } from 'vitest'
import { insertRange } from '../../testing/asking.ts'
import { contextFor, insertViewer } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { createCoupon } from '../coupons/operations/coupons.ts'

const database = await testDatabase()
/** What one client may do, as it is in the shop. */
const site = await testSite(database, 1)
const { shirt } = await insertRange(database)
const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
await createCoupon(staff, { code: 'HERBST10', value: 1000, scope: 'all' })

const from = (address: string) => ({ 'x-forwarded-for': address })
type Cart = { codes: object[]; totals: { to_pay_cents: number } }
const put = async (client: Client, body: object, address: string) => {
  const answer = await client.request('PUT', '/api/v0/shop/cart', body, from(address))
  return { status: answer.status, cart: answer.body as unknown as Cart }
}
const filled = { items: [{ item: shirt.variantIds[0], amount: 2 }] }

test('the cart takes a code, says what it takes off, and gives it back', async () => {
  const client = site.client()
  const { cart: before } = await put(client, filled, '203.0.113.30')
  const { cart: entered } = await put(client, { code: ' herbst10 ' }, '203.0.113.30')
  expect(entered.codes).toMatchObject([{ code: 'HERBST10', discount_cents: 400, reason: null }])
  expect(entered.totals.to_pay_cents).toBe(before.totals.to_pay_cents - 400)
  const { cart: removed } = await put(client, { code: null }, '203.0.113.30')
  expect(removed).toMatchObject({ codes: [], totals: { to_pay_cents: before.totals.to_pay_cents } })
})

test('ten wrong guesses a minute come from one address, whatever cart they are made in; right ones are not counted', async () => {
  const address = '203.0.113.31'
  const guess = async (code: string, path = '/api/v0/shop_coupon/validate') => {
    const client = site.client()
    await put(client, filled, address)
    return client.request(path.endsWith('cart') ? 'PUT' : 'POST', path, { code }, from(address))
  }
  for (let count = 0; count < 5; count += 1) {
    expect(await guess(`FALSCH-${count}`)).toMatchObject({ status: 404, body: { fields: [{ code: 'CODE_UNKNOWN' }] } })
    expect((await guess('HERBST10')).status).toBe(200)
    expect((await guess(`FALSCH-1${count}`, '/api/v0/shop/cart')).status).toBe(404)
  }
  expect(await guess('HERBST10')).toMatchObject({ status: 429, body: { code: 'C429' } })
  const elsewhere = site.client()
  await put(elsewhere, filled, '203.0.113.32')
  expect((await put(elsewhere, { code: 'HERBST10' }, '203.0.113.32')).status).toBe(200)
})
