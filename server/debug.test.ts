import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createExecutor } from './api/executor.ts'
import { createPagesHandler } from './api/pagesHandler.ts'
import { requestContext } from './api/requestContext.ts'
import { createVersionedCache } from './api/versionedCache.ts'
import { openSession } from './domains/accounts/sessions/sessions.ts'
import { refreshListings } from './domains/catalogue/listings/refreshListings.ts'
import { updateSettings } from './domains/settings/operations.ts'
import { freshnessOf, readSettings } from './domains/settings/queries.ts'
import { NotAllowed } from './kit/refusals.ts'
import type { Role } from './kit/viewer.ts'
import { countedDatabase } from './platform/countedDatabase.ts'
import { inTransaction } from './platform/database.ts'
import { addSecurityHeaders } from './platform/http.ts'
import { silentLog } from './platform/log.ts'
import type { PageRenderer } from './platform/pageRenderer.ts'
import { schema } from './schema.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { testSite } from './testing/site.ts'

/** The debug switch: what system accounts are told of a request, and nobody else. */

const database = await testDatabase()
const sites = [await testSite(database), await testSite(database)] as const
const system = await insertViewer(database, ['user', 'system'])
const admin = await insertViewer(database, ['user', 'admin'])
const turn = (debugEnabled: boolean, viewer = system) =>
  updateSettings(contextFor(database, { viewer }), { section: 'debug', version: null, changes: { debugEnabled } })

const timingOf = (headers: Record<string, unknown>) => headers['server-timing']
const ask = async (site: (typeof sites)[number], roles: Role[] | null, query: string) => {
  const client = roles === null ? site.client() : await site.clientAs(roles)
  return client.request('POST', '/graphql', { query })
}
const probe = 'query Probe { viewer { isSystem } shop { name } }'

beforeEach(async () => {
  await database.pool.query(`delete from settings where key = 'debug'`)
})

describe('the switch', () => {
  test('is turned by system accounts alone', async () => {
    await expect(turn(true, admin)).rejects.toBeInstanceOf(NotAllowed)
    expect((await turn(true)).values).toEqual({ debugEnabled: true })
  })

  test('counts with the next request of each process, and no longer once it is off', async () => {
    for (const isOn of [false, true, false]) {
      await turn(isOn)
      for (const site of sites) {
        const { headers } = await ask(site, ['user', 'system'], probe)
        expect(timingOf(headers) !== undefined).toBe(isOn)
      }
    }
  })

  test('tells neither guests nor customers nor any other staff', async () => {
    await turn(true)
    for (const roles of [null, ['user'], ['user', 'member'], ['user', 'admin']] as const)
      expect(timingOf((await ask(sites[0], roles && [...roles], probe)).headers)).toBeUndefined()
  })

  test('stands in the documented names of the settings', async () => {
    const client = await sites[0].clientAs(['user', 'system'])
    expect((await client.request('PUT', '/api/v0/config/', { config: { debug_enabled: true } })).status).toBe(200)
    const { body } = await client.request('GET', '/api/v0/config/')
    expect(body).toMatchObject({ config: { debug_enabled: true } })
    const other = await sites[0].clientAs(['user', 'admin'])
    expect((await other.request('PUT', '/api/v0/config/', { config: { debug_enabled: false } })).status).toBe(403)
  })
})

test('a request is told by name, time, statements and cost, and without what was asked for', async () => {
  await turn(true)
  const { headers } = await ask(
    sites[0],
    ['user', 'system'],
    'query Named { persons(first: 5, filter: { search: "geheim@example.at" }) { totalCount } }',
  )
  const told = String(timingOf(headers))
  expect(told).toMatch(
    /^total;dur=[\d.]+;desc="1", Named;dur=[\d.]+;desc="(?<statements>\d+) [\d.]+ (?<cost>\d+) (?:own|shared)"$/,
  )
  const [, statements, cost] = /desc="(\d+) [\d.]+ (\d+) own"/.exec(told) ?? []
  expect(Number(statements)).toBeGreaterThan(0)
  expect(Number(cost)).toBeGreaterThan(0)
})

