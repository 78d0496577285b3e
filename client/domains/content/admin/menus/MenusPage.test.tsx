import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import menusPageQuery from '../../../../__generated__/MenusPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'menus',
  layout: 'admin',
  page: () => import('./MenusPage.tsx'),
  query: menusPageQuery,
  isPersonal: true,
}
const help = { label: { de: 'Hilfe', en: 'Help' }, href: { de: '/help', en: null } }
const team = { label: { de: 'Mannschaft', en: null }, href: { de: '/mannschaft', en: null } }
const values = {
  navigation: null,
  footer: null,
  service: [help, team],
  announcement: { isShown: false, text: { de: '', en: null }, href: null },
}
const section = (version = 3, viewerCanEdit = true) => ({ key: 'frame', version, values, viewerCanEdit })
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })
const staff = asStaff(['SETTINGS'])
const open = (answers: Answers = {}, viewerCanEdit = true) =>
  renderPage(route, {
    address: '/admincenter/menus',
    around: staff.around,
    answers: {
      ...staff.answers,
      MenusPageQuery: {
        Query: () => ({
          settingsSection: section(3, viewerCanEdit),
          menuGroups: [{ path: '/trikots', title: { de: 'Trikots', en: 'Jerseys' } }],
          menuPages: [{ path: { de: '/ueber-uns', en: '/about-us' }, title: { de: 'Über uns', en: 'About us' } }],
        }),
      },
      linkStatesQuery: { Query: () => ({ brokenLinks: [{ href: '/mannschaft', isUnpublished: true }] }) },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      ...answers,
    },
  })
const region = (name: string) => within(screen.getByRole('region', { name }))
const save = () => screen.getByRole('button', { name: 'speichern' })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')

describe('the menus around each page', () => {
  test('begin with what visitors see now, and are sent as they are arranged', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    const navigation = region('Hauptnavigation')
    await user.click(navigation.getByRole('switch', { name: 'Selbst zusammenstellen' }))
    await user.click(navigation.getByRole('button', { name: 'mit dem jetzigen Menü beginnen' }))
    await user.click(navigation.getByRole('button', { name: /Angebote.*nach oben/ }))
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    const link = (de: string, en: string, path: string) => ({
      ...{ label: { de, en }, href: { de: path, en: null }, children: [] },
    })
    expect(saves(environment.asked)).toEqual([
      {
        section: 'frame',
        version: 3,
        changes: { navigation: [link('Angebote', 'Offers', '/specials'), link('Trikots', 'Jerseys', '/trikots')] },
      },
    ])
  })

  test('complete addresses, and want a label for each', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    const service = region('Servicezeile')
    await user.selectOptions(service.getByRole('combobox'), 'Leerer Eintrag')
    await user.click(save())
    expect(saves(environment.asked)).toEqual([])
    await user.type(service.getAllByRole('textbox', { name: /^Beschriftung Deutsch/ })[2]!, 'Verein')
    await user.type(service.getAllByRole('textbox', { name: /^Adresse/ })[2]!, 'www.verein.at')
    await user.click(service.getByRole('button', { name: 'Mannschaft entfernen' }))
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)[0]).toMatchObject({
      changes: {
        service: [help, { label: { de: 'Verein', en: null }, href: { de: 'https://www.verein.at', en: null } }],
      },
    })
  })

  test('lead to pages chosen from a list, in both languages', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    await user.selectOptions(region('Servicezeile').getByRole('combobox'), 'Über uns (/ueber-uns)')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)[0]).toMatchObject({
      changes: {
        service: [
          help,
          team,
          { label: { de: 'Über uns', en: 'About us' }, href: { de: '/ueber-uns', en: '/about-us' } },
        ],
      },
    })
  })

  test('say which links lead to nothing that visitors see, asking once', async () => {
    const { environment } = await open()
    expect(await screen.findByText(/„\/mannschaft“ ist nicht veröffentlicht/, {}, { timeout: 3000 })).toBeTruthy()
    const asked = environment.asked.filter(({ name }) => name === 'linkStatesQuery')
    expect(asked.map(({ variables }) => variables)).toEqual([{ hrefs: ['/help', '/mannschaft'] }])
  })

  test('say at its input what the server refuses', async () => {
    const errors = [{ code: 'INVALID_INPUT', path: ['changes', 'announcement', 'text', 'de'] }]
    const { user } = await open({ useUpdateSectionMutation: answered({ section: null, errors }) })
    await user.click(screen.getByRole('switch', { name: 'Über jeder Seite zeigen' }))
    await user.click(save())
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Text auf Deutsch' }).getAttribute('aria-invalid')).toBe('true'),
    )
  })

  test.each(failures)('that cannot be saved (%s) keep what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await user.type(screen.getByRole('textbox', { name: 'Text auf Deutsch' }), 'Bis Freitag')
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(screen.getByRole('textbox', { name: 'Text auf Deutsch' })).toHaveProperty('value', 'Bis Freitag')
  })

  test('are read by those who may not change them', async () => {
    await open({}, false)
    expect(region('Servicezeile').getByDisplayValue('Mannschaft')).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'Mannschaft entfernen' })).toBeNull()
  })
})
