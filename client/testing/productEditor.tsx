import { screen } from '@testing-library/react'
import { useLazyLoadQuery } from 'react-relay'
import { expect } from 'vitest'
import query, { type AdminProductPageQuery } from '../__generated__/AdminProductPageQuery.graphql.ts'
import type { UpdateProductInput } from '../__generated__/useUpdateProductMutation.graphql.ts'
import { ProductEditor } from '../domains/catalogue/admin/edit/ProductEditor.tsx'
import { ViewerProvider } from '../viewer/Viewer.tsx'
import type { Answers } from './answers.ts'
import { renderPart, type Shown } from './harness.tsx'

const texts = Object.fromEntries(
  [
    ...['title', 'subtitle', 'description', 'details', 'careLabel', 'careInstructions', 'deliveryInformation'],
    ...['generalInformation', 'composition', 'unit', 'unitPlural', 'fibreNote', 'durabilityTerms'],
    ...['personalisationHelp', 'outOfStockTableText', 'outOfStockNote'],
  ].map(name => [name, name === 'title' ? { de: 'Trikot', en: 'Jersey' } : null]),
)
const variant = (id: string, size: string, properties: readonly object[] = []) => ({
  ...{ id, size, fit: 'MEN', color: null, properties, sku: `2410-${size}`, stock: 4, ownPrice: null, backOn: null },
  ...{ isOffline: false, isChildSize: false, ownWeightGrams: null, ownExpectedDays: null },
  ...{ price: { cents: 3490 }, availability: { state: 'IN_STOCK' } },
  isMarkedPersonalisable: true,
})
const money = { cents: 3490, currency: 'EUR' }
export const product = {
  ...{ id: 'p1', slug: 'trikot', title: 'Trikot', kind: 'GOODS', productNumber: '2410', path: '/trikot' },
  ...{ isPersonalisable: false, groups: [], images: [], sizes: ['S', 'M', 'L'] },
  sale: null,
  variants: [
    variant('v1', 'S', [{ key: 'sleeve', text: 'lang', number: null, flag: null }]),
    { ...variant('v2', 'M'), fit: 'WOMEN' },
  ],
  management: {
    ...{ revision: 7, isDeleted: false, visibility: 'ONLINE', texts, basePrice: money, childPrice: null },
    ...{ isOffline: false, isMarkedNew: false, isMarkedSale: false, sortOrder: 100, personalisationMaxLength: null },
    ...{ visibleFrom: null, backOn: null, expectedDaysMin: null, expectedDays: null, weightGrams: null, tags: [] },
    ...{ available: null, vatGroup: null, shippingGroup: null, discountGroups: [], durabilityYears: null },
    ...{ priceChanges: [], updatedAt: '2026-11-20T10:00:00Z', history: { totalCount: 0, edges: [] } },
    parts: {
      ...{ tiers: [], slots: [], cross: [], offers: [], properties: [], claims: [], safety: null, content: null },
      downloads: [],
    },
  },
}

function Editor() {
  const data = useLazyLoadQuery<AdminProductPageQuery>(query, { id: 'p1' })
  const { managedProduct, allProductGroups, colors, catalogueChoices } = data
  return (
    managedProduct && (
      <ProductEditor product={managedProduct} groups={allProductGroups} colors={colors} choices={catalogueChoices} />
    )
  )
}

export interface ShownEditor extends Shown {
  /** What was saved, once and no more. */
  saved: () => UpdateProductInput
}

/** Opens the editor of a product: a jersey with two sizes, of which `more` is different. */
export async function openEditor(more: object = {}, answers: Answers = {}): Promise<ShownEditor> {
  const shown = await renderPart(
    <ViewerProvider>
      <Editor />
    </ViewerProvider>,
    {
      address: '/admincenter/products/p1',
      answers: {
        useTakeLockMutation: { Mutation: () => ({ takeLock: { lock: { isMine: true }, errors: [] } }) },
        ViewerQuery: {
          Query: () => ({
            viewer: {
              ...{ account: null, actor: null, isStaff: true, isSystem: false },
              ...{ writableAreas: ['CATALOGUE'], withheldAreas: [] },
            },
          }),
        },
        AdminProductPageQuery: {
          Query: () => ({
            managedProduct: { ...product, ...more },
            allProductGroups: [],
            colors: [{ id: 'c1', title: 'Navy' }],
            catalogueChoices: {
              properties: [],
              ...{ vatGroups: [], shippingGroups: [], discountGroups: [] },
              ...{ pictureMegabytes: 100, documentMegabytes: 100 },
            },
          }),
        },
        useUpdateProductMutation: { Money: () => money, Mutation: () => ({ updateProduct: { product, errors: [] } }) },
        ...answers,
      },
    },
  )
  const saved = () => {
    const asked = shown.environment.asked.filter(({ name }) => name === 'useUpdateProductMutation')
    expect(asked).toHaveLength(1)
    return asked[0]!.variables.input as UpdateProductInput
  }
  return { ...shown, saved }
}

export const saveEditor = async ({ user }: Shown) => user.click(screen.getByRole('button', { name: 'speichern' }))
