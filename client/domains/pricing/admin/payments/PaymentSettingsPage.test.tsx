import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import paymentSettingsPageQuery from '../../../../__generated__/PaymentSettingsPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'settings/payment',
  layout: 'admin',
  page: () => import('./PaymentSettingsPage.tsx'),
  query: paymentSettingsPageQuery,
  isPersonal: true,
}
const method = (id: string, title: string, order: number) => ({
  ...{ id, isConfigured: true, isEnabled: true, min: null, max: null, order, countries: ['AT'], termDays: null },
  ...{ title: { de: title, en: null }, description: { de: '', en: null } },
})
const [invoice, prepayment] = [method('invoice', 'Rechnung', 1), method('prepayment', 'Vorkasse', 2)]
const section = (version = 3, viewerCanEdit = true) => ({
  ...{ key: 'payment', version, values: { methods: [invoice, prepayment] }, viewerCanEdit },
})
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })

const staff = asStaff(['SETTINGS'])
const open = (answers: Answers = {}, viewerCanEdit = true) =>
  renderPage(route, {
    address: '/admincenter/settings/payment',
    around: staff.around,
    answers: {
      ...staff.answers,
      PaymentSettingsPageQuery: { Query: () => ({ settingsSection: section(3, viewerCanEdit) }) },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      ...answers,
    },
  })
const of = (name: string) => within(screen.getByRole('group', { name }))
const save = () => screen.getByRole('button', { name: 'speichern' })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')

describe('the page of payment methods', () => {
  test('orders and limits them', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    await user.click(screen.getByRole('button', { name: 'Vorkasse nach oben' }))
    await user.type(of('Rechnung').getByRole('textbox', { name: 'Bis zu einem Betrag von' }), '500')
    await user.type(of('Rechnung').getByRole('textbox', { name: 'Zahlungsziel in Tagen' }), '14')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toEqual([
      {
        section: 'payment',
        version: 3,
        changes: {
          methods: [
            { ...prepayment, order: 1 },
            { ...invoice, order: 2, max: 50_000, termDays: 14 },
          ],
        },
      },
    ])
  })

  test('names the place of what is wrong, and warns who lets nobody pay', async () => {
    const { user, environment } = await open()
    const term = of('Rechnung').getByRole('textbox', { name: 'Zahlungsziel in Tagen' })
    await user.type(term, '60')
    await user.click(save())
    expect(term.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Eine ganze Zahl von 0 bis 50.')).toBeTruthy()
    expect(saves(environment.asked)).toEqual([])
    for (const each of screen.getAllByRole('switch', { name: /Im Shop anbieten/ })) await user.click(each)
    expect(screen.getByText('Keine Zahlungsart wird angeboten: Nichts kann bestellt werden.')).toBeTruthy()
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await user.click(of('Rechnung').getByRole('switch', { name: /Im Shop anbieten/ }))
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(of('Rechnung').getByRole('switch', { name: /Im Shop anbieten/ })).toHaveProperty('checked', false)
  })

  test('is read by those who may not change it', async () => {
    await open({}, false)
    expect(of('Rechnung').getByRole('switch', { name: /Im Shop anbieten/ })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Vorkasse nach oben' })).toBeNull()
  })
})
