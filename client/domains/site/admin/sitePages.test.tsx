import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Component, components } from '../../../../server/domains/site/defaults/components.ts'
import addressNamesPageQuery from '../../../__generated__/AddressNamesPageQuery$parameters.ts'
import componentsPageQuery from '../../../__generated__/ComponentsPageQuery$parameters.ts'
import configPageQuery from '../../../__generated__/ConfigPageQuery$parameters.ts'
import facebookPageQuery from '../../../__generated__/FacebookPageQuery$parameters.ts'
import instagramPageQuery from '../../../__generated__/InstagramPageQuery$parameters.ts'
import mapPageQuery from '../../../__generated__/MapPageQuery$parameters.ts'
import seoSettingsPageQuery from '../../../__generated__/SeoSettingsPageQuery$parameters.ts'
import transferPageQuery from '../../../__generated__/TransferPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import type { Answers } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { asStaff, sent } from '../../../testing/staff.tsx'

const staff = asStaff(['SETTINGS'])
const route = (page: PageRoute['page'], query: PageRoute['query'], path: string): PageRoute => ({
  ...{ path, layout: 'admin', page, query, isPersonal: true },
})
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })
const section = (key: string, values: object, secretsSet: readonly string[] = []) => ({
  ...{ key, version: 3, values, secretsSet, viewerCanEdit: true },
})

const open = (of: PageRoute, name: string, answer: object, answers: Answers = {}) =>
  renderPage(of, {
    address: `/admincenter/${of.path}`,
    around: staff.around,
    answers: {
      ...staff.answers,
      [name]: { Query: () => answer },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      ...answers,
    },
  })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')
const save = () => screen.getByRole('button', { name: 'speichern' })
const cell = (name: string) => screen.getByRole('textbox', { name })

const seo = {
  ...{ pageTitle: { de: '', en: '' }, description: { de: '', en: '' }, titlePattern: { de: '{title}', en: '{title}' } },
  ...{ domain: null, keywords: [], author: '', languages: ['de', 'en'], defaultLanguage: 'de', image: null },
  ...{ fbLikeUrl: null, isIndexed: true, robots: '', googleVerification: '', bingVerification: '' },
  ...{ pinterestVerification: '', facebookVerification: '' },
}

describe('search engines', () => {
  const page = route(() => import('./SeoSettingsPage.tsx'), seoSettingsPageQuery, 'settings/seo')
  const openSeo = (values: object = {}) =>
    open(
      page,
      'SeoSettingsPageQuery',
      { settingsSection: section('seo', { ...seo, ...values }), siteFiles: [] },
      {
        useUpdateSectionMutation: answered({ section: section('seo', seo) }),
      },
    )

  test('show the hit as it is typed, and take the content of a tag that was pasted whole', async () => {
    const { user, environment } = await openSeo()
    await user.type(cell('Titel der Startseite auf Deutsch'), 'Alles für den Verein')
    expect(screen.getAllByText('Alles für den Verein', { selector: 'span' }).length).toBeGreaterThan(0)
    await user.type(cell('Domain'), 'WWW.fcnord.at')
    await user.type(cell('Google Search Console'), '<meta name="x" content="abc123" />')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toEqual([
      {
        ...{ section: 'seo', version: 3 },
        changes: {
          pageTitle: { de: 'Alles für den Verein', en: null },
          domain: 'www.fcnord.at',
          googleVerification: 'abc123',
        },
      },
    ])
  })

  test('are not saved without the title in titles, nor with a domain that is an address', async () => {
    const { user, environment } = await openSeo()
    await user.clear(cell('Titel der anderen Seiten auf Deutsch'))
    await user.type(cell('Titel der anderen Seiten auf Deutsch'), 'FC Nord')
    await user.type(cell('Domain'), 'https://fcnord.at')
    await user.click(save())
    expect(screen.getByText('Nur der Name, ohne https:// und ohne Pfad.')).toBeTruthy()
    expect(screen.getByText('{title} muss vorkommen, sonst heißen alle Seiten gleich.')).toBeTruthy()
    expect(saves(environment.asked)).toEqual([])
  })
})

