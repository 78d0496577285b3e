import { expect, test } from 'vitest'
import { type EditField, problemsIn, warningsIn } from '../../../../adminKit/edit/fields.ts'
import { createShopIntl } from '../../../../intl/createShopIntl.ts'
import type { ProductValues } from './fields.ts'
import { valuesOf } from './form.ts'
import { problemMessage, sectionFields, sizeFields, tiersField } from './productFields.ts'

const reader = { intl: createShopIntl('de', {}, 'Europe/Vienna'), language: 'de' } as const
const fields: readonly EditField<ProductValues>[] = [
  ...sectionFields('basics', reader),
  ...sectionFields('delivery', reader),
  tiersField(reader),
]
const values = valuesOf({
  ...{ 'title.de': 'Trikot', 'title.en': '', slug: 'trikot', productNumber: '2410', basePrice: '34,90' },
  ...{ isOffline: false, expectedDaysMin: '2', expectedDays: '5', backOn: '' },
  tiers: [{ from: '10', price: '30', variantIds: [] }],
  'variant.v1.price': '',
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
  ['no price while it is visible', { basePrice: '' }, [['basePrice', 'admin.product.warning.noPrice']]],
  ['no price while it is not', { basePrice: '', isOffline: true }, []],
  ['a price of a size is one', { basePrice: '', variant: { v1: { price: '5' } } }, []],
  ['a range the wrong way around', { expectedDaysMin: '9' }, [['expectedDays', 'admin.product.warning.range']]],
  ['only one end of a range', { expectedDays: '' }, []],
  ['a day that is past', { backOn: '2020-01-01' }, [['backOn', 'admin.product.warning.past']]],
  ['a day to come', { backOn: '2999-01-01' }, []],
  [
    'a tier that costs as much as one piece',
    { tiers: [{ from: '10', price: '34,90', variantIds: [] }] },
    [['tiers', 'admin.product.warning.tier']],
  ],
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
    ['variant.v1.isOffline', { text: 'M Navy: [admin.product.cell.offered]' }],
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