test('statements are counted wherever they run, those of transactions with their begin and commit', async () => {
  const count = { statements: 0, milliseconds: 0 }
  const counted = countedDatabase(database, count)
  await counted.pool.query('select 1')
  expect(count.statements).toBe(1)
  await inTransaction(counted, async tx => tx.execute('select 2'))
  expect(count.statements).toBe(4)
  await expect(counted.pool.query('select nothing')).rejects.toThrow('nothing')
  expect(count.statements).toBe(5)
  await database.pool.query('select 3')
  expect(count.statements).toBe(5)
})

describe('pages', () => {
  const renderer: PageRenderer = {
    sharedUrl: url => url,
    async render({ nonce, execute, isDebugged }) {
      await execute({ id: 'page', name: 'Page', kind: 'query', variables: {}, language: 'de' })
      const body = Buffer.from((await isDebugged()) ? 'with panel' : 'plain')
      const page = { status: 200, headers: { 'content-type': 'text/html' }, redirect: null, scripts: [], services: [] }
      return { ...page, isPersonal: nonce !== null, body }
    },
  }
  const { config, storage, images } = sites[0]
  const freshness = freshnessOf(database, () => new Date())
  const cache = () => createVersionedCache({ ...freshness, bytesOf: () => 100, mostBytes: 10_000 })
  const parts = { config, database, storage, images, limiter: null as never, now: () => new Date(), newId: () => '' }
  const app = fastify()
  addSecurityHeaders(app, config.publicUrl)
  app.register(cookie)
  app.get(
    '/*',
    createPagesHandler({
      ...{ renderer, origin: config.publicUrl, log: silentLog, pages: cache() as never, choices: cache() as never },
      executor: createExecutor(schema, { page: 'query Page { shop { name } }' }, silentLog),
      contextOf: (request, reply, language) => requestContext(parts, request, reply, language),
      site: freshness,
      ownTexts: () => ({}),
    }),
  )
  afterAll(() => app.close())
  const open = async (roles: Role[] | null) => {
    const viewer = roles && (await insertViewer(database, roles))
    const secret = viewer && (await openSession(database, viewer.accountId!)).secret
    const answer = await app.inject({ url: '/', headers: secret ? { cookie: `session=${secret}` } : {} })
    return { body: answer.body, timing: timingOf(answer.headers) }
  }

  test('have the panel and their times for system accounts, and what is kept for visitors has neither', async () => {
    await turn(true)
    const mine = await open(['user', 'system'])
    expect(mine.body).toBe('with panel')
    expect(mine.timing).toContain('Page;dur=')
    for (const roles of [null, null, ['user'], ['user', 'admin']] as const)
      expect(await open(roles && [...roles])).toEqual({ body: 'plain', timing: undefined })
    await turn(false)
    expect(await open(['user', 'system'])).toEqual({ body: 'plain', timing: undefined })
  })
})

describe('what is edited behind an address', () => {
  const edited = async (path: string, roles: Role[] = ['user', 'system']) => {
    const query = `{ editedAt(path: ${JSON.stringify(path)}, language: "de") { kind title editorPath } }`
    const { body } = await ask(sites[0], roles, query)
    return (body as { data: { editedAt: { kind: string; editorPath: string } | null } }).data?.editedAt
  }

  test('is a product, a standing page or nothing', async () => {
    const { id } = await insertProduct(database, {})
    const settings = await readSettings(database.drizzle)
    await inTransaction(database, tx => refreshListings(tx, [id], { settings, now: TEST_NOW }))
    const product = await edited(`/i/product-${id}`)
    expect(product).toMatchObject({ kind: 'PRODUCT' })
    expect(Buffer.from(decodeURIComponent(product!.editorPath.split('/').at(-1)!), 'base64').toString()).toBe(
      `Product:${id}`,
    )
    expect(await edited('/agb')).toMatchObject({ kind: 'ENTRY', editorPath: '/admincenter/pages/standing' })
    for (const path of ['/cart', '/i/no-such-product', '/a/b/c', '/p/not-an-id']) expect(await edited(path)).toBeNull()
  })

  test('is told to system accounts alone', async () => {
    expect((await edited('/cart', ['user', 'admin'])) ?? null).toBeNull()
    const { text } = await ask(sites[0], ['user', 'admin'], '{ editedAt(path: "/", language: "de") { title } }')
    expect(text).toContain('C100')
  })
})
