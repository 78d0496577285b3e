import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import productPreviewPageQuery from '../../../../__generated__/ProductPreviewPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { renderPage } from '../../../../testing/harness.tsx'

const route: PageRoute = {
  path: ':id',
  layout: 'bare',
  page: () => import('./ProductPreviewPage.tsx'),
  query: productPreviewPageQuery,
  variables: ({ params }) => ({ id: params.id }),
  isPersonal: true,
}
const euros = { cents: 2490, currency: 'EUR' }
const price = { from: euros, to: euros, adult: euros, child: null }
const variant = {
  ...{ id: 'v1', key: 'm', fit: null, size: 'M', color: null, price: euros, sale: null, isChildSize: false },
  ...{ isPersonalisable: false, delivery: null, values: [], properties: [] },
  availability: { state: 'IN_STOCK', quantity: null, backOn: null, tableText: null, note: null },
}
const product = {
  ...{ id: 'p1', kind: 'GOODS', slug: 'trikot', title: 'Trikot im Entwurf', path: '/trikot', subtitle: null },
  ...{
    groups: [],
    colors: [],
    fits: [],
    sizes: ['M'],
    variants: [variant],
    images: [],
    image: null,
    sale: null,
    price,
  },
  ...{ personalisation: null, isPersonalisable: false, isNew: false, setSavingPercent: null, properties: [] },
  ...{ delivery: null, availability: { state: 'IN_STOCK', quantity: null, backOn: null }, setSlots: [] },
  ...{ claims: [], safety: null, downloads: [], askedProperties: [], tierPrices: [], quantityUnit: null },
  ...{ priceApart: null, childSale: null, sizeChart: null, durabilityYears: null },
}
const days = { Date: () => '2026-12-01', DateTime: () => '2026-12-01T10:00:00Z' }
const quote = {
  ...{ amount: 1, total: { cents: 9900, currency: 'EUR' }, unitPrice: { cents: 9900, currency: 'EUR' }, tiers: [] },
  ...{
    nextTier: null,
    nextTierVariantIds: [],
    nextTierPrice: null,
    missingToNextTier: null,
    errors: [],
    delivery: null,
  },
}

test('a draft is shown by the page’s own parts, is priced as a draft, and nothing is bought', async () => {
  const { user, environment } = await renderPage(route, {
    address: '/p1',
    answers: {
      ProductPreviewPageQuery: { Query: () => ({ managedProduct: { id: 'p1', title: 'Trikot' } }) },
      ProductPreviewPageDraftQuery: {
        Query: () => ({ productDraft: { product, errors: [] } }),
        Money: () => euros,
        ...days,
      },
      draftEnvironmentQuoteQuery: { Query: () => ({ productDraft: { quote } }), ...days },
      VatNoteQuery: 'waiting',
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Trikot im Entwurf' })
  await screen.findAllByText(/99,00/)
  const asked = environment.asked.find(({ name }) => name === 'draftEnvironmentQuoteQuery')
  expect(asked?.variables).toEqual({
    draft: { productId: 'p1', revision: 0 },
    input: { productId: 'p1', pieces: [{ variantId: 'v1', amount: 1 }], isPersonalised: false },
  })
  await user.click(screen.getAllByRole('button', { name: /in den Warenkorb|Stück/ }).at(-1)!)
  expect(environment.asked.map(({ name }) => name).filter(name => name.endsWith('Mutation'))).toEqual([])
})
