import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import unitsPageQuery from '../../../../__generated__/UnitsPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'settings/units',
  layout: 'admin',
  page: () => import('./UnitsPage.tsx'),
  query: unitsPageQuery,
  isPersonal: true,
}
const pair = { key: 'paar', one: { de: 'Paar', en: 'pair' }, many: { de: 'Paar', en: 'pairs' } }
const values = { units: [pair], defaultUnit: 'paar' }
const section = (version = 3, viewerCanEdit = true) => ({ key: 'units', version, values, viewerCanEdit })
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })

const staff = asStaff(['SETTINGS'])
const open = (answers: Answers = {}, viewerCanEdit = true) =>
  renderPage(route, {
    address: '/admincenter/settings/units',
    around: staff.around,
    answers: {
      ...staff.answers,
      UnitsPageQuery: { Query: () => ({ settingsSection: section(3, viewerCanEdit) }) },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      ...answers,
    },
  })
const words = (name: string) => screen.getAllByRole('textbox', { name: new RegExp(`^${name}`) })
const save = () => screen.getByRole('button', { name: 'speichern' })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')

describe('the page of quantity units', () => {
  test('adds one that is called alike in the plural, and gives it a key of its name', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    await user.click(screen.getByRole('button', { name: 'Einheit hinzufügen' }))
    await user.type(words('Einzahl auf Deutsch')[1]!, 'Stück Käse')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    const cheese = { de: 'Stück Käse', en: null }
    expect(saves(environment.asked)).toEqual([
      {
        ...{ section: 'units', version: 3 },
        changes: { units: [pair, { key: 'stueck-kaese', one: cheese, many: cheese }] },
      },
    ])
  })

  test('takes the usual unit back to pieces with the one that goes, and says where it is still named', async () => {
    const refused = { section: null, errors: [{ code: 'TRANSITION_NOT_ALLOWED', path: ['changes', 'units'] }] }
    const { user, environment } = await open({ useUpdateSectionMutation: answered(refused) })
    await user.click(screen.getByRole('button', { name: 'Paar entfernen' }))
    await user.click(save())
    expect((await screen.findAllByText(/wird noch von Produkten genannt/)).length).toBeGreaterThan(0)
    expect(saves(environment.asked)).toMatchObject([{ changes: { units: [], defaultUnit: 'piece' } }])
  })

  test('asks for a name before anything is sent', async () => {
    const { user, environment } = await open()
    await user.clear(words('Einzahl auf Deutsch')[0]!)
    await user.click(save())
    expect(words('Einzahl auf Deutsch')[0]!.getAttribute('aria-invalid')).toBe('true')
    expect(saves(environment.asked)).toEqual([])
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await user.type(words('Einzahl auf Deutsch')[0]!, '!')
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(words('Einzahl auf Deutsch')[0]).toHaveProperty('value', 'Paar!')
  })

  test('is read by those who may not change it', async () => {
    await open({}, false)
    expect(words('Einzahl auf Deutsch')[0]).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'Einheit hinzufügen' })).toBeNull()
  })
})
