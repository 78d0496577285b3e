import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import standingPagesPageQuery from '../../../../__generated__/StandingPagesPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'pages/standing',
  layout: 'admin',
  page: () => import('./StandingPagesPage.tsx'),
  query: standingPagesPageQuery,
  isPersonal: true,
}
const staff = asStaff(['CONTENT'])
const languages = (state: string) => [{ language: 'DE', state }]
const edges = [
  { node: { id: 'privacy', key: 'PRIVACY', languages: languages('PUBLISHED') } },
  { node: { id: 'help', key: 'HELP', languages: languages('DRAFT') } },
]
const open = (answers: Answers = {}) =>
  renderPage(route, {
    address: '/admincenter/pages/standing',
    around: staff.around,
    answers: {
      ...staff.answers,
      StandingPagesPageQuery: { Query: () => ({ managedEntries: { edges } }) },
      ...answers,
    },
  })
const line = (name: string) => within(screen.getByText(name).closest('li')!)

test('each page says who wrote what visitors see', async () => {
  await open()
  expect(line('Datenschutz').getByText('selbst geschrieben')).toBeTruthy()
  expect(line('Datenschutz').getByRole('link', { name: 'bearbeiten' }).getAttribute('href')).toBe(
    '/admincenter/pages/edit/privacy',
  )
  expect(line('Hilfe & Kontakt').getByText('in Arbeit')).toBeTruthy()
  expect(line('Impressum').getByText('Standardtext des Shops')).toBeTruthy()
  expect(line('Impressum').getByRole('button', { name: 'selbst schreiben' })).toBeTruthy()
  expect(line('AGB').getByRole('button', { name: 'selbst schreiben' })).toBeTruthy()
})

test('a page that is written for the first time begins with what the shop says, and is opened', async () => {
  const made = { Mutation: () => ({ createStandingPage: { entry: { id: 'new' }, errors: [] } }) }
  const { user, environment, navigations } = await open({ useCreateStandingPageMutation: made })
  await user.click(line('Startseite').getByRole('button', { name: 'selbst schreiben' }))
  await waitFor(() => expect(navigations).toEqual(['/admincenter/pages/edit/new']))
  expect(sent(environment.asked, 'useCreateStandingPageMutation')).toEqual([{ key: 'LANDING' }])
})

test.each(failures)('what fails (%s) is said, and nothing is opened', async (status, title) => {
  const { user, navigations } = await open({ useCreateStandingPageMutation: refusedBy(status) })
  await user.click(line('Startseite').getByRole('button', { name: 'selbst schreiben' }))
  await screen.findByRole('article', { name: title })
  expect(navigations).toEqual([])
})
