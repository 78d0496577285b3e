import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageRoute } from '../../router/route.ts'
import { renderPage } from '../../testing/harness.tsx'
import { asStaff } from '../../testing/staff.tsx'

const open = (path: string, page: PageRoute['page'], areas: readonly string[], withheld: readonly string[] = []) => {
  const { answers, around } = asStaff(areas, withheld)
  return renderPage(
    { path, layout: 'admin', page, isPersonal: true },
    { address: `/admincenter/${path}`, around, answers },
  )
}
const links = () => screen.queryAllByRole('link').map(link => link.getAttribute('href'))

test('the settings are found by the names of their pages, and what is withheld is not among them', async () => {
  const { user } = await open('settings', () => import('./SettingsPage.tsx'), [])
  expect(await screen.findByRole('heading', { name: 'Einstellungen' })).toBeTruthy()
  expect(links()).toContain('/admincenter/settings/privacy')
  await user.type(screen.getByRole('searchbox', { name: /Einstellungen suchen/ }), 'datens')
  expect(links()).toEqual(['/admincenter/settings/privacy'])
  await user.type(screen.getByRole('searchbox', { name: /Einstellungen suchen/ }), 'xyz')
  expect(screen.getByText(/Keine Einstellung heißt so/)).toBeTruthy()
  expect(links()).toEqual([])
})

test('who reads no settings is shown none of them', async () => {
  await open('settings', () => import('./SettingsPage.tsx'), [], ['SETTINGS'])
  expect(links()).not.toContain('/admincenter/settings/privacy')
})

test('the info page leads to what is to be read; the system is for those who may see it', async () => {
  await open('info', () => import('./InfoPage.tsx'), [])
  expect(links()).toEqual(['/api/docs', '/api/docs/guide', '/.well-known/security.txt'])
  expect(screen.getAllByText('Strg').length).toBeGreaterThan(0)
})

test('those who may change settings get on to the system', async () => {
  await open('info', () => import('./InfoPage.tsx'), ['SETTINGS'])
  expect(links()).toContain('/admincenter/settings/system')
})
