import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChangesProvider } from '../../adminKit/changes.tsx'
import { type Answers, refusedBy } from '../../testing/answers.ts'
import { renderPart } from '../../testing/harness.tsx'
import { ViewerProvider } from '../../viewer/Viewer.tsx'
import { Navigation } from './Navigation.tsx'

const viewer: Answers[string] = {
  Query: () => ({
    viewer: { account: null, actor: null, isStaff: true, isSystem: false, writableAreas: [], withheldAreas: [] },
  }),
}

// What a boundary catches is written to the console as well.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const open = (newOrders: Answers[string]) =>
  renderPart(
    <ViewerProvider>
      <ChangesProvider>
        <Navigation />
      </ChangesProvider>
    </ViewerProvider>,
    { address: '/admincenter/products', answers: { ViewerQuery: viewer, NewOrdersQuery: newOrders } },
  )

test('the navigation says how many orders are new', async () => {
  await open({ Query: () => ({ orders: { totalCount: 4 } }) })
  await waitFor(() => expect(screen.getByRole('link', { name: /^Bestellungen/ }).textContent).toContain('4'))
})

test.each([500, 403])('the navigation stays where the number cannot be asked for (%i)', async status => {
  const { environment } = await open(refusedBy(status))
  await waitFor(() => expect(environment.asked.map(({ name }) => name)).toContain('NewOrdersQuery'))
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(screen.getByRole('link', { name: 'Bestellungen' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Produkte' })).toBeDefined()
})

test('the settings begin with what is general', async () => {
  await open({ Query: () => ({ orders: { totalCount: 0 } }) })
  const links = within(screen.getByRole('heading', { name: 'Einstellungen' }).parentElement!).getAllByRole('link')
  const names = links.map(({ textContent }) => textContent)
  expect([names[0], names.includes('Mengeneinheiten'), names.includes('Konfigurator')]).toEqual([
    'Allgemein',
    true,
    true,
  ])
})
