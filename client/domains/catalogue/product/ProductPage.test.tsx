import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import productPageQuery from '../../../__generated__/ProductPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import type { Answers } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { ViewerProvider } from '../../../viewer/Viewer.tsx'
// Loaded beforehand: drawing would be tried again and again while it is on its way.
import './ProductRecord.tsx'

const route: PageRoute = {
  path: ':group/:product',
  layout: 'shop',
  page: () => import('./ProductPage.tsx'),
  query: productPageQuery,
  variables: ({ params }) => ({ slug: params.product }),
  isPersonal: false,
}

const picture = (id: string, alt: string) => ({
  ...{ id, alt, url: `/${id}.webp`, srcSet: '', thumbnail: `/${id}.webp`, large: `/${id}.webp` },
})
const euros = { cents: 2490, currency: 'EUR' }
const price = { from: euros, to: euros, adult: euros, child: null }
const images = [
  { id: 'front', view: 'FRONT', fit: null, color: null, caption: 'Mit Nummer', image: picture('f', 'Vorne') },
  { id: 'detail', view: 'DETAIL', fit: null, color: null, caption: null, image: picture('d', 'Kragen') },
]
const product = {
  ...{ id: 'p1', kind: 'GOODS', slug: 'trikot', title: 'Trikot', path: '/trikots/trikot', subtitle: null },
  ...{ groups: [{ id: 'g1', slug: 'trikots', title: 'Trikots', path: '/trikots' }], colors: [], sizes: [] },
  ...{ variants: [], images, image: picture('f', 'Vorne'), tiers: [], sale: null, price, priceApart: null },
  ...{ personalisation: null, isPersonalisable: false, isNew: false, setSavingPercent: null, properties: [] },
  ...{ delivery: null, deliveryBy: null, availability: { state: 'AVAILABLE', quantity: null, backOn: null } },
  ...{ claims: [], safety: null, downloads: [], unitPrice: null, durability: null },
}

type Rights = { isStaff: boolean; isSystem: boolean; writableAreas: string[]; withheldAreas: string[] }
const nobody: Rights = { isStaff: false, isSystem: false, writableAreas: [], withheldAreas: [] }

const answersFor = (rights: Rights, changes: object = {}): Answers => ({
  ViewerQuery: { Query: () => ({ viewer: { ...rights, account: null, actor: null, actingFor: null } }) },
  ProductPageQuery: {
    Query: () => ({ product: { ...product, ...changes }, shop: { name: 'Halle' } }),
    Money: () => euros,
    Date: () => '2026-12-01',
    DateTime: () => '2026-12-01T10:00:00Z',
  },
  VatNoteQuery: 'waiting',
  ProductRecordQuery: { Query: () => ({ productRecord: 'was gespeichert ist' }) },
})

const open = (rights: Rights = nobody, root = '', changes: object = {}) =>
  renderPage(route, {
    address: `${root}/trikots/trikot`,
    answers: answersFor(rights, changes),
    around: page => <ViewerProvider>{page}</ViewerProvider>,
  })

beforeEach(() => localStorage.clear())

test('a caption stands below its picture and in its zoom, and below no other', async () => {
  const { user } = await open()
  const wordsBelow = (name: string) => screen.getByRole('img', { name }).closest('li')?.querySelector('p')?.textContent
  expect([wordsBelow('Vorne'), wordsBelow('Kragen')]).toEqual(['Mit Nummer', undefined])
  await act(() => user.click(screen.getByRole('link', { name: /Vorne/ })))
  // Its code is loaded now, which takes its time on a busy machine.
  const zoom = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
  expect(zoom.getByText('Mit Nummer')).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(zoom.getByRole('img', { name: 'Kragen' })).toBeTruthy()
  expect(zoom.queryByText('Mit Nummer')).toBeNull()
})

const material = [{ key: 'material', label: 'Material', value: '100 % Polyester' }]
const noTexts = { details: null, careLabel: null, careInstructions: null, generalInformation: null }

