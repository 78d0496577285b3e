import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import vatSettingsPageQuery from '../../../../__generated__/VatSettingsPageQuery$parameters.ts'
import { today } from '../../../../adminKit/list/days.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'vat/groups',
  layout: 'admin',
  page: () => import('./VatSettingsPage.tsx'),
  query: vatSettingsPageQuery,
  isPersonal: true,
}

const values = {
  ...{ type: 'inclusive', fixedPrice: false, taxesAtDestination: false, smallBusiness: false },
  ...{ label: null, detailsLabel: null, showDetailed: true, defaultGroup: 'standard' },
  groups: [
    {
      id: 'standard',
      title: { de: 'Normalsatz', en: 'Standard rate' },
      rates: {
        AT: [
          { validFrom: '2016-01-01', rate: 2000 },
          { validFrom: '2099-01-01', rate: 2100 },
        ],
        DE: [{ validFrom: '2016-01-01', rate: 1600 }],
      },
    },
    { id: 'books', title: { de: 'Bücher', en: null }, rates: { AT: [{ validFrom: '2016-01-01', rate: 1000 }] } },
  ],
  ...{ vatIdCheck: 'vies', vatIdCheckDays: 3 },
}
const section = (changes: object = {}, version = 3, viewerCanEdit = true) => ({
  ...{ key: 'vat', version, values: { ...values, ...changes }, viewerCanEdit },
})
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })
const change = (fields: readonly string[]) => ({
  node: {
    ...{ key: 'c1', at: '2026-11-20T10:00:00Z', actorName: 'Kim', isUndo: false },
    fields: fields.map(name => ({ name })),
  },
})
const history = (changes: readonly object[]) => ({
  Query: () => ({ settingsHistory: { edges: changes } }),
})

const staff = asStaff(['SETTINGS'])
const open = (answers: Answers = {}, { language = '', viewerCanEdit = true } = {}) =>
  renderPage(route, {
    address: `${language}/admincenter/vat/groups`,
    around: staff.around,
    answers: {
      ...staff.answers,
      VatSettingsPageQuery: {
        Query: () => ({
          settingsSection: section({}, 3, viewerCanEdit),
          shop: { homeCountry: 'AT' },
          euVatRates: [
            { country: 'AT', standard: 2000, reduced: 1000 },
            { country: 'DE', standard: 1900, reduced: 700 },
            { country: 'DK', standard: 2500, reduced: null },
          ],
          groupUses: { vat: [{ key: 'books', products: 4 }] },
        }),
      },
      SectionHistoryQuery: history([]),
      RehearsalQuery: { Query: () => ({ rehearsal: null }) },
      ...answers,
    },
  })

const group = (name: string) => within(screen.getByRole('group', { name }))
const save = () => screen.getByRole('button', { name: 'speichern' })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')

