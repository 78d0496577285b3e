import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type AdminPage, isAdminPage } from '../../adminKit/routes.ts'
import { createShopIntl } from '../../intl/createShopIntl.ts'
import { type Answers, refusedBy } from '../../testing/answers.ts'
import { renderPart } from '../../testing/harness.tsx'
import { allTexts } from '../../testing/texts.ts'
import { ViewerProvider } from '../../viewer/Viewer.tsx'
import { adminRoutes } from './adminRoutes.ts'
import { QuickSearch } from './QuickSearch.tsx'

const none = { totalCount: 0, edges: [] }
const answers: Answers = {
  ViewerQuery: {
    Query: () => ({
      viewer: {
        ...{ account: null, actor: null, isStaff: true, isSystem: false },
        ...{ writableAreas: ['AUDIT'], withheldAreas: ['USERS'] },
      },
    }),
  },
  FinderQuery: {
    Query: () => ({
      orders: { totalCount: 9, edges: [{ node: { id: 'o', orderNumber: '10017', customerName: 'FC Nordwald' } }] },
      managedProducts: {
        totalCount: 1,
        edges: [{ node: { id: 'p=', title: 'Trikot Nordwald', productNumber: '24' } }],
      },
      managedProductGroups: {
        totalCount: 1,
        edges: [{ node: { id: 'mg', groupId: 'g=', slug: 'nordwald-teams', title: { de: 'Vereine', en: 'Clubs' } } }],
      },
      managedColors: {
        totalCount: 7,
        edges: [{ node: { id: 'mc', colorId: 'c=', code: 'NWG', title: { de: 'Nordwaldgrün', en: null } } }],
      },
      persons: none,
      mails: {
        totalCount: 1,
        edges: [{ node: { id: 'm', subject: 'Ihre Bestellung', recipient: 'kim@nordwald.example' } }],
      },
      files: { totalCount: 8, edges: [{ node: { id: 'f=', name: 'nordwald.jpg', tags: ['Presse', 'U15'] } }] },
    }),
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

test('Ctrl K shows the pages that somebody may see', async () => {
  const { found } = await open()
  const mayOpen = ({ right }: AdminPage) => (right.level === 'read' && right.area !== 'USERS') || right.area === 'AUDIT'
  const pages = adminRoutes.filter(isAdminPage).filter(mayOpen)
  const titles = pages.flatMap(({ navigation }) => navigation?.title ?? [])
  const { formatMessage } = createShopIntl('de', allTexts.de, 'UTC')
  expect(found()).toEqual(titles.map(id => formatMessage({ id })))
  expect(found()).toContain('Bestellungen')
  expect(found()).not.toContain('API-Schlüssel')
})

test.each([
  ['', ['alle 9 ansehen', 'alle 7 ansehen', 'alle 8 ansehen'], 'Vereinenordwald-teams'],
  ['/en', ['view all 9', 'view all 7', 'view all 8'], 'Clubsnordwald-teams'],
])('at %s it finds orders, products, groups, colours and files, and the way to all of them', async (root, ways, group) => {
  const { user, found, environment } = await open(`${root}/admincenter`)
  await user.keyboard('nordwald')
  await waitFor(() =>
    expect(found()).toEqual([
      ...['10017FC Nordwald', ways[0], 'Trikot Nordwald24', group, 'NordwaldgrünNWG', ways[1]],
      ...['nordwald.jpgPresse, U15', ways[2]],
      'Ihre Bestellungkim@nordwald.example',
    ]),
  )
  expect(environment.asked.filter(({ name }) => name === 'FinderQuery').at(-1)?.variables).toEqual({
    words: 'nordwald',
    // What is withheld from somebody is not asked for.
    ...{ orders: true, products: true, users: false, persons: true, mails: true, files: true },
  })
})

test.each([
  ['Vereine', '/admincenter/groups/g%3D'],
  ['Nordwaldgrün', '/admincenter/colors/c%3D'],
  ['alle 7 ansehen', '/admincenter/colors?search=nordwald'],
  ['nordwald.jpg', '/admincenter/file/edit/f%3D'],
  ['alle 8 ansehen', '/admincenter/files?search=nordwald'],
])('%s leads to its page', async (name, to) => {
  const { user, navigations, dialog } = await open()
  await user.keyboard('nordwald')
  await user.click(await within(dialog).findByRole('button', { name: new RegExp(name) }))
  expect(navigations).toEqual([to])
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
  expect(navigations).toEqual(['/admincenter/orders?search=nordwald'])
})

test('a mail leads to those of its subject to its recipient', async () => {
  const { user, navigations, dialog } = await open()
  await user.keyboard('nordwald')
  await user.click(await within(dialog).findByRole('button', { name: /Ihre Bestellung/ }))
  expect(navigations).toEqual(['/admincenter/outbox?search=kim%40nordwald.example+Ihre+Bestellung'])
})

test('where nothing fits, that is said', async () => {
  const others = { managedProductGroups: none, managedColors: none, files: none }
  const nothing = {
    Query: () => ({ ...others, orders: none, managedProducts: none, users: none, persons: none, mails: none }),
  }
  const { user, dialog } = await open('/admincenter', { ...answers, FinderQuery: nothing })
  await user.keyboard('zzz')
  expect(await within(dialog).findByText('Nichts gefunden.')).toBeDefined()
})

test('pages are found also where the rest cannot be asked for', async () => {
  const { user, dialog } = await open('/admincenter', { ...answers, FinderQuery: refusedBy(500) })
  await user.keyboard('be')
  expect(await within(dialog).findByText('Das konnte nicht geladen werden')).toBeDefined()
  expect(within(dialog).getByRole('button', { name: 'Bestellungen' })).toBeDefined()
})

test('where its code cannot be loaded, that is said, and the next try finds it', async () => {
  const failing = vi.fn<() => never>(() => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  vi.doMock('./Finder.tsx', failing)
  const { user } = await renderPart(
    <ViewerProvider>
      <QuickSearch />
    </ViewerProvider>,
    { address: '/admincenter', answers },
  )
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('article')).toBeDefined()
  vi.doUnmock('./Finder.tsx')
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog')).toBeDefined()
})
