import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserExecute, type GraphQLRequest } from './network.ts'

const request = { name: 'SaveMutation', id: 'hash', kind: 'mutation', variables: {} } as GraphQLRequest
const answer = { data: { saved: true } }

const idleAnswer = () =>
  new Response(JSON.stringify(answer), { headers: { 'x-session-ended': 'idle', 'x-request-id': 'ref-1' } })

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'tab', setItem: () => undefined })
  vi.stubGlobal('fetch', async () => idleAnswer())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a request whose session has ended goes on as a guest’s', async () => {
  expect(await browserExecute('de', async () => 'goOn')(request)).toEqual(answer)
})

test('a request whose session has ended is refused as not signed in, where entries would be lost', async () => {
  const onIdleEnd = vi.fn(async () => 'refuse' as const)
  await expect(browserExecute('de', onIdleEnd)(request)).rejects.toMatchObject({ status: 401, reference: 'ref-1' })
  expect(onIdleEnd.mock.calls).toEqual([['mutation']])
})

test('nobody waits for a request once the page is being left', async () => {
  const answered = browserExecute('de', async () => 'leave')(request)
  expect(await Promise.race([answered, new Promise(resolve => setImmediate(resolve, 'still waiting'))])).toBe(
    'still waiting',
  )
})

const query = { ...request, name: 'ListQuery', kind: 'query' } as GraphQLRequest
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const answered = (body: string, status: number) => async () => new Response(body, { status })
const refused = JSON.stringify({ data: null, errors: [{ message: 'no', extensions: { code: 'C100' } }] })
const tooMany = JSON.stringify({ errors: [{ message: 'no', extensions: { code: 'C429', retryAfterSeconds: 40 } }] })
const fault = JSON.stringify({ data: null, errors: [{ message: 'masked', extensions: { code: 'C500' } }] })

test('a question goes by address, and one that is too long for that by POST', async () => {
  const sent: [address: string, method: string | undefined][] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    sent.push([address.split('?')[0]!, method])
    return new Response(JSON.stringify(answer))
  })
  const ask = browserExecute('de')
  await ask({ ...query, variables: { text: 'a' } })
  expect(await ask({ ...query, variables: { text: 'ä'.repeat(1000) } })).toEqual(answer)
  expect(sent).toEqual([
    ['/graphql', undefined],
    ['/graphql', 'POST'],
  ])
})

describe('every kind of failure has one behaviour', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['no connection', offline, 3, { status: null, code: null }],
    ['a server in trouble', answered('', 500), 3, { status: 500, code: null }],
    ['a fault in an answer with status 200', answered(fault, 200), 3, { status: 200, code: 'C500' }],
    ['what is no answer', answered('<html>', 200), 3, { status: 200, code: null }],
    ['half an answer', answered('{"data":', 200), 3, { status: 200, code: null }],
    ['an answer of another kind', answered('[]', 200), 3, { status: 200, code: null }],
    ['a refusal', answered(refused, 200), 1, { status: 200, code: 'C100' }],
    ['too many requests', answered(tooMany, 429), 1, { status: 429, code: 'C429', retryAfterSeconds: 40 }],
    ['an address that is not there', answered('{}', 404), 1, { status: 404, code: null }],
  ] as const)('a question meets %s', async (_label, answer, times, failure) => {
    const asked = vi.fn(answer)
    vi.stubGlobal('fetch', asked)
    const rejected = expect(browserExecute('de')(query)).rejects.toMatchObject({ name: 'RequestFailed', ...failure })
    await vi.runAllTimersAsync()
    await rejected
    expect(asked).toHaveBeenCalledTimes(times)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a question is asked again after half a second and two more, and no sooner', async () => {
    const asked = vi.fn(offline)
    vi.stubGlobal('fetch', asked)
    const rejected = expect(browserExecute('de')(query)).rejects.toMatchObject({ status: null })
    for (const [milliseconds, times] of [
      [499, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(milliseconds)
      expect(asked).toHaveBeenCalledTimes(times)
    }
    await rejected
  })

  test('the second answer counts as the first', async () => {
    const asked = vi
      .fn()
      .mockImplementationOnce(offline)
      .mockImplementation(answered(JSON.stringify(answer), 200))
    vi.stubGlobal('fetch', asked)
    const given = browserExecute('de')(query)
    await vi.runAllTimersAsync()
    expect(await given).toEqual(answer)
  })

  test('without a connection nothing is asked again before it is back', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const asked = vi.fn(offline)
    vi.stubGlobal('fetch', asked)
    await expect(browserExecute('de')(query)).rejects.toMatchObject({ status: null })
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test.each([offline, answered('', 500)])('a change is sent once, for it may have been made', async failing => {
    const asked = vi.fn(failing)
    vi.stubGlobal('fetch', asked)
    const rejected = expect(browserExecute('de')(request)).rejects.toMatchObject({ name: 'RequestFailed' })
    await vi.runAllTimersAsync()
    await rejected
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('an answer that does not come within 30 seconds counts as none, and is not waited for again', async () => {
    const asked = vi.fn(
      (_address: string, { signal }: RequestInit) =>
        new Promise<Response>((_, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
        ),
    )
    vi.stubGlobal('fetch', asked)
    const rejected = expect(browserExecute('de')(query)).rejects.toMatchObject({ status: null, code: 'SLOW' })
    await vi.advanceTimersByTimeAsync(30_000)
    await rejected
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('who does not want the answer any more asks no second time', async () => {
    const asked = vi.fn(offline)
    vi.stubGlobal('fetch', asked)
    const abort = new AbortController()
    const rejected = expect(browserExecute('de')(query, abort.signal)).rejects.toMatchObject({ status: null })
    await vi.advanceTimersByTimeAsync(100)
    abort.abort()
    await vi.runAllTimersAsync()
    await rejected
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
