import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import specialsPageQuery from '../../../__generated__/SpecialsPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { ViewerProvider } from '../../../viewer/Viewer.tsx'

const route: PageRoute = {
  path: 'specials',
  layout: 'shop',
  page: () => import('./SpecialsPage.tsx'),
  query: specialsPageQuery,
  variables: () => ({}),
  isPersonal: false,
}
const nobody = { isStaff: false, isSystem: false, writableAreas: [], withheldAreas: [], account: null }
const none = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } }
const group = (title: string, productCount: number) => ({
  ...{ id: title, title, path: `/${title}`, productCount, image: null },
})
const open = (groupsOnSale: object[], root = '') =>
  renderPage(route, {
    address: `${root}/specials`,
    answers: {
      ViewerQuery: { Query: () => ({ viewer: { ...nobody, actor: null, actingFor: null } }) },
      SpecialsPageQuery: { Query: () => ({ groupsOnSale, specials: none }) },
    },
    around: page => <ViewerProvider>{page}</ViewerProvider>,
  })

test.each([
  ['', 'Alle 4 Produkte sind reduziert.', '7 von 9 Produkten sind reduziert.'],
  ['/en', 'All 4 products are reduced.', '7 of 9 products are reduced.'],
])('at %s each group on sale says how much of it is reduced, and leads to its page', async (root, all, some) => {
  const groups = [
    { reducedCount: 4, group: group('Hosen', 4) },
    { reducedCount: 7, group: group('Jacken', 9) },
  ]
  await open(groups, root)
  const sections = screen.getAllByRole('region').filter(each => each.querySelector('h2'))
  expect(sections.map(each => each.querySelector('p')?.textContent)).toEqual([all, some])
  expect(screen.getByRole('link', { name: 'Hosen' }).getAttribute('href')).toBe(`${root}/Hosen`)
})

test('without such groups the page is the list of products alone', async () => {
  await open([])
  expect(screen.getByText('Zurzeit gibt es keine Angebote')).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 2, name: 'Reduzierte Produkte' })).toBeNull()
})
