import { screen, waitFor, within } from '@testing-library/react'
import type { MockResolvers } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { type AdminPage, isAdminPage } from '../../adminKit/routes.ts'
import { createShopIntl } from '../../intl/createShopIntl.ts'
import { type Answers, refusedBy } from '../../testing/answers.ts'
import { renderPart } from '../../testing/harness.tsx'
import { allTexts } from '../../testing/texts.ts'
import { ViewerProvider } from '../../viewer/Viewer.tsx'
import { adminRoutes } from './adminRoutes.ts'
import { QuickSearch } from './QuickSearch.tsx'

interface Thing {
  thingId: string
  title: string
  details: string
}
const group = (kind: string, count: number, thing: (n: number) => Thing) => ({
  ...{ kind, found: Array.from({ length: count }, (_, at) => thing(at + 1)) },
})
const answers: Answers = {
  ViewerQuery: {
    Query: () => ({
      viewer: {
        ...{ account: null, actor: null, isStaff: true, isSystem: false },
        ...{ writableAreas: ['AUDIT'], withheldAreas: ['USERS'] },
      },
    }),
  },
  FoundThingsQuery: {
    Query: () => ({
      foundEverywhere: [
        group('order', 5, n => ({ thingId: `o${n}`, title: `1001${n}`, details: 'FC Nordwald' })),
        group('product', 1, () => ({ thingId: 'p=', title: 'Trikot Nordwald', details: '24' })),
        group('coupon', 1, () => ({ thingId: 'c=', title: 'NORDWALD10', details: 'für den Verein' })),
        group('mail', 1, () => ({ thingId: 'm', title: 'Ihre Bestellung', details: 'kim@nordwald.example' })),
        // Of a newer server.
        group('spaceship', 1, () => ({ thingId: 's', title: 'Nordwald 1', details: '' })),
      ],
    }),
  },
  FoundSettingsQuery: {
    Query: () => ({
      settingsSections: [
        { key: 'shop', fields: ['company', 'phone'] },
        { key: 'unknown', fields: ['x'] },
      ],
    }),
  },
  RecentThingsPathsQuery: {
    Query: () => ({
      viewer: { account: { id: 'a', recentPaths: ['orders/10015', 'products/p%3D', 'files', 'products/gone'] } },
    }),
  },
  RecentThingsQuery: {
    Query: () => ({ nodes: [{ __typename: 'Product', id: 'p=', productTitle: 'Trikot Nordwald' }, null] }),
  },
}

const open = async (address = '/admincenter', given = answers) => {
  const shown = await renderPart(
    <ViewerProvider>
      <QuickSearch />
    </ViewerProvider>,
    { address, answers: given },
  )
  await shown.user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog')
  return {
    ...shown,
    dialog,
    found: () =>
      within(dialog)
        .queryAllByRole('button')
        .map(hit => hit.textContent),
  }
}

test('Ctrl K shows what was opened last, and the pages that somebody may see', async () => {
  const { found } = await open()
  const mayOpen = ({ right }: AdminPage) =>
    right === null || (right.level === 'read' && right.area !== 'USERS') || right.area === 'AUDIT'
  const pages = adminRoutes.filter(isAdminPage).filter(mayOpen)
  const titles = pages.flatMap(({ navigation }) => navigation?.title ?? [])
  const { formatMessage } = createShopIntl('de', allTexts.de, 'UTC')
  // What is gone is left out; things are named as they are called now.
  const recent = ['10015Bestellungen', 'Trikot NordwaldProdukte', 'Dateien']
  await waitFor(() => expect(found().slice(0, 3)).toEqual(recent))
  expect(found().slice(3)).toEqual([...titles.map(id => formatMessage({ id })), 'Neue Seite'])
  expect(found()).toContain('Bestellungen')
  expect(found()).not.toContain('API-Schlüssel')
})

test.each([
  ['', 'alle ansehen'],
  ['/en', 'view all'],
])('at %s it finds things of every kind in one request, and the way to all of one', async (root, all) => {
  const { user, found, environment } = await open(`${root}/admincenter`)
  await user.paste('nordwald')
  const orders = [1, 2, 3, 4, 5].map(n => `1001${n}FC Nordwald`)
  await waitFor(() =>
    expect(found()).toEqual([
      ...[...orders, all, 'Trikot Nordwald24', 'NORDWALD10für den Verein'],
      'Ihre Bestellungkim@nordwald.example',
    ]),
  )
  const asked = environment.asked.filter(({ name }) => name === 'FoundThingsQuery')
  expect(asked.map(({ variables }) => variables)).toEqual([{ words: 'nordwald' }])
})

