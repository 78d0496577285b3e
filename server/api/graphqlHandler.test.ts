import { Agent, request } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { newId } from '../kit/ids.ts'
import { readConfig } from '../platform/config.ts'
import { openImages } from '../platform/images.ts'
import { openLog } from '../platform/log.ts'
import { siteVersion } from '../platform/siteVersion.ts'
import { openStorage } from '../platform/storage.ts'
import { schema } from '../schema.ts'
import { testDatabase } from '../testing/database.ts'
import { temporaryFolder } from '../testing/folders.ts'
import { createExecutor } from './executor.ts'
import { registerGraphql } from './graphqlHandler.ts'
import { createLimiter } from './limits.ts'
import { requestContext } from './requestContext.ts'
import { createVersionedCache } from './versionedCache.ts'

const database = await testDatabase()
const config = readConfig({ PUBLIC_URL: 'https://shop.example.com', DATA_DIR: await temporaryFolder() })
const log = openLog('silent')
const storage = await openStorage(config.dataDir)
const parts = {
  config,
  database,
  storage,
  images: await openImages({ storage, dataDir: config.dataDir, log }),
  limiter: createLimiter({ database, now: () => 0 }),
  now: () => new Date('2026-11-20T10:00:00Z'),
  newId,
}
const persisted = 'query Persisted($name: String!) { shop { legalText(name: $name) { title } } }'
const app = await buildApp({
  config,
  log,
  database,
  newId,
  clientFolder: null,
  pages: (_request, reply) => reply.code(404).send(),
  doors: [
    scope =>
      registerGraphql(scope, {
        schema,
        log,
        executor: createExecutor(
          schema,
          { abc123: persisted, leave: 'mutation Leave { signOut { errors { code } } }' },
          log,
        ),
        contextOf: (request, reply) => requestContext(parts, request, reply),
        answers: createVersionedCache({
          version: () => siteVersion(database),
          day: () => '2026-11-20',
          bytesOf: answer => answer.body.length,
          mostBytes: 1_000_000,
        }),
      }),
  ],
})
afterAll(() => app.close())

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

const origin = await app.listen({ port: 0, host: '127.0.0.1' })

