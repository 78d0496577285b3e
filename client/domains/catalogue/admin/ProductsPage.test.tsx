import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import adminProductsPageQuery from '../../../__generated__/AdminProductsPageQuery$parameters.ts'
import { viewOf } from '../../../adminKit/list/url.ts'
import type { PageRoute } from '../../../router/route.ts'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPage, type Shown } from '../../../testing/harness.tsx'
import { ViewerProvider } from '../../../viewer/Viewer.tsx'
import { productsUrl, productsVariables } from './productsUrl.ts'

const route: PageRoute = {
  path: 'products',
  layout: 'admin',
  page: () => import('./AdminProductsPage.tsx'),
  query: adminProductsPageQuery,
  variables: ({ search }) => ({ first: 25, after: null, ...productsVariables(viewOf(productsUrl, search)) }),
  isPersonal: true,
}

const product = (id: string, title: string) => ({
  ...{ id, title, productNumber: id, kind: 'GOODS', groups: [], image: null },
  price: { from: { cents: 3490, currency: 'EUR' }, to: { cents: 3490 } },
  management: {
    ...{ revision: 4, isOffline: false, isDeleted: false, visibility: 'ONLINE', totalStock: 3 },
    ...{ isMarkedNew: false, isMarkedSale: false, updatedAt: '2026-11-20T10:00:00Z' },
  },
})
const products = [product('p1', 'Trikot'), product('p2', 'Hose'), product('p3', 'Jacke')]
const difference = {
  ...{ key: 'priceCents', field: 'priceCents', isOfVariant: false, variant: null, before: 3490, after: 3690 },
  isRestorable: true,
}
const planned = products.map(({ id, title, productNumber }) => ({
  ...{ product: { id, title, productNumber }, differenceCount: 1, differences: [difference], errors: [] },
}))

async function open(answers: Answers): Promise<Shown> {
  return renderPage(route, {
    address: '/admincenter/products',
    around: page => <ViewerProvider>{page}</ViewerProvider>,
    answers: {
      ViewerQuery: {
        Query: () => ({
          viewer: {
            ...{ account: null, actor: null, isStaff: true, isSystem: false },
            ...{ writableAreas: ['CATALOGUE'], withheldAreas: [] },
          },
        }),
      },
      AdminProductsPageQuery: {
        Query: () => ({
          managedProducts: {
            ...{ totalCount: 3, isCountCapped: false, edges: products.map(node => ({ node })) },
            pageCursors: { first: null, previous: null, around: [], next: null, last: null },
          },
          managedProductCounts: [],
          allProductGroups: [{ id: 'g1', title: 'Trikots' }],
        }),
      },
      PlannedChangesQuery: { Query: () => ({ plannedProductChanges: planned }) },
      ...answers,
    },
  })
}