test.each([
  ['of a product', { ...noTexts, properties: material, setSlots: [] }],
  [
    'of a set’s piece',
    {
      ...{ ...noTexts, kind: 'SET', properties: [] },
      setSlots: [
        { position: 0, product: { id: 'p2', title: 'Hose', description: null, ...noTexts, properties: material } },
        { position: 1, product: null },
      ],
    },
  ],
])('the properties %s stand among its details, also where no text does', async (_label, changes) => {
  await open(nobody, '', changes)
  expect(await screen.findByRole('tab', { name: 'Produktdetails' })).toBeTruthy()
  expect(screen.getByText('100 % Polyester')).toBeTruthy()
})

const keeper: Rights = { ...nobody, isStaff: true, writableAreas: ['CATALOGUE'] }

describe('what only those who run the shop see', () => {
  test.each([
    ['', 'bearbeiten', '/admincenter/products/p1'],
    ['/en', 'Edit', '/en/admincenter/products/p1'],
  ])('at %s who may change the catalogue is led to the editor', async (root, name, address) => {
    await open(keeper, root)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
  })

  test.each<[string, Rights]>([
    ['guests', nobody],
    ['staff who only read', { ...nobody, isStaff: true }],
    ['staff of other areas', { ...nobody, isStaff: true, writableAreas: ['ORDERS', 'USERS'] }],
    ['staff from whom the catalogue is withheld', { ...nobody, isStaff: true, withheldAreas: ['CATALOGUE'] }],
  ])('%s see no way to it', async (_label, rights) => {
    await open(rights)
    expect(screen.getByRole('heading', { level: 1, name: 'Trikot' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'bearbeiten' })).toBeNull()
  })

  test('system accounts switch on what is stored of it, which is asked for only then', async () => {
    const { user, environment } = await open({ ...keeper, isSystem: true })
    const asked = () => environment.asked.filter(({ name }) => name === 'ProductRecordQuery')
    const debug = await screen.findByRole('button', { name: 'Produktdaten anzeigen (Debug)' })
    expect(asked()).toEqual([])
    await user.click(debug)
    expect(await screen.findByText('"was gespeichert ist"')).toBeTruthy()
    expect(asked()).toEqual([{ name: 'ProductRecordQuery', variables: { id: 'p1' } }])
  })

  test.each<[string, Rights]>([
    ['guests', nobody],
    ['staff who keep the catalogue', keeper],
  ])('%s do not, not even where the switch was on', async (_label, rights) => {
    localStorage.setItem('debug', 'on')
    const { environment } = await open(rights)
    expect(screen.getByRole('heading', { level: 1, name: 'Trikot' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Produktdaten/ })).toBeNull()
    expect(environment.asked.filter(({ name }) => name === 'ProductRecordQuery')).toEqual([])
  })
})

test('what the shop asks beside a product stands at its order, with what is wrong of it', async () => {
  const asked = { key: 'team', kind: 'TEXT', label: 'Mannschaft', help: null, isRequired: true, min: null, max: 20 }
  const fields = { askedFields: [{ ...asked, options: [] }] }
  const { user } = await open(nobody, '', fields)
  const team = await screen.findByLabelText<HTMLInputElement>('Mannschaft', {}, { timeout: 10_000 })
  await act(() => user.type(team, 'U13'))
  expect(team.value).toBe('U13')
  await act(() => user.clear(team))
  await act(() => user.click(screen.getAllByRole('button', { name: /Warenkorb/ })[0]!))
  expect(await screen.findByText('„Mannschaft“ fehlt noch.')).toBeTruthy()
  expect(team.getAttribute('aria-invalid')).toBe('true')
})

test('an address that the product had before leads to the one that it has', async () => {
  const old = renderPage(route, { address: '/trikots/leiberl', answers: answersFor(nobody) })
  await expect(old).rejects.toThrow('/trikots/leiberl leads on to /trikots/trikot')
})
