import { describe, expect, test } from 'vitest'
import type { CaseLine, Product, Variant } from './pricingCase.ts'
import { calendarDay, instantOf } from './reading.ts'
import { lineOf, quoteOf } from './testCase.ts'

const weeks = (product: Partial<Product>, variant?: Partial<Variant>) =>
  quoteOf({
    lines: [{ id: 'l', product: 'p', variant: variant ? 'v' : null, amount: 1 }],
    products: [{ id: 'p', price: 100, ...product, variants: variant ? [{ key: 'v', ...variant }] : [] }],
  }).deliveryWeeks

describe('expected delivery in weeks, asked on 20 November 2026 at 10:00 UTC', () => {
  test.each<[string, Partial<Product>, Partial<Variant> | undefined, number]>([
    ['nothing said', {}, undefined, 1],
    ['0 days', { expectedDaysUntilShipping: 0 }, undefined, 1],
    ['7 days', { expectedDaysUntilShipping: 7 }, undefined, 1],
    ['8 days', { expectedDaysUntilShipping: 8 }, undefined, 2],
    ['back in the past', { visibleAgainFrom: '2026-01-01T00:00:00Z' }, undefined, 1],
    ['back now', { visibleAgainFrom: '2026-11-20T10:00:00Z' }, undefined, 1],
    ['back in a week', { visibleAgainFrom: '2026-11-27T10:00:00Z' }, undefined, 1],
    ['back a millisecond later', { visibleAgainFrom: '2026-11-27T10:00:00.001Z' }, undefined, 2],
    ['back in ten weeks', { visibleAgainFrom: '2027-01-29T10:00:00Z' }, undefined, 10],
    ['an empty date is none', { visibleAgainFrom: '' }, undefined, 1],
    ['the variant takes longer', { expectedDaysUntilShipping: 8 }, { expectedDaysUntilShipping: 15 }, 3],
    ['the product takes longer', { expectedDaysUntilShipping: 15 }, { expectedDaysUntilShipping: 8 }, 3],
    ['the variant is back later', { expectedDaysUntilShipping: 15 }, { visibleAgainFrom: '2026-12-25T00:00:00Z' }, 5],
  ])('%s', (_label, product, variant, expected) => {
    expect(weeks(product, variant)).toBe(expected)
  })

  test.each<[string, Partial<Product>, number, number]>([
    ['within the week', {}, 7, 1],
    ['a day more', {}, 8, 2],
    ['on top of the expected days', { expectedDaysUntilShipping: 4 }, 16, 3],
    ['once it is back', { visibleAgainFrom: '2026-11-27T10:00:00Z' }, 16, 4],
    ['none', { expectedDaysUntilShipping: 4 }, 0, 1],
  ])('days of printing count: %s', (_label, product, printingDays, expected) => {
    const line = { id: 'l', product: 'p', amount: 1, printingDays }
    expect(quoteOf({ lines: [line], products: [{ id: 'p', price: 100, ...product }] }).deliveryWeeks).toBe(expected)
  })

  const kit: Product[] = [
    { id: 'kit', type: 'set', price: 100, slots: ['shirt', 'sock'], expectedDaysUntilShipping: 8 },
    {
      id: 'shirt',
      expectedDaysUntilShipping: 9,
      variants: [{ key: 'm' }, { key: 'l', expectedDaysUntilShipping: 22 }],
    },
    { id: 'sock' },
  ]
  test.each<[string, number, number, number, Product[]]>([
    ['its own and its pieces’ products; a piece of which there are 0 is not waited for', 1, 0, 2, kit],
    ['its pieces’ variants', 1, 1, 4, kit],
    [
      'a slot’s product',
      1,
      0,
      6,
      kit.map(product => (product.id === 'sock' ? { ...product, visibleAgainFrom: '2027-01-01T10:00:00Z' } : product)),
    ],
  ])('%s', (_label, medium, large, expected, products) => {
    const line: CaseLine = {
      id: 'l',
      product: 'kit',
      slots: [
        {
          product: 'shirt',
          pieces: [
            { variant: 'm', amount: medium },
            { variant: 'l', amount: large },
          ],
        },
        { product: 'sock', pieces: [{ amount: medium + large }] },
      ],
    }
    expect(quoteOf({ lines: [line], products }).deliveryWeeks).toBe(expected)
  })

  test('an order waits for its slowest valid line', () => {
    const products = [
      { id: 'a', price: 1, expectedDaysUntilShipping: 15 },
      { id: 'b', price: 1, expectedDaysUntilShipping: 1 },
      { id: 'c', price: null, expectedDaysUntilShipping: 99 },
    ]
    const quote = quoteOf({ lines: [lineOf('x', 'a'), lineOf('y', 'b'), lineOf('z', 'c')], products })
    expect(quote.lines.map(line => line.deliveryWeeks)).toEqual([3, 1, null])
    expect(quote.deliveryWeeks).toBe(3)
  })
})

describe('instants and days', () => {
  test.each<[string, string]>([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T11:00:00+01:00', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ])('%s', (text, expected) => {
    expect(new Date(instantOf(text)).toISOString()).toBe(expected)
  })

  test.each(['', 'soon', '2026-13-01T00:00:00Z'])('%j is no instant', text => {
    expect(() => instantOf(text)).toThrow(RangeError)
  })

  test.each<[string, string, string | null, string]>([
    ['winter time', '2026-12-31T23:00:00Z', 'Europe/Vienna', '2027-01-01'],
    ['a second before', '2026-12-31T22:59:59Z', 'Europe/Vienna', '2026-12-31'],
    ['summer time', '2026-07-31T22:00:00Z', 'Europe/Vienna', '2026-08-01'],
    ['the day the clocks change', '2026-03-29T01:00:00Z', 'Europe/Vienna', '2026-03-29'],
    ['a leap day', '2028-02-28T23:30:00Z', 'Europe/Vienna', '2028-02-29'],
    ['the default is UTC', '2026-12-31T23:00:00Z', null, '2026-12-31'],
    ['west of UTC', '2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31'],
  ])('%s', (_label, instant, zone, expected) => {
    expect(calendarDay(instantOf(instant), zone)).toBe(expected)
  })

  test('a zone that does not exist is refused', () => {
    expect(() => calendarDay(0, 'Europe/Atlantis')).toThrow(RangeError)
  })
})
