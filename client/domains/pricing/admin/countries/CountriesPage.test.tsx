import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import countriesPageQuery from '../../../../__generated__/CountriesPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'shipping/countries',
  layout: 'admin',
  page: () => import('./CountriesPage.tsx'),
  query: countriesPageQuery,
  isPersonal: true,
}
const germany = { code: 'DE', title: { de: 'Deutschland', en: 'Germany' } }
const austria = { code: 'AT', title: { de: 'Österreich', en: 'Austria' } }
const values = { countries: [germany, austria], freeFromByCountry: { AT: 15_000 } }
const section = (version = 3, viewerCanEdit = true) => ({ key: 'shipping', version, values, viewerCanEdit })
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })

const staff = asStaff(['SETTINGS'])
const open = (answers: Answers = {}, viewerCanEdit = true) =>
  renderPage(route, {
    address: '/admincenter/shipping/countries',
    around: staff.around,
    answers: {
      ...staff.answers,
      CountriesPageQuery: {
        Query: () => ({ settingsSection: section(3, viewerCanEdit), shop: { homeCountry: 'AT' } }),
      },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      ...answers,
    },
  })
const cell = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'speichern' })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')

describe('the page of countries', () => {
  test('orders, names and adds countries, with the sums from which sending is free', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    await user.click(screen.getByRole('button', { name: 'Österreich nach oben' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Weiteres Land' }), 'CH')
    await user.click(screen.getByRole('button', { name: 'Land hinzufügen' }))
    await user.type(cell('Schweiz: versandkostenfrei ab'), '300')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toEqual([
      {
        section: 'shipping',
        version: 3,
        changes: {
          countries: [austria, germany, { code: 'CH', title: { de: 'Schweiz', en: 'Switzerland' } }],
          freeFromByCountry: { AT: 15_000, CH: 30_000 },
        },
      },
    ])
  })

  test('names the place of what is wrong, and warns who delivers nowhere', async () => {
    const { user, environment } = await open()
    await user.clear(cell('AT auf Deutsch'))
    await user.type(cell('Deutschland: versandkostenfrei ab'), 'viel')
    await user.click(save())
    expect(cell('AT auf Deutsch').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Ein Betrag wie 4,90, nicht unter 0.')).toBeTruthy()
    expect(saves(environment.asked)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Deutschland entfernen' }))
    await user.click(screen.getByRole('button', { name: 'AT entfernen' }))
    expect(screen.getByText('Der Shop liefert in kein Land: Nichts kann bestellt werden.')).toBeTruthy()
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await user.click(screen.getByRole('button', { name: 'Deutschland entfernen' }))
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(screen.queryByRole('textbox', { name: 'DE auf Deutsch' })).toBeNull()
  })

  test('is read by those who may not change it', async () => {
    await open({}, false)
    expect(cell('AT auf Deutsch')).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'Land hinzufügen' })).toBeNull()
  })
})
