import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { newId } from './kit/ids.ts'
import { NotAllowed } from './kit/refusals.ts'
import { readConfig } from './platform/config.ts'
import { openLog } from './platform/log.ts'
import { testDatabase } from './testing/database.ts'

const database = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'shop-client-'))
await mkdir(join(folder, 'assets'), { recursive: true })
await mkdir(join(folder, '.vite'))
await writeFile(join(folder, 'assets/main-abc.js'), 'console.log(1)')
await writeFile(join(folder, 'assets/main-abc.js.br'), 'compressed beforehand')
await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
await writeFile(join(folder, '.vite/manifest.json'), '{}')
const seen: unknown[] = []
const readers: Readable[] = []
const app = await buildApp({
  config: { publicUrl: 'https://shop.example.com', trustProxy: 'loopback' },
  log: openLog('silent'),
  database,
  newId,
  clientFolder: folder,
  doors: [
    scope => {
      scope.post('/api/v0/echo', request => {
        seen.push(request.body)
        return { body: request.body }
      })
      scope.get('/api/leave', { config: { changesState: true } }, () => ({ ok: true }))
      scope.addContentTypeParser('multipart/form-data', (_request, body, done) => {
        body.on('end', () => done(null, {})).resume()
      })
      scope.post('/api/slow', { config: { bodyMilliseconds: 200 } }, async () => ({ ok: true }))
      scope.post(
        '/api/hasty',
        { config: { bodyMilliseconds: 200 }, onRequest: (_request, reply) => void reply.send({ ok: true }) },
        () => ({}),
      )
      scope.get('/api/broken', () => {
        throw new Error('select * from secrets')
      })
      scope.get('/api/away', () => {
        throw Object.assign(new Error('terminating connection'), { code: '57P01' })
      })
      scope.get('/api/closed', () => {
        throw new NotAllowed(true)
      })
      scope.get('/api/endless', (_request, reply) => {
        const endless = new Readable({ read: () => endless.push(Buffer.alloc(65_536)) })
        readers.push(endless)
        return reply.send(endless)
      })
      scope.get('/api/large', () => ({ text: 'a'.repeat(5_000) }))
    },
  ],
  pages: (request, reply) => {
    if (request.url === '/broken') throw new Error('no page')
    return reply.type('text/html').send(`<script nonce="${reply.pageNonce()}">1</script>`)
  },
})
beforeAll(() => app.ready().then(() => {}))
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v0/echo',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('bad input', () => {
  it.each([
    ['no JSON', '{"a":', {}, 400, 'The body is not valid JSON.'],
    ['nothing', '', {}, 400, 'The body is empty.'],
    ['a poisoned object', '{"__proto__":{"admin":true}}', {}, 400, 'The body is not valid JSON.'],
    ['a huge body', JSON.stringify('x'.repeat(1_000_001)), {}, 413, 'The body is too large.'],
    [
      'plain text',
      'hello',
      { 'content-type': 'text/plain' },
      415,
      'This type of body is not understood; send application/json.',
    ],
  ])('%s is refused and reaches nobody', async (_name, payload, headers, status, message) => {
    seen.length = 0
    const answer = await post(payload, headers)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ message, code: 'C400', fields: [{ path: '', message }] })
    expect(seen).toEqual([])
  })

  it('an address that is no URL is refused', async () => {
    const answer = await app.inject('/%zz')
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'C400'])
  })

  it.each(['/api/v0/nothing', '/api/v0/nothing/', '/api', '/api/'])('%s is no route', async url => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await app.inject({ method, url })
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'There is no such path.', code: 'NO_ROUTE' }])
    }
  })

  it.each([
    ['that is waited for', '/api/slow', 'shop.example.com', 408],
    ['that nobody waits for', '/api/hasty', 'shop.example.com', 200],
    ['that another site sends', '/api/slow', 'evil.example', 403],
  ])('a body %s and does not arrive in time ends the connection', async (_name, path, site, status) => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    if (address === null || typeof address === 'string') throw new TypeError('no port')
    const socket = connect(address.port, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\norigin: https://${site}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":`,
    )
    let answer = ''
    socket.on('data', chunk => {
      answer += String(chunk)
    })
    await once(socket, 'close')
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

it('a file may come over a slow line, for as long as its size explains', async () => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new TypeError('no port')
  const socket = connect(address.port, '127.0.0.1')
  const [headers, rest] = ['content-type: multipart/form-data; boundary=b', 'x'.repeat(63_990)]
  socket.write(
    `POST /api/slow HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\ncontent-length: 64000\r\n\r\n0123456789`,
  )
  let answer = ''
  socket.on('data', chunk => {
    answer += String(chunk)
  })
  // Longer than other bodies may take here.
  setTimeout(() => socket.write(rest), 500)
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

describe('patience', () => {
  it('lets a request last as long as a large file may take', () => {
    expect(app.server.requestTimeout).toBe(610_000)
  })

  it('ends for whoever stops reading', async () => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const patience = app.server.timeout
    app.server.timeout = 100
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1').pause()
    try {
      const asked = once(app.server, 'request')
      socket.write('GET /api/endless HTTP/1.1\r\nhost: shop.example.com\r\n\r\n')
      await asked
      await expect.poll(() => readers.map(({ destroyed }) => destroyed)).toEqual([true])
    } finally {
      app.server.timeout = patience
      socket.destroy()
    }
    expect(patience).toBe(600_000)
  })
})

describe('a foreign origin', () => {
  it.each([
    ['the public origin', { origin: 'https://shop.example.com' }, 200],
    ['the host that was asked', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
    ['a program without an origin', {}, 200],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['another port', { origin: 'http://localhost:4000', host: 'localhost:3000' }, 403],
    ['a browser that hides the origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('changes nothing: %s', async (_name, headers: Record<string, string>, status) => {
    seen.length = 0
    const answer = await post('{}', headers)
    expect(answer.statusCode).toBe(status)
    expect(seen).toHaveLength(status === 200 ? 1 : 0)
    if (status === 403)
      expect(answer.json()).toEqual({ message: 'This request comes from another site.', code: 'C100' })
  })
})

describe('what changes something although it is only read', () => {
  it.each([
    ['an address that was typed', { 'sec-fetch-site': 'none' }, 200],
    ['a page of this site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a program', {}, 200],
    ['a link on another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a script of another site', { origin: 'https://evil.example' }, 403],
  ])('is done for %s or is not', async (_name, headers: Record<string, string>, status) => {
    expect((await app.inject({ url: '/api/leave', headers })).statusCode).toBe(status)
  })
})

describe('failures', () => {
  it('of ours show a reference and nothing of the inside', async () => {
    const answer = await app.inject('/api/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'C500' })
    expect(answer.body).not.toContain('secrets')
  })

  it('of the database ask to come again', async () => {
    const answer = await app.inject('/api/away')
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'C503'])
  })

  it('to be allowed are told as such', async () => {
    const answer = await app.inject('/api/closed')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'C100'])
  })

  it('of a page are a page', async () => {
    const answer = await app.inject({ url: '/broken', headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('Das hat nicht geklappt')
  })
})

describe('answers', () => {
  it('run only scripts that carry the nonce of this very answer', async () => {
    const [first, second] = [await app.inject('/'), await app.inject('/')]
    const nonce = /nonce="([^"]{24})"/.exec(first.body)?.[1]
    expect(first.headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
    expect(second.body).not.toContain(nonce)
  })

  it('that show what is edited as visitors would see it stand in frames of this site, and no others do', async () => {
    const framedBy = async (url: string) =>
      /frame-ancestors ([^;]+)/.exec(String((await app.inject(url)).headers['content-security-policy']))?.[1]
    const preview = 'admincenter/preview/products/p1'
    expect([await framedBy(`/${preview}`), await framedBy(`/en/${preview}`)]).toEqual(["'self'", "'self'"])
    expect([await framedBy('/admincenter/products/p1'), await framedBy(`/x/${preview}`)]).toEqual(["'none'", "'none'"])
  })

  it('that are no page may run nothing', async () => {
    const { headers } = await app.inject('/api/large')
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('are compressed as the asker understands it', async () => {
    const ask = (encoding: string) => app.inject({ url: '/api/large', headers: { 'accept-encoding': encoding } })
    const text = JSON.stringify({ text: 'a'.repeat(5_000) })
    const [br, gzip, none] = [await ask('gzip, deflate, br'), await ask('gzip'), await ask('identity')]
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text)
    expect(none.body).toBe(text)
  })

  it('keep hashed assets for good and send the copy that was compressed beforehand', async () => {
    const plain = await app.inject('/assets/main-abc.js')
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      'console.log(1)',
      'public, max-age=31536000, immutable',
    ])
    expect(Object.keys(plain.headers)).not.toEqual(expect.arrayContaining(['etag']))
    expect(Object.keys(plain.headers)).not.toEqual(expect.arrayContaining(['last-modified']))
    const compressed = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } })
    expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['compressed beforehand', 'br'])
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400')
    expect((await app.inject('/.vite/manifest.json')).headers['content-type']).toBe('text/html')
  })

  it('tell whether the process lives and can serve', async () => {
    for (const url of ['/health/live', '/health/ready']) {
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
    }
  })
})

