import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import generalSettingsPageQuery from '../../../__generated__/GeneralSettingsPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'

const route: PageRoute = {
  path: 'settings/general',
  layout: 'admin',
  page: () => import('./GeneralSettingsPage.tsx'),
  query: generalSettingsPageQuery,
  isPersonal: true,
}

const shop = {
  ...{ name: 'Sport Huber', claim: { de: 'Alles für den Verein', en: null }, company: 'Sport Huber GmbH' },
  ...{ address: 'Ringstraße 2', zip: '4600', city: 'Wels', country: 'AT', email: 'office@sport-huber.at' },
  ...{ phone: '', bankAccount: '', vatId: '', register: '', currency: 'EUR', timeZone: 'Europe/Vienna' },
}
const nothing = { de: '', en: '' }
const operator = {
  ...{ legalForm: 'gmbh', representatives: ['Eva Huber', 'Max Mustermann'], authority: 'Magistrat Wels', chamber: '' },
  ...{ businessPurpose: { de: 'Handel', en: null }, tradeLaw: nothing, gisaNumber: '', editorialLine: nothing },
  ...{ takesPartInArbitration: false, hosting: null, accessibilityTestedOn: null, accessibilityGaps: nothing },
  ...{ accessibilityAuthority: null, isDemo: false },
}
const needed = [
  { field: 'shop.phone', legalForms: null, countries: null },
  { field: 'shop.register', legalForms: ['gmbh', 'association'], countries: null },
  { field: 'operator.representatives', legalForms: ['gmbh'], countries: null },
  { field: 'operator.businessPurpose', legalForms: null, countries: ['AT'] },
]
const closed = {
  ...{ isOpen: false, isDemo: false, needed },
  missing: ['shop.phone', 'shop.register', 'operator.representatives'],
}
const section = (values: object, version: number, viewerCanEdit = true) => ({ values, version, viewerCanEdit })

interface Given {
  viewerCanEdit?: boolean
  /** As system accounts may. */
  mayEditWebhooks?: boolean
  isDemo?: boolean
  opening?: object
  answers?: Answers
  language?: string
}

async function open({
  viewerCanEdit = true,
  mayEditWebhooks = true,
  isDemo = false,
  opening = closed,
  answers = {},
  language = '',
}: Given = {}) {
  return renderPage(route, {
    address: `${language}/admincenter/settings/general`,
    answers: {
      GeneralSettingsPageQuery: {
        Query: () => ({
          shopSection: section(shop, 3, viewerCanEdit),
          operatorSection: section({ ...operator, isDemo }, 5, viewerCanEdit),
          storefrontsSection: section({ allowedOrigins: ['https://team.example.com'] }, 1, viewerCanEdit),
          webhooksSection: section({ allowsPrivateNetworks: false, keptDays: 30 }, 2, mayEditWebhooks),
          shopOpening: opening,
        }),
      },
      ...answers,
    },
  })
}

const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'speichern' })
const hintsOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ')

const MISSING = 'Fehlt noch: Ohne diese Angabe nimmt der Shop keine Bestellungen an.'
const MADE_UP = 'Das ist ein Platzhalter: So nimmt der Shop keine Bestellungen an.'

