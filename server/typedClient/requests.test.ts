import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type ClientOptions,
  createClient,
  LimitedError,
  ShopError,
  type TransportAnswer,
  type TransportRequest,
  UnreachableError,
} from './src/index.ts'

type Told = { status?: number; headers?: Record<string, string>; body?: unknown; text?: string }

const answerOf = ({ status = 200, headers = {}, body, text }: Told): TransportAnswer => ({
  status,
  headers: new Headers(headers),
  text: async () => text ?? JSON.stringify(body),
})

/** A client whose requests are answered in turn; an error is a connection that broke. */
function clientOf(answers: readonly (Told | Error)[], options: Partial<ClientOptions> = {}) {
  const sent: (TransportRequest & { url: string })[] = []
  const client = createClient({
    url: 'https://shop.example.com/',
    ...options,
    fetch: async (url, request) => {
      const answer = answers[sent.push({ url, ...request }) - 1]
      if (answer === undefined) throw new TypeError('nothing more was expected')
      if (answer instanceof Error) throw answer
      return answerOf(answer)
    },
  })
  return { client, sent }
}

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    found => ({ found }),
    (error: unknown) => error,
  )

const colors = { colors: { title: true } } as const
const found: Told = { body: { data: { colors: [{ title: 'Rot' }] } } }
const busy: Told = {
  status: 429,
  headers: { 'retry-after': '7' },
  body: { errors: [{ message: 'Too many requests.', extensions: { code: 'C429' } }] },
}
const away: Told = { status: 503, body: { message: 'Not available at the moment.', code: 'C503' } }

afterEach(() => {
  vi.useRealTimers()
})

