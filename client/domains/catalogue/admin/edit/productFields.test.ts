import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type EditField, problemsIn, warningsIn } from '../../../../adminKit/edit/fields.ts'
import { createShopIntl } from '../../../../intl/createShopIntl.ts'
import type { ProductValues } from './fields.ts'
import { valuesOf } from './form.ts'
import { problemMessage, sectionFields, sizeFields, tiersField } from './productFields.ts'

beforeAll(() => vi.stubGlobal('window', { __page: { timeZone: 'Europe/Vienna' } }))
afterAll(() => vi.unstubAllGlobals())

const reader = { intl: createShopIntl('de', {}, 'Europe/Vienna'), language: 'de' } as const
const fields: readonly EditField<ProductValues>[] = [
  ...sectionFields('basics', reader),
  ...sectionFields('delivery', reader),
  tiersField(reader, [{ id: 'v1' }, { id: 'v2' }]),
]
const values = valuesOf({
  ...{ 'title.de': 'Trikot', 'title.en': '', slug: 'trikot', productNumber: '2410', basePrice: '34,90' },
  ...{ isOffline: false, expectedDaysMin: '2', expectedDays: '5', backOn: '' },
  tiers: [{ from: '10', price: '30', scope: 'ADULT', variantIds: [] }],
  ...{ 'variant.v1.price': '', 'variant.v1.isChildSize': false, 'variant.v1.isOffline': false },
  ...{ 'variant.v2.price': '20', 'variant.v2.isChildSize': true, 'variant.v2.isOffline': false },
})

test('what a product must have is marked, and asked for', () => {
  const empty = { ...values, title: { de: ' ', en: '' }, slug: '' }
  expect([...problemsIn(fields, empty)]).toEqual([
    ['title.de', 'edit.missing'],
    ['slug', 'edit.missing'],
  ])
})

test.each<[string, ProductValues, readonly (readonly [string, string])[]]>([
  ['nothing', {}, []],
  [
    'no price while it is visible',
    { basePrice: '', variant: {}, tiers: [] },
    [['basePrice', 'admin.product.warning.noPrice']],
  ],
  ['no price while it is not', { basePrice: '', isOffline: true }, []],
  ['a price of a size is one', { basePrice: '', variant: { v1: { price: '5' } }, tiers: [] }, []],
  ['a range the wrong way around', { expectedDaysMin: '9' }, [['expectedDays', 'admin.product.warning.range']]],
  ['only one end of a range', { expectedDays: '' }, []],
  ['a day that is past', { backOn: '2020-01-01' }, [['backOn', 'admin.product.warning.past']]],
  ['a day to come', { backOn: '2999-01-01' }, []],
  [
    'a tier that costs as much as one piece',
    { tiers: [{ from: '10', price: '34,90', scope: 'ALL', variantIds: [] }] },
    [['tiers', 'admin.product.warning.tier']],
  ],
  [
    'a tier of children’s sizes that costs as much as those',
    { tiers: [{ from: '10', price: '20', scope: 'CHILD', variantIds: [] }] },
    [['tiers', 'admin.product.warning.tier']],
  ],
  [
    'a tier of children’s sizes below their price',
    { tiers: [{ from: '10', price: '19', scope: 'CHILD', variantIds: [] }] },
    [],
  ],
  ['thousands in a range', { expectedDaysMin: '2', expectedDays: '1.000' }, []],
])('is warned of: %s', (_label, changes, warnings) => {
  expect([...warningsIn(fields, { ...values, ...changes })]).toEqual(warnings)
})

test('each cell of the size table is a field of its own', () => {
  const variants = [{ id: 'v1', size: 'M', fit: null, color: { title: 'Navy' } }]
  const cells = sizeFields(variants as never, reader)
  expect(cells.map(({ path, label }) => [path, label])).toEqual([
    ['variant.v1.stock', { text: 'M Navy: [admin.product.cell.stock]' }],
    ['variant.v1.price', { text: 'M Navy: [admin.product.cell.price]' }],
    ['variant.v1.backOn', { text: 'M Navy: [admin.product.cell.backOn]' }],
    ['variant.v1.sku', { text: 'M Navy: [admin.product.cell.sku]' }],
    ['variant.v1.weightGrams', { text: 'M Navy: [admin.product.cell.weight]' }],
    ['variant.v1.expectedDays', { text: 'M Navy: [admin.product.cell.days]' }],
    ['variant.v1.reorderLevel', { text: 'M Navy: [admin.product.cell.reorder]' }],
    ['variant.v1.size', { text: 'M Navy: [admin.product.cell.size]' }],
    ['variant.v1.fit', { text: 'M Navy: [admin.product.fit]' }],
    ['variant.v1.color', { text: 'M Navy: [admin.product.color]' }],
    ['variant.v1.properties', { text: 'M Navy: [admin.product.properties]' }],
    ['variant.v1.isOffline', { text: 'M Navy: [admin.product.cell.offered]' }],
    ['variant.v1.isChildSize', { text: 'M Navy: [admin.product.cell.child]' }],
    ['variant.v1.isPersonalisable', { text: 'M Navy: [admin.product.cell.personalised]' }],
  ])
})

test.each([
  ['basePrice', { lowest: 0, highest: 1_000_000 }],
  ['personalisationMaxLength', { lowest: 1, highest: 9999 }],
  ['variant.v1.stock', { lowest: 0, highest: 1_000_000 }],
  ['variant.v1.price', { lowest: 0, highest: 1_000_000 }],
] as const)('what is possible for %s is said in its unit', (key, range) => {
  expect(problemMessage(key, 'outOfRange')).toEqual({ id: 'admin.product.problem.outOfRange', values: range })
})