describe('a proxy', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  const linesOf = async (trustProxy: string | null, remoteAddress: string, headers: Record<string, string>) => {
    const lines: string[] = []
    const log = pino({ level: 'warn', base: null }, { write: line => void lines.push(line) })
    const asked = await buildApp({
      config: { publicUrl: 'https://shop.example.com', trustProxy },
      ...{ log, database, newId, clientFolder: null, pages: null },
      doors: [scope => void scope.get('/api/where', request => ({ address: request.ip }))],
    })
    const addresses: string[] = []
    for (let i = 0; i < 3; i += 1) {
      addresses.push((await asked.inject({ url: '/api/where', headers, remoteAddress })).json().address)
    }
    await asked.close()
    return { addresses: [...new Set(addresses)], lines }
  }
  const byDefault = readConfig({}).trustProxy

  it('on this machine is believed, as nobody else is by default', async () => {
    expect(await linesOf(byDefault, '127.0.0.1', forwarded)).toEqual({ addresses: ['203.0.113.9'], lines: [] })
  })

  it.each([
    '10.0.0.5',
    '172.17.0.1',
    '192.168.1.1',
    '169.254.1.1',
    'fd00::1',
  ])('at %s is not believed unless it is named, and the log says so once without its address', async peer => {
    const { addresses, lines } = await linesOf(byDefault, peer, forwarded)
    expect(addresses).toEqual([peer])
    expect(lines.map(line => JSON.parse(line).msg)).toEqual([
      'X-Forwarded-For came from an address that TRUST_PROXY does not name and was not believed; if that is your proxy, name it there',
    ])
    expect(lines.join()).not.toContain(peer)
    expect(await linesOf(`loopback, ${peer}`, peer, forwarded)).toEqual({ addresses: ['203.0.113.9'], lines: [] })
  })

  it.each([
    ['who names nobody', byDefault, {}],
    ['where nobody is believed by choice', null, forwarded],
  ])('%s is nothing to speak of', async (_label, trustProxy, headers: Record<string, string>) => {
    expect(await linesOf(trustProxy, '10.0.0.5', headers)).toEqual({ addresses: ['10.0.0.5'], lines: [] })
  })
})

it.each([
  ['the proxy’s word', 'loopback', '203.0.113.9'],
  ['nobody’s word', null, '127.0.0.1'],
])('takes %s for where a request came from', async (_label, trustProxy, address) => {
  const trusting = await buildApp({
    config: { publicUrl: 'https://shop.example.com', trustProxy },
    ...{ log: openLog('silent'), database, newId, clientFolder: null, pages: null },
    doors: [scope => void scope.get('/api/where', request => ({ address: request.ip }))],
  })
  const answer = await trusting.inject({ url: '/api/where', headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(answer.json()).toEqual({ address })
  await trusting.close()
})
