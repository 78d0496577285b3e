import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import discountsPageQuery from '../../../../__generated__/DiscountsPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'discount/groups',
  layout: 'admin',
  page: () => import('./DiscountsPage.tsx'),
  query: discountsPageQuery,
  isPersonal: true,
}
const club = {
  ...{ id: 'verein', title: { de: 'Vereinsrabatt', en: 'Club discount' }, type: 'percent', roles: ['member'] },
  ...{ global: true, additive: false, tiers: [{ from: 10_000, discount: 1000 }] },
}
const bonus = { ...club, id: 'treue', title: { de: 'Treuebonus', en: null }, type: 'flat', roles: [] }
const values = { groups: [club, bonus], tierSeparators: [] }
const section = (version = 3, viewerCanEdit = true) => ({ key: 'discounts', version, values, viewerCanEdit })
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })

const staff = asStaff(['SETTINGS', 'TERMS'])
const open = (answers: Answers = {}, viewerCanEdit = true) =>
  renderPage(route, {
    address: '/admincenter/discount/groups',
    around: staff.around,
    answers: {
      ...staff.answers,
      DiscountsPageQuery: {
        Query: () => ({
          settingsSection: section(3, viewerCanEdit),
          groupUses: { discount: [{ key: 'verein', products: 0, customers: 12 }] },
        }),
      },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      RehearsalQuery: { Query: () => ({ rehearsal: null }) },
      ...answers,
    },
  })
const group = (name: string) => within(screen.getByRole('group', { name }))
const cell = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'speichern' })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')

describe('the page of discount groups', () => {
  test('says each group in words as it is typed, and who has it', async () => {
    const { user } = await open()
    expect(group('Vereinsrabatt').getByText('10 % ab 100,00 € für Mitglieder, auf den ganzen Warenkorb')).toBeTruthy()
    expect(group('Vereinsrabatt').getByRole('link', { name: '12 Konten' }).getAttribute('href')).toBe(
      '/admincenter/users/browse?group=verein',
    )
    await user.clear(cell('Stufe 1: Nachlass, Vereinsrabatt'))
    expect(group('Vereinsrabatt').getByText('Diese Gruppe ermäßigt noch nichts.')).toBeTruthy()
    await user.type(cell('Stufe 1: Nachlass, Vereinsrabatt'), '7,5')
    await user.click(group('Vereinsrabatt').getByRole('switch', { name: 'Auf den ganzen Warenkorb' }))
    expect(
      group('Vereinsrabatt').getByText('7,5 % ab 100,00 € für Mitglieder, auf Produkte mit dieser Gruppe'),
    ).toBeTruthy()
  })

  test('keeps what somebody has, and sends new groups with an id of their own', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    expect(group('Vereinsrabatt').getByRole('button', { name: /Gruppe entfernen/ })).toHaveProperty('disabled', true)
    await user.click(group('Treuebonus').getByRole('button', { name: /Gruppe entfernen/ }))
    await user.click(screen.getByRole('button', { name: 'Gruppe hinzufügen' }))
    await user.type(group('Neue Gruppe').getByRole('textbox', { name: 'Bezeichnung auf Deutsch' }), 'Früh & günstig')
    await user.type(cell('Stufe 1: Nachlass, Früh & günstig'), '5')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toEqual([
      {
        section: 'discounts',
        version: 3,
        changes: {
          groups: [
            club,
            {
              ...{ id: 'frueh-guenstig', title: { de: 'Früh & günstig', en: null }, type: 'percent', roles: [] },
              ...{ global: true, additive: false, tiers: [{ from: 0, discount: 500 }] },
            },
          ],
        },
      },
    ])
  })

  test('names the place of what is wrong, also what the server says', async () => {
    const errors = [{ code: 'ENTRY_TWICE', path: ['changes', 'groups', '0', 'tiers', '1', 'from'] }]
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: null, errors }) })
    await user.click(group('Vereinsrabatt').getByRole('button', { name: /Stufe hinzufügen/ }))
    await user.type(cell('Stufe 2: ab, Vereinsrabatt'), '100')
    await user.type(cell('Stufe 2: Nachlass, Vereinsrabatt'), '101')
    await user.click(save())
    expect(screen.getByText('Ein Prozentsatz von 0 bis 100, etwa 10 oder 7,5.')).toBeTruthy()
    expect(saves(environment.asked)).toEqual([])
    await user.clear(cell('Stufe 2: Nachlass, Vereinsrabatt'))
    await user.type(cell('Stufe 2: Nachlass, Vereinsrabatt'), '12')
    await user.click(save())
    expect(await screen.findByText('Ab dieser Summe gibt es schon eine Stufe.')).toBeTruthy()
    expect(cell('Stufe 2: ab, Vereinsrabatt').getAttribute('aria-invalid')).toBe('true')
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await user.type(cell('Eigenschaften, die Staffeln trennen'), 'color')
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(cell('Eigenschaften, die Staffeln trennen')).toHaveProperty('value', 'color')
  })

  test('is read by those who may not change it', async () => {
    await open({}, false)
    expect(cell('Stufe 1: ab, Vereinsrabatt')).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'Gruppe hinzufügen' })).toBeNull()
  })
})