describe('the configuration', () => {
  const page = route(() => import('./ConfigPage.tsx'), configPageQuery, 'config')
  const values = {
    ...{ maintenance: false, maintenanceText: { de: '', en: '' }, maintenanceImage: null, maintenanceMinutes: 60 },
    ...{ routes: [], additionalInfoUrl: null, socialFacebook: null, socialInstagram: null },
    ...{ imagesDisableCache: false, customClasses: [], messageFields: ['name'], allowSmsReset: false },
  }

  test('warns of the maintenance, and sends secrets only where one was typed or is to go', async () => {
    const { user, environment } = await open(
      page,
      'ConfigPageQuery',
      { settingsSection: section('site', values, ['mapApiKey', 'socialPageToken']), siteFiles: [] },
      { useUpdateSectionMutation: answered({ section: section('site', values) }) },
    )
    await user.click(screen.getByRole('switch', { name: 'Wartungsmodus' }))
    expect(screen.getByText(/Besucher sehen die Website jetzt nicht/)).toBeTruthy()
    await user.type(screen.getByLabelText('Schlüssel für Google Maps'), 'k-123')
    const [forget] = screen.getAllByRole('checkbox', { name: 'Ist gesetzt: entfernen' })
    await user.click(forget!)
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toMatchObject([
      { section: 'site', changes: { maintenance: true, mapApiKey: 'k-123', socialPageToken: null } },
    ])
  })
})

describe('social networks', () => {
  const values = { routes: [{ route: '/specials', ogImage: 'x' }], socialFacebook: null, socialInstagram: null }
  const privacy = (on: object) => ({ values: on })

  test('Instagram takes the address of the profile alone, and leaves everything else as it is', async () => {
    const { user, environment } = await open(
      route(() => import('./InstagramPage.tsx'), instagramPageQuery, 'social/instagram'),
      'InstagramPageQuery',
      { settingsSection: section('site', values), privacy: privacy({ instagram: false }) },
      { useUpdateSectionMutation: answered({ section: section('site', values) }) },
    )
    expect(screen.getByText(/noch ausgeschaltet/)).toBeTruthy()
    expect(screen.queryByLabelText('Zugangsschlüssel der Facebook-Seite')).toBeNull()
    await user.type(cell('Instagram'), 'instagram.com/halle')
    await user.click(save())
    expect(saves(environment.asked)).toEqual([])
    await user.clear(cell('Instagram'))
    await user.type(cell('Instagram'), 'https://www.instagram.com/halle/')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toMatchObject([
      { section: 'site', changes: { socialInstagram: 'https://www.instagram.com/halle/' } },
    ])
    expect(Object.keys((saves(environment.asked)[0] as { changes: object }).changes)).toEqual(['socialInstagram'])
  })

  test('Facebook has its key, too, and shows how a shared link looks', async () => {
    await open(
      route(() => import('./FacebookPage.tsx'), facebookPageQuery, 'social/facebook'),
      'FacebookPageQuery',
      { settingsSection: section('site', values, ['socialPageToken']), privacy: privacy({ facebook: true }) },
    )
    expect(screen.getByText(/Der Dienst ist eingeschaltet/)).toBeTruthy()
    expect(screen.getByLabelText('Zugangsschlüssel der Facebook-Seite')).toBeTruthy()
    expect(screen.getByText('Noch kein Bild: geteilte Links zeigen nur Text.')).toBeTruthy()
  })
})

test('the map names the places of the company, each with the way to it and to where it is changed', async () => {
  const place = { key: 'linz', name: 'Lager Linz', address: 'Hafenstraße 1, 4020 Linz', hours: 'Mo–Fr 9–18 Uhr' }
  await open(
    route(() => import('./MapPage.tsx'), mapPageQuery, 'map'),
    'MapPageQuery',
    {
      shop: { name: 'Halle & Feld', address: '', checkout: { pickupPlaces: [place] } },
      privacy: { values: { openStreetMap: true, googleMaps: false } },
    },
  )
  expect(screen.getByText('Noch keine Adresse.')).toBeTruthy()
  expect(screen.getByText('OpenStreetMap')).toBeTruthy()
  const ways = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(ways).toEqual([
    '/admincenter/settings/general',
    'https://www.openstreetmap.org/search?query=Hafenstra%C3%9Fe+1%2C+4020+Linz',
    '/admincenter/shipping/pickup',
    '/admincenter/settings/privacy',
  ])
  expect(document.querySelector('iframe, img')).toBeNull()
})

