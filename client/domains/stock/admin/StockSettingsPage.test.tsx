import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import stockSettingsPageQuery from '../../../__generated__/StockSettingsPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { asStaff, sent } from '../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'settings/stock',
  layout: 'admin',
  page: () => import('./StockSettingsPage.tsx'),
  query: stockSettingsPageQuery,
  isPersonal: true,
}
const section = (version: number, tellsLowStock: boolean) => ({
  ...{ key: 'stock', version, values: { tellsLowStock }, viewerCanEdit: true },
})
const staff = asStaff(['SETTINGS'])

test('mails about low stock can be stopped', async () => {
  const { user, environment } = await renderPage(route, {
    address: '/admincenter/settings/stock',
    around: staff.around,
    answers: {
      ...staff.answers,
      StockSettingsPageQuery: { Query: () => ({ settingsSection: section(2, true) }) },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      useUpdateSectionMutation: {
        Mutation: () => ({ updateSettings: { errors: [], section: section(3, false) } }),
      },
    },
  })
  await user.click(screen.getByRole('switch', { name: 'E-Mail bei niedrigem Bestand' }))
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  await waitFor(() => expect(sent(environment.asked, 'useUpdateSectionMutation')).toHaveLength(1))
  expect(sent(environment.asked, 'useUpdateSectionMutation')).toEqual([
    { section: 'stock', version: 2, changes: { tellsLowStock: false } },
  ])
})

test.each([
  null,
  403,
  500,
])('saving that fails (%s) keeps what was chosen, and saves when pressed again', async status => {
  let isBroken = true
  const { user, environment } = await renderPage(route, {
    address: '/admincenter/settings/stock',
    around: staff.around,
    answers: {
      ...staff.answers,
      StockSettingsPageQuery: { Query: () => ({ settingsSection: section(2, true) }) },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      useUpdateSectionMutation: () =>
        isBroken
          ? refusedBy(status)
          : { Mutation: () => ({ updateSettings: { errors: [], section: section(3, false) } }) },
    },
  })
  const tells = screen.getByRole<HTMLInputElement>('switch', { name: 'E-Mail bei niedrigem Bestand' })
  await user.click(tells)
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  await waitFor(() => expect(sent(environment.asked, 'useUpdateSectionMutation')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'speichern' }).getAttribute('aria-busy')).toBeNull())
  expect(tells.checked).toBe(false)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  await waitFor(() => expect(sent(environment.asked, 'useUpdateSectionMutation')).toHaveLength(2))
  expect(sent(environment.asked, 'useUpdateSectionMutation')[1]).toEqual(
    sent(environment.asked, 'useUpdateSectionMutation')[0],
  )
})
