import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createExecutor } from './api/executor.ts'
import { registerGraphql } from './api/graphqlHandler.ts'
import { createLimiter } from './api/limits.ts'
import { requestContext } from './api/requestContext.ts'
import { registerRest } from './api/rest.ts'
import { noCachedResponses } from './api/versionedCache.ts'
import { buildApp } from './app.ts'
import { openSession } from './domains/accounts/sessions/sessions.ts'
import { newId } from './kit/ids.ts'
import { readConfig } from './platform/config.ts'
import { openImages } from './platform/images.ts'
import { openLog, silentLog } from './platform/log.ts'
import { openStorage } from './platform/storage.ts'
import { routes } from './rest.ts'
import { schema } from './schema.ts'
import { insertViewer, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { temporaryFolder } from './testing/folders.ts'

const lines: string[] = []
const kept = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const log = openLog('debug', kept)
const database = await testDatabase()
const config = readConfig({ PUBLIC_URL: 'https://shop.example.com', DATA_DIR: await temporaryFolder() })
const storage = await openStorage(config.dataDir)
const images = await openImages({ storage, dataDir: config.dataDir, log: silentLog })
const parts = {
  config,
  database,
  storage,
  images,
  limiter: createLimiter({ database, now: () => 0, scale: 1000 }),
  now: () => TEST_NOW,
  newId,
}
const contextOf = requestContext.bind(null, parts)
const app = await buildApp({
  ...{ config, log, database, newId, clientFolder: null },
  pages: (_request, reply) => reply.type('text/html; charset=utf-8').send('page'),
  doors: [
    scope =>
      registerGraphql(scope, {
        schema,
        executor: createExecutor(schema, {}, log),
        log,
        contextOf,
        answers: noCachedResponses,
      }),
    scope => registerRest(scope, { routes, log, contextOf }),
    scope => {
      scope.get('/api/broken', () => {
        throw new DrizzleQueryError(
          'select * from accounts where email = $1',
          ['kim@geheim.example'],
          new Error('gone'),
        )
      })
    },
  ],
})
afterAll(() => app.close())
beforeEach(() => {
  lines.length = 0
})

const entries = () => lines.map(line => JSON.parse(line) as Record<string, unknown>)
const secret = 'Geheim-4711-Nordwald'
const { secret: session } = await openSession(database, (await insertViewer(database, ['admin'])).accountId!)

describe('what the log keeps of a request', () => {
  test.each([
    [
      'a password',
      { method: 'POST', url: '/api/v0/auth/login', payload: { handle: 'kim@geheim.example', password: secret } },
    ],
    [
      'a password of GraphQL',
      {
        method: 'POST',
        url: '/graphql',
        payload: {
          query: `mutation { signIn(input: { email: "kim@geheim.example", password: "${secret}" }) { errors { code } } }`,
        },
      },
    ],
    [
      'a session, a cart and a key',
      {
        method: 'GET',
        url: '/api/v0/shop/cart',
        headers: { cookie: `__Host-session=${secret}; __Host-visitor=${secret}`, authorization: `Bearer ${secret}` },
      },
    ],
    [
      'what the shop is set to',
      {
        method: 'PUT',
        url: '/api/v0/config',
        payload: { section: 'shop', changes: { phone: secret } },
        headers: { cookie: `__Host-session=${session}` },
      },
    ],
    ['a link of a mail', { method: 'GET', url: `/verify/${secret}` }],
    ['a link of an order', { method: 'GET', url: `/order/10001/${secret}` }],
    ['a link of REST', { method: 'GET', url: `/api/v0/auth/dataExport/${secret}` }],
    ['what is searched for', { method: 'GET', url: `/search?q=${secret}` }],
    [
      'a browser and where it came from',
      {
        method: 'GET',
        url: '/',
        headers: { 'user-agent': secret, referer: `https://${secret}.example/` },
        remoteAddress: '203.0.113.77',
      },
    ],
    ['a path that is none', { method: 'GET', url: `/api/v0/${secret}` }],
    [
      'a body that is none',
      {
        method: 'POST',
        url: '/api/v0/auth/login',
        payload: `{"password": "${secret}`,
        headers: { 'content-type': 'application/json' },
      },
    ],
  ] as const)('is nothing of %s', async (_label, asked) => {
    const { statusCode } = await app.inject(asked as never)
    expect(entries()).toMatchObject([{ method: asked.method, status: statusCode, msg: 'answered' }])
    expect(lines.join('')).not.toMatch(/Geheim-4711|geheim\.example|203\.0\.113/)
  })

  test('is one line of JSON with when, what, how long and the id that is in the answer', async () => {
    const { headers } = await app.inject('/api/v0/shop/markPayed')
    expect(entries()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: process.pid,
        requestId: headers['x-request-id'],
        method: 'GET',
        route: '/api/*',
        status: 404,
        milliseconds: expect.any(Number),
        msg: 'answered',
      },
    ])
  })

  test('tells of refused rights', async () => {
    await app.inject({ method: 'POST', url: '/api/v0/shop/markPayed', payload: {} })
    expect(entries()).toMatchObject([{ route: '/api/v0/shop/markPayed', status: 401 }])
  })

  test('tells of fields that were refused, by the schema’s names', async () => {
    const query = `{ ${secret.replaceAll('-', '_')}: dashboard { ordersToday } shop { name } }`
    for (const extensions of [undefined, {}]) {
      lines.length = 0
      await app.inject({ method: 'POST', url: '/graphql', payload: { query, extensions } })
      expect(entries()).toMatchObject([
        { level: 30, field: 'dashboard', status: 401, msg: 'a field was refused' },
        { route: '/graphql', status: expect.any(Number) },
      ])
      expect(lines.join('')).not.toMatch(/Geheim/)
    }
  })

  test('tells of our own faults where they happened, with the reference of the answer and no values', async () => {
    const { reference } = (await app.inject('/api/broken')).json()
    expect(entries()).toMatchObject([
      { level: 50, reference, msg: 'a request failed', at: expect.stringContaining('server/') },
      { route: '/api/broken', status: 500 },
    ])
    expect(lines.join('')).not.toMatch(/geheim/)
  })
})

test('words with line breaks stay in their line, and cannot pass for another', () => {
  log.info({ said: 'a\n{"level":30,"msg":"forged"}' }, 'b\r\n{"level":30}')
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(1)
  expect(entries()).toMatchObject([{ said: 'a\n{"level":30,"msg":"forged"}', msg: 'b\r\n{"level":30}' }])
})