/** Chooses all products and raises their prices by 5 % to ,90, up to the preview. */
async function preview({ user }: Shown) {
  for (const { title } of products) await user.click(screen.getByRole('checkbox', { name: `${title} auswählen` }))
  await user.click(screen.getByRole('button', { name: 'gemeinsam ändern …' }))
  const dialog = within(await screen.findByRole('dialog', { name: '3 Produkte gemeinsam ändern' }))
  await user.click(dialog.getByRole('button', { name: 'Vorschau' }))
  expect(dialog.getByText('Wählen Sie zuerst, was sich ändern soll.')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Preise ändern'), 'um Prozent')
  await user.type(dialog.getByLabelText('Um wie viel'), '5')
  await user.selectOptions(dialog.getByLabelText('Runden'), 'auf ,90')
  await user.click(dialog.getByRole('button', { name: 'Vorschau' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Das ändert sich bei 3 Produkten' }))
  expect(await shown.findByText('3 von 3 Produkten ändern sich.')).toBeTruthy()
  expect(shown.getAllByText('von 34,90 € auf 36,90 €')).toHaveLength(3)
  return shown
}

const asked = ({ environment }: Shown, name: string) =>
  environment.asked.filter(each => each.name === name).map(({ variables }) => variables.input)

test('prices of chosen products are looked at, raised and taken back', async () => {
  const shown = await open({
    useChangeProductsMutation: {
      Mutation: () => ({
        changeProducts: {
          products: products.map(({ id }) => ({ productId: id, revision: 5, change: `change of ${id}` })),
          errors: [],
        },
      }),
    },
    useRestoreProductFieldsMutation: { Mutation: () => ({ restoreProductFields: { product: null, errors: [] } }) },
  })
  const dialog = await preview(shown)
  expect(asked(shown, 'useChangeProductsMutation')).toEqual([])
  await shown.user.click(dialog.getByRole('button', { name: '3 Produkte ändern' }))
  expect(await screen.findByText('3 Produkte sind geändert')).toBeTruthy()
  expect(asked(shown, 'useChangeProductsMutation')).toEqual([
    {
      products: ['p1', 'p2', 'p3'].map(productId => ({ productId, revision: 4 })),
      changes: { price: { basisPoints: 500, rounding: 'TO_90' } },
    },
  ])
  await shown.user.click(screen.getByRole('button', { name: 'rückgängig machen' }))
  expect(await screen.findByText('rückgängig gemacht')).toBeTruthy()
  expect(asked(shown, 'useRestoreProductFieldsMutation')).toEqual(
    ['p1', 'p2', 'p3'].map(productId => ({ productId, revision: 5, change: `change of ${productId}` })),
  )
})

const money = (cents: number) => ({ cents, currency: 'EUR' })
const rehearsal = (state: 'RUNNING' | 'DONE') => ({
  ...{ state, total: 12, done: state === 'DONE' ? 12 : 3, changedCount: 2, startedAt: '2026-11-20T10:00:00Z' },
  ...{ was: money(10_000), wouldBe: money(10_400), differences: [] },
})

test('changed prices are tried on orders, and what is begun elsewhere is said', async () => {
  let answers = 0
  const shown = await open({
    usePriceRehearsalMutation: {
      Mutation: () => {
        answers += 1
        return answers === 1
          ? { startPriceRehearsal: { rehearsal: null, errors: [{ code: 'REHEARSAL_RUNNING', path: [] }] } }
          : { startPriceRehearsal: { rehearsal: rehearsal('RUNNING'), errors: [] } }
      },
    },
    PriceRehearsalQuery: { Query: () => ({ priceRehearsal: rehearsal('DONE') }) },
  })
  const dialog = await preview(shown)
  const tryThem = () => shown.user.click(dialog.getByRole('button', { name: 'an Bestellungen erproben' }))
  await tryThem()
  expect(await dialog.findByText(/Es läuft schon eine Erprobung von Ihnen/)).toBeTruthy()
  await tryThem()
  expect(await dialog.findByText(/2 von 12 Bestellungen/)).toBeTruthy()
  expect(asked(shown, 'usePriceRehearsalMutation').at(-1)).toEqual({
    productIds: ['p1', 'p2', 'p3'],
    price: { basisPoints: 500, rounding: 'TO_90' },
  })
})

test('what one of them was refused is said beside its name', async () => {
  const shown = await open({
    useChangeProductsMutation: {
      Mutation: () => ({
        changeProducts: {
          products: ['p1', 'p3'].map(productId => ({ productId, revision: 5, change: 'c' })),
          errors: [{ __typename: 'Refusal', code: 'STALE_REVISION', path: ['products', '1', 'revision'] }],
        },
      }),
    },
  })
  const dialog = await preview(shown)
  await shown.user.click(dialog.getByRole('button', { name: '3 Produkte ändern' }))
  const results = within(await screen.findByRole('list', { name: 'gemeinsam ändern …' }))
  expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Trikoterledigt',
    expect.stringMatching(/^Hose.*inzwischen/),
    'Jackeerledigt',
  ])
})

test('the way back to the questions keeps what was chosen', async () => {
  const shown = await open({})
  const dialog = await preview(shown)
  await shown.user.click(dialog.getByRole('button', { name: 'zurück' }))
  const asking = within(await screen.findByRole('dialog', { name: '3 Produkte gemeinsam ändern' }))
  expect((asking.getByLabelText('Um wie viel') as HTMLInputElement).value).toBe('5')
})

test('where the connection fails, each of them says so, nothing is said to be done, and it can be tried again', async () => {
  let attempts = 0
  const shown = await open({
    useChangeProductsMutation: () => {
      attempts += 1
      return refusedBy(null)
    },
  })
  const dialog = await preview(shown)
  await shown.user.click(dialog.getByRole('button', { name: '3 Produkte ändern' }))
  const results = within(await screen.findByRole('list', { name: 'gemeinsam ändern …' }))
  const said = results.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said).toEqual(['Trikot', 'Hose', 'Jacke'].map(title => expect.stringMatching(`^${title}.*Nicht gespeichert`)))
  expect(screen.queryByText('3 Produkte sind geändert')).toBeNull()
  expect(attempts).toBe(1)
})
