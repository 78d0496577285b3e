import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../../testing/harness.tsx'
import { ProductGrid } from './ProductGrid.tsx'

const NeverObserver = IntersectionObserver
afterEach(() => {
  vi.stubGlobal('IntersectionObserver', NeverObserver)
  window.innerWidth = 1024
})

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

const grid = (loadNext: (count: number) => void, shown = 6) => (
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
  vi.stubGlobal('IntersectionObserver', SeeingObserver)
  window.innerWidth = width
  const counts: number[] = []
  await renderPart(
    grid(count => counts.push(count), shown),
    {},
  )
  expect(counts).toEqual(asked)
  await act(async () => void window.dispatchEvent(new Event('scroll')))
  expect(screen.getByText('weitere 24 Produkte laden')).toBeTruthy()
})
