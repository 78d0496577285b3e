import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import loginPageQuery from '../../../__generated__/LoginPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { ViewerProvider } from '../../../viewer/Viewer.tsx'

const route: PageRoute = {
  path: 'login',
  layout: 'bare',
  page: () => import('./LoginPage.tsx'),
  query: loginPageQuery,
  search: ['next'],
  isPersonal: true,
}

const sentTo = (address: string, isStaff = false) =>
  renderPage(route, {
    address,
    answers: {
      LoginPageQuery: { Query: () => ({ shop: { name: 'Sport Huber' }, viewer: { wasIdle: false } }) },
      ViewerQuery: {
        Query: () => ({
          viewer: {
            account: { id: 'a1', name: 'Kim Lee', email: 'kim@example.com' },
            ...{ actor: null, actingFor: null, isStaff, isSystem: false, writableAreas: [], withheldAreas: [] },
          },
        }),
      },
    },
    around: page => <ViewerProvider>{page}</ViewerProvider>,
  })

const german = 'Das Admincenter ist Mitarbeitenden vorbehalten.'

test('customers who are sent from the admin centre are told why', async () => {
  await sentTo('/login?next=%2Fadmincenter%2Forders')
  expect(screen.getByText(german, { exact: false })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'zum Admincenter' })).toBeNull()
})

test('so they are in English', async () => {
  await sentTo('/en/login?next=%2Fen%2Fadmincenter')
  expect(screen.getByText('The admin centre is for staff only.', { exact: false })).toBeTruthy()
})

test.each([
  ['somebody who wanted to go elsewhere', '/login?next=%2Faccount', false],
  ['somebody who came by themselves', '/login', false],
  ['staff', '/login?next=%2Fadmincenter%2Forders', true],
])('%s is not', async (_label, address, isStaff) => {
  await sentTo(address, isStaff)
  expect(screen.getByText('Ihre E-Mail-Adresse ist kim@example.com.')).toBeTruthy()
  expect(screen.queryByText(german, { exact: false })).toBeNull()
})
