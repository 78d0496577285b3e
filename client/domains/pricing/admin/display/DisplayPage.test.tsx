import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import displayPageQuery from '../../../../__generated__/DisplayPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'settings/display',
  layout: 'admin',
  page: () => import('./DisplayPage.tsx'),
  query: displayPageQuery,
  isPersonal: true,
}
const values = { showPrices: true, showShippingCosts: true, currencyFirst: false }
const section = (version = 3) => ({ key: 'display', version, values, viewerCanEdit: true })
const staff = asStaff(['SETTINGS'])
const open = (answers: Answers = {}) =>
  renderPage(route, {
    address: '/admincenter/settings/display',
    around: staff.around,
    answers: {
      ...staff.answers,
      DisplayPageQuery: { Query: () => ({ settingsSection: section() }) },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      ...answers,
    },
  })
const toggle = (name: string) => screen.getByRole('switch', { name })
const save = () => screen.getByRole('button', { name: 'speichern' })

test('hiding prices warns that nothing can be bought, and sends what was changed', async () => {
  const { user, environment } = await open({
    useUpdateSectionMutation: { Mutation: () => ({ updateSettings: { errors: [], section: section(4) } }) },
  })
  expect(screen.queryByText(/Ohne Preise kann niemand bestellen/)).toBeNull()
  await user.click(toggle('Preise zeigen'))
  expect(screen.getByText(/Ohne Preise kann niemand bestellen/)).toBeDefined()
  await user.click(toggle('Währung vor dem Betrag'))
  await user.click(save())
  await waitFor(() =>
    expect(sent(environment.asked, 'useUpdateSectionMutation')).toEqual([
      { section: 'display', version: 3, changes: { showPrices: false, currencyFirst: true } },
    ]),
  )
})

test.each(failures)('what cannot be saved (%s) stays as it was entered', async (status, title) => {
  const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
  await user.click(toggle('Preise zeigen'))
  await user.click(save())
  await screen.findByRole('article', { name: title })
  expect(screen.getByRole('switch', { name: 'Preise zeigen', checked: false })).toBeDefined()
})
