import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderPart } from '../../testing/harness.tsx'
import { noteListUrl, takeReturn } from '../list/returning.ts'
import { PageTop } from './PageTop.tsx'

const path = '/admincenter/orders'

// Pages shown before, by other tests of this worker, may have announced one.
beforeEach(() => void takeReturn())

test('the way back leads to the list as it was left, and says that one comes back', async () => {
  noteListUrl(path, `${path}?tab=toShip&sort=-total`)
  const { user } = await renderPart(<PageTop title="Bestellung 7" back={{ to: path, label: 'Bestellungen' }} />)
  const link = screen.getByRole('link', { name: 'Bestellungen' })
  expect(link.getAttribute('href')).toBe(`${path}?tab=toShip&sort=-total`)
  link.addEventListener('click', event => event.preventDefault())
  expect(takeReturn()).toBe(false)
  await user.click(link)
  expect(takeReturn()).toBe(true)
})

test('where the list was not seen yet, the way back leads to its beginning', async () => {
  const other = '/admincenter/never-seen'
  await renderPart(<PageTop title="Trikot 7" back={{ to: other, label: 'Produkte' }} />)
  expect(screen.getByRole('link', { name: 'Produkte' }).getAttribute('href')).toBe(other)
})
