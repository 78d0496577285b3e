import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminRoutes } from '../../domains/content/admin/routes.ts'
import type { PageRoute } from '../../router/route.ts'
import { refusedBy } from '../answers.ts'
import { renderPage } from '../harness.tsx'
import { asStaff, failures, sent } from '../staff.tsx'

/** Shared previews: ending one meets failures. */

const share = (id: string, name: string) => ({
  node: {
    ...{ id, createdAt: '2026-11-20T10:00:00Z', createdBy: 'Kim', expiresAt: '2026-12-20T10:00:00Z' },
    entry: { id: `e-${id}`, name },
  },
})
const staff = asStaff(['CONTENT'])
const ended = { Mutation: () => ({ revokePreviewLink: { previewLink: { id: 's1', isOpen: false }, errors: [] } }) }

test.each(
  failures,
)('a link that cannot be ended (%s) stays, is told so with its cause, and ends when asked again', async (status, title) => {
  let isBroken = true
  const route = adminRoutes.find(({ path }) => path === 'shares')
  const { user, environment } = await renderPage({ ...route, layout: 'admin', isPersonal: true } as PageRoute, {
    address: '/admincenter/shares',
    around: staff.around,
    answers: {
      ...staff.answers,
      SavedViewsQuery: {},
      SharesPageQuery: {
        Query: () => ({
          previewLinks: {
            ...{ totalCount: 2, isCountCapped: false, pageCursors: { pages: [] } },
            edges: [share('s1', 'Sommerfest'), share('s2', 'Trainingsplan')],
          },
        }),
      },
      useRevokePreviewLinkMutation: () => (isBroken ? refusedBy(status) : ended),
    },
  })
  const end = async () => {
    const row = screen.getByRole('row', { name: /Sommerfest/ })
    await user.click(within(row).getByRole('button', { name: 'Sommerfest: Aktionen' }))
    await user.click(await screen.findByRole('menuitem', { name: 'beenden' }))
    const question = within(await screen.findByRole('dialog', { name: 'Freigabe beenden?' }))
    await user.click(question.getByRole('button', { name: 'beenden' }))
  }
  await end()
  await screen.findByRole('article', { name: title })
  const results = within(screen.getByRole('dialog'))
  expect(results.getByRole('listitem').textContent).toBe('SommerfestNicht gespeichert.')
  await user.click(results.getAllByRole('button', { name: 'schließen' })[0]!)
  expect(screen.queryByText('Freigabe beendet.')).toBeNull()
  expect(screen.getByRole('row', { name: /Sommerfest/ })).toBeTruthy()
  isBroken = false
  await end()
  await screen.findByText('Freigabe beendet.')
  await waitFor(() =>
    expect(sent(environment.asked, 'useRevokePreviewLinkMutation')).toEqual([
      { previewLinkId: 's1' },
      { previewLinkId: 's1' },
    ]),
  )
})
