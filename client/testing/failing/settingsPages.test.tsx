import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { usualColours } from '../../../server/domains/settings/defaults/lookTokens.ts'
import addressNamesPageQuery from '../../__generated__/AddressNamesPageQuery$parameters.ts'
import componentsPageQuery from '../../__generated__/ComponentsPageQuery$parameters.ts'
import configPageQuery from '../../__generated__/ConfigPageQuery$parameters.ts'
import debugPageQuery from '../../__generated__/DebugPageQuery$parameters.ts'
import facebookPageQuery from '../../__generated__/FacebookPageQuery$parameters.ts'
import instagramPageQuery from '../../__generated__/InstagramPageQuery$parameters.ts'
import lookPageQuery from '../../__generated__/LookPageQuery$parameters.ts'
import mailSettingsPageQuery from '../../__generated__/MailSettingsPageQuery$parameters.ts'
import privacySettingsPageQuery from '../../__generated__/PrivacySettingsPageQuery$parameters.ts'
import seoSettingsPageQuery from '../../__generated__/SeoSettingsPageQuery$parameters.ts'
import type { PageRoute } from '../../router/route.ts'
import { type Answers, refusedBy } from '../answers.ts'
import { renderPage } from '../harness.tsx'
import { asStaff, failures, sent } from '../staff.tsx'

/** What a page of settings is answered, and something on it that can be changed. */
interface SettingsPage {
  readonly page: PageRoute['page']
  readonly query: PageRoute['query']
  readonly section: string
  readonly values: object
  /** What else the page's query wants. */
  readonly beside?: object
  readonly answers?: Answers
  readonly change: readonly ['switch' | 'textbox' | 'combobox', RegExp]
  /** What is written where not every text is taken. */
  readonly write?: string
}

const noTexts = { de: '', en: '' }
const settingsPages: Readonly<Record<string, SettingsPage>> = {
  SeoSettingsPageQuery: {
    ...{ page: () => import('../../domains/site/admin/SeoSettingsPage.tsx'), query: seoSettingsPageQuery },
    ...{ section: 'seo', beside: { siteFiles: [] }, change: ['textbox', /^Titel der Startseite auf Deutsch/] },
    values: {
      ...{ pageTitle: noTexts, description: noTexts, titlePattern: { de: '{title}', en: '{title}' }, keywords: [] },
      ...{ languages: ['de', 'en'], defaultLanguage: 'de', isIndexed: true, author: '', robots: '' },
    },
  },
  ConfigPageQuery: {
    ...{ page: () => import('../../domains/site/admin/ConfigPage.tsx'), query: configPageQuery },
    ...{ section: 'site', beside: { siteFiles: [] }, change: ['switch', /^Wartung/] },
    values: { maintenanceText: noTexts, maintenanceMinutes: 60, routes: [], customClasses: [], messageFields: [] },
  },
  FacebookPageQuery: {
    ...{ page: () => import('../../domains/site/admin/FacebookPage.tsx'), query: facebookPageQuery },
    ...{
      section: 'site',
      values: { routes: [] },
      beside: { privacy: { values: {} } },
      write: 'https://facebook.com/halle',
    },
    change: ['textbox', /^Facebook/],
  },
  InstagramPageQuery: {
    ...{ page: () => import('../../domains/site/admin/InstagramPage.tsx'), query: instagramPageQuery },
    ...{
      section: 'site',
      values: { routes: [] },
      beside: { privacy: { values: {} } },
      write: 'https://instagram.com/halle',
    },
    change: ['textbox', /^Instagram/],
  },
  ComponentsPageQuery: {
    ...{ page: () => import('../../domains/site/admin/ComponentsPage.tsx'), query: componentsPageQuery },
    ...{ section: 'components', values: { off: [] }, change: ['switch', /^Galerien/] },
  },
  AddressNamesPageQuery: {
    ...{ page: () => import('../../domains/site/admin/AddressNamesPage.tsx'), query: addressNamesPageQuery },
    ...{ section: 'addressNames', values: { segments: {} }, change: ['textbox', /Warenkorb.*/] },
  },
  PrivacySettingsPageQuery: {
    ...{ page: () => import('../../domains/privacy/admin/PrivacySettingsPage.tsx'), query: privacySettingsPageQuery },
    ...{ section: 'privacy', values: {}, change: ['switch', /^YouTube/] },
  },
  MailSettingsPageQuery: {
    ...{ page: () => import('../../domains/settings/admin/MailSettingsPage.tsx'), query: mailSettingsPageQuery },
    ...{ section: 'mail', values: { mailboxes: [] }, change: ['textbox', /^Absendername/] },
  },
  LookPageQuery: {
    ...{ page: () => import('../../domains/settings/admin/look/LookPage.tsx'), query: lookPageQuery },
    ...{ section: 'look', values: {}, beside: { usualColours, lookFiles: [], themes: [] } },
    answers: { useDraftQuery: { Query: () => ({ lookDraft: { css: '', contrasts: [] } }) } },
    change: ['combobox', /^Schriftgröße/],
  },
  DebugPageQuery: {
    ...{ page: () => import('../../domains/system/admin/DebugPage.tsx'), query: debugPageQuery },
    ...{ section: 'debug', values: { debugEnabled: false }, beside: { viewer: { isSystem: true } } },
    change: ['switch', /^Diagnose/],
  },
}

