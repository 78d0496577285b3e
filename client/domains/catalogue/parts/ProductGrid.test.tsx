import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadNext } from '../../../relay/useMore.ts'
import { refusedBy } from '../../../testing/answers.ts'
import { renderPart } from '../../../testing/harness.tsx'
import { ProductGrid } from './ProductGrid.tsx'

/** Everything is in sight as soon as it is watched. */
class SeeingObserver {
  readonly report
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.report = report
  }
  observe(target: Element) {
    this.report([{ isIntersecting: true, target }])
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
const BlindObserver = IntersectionObserver
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeeingObserver)
})
afterEach(() => {
  vi.stubGlobal('IntersectionObserver', BlindObserver)
  window.innerWidth = 1024
})

const broken: LoadNext = (_count, { onComplete }) => onComplete(refusedBy(500, '7F3A'))

function Grid({ asked }: { asked: LoadNext }) {
  const [shown, setShown] = useState(6)
  const loadNext: LoadNext = (count, options) => {
    asked(count, { onComplete: error => (error ? options.onComplete(error) : setShown(Math.min(shown + count, 9))) })
  }
  const items = Array.from({ length: shown }, (_, at) => ({ key: at, content: `Trikot ${at}` }))
  return <ProductGrid items={items} totalCount={9} hasNext={shown < 9} isLoadingNext={false} loadNext={loadNext} />
}

test('a list that cannot grow asks once, says why, and goes on when somebody asks again', async () => {
  const asked = vi.fn(broken)
  const { user } = await renderPart(<Grid asked={asked} />)
  await act(async () => void window.dispatchEvent(new Event('scroll')))
  expect(asked).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.')).toBeDefined()
  expect(screen.getByText('Kennung 7F3A')).toBeDefined()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['erneut laden'])
  await user.click(screen.getByRole('button', { name: 'erneut laden' }))
  expect(asked).toHaveBeenCalledTimes(2)
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  asked.mockImplementation((_count, { onComplete }) => onComplete(null))
  await user.click(screen.getByRole('button', { name: 'erneut laden' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  expect(screen.queryByRole('button')).toBeNull()
})

const grid = (loadNext: LoadNext, shown = 6) => (
  <ProductGrid
    items={Array.from({ length: shown }, (_, at) => ({ key: at, content: `Produkt ${at}` }))}
    totalCount={73}
    hasNext
    isLoadingNext={false}
    loadNext={loadNext}
  />
)

test.each([
  [1440, 6, []],
  [1600, 6, [2]],
  [2560, 7, [1]],
])('at %i pixels a list that begins with %i is completed by %o before anybody scrolls', async (width, shown, asked) => {
  window.innerWidth = width
  const counts: number[] = []
  await renderPart(
    grid(count => void counts.push(count), shown),
    {},
  )
  expect(counts).toEqual(asked)
  await act(async () => void window.dispatchEvent(new Event('scroll')))
  expect(screen.getByText('weitere 24 Produkte laden')).toBeTruthy()
})