test.each([
  ['10013', '/admincenter/orders/10013'],
  ['Trikot Nordwald', '/admincenter/products/p%3D'],
  ['NORDWALD10', '/admincenter/shop/coupon/edit/c%3D'],
  ['alle ansehen', '/admincenter/orders?search=nordwald'],
  ['Ihre Bestellung', '/admincenter/outbox?search=kim%40nordwald.example+Ihre+Bestellung'],
])('%s leads to its page', async (name, to) => {
  const { user, navigations, dialog } = await open()
  await user.keyboard('nordwald')
  await user.click(await within(dialog).findByRole('button', { name: new RegExp(name) }))
  expect(navigations).toEqual([to])
})

test('settings are found by their names, and lead to their page', async () => {
  const { user, navigations, dialog } = await open()
  await user.keyboard('telef')
  await user.click(await within(dialog).findByRole('button', { name: /Telefon/ }))
  expect(navigations).toEqual(['/admincenter/settings/general'])
})

test('what can be begun is found, too', async () => {
  const { user, navigations, found } = await open()
  await user.keyboard('neue')
  expect(found()).toContain('Neue Seite')
  // The right to change coupons is somebody else's.
  expect(found()).not.toContain('Neuer Rabattcode')
  await user.keyboard(' se{Enter}')
  expect(navigations).toEqual(['/admincenter/pages/edit'])
})

test('Enter goes to the first that was found', async () => {
  const { user, navigations } = await open()
  await user.keyboard('produ{Enter}')
  expect(navigations).toEqual(['/admincenter/products'])
})

test('the arrow keys choose another', async () => {
  const { user, navigations, found } = await open()
  await user.keyboard('nordwald')
  await waitFor(() => expect(found()).toHaveLength(9))
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(navigations).toEqual(['/admincenter/orders/10012'])
})

test('where nothing fits, that is said', async () => {
  const nothing = { Query: () => ({ foundEverywhere: [] }) }
  const { user, dialog } = await open('/admincenter', { ...answers, FoundThingsQuery: nothing })
  await user.keyboard('zzz')
  expect(await within(dialog).findByText('Nichts gefunden.')).toBeDefined()
})

test('pages are found also where the rest cannot be asked for', async () => {
  const { user, dialog } = await open('/admincenter', { ...answers, FoundThingsQuery: refusedBy(500) })
  await user.keyboard('be')
  expect(await within(dialog).findByText(/^Das hat leider nicht geklappt/)).toBeDefined()
  expect(within(dialog).getByRole('button', { name: 'Bestellungen' })).toBeDefined()
})

test('where its code cannot be loaded, that is said, and the next try finds it', async () => {
  const failing = vi.fn<() => never>(() => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  vi.doMock('./finder/Finder.tsx', failing)
  const { user } = await renderPart(
    <ViewerProvider>
      <QuickSearch />
    </ViewerProvider>,
    { address: '/admincenter', answers },
  )
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('article')).toBeDefined()
  vi.doUnmock('./finder/Finder.tsx')
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog')).toBeDefined()
})

test.each([
  'FoundThingsQuery',
  'FoundSettingsQuery',
])('%s that fails is said with its cause, and asked again when pressed or typed on', async name => {
  let isBroken = true
  const working = answers[name]!
  const { user, dialog, found } = await open('/admincenter', {
    ...answers,
    [name]: () => (isBroken ? refusedBy(500) : (working as MockResolvers)),
  })
  await user.paste('nordwald')
  expect(
    await within(dialog).findByText('Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.'),
  ).toBeDefined()
  isBroken = false
  await user.click(within(dialog).getByRole('button', { name: 'erneut laden' }))
  await waitFor(() => expect(found()).toContain('Trikot Nordwald24'))
  expect(within(dialog).getByDisplayValue('nordwald')).toBeDefined()

  isBroken = true
  await user.type(within(dialog).getByRole('textbox'), ' fc')
  if (name === 'FoundThingsQuery') await within(dialog).findByRole('button', { name: 'erneut laden' })
  isBroken = false
  await user.type(within(dialog).getByRole('textbox'), ' x')
  await waitFor(() => expect(found()).toContain('Trikot Nordwald24'))
})
