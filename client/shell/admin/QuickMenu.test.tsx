import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../testing/harness.tsx'
import { asStaff } from '../../testing/staff.tsx'
import { QuickMenu } from './QuickMenu.tsx'

const open = async (withheld: readonly string[] = []) => {
  const { answers, around } = asStaff([], withheld)
  const shown = await renderPart(around(<QuickMenu />), { address: '/admincenter/dashboard', answers })
  await shown.user.click(await screen.findByRole('button', { name: 'Schnellzugriff' }))
  return shown
}
const items = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)

test('the quick menu leads to what is gone to most', async () => {
  const { user, navigations } = await open()
  expect(await items()).toEqual(['Dateien', 'Nachrichten', 'Einstellungen', 'Info'])
  await user.click(await screen.findByRole('menuitem', { name: 'Einstellungen' }))
  expect(navigations).toEqual(['/admincenter/settings'])
})

test('what is withheld is not offered there', async () => {
  await open(['MESSAGES', 'SETTINGS'])
  expect(await items()).toEqual(['Dateien', 'Info'])
})
