import { describe, expect, test } from 'vitest'
import type { Availability } from '../../catalogue/rules/availability.ts'
import { type FeedPiece, type FeedProduct, itemsOf } from './items.ts'

const inStock: Availability = { state: 'inStock', quantity: null, backOn: null, tableText: null, noteText: null }
const piece = (changes: Partial<FeedPiece> = {}): FeedPiece => ({
  ...{ id: 'v', sku: '2410-NAV-M', size: 'M', fit: 'men', isChildSize: false, gtin: '4006381333931' },
  ...{ color: { code: 'NAV', title: { de: 'Navy', en: 'Navy' } }, priceCents: 3490, sale: null },
  ...{ availability: inStock, weightGrams: 180 },
  ...changes,
})
const product = (changes: Partial<FeedProduct> = {}): FeedProduct => ({
  ...{ number: '2410', title: { de: 'Trikot', en: 'Jersey' }, description: { de: 'Leicht.' }, brand: 'Nordwald' },
  url: 'https://shop.example/trikots/trikot',
  images: [
    { url: 'https://shop.example/i/1', colorCode: 'RED' },
    { url: 'https://shop.example/i/2', colorCode: 'NAV' },
    { url: 'https://shop.example/i/3', colorCode: null },
  ],
  ...{ group: { de: 'Trikots', en: 'Jerseys' }, content: null, pieces: [piece()] },
  ...changes,
})
const one = (from: FeedProduct, language: 'de' | 'en' = 'de') => Object.fromEntries(itemsOf(from, language, 'EUR')[0]!)

describe('an item', () => {
  test('says what a portal wants to know of a size', () => {
    expect(itemsOf(product(), 'de', 'EUR')).toEqual([
      [
        ['id', '2410-NAV-M'],
        ['title', 'Trikot, Navy, M'],
        ['description', 'Leicht.'],
        ['link', 'https://shop.example/trikots/trikot?color=NAV'],
        ['image_link', 'https://shop.example/i/2'],
        ['additional_image_link', 'https://shop.example/i/3'],
        ['availability', 'in_stock'],
        ['price', '34.90 EUR'],
        ['condition', 'new'],
        ['brand', 'Nordwald'],
        ['gtin', '4006381333931'],
        ['mpn', '2410-NAV-M'],
        ['color', 'Navy'],
        ['size', 'M'],
        ['gender', 'male'],
        ['age_group', 'adult'],
        ['product_type', 'Trikots'],
        ['shipping_weight', '180 g'],
      ],
    ])
  })

  test('speaks English, and German where there is nothing else', () => {
    expect(one(product(), 'en')).toMatchObject({
      title: 'Jersey, Navy, M',
      description: 'Leicht.',
      product_type: 'Jerseys',
    })
  })

  test('of several belongs to its product', () => {
    const items = itemsOf(product({ pieces: [piece(), piece({ sku: '2410-NAV-L', size: 'L' })] }), 'de', 'EUR')
    expect(items.map(item => Object.fromEntries(item))).toMatchObject([
      { id: '2410-NAV-M', item_group_id: '2410' },
      { id: '2410-NAV-L', item_group_id: '2410' },
    ])
    expect(one(product())).not.toHaveProperty('item_group_id')
  })

  test('crosses out the lowest price of the 30 days before a reduction, not the one just before it', () => {
    const sale = { previousPrice: 4490, lowestPriceOf30Days: 3990, percent: 12 }
    expect(one(product({ pieces: [piece({ sale })] }))).toMatchObject({ price: '39.90 EUR', sale_price: '34.90 EUR' })
  })

  test.each([
    ['fewLeft', null, { availability: 'in_stock' }],
    ['soldOut', null, { availability: 'out_of_stock' }],
    ['backOnDate', '2026-12-01', { availability: 'backorder', availability_date: '2026-12-01T00:00Z' }],
  ] as const)('of which there is %s', (state, backOn, expected) => {
    const availability = { ...inStock, state, backOn }
    expect(one(product({ pieces: [piece({ availability })] }))).toMatchObject(expected)
  })

  test('without brand and GTIN says that there is none', () => {
    const item = one(product({ brand: null, pieces: [piece({ gtin: null })] }))
    expect(item).toMatchObject({ identifier_exists: 'no' })
    expect(item).not.toHaveProperty('gtin')
  })

  test('for children says so, by its fit or its size', () => {
    expect(one(product({ pieces: [piece({ fit: 'children' })] }))).toMatchObject({
      gender: 'unisex',
      age_group: 'kids',
    })
    expect(one(product({ pieces: [piece({ fit: null, isChildSize: true })] }))).toMatchObject({ age_group: 'kids' })
  })

  test('shows the pictures that there are where its colour has none', () => {
    const images = [{ url: 'https://shop.example/i/1', colorCode: 'RED' }]
    expect(one(product({ images })).image_link).toBe('https://shop.example/i/1')
    expect(one(product({ images: [] }))).not.toHaveProperty('image_link')
  })

  test('says no more than portals read, and tears no character apart', () => {
    const long = one(product({ title: { de: '👕'.repeat(200) }, pieces: [piece({ sku: 'X'.repeat(60) })] }))
    expect([...long.title!]).toHaveLength(150)
    expect(long.title).toBe('👕'.repeat(150))
    expect(long.id).toHaveLength(50)
  })

  test.each([
    [{ amount: 500, unit: 'ml' } as const, '500 ml'],
    [{ amount: 25_000, unit: 'cm2' } as const, '2.5 sqm'],
  ])('compared by quantity says how much is in it', (content, expected) => {
    expect(one(product({ content })).unit_pricing_measure).toBe(expected)
  })
})
