import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../../../testing/harness.tsx'
import { RolesTable } from './RolesTable.tsx'

const rights = (area: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${area} `) }))
    .getAllByRole('cell')
    .map(cell => cell.textContent)

test('members are said to change files, and administrators to delete them for good', async () => {
  await renderPart(<RolesTable />, {})
  expect(rights('Dateien')).toEqual([
    ...['nein', 'nein', 'lesen und ändern', 'auch endgültig löschen', 'auch endgültig löschen'],
  ])
})

test('nobody is said to change the log', async () => {
  await renderPart(<RolesTable />, {})
  expect(rights('Protokoll')).toEqual(['nein', 'nein', 'nein', 'lesen', 'lesen'])
  expect(rights('Bestellungen')).toEqual(['nein', 'nein', 'lesen', 'lesen und ändern', 'lesen und ändern'])
})
