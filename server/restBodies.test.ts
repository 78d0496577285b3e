import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { routes } from './rest.ts'
import { testDatabase } from './testing/database.ts'
import { insertKey } from './testing/keys.ts'
import { catalogueState } from './testing/refusals.ts'
import { testSite } from './testing/site.ts'

/** Bodies that may be longer than usual are read of those alone who may write. */

const database = await testDatabase()
const site = await testSite(database)
const large = routes.filter(({ mostBytes }) => mostBytes !== undefined)

/** A body that begins and never ends: whoever reads it waits. */
const endless = () => {
  let isBegun = false
  return new Readable({
    read() {
      if (!isBegun) this.push('[')
      isBegun = true
    },
  })
}
const began = (method: string, url: string, headers: Record<string, string> = {}) => {
  const common = { 'content-type': 'application/json', 'content-length': '15000000' }
  return site.app.inject({ method: method as 'PUT', url, headers: { ...common, ...headers }, payload: endless() })
}

test.each(
  large.map(({ method, path }) => [method, path]),
)('%s %s: who may not write is answered before the body is there', async (method, path) => {
  const reader = await insertKey(database, ['catalogue.read', 'orders.read'])
  const before = await catalogueState(database)
  const nobody = await began(method, path)
  expect([nobody.statusCode, nobody.json().code, nobody.headers.connection]).toEqual([401, 'C100', 'close'])
  const unscoped = await began(method, path, { authorization: `Bearer ${reader}` })
  expect([unscoped.statusCode, unscoped.json().code]).toEqual([403, 'C100'])
  const unknown = await began(method, path, { authorization: 'Bearer 0123456789abcdef0123' })
  expect(unknown.statusCode).toBe(401)
  expect(await catalogueState(database)).toEqual(before)
})

test('an administrator’s long body is read, up to its limit', async () => {
  const admin = await site.clientAs(['user', 'admin'])
  const details = `<p>${'Leicht und fest. '.repeat(5_000)}</p>`
  const long = Array.from({ length: 20 }, (_, n) => ({ title: `Lang ${n}`, price: -1, details }))
  expect(JSON.stringify(long).length).toBeGreaterThan(1_500_000)
  const answer = await admin.request('POST', '/api/v0/shop_product?atomic=true', long)
  expect([answer.status, (answer.body as { refused: number }).refused]).toEqual([400, 20])
  expect((await admin.request('POST', '/api/v0/shop_product', `["${'x'.repeat(16_000_000)}"]`)).status).toBe(413)
})
