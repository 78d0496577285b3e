import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import groupPageQuery from '../../../__generated__/GroupPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import type { Answers } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { ViewerProvider } from '../../../viewer/Viewer.tsx'

const route: PageRoute = {
  path: ':group',
  layout: 'shop',
  page: () => import('./GroupPage.tsx'),
  query: groupPageQuery,
  variables: ({ params }) => ({ slug: params.group, filter: {}, orderBy: null }),
  isPersonal: false,
}

const euros = { cents: 2490, currency: 'EUR' }
const node = {
  ...{ id: 'p1', title: 'Trikot', subtitle: null, path: '/trikots/trikot', kind: 'GOODS', isNew: false },
  ...{ isPersonalisable: false, isOnSale: false, fits: [], sizes: [], colors: [], preview: [], tierPrices: [] },
  ...{ availability: { state: 'AVAILABLE', backOn: null } },
}
const tile = {
  ...{ path: '/trikots/trikot', image: null, backImage: null, sale: null, setSavingPercent: null, priceApart: null },
  price: { from: euros, to: euros, adult: euros },
}
const productGroup = {
  ...{ id: 'g1', slug: 'trikots', title: 'Trikots', description: null, path: '/trikots', image: null },
  ...{ parents: [], children: [] },
  products: { totalCount: 1, edges: [{ node, tile, cursor: 'c' }], pageInfo: { hasNextPage: true, endCursor: 'c' } },
}

type Rights = { isStaff: boolean; isSystem: boolean; writableAreas: string[]; withheldAreas: string[] }
const nobody: Rights = { isStaff: false, isSystem: false, writableAreas: [], withheldAreas: [] }

const answersFor = (rights: Rights): Answers => ({
  ViewerQuery: { Query: () => ({ viewer: { ...rights, account: null, actor: null, actingFor: null } }) },
  GroupPageQuery: { Query: () => ({ productGroup }), Money: () => euros, Date: () => '2026-12-01' },
})

const open = (rights: Rights, root = '') =>
  renderPage(route, {
    address: `${root}/trikots`,
    answers: answersFor(rights),
    around: page => <ViewerProvider>{page}</ViewerProvider>,
  })

test.each([
  ['', 'bearbeiten', '/admincenter/products/p1'],
  ['/en', 'Edit', '/en/admincenter/products/p1'],
])('at %s the tile leads those who may change the catalogue to the editor', async (root, name, address) => {
  await open({ ...nobody, isStaff: true, writableAreas: ['CATALOGUE'] }, root)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
})

test.each<[string, Rights]>([
  ['guests', nobody],
  ['staff who only read', { ...nobody, isStaff: true }],
  ['staff of other areas', { ...nobody, isStaff: true, writableAreas: ['ORDERS', 'USERS'] }],
  ['staff from whom the catalogue is withheld', { ...nobody, isStaff: true, withheldAreas: ['CATALOGUE'] }],
])('the tile shows %s no way to it', async (_label, rights) => {
  await open(rights)
  expect(screen.getByRole('link', { name: /Trikot/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'bearbeiten' })).toBeNull()
})

test('an address that the group had before leads to the one that it has', async () => {
  const old = renderPage(route, { address: '/leiberl', answers: answersFor(nobody) })
  await expect(old).rejects.toThrow('/leiberl leads on to /trikots')
})
