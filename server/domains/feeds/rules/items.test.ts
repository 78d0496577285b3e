import { describe, expect, test } from 'vitest'
import type { Availability } from '../../catalogue/rules/availability.ts'
import { type FeedPiece, type FeedProduct, isWorldGtin, itemsOf, type Portal } from './items.ts'

const inStock: Availability = { state: 'inStock', quantity: null, backOn: null, tableText: null, noteText: null }
const piece = (changes: Partial<FeedPiece> = {}): FeedPiece => ({
  ...{ id: 'v', sku: '2410-NAV-M', size: 'M', fit: 'men', isChildSize: false, gtin: '4006381333931' },
  ...{ color: { code: 'NAV', title: { de: 'Navy', en: 'Navy' } }, priceCents: 3490, sale: null },
  ...{ availability: inStock, weightGrams: 180, saleSpan: null, shippingCents: null },
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
  ...{ group: { de: 'Trikots', en: 'Jerseys' }, content: null, country: 'AT', pieces: [piece()] },
  ...changes,
})
const one = (from: FeedProduct, language: 'de' | 'en' = 'de', portal: Portal = 'google') =>
  Object.fromEntries(itemsOf(from, language, 'EUR', portal)[0]!)

describe('an item', () => {
  test('says what a portal wants to know of a size', () => {
    expect(itemsOf(product(), 'de', 'EUR', 'google')).toEqual([
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
    const items = itemsOf(
      product({ pieces: [piece(), piece({ sku: '2410-NAV-L', size: 'L' })] }),
      'de',
      'EUR',
      'google',
    )
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

  test.each([
    ['inStock', 'in stock'],
    ['backOnDate', 'available for order'],
    ['soldOut', 'out of stock'],
  ] as const)('%s is called by Meta what Meta calls it', (state, expected) => {
    const availability = { ...inStock, state, backOn: '2026-12-01' }
    expect(one(product({ pieces: [piece({ availability })] }), 'de', 'meta').availability).toBe(expected)
  })

  test('comes again only where a day is known, for portals refuse it without one', () => {
    const item = one(product({ pieces: [piece({ availability: { ...inStock, state: 'backOnDate' } })] }))
    expect(item).toMatchObject({ availability: 'out_of_stock' })
    expect(item).not.toHaveProperty('availability_date')
  })

  test('says until when an offer runs, and nothing of one that takes nothing off', () => {
    const saleSpan = { from: new Date('2026-11-20T08:00:00Z'), to: new Date('2026-11-30T22:59:00Z') }
    const sale = { previousPrice: 3990, lowestPriceOf30Days: 3990, percent: 12 }
    const item = one(product({ pieces: [piece({ sale, saleSpan })] }))
    expect(item.sale_price_effective_date).toBe('2026-11-20T08:00+0000/2026-11-30T22:59+0000')
    expect(String(item.sale_price_effective_date).length).toBeLessThanOrEqual(51)
    const none = one(product({ pieces: [piece({ sale: { ...sale, lowestPriceOf30Days: 3490 }, saleSpan })] }))
    expect(none.price).toBe('34.90 EUR')
    expect(none).not.toHaveProperty('sale_price')
    expect(none).not.toHaveProperty('sale_price_effective_date')
  })

  test('that costs nothing is none', () => {
    expect(itemsOf(product({ pieces: [piece({ priceCents: 0 })] }), 'de', 'EUR', 'google')).toEqual([])
  })

  test('says what it costs to send it home', () => {
    expect(one(product({ pieces: [piece({ shippingCents: 490 })] })).shipping).toEqual([
      ['country', 'AT'],
      ['price', '4.90 EUR'],
    ])
    expect(one(product())).not.toHaveProperty('shipping')
  })

  test.each([
    ['4006381333931', true],
    ['96385074', true],
    ['4006381333932', false],
    ['2006381333933', false],
    ['9806381333933', false],
    ['400638133393', false],
    ['', false],
  ])('the GTIN %s is one of the world: %s', (gtin, expected) => {
    expect(isWorldGtin(gtin)).toBe(expected)
  })

  test('names no GTIN that portals would refuse, and no maker’s number without a maker', () => {
    const item = one(product({ brand: null, pieces: [piece({ gtin: '2006381333933' })] }))
    expect(item).toMatchObject({ identifier_exists: 'no' })
    for (const name of ['gtin', 'mpn', 'brand']) expect(item).not.toHaveProperty(name)
    expect(one(product())).not.toHaveProperty('identifier_exists')
  })

  test('names three colours at most, of 40 characters each', () => {
    const title = { de: `${'Rot'.repeat(20)} / Weiß/Blau/Gelb` }
    const { color } = one(product({ pieces: [piece({ color: { code: 'X', title } })] }))
    expect(color).toBe(`${'Rot'.repeat(20).slice(0, 40)}/Weiß/Blau`)
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
    [{ amount: 500, unit: 'ml' } as const, '500 ml', '1 l'],
    [{ amount: 1, unit: 'cm2' } as const, '0.0001 sqm', '1 sqm'],
    [{ amount: 25_000, unit: 'cm2' } as const, '2.5 sqm', '1 sqm'],
  ])('compared by quantity says how much is in it', (content, expected, base) => {
    expect(one(product({ content }))).toMatchObject({
      ...{ unit_pricing_measure: expected, unit_pricing_base_measure: base },
    })
  })
})
