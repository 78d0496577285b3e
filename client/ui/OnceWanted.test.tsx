import { act, render, screen } from '@testing-library/react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShopIntl } from '../intl/createShopIntl.ts'
import { allTexts } from '../testing/texts.ts'
import { OnceWanted } from './OnceWanted.tsx'
import { onDemand } from './onDemand.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const intl = createShopIntl('de', allTexts.de, 'Europe/Vienna')

type Load = () => Promise<{ default: (props: { isOpen: boolean }) => string }>
const dialog = { default: ({ isOpen }: { isOpen: boolean }) => (isOpen ? 'offen' : 'geschlossen') }

function shown(load: Load) {
  const Dialog = onDemand(load)
  return (isWanted: boolean) => (
    <RawIntlProvider value={intl}>
      <OnceWanted isWanted={isWanted}>{() => <Dialog isOpen={isWanted} />}</OnceWanted>
    </RawIntlProvider>
  )
}

test('is loaded when it is wanted, and stays when it is not any more', async () => {
  const load = vi.fn<Load>().mockResolvedValue(dialog)
  const at = shown(load)
  const { rerender, container } = await act(async () => render(at(false)))
  expect([load.mock.calls.length, container.textContent]).toEqual([0, ''])
  await act(async () => rerender(at(true)))
  expect([load.mock.calls.length, container.textContent]).toEqual([1, 'offen'])
  await act(async () => rerender(at(false)))
  expect([load.mock.calls.length, container.textContent]).toEqual([1, 'geschlossen'])
})

test('code that does not come is asked for again by a button, and opens then', async () => {
  vi.useFakeTimers()
  const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('no connection')).mockResolvedValue(dialog)
  const at = shown(load)
  const { container } = await act(async () => render(at(true)))
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => vi.advanceTimersByTime(1000))
  await act(async () => screen.getByRole('button').click())
  expect([load.mock.calls.length, container.textContent]).toEqual([2, 'offen'])
})
