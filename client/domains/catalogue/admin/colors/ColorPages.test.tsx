import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import colorOrderPageQuery from '../../../../__generated__/ColorOrderPageQuery$parameters.ts'
import colorPageQuery from '../../../../__generated__/ColorPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { ViewerProvider } from '../../../../viewer/Viewer.tsx'

const single: PageRoute = {
  path: 'colors/:id',
  layout: 'admin',
  page: () => import('./ColorPage.tsx'),
  query: colorPageQuery,
  variables: ({ params }) => ({ id: params.id, isNew: false }),
  isPersonal: true,
}
const order: PageRoute = {
  path: 'colors/order',
  layout: 'admin',
  page: () => import('./ColorOrderPage.tsx'),
  query: colorOrderPageQuery,
  isPersonal: true,
}

const colors = [
  { id: 'c1', code: 'NAV', title: 'Marine', hex: '#1f2a44' },
  { id: 'c2', code: 'DBL', title: 'Dunkelblau', hex: '#1f2a45' },
  { id: 'c3', code: 'RED', title: 'Rot', hex: '#cc0000' },
]
const marine = {
  ...{ id: 'm1', colorId: 'c1', revision: 1, code: 'NAV', hex: '#1f2a44', sortOrder: 1, productCount: 52 },
  title: { de: 'Marine', en: null },
  images: [
    { fileId: 'f1', name: 'karo.jpg', image: { url: '/images/karo/320' } },
    { fileId: 'f2', name: 'nah.jpg', image: { url: '/images/nah/320' } },
  ],
  products: [{ productId: 'p1', productNumber: 'T-1', sizeCount: 2, title: { de: 'Trikot', en: null } }],
}
const staff = { isStaff: true, isSystem: false, writableAreas: ['CATALOGUE'], withheldAreas: [] }

async function open(route: PageRoute, address: string, errors: object[] = []) {
  const shown = await renderPage(route, {
    address,
    around: page => <ViewerProvider>{page}</ViewerProvider>,
    answers: {
      ViewerQuery: { Query: () => ({ viewer: { ...staff, account: null, actor: null, actingFor: null } }) },
      ColorPageQuery: { Query: () => ({ managedColor: marine, colors }) },
      ColorOrderPageQuery: { Query: () => ({ colors }) },
      useUpdateColorMutation: { Mutation: () => ({ updateColor: { management: null, errors } }) },
      useMergeColorsMutation: { Mutation: () => ({ mergeColors: { management: null, errors } }) },
      useArrangeColorsMutation: { Mutation: () => ({ arrangeColors: { movedColorIds: ['c3'], errors: [] } }) },
    },
  })
  const sent = (name: string) => shown.environment.asked.find(each => each.name === name)?.variables
  return { ...shown, sent }
}

test('a colour says where it is used', async () => {
  await open(single, '/admincenter/colors/c1')
  const use = screen.getByRole('region', { name: 'Wo sie vorkommt' })
  expect(within(use).getByRole('link', { name: 'Trikot' }).getAttribute('href')).toBe('/admincenter/products/p1')
  expect(within(use).getByText('T-1, 2 Größen')).toBeTruthy()
  expect(within(use).getByText('und 51 weitere Produkte')).toBeTruthy()
})

test('a colour is merged into another one, whose page is shown then', async () => {
  const { user, sent, navigations } = await open(single, '/admincenter/colors/c1')
  await user.click(screen.getByRole('button', { name: 'mit anderer zusammenführen' }))
  expect(screen.getByText(/^52 Produkte bekommen die Farbe, die Sie wählen/)).toBeTruthy()
  const into = screen.getByRole('combobox', { name: /Es bleibt/ })
  expect(within(into).queryByRole('option', { name: /Marine/ })).toBeNull()
  await user.selectOptions(into, 'c2')
  await user.click(screen.getByRole('button', { name: 'zusammenführen' }))
  expect(sent('useMergeColorsMutation')).toEqual({ input: { colorId: 'c1', intoColorId: 'c2' } })
  expect(navigations).toContain('/admincenter/colors/c2')
})

test('a product with the same size in both is said in the dialog', async () => {
  const { user } = await open(single, '/admincenter/colors/c1', [{ code: 'VARIANT_EXISTS', path: ['intoColorId'] }])
  await user.click(screen.getByRole('button', { name: 'mit anderer zusammenführen' }))
  await user.selectOptions(screen.getByRole('combobox', { name: /Es bleibt/ }), 'c2')
  await user.click(screen.getByRole('button', { name: 'zusammenführen' }))
  expect(await screen.findByText(/^In einem Produkt gibt es dieselbe Größe in beiden Farben/)).toBeTruthy()
})

test('colours are ordered by buttons, and saved in their order', async () => {
  const { user, sent } = await open(order, '/admincenter/colors/order')
  await user.click(screen.getByRole('button', { name: '„Rot“ nach oben' }))
  await user.click(screen.getByRole('button', { name: '„Rot“ nach oben' }))
  const list = screen.getByRole('list', { name: 'Reihenfolge der Farben' })
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rot', 'Marine', 'Dunkelblau'])
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  expect(sent('useArrangeColorsMutation')).toEqual({ input: { colorIds: ['c3', 'c1', 'c2'] } })
})

describe('pictures of a colour', () => {
  const list = () => within(screen.getByRole('list', { name: 'Bilder der Farbe' }))
  const look = () => document.querySelector<HTMLElement>('figure span')?.style.background

  test('are arranged and taken out, and the first is what shoppers see at once', async () => {
    const { user, sent } = await open(single, '/admincenter/colors/c1')
    expect(look()).toContain('/images/karo/320')
    await user.click(screen.getByRole('button', { name: '„nah.jpg“ nach oben' }))
    expect(look()).toContain('/images/nah/320')
    await user.click(list().getByRole('button', { name: '„karo.jpg“ herausnehmen' }))
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(sent('useUpdateColorMutation')).toEqual({
      input: { colorId: 'c1', revision: 1, changes: { imageIds: ['f2'] } },
    })
  })

  test('that the server does not take stay, and the reason stands there', async () => {
    const errors = [{ code: 'NOT_FOUND', path: ['changes', 'imageIds', '0'] }]
    const { user } = await open(single, '/admincenter/colors/c1', errors)
    await user.click(screen.getByRole('button', { name: '„nah.jpg“ nach oben' }))
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    const section = within(screen.getByRole('region', { name: 'Bilder der Farbe' }))
    expect((await section.findAllByText(/gibt es nicht|nicht mehr|nicht gefunden/)).length).toBeGreaterThan(0)
  })
})
