import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import feedsSettingsPageQuery from '../../../__generated__/FeedsSettingsPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'settings/feeds',
  layout: 'admin',
  page: () => import('./FeedsSettingsPage.tsx'),
  query: feedsSettingsPageQuery,
  isPersonal: true,
}
const section = (changes: object = {}, version = 3, viewerCanEdit = true) => ({
  values: { enabled: false, brand: null, listsSoldOut: true, ...changes },
  ...{ key: 'feeds', version, viewerCanEdit },
})
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })
const report = (findings: readonly object[]) => ({ Query: () => ({ feedReport: { products: 180, findings } }) })
const found = {
  ...{ kind: 'NO_GTIN', count: 7 },
  examples: [{ productId: 'UHJvZHVjdDox', productNumber: '2410', title: 'Trikot Nordwald' }],
}

const staff = asStaff(['SETTINGS', 'CATALOGUE'])
const open = (answers: Answers = {}, { viewerCanEdit = true, as = staff, language = '' } = {}) =>
  renderPage(route, {
    address: `${language}/admincenter/settings/feeds`,
    around: as.around,
    answers: {
      ...as.answers,
      FeedsSettingsPageQuery: { Query: () => ({ settingsSection: section({}, 3, viewerCanEdit) }) },
      FeedReportQuery: report([found]),
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      ...answers,
    },
  })
const brand = () => screen.getByRole('textbox', { name: 'Marke' })
const save = () => screen.getByRole('button', { name: 'speichern' })
const address = (name = 'de') => screen.queryByRole('link', { name: new RegExp(`/feeds/products-${name}\\.xml$`) })

describe('the page of the feeds', () => {
  test('offers the lists, and only then leads to them', async () => {
    const { user, environment } = await open({
      useUpdateSectionMutation: answered({ section: section({ enabled: true, brand: 'Nordwald' }, 4) }),
    })
    expect(address()).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'Produktlisten anbieten' }))
    await user.type(brand(), ' Nordwald ')
    await user.click(save())
    await waitFor(() => expect(address()).not.toBeNull())
    expect(address('en')!.getAttribute('href')).toMatch(/\/feeds\/products-en\.xml$/)
    expect(sent(environment.asked, 'useUpdateSectionMutation')).toEqual([
      { section: 'feeds', version: 3, changes: { enabled: true, brand: 'Nordwald' } },
    ])
  })

  test('says what portals complain of, and leads to the products', async () => {
    await open()
    expect(await screen.findByText('7 Produkte mit Größen ohne GTIN: Portale zeigen sie seltener.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Trikot Nordwald' }).getAttribute('href')).toMatch(
      /^\/admincenter\/products\//,
    )
    expect(screen.getByText('und 6 weitere')).toBeTruthy()
    expect(screen.getByText('Geprüft wurden 180 Produkte.')).toBeTruthy()
  })

  test('says so where there is nothing to complain of', async () => {
    await open({ FeedReportQuery: report([]) }, { language: '/en' })
    expect(await screen.findByText('Nothing to complain of.')).toBeTruthy()
  })

  test('asks nothing of the catalogue for those who do not read it, and cannot be changed by those who only read', async () => {
    const { environment } = await open({}, { as: asStaff([], ['CATALOGUE']), viewerCanEdit: false })
    expect(screen.queryByRole('heading', { name: 'Was Portale beanstanden' })).toBeNull()
    expect(environment.asked.map(({ name }) => name)).not.toContain('FeedReportQuery')
    expect(brand()).toHaveProperty('readOnly', true)
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await user.type(brand(), 'Nordwald')
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(brand()).toHaveProperty('value', 'Nordwald')
  })

  test('shows a refusal beside its field', async () => {
    const errors = [{ code: 'INVALID_INPUT', path: ['changes', 'brand'] }]
    const { user } = await open({ useUpdateSectionMutation: answered({ section: null, errors }) })
    await user.type(brand(), 'Nordwald')
    await user.click(save())
    await waitFor(() => expect(brand().getAttribute('aria-invalid')).toBe('true'))
  })

  test('says why there is no report, and goes on without it', async () => {
    await open({ FeedReportQuery: refusedBy(500) })
    expect(await screen.findByText(/^Das hat leider nicht geklappt/)).toBeTruthy()
    expect(brand()).toBeTruthy()
  })
})
