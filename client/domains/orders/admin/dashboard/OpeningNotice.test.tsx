import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import dashboardPageQuery from '../../../../__generated__/DashboardPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { renderPage } from '../../../../testing/harness.tsx'

const route: PageRoute = {
  path: 'dashboard',
  layout: 'admin',
  page: () => import('./DashboardPage.tsx'),
  query: dashboardPageQuery,
  isPersonal: true,
}

const open = (opening: object) =>
  renderPage(route, {
    address: '/en/admincenter/dashboard',
    answers: {
      DashboardPageQuery: {
        Money: () => ({ cents: 0, currency: 'EUR' }),
        Dashboard: () => ({ byDay: [], latestOrders: [], opening }),
      },
    },
  })
const closed = {
  isOpen: false,
  isDemo: false,
  missing: ['shop.phone', 'operator.legalForm'],
  textsToReview: ['agb', 'withdrawal.de'],
}
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('each particular that keeps the shop closed leads to its field', async () => {
  await open(closed)
  expect(target('phone')).toBe('/en/admincenter/settings/general#shop.phone')
  expect(target('legal form')).toBe('/en/admincenter/settings/general#operator.legalForm')
  expect(target('Settings, General')).toBe('/en/admincenter/settings/general')
  expect(
    screen.getByText('Have a lawyer check these before you open: terms and withdrawal notice in German.'),
  ).toBeTruthy()
})

test('of a shop that is open nothing is said', async () => {
  await open({ ...closed, isOpen: true, missing: [] })
  expect(screen.queryByText(/accepts no orders yet/)).toBeNull()
})
