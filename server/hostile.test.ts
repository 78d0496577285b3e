import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { createExecutor } from './api/executor.ts'
import { registerGraphql } from './api/graphqlHandler.ts'
import { createLimiter } from './api/limits.ts'
import { type CachedPage, createPagesHandler, loadPageRenderer } from './api/pagesHandler.ts'
import { requestContext } from './api/requestContext.ts'
import { registerRest } from './api/rest.ts'
import { createVersionedCache, noCachedResponses } from './api/versionedCache.ts'
import { buildApp } from './app.ts'
import { registerSiteFiles } from './domains/catalogue/pages.ts'
import { freshnessOf } from './domains/settings/queries.ts'
import { newId } from './kit/ids.ts'
import { builtClient, ensureClient } from './platform/build.ts'
import { readConfig } from './platform/config.ts'
import { addImages, openImages } from './platform/images.ts'
import { openLog, silentLog } from './platform/log.ts'
import { openStorage } from './platform/storage.ts'
import { routes } from './rest.ts'
import { schema } from './schema.ts'
import { testDatabase } from './testing/database.ts'
import { temporaryFolder } from './testing/folders.ts'

/** Addresses and requests that are made to break something, at every door of the built product on an empty shop. */

const database = await testDatabase()
const config = readConfig({ PUBLIC_URL: 'https://shop.example.com', DATA_DIR: await temporaryFolder() })
const cachedPages = () =>
  createVersionedCache<CachedPage>({
    version: async () => 1,
    day: () => '2026-11-20',
    bytesOf: page => page.gzipped.length,
    mostBytes: 10_000_000,
  })
const [pages, choices] = [cachedPages(), cachedPages()]
let port = 0

beforeAll(async () => {
  await ensureClient(silentLog)
  const storage = await openStorage(config.dataDir)
  const log = openLog('silent')
  const { default: documents } = await import('../client/__generated__/persisted.json', { with: { type: 'json' } })
  const executor = createExecutor(schema, documents, log)
  const images = await openImages({ storage, dataDir: config.dataDir, log })
  const limiter = createLimiter({ database, now: () => 0, scale: 1000 })
  const parts = { config, database, storage, images, limiter, now: () => new Date(), newId }
  const contextOf = requestContext.bind(null, parts)
  const renderer = await loadPageRenderer(builtClient)
  const origin = config.publicUrl
  const app = await buildApp({
    ...{ config, log, database, newId, clientFolder: builtClient.folder },
    pages: createPagesHandler({
      ...{ renderer, executor, origin, log, contextOf, pages, choices, ownTexts: () => ({}) },
      site: freshnessOf(database, () => new Date()),
    }),
    doors: [
      scope => addImages(scope, images),
      scope => registerGraphql(scope, { schema, executor, log, contextOf, answers: noCachedResponses }),
      scope => registerRest(scope, { routes, log, contextOf }),
      scope => registerSiteFiles(scope, { origin, database }),
    ],
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  return () => app.close()
}, 120_000)

type Answer = { status: number; headers: Map<string, string>; text: string }

/** Sends bytes as they are; clients would mend them. */
async function sent(request: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  let answer = ''
  socket.on('data', chunk => {
    answer += String(chunk)
  })
  socket.write(request, 'latin1')
  await once(socket, 'close')
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = new Map(
    fields.map(field => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 2)]),
  )
  return { status: Number(line.split(' ')[1]), headers, text: body.join('\r\n\r\n') }
}

const get = (path: string, accept = 'text/html') =>
  sent(`GET ${path} HTTP/1.1\r\nHost: shop.example.com\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`)

/** Addresses of other sites that an answer names in its headers or links to; the demo shop links to none. */
function linksElsewhere({ headers, text }: Answer): string[] {
  const links = [...text.matchAll(/(?:href|src|action|content)="([^"]*)"/g)].map(([, link]) =>
    link!.replaceAll('&amp;', '&'),
  )
  return [...links, headers.get('location') ?? ''].filter(link => /evil/.test(new URL(link, config.publicUrl).host))
}

