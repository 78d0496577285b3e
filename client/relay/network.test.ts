import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
