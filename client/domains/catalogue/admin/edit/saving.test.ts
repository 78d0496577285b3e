import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Edits, FieldKey, Fields, FieldValue } from './fields.ts'
import { fieldOf, type ProblemKey, savingOf } from './saving.ts'

const fields: Fields = {
  'title.de': 'Trikot',
  'title.en': 'Jersey',
  'details.de': '<p>Alt</p>',
  'details.en': '',
  basePrice: '34,90',
  childPrice: '',
  slug: 'trikot',
  productNumber: '2410',
  sortOrder: '100',
  weightGrams: '160',
  visibleFrom: '',
  backOn: '',
  isOffline: false,
  isMarkedNew: true,
  tags: ['Dress'],
  groupIds: ['g1', 'g2'],
  tiers: [{ from: '10', price: '31,90', scope: 'ALL', variantIds: [] }],
  'variant.v1.stock': '14',
  'variant.v1.price': '',
  'variant.v1.backOn': '',
  'variant.v1.sku': '2410-S',
  'variant.v1.isOffline': false,
  'variant.v2.stock': '',
}
beforeAll(() => vi.stubGlobal('window', { __page: { timeZone: 'Europe/Vienna' } }))
afterAll(() => vi.unstubAllGlobals())

const subject = { id: 'p1', revision: 7, variantIds: ['v1', 'v2'] }
const edits = (values: Partial<Record<FieldKey, FieldValue>>): Edits =>
  new Map(Object.entries(values) as [FieldKey, FieldValue][])
const saving = (values: Partial<Record<FieldKey, FieldValue>>) => savingOf(subject, fields, edits(values), 'de')