describe('the general settings', () => {
  test('say that the shop is closed, and lead to what is missing', async () => {
    const { user } = await open()
    expect(
      screen.getByText('Der Shop nimmt noch keine Bestellungen an. Diese 3 Angaben fehlen oder sind Platzhalter:'),
    ).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Register und Nummer' }))
    expect(document.activeElement).toBe(field('Register und Nummer'))
    expect(hintsOf(field('Telefon'))).toContain(MISSING)
    expect(hintsOf(field('Vertretung'))).toContain(MADE_UP)
    expect(hintsOf(field('Firma'))).not.toContain('nimmt der Shop keine Bestellungen an')
  })

  test('say of a demo shop what only a real one would refuse', async () => {
    const { user } = await open({ opening: { ...closed, isDemo: true, isOpen: true }, isDemo: true })
    const missing = 'Fehlt noch: Ohne diese Angabe nimmt ein echter Shop keine Bestellungen an.'
    expect(hintsOf(field('Telefon'))).toContain(missing)
    expect(hintsOf(field('Vertretung'))).toContain(
      'Das ist ein Platzhalter: Ein echter Shop nimmt damit keine Bestellungen an.',
    )
    await user.click(screen.getByRole('switch', { name: 'Demoshop' }))
    expect(hintsOf(field('Telefon'))).toContain(MISSING)
    expect(hintsOf(field('Vertretung'))).toContain(MADE_UP)
  })

  test('ask for what the chosen legal form and country need', async () => {
    const { user } = await open()
    expect(hintsOf(field('Register und Nummer'))).toContain(MISSING)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rechtsform' }), 'soleTrader')
    expect(hintsOf(field('Register und Nummer'))).not.toContain(MISSING)
    await user.clear(field('Unternehmensgegenstand auf Deutsch'))
    expect(hintsOf(field('Unternehmensgegenstand auf Deutsch'))).toContain(MISSING)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'DE')
    expect(hintsOf(field('Unternehmensgegenstand auf Deutsch'))).not.toContain(MISSING)
  })

  test('send what was changed alone, to the section it belongs to, and say whether the shop is open by now', async () => {
    const changed = { ...shop, phone: '+43 7242 12345' }
    const { user, environment } = await open({
      answers: {
        useUpdateSettingsMutation: {
          Mutation: () => ({
            updateSettings: {
              section: section(changed, 4),
              opening: { ...closed, missing: [], isOpen: true },
              errors: [],
            },
          }),
        },
      },
    })
    await user.click(field('Telefon'))
    await user.paste(' +43 7242 12345')
    await user.click(save())
    expect(environment.asked.slice(1)).toEqual([
      {
        name: 'useUpdateSettingsMutation',
        variables: { input: { section: 'shop', version: 3, changes: { phone: '+43 7242 12345' } } },
      },
    ])
    expect(screen.getByText('Für das Impressum sind alle Angaben da: Der Shop nimmt Bestellungen an.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
    expect(hintsOf(field('Telefon'))).not.toContain(MISSING)
  })

  test('send texts, names and what is emptied as the settings know them, both sections one after the other', async () => {
    const { user, environment } = await open({
      answers: {
        useUpdateSettingsMutation: ({ input }) => ({
          Mutation: () => ({
            updateSettings: {
              section: input.section === 'shop' ? section(shop, 4) : section(operator, 6),
              opening: closed,
              errors: [],
            },
          }),
        }),
      },
    })
    await user.click(field('Leitsatz auf Englisch'))
    await user.paste('All for the club')
    await user.clear(field('Vertretung'))
    await user.click(field('Vertretung'))
    await user.paste('Eva Huber\n\n Ida Lang, MBA ')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rechtsform' }), '')
    await user.click(screen.getByRole('switch', { name: 'Nimmt an Streitbeilegung teil' }))
    await user.click(save())
    expect(environment.asked.slice(1).map(({ variables }) => variables.input)).toEqual([
      { section: 'shop', version: 3, changes: { claim: { de: 'Alles für den Verein', en: 'All for the club' } } },
      {
        section: 'operator',
        version: 5,
        changes: { legalForm: null, representatives: ['Eva Huber', 'Ida Lang, MBA'], takesPartInArbitration: true },
      },
    ])
  })

  test('put a refusal at its field, and keep what the other section has saved', async () => {
    const { user, environment } = await open({
      language: '/en',
      answers: {
        useUpdateSettingsMutation: ({ input }) => ({
          Mutation: () => ({
            updateSettings:
              input.section === 'shop'
                ? { section: section({ ...shop, zip: '4601' }, 4), opening: closed, errors: [] }
                : {
                    section: null,
                    opening: closed,
                    errors: [{ code: 'INVALID_INPUT', path: ['changes', 'representatives', '1'] }],
                  },
          }),
        }),
      },
    })
    await user.clear(field('Postcode'))
    await user.paste('4601')
    await user.clear(field('Representatives'))
    await user.paste('Eva Huber')
    await user.click(screen.getByRole('button', { name: 'save' }))
    expect(field('Representatives').getAttribute('aria-invalid')).toBe('true')
    expect(hintsOf(field('Representatives'))).toContain('This cannot be saved. Please check what you entered.')
    expect(field('Postcode').getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByText('1 unsaved change')).toBeTruthy()
    expect(environment.asked.slice(1).map(({ variables }) => variables.input.section)).toEqual(['shop', 'operator'])
  })

  test.each([
    ['', 'E-Mail', 'email', 'Das ist keine gültige E-Mail-Adresse.'],
    ['', 'Telefon', 'phone', 'Bitte mit Ländervorwahl, zum Beispiel +43 660 1234567.'],
    ['/en', 'Phone', 'phone', 'Please include the country code, for example +43 660 1234567.'],
  ])('say at %s/%s how it should look, and keep what was typed', async (language, label, name, sentence) => {
    const errors = [{ code: 'INVALID_INPUT', path: ['changes', name] }]
    const { user } = await open({
      language,
      answers: {
        useUpdateSettingsMutation: { Mutation: () => ({ updateSettings: { section: null, opening: closed, errors } }) },
      },
    })
    await user.clear(field(label))
    await user.paste('07242')
    await user.click(screen.getByRole('button', { name: language ? 'save' : 'speichern' }))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(hintsOf(field(label))).toContain(sentence)
    expect(field(label)).toHaveProperty('value', '07242')
  })

  test('send where webhooks may go and how long they are kept, as numbers and flags', async () => {
    const { user, environment } = await open({
      answers: {
        useUpdateSettingsMutation: {
          Mutation: () => ({
            updateSettings: {
              section: section({ allowsPrivateNetworks: true, keptDays: 90 }, 3),
              opening: closed,
              errors: [],
            },
          }),
        },
      },
    })
    const days = field('Aufbewahrung der Nachrichten in Tagen')
    expect(days).toHaveProperty('value', '30')
    for (const wrong of ['0', '91', 'x']) {
      await user.clear(days)
      await user.type(days, wrong)
      await user.click(save())
      expect(hintsOf(days)).toContain('Eine ganze Zahl von 1 bis 90.')
    }
    expect(environment.asked).toHaveLength(1)
    await user.clear(days)
    await user.type(days, '90')
    await user.click(screen.getByRole('switch', { name: 'Webhooks in private Netze erlauben' }))
    await user.click(save())
    expect(environment.asked.slice(1).map(({ variables }) => variables.input)).toEqual([
      { section: 'webhooks', version: 2, changes: { keptDays: 90, allowsPrivateNetworks: true } },
    ])
  })

  test('of webhooks are fixed for those who may change the others alone', async () => {
    await open({ mayEditWebhooks: false })
    expect(field('Aufbewahrung der Nachrichten in Tagen')).toHaveProperty('readOnly', true)
    expect(screen.getByRole('switch', { name: 'Webhooks in private Netze erlauben' })).toHaveProperty('disabled', true)
    expect(field('Firma')).toHaveProperty('readOnly', false)
  })

  test('keep what was typed where the server fails, and ask for nothing more', async () => {
    const { user, environment } = await open({ answers: { useUpdateSettingsMutation: refusedBy(500) } })
    await user.clear(field('PLZ'))
    await user.paste('4601')
    await user.click(screen.getByRole('switch', { name: 'Demoshop' }))
    await user.click(save())
    expect(field('PLZ')).toHaveProperty('value', '4601')
    expect(environment.asked).toHaveLength(2)
    expect(screen.getByText('2 ungespeicherte Änderungen')).toBeTruthy()
  })

  test('say that somebody else was faster, and load the newer state', async () => {
    const errors = [{ code: 'STALE_REVISION', path: ['version'] }]
    const { user, navigations } = await open({
      answers: {
        useUpdateSettingsMutation: {
          Mutation: () => ({ updateSettings: { section: null, opening: closed, errors } }),
        },
      },
    })
    await user.clear(field('Ort'))
    await user.paste('Linz')
    await user.click(save())
    expect(screen.getByText('Jemand anders hat inzwischen gespeichert.')).toBeTruthy()
    expect(navigations).toEqual(['(reload)'])
    expect(field('Ort')).toHaveProperty('value', 'Linz')
  })

  test('are read by those who may not change them', async () => {
    await open({ viewerCanEdit: false })
    expect(field('Firma')).toHaveProperty('readOnly', true)
    expect(screen.getByRole('combobox', { name: 'Rechtsform' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('switch', { name: 'Demoshop' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Sie können alles ansehen, aber nichts ändern.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
  })

  test('of a shop to look at say so', async () => {
    await open({ opening: { ...closed, isDemo: true, isOpen: true } })
    expect(within(document.body).queryByText(/nimmt noch keine Bestellungen an/)).toBeNull()
    expect(screen.getByText('Das ist ein Demoshop: Er nimmt auch mit erfundenen Angaben Bestellungen an.')).toBeTruthy()
  })
})
