import { act, cleanup, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { type GraphQLTaggedNode, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay'
import type { ConcreteRequest } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShopIntl } from '../../intl/createShopIntl.ts'
import { createEnvironment } from '../../relay/environment.ts'
import { browserExecute } from '../../relay/network.ts'
import { useMutationWithRefusals } from '../../relay/useMutationWithRefusals.ts'
import { Corner } from '../../ui/Corner.tsx'
import { failureMessage } from '../../ui/failures.ts'
import { ToastContext } from '../../ui/Toasts.tsx'
import { allTexts } from '../texts.ts'
import { type Kind, kinds } from './kinds.ts'

const files = import.meta.glob<ConcreteRequest>('../../__generated__/*.graphql.ts', { import: 'default' })
const loaded = await Promise.all(Object.values(files).map(load => load()))
const operations = loaded.filter(({ kind }) => kind === 'Request')
const nameOf = ({ params }: ConcreteRequest) => params.name
const ofKind = (kind: string) => operations.filter(({ params }) => params.operationKind === kind)

const intl = createShopIntl('de', allTexts.de, 'Europe/Vienna')
/** The sentence of a kind, as it is written in the catalogue. */
const sentenceOf = ({ sentence }: Kind) => intl.formatMessage({ id: sentence }, { minutes: 1 })

const told = vi.fn()
const toasts = { tell: () => {}, tellFailure: (error: unknown) => told(error) }

/** What stands above every component, over a network that meets a kind of failure. */
function frameOf(kind: Kind) {
  const asked = vi.fn(kind.answer)
  vi.stubGlobal('fetch', asked)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!kind.isOffline)
  const { relay } = createEnvironment({ execute: browserExecute('de') })
  const Frame = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={relay}>
      <RawIntlProvider value={intl}>
        <ToastContext value={toasts}>{children}</ToastContext>
      </RawIntlProvider>
    </RelayEnvironmentProvider>
  )
  return { asked, Frame }
}

/** Long enough for all pauses and for what does not come. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(31_000))

beforeEach(() => {
  vi.useFakeTimers()
  // What a boundary caught is written to the console, which is not what these tests are about.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  told.mockReset()
})

test('there are operations of both sorts', () => {
  expect(ofKind('mutation').length).toBeGreaterThan(100)
  expect(ofKind('query').length).toBeGreaterThan(70)
})

test.each(kinds)('every change that meets $name is sent once and says its cause once', async kind => {
  const { asked, Frame } = frameOf(kind)
  for (const operation of ofKind('mutation')) {
    asked.mockClear()
    told.mockClear()
    const { result, unmount } = renderHook(() => useMutationWithRefusals(operation as GraphQLTaggedNode), {
      wrapper: Frame,
    })
    const answer = act(() => result.current[0]({}))
    await settle()
    const { failure, ...rest } = await answer
    expect([nameOf(operation), rest]).toEqual([nameOf(operation), { isDone: false, payload: null, refusals: [] }])
    expect([nameOf(operation), asked.mock.calls.length, told.mock.calls]).toEqual([nameOf(operation), 1, [[failure]]])
    expect(intl.formatMessage(...failureMessage(failure))).toBe(sentenceOf(kind))
    expect(result.current[1]).toBe(false)
    unmount()
  }
})

function Asking({ operation, attempt }: { operation: ConcreteRequest; attempt: number }) {
  useLazyLoadQuery(operation as GraphQLTaggedNode, {}, { fetchKey: attempt, fetchPolicy: 'network-only' })
  return <p>here</p>
}

test.each(kinds)('every question that meets $name takes no more than its corner, and is asked again', async kind => {
  const { asked, Frame } = frameOf(kind)
  for (const operation of ofKind('query')) {
    asked.mockClear()
    const { unmount } = render(
      <Frame>
        <h1>the page</h1>
        <Corner>{attempt => <Asking operation={operation} attempt={attempt} />}</Corner>
      </Frame>,
    )
    await settle()
    expect([nameOf(operation), document.querySelector('[role=status]')?.textContent]).toEqual([
      nameOf(operation),
      expect.stringContaining(sentenceOf(kind)),
    ])
    expect(document.querySelector('h1')?.textContent).toBe('the page')
    expect([nameOf(operation), asked.mock.calls.length]).toEqual([nameOf(operation), kind.times])
    act(() => document.querySelector('button')?.click())
    await settle()
    expect([nameOf(operation), asked.mock.calls.length]).toEqual([nameOf(operation), kind.times * 2])
    unmount()
  }
})
