import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import groupTreePageQuery from '../../../../../__generated__/GroupTreePageQuery$parameters.ts'
import type { PageRoute } from '../../../../../router/route.ts'
import { renderPage } from '../../../../../testing/harness.tsx'
import { ViewerProvider } from '../../../../../viewer/Viewer.tsx'

const route: PageRoute = {
  path: 'groups',
  layout: 'admin',
  page: () => import('./GroupTreePage.tsx'),
  query: groupTreePageQuery,
  isPersonal: true,
}

const group = (id: string, title: string, more: object = {}) => ({
  ...{ id: `m.${id}`, groupId: id, slug: id, path: `/${id}`, title: { de: title, en: null } },
  ...{ isMainGallery: false, productCount: 3, memberCount: 3, ...more },
})
const tree = {
  id: 'tree',
  groups: [
    group('team', 'Teamwear'),
    group('fans', 'Fanartikel', { memberCount: 5 }),
    group('shirts', 'Trikots'),
    group('caps', 'Kappen', { isMainGallery: true }),
  ],
  levels: [
    { parentId: null, childIds: ['team', 'fans'] },
    { parentId: 'team', childIds: ['shirts', 'caps'] },
    { parentId: 'fans', childIds: ['caps'] },
  ],
}
const staff = { isStaff: true, isSystem: false, writableAreas: ['CATALOGUE'], withheldAreas: [] }

async function open(errors: object[] = [], viewer: object = staff) {
  const shown = await renderPage(route, {
    address: '/admincenter/groups',
    around: page => <ViewerProvider>{page}</ViewerProvider>,
    answers: {
      ViewerQuery: { Query: () => ({ viewer: { ...viewer, account: null, actor: null, actingFor: null } }) },
      GroupTreePageQuery: { Query: () => ({ productGroupTree: tree }) },
      useArrangeProductGroupsMutation: {
        Mutation: () => ({ arrangeProductGroups: { tree: errors.length > 0 ? null : tree, errors } }),
      },
    },
  })
  const sent = () => shown.environment.asked.find(({ name }) => name === 'useArrangeProductGroupsMutation')?.variables
  return { ...shown, sent }
}

const names = () =>
  within(screen.getByRole('region', { name: 'Gruppenbaum' }))
    .getAllByRole('link')
    .flatMap(({ textContent }) => (textContent?.includes('Produkt') ? [] : [textContent]))

test('a group is moved by the arrow keys of its handle, and each changed level is saved with what was seen', async () => {
  const { user, sent } = await open()
  expect(names()).toEqual(['Teamwear', 'Trikots', 'Kappen', 'Fanartikel', 'Kappen'])
  screen.getByRole('button', { name: '„Trikots“ verschieben' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(names()).toEqual(['Teamwear', 'Kappen', 'Trikots', 'Fanartikel', 'Kappen'])
  expect(screen.getByText('„Trikots“: Platz 2 von 2, Teamwear').getAttribute('role')).toBe('status')
  screen.getByRole('button', { name: '„Trikots“ verschieben' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(names()).toEqual(['Teamwear', 'Kappen', 'Trikots', 'Fanartikel', 'Kappen'])
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  expect(sent()).toEqual({
    input: {
      levels: [
        { parentId: null, childIds: ['team', 'shirts', 'fans'], seenIds: ['team', 'fans'] },
        { parentId: 'team', childIds: ['caps'], seenIds: ['shirts', 'caps'] },
      ],
    },
  })
})

test('what cannot be is not offered, and discarding brings everything back', async () => {
  const { user } = await open()
  expect(screen.getByRole('button', { name: '„Teamwear“ nach oben' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: '„Teamwear“ eine Ebene höher' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: '„Fanartikel“ eine Ebene tiefer' }))
  expect(names()).toEqual(['Teamwear', 'Trikots', 'Kappen', 'Fanartikel', 'Kappen'])
  await user.click(screen.getByRole('button', { name: 'verwerfen' }))
  expect(screen.getByRole('button', { name: '„Fanartikel“ eine Ebene tiefer' })).toHaveProperty('disabled', false)
})

test('a search opens the branches with hits, and nothing is arranged meanwhile', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'alle schließen' }))
  expect(names()).toEqual(['Teamwear', 'Fanartikel'])
  await user.type(screen.getByRole('searchbox', { name: 'Gruppe suchen' }), 'kappen')
  expect(await screen.findByText('1 Gruppe gefunden. Geordnet wird ohne Suche.')).toBeTruthy()
  expect(names()).toEqual(['Teamwear', 'Kappen', 'Fanartikel', 'Kappen'])
  expect(screen.queryByRole('button', { name: /verschieben/ })).toBeNull()
})

test('a circle that another person made possible is said where it is, and nothing is lost', async () => {
  const { user } = await open([{ code: 'INVALID_INPUT', path: ['levels', '0', 'childIds', '1'] }])
  await user.click(screen.getByRole('button', { name: '„Trikots“ nach unten' }))
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  expect(await screen.findByText(/^Eine Gruppe kann nicht unter sich selbst liegen/)).toBeTruthy()
  expect(names()).toEqual(['Teamwear', 'Kappen', 'Trikots', 'Fanartikel', 'Kappen'])
})

test('who may only read sees the tree and moves nothing', async () => {
  await open([], { ...staff, writableAreas: [] })
  expect(names()).toEqual(['Teamwear', 'Trikots', 'Kappen', 'Fanartikel', 'Kappen'])
  expect(screen.queryByRole('button', { name: /verschieben|eine Ebene/ })).toBeNull()
})
