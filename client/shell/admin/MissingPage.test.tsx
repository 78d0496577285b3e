import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageRoute } from '../../router/route.ts'
import { renderPage } from '../../testing/harness.tsx'
import { ViewerProvider } from '../../viewer/Viewer.tsx'
import { layouts } from '../layouts.ts'

const gone = layouts.admin.notFoundPage
if (!gone) throw new TypeError('the admin centre says nothing of what is gone')

const open = (path: string, withheldAreas: readonly string[] = []) => {
  const route: PageRoute = { path, layout: 'admin', page: gone, isPersonal: true }
  const viewer = { account: null, actor: null, isStaff: true, isSystem: false, writableAreas: [], withheldAreas }
  return renderPage(route, {
    address: `/admincenter/${path}`,
    answers: { ViewerQuery: { Query: () => ({ viewer }) } },
    around: page => <ViewerProvider>{page}</ViewerProvider>,
  })
}

const ways = () => screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])

test('where a thing is gone, the admin centre leads to the list that it would be in', async () => {
  await open('users/edit/VXNlcjoxMjM=')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Diese Seite gibt es nicht')
  expect(screen.getByText(/^Was hier zu sehen war, wurde vielleicht gelöscht/)).toBeTruthy()
  expect(ways()).toEqual([
    ['Benutzer ansehen', '/admincenter/users/browse'],
    ['zum Dashboard', '/admincenter/dashboard'],
  ])
})

test('an address that belongs to no list leads to the dashboard', async () => {
  await open('nonsense')
  expect(screen.getByText(/^Vielleicht wurde sie verschoben/)).toBeTruthy()
  expect(ways()).toEqual([['zum Dashboard', '/admincenter/dashboard']])
})

test('nobody is led to a list that is withheld from them', async () => {
  await open('orders/10709', ['ORDERS'])
  expect(ways()).toEqual([['zum Dashboard', '/admincenter/dashboard']])
})
