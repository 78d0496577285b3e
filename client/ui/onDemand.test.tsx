import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'
import { onDemand } from './onDemand.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('code that could not be loaded is asked for once, and again with the next attempt', async () => {
  vi.useFakeTimers()
  const load = vi
    .fn<() => Promise<{ default: (props: { name: string }) => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: ({ name }) => `Menü ${name}` })
  const Menu = onDemand(load)
  const shown = (attempt: number) => (
    <Boundary resetKey={attempt} fallback={() => <p>fehlt</p>}>
      <Suspense>
        <Menu name="links" />
      </Suspense>
    </Boundary>
  )
  const { rerender } = await act(async () => render(shown(1)))
  expect(screen.getByText('fehlt')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => vi.advanceTimersByTime(1000))
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => rerender(shown(2)))
  expect(screen.getByText('Menü links')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('code that was loaded before is drawn at once, without a Suspense', async () => {
  const Menu = onDemand(async () => ({ default: ({ name }: { name: string }) => `Menü ${name}` }))
  await Menu.load()
  render(<Menu name="rechts" />)
  expect(screen.getByText('Menü rechts')).toBeDefined()
})
