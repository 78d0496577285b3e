import { describe, expect, test } from 'vitest'
import { priceRangeOf, setPriceRange, setSaving } from './priceRange.ts'
import { type PricePoint, saleOf } from './sale.ts'

const day = (text: string) => Date.parse(`${text}T08:00:00Z`)
const point = (text: string, priceCents: number | null): PricePoint => ({ at: day(text), priceCents })

describe('a reduction may be announced', () => {
  test.each<[string, number | null, PricePoint[], ReturnType<typeof saleOf>]>([
    [
      'from the price that held for long',
      3990,
      [point('2026-01-01', 4990), point('2026-11-10', 3990)],
      { previousPrice: 4990, lowestPriceOf30Days: 4990, percent: 20 },
    ],
    [
      'with the percentage of the lowest price of 30 days, not of the price before',
      3990,
      [point('2026-01-01', 4990), point('2026-10-20', 4490), point('2026-11-01', 5490), point('2026-11-10', 3990)],
      { previousPrice: 5490, lowestPriceOf30Days: 4490, percent: 11 },
    ],
    [
      'a price that ended more than 30 days before no longer counts',
      3990,
      [point('2026-01-01', 3490), point('2026-10-11', 4990), point('2026-11-10', 3990)],
      { previousPrice: 4990, lowestPriceOf30Days: 4990, percent: 20 },
    ],
    [
      'a price that ended within the 30 days still does',
      3990,
      [point('2026-01-01', 3490), point('2026-10-12', 4990), point('2026-11-10', 3990)],
      null,
    ],
    [
      'the same price noted twice is one reduction',
      3990,
      [point('2026-01-01', 4990), point('2026-11-10', 3990), point('2026-11-12', 3990)],
      { previousPrice: 4990, lowestPriceOf30Days: 4990, percent: 20 },
    ],
    ['not without an earlier price', 3990, [point('2026-11-10', 3990)], null],
    ['not where the price went up', 4990, [point('2026-01-01', 3990), point('2026-11-10', 4990)], null],
    ['not where it was not sold before', 3990, [point('2026-11-01', null), point('2026-11-10', 3990)], null],
    ['not where the history does not know the price', 3990, [point('2026-01-01', 4990)], null],
    ['not without a price', null, [point('2026-01-01', 4990)], null],
    [
      'never with more percent than is true',
      3334,
      [point('2026-01-01', 4990), point('2026-11-10', 3334)],
      {
        previousPrice: 4990,
        lowestPriceOf30Days: 4990,
        percent: 33,
      },
    ],
  ])('%s', (_label, current, history, expected) => {
    expect(saleOf(current, history)).toEqual(expected)
    expect(saleOf(current, history.toReversed())).toEqual(expected)
  })
})

describe('prices of a product', () => {
  const variant = (priceCents: number | null, isChildSize = false) => ({ priceCents, isChildSize })
  const oneKind = { adult: null, adultTo: null, child: null, childTo: null }
  test.each([
    ['no variants', 1990, [], { from: 1990, to: 1990, ...oneKind }],
    ['variants at the product’s price', 1990, [variant(null)], { from: 1990, to: 1990, ...oneKind }],
    [
      'children’s sizes',
      2490,
      [variant(null), variant(1990, true)],
      { from: 1990, to: 2490, adult: 2490, adultTo: 2490, child: 1990, childTo: 1990 },
    ],
    [
      'children’s sizes and large ones',
      2490,
      [variant(null), variant(2990), variant(1990, true), variant(1790, true)],
      { from: 1790, to: 2990, adult: 2490, adultTo: 2990, child: 1790, childTo: 1990 },
    ],
    ['only children’s sizes', 2490, [variant(1990, true)], { from: 1990, to: 1990, ...oneKind }],
    ['a price of 0 is a price', null, [variant(0), variant(null)], { from: 0, to: 0, ...oneKind }],
    ['nothing has a price', null, [variant(null)], null],
  ])('%s', (_label, own, variants, expected) => {
    expect(priceRangeOf(own, variants)).toEqual(expected)
  })

  test('a set has a regular and a reduced price', () => {
    expect(setPriceRange(4990, 3990)).toEqual({
      from: 3990,
      to: 4990,
      adult: 4990,
      adultTo: 4990,
      child: 3990,
      childTo: 3990,
    })
    expect(setPriceRange(4990, null)).toEqual({ from: 4990, to: 4990, ...oneKind })
    expect(setPriceRange(null, 3990)).toBeNull()
  })

  test.each([
    ['rounded down', 4990, [2990, 3490], { apart: 6480, percent: 22 }],
    ['less than one percent', 6479, [2990, 3490], { apart: 6480, percent: 0 }],
    ['nothing saved', 6480, [2990, 3490], null],
    ['dearer than its pieces', 7000, [2990, 3490], null],
    ['a piece without price', 4990, [2990, null], null],
  ])('saving of a set: %s', (_label, regular, pieces, expected) => {
    const ranges = pieces.map(each => (each === null ? null : setPriceRange(each, null)))
    expect(setSaving(regular, ranges)).toEqual(expected)
  })
})