const staff = asStaff(['SETTINGS'])
const save = () => screen.getByRole('button', { name: 'speichern' })

describe.each(Object.entries(settingsPages))('%s', (name, { page, query, change: [role, label], ...given }) => {
  const section = {
    ...{ key: given.section, version: 3, values: given.values, secretsSet: [], viewerCanEdit: true },
  }
  const open = (update: Answers[string]) =>
    renderPage(
      { path: 'settings/it', layout: 'admin', page, query, isPersonal: true },
      {
        address: '/admincenter/settings/it',
        around: staff.around,
        answers: {
          ...staff.answers,
          [name]: { Query: () => ({ settingsSection: section, ...given.beside }) },
          SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
          useUpdateSectionMutation: update,
          ...given.answers,
        },
      },
    )
  const saved = { Mutation: () => ({ updateSettings: { errors: [], section: { ...section, version: 4 } } }) }
  const field = () => screen.getAllByRole(role, { name: label })[0]!
  const stateOf = (element: HTMLElement) =>
    role === 'switch' ? (element as HTMLInputElement).checked : (element as HTMLInputElement).value

  async function changeIt(user: Awaited<ReturnType<typeof open>>['user']) {
    const before = stateOf(field())
    if (role === 'switch') await user.click(field())
    else if (role === 'combobox') await user.selectOptions(field(), 'large')
    else await user.type(field(), given.write ?? 'neu')
    expect(stateOf(field())).not.toBe(before)
  }

  test.each(
    failures,
  )('keeps what was entered where saving fails (%s), and saves it when pressed again', async (status, title) => {
    let isBroken = true
    const { user, environment } = await open(() => (isBroken ? refusedBy(status) : saved))
    await changeIt(user)
    const entered = stateOf(field())
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(stateOf(field())).toBe(entered)
    isBroken = false
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull())
    const [first, second, ...more] = sent(environment.asked, 'useUpdateSectionMutation')
    expect(first).toMatchObject({ section: given.section, version: 3 })
    expect([second, more]).toEqual([first, []])
  })

  test('says that somebody else was faster, and loses nothing', async () => {
    const errors = [{ __typename: 'Refusal', code: 'STALE_REVISION', path: ['version'] }]
    const { user, navigations } = await open({ Mutation: () => ({ updateSettings: { section: null, errors } }) })
    await changeIt(user)
    const entered = stateOf(field())
    await user.click(save())
    await screen.findByText('Jemand anders hat inzwischen gespeichert.')
    expect(navigations).toEqual(['(reload)'])
    expect(stateOf(field())).toBe(entered)
  })
})
