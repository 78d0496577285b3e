import { screen, within } from '@testing-library/react'
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
  row('e2', 'Anfahrt', { languages: languages('PUBLISHED', 'CHANGED') }),
]

const open = (writable: string[], more: object = {}) => {
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
      address: '/admincenter/pages/browse?kind=PAGE&tag=verein',
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
