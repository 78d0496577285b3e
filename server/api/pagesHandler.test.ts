import { once } from 'node:events'
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { Settings } from '../domains/settings/rules.ts'
import { guestViewer } from '../kit/viewer.ts'
import { addSecurityHeaders } from '../platform/http.ts'
import { silentLog } from '../platform/log.ts'
import type { PageRenderer } from '../platform/pageRenderer.ts'
import { TooMany } from './context.ts'
import type { Executor } from './executor.ts'
import { type CachedPage, createPagesHandler } from './pagesHandler.ts'
import { createVersionedCache } from './versionedCache.ts'

const script = 'run()'
const bodyOf = (text: string, nonce: string | null) =>
  Buffer.from(`<p>${text}</p><script${nonce === null ? '' : ` nonce="${nonce}"`}>${script}</script>`)

/** A page that asks one query: it fails where that is not answered, is personal below `/mine`, and else for everybody. */
const renderer: PageRenderer = {
  sharedUrl(url) {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (pathname.startsWith('/mine')) return null
    const word = searchParams.get('q')
    return pathname.toLowerCase() + (word ? `?q=${word}` : '')
  },
  async render({ url, nonce, execute, report, signal }) {
    drawn += 1
    const page = { headers: { 'content-type': 'text/html' }, redirect: null, isPersonal: url.startsWith('/mine') }
    if (url.startsWith('/slow')) {
      await once(signal, 'abort')
      throw signal.reason
    }
    const operation = { id: url, name: 'Page', kind: 'query', variables: {}, language: 'de' } as const
    try {
      const { data } = (await execute(operation)) as { data?: string }
      if (data === undefined) throw new Error('the answer holds no data')
      return {
        ...page,
        status: url.startsWith('/lost') ? 404 : 200,
        body: bodyOf(`${url} ${data}`, nonce),
        scripts: [script],
        services: [],
      }
    } catch (error) {
      report(error)
      return { ...page, status: 500, isPersonal: true, body: Buffer.from('<p>failed</p>'), scripts: [], services: [] }
    }
  },
}

let asked = 0
let drawn = 0
/** What the log was told of faults. */
const faults: string[] = []
/** The answer of a page that changes now and then. */
let steady = 'as it was'
const answers: Record<string, () => Awaited<ReturnType<Executor['run']>>> = {
  '/away': () => ({ answer: { errors: [{}] }, failure: { status: 503, headers: { 'retry-after': '5' } } }),
  '/steady': () => ({ answer: { data: steady }, failure: null }),
  '/broken': () => ({ answer: { errors: [{}] }, failure: null }),
  '/limited': () => {
    throw new TooMany(7)
  },
}
const executor: Pick<Executor, 'run' | 'isShared'> = {
  isShared: hash => hash === '/frame',
  async run(hash) {
    asked += 1
    return answers[hash]?.() ?? { answer: { data: `answer ${asked}` }, failure: null }
  },
}

let version = 1
const cachedPages = () =>
  createVersionedCache<CachedPage>({
    version: async () => version,
    day: () => '2026-11-20',
    bytesOf: () => 100,
    mostBytes: 10_000,
  })
const [pages, choices] = [cachedPages(), cachedPages()]
const app = fastify()
app.setErrorHandler((error: Error, _request, reply) => {
  faults.push(error.message)
  return reply.code(500).send()
})
addSecurityHeaders(app, 'https://shop.example.com')
await app.register(cookie)
app.get(
  '/*',
  createPagesHandler({
    renderer,
    executor,
    origin: 'https://shop.example.com',
    log: { ...silentLog, error: (_fields, message) => void faults.push(message) },
    contextOf: async () => ({ viewer: guestViewer() }) as never,
    pages,
    choices,
    ownTexts: () => ({}),
    site: { version: async () => version, settings: () => new Settings({}) },
  }),
)
const textOf = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).body.replace(/nonce="[^"]*"/, 'nonce')

test.each([
  ['the database is away', '/away', 503, '5'],
  ['somebody asks too often', '/limited', 429, '7'],
  ['the fault is ours', '/broken', 500, undefined],
])('a page that fails says why by its status: %s', async (_label, url, status, retryAfter) => {
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([status, retryAfter, '<p>failed</p>'])
})

test('visitors who ask together share a page for everybody', async () => {
  const pages = await Promise.all([textOf('/jerseys'), textOf('/jerseys'), textOf('/jerseys')])
  expect(new Set(pages).size).toBe(1)
})

test.each([
  ['a page of one’s own', '/mine', {}],
  ['a page for a session', '/balls', { cookie: 'session=x' }],
  ['a page for a cart', '/balls', { cookie: 'visitor=x' }],
  ['a page for a key', '/balls', { authorization: 'Bearer x' }],
])('%s is rendered for each, also for those who ask together', async (_label, url, headers) => {
  const pages = await Promise.all([textOf(url, headers), textOf(url, headers), textOf(url, headers)])
  expect(new Set(pages).size).toBe(3)
})

test('visitors with carts who ask together share what frames the page, and the next reads it anew', async () => {
  asked = 0
  const cart = { cookie: 'visitor=x' }
  await Promise.all(Array.from({ length: 9 }, () => textOf('/frame', cart)))
  expect(asked).toBeLessThan(4)
  expect(await textOf('/frame', cart)).not.toBe(await textOf('/frame', cart))
})