/** Posts over a real connection; the status once the whole answer was read. */
const statusOf = (agent: Agent, headers: Record<string, string>, body: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${origin}/graphql`, { method: 'POST', agent, headers, timeout: 5000 }, answer => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode))
        .once('error', reject)
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.once('error', reject).end(body)
  })

describe('GraphQL over HTTP', () => {
  test('answers a query with the media type of the specification', async () => {
    const answer = await post({ query: '{ viewer { isStaff account { name } } }' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/graphql-response+json; charset=utf-8',
    ])
    expect(answer.json()).toEqual({ data: { viewer: { isStaff: false, account: null } } })
  })

  test.each([
    ['an answer', { query: '{ shop { name } }' }],
    [
      'an answer with variables',
      { query: 'query ($n: String!) { shop { legalText(name: $n) { title } } }', variables: { n: 'agb' } },
    ],
    ['a refusal of permission', { query: '{ dashboard { ordersToday } }' }],
    ['a part that failed', { query: '{ shop { name } mails { totalCount } }' }],
    ['a change', { query: 'mutation { signOut { errors { code } } }' }],
    [
      'variables that do not fit',
      { query: 'query ($n: Int!) { topSellers(first: $n) { totalCount } }', variables: { n: 'x' } },
    ],
    ['a wrong field', { query: '{ shop { secret } }' }],
  ])('%s is the same by the short road as by the long one', async (_label, body) => {
    for (const accept of ['application/json', '*/*']) {
      const [short, long] = await Promise.all([post(body, { accept }), post({ ...body, extensions: {} }, { accept })])
      expect([short.statusCode, short.headers['content-type'], short.json()]).toEqual([
        long.statusCode,
        long.headers['content-type'],
        long.json(),
      ])
    }
  })

  test('answers GET, but changes nothing by it', async () => {
    const read = await app.inject({
      url: `/graphql?query=${encodeURIComponent('{ shop { name } }')}`,
      headers: { accept: 'application/json' },
    })
    expect(read.json()).toEqual({ data: { shop: { name: 'Halle & Feld' } } })
    const change = await app.inject({
      url: `/graphql?query=${encodeURIComponent('mutation { signOut { errors { code } } }')}`,
      headers: { accept: 'application/json' },
    })
    expect(change.statusCode).toBe(405)
  })

  test('is not there for other methods', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: '/graphql' })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, POST'])
    }
  })

  test('takes the language from the header', async () => {
    const query = '{ shop { legalText(name: "imprint") { title } } }'
    const titles = await Promise.all(
      ['de-AT', 'en-GB'].map(language => post({ query }, { 'accept-language': language })),
    )
    expect(titles.map(answer => answer.json().data.shop.legalText.title)).toEqual(['Impressum', 'Legal notice'])
  })

  test('runs the client’s own queries by hash, and knows no others', async () => {
    const by = (sha256Hash: string) => ({
      variables: { name: 'agb' },
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    })
    expect((await post(by('abc123'))).json()).toEqual({
      data: { shop: { legalText: { title: 'Allgemeine Geschäftsbedingungen' } } },
    })
    expect((await post(by('unknown'))).json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_IN_LIST')
  })

  test('answers the client’s own queries by GET too, and no mutation', async () => {
    const by = (sha256Hash: string, variables = '{"name":"agb"}') =>
      app.inject({
        url: `/graphql?variables=${encodeURIComponent(variables)}&extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }))}`,
        headers: { accept: 'application/graphql-response+json' },
      })
    expect((await by('abc123')).json()).toEqual({
      data: { shop: { legalText: { title: 'Allgemeine Geschäftsbedingungen' } } },
    })
    expect((await by('abc123', '{"name":')).statusCode).toBe(400)
    expect((await by('leave')).statusCode).toBe(405)
  })

  test('a missing variable of a persisted query is told, not a failure of ours', async () => {
    const answer = await post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'abc123' } } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().errors[0].message).toContain('"$name"')
  })
})

describe('bad input is refused and never our fault', () => {
  test.each([
    ['malformed JSON', '{"query": "{ viewer'],
    ['a list', '[]'],
    ['no query', '{}'],
    ['nothing', 'null'],
    ['a query of the wrong type', '{"query": 5}'],
    ['variables of the wrong type', '{"query": "{ shop { name } }", "variables": 7}'],
    ['a syntax error', JSON.stringify({ query: '{ shop {' })],
    ['an unknown field', JSON.stringify({ query: '{ shop { secret } }' })],
    ['braces that would exhaust the stack', JSON.stringify({ query: `{${'a{'.repeat(1900)}b${'}'.repeat(1900)}}` })],
    [
      'an introspection under many names',
      JSON.stringify({
        query: `{ ${Array.from({ length: 30 }, (_, i) => `n${i}: __schema { types { name } }`).join(' ')} }`,
      }),
    ],
    ['nodes without end', JSON.stringify({ query: `{ nodes(ids: [${'"UHJvZHVjdDp4" '.repeat(101)}]) { id } }` })],
    ['a document of 5,000 tokens', JSON.stringify({ query: `{ ${'viewer { isStaff } '.repeat(1500)} }` })],
    [
      'two hundred levels of introspection',
      JSON.stringify({ query: `{ __schema { types { ${'fields { type { '.repeat(40)} name ${'} }'.repeat(40)} } } }` }),
    ],
  ])('%s', async (_label, body) => {
    const answer = await post(body)
    expect(answer.statusCode).toBe(400)
    expect(JSON.stringify(answer.json())).not.toMatch(/node_modules|server\//)
  })

  test('variables that nest without end are those of nobody', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const answer = await post(`{"query": "{ shop { name } }", "variables": {"a": ${nested}}}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { shop: { name: 'Halle & Feld' } } }])
  })

  const part = (name: string, value: string) =>
    `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  test.each([
    ['no parts', '{}'],
    ['no end', part('operations', '{"query":"{ shop { name } }"}')],
    ['no operation', `${part('map', '{}')}--X--\r\n`],
    ['an operation that is no JSON', `${part('operations', '{')}--X--\r\n`],
    [
      'a path into what objects are made of',
      `${part('operations', '{"query":"{ a }"}')}${part('map', '{"0":["__proto__.a"]}')}--X--\r\n`,
    ],
  ])('a form with %s', async (_label, form) => {
    const answer = await post(form, { 'content-type': 'multipart/form-data; boundary=X' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'C400'])
  })

  test('a file that nobody wants does not block the connection', async () => {
    const query =
      'mutation ($file: Upload!) { addProductImage(input: { productId: "x", file: $file }) { errors { code } } }'
    const operation = JSON.stringify({ query, variables: { file: null } })
    const form = `${part('operations', operation)}${part('map', '{"0":["variables.file"]}')}--X\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\n\r\n${'a'.repeat(2_000_000)}\r\n--X--\r\n`
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect(await statusOf(agent, { 'content-type': 'multipart/form-data; boundary=X' }, form)).toBe(401)
    expect(await statusOf(agent, { 'content-type': 'application/json' }, '{"query":"{ shop { name } }"}')).toBe(200)
    agent.destroy()
  })

  test('an answer in parts reaches the client whole', async () => {
    const headers = { 'content-type': 'application/json', accept: 'multipart/mixed' }
    expect(await statusOf(new Agent(), headers, '{"query":"{ shop { name } }"}')).toBe(200)
  })

  test('a forged node id is nobody', async () => {
    const answer = await post({ query: '{ a: node(id: "nonsense") { id } b: node(id: "QWNjb3VudDp4") { id } }' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toEqual({ a: null, b: null })
  })

  test('another site’s page may not sign anybody out', async () => {
    const answer = await post({ query: 'mutation { signOut { errors { code } } }' }, { origin: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
  })

  test('wrong credentials are a refusal with its path', async () => {
    const query =
      'mutation { signIn(input: { email: "a@example.com", password: "x" }) { viewer { isStaff } errors { __typename code path } } }'
    expect((await post({ query })).json().data.signIn).toEqual({
      viewer: null,
      errors: [{ __typename: 'Refusal', code: 'WRONG_CREDENTIALS', path: ['input'] }],
    })
  })

  test('the eleventh sign-in within a minute waits', async () => {
    const query = 'mutation ($email: String!) { signIn(input: { email: $email, password: "x" }) { errors { code } } }'
    const answers = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const variables = { email: `a${attempt}@example.com` }
      answers.push((await post({ query, variables }, { 'x-forwarded-for': '203.0.113.9' })).json())
    }
    expect(answers[9].data.signIn.errors[0].code).toBe('WRONG_CREDENTIALS')
    expect(answers[10].errors[0].extensions.code).toBe('C429')
  })
})

test.each([
  '%00',
  '%7B',
  'x',
  '%7B%22a%22',
])('variables in the address that are no JSON are the sender’s mistake: %s', async variables => {
  const answer = await app.inject(`/graphql?query={shop{name}}&variables=${variables}`)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'C400'])
  expect((await app.inject('/graphql?query={__typename}&variables=')).statusCode).toBe(200)
})

test('browsers get GraphiQL with a nonce on every script', async () => {
  const page = await app.inject({ url: '/graphql', headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(200)
  const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))![1]!
  const scripts = page.body.match(/<script[^>]*>[\s\S]*?<\/script>/g)!
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(script => !script.startsWith(`<script nonce="${nonce}"`))).toEqual([])
  expect(page.body.split(nonce).length - 1, 'the nonce stands in the tags alone').toBe(scripts.length)
})