describe('the components', () => {
  const page = route(() => import('./ComponentsPage.tsx'), componentsPageQuery, 'components')

  test('are those of the server, and what needs another is not left on without it', async () => {
    const { user, environment } = await open(
      page,
      'ComponentsPageQuery',
      { settingsSection: section('components', { off: [] }) },
      { useUpdateSectionMutation: answered({ section: section('components', { off: [] }) }) },
    )
    expect(screen.getAllByRole('switch')).toHaveLength(Object.keys(components).length)
    await user.click(screen.getByRole('switch', { name: 'Galerien' }))
    await user.click(screen.getByRole('switch', { name: 'Warenkorb und Kassa' }))
    await user.click(save())
    expect(screen.getAllByText('Dafür muss der Verkauf eingeschaltet sein.').length).toBeGreaterThan(0)
    expect(saves(environment.asked)).toEqual([])
    await user.click(screen.getByRole('switch', { name: 'Warenkorb und Kassa' }))
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toMatchObject([{ changes: { off: ['galleries' satisfies Component] } }])
  })
})

describe('the addresses', () => {
  const page = route(() => import('./AddressNamesPage.tsx'), addressNamesPageQuery, 'settings/addresses')
  const openNames = (answers: Answers = {}) =>
    open(page, 'AddressNamesPageQuery', { settingsSection: section('addressNames', { segments: {} }) }, answers)

  test('are sent as far as they differ, and the new one of the admin centre is told', async () => {
    const { user, environment } = await openNames({
      useUpdateSectionMutation: answered({ section: section('addressNames', { segments: {} }) }),
    })
    const german = cell('Verwaltung: Auf Deutsch')
    await user.clear(german)
    await user.type(german, '/buero/')
    expect(screen.getByText(/npm run addresses/)).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toMatchObject([
      { changes: { segments: { admincenter: { de: 'buero', en: 'admincenter', former: [] } } } },
    ])
  })

  test('say at the cell which name is taken, also what the server says', async () => {
    const errors = [{ code: 'SLUG_TAKEN', path: ['changes', 'segments', 'cart', 'de'] }]
    const { user, environment } = await openNames({ useUpdateSectionMutation: answered({ section: null, errors }) })
    const german = cell('Warenkorb: Auf Deutsch')
    await user.clear(german)
    await user.type(german, 'checkout')
    await user.click(save())
    expect(screen.getAllByText('/checkout steht schon für eine andere Seite.').length).toBeGreaterThan(0)
    expect(saves(environment.asked)).toEqual([])
    await user.clear(german)
    await user.type(german, 'baelle')
    await user.click(save())
    expect(await screen.findByText(/Diese Adresse braucht das Programm selbst/)).toBeTruthy()
    expect(german.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('settings as a file', () => {
  const page = route(() => import('./TransferPage.tsx'), transferPageQuery, 'settings/transfer')
  const file = (text: string) => new File([text], 'shop.json', { type: 'application/json' })
  const change = { section: 'shop', name: 'name', before: 'Shop', after: 'FC Nord' }
  const choose = () => screen.getByLabelText('Datei auswählen')

  test('are looked at, taken over and taken back', async () => {
    let asked = 0
    const importId = 'i-1'
    const { user, environment } = await open(
      page,
      'TransferPageQuery',
      { settingsFile: {} },
      {
        useImportSettingsMutation: {
          Mutation: () => {
            asked += 1
            return { importSettings: { importId: asked === 1 ? null : importId, changes: [change], errors: [] } }
          },
        },
        useUndoSettingsImportMutation: {
          Mutation: () => ({ undoSettingsImport: { importId, changes: [], errors: [] } }),
        },
      },
    )
    await user.upload(choose(), file('{"format":"shop settings"}'))
    expect(await screen.findByText('shop.json ändert eine Einstellung:')).toBeTruthy()
    expect(screen.getByText('shop.name')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'alles übernehmen' }))
    await user.click(await screen.findByRole('button', { name: 'rückgängig machen' }))
    expect(sent(environment.asked, 'useImportSettingsMutation')).toEqual([
      { file: { format: 'shop settings' }, isTrial: true },
      { file: { format: 'shop settings' } },
    ])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'rückgängig machen' })).toBeNull())
  })

  test('that are wrong say where, and nothing can be taken over', async () => {
    const errors = [{ code: 'INVALID_INPUT', path: ['file', 'sections', 'shop', 'email'] }]
    const { user } = await open(
      page,
      'TransferPageQuery',
      { settingsFile: {} },
      {
        useImportSettingsMutation: { Mutation: () => ({ importSettings: { importId: null, changes: [], errors } }) },
      },
    )
    await user.upload(choose(), file('nothing'))
    expect(await screen.findByText('Das ist keine Datei mit Einstellungen.')).toBeTruthy()
    await user.upload(choose(), file('{}'))
    expect(await screen.findByText('shop.email')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'alles übernehmen' })).toBeNull()
  })
})
