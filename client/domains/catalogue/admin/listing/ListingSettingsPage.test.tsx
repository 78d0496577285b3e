import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import listingSettingsPageQuery from '../../../../__generated__/ListingSettingsPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'settings/listing',
  layout: 'admin',
  page: () => import('./ListingSettingsPage.tsx'),
  query: listingSettingsPageQuery,
  isPersonal: true,
}
const values = { showSoldOut: true, fewLeftUpTo: 5, newForDays: 60, previewProperties: ['material'] }
const section = (version: number) => ({ ...{ key: 'listing', version, values, viewerCanEdit: true } })
const staff = asStaff(['SETTINGS', 'CATALOGUE'])
const save = () => screen.getByRole('button', { name: 'speichern' })

test.each([
  null,
  500,
])('what cannot be is said at its field; saving that fails (%s) keeps what was typed', async status => {
  let isBroken = true
  const { user, environment } = await renderPage(route, {
    address: '/admincenter/settings/listing',
    around: staff.around,
    answers: {
      ...staff.answers,
      ListingSettingsPageQuery: { Query: () => ({ settingsSection: section(2) }) },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      useUpdateSectionMutation: () =>
        isBroken ? refusedBy(status) : { Mutation: () => ({ updateSettings: { errors: [], section: section(3) } }) },
    },
  })
  const asked = () => sent(environment.asked, 'useUpdateSectionMutation')
  const days = screen.getByRole<HTMLInputElement>('textbox', { name: /Als neu gezeigt/ })
  const properties = screen.getByRole<HTMLInputElement>('textbox', { name: /Eigenschaften auf Kacheln/ })
  await user.clear(days)
  await user.type(days, '0')
  await user.type(properties, ', fit, brand')
  await user.click(save())
  expect(await screen.findByText('Bitte eine ganze Zahl von 1 bis 3.650.')).toBeTruthy()
  expect(screen.getByText('Höchstens zwei.')).toBeTruthy()
  expect(asked()).toEqual([])
  await user.clear(days)
  await user.type(days, '30')
  await user.clear(properties)
  await user.type(properties, 'material, fit')
  await user.click(screen.getByRole('switch', { name: 'Ausverkauftes zeigen' }))
  await user.click(save())
  await waitFor(() => expect(asked()).toHaveLength(1))
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull())
  expect(days.value).toBe('30')
  isBroken = false
  await user.click(save())
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]).toEqual({
    section: 'listing',
    version: 2,
    changes: { showSoldOut: false, fewLeftUpTo: 5, newForDays: 30, previewProperties: ['material', 'fit'] },
  })
})
