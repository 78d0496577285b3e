import { once } from 'node:events'
import { connect } from 'node:net'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSecurityHeaders } from '../platform/http.ts'
import { silentLog } from '../platform/log.ts'
import type { PageRenderer } from '../platform/pageRenderer.ts'
import { TooMany } from './context.ts'
import type { Executor } from './executor.ts'
import { createFreshAnswers } from './freshAnswers.ts'
import { createPagesHandler, type KeptPage } from './pagesDoor.ts'

/** A page that asks one query: it fails where that is not answered, is personal below `/mine`, and else for everybody. */
const renderer: PageRenderer = {
  async render({ url, nonce, execute, report, signal }) {
    const page = { headers: { 'content-type': 'text/html' }, redirect: null, isPersonal: url.startsWith('/mine') }
    if (url.startsWith('/slow')) {
      await once(signal, 'abort')
      throw signal.reason
    }
    const operation = { id: url, name: 'Page', kind: 'query', variables: {}, language: 'de' } as const
    try {
      const { data } = (await execute(operation)) as { data?: string }
      if (data === undefined) throw new Error('the answer holds no data')
      return { ...page, status: 200, body: Buffer.from(`<p nonce="${nonce}">${url} ${data}</p>`) }
    } catch (error) {
      report(error)
      return { ...page, status: 500, isPersonal: true, body: Buffer.from('<p>failed</p>') }
    }
  },
}

let asked = 0
/** What the log was told of faults. */
const faults: string[] = []
const answers: Record<string, () => Awaited<ReturnType<Executor['run']>>> = {
  '/away': () => ({ answer: { errors: [{}] }, failure: { status: 503, headers: { 'retry-after': '5' } } }),
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
    contextOf: async () => ({}) as never,
    pages: createFreshAnswers<KeptPage>({
      version: async () => 1,
      day: () => '2026-11-20',
      bytesOf: () => 100,
      mostBytes: 10_000,
    }),
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
])('what frames the page is not shared with %s', async (_label, headers) => {
  asked = 0
  await Promise.all([textOf('/frame', headers), textOf('/frame', headers), textOf('/frame', headers)])
  expect(asked).toBe(3)
})

test.each(['//', '//evil.example/cart', '/\\evil.example', '///cart'])('%s stays on this site', async url => {
  const { statusCode, body } = await app.inject({ url: `https://shop.example.com${url}` })
  expect([statusCode, /<p [^>]*>\/[^/\\]/.test(body) || body.includes('>/ ')]).toEqual([200, true])
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