/** What an answer must not tell of: stacks, files and modules of ours, codes of the runtime. */
const inside = /node_modules|\bat \S+ \(|\/server\/|\.ts:|ERR_[A-Z]|FST_/

const doors: Readonly<Record<string, string>> = {
  'a page': '',
  'an English page': '/en',
  'the admin centre': '/admincenter',
  'a moved page': '/admincenter/shop',
  'a secret page': '/order/1',
  'files of the client': '/assets',
  pictures: '/images',
  'files of the shop': '/api/v0/download',
  'documented paths': '/api/v0',
  GraphQL: '/graphql',
  sitemaps: '/sitemaps',
}

describe.each(Object.entries(doors))('%s', (_name, root) => {
  test.each(['/%zz', '/%E2%82', '/%ED%A0%80'])('%s is no address', async tail => {
    const page = await get(root + tail)
    expect([page.status, page.headers.get('x-content-type-options')]).toEqual([400, 'nosniff'])
    const { status, text } = await get(root + tail, 'application/json')
    const message = 'The address is not a valid URL.'
    expect([status, JSON.parse(text)]).toEqual([400, { message, code: 'C400', fields: [{ path: '', message }] }])
  })

  test.each([
    ['//evil.example', '/evil.example'],
    ['///evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/%2F%2Fevil.example', '/evil.example'],
    ['/%2fevil.example', '/evil.example'],
    ['/%5Cevil.example', '/evil.example'],
    ['/%5c%5cevil.example?a=//b', '/evil.example?a=//b'],
    ['/..//evil.example', '/../evil.example'],
    ['/%2e%2e//evil.example', '/%2e%2e/evil.example'],
  ])('%s leads to %s of this site', async (tail, even) => {
    const answer = await get(root + tail)
    expect([answer.status, answer.headers.get('location'), answer.text]).toEqual([308, root + even, ''])
    // It changes nothing: only what reads is led on.
    const posted = await sent(
      `POST ${root}${tail} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
    expect([posted.status, posted.headers.get('location')]).toEqual([404, undefined])
  })

  test.each([
    '/%E2%82%AC',
    '/%F0%9F%92%A9',
    '/%0d%0aset-cookie:%20a=b',
    '/%0D%0A%0D%0A<script>',
    '/%00',
    '/%7F',
    '/%09/evil.example',
    '/..%2f..%2f..%2fetc%2fpasswd',
    `/${'a'.repeat(600)}`,
    '/\'"><script>',
    '/?x=%zz&__proto__=1&constructor=%00',
  ])('%s is answered, and no fault of ours', async tail => {
    for (const accept of ['text/html', 'application/json']) {
      const answer = await get(root + tail, accept)
      expect([200, 301, 302, 400, 404]).toContain(answer.status)
      expect(linksElsewhere(answer)).toEqual([])
      expect(answer.headers.get('set-cookie')).toBeUndefined()
      if (answer.status < 400) continue
      expect(answer.text).not.toMatch(inside)
      if (/json/.test(answer.headers.get('content-type')!)) {
        expect(JSON.parse(answer.text)).toMatchObject({ message: expect.any(String), code: expect.any(String) })
      } else expect(answer.text).toContain('</html>')
    }
  })
})

describe('headers', () => {
  test.each([
    ['/admincenter/shop/%E2%82%AC', '/admincenter/%E2%82%AC'],
    ['/en/admincenter/shop/%E2%82%AC', '/en/admincenter/%E2%82%AC'],
    ['/admincenter/shop/%0d%0aset-cookie:%20a=b', '/admincenter/%0d%0aset-cookie:%20a=b'],
    ['/admincenter/shop/a%252Fb', '/admincenter/a%252Fb'],
    ['/admincenter/shop/<b>', '/admincenter/%3Cb%3E'],
  ])('%s moved to %s', async (path, there) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([301, there, undefined])
  })

  test('a stranger is led to sign in, and back to the very page; neither is kept or told on', async () => {
    const { status, headers } = await get('/en/account/data/%E2%82%AC-secret?tab=x')
    expect([status, headers.get('location')]).toEqual([
      302,
      '/en/login?next=%2Fen%2Faccount%2Fdata%2F%25E2%2582%25AC-secret',
    ])
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
  })
})

describe('requests that are none', () => {
  const host = 'Host: a\r\nConnection: close\r\n\r\n'
  test.each([
    ['an unknown method', `FOO / HTTP/1.1\r\n${host}`, 400, 'There is no such method.'],
    ['no HTTP', 'hello\r\n\r\n', 400, 'There is no such method.'],
    ['another version', `GET / HTTP/9.9\r\n${host}`, 400, 'This is no HTTP request that can be read.'],
    ['a tab in the address', `GET /\tevil HTTP/1.1\r\n${host}`, 400, 'The address is not a valid URL.'],
    ['bytes in the address', `GET /\xe9 HTTP/1.1\r\n${host}`, 400, 'The address is not a valid URL.'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'The request names no host.'],
    [
      'a host that is none',
      'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n',
      400,
      'The request names no host.',
    ],
    [
      'an endless address',
      `GET /${'a'.repeat(17_000)} HTTP/1.1\r\n${host}`,
      431,
      'The address and the headers are too long.',
    ],
    [
      'an endless header',
      `GET / HTTP/1.1\r\nX: ${'a'.repeat(17_000)}\r\n${host}`,
      431,
      'The address and the headers are too long.',
    ],
    [
      'countless headers',
      `GET / HTTP/1.1\r\n${'a:1\r\n'.repeat(5_000)}${host}`,
      431,
      'The address and the headers are too long.',
    ],
    ['an expectation', `GET / HTTP/1.1\r\nExpect: more\r\n${host}`, 417, 'What the request expects is not offered.'],
    [
      'two lengths',
      `POST /graphql HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n${host}`,
      400,
      'This is no HTTP request that can be read.',
    ],
    [
      'no length',
      `POST /graphql HTTP/1.1\r\nContent-Length: x\r\n${host}`,
      400,
      'This is no HTTP request that can be read.',
    ],
  ])('%s', async (_label, request, status, message) => {
    const answer = await sent(request)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      ...[status, 'application/json; charset=utf-8', 'no-store'],
    ])
    expect(answer.text).toContain(JSON.stringify({ message, code: 'C400', fields: [{ path: '', message }] }))
    expect(answer.text).not.toMatch(inside)
  })

  test.each(['PROPFIND', 'TRACE', 'LINK'])('%s is no way to ask for anything here', async method => {
    const { status, text } = await sent(`${method} /api/v0/products HTTP/1.1\r\n${host}`)
    expect([status, JSON.parse(text)]).toEqual([404, { message: 'There is no such path.', code: 'NO_ROUTE' }])
  })

  test('a whole address in the request line stands for its path', async () => {
    const { status, headers } = await sent(`GET http://evil.example/admincenter/shop/x HTTP/1.1\r\n${host}`)
    expect([status, headers.get('location')]).toEqual([301, '/admincenter/x'])
  })
})

describe('kept pages', () => {
  const nonceless = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/nonce-[^']*'/g, '')

  test('take what they know of an address and nothing else, whoever asks first', async () => {
    const poisoned = await get('/en/help?utm_source=%3Cscript%3E&x=//evil.example&help')
    expect(poisoned.status).toBe(200)
    expect(poisoned.text).not.toMatch(/utm_source|evil/)
    const before = pages.size().answers
    for (const other of ['/en/help', '/EN/HELP', '/en/%68elp/', '/en//help?a=1', '/en/help?a=2#b']) {
      const { status, text, headers } = await get(other)
      if (status === 308) expect(headers.get('location')).toBe('/en/help?a=1')
      else expect(nonceless(text)).toBe(nonceless(poisoned.text))
    }
    expect(pages.size().answers).toBe(before)
  })

  test('are one for a search, however its parameters are written', async () => {
    const one = await get('/search?q=hose&fit=women,men&sort=newest')
    const before = choices.size().answers
    for (const search of [
      'sort=newest&q=++hose+&fit=men,women,men',
      'x=1&fit=women,men,dwarfs&q=hose&sort=newest&from=&q=y',
    ]) {
      expect(nonceless((await get(`/search?${search}`)).text)).toBe(nonceless(one.text))
    }
    expect(choices.size().answers).toBe(before)
  })
})

test.each(
  routes.filter(({ method }) => method === 'GET').map(({ path }) => path),
)('an answer of %s is kept by nobody', async path => {
  const { status, headers } = await get(path.replaceAll(/\{\w+\}/g, 'x'), 'application/json')
  expect(status).toBeLessThan(500)
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['a query', '{"query":"{ viewer { cart { pieceCount } } }"}'],
  ['what everybody is answered alike', '{"query":"{ shop { name } }"}'],
  ['a mistake', '{"query":"{"}'],
])('an answer of GraphQL to %s is kept by nobody', async (_label, body) => {
  const { status, headers } = await sent(
    `POST /graphql HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  expect(status).toBeLessThan(500)
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['/', 'private, no-cache', 'strict-origin-when-cross-origin'],
  ['/help', 'private, no-cache', 'strict-origin-when-cross-origin'],
  ['/cart', 'no-store', 'strict-origin-when-cross-origin'],
  ['/checkout', 'no-store', 'strict-origin-when-cross-origin'],
  ['/favourites', 'no-store', 'strict-origin-when-cross-origin'],
  ['/signup', 'no-store', 'strict-origin-when-cross-origin'],
  ['/login?next=%2Fcart', 'no-store', 'no-referrer'],
  ['/account', 'no-store', 'strict-origin-when-cross-origin'],
  ['/admincenter', 'no-store', 'strict-origin-when-cross-origin'],
  ['/admincenter/orders', 'no-store', 'strict-origin-when-cross-origin'],
  ['/order/24-1/token', 'no-store', 'no-referrer'],
  ['/order/24-1/token/placed', 'no-store', 'no-referrer'],
  ['/verify/token', 'no-store', 'no-referrer'],
  ['/resetPassword/token', 'no-store', 'no-referrer'],
  ['/reset2FA/token', 'no-store', 'no-referrer'],
  ['/invitation/token', 'no-store', 'no-referrer'],
  ['/confirmEmail/token', 'no-store', 'no-referrer'],
])('%s is kept as "%s" and told on as "%s"', async (path, cacheControl, referrerPolicy) => {
  for (const prefix of ['', '/en']) {
    const { status, headers } = await get(prefix + path)
    expect(status).toBeLessThan(500)
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([cacheControl, referrerPolicy])
  }
})