test.each([
  ['a session', { cookie: 'session=x' }],
  ['a key', { authorization: 'Bearer x' }],
])('what frames the page is not shared with %s', async (_label, headers: Record<string, string>) => {
  asked = 0
  await Promise.all([textOf('/frame', headers), textOf('/frame', headers), textOf('/frame', headers)])
  expect(asked).toBe(3)
})

describe('what is kept', () => {
  test.each([
    '/shoes',
    '/shoes?utm_source=a',
    '/shoes?%3Cscript%3E=1',
    '/SHOES?',
    '/shoes?q=',
  ])('for %s is the page of its address, whatever else is asked for with it', async url => {
    const first = await textOf('/shoes?gclid=first&x=//evil.example')
    expect(first).toMatch(/^<p>\/shoes answer \d+<\/p><script>run\(\)<\/script>$/)
    expect(await textOf(url)).toBe(first)
  })

  test('is asked for anew after each change, and drawn anew only where the answers are others', async () => {
    const first = await textOf('/steady')
    drawn = 0
    version += 1
    expect([await textOf('/steady'), await textOf('/steady')]).toEqual([first, first])
    expect(drawn).toBe(0)
    version += 1
    steady = 'changed'
    expect(await textOf('/steady')).toContain('changed')
    expect(await textOf('/steady')).toContain('changed')
    expect(drawn).toBe(1)
  })

  test('is not given again when the database is away', async () => {
    await textOf('/steady')
    version += 1
    const before = answers['/steady']!
    answers['/steady'] = answers['/away']!
    expect((await app.inject('/steady')).statusCode).toBe(503)
    answers['/steady'] = before
    expect((await app.inject('/steady')).statusCode).toBe(200)
  })

  test('takes no more room for addresses that mean nothing', async () => {
    await textOf('/hats')
    const before = [pages.size().answers, choices.size().answers]
    await Promise.all(Array.from({ length: 300 }, (_, i) => textOf(`/hats?made-up=${i}&${i}`)))
    expect([pages.size().answers, choices.size().answers]).toEqual(before)
  })

  test('for addresses with parameters never takes the place of those without', async () => {
    const kept = await textOf('/bags')
    // Each counts 100 bytes and its key; all places of their own are taken several times.
    for (let i = 0; i < 300; i += 1) await textOf(`/bags?q=${i}`)
    expect(choices.size().answers).toBeLessThan(100)
    expect(await textOf('/bags')).toBe(kept)
  })
})

/** Of `run()`, by `printf 'run()' | openssl dgst -sha256 -binary | base64`. */
const ofScript = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='"

test.each([
  ['nothing compressed', {}],
  ['gzip', { 'accept-encoding': 'gzip' }],
])('a kept page runs its own scripts by their checksums, for who takes %s', async (_label, headers: Record<
  string,
  string
>) => {
  const [first, second] = [await app.inject({ url: '/socks', headers }), await app.inject({ url: '/socks', headers })]
  expect(first.headers['content-security-policy']).toContain(
    `; script-src ${ofScript} 'strict-dynamic'; style-src 'self'; style-src-attr`,
  )
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  const plain = headers['accept-encoding'] ? gunzipSync(first.rawPayload).toString() : first.body
  expect(plain).toMatch(/<script>run\(\)<\/script>$/)
})

test('a page that must not be kept runs them so as well, and one for somebody known by a nonce', async () => {
  const lost = await app.inject('/lost')
  expect([lost.statusCode, lost.headers['content-security-policy']]).toEqual([404, expect.stringContaining(ofScript)])
  const own = await app.inject({ url: '/socks', headers: { cookie: 'visitor=x' } })
  const nonce = /<script nonce="([^"]{24})">/.exec(own.body)?.[1]
  expect(own.headers['content-security-policy']).toContain(
    `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`,
  )
  expect(own.headers['content-security-policy']).not.toContain('sha256')
})

test.each([
  ['a page for everybody', '/gloves', {}, 'private, no-cache'],
  ['the same for somebody with a cart', '/gloves', { cookie: 'visitor=x' }, 'private, no-cache'],
  ['the same for a session', '/gloves', { cookie: 'session=x' }, 'no-store'],
  ['the same for a key', '/gloves', { authorization: 'Bearer x' }, 'no-store'],
  ['a page of one’s own', '/mine', {}, 'no-store'],
  ['a page that failed', '/broken', {}, 'no-store'],
])('%s says who may keep it', async (_label, url, headers: Record<string, string>, expected) => {
  expect((await app.inject({ url, headers })).headers['cache-control']).toBe(expected)
})

test('a visitor who leaves is no fault of ours', async () => {
  faults.length = 0
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const answered = new Promise<number>(resolve => {
    app.server.once('request', (_request, response) => response.once('close', () => resolve(response.statusCode)))
  })
  const socket = connect(Number(port), hostname)
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\nCookie: visitor=x\r\n\r\n')
  setTimeout(() => socket.destroy(), 50)
  await answered
  await app.close()
  expect(faults).toEqual([])
})
