import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import dashboardPageQuery from '../../../../__generated__/DashboardPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import type { AnsweringEnvironment } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'

const route: PageRoute = {
  path: 'dashboard',
  layout: 'admin',
  page: () => import('./DashboardPage.tsx'),
  query: dashboardPageQuery,
  isPersonal: true,
}

const full = { customers: 300, persons: 12, orders: 900, mails: 40, products: 172 }
const gone = { customers: 0, persons: 0, orders: 0, mails: 0, products: 0 }

const open = (demo: object, answer: object = {}) =>
  renderPage(route, {
    address: '/admincenter/dashboard',
    answers: {
      DashboardPageQuery: {
        Money: () => ({ cents: 0, currency: 'EUR' }),
        Dashboard: () => ({
          byDay: [],
          latestOrders: [],
          demo: { viewerCanRemove: true, ...demo },
          opening: { isOpen: true, isDemo: true, missing: [] },
        }),
      },
      useRemoveDemoMutation: { Mutation: () => ({ removeDemo: { errors: [], ...answer } }) },
    },
  })

const removals = ({ asked }: AnsweringEnvironment) =>
  asked.filter(({ name }) => name === 'useRemoveDemoMutation').map(({ variables }) => variables)

test('one button removes the demo: it says what goes, asks about the catalogue, and tells what has gone', async () => {
  const { user, environment } = await open(full, { removed: full, left: gone })
  await user.click(screen.getByRole('button', { name: 'Demo entfernen …' }))
  const question = within(screen.getByRole('dialog'))
  await user.click(question.getByRole('checkbox', { name: /172 Produkte/ }))
  await user.click(question.getByRole('button', { name: 'entfernen' }))
  expect(await screen.findByText(/^Entfernt: 300 Kunden, 12 Kontaktpersonen, 900 Bestellungen/)).toBeTruthy()
  expect(removals(environment)).toEqual([{ input: { withCatalogue: true } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without the tick the catalogue stays', async () => {
  const { user, environment } = await open(full, {
    removed: { ...full, products: 0 },
    left: { ...gone, products: 172 },
  })
  await user.click(screen.getByRole('button', { name: 'Demo entfernen …' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'entfernen' }))
  expect(removals(environment)).toEqual([{ input: { withCatalogue: false } }])
})

test('where nothing of the demo is left there is no button', async () => {
  await open(gone)
  expect(screen.queryByRole('button', { name: 'Demo entfernen …' })).toBeNull()
})
