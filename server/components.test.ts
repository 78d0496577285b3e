import { afterEach, describe, expect, test } from 'vitest'
import { componentOfField, componentOfPath } from './components.ts'
import { updateSettings } from './domains/settings/operations.ts'
import { componentNames } from './domains/site/defaults/components.ts'
import { routes } from './rest.ts'
import { schema } from './schema.ts'
import { contextFor, insertViewer } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { testSite } from './testing/site.ts'

const database = await testDatabase()
const sites = await Promise.all([testSite(database), testSite(database)])
const admin = await insertViewer(database, ['user', 'admin'])
const switchOff = (off: readonly string[]) =>
  updateSettings(contextFor(database, { viewer: admin }), { section: 'components', version: null, changes: { off } })

afterEach(() => database.pool.query(`delete from settings where key = 'components'`))

const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap(type => Object.keys(type!.getFields()))

describe('the doors of what can be switched off', () => {
  test('are known by their names, for each of them', () => {
    const known = new Set([...rootFields.map(componentOfField), ...routes.map(({ path }) => componentOfPath(path))])
    expect(componentNames.filter(name => !known.has(name))).toEqual([])
  })

  test.each([
    ['coupons', '{ coupons { totalCount } }', '/api/v0/shop_coupon'],
    ['vouchers', '{ vouchers { totalCount } }', '/api/v0/shop_voucher'],
    ['affiliates', '{ affiliates { totalCount } }', '/api/v0/shop/affiliates'],
    ['galleries', '{ galleries { totalCount } }', '/api/v0/gallery'],
    ['imports', '{ productImports { totalCount } }', null],
    ['webhooks', '{ webhookEndpoints { totalCount } }', '/api/v0/webhooks'],
  ])('%s: answer as if they did not exist, in each process, until they are on again', async (name, query, path) => {
    const clients = await Promise.all(sites.map(site => site.clientAs(['user', 'admin'])))
    const answers = () =>
      Promise.all(
        clients.map(async client => {
          const { body } = await client.request('POST', '/graphql', { query })
          const [error] = (body as { errors?: { extensions: { code: string } }[] }).errors ?? []
          const status = path && (await client.request('GET', path)).status
          return [error?.extensions.code ?? 'answered', status]
        }),
      )
    expect(await answers()).toEqual(sites.map(() => ['answered', path && 200]))
    await switchOff([name])
    expect(await answers()).toEqual(sites.map(() => ['C404', path && 404]))
    await switchOff([])
    expect(await answers()).toEqual(sites.map(() => ['answered', path && 200]))
  })

  test('are told to pages, and without selling the shop is closed', async () => {
    const query = '{ shop { isClosed site { off } } }'
    const asked = () =>
      Promise.all(sites.map(async site => (await site.client().request('POST', '/graphql', { query })).body))
    const all = componentNames.filter(name => !['galleries', 'imports', 'webhooks'].includes(name))
    await switchOff(all)
    expect(await asked()).toEqual(sites.map(() => ({ data: { shop: { isClosed: true, site: { off: all } } } })))
    const cart = await sites[1]!.client().request('POST', '/api/v0/shop/cart', {})
    expect([cart.status, cart.body]).toEqual([404, { message: 'There is no such path.', code: 'NO_ROUTE' }])
  })

  test('stay as they are where something that is on needs what would go', async () => {
    await expect(switchOff(['shop'])).rejects.toMatchObject({
      refusals: expect.arrayContaining([
        expect.objectContaining({ code: 'TRANSITION_NOT_ALLOWED', path: ['changes', 'off', 'coupons'] }),
      ]),
    })
  })
})
