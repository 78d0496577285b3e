import { describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { dataOf, productId } from '../../../testing/asking.ts'
import { contextFor, countRows, insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { codesOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, secretTo } from '../../../testing/mailbox.ts'
import { testSite } from '../../../testing/site.ts'
import { confirmRestock, endRestock, requestRestock, sendRestockNotices } from './operations.ts'
import { restockOfLink } from './queries.ts'
import { restockRequests } from './tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const publicUrl = 'https://shop.example'
let count = 0
const sold = async (available: number | null = 0) => {
  count += 1
  const product = await insertProduct(database, { slug: `trikot-${count}` }, [{ key: 'm', size: 'M', available }])
  return { id: product.id, variantId: product.variantIds[0]!, email: `kim.${count}@example.org` }
}
type Sold = Awaited<ReturnType<typeof sold>>
const guest = () => contextFor(database)
const ask = ({ id, variantId, email }: Sold, amount = 1) =>
  requestRestock(guest(), { productId: id, variantId, amount, email, publicUrl })
const confirmed = async (wanted: Sold, amount = 1) => {
  await ask(wanted, amount)
  await confirmRestock(guest(), { token: await secretTo(database, wanted.email, 'restockConfirm') })
}
const stock = ({ variantId }: Sold, available: number) =>
  database.pool.query('update variants set available = $2 where id = $1', [variantId, available])
const notice = (now = TEST_NOW) => sendRestockNotices({ database, now: () => now, newId, publicUrl })
const kindsTo = async ({ email }: Sold) => (await mailsTo(database, email)).map(({ kind }) => kind).toSorted()
const rows = () => countRows(database, 'restock_requests')

describe('waiting for a size', () => {
  test('is confirmed by the link of a mail, answered once when it is back, and forgotten with that', async () => {
    const wanted = await sold()
    await confirmed(wanted)
    await notice()
    expect(await kindsTo(wanted)).toEqual(['restockConfirm'])
    await stock(wanted, 3)
    await notice()
    await notice()
    expect(await kindsTo(wanted)).toEqual(['restockBack', 'restockConfirm'])
    const back = (await mailsTo(database, wanted.email)).find(({ kind }) => kind === 'restockBack')!
    expect(back.subject).toMatch(/^Wieder da: .+, Größe M$/)
    expect(back.text).toContain(`https://shop.example/i/trikot-${count}`)
    expect(await rows()).toBe(0)
  })

  test('counts for nothing before it is confirmed, and is forgotten after two days', async () => {
    const wanted = await sold()
    await ask(wanted)
    await stock(wanted, 3)
    await notice()
    expect(await kindsTo(wanted)).toEqual(['restockConfirm'])
    const secret = await secretTo(database, wanted.email, 'restockConfirm')
    await notice(new Date(TEST_NOW.getTime() + 2 * 86_400_000 + 1))
    expect(await restockOfLink(database.drizzle, secret)).toBeNull()
    expect(await codesOf(confirmRestock(guest(), { token: secret }))).toEqual(['NOT_FOUND'])
  })

  test('is ended by the same link, twice too; a confirmed one after a year', async () => {
    const [first, second] = [await sold(), await sold()]
    await confirmed(first)
    const token = await secretTo(database, first.email, 'restockConfirm')
    await endRestock(guest(), { token })
    await endRestock(guest(), { token })
    await confirmed(second)
    await notice(new Date(TEST_NOW.getTime() + 366 * 86_400_000))
    expect(await rows()).toBe(0)
  })

  test('for more pieces than there are is answered when so many have come', async () => {
    const wanted = await sold(5)
    await confirmed(wanted, 4)
    await notice()
    expect(await kindsTo(wanted)).toEqual(['restockConfirm'])
    await stock(wanted, 0)
    await notice()
    await stock(wanted, 3)
    await notice()
    expect(await kindsTo(wanted)).toEqual(['restockConfirm'])
    await stock(wanted, 4)
    await notice()
    expect(await kindsTo(wanted)).toEqual(['restockBack', 'restockConfirm'])
  })

  test('asked for again writes again until it is confirmed, and then nothing more', async () => {
    const wanted = await sold()
    await ask(wanted)
    await confirmed(wanted)
    await ask({ ...wanted, email: wanted.email.toUpperCase() })
    expect(await kindsTo(wanted)).toEqual(['restockConfirm', 'restockConfirm'])
    expect(await rows()).toBe(1)
    await database.drizzle.delete(restockRequests)
  })

  test.each<[string, (wanted: Sold) => Promise<unknown>, string]>([
    ['no address', wanted => ask({ ...wanted, email: 'kim' }), 'EMAIL_INVALID'],
    ['no amount', wanted => ask(wanted, 0), 'AMOUNT_INVALID'],
    ['another product’s size', async wanted => ask({ ...wanted, id: (await sold()).id }), 'PRODUCT_UNAVAILABLE'],
    ['no id', wanted => ask({ ...wanted, variantId: 'm' }), 'PRODUCT_UNAVAILABLE'],
    ['a strange link', () => confirmRestock(guest(), { token: 'x'.repeat(43) }), 'NOT_FOUND'],
  ])('refuses %s and keeps and sends nothing', async (_label, tried, code) => {
    const wanted = await sold()
    expect(await codesOf(tried(wanted))).toEqual([code])
    expect(await rows()).toBe(0)
    expect(await kindsTo(wanted)).toEqual([])
  })

  test('an address is sent only so many, for whatever sizes', async () => {
    const { email } = await sold()
    for (let each = 0; each < 10; each += 1) await ask({ ...(await sold()), email })
    expect(await codesOf(ask({ ...(await sold()), email }))).toEqual(['TOO_MANY_MAILS'])
    expect(await rows()).toBe(10)
    await database.drizzle.delete(restockRequests)
  })
})

test('through both doors it is one wish, which staff see counted', async () => {
  const wanted = await sold()
  const client = site.client()
  const asking = `mutation ($input: RequestRestockInput!) { requestRestock(input: $input) { isDone errors { code } } }`
  const input = { productId: productId(wanted), variantId: globalId('Variant', wanted.variantId), email: wanted.email }
  expect(await dataOf(client, asking, { input })).toEqual({ requestRestock: { isDone: true, errors: [] } })
  const token = await secretTo(database, wanted.email, 'restockConfirm')
  const read = 'query ($token: String!) { restockRequest(token: $token) { size isConfirmed } }'
  expect(await dataOf(client, read, { token })).toEqual({ restockRequest: { size: 'M', isConfirmed: false } })
  expect((await client.request('POST', '/api/v0/shop/restock/confirm', { token })).body).toEqual({ confirmed: true })
  expect(await dataOf(client, read, { token })).toEqual({ restockRequest: { size: 'M', isConfirmed: true } })
  const staff = await site.clientAs(['user', 'admin'])
  expect((await staff.request('GET', '/api/v0/shop_restock')).body).toEqual({
    items: [{ product: wanted.id, variant: wanted.variantId, people: 1, pieces: 1 }],
    total: 1,
  })
  const managed = 'query ($id: ID!) { managedProduct(id: $id) { management { awaiting } } }'
  expect(await dataOf(staff, managed, { id: productId(wanted) })).toEqual({
    managedProduct: { management: { awaiting: 1 } },
  })
  expect((await client.request('POST', '/api/v0/shop/restock/end', { token })).body).toEqual({ ended: true })
  expect(await dataOf(client, read, { token })).toEqual({ restockRequest: null })
})
