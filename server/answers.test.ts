import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { registerDocumentation } from './api/documentationHandler.ts'
import { createExecutor } from './api/executor.ts'
import { registerGraphql } from './api/graphqlHandler.ts'
import { createLimiter } from './api/limits.ts'
import { requestContext } from './api/requestContext.ts'
import { registerRest } from './api/rest.ts'
import { noCachedResponses } from './api/versionedCache.ts'
import { buildApp } from './app.ts'
import { openSession } from './domains/accounts/sessions/sessions.ts'
import { registerSiteFiles } from './domains/catalogue/pages.ts'
import { files } from './domains/files/tables.ts'
import { registerSecurityTxt } from './domains/settings/pages.ts'
import { newId } from './kit/ids.ts'
import { readConfig } from './platform/config.ts'
import { addImages, openImages } from './platform/images.ts'
import { openLog, silentLog } from './platform/log.ts'
import { openStorage } from './platform/storage.ts'
import { routes } from './rest.ts'
import { schema } from './schema.ts'
import { insertViewer, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { temporaryFolder } from './testing/folders.ts'

/** What every kind of answer says to browsers and those between, whatever is asked for. */

const database = await testDatabase()
const config = readConfig({ PUBLIC_URL: 'https://shop.example.com', DATA_DIR: await temporaryFolder() })
const [log, storage, clientFolder] = [openLog('silent'), await openStorage(config.dataDir), await temporaryFolder()]
await mkdir(join(clientFolder, 'assets'))
await writeFile(join(clientFolder, 'assets/main-abc.js'), 'console.log(1)')
await writeFile(join(clientFolder, 'assets/sign-abc.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
await writeFile(join(clientFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
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
  ...{ config, log, database, newId, clientFolder },
  pages: (request, reply) => {
    if (request.url === '/away') return reply.redirect('/cart', 302)
    return reply.type('text/html; charset=utf-8').send(`<script nonce="${reply.pageNonce()}">1</script>`)
  },
  doors: [
    scope => addImages(scope, images),
    scope =>
      registerGraphql(scope, {
        schema,
        executor: createExecutor(schema, {}, log),
        log,
        contextOf,
        answers: noCachedResponses,
      }),
    scope => registerRest(scope, { routes, log, contextOf }),
    scope => registerDocumentation(scope, { routes, webhooks: [], publicUrl: config.publicUrl }),
    scope => registerSiteFiles(scope, { origin: config.publicUrl, database }),
    scope => registerSecurityTxt(scope, { origin: config.publicUrl, database, now: () => TEST_NOW }),
  ],
})
afterAll(() => app.close())

const { sha256, size } = await storage.putFile(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC', 'base64'),
)
const [fileId, accountId] = [newId(), (await insertViewer(database, ['user'])).accountId!]
await database.drizzle.insert(files).values({
  ...{ id: fileId, sha256, size, name: 'a.png', extension: 'png', mimeType: 'image/png', isPublic: true },
  ...{ createdAt: TEST_NOW },
})
const { secret } = await openSession(database, accountId)
const person = { cookie: `__Host-session=${secret}` }

type Asked = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'
  url: string
  payload?: object
  headers?: Record<string, string>
}
const kinds: Record<string, [Asked, number, string | undefined]> = {
  'a page': [{ url: '/' }, 200, 'text/html; charset=utf-8'],
  'a page that moved': [{ url: '/away' }, 302, undefined],
  'a script': [{ url: '/assets/main-abc.js' }, 200, 'application/javascript; charset=utf-8'],
  'a drawing': [{ url: '/assets/sign-abc.svg' }, 200, 'image/svg+xml; charset=utf-8'],
  'an icon': [{ url: '/favicon.svg' }, 200, 'image/svg+xml; charset=utf-8'],
  'a picture': [{ url: `/images/${sha256}/480` }, 200, 'image/jpeg'],
  'a picture in no size': [{ url: `/images/${sha256}/1x1` }, 400, 'application/json; charset=utf-8'],
  'a file': [{ url: `/api/v0/download/${fileId}` }, 200, 'image/png'],
  'an answer of GraphQL': [
    { method: 'POST', url: '/graphql', payload: { query: '{ shop { name } }' } },
    200,
    'application/json; charset=utf-8',
  ],
  'an answer of GraphQL about somebody': [
    { method: 'POST', url: '/graphql', payload: { query: '{ viewer { account { email } } }' }, headers: person },
    200,
    'application/json; charset=utf-8',
  ],
  'an address that is none': [{ url: '/api/%zz' }, 400, 'application/json; charset=utf-8'],
  'a question that is none': [
    {
      method: 'POST',
      url: '/graphql',
      payload: { query: '{' },
      headers: { accept: 'application/graphql-response+json' },
    },
    400,
    'application/graphql-response+json; charset=utf-8',
  ],
  'a method that GraphQL does not have': [{ method: 'PUT', url: '/graphql' }, 405, 'application/json; charset=utf-8'],
  GraphiQL: [{ url: '/graphql', headers: { accept: 'text/html' } }, 200, 'text/html; charset=utf-8'],
  'an answer of REST': [{ url: '/api/v0/shop_countries' }, 200, 'application/json; charset=utf-8'],
  'an answer of REST about somebody': [
    { url: '/api/v0/auth/getLoggedInState', headers: person },
    200,
    'application/json; charset=utf-8',
  ],
  'a refusal of REST': [{ method: 'POST', url: '/api/v0/shop/markPayed' }, 401, 'application/json; charset=utf-8'],
  'a path that is none': [{ url: '/api/v0/nothing' }, 404, 'application/json; charset=utf-8'],
  'a request of another site': [
    { method: 'POST', url: '/api/v0/auth/login', payload: {}, headers: { origin: 'https://evil.example' } },
    403,
    'application/json; charset=utf-8',
  ],
  'what another site asks beforehand': [
    {
      method: 'OPTIONS',
      url: '/graphql',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    },
    405,
    'application/json; charset=utf-8',
  ],
  'the description of REST': [{ url: '/api/openapi.json' }, 200, 'application/json; charset=utf-8'],
  'the description for people': [{ url: '/api/docs' }, 200, 'text/html; charset=utf-8'],
  'robots.txt': [{ url: '/robots.txt' }, 200, 'text/plain; charset=utf-8'],
  'security.txt': [{ url: '/.well-known/security.txt' }, 200, 'text/plain; charset=utf-8'],
  'a sitemap': [{ url: '/sitemaps/pages.xml' }, 200, 'application/xml; charset=utf-8'],
  'a sitemap that is none': [{ url: '/sitemaps/9.xml' }, 404, 'text/plain; charset=utf-8'],
  'the state of the process': [{ url: '/health/live' }, 200, 'application/json; charset=utf-8'],
}
const labels = Object.keys(kinds)
const asked = new Map(
  await Promise.all(labels.map(async label => [label, await app.inject(kinds[label]![0])] as const)),
)

describe('every kind of answer', () => {
  test.each(labels)('has the right type and protects its visitor: %s', label => {
    const [, status, type] = kinds[label]!
    const { statusCode, headers } = asked.get(label)!
    expect([statusCode, headers['content-type']]).toEqual([status, type])
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      // Mails show pictures wherever they are read.
      'cross-origin-resource-policy': label.startsWith('a picture') ? 'cross-origin' : 'same-site',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/default-src 'none'|object-src 'none'; base-uri 'none'/)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe|https?:|\*/)
  })

  test.each(labels)('is for pages of this site alone: %s', label => {
    const names = Object.keys(asked.get(label)!.headers).filter(name => name.startsWith('access-control-'))
    expect(names).toEqual([])
  })

  test.each(
    labels.filter(label => / about somebody$/.test(label)),
  )('that is about a person is kept nowhere: %s', label => {
    const { headers, body } = asked.get(label)!
    expect(body).toContain(accountId)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('says nothing of what made it', () => {
    for (const [label, { headers }] of asked) expect(Object.keys(headers), label).not.toContain('server')
    for (const [label, { headers }] of asked) expect(Object.keys(headers), label).not.toContain('x-powered-by')
  })
})

test.each([
  '/.git/config',
  '/assets/',
  '/package.json',
  '/server/main.ts',
  '/assets/../package.json',
  '/assets/%2e%2e/package.json',
  '/.env',
  '/assets/..%2f..%2fpackage.json',
])('%s is no file of the site', async url => {
  const { body, headers } = await app.inject(url)
  expect(body).not.toMatch(/"dependencies"|\[core\]|import /)
  expect(headers['content-type']).not.toBe('application/octet-stream')
})