describe('the page of VAT', () => {
  test('shows the rates of home, which of them hold and what is announced, and the others below', async () => {
    await open()
    const standard = group('Normalsatz')
    expect(standard.getByText('gilt ab 01.01.2099')).toBeTruthy()
    expect(standard.getByRole('textbox', { name: 'Österreich, Zeile 1: Satz, Normalsatz' })).toHaveProperty(
      'value',
      '20',
    )
    expect(standard.getByText('Ein weiteres Land')).toBeTruthy()
    expect(standard.getByRole('radio', { name: 'Gilt für alle Produkte ohne eigene Steuergruppe' })).toHaveProperty(
      'checked',
      true,
    )
    expect(group('Bücher').getByText('4 Produkte', { exact: false })).toBeTruthy()
  })

  test('adopts the rates of the EU where others hold, and sends nothing but what was changed', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section({}, 4) }) })
    await user.click(group('Normalsatz').getByRole('button', { name: 'Normalsätze der EU übernehmen' }))
    expect(screen.getByText('2 Sätze übernommen, noch nicht gespeichert.')).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toMatchObject([
      {
        section: 'vat',
        version: 3,
        changes: {
          defaultGroup: 'standard',
          groups: [
            {
              id: 'standard',
              rates: {
                AT: values.groups[0]?.rates.AT,
                DE: [
                  { validFrom: '2016-01-01', rate: 1600 },
                  { validFrom: today(), rate: 1900 },
                ],
                DK: [{ validFrom: today(), rate: 2500 }],
              },
            },
            { id: 'books' },
          ],
        },
      },
    ])
  })

  test('names the place of what cannot be a rate, and sends nothing', async () => {
    const { user, environment } = await open()
    const rate = screen.getByRole('textbox', { name: 'Österreich, Zeile 1: Satz, Bücher' })
    await user.clear(rate)
    await user.type(rate, '120')
    await user.click(save())
    expect(rate.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Ein Satz von 0 bis 100, etwa 20 oder 4,9.')).toBeTruthy()
    expect(saves(environment.asked)).toEqual([])
  })

  test('puts a second rate of one day beside it, as the server says', async () => {
    const errors = [{ code: 'ENTRY_TWICE', path: ['changes', 'groups', '0', 'rates', 'AT', '1', 'validFrom'] }]
    const { user } = await open({ useUpdateSectionMutation: answered({ section: null, errors }) })
    const day = screen.getByLabelText('Österreich, Zeile 2: gültig ab, Normalsatz')
    await user.clear(day)
    await user.type(day, '2016-01-01')
    await user.click(save())
    await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Ab diesem Tag gibt es schon einen Satz.')).toBeTruthy()
  })

  test('keeps groups that products name, and the default one', async () => {
    const { user } = await open()
    expect(group('Bücher').getByRole('button', { name: /^Gruppe entfernen\s+Bücher$/ })).toHaveProperty(
      'disabled',
      true,
    )
    expect(group('Normalsatz').getByRole('button', { name: /Gruppe entfernen/ })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Gruppe hinzufügen' }))
    const added = group('Neue Gruppe')
    await user.click(added.getByRole('button', { name: /Gruppe entfernen/ }))
    expect(screen.queryByRole('group', { name: 'Neue Gruppe' })).toBeNull()
  })

  test('saves a small business, and the words of the tax', async () => {
    const { user, environment } = await open(
      { useUpdateSectionMutation: answered({ section: section({ smallBusiness: true }, 4) }) },
      { language: '/en' },
    )
    await user.click(screen.getByRole('switch', { name: 'Small business' }))
    expect(screen.getByText('No rate applies while this is on.')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Name in totals in German' }), 'Umsatzsteuer')
    await user.click(screen.getByRole('button', { name: 'save' }))
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toEqual([
      {
        section: 'vat',
        version: 3,
        changes: { smallBusiness: true, detailsLabel: { de: 'Umsatzsteuer', en: null } },
      },
    ])
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await user.click(screen.getByRole('switch', { name: 'Kleinunternehmen' }))
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(screen.getByRole('switch', { name: 'Kleinunternehmen' })).toHaveProperty('checked', true)
  })

  test('says that somebody else was faster, and loads the newer state', async () => {
    const errors = [{ code: 'STALE_REVISION', path: ['version'] }]
    const { user, navigations } = await open({ useUpdateSectionMutation: answered({ section: null, errors }) })
    await user.click(screen.getByRole('switch', { name: 'Kleinunternehmen' }))
    await user.click(save())
    expect(await screen.findByText('Jemand anders hat inzwischen gespeichert.')).toBeTruthy()
    expect(navigations).toEqual(['(reload)'])
  })

  test('takes a change back, or says why it cannot', async () => {
    const errors = [{ code: 'STALE_REVISION', path: ['groups'] }]
    let isRefused = true
    const { user, environment } = await open({
      SectionHistoryQuery: history([change(['smallBusiness', 'groups'])]),
      useUndoSectionChangeMutation: () => ({
        Mutation: () => ({
          undoSettingsChange: isRefused ? { section: null, errors } : { section: section({}, 4), errors: [] },
        }),
      }),
    })
    expect(await screen.findByText('Kleinunternehmen, Steuersätze')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^rückgängig machen/ }))
    expect(await screen.findByText('Das wurde inzwischen noch einmal geändert.')).toBeTruthy()
    isRefused = false
    await user.click(await screen.findByRole('button', { name: /^rückgängig machen/ }))
    expect(await screen.findByText('Die Änderung ist rückgängig gemacht.')).toBeTruthy()
    expect(sent(environment.asked, 'useUndoSectionChangeMutation')).toEqual([
      { key: 'c1', version: 3 },
      { key: 'c1', version: 3 },
    ])
  })

  test('is read by those who may not change it', async () => {
    await open({}, { viewerCanEdit: false })
    expect(screen.getByRole('textbox', { name: 'Österreich, Zeile 1: Satz, Bücher' })).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'Gruppe hinzufügen' })).toBeNull()
  })
})
