import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPart } from '../../../testing/harness.tsx'
import { NearbyCarousels } from './NearbyCarousels.tsx'

/** Everything is near as soon as it is there, or nothing is. */
let isNear = true
class NearObserver {
  readonly report
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.report = report
  }
  observe(target: Element) {
    if (isNear) this.report([{ isIntersecting: true, target }])
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

// What is loaded later is not what these tests wait for.
beforeAll(() => import('./LoadedCarousel.tsx'))
beforeEach(() => {
  isNear = true
  vi.stubGlobal('IntersectionObserver', NearObserver)
  // What a boundary catches is written to the console as well.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
const NeverObserver = IntersectionObserver
afterEach(() => {
  vi.stubGlobal('IntersectionObserver', NeverObserver)
  vi.restoreAllMocks()
})

const euros = { cents: 1990, currency: 'EUR' }
const tile = (title: string) => ({
  node: {
    ...{ id: `id ${title}`, title, path: `/trikots/${title}`, kind: 'GOODS', preview: ['Mesh'] },
    ...{ sizes: [], fits: [], colors: [], tierPrices: [], sale: null, isOnSale: false, priceApart: null },
    ...{
      price: { from: euros, to: euros, adult: null, unitPrice: null },
      availability: { state: 'IN_STOCK', backOn: null },
    },
  },
})
const list = (...titles: string[]) => ({ edges: titles.map(tile), pageInfo: { hasNextPage: false, endCursor: null } })
const answers: Answers = {
  NewProductsCarouselQuery: { Query: () => ({ newProducts: list('Neu') }) },
  TopSellersCarouselQuery: { Query: () => ({ topSellers: list() }) },
  SetsOfProductCarouselQuery: { Query: () => ({ product: { id: 'hose', sets: list() } }) },
  AlsoBoughtCarouselQuery: { Query: () => ({ product: { id: 'hose', alsoBought: list(), goesWith: list('Hose') } }) },
}
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('nothing is asked for before a carousel comes near', async () => {
  isNear = false
  const { environment } = await renderPart(<NearbyCarousels product="hose" group="hosen" />, { answers })
  expect(environment.asked).toEqual([])
  expect(headings()).toEqual([])
})

test('each asks for its own, in the group where the visitor is; what has nothing to show is not there', async () => {
  const { environment } = await renderPart(<NearbyCarousels product="hose" group="hosen" />, { answers })
  expect(await screen.findByRole('heading', { name: 'Neuheiten' })).toBeDefined()
  expect(headings()).toEqual(['Passt dazu', 'Neuheiten'])
  expect(screen.getByRole('link', { name: 'Neu' }).getAttribute('href')).toBe('/trikots/Neu')
  expect(screen.getAllByText('Mesh')).toHaveLength(2)
  const asked = environment.asked.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  expect(asked).toEqual([
    { name: 'AlsoBoughtCarouselQuery', variables: { slug: 'hose', group: 'hosen' } },
    { name: 'NewProductsCarouselQuery', variables: { group: 'hosen', product: 'hose' } },
    { name: 'SetsOfProductCarouselQuery', variables: { slug: 'hose', group: 'hosen' } },
    { name: 'TopSellersCarouselQuery', variables: { group: 'hosen', product: 'hose' } },
  ])
})

test('what orders carry is called so, and then nothing is said to go with it', async () => {
  const bought = { id: 'hose', alsoBought: list('Stutzen'), goesWith: list('Hose') }
  await renderPart(<NearbyCarousels product="trikot" />, {
    answers: { ...answers, AlsoBoughtCarouselQuery: { Query: () => ({ product: bought }) } },
  })
  expect(await screen.findByText('Stutzen')).toBeDefined()
  expect(headings()).toContain('Kunden die dieses Produkt gekauft haben kauften auch')
  expect(headings()).not.toContain('Passt dazu')
})

test.each([500, 429, null])('one that fails (%s) leaves the others and asks anew', async status => {
  let isBroken = true
  const { user } = await renderPart(<NearbyCarousels />, {
    answers: {
      ...answers,
      TopSellersCarouselQuery: () => (isBroken ? refusedBy(status) : { Query: () => ({ topSellers: list('Ball') }) }),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Neuheiten' })).toBeDefined()
  const again = await screen.findByRole('button', { name: 'erneut laden' })
  isBroken = false
  await act(() => user.click(again))
  expect(await screen.findByText('Ball')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'erneut laden' })).toBeNull()
})
