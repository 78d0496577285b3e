import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import pagesPageQuery from '../../../__generated__/PagesPageQuery$parameters.ts'
import { everything } from '../../../adminKit/routes.ts'
import { refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { asStaff, sent } from '../../../testing/staff.tsx'

const languages = (de: string, en: string) => [
  { language: 'DE', state: de },
  { language: 'EN', state: en },
]
const row = (id: string, name: string, more: object = {}) => ({
  cursor: id,
  node: {
    ...{ id, name, kind: 'PAGE', version: 2, step: 'DRAFT', slug: { de: '' }, tags: [], untranslatedCount: 0 },
    ...{ isEnglishChecked: null, languages: languages('DRAFT', 'DRAFT'), changedAt: '2026-11-23T10:00:00Z' },
    ...{ changedBy: 'Kim', deletedAt: null },
    ...more,
  },
})
const rows = [
  row('e1', 'Über uns', { untranslatedCount: 3 }),
  row('e2', 'Anfahrt', { languages: languages('PUBLISHED', 'CHANGED'), isEnglishChecked: false }),
]

const open = (writable: string[], more: object = {}, address = '/admincenter/pages/browse?kind=PAGE&tag=verein') => {
  const { answers, around } = asStaff(writable)
  return renderPage(
    {
      path: 'pages/browse',
      layout: 'admin',
      page: () => import('./PagesPage.tsx'),
      query: pagesPageQuery,
      search: everything,
      isPersonal: true,
    },
    {
      address,
      around,
      answers: {
        ...answers,
        SavedViewsQuery: {},
        PagesPageQuery: {
          Query: () => ({
            managedEntries: {
              ...{ totalCount: 2, isCountCapped: false, edges: rows, pageCursors: { pages: [] } },
              tabs: [{ key: 'ALL', count: 2 }],
            },
            entryTags: [{ tag: 'verein', count: 2 }],
          }),
        },
        ...more,
      },
    },
  )
}
const inRow = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

test('the list says how far each page is in both languages, and asks for what the address says', async () => {
  const { environment } = await open(['CONTENT'])
  expect(inRow('Über uns').getByText('Entwurf')).toBeTruthy()
  expect(inRow('Über uns').getByText('3 Texte fehlen')).toBeTruthy()
  expect(inRow('Anfahrt').getByText('veröffentlicht')).toBeTruthy()
  expect(inRow('Anfahrt').getByText('geändert')).toBeTruthy()
  expect(inRow('Anfahrt').getByText('Deutsch ist neuer')).toBeTruthy()
  expect(environment.asked.findLast(({ name }) => name === 'PagesPageQuery')?.variables.filter).toEqual({
    ...{ tab: 'ALL', search: null, kinds: ['PAGE'], tags: ['verein'] },
  })
})

test('members submit many at once, and are not offered to publish', async () => {
  const { user, environment } = await open([], {
    useSubmitEntryMutation: { Mutation: () => ({ submitEntry: { entry: null, errors: [] } }) },
  })
  for (const name of ['Über uns', 'Anfahrt']) await user.click(inRow(name).getByRole('checkbox'))
  expect(screen.queryByRole('button', { name: 'veröffentlichen' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'einreichen' }))
  await screen.findByText('2 Seiten eingereicht')
  expect(sent(environment.asked, 'useSubmitEntryMutation')).toEqual([
    { entryId: 'e1', version: 2 },
    { entryId: 'e2', version: 2 },
  ])
})

test('what could not be published says why, by its page', async () => {
  const { user } = await open(['CONTENT'], { usePublishEntryMutation: refusedBy(500) })
  await user.click(inRow('Über uns').getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'veröffentlichen' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'veröffentlichen' }))
  expect((await screen.findAllByText(/Über uns/)).length).toBeGreaterThan(1)
})

const listed = (begun: readonly string[]) => ({
  PagesPageQuery: {
    Query: () => ({
      managedEntries: {
        ...{ totalCount: 0, isCountCapped: false, pageCursors: { pages: [] }, tabs: [{ key: 'ALL', count: 0 }] },
        edges: [],
      },
      begun: { edges: begun.map(key => ({ node: { key } })) },
      entryTags: [],
    }),
  },
})

test('standing pages that nobody wrote stand below the list, and are begun from there', async () => {
  const made = { Mutation: () => ({ createStandingPage: { entry: { id: 'new' }, errors: [] } }) }
  const { user, environment, navigations } = await open(
    ['CONTENT'],
    { ...listed(['IMPRINT']), useCreateStandingPageMutation: made },
    '/admincenter/pages/browse',
  )
  const left = within(screen.getByRole('region', { name: 'Feste Seiten mit dem Standardtext' }))
  expect(left.queryByText('Impressum')).toBeNull()
  expect(left.getAllByRole('listitem')).toHaveLength(10)
  const terms = within(left.getByText('AGB').closest('li')!)
  expect(terms.getByText('Standardtext des Shops')).toBeTruthy()
  await user.click(terms.getByRole('button', { name: 'selbst schreiben' }))
  await waitFor(() => expect(navigations).toEqual(['/admincenter/pages/edit/new']))
  expect(sent(environment.asked, 'useCreateStandingPageMutation')).toEqual([{ key: 'AGB' }])
})

test('where a filter narrows the list they are left out', async () => {
  await open(['CONTENT'], listed([]))
  expect(screen.queryByRole('region', { name: 'Feste Seiten mit dem Standardtext' })).toBeNull()
})
