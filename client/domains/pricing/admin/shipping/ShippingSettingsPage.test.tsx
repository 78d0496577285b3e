import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import shippingSettingsPageQuery from '../../../../__generated__/ShippingSettingsPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'shipping/groups',
  layout: 'admin',
  page: () => import('./ShippingSettingsPage.tsx'),
  query: shippingSettingsPageQuery,
  isPersonal: true,
}

const values = {
  defaultGroup: 'parcel',
  groups: [
    {
      ...{ id: 'parcel', title: { de: 'Pakete', en: 'Parcels' }, countBy: 'amount', freeFrom: null },
      tiers: [
        {
          max: 10,
          costs: {
            AT: { cost: 490, zipRanges: [{ from: '6900', to: '6999', cost: 690, freeFrom: null }] },
            DE: { cost: 890, zipRanges: [] },
          },
        },
        {
          max: 40,
          costs: { AT: { cost: 990, zipRanges: [{ from: '6900', to: '6999', cost: 1190, freeFrom: null }] } },
        },
      ],
    },
  ],
  ...{ printingDays: 0, transitDays: { min: 1, max: 3 }, offersParts: false },
  ...{ holidays: null, closedDays: [{ from: '2026-12-24', to: '2027-01-06' }] },
}
const section = (version = 3, viewerCanEdit = true) => ({ key: 'shipping', version, values, viewerCanEdit })
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })

const staff = asStaff(['SETTINGS'])
const open = (answers: Answers = {}, { language = '', viewerCanEdit = true } = {}) =>
  renderPage(route, {
    address: `${language}/admincenter/shipping/groups`,
    around: staff.around,
    answers: {
      ...staff.answers,
      ShippingSettingsPageQuery: {
        Query: () => ({
          settingsSection: section(3, viewerCanEdit),
          shop: { homeCountry: 'AT' },
          groupUses: { shipping: [] },
        }),
      },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      RehearsalQuery: { Query: () => ({ rehearsal: null }) },
      ...answers,
    },
  })

const cell = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'speichern' })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')
type User = Awaited<ReturnType<typeof open>>['user']
async function type(user: User, name: string, text: string) {
  await user.clear(cell(name))
  await user.type(cell(name), text)
}

describe('the page of shipping', () => {
  test('is a table of places and sizes, and tells what cannot be ordered where', async () => {
    await open()
    expect(cell('Österreich: Kosten, Größe 1, Pakete')).toHaveProperty('value', '4,90')
    expect(cell('Österreich, PLZ 6900–6999: Kosten, Größe 2, Pakete')).toHaveProperty('value', '11,90')
    expect(screen.getByText('Deutschland: bis 40 Stück')).toBeTruthy()
  })

  test('sends the whole of what was changed, as the settings know it', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    await type(user, 'Deutschland: Kosten, Größe 2, Pakete', '15,90')
    await type(user, 'Größe 2, Pakete', '50')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    const [group] = values.groups
    expect(saves(environment.asked)).toEqual([
      {
        section: 'shipping',
        version: 3,
        changes: {
          defaultGroup: 'parcel',
          groups: [
            {
              ...group,
              tiers: [
                group?.tiers[0],
                { max: 50, costs: { ...group?.tiers[1]?.costs, DE: { cost: 1590, zipRanges: [] } } },
              ],
            },
          ],
        },
      },
    ])
  })

  test('knows public holidays and days on which the shop is closed', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    await user.selectOptions(screen.getByRole('combobox', { name: /^Feiertage/ }), 'DE-BY')
    await user.click(screen.getByRole('button', { name: 'Zeitraum hinzufügen' }))
    fireEvent.change(screen.getByLabelText('Zeile 2: geschlossen von'), { target: { value: '2027-08-02' } })
    fireEvent.change(screen.getByLabelText('Zeile 2: geschlossen bis'), { target: { value: '2027-08-01' } })
    await user.click(save())
    expect(screen.getAllByText('Der letzte Tag darf nicht vor dem ersten liegen.').length).toBeGreaterThan(0)
    expect(saves(environment.asked)).toEqual([])
    fireEvent.change(screen.getByLabelText('Zeile 2: geschlossen bis'), { target: { value: '' } })
    await user.click(screen.getByRole('button', { name: 'Zeile 1 entfernen' }))
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toMatchObject([
      { changes: { holidays: 'DE-BY', closedDays: [{ from: '2027-08-02', to: '2027-08-02' }] } },
    ])
  })

  test.each([
    ['Österreich: Kosten, Größe 1, Pakete', '-1', 'Ein Betrag wie 4,90, nicht unter 0.'],
    ['Größe 1, Pakete', 'viel', 'Eine ganze Zahl an Stück, oder Kilogramm wie 2,5. Leer: unbegrenzt.'],
    ['Österreich: PLZ von, Zeile 2', ' ', 'Bitte ausfüllen'],
    ['Arbeitstage unterwegs, höchstens', '0', 'Höchstens darf nicht weniger als mindestens sein.'],
  ])('%s: %s is refused before it is sent', async (name, text, sentence) => {
    const { user, environment } = await open()
    await type(user, name, text)
    await user.click(save())
    expect(cell(name).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(sentence, { exact: false }).length).toBeGreaterThan(0)
    expect(saves(environment.asked)).toEqual([])
  })

  test.each([
    ['RANGE_REVERSED', 'to', 'Österreich: PLZ bis, Zeile 2', /Die letzte PLZ darf nicht vor der ersten liegen/],
    ['RANGE_OVERLAPS', 'from', 'Österreich: PLZ von, Zeile 2', /Ein Bereich davor enthält einen Teil davon schon/],
  ])('puts %s beside the bound that it names', async (code, bound, name, sentence) => {
    const path = ['changes', 'groups', '0', 'tiers', '1', 'costs', 'AT', 'zipRanges', '0', bound]
    const { user } = await open({
      useUpdateSectionMutation: answered({ section: null, errors: [{ code, path }] }),
    })
    await type(user, 'Österreich: PLZ bis, Zeile 2', '6100')
    await user.click(save())
    await waitFor(() => expect(cell(name).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  test('grows by countries, ranges and sizes, and shrinks again', async () => {
    const { user } = await open()
    const group = within(screen.getByRole('group', { name: 'Pakete' }))
    await user.selectOptions(group.getByRole('combobox', { name: 'Weiteres Land, Pakete' }), 'CH')
    await user.click(group.getByRole('button', { name: 'Land hinzufügen' }))
    await user.click(group.getByRole('button', { name: 'Paketgröße hinzufügen' }))
    expect(cell('Schweiz: Kosten, Größe 3, Pakete')).toHaveProperty('value', '')
    await user.click(group.getByRole('button', { name: 'Österreich entfernen' }))
    expect(screen.queryByRole('textbox', { name: /^Österreich/ })).toBeNull()
    await user.click(group.getByRole('button', { name: 'Größe 3 entfernen, Pakete' }))
    await user.click(group.getByRole('button', { name: 'Größe 2 entfernen, Pakete' }))
    expect(screen.queryByRole('textbox', { name: /Größe 2/ })).toBeNull()
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await type(user, 'Österreich: Kosten, Größe 1, Pakete', '5,50')
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(cell('Österreich: Kosten, Größe 1, Pakete')).toHaveProperty('value', '5,50')
  })

  test('is read by those who may not change it', async () => {
    await open({}, { viewerCanEdit: false })
    expect(cell('Österreich: Kosten, Größe 1, Pakete')).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'Paketgröße hinzufügen' })).toBeNull()
  })
})

