import { fetchQuery, type GraphQLTaggedNode, loadQuery } from 'react-relay'
import type { ConcreteRequest, GraphQLResponse, PreloadableConcreteRequest } from 'relay-runtime'
import { describe, expect, test, vi } from 'vitest'
import { createEnvironment } from './environment.ts'
import { checked, type GraphQLRequest, RequestFailed, requestKey } from './network.ts'

const field = { alias: null, args: null, kind: 'ScalarField', name: 'name', storageKey: null } as const
const selection = {
  alias: null,
  args: null,
  concreteType: 'Shop',
  kind: 'LinkedField',
  name: 'shop',
  plural: false,
  selections: [field],
  storageKey: null,
} as const
const params = { id: 'abc', metadata: {}, name: 'ShopQuery', operationKind: 'query', text: null } as const
const query: ConcreteRequest = {
  fragment: {
    argumentDefinitions: [],
    kind: 'Fragment',
    metadata: null,
    name: 'ShopQuery',
    selections: [selection],
    type: 'Query',
    abstractKey: null,
  },
  kind: 'Request',
  operation: { argumentDefinitions: [], kind: 'Operation', name: 'ShopQuery', selections: [selection] },
  params,
}
const preloadable = { kind: 'PreloadableConcreteRequest', params } as unknown as PreloadableConcreteRequest<never>
const answer = { data: { shop: { name: 'Halle & Feld' } } } as unknown as GraphQLResponse
const ask = (environment: ReturnType<typeof createEnvironment>) =>
  fetchQuery(environment.relay, query as GraphQLTaggedNode, {}, { fetchPolicy: 'store-or-network' }).toPromise()

describe('answers that came with the page', () => {
  test('are handed over at once, and nothing is asked', async () => {
    const execute = vi.fn()
    const environment = createEnvironment({ execute, replies: { [requestKey({ id: 'abc', variables: {} })]: answer } })
    let shown: unknown
    fetchQuery(environment.relay, query as GraphQLTaggedNode, {}).subscribe({ next: value => (shown = value) })
    expect(shown).toEqual({ shop: { name: 'Halle & Feld' } })
    loadQuery(environment.relay, query as GraphQLTaggedNode, {})
    await ask(environment)
    expect(execute).not.toHaveBeenCalled()
  })

  test('the server keeps every answer, also those that were asked ahead', async () => {
    const environment = createEnvironment({ execute: async () => answer, keepsReplies: true })
    environment.prefetch(preloadable, {})
    await ask(environment)
    expect(environment.replies).toEqual({ 'abc []': answer })
  })
})

describe('asking ahead', () => {
  test('asks once, and the page takes the answer', async () => {
    const execute = vi.fn(async (_: GraphQLRequest) => answer)
    const environment = createEnvironment({ execute })
    environment.prefetch(preloadable, {})
    environment.prefetch(preloadable, {})
    await ask(environment)
    expect(execute).toHaveBeenCalledTimes(1)
  })

  test('a failure is told to the page that takes it, and the next try asks again', async () => {
    const execute = vi
      .fn()
      .mockRejectedValueOnce(new RequestFailed('offline', null, null))
      .mockResolvedValue(answer)
    const environment = createEnvironment({ execute })
    environment.prefetch(preloadable, {})
    await expect(ask(environment)).rejects.toThrow('offline')
    await expect(ask(environment)).resolves.toEqual({ shop: { name: 'Halle & Feld' } })
  })
})

test('the same question has the same key, whatever the order of its variables', () => {
  const key = (variables: Record<string, unknown>) => requestKey({ id: 'abc', variables })
  expect(key({ slug: 'trikots', filter: null })).toBe(key({ filter: undefined, slug: 'trikots' }))
  expect(key({ slug: 'trikots', orderBy: 'TITLE' })).toBe(key({ orderBy: 'TITLE', slug: 'trikots' }))
  expect(key({ slug: 'trikots' })).not.toBe(key({ slug: 'sets' }))
})

test('an answer without data fails with the reference of the log; one with data and errors does not', () => {
  const failed = { data: null, errors: [{ message: 'masked', extensions: { reference: '7F3A' } }] }
  expect(() => checked(failed as unknown as GraphQLResponse, 200)).toThrow(
    expect.objectContaining({ name: 'RequestFailed', reference: '7F3A', status: 200 }),
  )
  expect(() => checked({ message: 'masked', reference: 'BA55' } as unknown as GraphQLResponse, 500)).toThrow(
    expect.objectContaining({ reference: 'BA55', status: 500 }),
  )
  const tooMany = {
    data: null,
    errors: [{ message: 'Too many requests.', extensions: { code: 'C429', retryAfterSeconds: 40 } }],
  }
  expect(() => checked(tooMany as unknown as GraphQLResponse, 429)).toThrow(
    expect.objectContaining({ code: 'C429', reference: null, status: 429, retryAfterSeconds: 40 }),
  )
  const partial = { data: { shop: null }, errors: [{ message: 'masked' }] } as unknown as GraphQLResponse
  expect(checked(partial, 200)).toBe(partial)
})