test('a request says who asks, in which language, with which cart', async () => {
  const { client, sent } = clientOf([found], { key: 'shop_key', language: 'en', cartToken: 'token' })
  await client.query(colors)
  const [{ url, method, headers, body } = {} as never] = sent
  expect({ url, method, headers, body }).toEqual({
    url: 'https://shop.example.com/graphql',
    method: 'POST',
    headers: {
      ...{ accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer shop_key' },
      ...{ 'cart-token': 'token', 'accept-language': 'en' },
    },
    body: '{"query":"query { colors { title } }","variables":{}}',
  })
})

describe('what is sent again', () => {
  test('waits over a limit as long as it is told, whatever it is', async () => {
    vi.useFakeTimers()
    const { client, sent } = clientOf([
      busy,
      { body: { data: { createCart: { token: 't', expiresAt: 'then', errors: [] } } } },
    ])
    const made = client.createCart()
    await vi.advanceTimersByTimeAsync(6_999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await made).toEqual({ token: 't', expiresAt: 'then' })
    expect(client.cartToken).toBe('t')
  })

  test('is thrown where the wait is longer than somebody wants', async () => {
    const { client, sent } = clientOf([busy], { longestWaitSeconds: 6 })
    const error = await failureOf(client.query(colors))
    expect(error).toBeInstanceOf(LimitedError)
    expect(error).toMatchObject({ code: 'C429', status: 429, retryAfterSeconds: 7 })
    expect(sent).toHaveLength(1)
  })

  test('is not a mutation of several things, of which the first may be done', async () => {
    const { client, sent } = clientOf([busy])
    const cart = { createCart: { token: true }, 'other:createCart': { token: true } } as const
    expect(await failureOf(client.mutate(cart))).toBeInstanceOf(LimitedError)
    expect(sent).toHaveLength(1)
  })

  test('is a query where the shop is away, after a quarter of a second and half of one', async () => {
    vi.useFakeTimers()
    const { client, sent } = clientOf([away, new TypeError('fetch failed'), found])
    const answer = client.query(colors)
    await vi.advanceTimersByTimeAsync(250)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(500)
    expect(await answer).toEqual({ colors: [{ title: 'Rot' }] })
  })

  test('is nothing that may have been done', async () => {
    const cause = new TypeError('fetch failed')
    const { client, sent } = clientOf([cause])
    const error = await failureOf(client.createCart())
    expect(error).toBeInstanceOf(UnreachableError)
    expect(error).toMatchObject({ code: 'UNREACHABLE', status: null, cause })
    expect(sent).toHaveLength(1)
    const other = clientOf([away])
    expect(await failureOf(other.client.rest('PUT /api/v0/shop/cart', { items: [] }))).toMatchObject({
      ...{ code: 'C503', status: 503, name: 'ShopError' },
    })
    expect(other.sent).toHaveLength(1)
  })

  test('is a write of a program, under one name', async () => {
    vi.useFakeTimers()
    const { client, sent } = clientOf([new TypeError('fetch failed'), { body: { written: 1 } }], { key: 'shop_key' })
    const written = client.rest('PUT /api/v0/shop_stock', [{ order_number: 'T-1', available: 3 }])
    await vi.advanceTimersByTimeAsync(250)
    expect(await written).toEqual({ written: 1 })
    const [first, second] = sent.map(({ headers }) => headers['idempotency-key'])
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    expect(sent[0]?.body).toBe('[{"order_number":"T-1","available":3}]')
  })

  test('is not a third time what was sent thrice', async () => {
    vi.useFakeTimers()
    const { client, sent } = clientOf([away, away, away])
    const failure = failureOf(client.query(colors))
    await vi.advanceTimersByTimeAsync(750)
    expect(await failure).toMatchObject({ code: 'C503' })
    expect(sent).toHaveLength(3)
  })

  test('is nothing once somebody has ended it while it waits', async () => {
    vi.useFakeTimers()
    const { client, sent } = clientOf([busy])
    const controller = new AbortController()
    const failure = failureOf(client.query(colors, { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(1_000)
    const reason = new Error('the buyer went away')
    controller.abort(reason)
    expect(await failure).toBe(reason)
    expect(sent).toHaveLength(1)
  })
})

describe('without an answer', () => {
  const never = (_url: string, { signal }: TransportRequest): Promise<TransportAnswer> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

  test('in time a request ends', async () => {
    vi.useFakeTimers()
    const client = createClient({ url: 'https://shop.example.com', fetch: never, retries: 0 })
    const failure = failureOf(client.query(colors, { timeoutMilliseconds: 5 }))
    await vi.advanceTimersByTimeAsync(5)
    const error = await failure
    expect(error).toBeInstanceOf(UnreachableError)
    expect(error).toMatchObject({ code: 'TIMEOUT', message: 'no answer within 5 ms' })
  })

  test('a request ends when it is no longer wanted, also before it began', async () => {
    const client = createClient({ url: 'https://shop.example.com', fetch: never })
    const controller = new AbortController()
    const failure = failureOf(client.query(colors, { signal: controller.signal }))
    const reason = new Error('the buyer went away')
    controller.abort(reason)
    expect(await failure).toBe(reason)
    expect(await failureOf(client.query(colors, { signal: controller.signal }))).toBe(reason)
  })
})

describe('an answer that is none', () => {
  test.each<[string, Told, object]>([
    [
      'a page of a gateway',
      { status: 413, text: '<html>' },
      { code: 'HTTP_413', message: 'answered with 413, without JSON', status: 413 },
    ],
    [
      'a mistake of the shop, with what was found besides',
      {
        body: {
          data: { colors: null },
          errors: [{ message: 'Something went wrong.', extensions: { code: 'C500', reference: 'ab12' } }],
        },
      },
      { code: 'C500', reference: 'ab12', answer: { colors: null } },
    ],
    ['no answer at all', { body: { data: null } }, { code: 'HTTP_200', status: 200 }],
  ])('%s is an error', async (_label, answer, expected) => {
    const { client } = clientOf([answer], { retries: 0 })
    const error = await failureOf(client.query(colors))
    expect(error).toBeInstanceOf(ShopError)
    expect(error).toMatchObject(expected)
  })
})

describe('a documented path', () => {
  test('takes what stands in its braces and the rest as its query, conditions as JSON', async () => {
    const { client, sent } = clientOf([{ body: {} }, { body: {} }])
    await client.rest('GET /api/v0/shop_order/{id}', { id: 'a/b' })
    await client.rest('GET /api/v0/shop_order', { qry: { payed: true }, limit: 2, cursor: undefined })
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ['https://shop.example.com/api/v0/shop_order/a%2Fb', undefined],
      ['https://shop.example.com/api/v0/shop_order?qry=%7B%22payed%22%3Atrue%7D&limit=2', undefined],
    ])
    expect(sent.map(({ headers }) => headers['content-type'])).toEqual([undefined, undefined])
  })

  test('is written in the way that is wanted', async () => {
    const { client, sent } = clientOf([{ body: {} }, { body: {} }], { key: 'shop_key' })
    const input = { _id: 'a', tags: ['new'] }
    await client.rest('PUT /api/v0/shop_order', input, { ifMatch: 3, idempotencyKey: 'mine', atomic: true })
    await client.rest('PUT /api/v0/shop_order', input, { dryRun: true })
    const [one, other] = sent
    expect([one?.url, one?.headers['if-match'], one?.headers['idempotency-key']]).toEqual([
      'https://shop.example.com/api/v0/shop_order?atomic=true',
      '"3"',
      'mine',
    ])
    expect([other?.url, other?.headers['idempotency-key']]).toEqual([
      'https://shop.example.com/api/v0/shop_order?dry_run=true',
      undefined,
    ])
  })

  test('without what its braces name is not asked', async () => {
    const { client, sent } = clientOf([])
    expect(await failureOf(client.rest('GET /api/v0/shop_order/{id}', { id: '' }))).toEqual(
      new TypeError('GET /api/v0/shop_order/{id} needs id'),
    )
    expect(sent).toEqual([])
  })
})
