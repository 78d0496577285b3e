import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import checkoutSettingsPageQuery from '../../../__generated__/CheckoutSettingsPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'settings/checkout',
  layout: 'admin',
  page: () => import('./CheckoutSettingsPage.tsx'),
  query: checkoutSettingsPageQuery,
  isPersonal: true,
}
const values = {
  ...{ enabled: true, closedNote: null, termsRequired: true, conditionsRequired: false, conditionsUrl: null },
  ...{ ageRequired: false, additionalInformation: null },
  minimums: [{ country: 'CH', discountGroup: null, amount: 10_000 }],
}
const section = (version = 3, viewerCanEdit = true) => ({ key: 'checkout', version, values, viewerCanEdit })
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })

const staff = asStaff(['SETTINGS'])
const open = (answers: Answers = {}, viewerCanEdit = true) =>
  renderPage(route, {
    address: '/admincenter/settings/checkout',
    around: staff.around,
    answers: {
      ...staff.answers,
      CheckoutSettingsPageQuery: {
        Query: () => ({
          settingsSection: section(3, viewerCanEdit),
          discountsSection: { values: { groups: [{ id: 'verein', title: { de: 'Vereinsrabatt', en: null } }] } },
        }),
      },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      ...answers,
    },
  })
const cell = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'speichern' })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')

describe('the page of the checkout', () => {
  test('closes the shop with a note, and sets least values by country and customers', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    await user.click(screen.getByRole('switch', { name: 'Der Shop ist geöffnet' }))
    expect(screen.getByText('Niemand kann bestellen, solange der Shop geschlossen ist.')).toBeTruthy()
    await user.type(cell('Hinweis auf Deutsch'), 'Bis 7. Jänner geschlossen.')
    await user.click(screen.getByRole('button', { name: 'Mindestbestellwert hinzufügen' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Zeile 2: Kunden' }), 'Vereinsrabatt')
    await user.type(cell('Zeile 2: mindestens'), '5')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toEqual([
      {
        section: 'checkout',
        version: 3,
        changes: {
          enabled: false,
          closedNote: { de: 'Bis 7. Jänner geschlossen.', en: null },
          minimums: [
            { country: 'CH', discountGroup: null, amount: 10_000 },
            { country: null, discountGroup: 'verein', amount: 500 },
          ],
        },
      },
    ])
  })

  test('names the place of what is wrong, also what the server says', async () => {
    const errors = [{ code: 'ENTRY_TWICE', path: ['changes', 'minimums', '1', 'country'] }]
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: null, errors }) })
    await user.click(screen.getByRole('switch', { name: 'Besondere Bedingungen annehmen lassen' }))
    await user.type(cell('Adresse der besonderen Bedingungen'), 'bedingungen')
    await user.click(screen.getByRole('button', { name: 'Mindestbestellwert hinzufügen' }))
    await user.click(save())
    expect(screen.getByText('Eine Adresse, die mit / oder https:// beginnt.')).toBeTruthy()
    expect(screen.getByText('Ein Betrag wie 20 oder 19,90.')).toBeTruthy()
    expect(saves(environment.asked)).toEqual([])
    await user.clear(cell('Adresse der besonderen Bedingungen'))
    await user.type(cell('Adresse der besonderen Bedingungen'), '/p/bedingungen')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Zeile 2: Lieferland' }), 'CH')
    await user.type(cell('Zeile 2: mindestens'), '50')
    await user.click(save())
    expect(await screen.findByText('Dafür gibt es schon eine Zeile.')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Zeile 2: Lieferland' }).getAttribute('aria-invalid')).toBe('true')
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await user.click(screen.getByRole('switch', { name: 'Volljährigkeit bestätigen lassen' }))
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(screen.getByRole('switch', { name: 'Volljährigkeit bestätigen lassen' })).toHaveProperty('checked', true)
  })

  test('is read by those who may not change it', async () => {
    await open({}, false)
    expect(screen.getByRole('switch', { name: 'Der Shop ist geöffnet' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Mindestbestellwert hinzufügen' })).toBeNull()
  })
})