describe('a trial of the rules', () => {
  const rehearsal = (changes: object) => ({
    ...{ state: 'DONE', total: 812, done: 812, changedCount: 1, startedAt: '2026-11-23T09:00:00Z' },
    ...{ was: { cents: 100_000, currency: 'EUR' }, wouldBe: { cents: 100_100, currency: 'EUR' } },
    differences: [
      {
        ...{ orderId: 'o1', orderNumber: 10001, customerName: 'SV Muster', placedAt: '2026-11-20T09:00:00Z' },
        ...{ was: { cents: 2490, currency: 'EUR' }, wouldBe: { cents: 2590, currency: 'EUR' } },
      },
    ],
    ...changes,
  })
  const started = (payload: object) => ({ Mutation: () => ({ startRehearsal: { errors: [], ...payload } }) })

  test('sends what is typed, shows how far it is until it is done, and lists what would be different', async () => {
    const states = [rehearsal({ state: 'RUNNING', done: 300 }), rehearsal({})]
    let isStarted = false
    const { user, environment } = await open({
      useStartRehearsalMutation: () => {
        isStarted = true
        return started({ rehearsal: rehearsal({ state: 'QUEUED', done: 0, differences: [] }) })
      },
      RehearsalQuery: () => ({ Query: () => ({ rehearsal: isStarted ? states.shift() : null }) }),
    })
    const button = screen.getByRole('button', { name: 'an Bestellungen erproben' })
    expect(button).toHaveProperty('disabled', true)
    await type(user, 'Österreich: Kosten, Größe 1, Pakete', '5,90')
    await user.click(button)
    expect(sent(environment.asked, 'useStartRehearsalMutation')).toMatchObject([
      { section: 'shipping', changes: { groups: [{ tiers: [{ costs: { AT: { cost: 590 } } }, {}] }] } },
    ])
    expect(await screen.findByText('0 von 812 Bestellungen')).toBeTruthy()
    expect(
      await screen.findByText(/Eine von 812 Bestellungen würde etwas anderes kosten/, {}, { timeout: 5000 }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: '10001' }).getAttribute('href')).toBe('/admincenter/orders/o1')
    expect(screen.getByText('+1,00 €')).toBeTruthy()
    expect(saves(environment.asked)).toEqual([])
  })

  test('says that another one is running, and what is wrong with what is typed', async () => {
    const errors = [{ code: 'REHEARSAL_RUNNING', path: [] }]
    const { user, environment } = await open({
      useStartRehearsalMutation: started({ rehearsal: null, errors }),
    })
    await type(user, 'Österreich: Kosten, Größe 1, Pakete', 'x')
    await user.click(screen.getByRole('button', { name: 'an Bestellungen erproben' }))
    expect(screen.getByText(/Das lässt sich noch nicht erproben/)).toBeTruthy()
    expect(sent(environment.asked, 'useStartRehearsalMutation')).toEqual([])
    await type(user, 'Österreich: Kosten, Größe 1, Pakete', '5')
    await user.click(screen.getByRole('button', { name: 'an Bestellungen erproben' }))
    expect(await screen.findByText('Eine andere Erprobung von Ihnen läuft noch.')).toBeTruthy()
  })

  test('can be cancelled', async () => {
    const { user, environment } = await open({
      RehearsalQuery: { Query: () => ({ rehearsal: rehearsal({ state: 'RUNNING', done: 10 }) }) },
      useCancelRehearsalMutation: {
        Mutation: () => ({ cancelRehearsal: { rehearsal: rehearsal({ state: 'CANCELLED', done: 10 }), errors: [] } }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'abbrechen' }))
    expect(await screen.findByText('Die Erprobung wurde abgebrochen.')).toBeTruthy()
    expect(sent(environment.asked, 'useCancelRehearsalMutation')).toEqual([{ section: 'shipping' }])
  })
})
