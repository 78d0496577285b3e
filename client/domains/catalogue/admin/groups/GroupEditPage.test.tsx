import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import groupEditPageQuery from '../../../../__generated__/GroupEditPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { ViewerProvider } from '../../../../viewer/Viewer.tsx'

const route: PageRoute = {
  path: 'groups/:id',
  layout: 'admin',
  page: () => import('./GroupEditPage.tsx'),
  query: groupEditPageQuery,
  variables: ({ params }) => ({ id: params.id, isNew: false }),
  isPersonal: true,
}

const image = { id: 'f.g1', url: '/f.webp', width: 320, height: 320, alt: 'Trikots' }
const shirts = {
  ...{ id: 'm1', groupId: 'g1', revision: 3, slug: 'trikots', sortOrder: 4, isMainGallery: false, parentIds: [] },
  ...{ title: { de: 'Trikots', en: null }, description: null, image, imageAlt: null, path: '/trikots' },
  ...{ seoTitle: null, seoDescription: null, productOrder: 'RECOMMENDED', memberCount: 3, moreImages: [] },
  products: ['Auswärts', 'Heim', 'Torwart'].map((de, at) => ({
    ...{ productId: `p${at}`, productNumber: `T-${at}`, title: { de, en: null }, image: null },
    ...{ isListed: at < 2, place: null },
  })),
}
const staff = { isStaff: true, isSystem: false, writableAreas: ['CATALOGUE'], withheldAreas: [] }

async function open(group: object, errors: object[] = [], root = '') {
  const shown = await renderPage(route, {
    address: `${root}/admincenter/groups/g1`,
    around: page => <ViewerProvider>{page}</ViewerProvider>,
    answers: {
      ViewerQuery: { Query: () => ({ viewer: { ...staff, account: null, actor: null, actingFor: null } }) },
      GroupEditPageQuery: {
        Query: () => ({
          managedProductGroup: group,
          allProductGroups: [],
          catalogueChoices: { pictureMegabytes: 100 },
        }),
      },
      useUpdateProductGroupMutation: {
        Mutation: () => ({
          updateProductGroup: { management: errors.length > 0 ? null : { ...shirts, revision: 4 }, errors },
        }),
      },
    },
  })
  const sent = () => shown.environment.asked.find(({ name }) => name === 'useUpdateProductGroupMutation')?.variables
  return { ...shown, sent }
}

test.each([
  ['', 'Alternativtext', 'Deutsch', 'Englisch', 'speichern'],
  ['/en', 'Alternative text', 'German', 'English', 'save'],
])('at %s what the picture shows is saved in both languages, with the revision that was read', async (...words) => {
  const [root, label, german, english, verb] = words
  const { user, sent } = await open(shirts, [], root)
  await user.type(screen.getByRole('textbox', { name: `${label} (${german})` }), 'Drei Trikots')
  await user.type(screen.getByRole('textbox', { name: `${label} (${english})` }), 'Three jerseys')
  await user.click(screen.getByRole('button', { name: verb }))
  expect(sent()).toEqual({
    input: { groupId: 'g1', revision: 3, changes: { imageAlt: { de: 'Drei Trikots', en: 'Three jerseys' } } },
  })
})

test('without a picture there is nothing to describe', async () => {
  await open({ ...shirts, image: null })
  expect(screen.getByText('Diese Gruppe hat kein Bild.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Alternativtext/ })).toBeNull()
})

test('where somebody else saved meanwhile, that is said, and nothing typed is lost', async () => {
  const { user, navigations } = await open(shirts, [{ code: 'STALE_REVISION', path: ['revision'] }])
  const alt = screen.getByRole<HTMLInputElement>('textbox', { name: 'Alternativtext (Deutsch)' })
  await user.type(alt, 'Drei Trikots')
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  expect(screen.getByRole('alert').textContent).toBe(
    'Jemand anders hat inzwischen gespeichert. Der neue Stand wird geladen, Ihre Eingaben bleiben erhalten.',
  )
  expect(navigations).toEqual(['(reload)'])
  expect(alt.value).toBe('Drei Trikots')
})

test('products are ordered by the number of their place, and what stands before the last that was moved is placed', async () => {
  const { user, sent } = await open(shirts)
  const place = screen.getByRole<HTMLInputElement>('textbox', { name: 'Platz von „Heim“ (1 bis 3)' })
  await user.clear(place)
  await user.type(place, '1{Enter}')
  const list = screen.getByRole('list', { name: 'Reihenfolge der Produkte' })
  const names = () =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['Heim', 'Auswärts', 'Torwart'])
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  expect(sent()).toEqual({ input: { groupId: 'g1', revision: 3, changes: { placedIds: ['p1', 'p0'] } } })
})

test('by a rule there is nothing to arrange, and the rule is saved', async () => {
  const { user, sent } = await open(shirts)
  await user.selectOptions(screen.getByRole('combobox', { name: /Sortierung im Shop/ }), 'PRICE_ASC')
  expect(screen.queryByRole('list', { name: 'Reihenfolge der Produkte' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  expect(sent()).toEqual({ input: { groupId: 'g1', revision: 3, changes: { productOrder: 'PRICE_ASC' } } })
})

test('further pictures are arranged and taken out, and saved in their order', async () => {
  const moreImages = ['vorne', 'hinten', 'detail'].map(name => ({ fileId: name, name, image: { ...image, id: name } }))
  const { user, sent } = await open({ ...shirts, moreImages })
  await user.click(screen.getByRole('button', { name: '„hinten“ nach oben' }))
  await user.click(screen.getByRole('button', { name: '„detail“ herausnehmen' }))
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  expect(sent()).toEqual({ input: { groupId: 'g1', revision: 3, changes: { moreImageIds: ['hinten', 'vorne'] } } })
})

test.each([
  null,
  403,
  500,
])('saving that fails (%s) keeps what was typed, and saves when pressed again', async status => {
  let isBroken = true
  const { user, environment } = await renderPage(route, {
    address: '/admincenter/groups/g1',
    around: page => <ViewerProvider>{page}</ViewerProvider>,
    answers: {
      ViewerQuery: { Query: () => ({ viewer: { ...staff, account: null, actor: null, actingFor: null } }) },
      GroupEditPageQuery: {
        Query: () => ({
          managedProductGroup: shirts,
          allProductGroups: [],
          catalogueChoices: { pictureMegabytes: 100 },
        }),
      },
      useUpdateProductGroupMutation: () =>
        isBroken
          ? refusedBy(status)
          : {
              Mutation: () => ({
                updateProductGroup: {
                  management: { ...shirts, revision: 4, imageAlt: { de: 'Drei Trikots', en: null } },
                  errors: [],
                },
              }),
            },
    },
  })
  const asked = () => environment.asked.filter(({ name }) => name === 'useUpdateProductGroupMutation')
  const alt = screen.getByRole<HTMLInputElement>('textbox', { name: 'Alternativtext (Deutsch)' })
  await user.type(alt, 'Drei Trikots')
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  await waitFor(() => expect(asked()).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'speichern' }).getAttribute('aria-busy')).toBeNull())
  expect(alt.value).toBe('Drei Trikots')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]?.variables).toEqual(asked()[0]?.variables)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull())
})