describe('what is sent to the server', () => {
  test.each<[string, Partial<Record<FieldKey, FieldValue>>, object]>([
    [
      'a text goes with its other language, for they are one field',
      { 'title.de': ' Trikot Nordwald ' },
      { changes: { title: { de: 'Trikot Nordwald', en: 'Jersey' } } },
    ],
    ['an emptied text is cleared', { 'details.de': '' }, { changes: { details: null } }],
    ['an emptied translation is left out', { 'title.en': '' }, { changes: { title: { de: 'Trikot', en: null } } }],
    ['a price in cents', { basePrice: '1.234,50' }, { changes: { basePrice: 123_450 } }],
    ['an emptied price', { basePrice: '' }, { changes: { basePrice: null } }],
    ['a number, or none', { sortOrder: '-5', weightGrams: '' }, { changes: { sortOrder: -5, weightGrams: null } }],
    ['a flag', { isOffline: true }, { changes: { isOffline: true } }],
    [
      'days, the one of visibility as the instant at which it begins',
      { backOn: '2027-01-12', visibleFrom: '2026-12-01' },
      { changes: { backOn: '2027-01-12', visibleFrom: '2026-11-30T23:00:00.000Z' } },
    ],
    ['lists as a whole', { groupIds: ['g2'], tags: [] }, { changes: { groupIds: ['g2'], tags: [] } }],
    [
      'the most and the least that the server accepts',
      { slug: 'x'.repeat(80), basePrice: '1.000.000,00', expectedDays: '3650', sortOrder: '-1000000' },
      { changes: { slug: 'x'.repeat(80), basePrice: 100_000_000, expectedDays: 3650, sortOrder: -1_000_000 } },
    ],
    [
      'thousands as they are written',
      { 'variant.v1.stock': '1.200' },
      { variants: [{ variantId: 'v1', stock: 1200 }] },
    ],
    [
      'all that a size has of its own',
      {
        ...{ 'variant.v1.weightGrams': '90', 'variant.v1.expectedDays': '', 'variant.v1.size': ' XL ' },
        ...{ 'variant.v1.isChildSize': true, 'variant.v1.isPersonalisable': false },
      },
      {
        variants: [
          {
            ...{ variantId: 'v1', weightGrams: 90, expectedDays: null, size: 'XL' },
            ...{ isChildSize: true, isPersonalisable: false },
          },
        ],
      },
    ],
    [
      'parts as a whole, empty ones cleared',
      {
        slots: [{ id: 'p2', title: 'Short', productNumber: '7' }],
        safety: { producer: '', address: ' ', email: '', euPerson: '', warnings: { de: '', en: '' } },
        content: { amount: '1.500', unit: 'GRAM' },
        properties: [{ key: '', label: { de: ' Schnitt ', en: '' }, value: { de: 'weit', en: 'wide' } }],
      },
      {
        changes: {
          slots: ['p2'],
          safety: null,
          content: { amount: 1500, unit: 'GRAM' },
          properties: [{ key: null, label: { de: 'Schnitt', en: null }, value: { de: 'weit', en: 'wide' } }],
        },
      },
    ],
    [
      'offers from the first day to the end of the last, and the instants that nobody changed',
      {
        offers: [
          { from: '2026-12-01', until: '2026-12-24', discountGroups: ['club'], startsAt: '', endsAt: '' },
          {
            ...{ from: '2026-11-20', until: '2026-11-22', discountGroups: [] },
            ...{ startsAt: '2026-11-20T08:30:00.000Z', endsAt: '2026-11-21T10:00:00.000Z' },
          },
        ],
      },
      {
        changes: {
          offers: [
            {
              ...{ startsAt: '2026-11-30T23:00:00.000Z', endsAt: '2026-12-24T23:00:00.000Z' },
              discountGroups: ['club'],
            },
            { startsAt: '2026-11-20T08:30:00.000Z', endsAt: '2026-11-22T23:00:00.000Z', discountGroups: [] },
          ],
        },
      },
    ],
    ['stock', { 'variant.v1.stock': '0' }, { variants: [{ variantId: 'v1', stock: 0 }] }],
    ['unlimited stock', { 'variant.v1.stock': '' }, { variants: [{ variantId: 'v1', isStockUnlimited: true }] }],
    [
      'several fields of several sizes',
      { 'variant.v2.stock': '8', 'variant.v1.price': '29,90', 'variant.v1.backOn': '', 'variant.v1.isOffline': true },
      {
        variants: [
          { variantId: 'v1', price: 2990, backOn: null, isOffline: true },
          { variantId: 'v2', stock: 8 },
        ],
      },
    ],
    [
      'all tiers when one changed',
      {
        tiers: [
          { from: '10', price: '30', scope: 'ALL', variantIds: [] },
          { from: '25', price: '28,90', scope: 'SOME', variantIds: ['v1'] },
          { from: '1.200', price: '27', scope: 'ADULT', variantIds: ['v1'] },
        ],
      },
      {
        tiers: [
          { from: 10, price: 3000, scope: 'ALL', variantIds: null },
          { from: 25, price: 2890, scope: 'SOME', variantIds: ['v1'] },
          { from: 1200, price: 2700, scope: 'ADULT', variantIds: null },
        ],
      },
    ],
    ['no tiers any more', { tiers: [] }, { tiers: [] }],
    [
      'sizes that are to be added',
      {
        newVariants: [
          { size: 'XL', fit: 'MEN', color: 'c1', stock: '1.200' },
          { size: '2XL', fit: '', color: '', stock: '' },
        ],
      },
      {
        newVariants: [
          { size: 'XL', fit: 'MEN', colorId: 'c1', stock: 1200 },
          { size: '2XL', fit: null, colorId: null, stock: null },
        ],
      },
    ],
    [
      'what else is known of a size that is to be added',
      {
        newVariants: [
          { size: 'XL', fit: '', color: '', stock: '0', price: '1,5', sku: ' 2410-XL ', gtin: '4006381333931' },
          { size: '2XL', fit: '', color: '', stock: '0', price: '', sku: '', gtin: '' },
        ],
      },
      {
        newVariants: [
          {
            ...{ size: 'XL', fit: null, colorId: null, stock: 0, price: 150, sku: '2410-XL' },
            properties: [{ key: 'gtin', text: '4006381333931' }],
          },
          { size: '2XL', fit: null, colorId: null, stock: 0 },
        ],
      },
    ],
    [
      'fit, colour and further properties of a size',
      {
        ...{ 'variant.v1.fit': '', 'variant.v1.color': 'c1' },
        'variant.v1.properties': [
          { key: ' sleeve ', kind: 'text', value: ' lang ' },
          { key: 'lined', kind: 'flag', value: 'no' },
          { key: 'stars', kind: 'number', value: '-1,5' },
        ],
      },
      {
        variants: [
          {
            ...{ variantId: 'v1', fit: null, colorId: 'c1' },
            properties: [
              { key: 'sleeve', text: 'lang' },
              { key: 'lined', flag: false },
              { key: 'stars', number: -1.5 },
            ],
          },
        ],
      },
    ],
  ])('%s', (_label, values, expected) => {
    expect(saving(values)).toEqual({ problems: null, input: { productId: 'p1', revision: 7, ...expected } })
  })

  test.each<[string, Partial<Record<FieldKey, FieldValue>>, [ProblemKey, string][]]>([
    ['no title', { 'title.de': ' ' }, [['title.de', 'missing']]],
    [
      'a translation without a German text',
      { 'details.de': '', 'details.en': '<p>New</p>' },
      [['details.de', 'missing']],
    ],
    ['a title that is too long', { 'title.de': 'x'.repeat(161) }, [['title.de', 'tooLong']]],
    ['what is no price', { basePrice: 'teuer' }, [['basePrice', 'noPrice']]],
    ['no address', { slug: '' }, [['slug', 'missing']]],
    ['half a gram', { weightGrams: '1,5' }, [['weightGrams', 'noNumber']]],
    ['no order', { sortOrder: '' }, [['sortOrder', 'missing']]],
    ['less than no stock', { 'variant.v1.stock': '-1' }, [['variant.v1.stock', 'outOfRange']]],
    ['more stock than can be', { 'variant.v1.stock': '1000001' }, [['variant.v1.stock', 'outOfRange']]],
    ['an address that is too long', { slug: 'x'.repeat(81) }, [['slug', 'tooLong']]],
    ['an article number that is too long', { 'variant.v1.sku': 'x'.repeat(61) }, [['variant.v1.sku', 'tooLong']]],
    ['more than a million euros', { basePrice: '1.000.000,01' }, [['basePrice', 'outOfRange']]],
    ['less than no gram', { weightGrams: '-1' }, [['weightGrams', 'outOfRange']]],
    ['ten years and a bit', { expectedDays: '3651' }, [['expectedDays', 'outOfRange']]],
    ['no character to be put on', { personalisationMaxLength: '0' }, [['personalisationMaxLength', 'outOfRange']]],
    ['a place far away', { sortOrder: '-1000001' }, [['sortOrder', 'outOfRange']]],
    ['no article number', { 'variant.v1.sku': ' ' }, [['variant.v1.sku', 'missing']]],
    [
      'a new size with half a piece',
      { newVariants: [{ size: 'XL', fit: '', color: '', stock: '1,5' }] },
      [['newVariants.0.stock', 'noNumber']],
    ],
    ['half a piece', { 'variant.v1.stock': '1,5' }, [['variant.v1.stock', 'noNumber']]],
    [
      'a claim without its ground',
      { claims: [{ text: { de: 'Grün', en: '' }, evidence: { de: ' ', en: '' } }] },
      [['claims.0.evidence.de', 'missing']],
    ],
    [
      'an offer that ends before it begins',
      { offers: [{ from: '2026-12-02', until: '2026-12-01', discountGroups: [], startsAt: '', endsAt: '' }] },
      [['offers.0.until', 'endsFirst']],
    ],
    [
      'a tier from no piece on',
      { tiers: [{ from: '0', price: '5', scope: 'ALL', variantIds: [] }] },
      [['tiers.0.from', 'tierFew']],
    ],
    [
      'one tier of several, in each of its fields',
      {
        tiers: [
          { from: '10', price: '30', scope: 'ALL', variantIds: [] },
          { from: '-5', price: 'x', scope: 'SOME', variantIds: [] },
          { from: '2,5', price: '20', scope: 'ALL', variantIds: [] },
          { from: '1', price: '20', scope: 'ALL', variantIds: [] },
        ],
      },
      [
        ['tiers.1.from', 'tierFew'],
        ['tiers.1.price', 'noPrice'],
        ['tiers.1.variantIds', 'tierNone'],
        ['tiers.2.from', 'noNumber'],
        ['tiers.3.from', 'tierFew'],
      ],
    ],
    [
      'a tier without a price',
      { tiers: [{ from: '10', price: '', scope: 'ALL', variantIds: [] }] },
      [['tiers.0.price', 'noPrice']],
    ],
    [
      'two tiers from the same piece on',
      {
        tiers: [
          { from: '10', price: '5', scope: 'ALL', variantIds: [] },
          { from: '10', price: '4', scope: 'ALL', variantIds: [] },
        ],
      },
      [['tiers.1.from', 'tierTwice']],
    ],
    [
      'several mistakes at once, in the order of the form',
      { basePrice: 'x', slug: '' },
      [
        ['basePrice', 'noPrice'],
        ['slug', 'missing'],
      ],
    ],
  ])('nothing, for %s', (_label, values, expected) => {
    const { input, problems } = saving(values)
    expect(input).toBeNull()
    expect([...(problems ?? [])]).toEqual(expected)
  })
})

test.each([
  [['changes', 'title'], 'title.de'],
  [['changes', 'slug'], 'slug'],
  [['variants', '0', 'sku'], 'variant.v2.sku'],
  [['variants', '7', 'sku'], null],
  [['tiers', '1', 'price'], 'tiers.1.price'],
  [['newVariants', '0', 'size'], 'newVariants'],
  [['variants', '0', 'properties', 'size'], 'variant.v2.properties'],
  [['productId'], null],
])('what the server refuses at %j stands at %j', (path, key) => {
  const input = { productId: 'p1', revision: 7, variants: [{ variantId: 'v2', sku: 'X' }] }
  expect(fieldOf(input)(path)).toBe(key)
})
