import { expect, test } from 'vitest'
import { type PricedSize, reducedSizes } from './reductions.ts'

const euros = (cents: number) => ({ cents, currency: 'EUR' })
const reduction = (cents: number) => ({ previousPrice: euros(cents), lowestPriceOf30Days: euros(cents) })
const size = (id: string, cents: number, before: number | null, changes: Partial<PricedSize> = {}): PricedSize => ({
  ...{ id, fit: 'MEN', size: id, isChildSize: false, price: euros(cents) },
  sale: before === null ? null : reduction(before),
  ...changes,
})
const told = (groups: ReturnType<typeof reducedSizes>) =>
  groups.map(({ sizes, price, sale }) => [sizes.map(({ id }) => id).join(' '), price.cents, sale.previousPrice.cents])

test('sizes that are reduced otherwise than the price at the top are named together', () => {
  const sizes = [size('M', 2000, null), size('XL', 2200, 2500), size('2XL', 2200, 2500), size('3XL', 2400, 2900)]
  expect(told(reducedSizes(sizes, { sale: null, childSale: null }, { main: 2000, child: null }))).toEqual([
    ['XL 2XL', 2200, 2500],
    ['3XL', 2400, 2900],
  ])
})

test('a size that alone is reduced is named, though the price at the top is its own', () => {
  const sizes = [size('M', 2000, null), size('5XL', 1800, 2000)]
  const named = { sale: reduction(2000), childSale: null }
  expect(told(reducedSizes(sizes, named, { main: 1800, child: null }))).toEqual([['5XL', 1800, 2000]])
})

test('what the prices at the top say already is not said again', () => {
  const child = { isChildSize: true }
  const sizes = [size('128', 1500, 1900, child), size('140', 1500, 1900, child), size('M', 2000, 2500)]
  const named = { sale: reduction(2500), childSale: reduction(1900) }
  expect(reducedSizes(sizes, named, { main: 2000, child: 1500 })).toEqual([])
  expect(told(reducedSizes(sizes, { ...named, childSale: null }, { main: 2000, child: 1500 }))).toEqual([
    ['128 140', 1500, 1900],
  ])
})
