import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describedBy } from './api/openapi/document.ts'
import { exampleRequest } from './api/openapi/operation.ts'
import { keyOf } from './api/openapi/schemas.ts'
import type { Route } from './api/rest.ts'
import { routes } from './rest.ts'
import { testDatabase } from './testing/database.ts'
import { documentedRequests } from './testing/documentedRequests.ts'
import { answersSeen } from './testing/restAnswers.ts'
import { type Client, testSite } from './testing/site.ts'

/** Every documented path is asked what its example says, and answers as it is described (`testing/restAnswers.ts`). */

const database = await testDatabase()
const site = await testSite(database)
const described = describedBy(routes)
const requests = await documentedRequests(database, site)

const passkeys = 'server/domains/accounts/secondFactor/passkeyDoors.test.ts'
const secondFactor = 'server/domains/accounts/secondFactor/rest.test.ts'
const signInWays = 'server/domains/accounts/authentication/signInWays.test.ts'
/** Paths that take codes, passkeys, links of several mails or forms: the tests that ask them, where their answers are checked in
 *  the same way. */
const askedElsewhere: Readonly<Record<string, string>> = {
  'POST /api/v0/auth/verify2FA': secondFactor,
  'POST /api/v0/auth/disable2FA': secondFactor,
  'POST /api/v0/auth/reset2FA': secondFactor,
  'POST /api/v0/auth/acknowledge2FAReset': passkeys,
  'POST /api/v0/auth/keep2FA': signInWays,
  'POST /api/v0/auth/keep2FAByLink': signInWays,
  'GET /api/v1/shop/getPageDataCustomerEdit': 'server/domains/customers/rest.test.ts',
  'POST /api/v0/upload': 'server/domains/files/uploads/rest.test.ts',
  'POST /api/v0/file/{id}/replace': 'server/domains/files/library/rest/replacing.test.ts',
}

/** Paths that never succeed. */
const neverSucceed = ['DELETE /api/v0/shop_order', 'DELETE /api/v0/shop_order/{id}']

const clientFor = ({ audience }: Route): Promise<Client> => {
  const [who, area] = audience.split(':')
  if (who === 'oneself' || (who === 'signedIn' && area === undefined)) return site.clientAs(['user'])
  return area === undefined ? Promise.resolve(site.client()) : Promise.resolve(requests.system)
}

const answering = routes.filter(route => typeof route.answer !== 'string')
const asked = answering.filter(route => !(keyOf(route) in askedElsewhere) && !neverSucceed.includes(keyOf(route)))

test.each(asked.map(route => [keyOf(route), route] as const))('%s takes its example', async (key, route) => {
  const { client, body = {} } = await requests.prepare(key)
  const example = requests.withRealIds(exampleRequest(route, described))
  const sent = Array.isArray(example.body) ? example.body : example.body && { ...example.body, ...body }
  const asker = client ?? (await clientFor(route))
  const answer = await asker.request(route.method, example.address, sent ?? undefined)
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, ''])
  expect(answersSeen).toContain(key)
})

test('what is not asked here is asked elsewhere', () => {
  for (const [key, file] of Object.entries(askedElsewhere)) {
    expect(answering.map(keyOf)).toContain(key)
    const path = key.replace(/.*\/api\/v\d\//, '')
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8'), key).toContain(path)
  }
  const others = routes.filter(route => typeof route.answer === 'string').map(keyOf)
  // What they send is no JSON.
  expect(others.sort()).toEqual([
    'GET /api/v0/auth/dataExport/{secret}',
    'GET /api/v0/download/{id}',
    'GET /api/v0/download/{id}/{gridref}',
    'GET /api/v0/file/{id}/versions/{number}/picture',
    'GET /api/v0/invoice/{id}/pdf',
    'GET /api/v0/invoice/{id}/xml',
    'GET /api/v0/message/{id}/file/{file}',
    'GET /api/v0/original/{id}/pages/{number}',
    'GET /api/v0/original/{id}/{gridref}',
    'GET /api/v0/product_import/{id}/errors.csv',
    'GET /api/v0/shop/voucher/{id}/pdf',
    'GET /api/v0/shop_coupon/{id}/codes.csv',
    'GET /api/v0/shop_product/export',
    'GET /api/v0/vendor_bill/{id}/file',
    'POST /api/v0/batch/file/zip',
    'POST /api/v0/shop/voucher/preview',
  ])
})

test.each(neverSucceed)('%s is always refused', async key => {
  const route = routes.find(each => keyOf(each) === key)!
  const { address, body } = exampleRequest(route, described)
  expect((await requests.system.request('DELETE', address, body ?? undefined)).status).toBe(409)
})
