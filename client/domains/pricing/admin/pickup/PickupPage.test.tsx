import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import pickupPageQuery from '../../../../__generated__/PickupPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'shipping/pickup',
  layout: 'admin',
  page: () => import('./PickupPage.tsx'),
  query: pickupPageQuery,
  isPersonal: true,
}
const place = (key: string, name: string) => ({
  ...{ key, name: { de: name, en: null }, address: { de: 'Weg 1', en: null } },
  ...{ hours: null, note: null, country: null },
})
const values = { pickup: { isOffered: true, places: [place('linz', 'Linz'), place('wels', 'Wels')] } }
const section = (version = 3, viewerCanEdit = true) => ({ key: 'shipping', version, values, viewerCanEdit })
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })

const staff = asStaff(['SETTINGS'])
const open = (answers: Answers = {}, viewerCanEdit = true) =>
  renderPage(route, {
    address: '/admincenter/shipping/pickup',
    around: staff.around,
    answers: {
      ...staff.answers,
      PickupPageQuery: { Query: () => ({ settingsSection: section(3, viewerCanEdit) }) },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      ...answers,
    },
  })
const cells = (name: string) => screen.getAllByRole('textbox', { name: new RegExp(`^${name}`) })
const save = () => screen.getByRole('button', { name: 'speichern' })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')

describe('the page of pickup places', () => {
  test('orders, adds and removes places', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    await user.click(screen.getByRole('button', { name: 'Wels nach oben' }))
    await user.click(screen.getByRole('button', { name: 'Linz entfernen' }))
    await user.click(screen.getByRole('button', { name: 'Abholort hinzufügen' }))
    await user.type(cells('Name auf Deutsch')[1]!, 'Enns')
    await user.type(cells('Adresse auf Deutsch')[1]!, 'Gasse 2')
    await user.type(cells('Öffnungszeiten auf Deutsch')[1]!, 'Mo bis Fr')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    const enns = {
      ...place('enns', 'Enns'),
      address: { de: 'Gasse 2', en: null },
      hours: { de: 'Mo bis Fr', en: null },
    }
    expect(saves(environment.asked)).toEqual([
      {
        ...{ section: 'shipping', version: 3 },
        changes: { pickup: { isOffered: true, places: [place('wels', 'Wels'), enns] } },
      },
    ])
  })

  test('refuses an offer without a place, and a place without a name, before anything is sent', async () => {
    const { user, environment } = await open()
    await user.clear(cells('Name auf Deutsch')[0]!)
    await user.click(save())
    expect(cells('Name auf Deutsch')[0]!.getAttribute('aria-invalid')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Neuer Abholort entfernen' }))
    await user.click(screen.getByRole('button', { name: 'Wels entfernen' }))
    await user.click(save())
    expect(screen.getAllByText(/Für die Abholung fehlt ein Ort/).length).toBeGreaterThan(0)
    expect(saves(environment.asked)).toEqual([])
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await user.click(screen.getByRole('button', { name: 'Linz entfernen' }))
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(cells('Name auf Deutsch')).toHaveLength(1)
  })

  test('is read by those who may not change it', async () => {
    await open({}, false)
    expect(cells('Name auf Deutsch')[0]).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'Abholort hinzufügen' })).toBeNull()
  })
})
