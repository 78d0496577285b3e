import { expect, test } from 'vitest'
import { unitPriceOf } from './unitPrice.ts'

test.each([
  ['a quarter of a litre', 399, { amount: 250, unit: 'ml' }, 1596, 'litre'],
  ['a third of a cent is nothing', 100, { amount: 300, unit: 'g' }, 333, 'kilogram'],
  ['half a cent is one', 1, { amount: 2000, unit: 'g' }, 1, 'kilogram'],
  ['more than a kilogram', 1000, { amount: 2500, unit: 'g' }, 400, 'kilogram'],
  ['a tape', 250, { amount: 500, unit: 'cm' }, 50, 'metre'],
  ['a cloth', 1200, { amount: 15_000, unit: 'cm2' }, 800, 'squareMetre'],
  ['nothing for nothing', 0, { amount: 1, unit: 'g' }, 0, 'kilogram'],
] as const)('%s', (_label, price, content, priceCents, quantity) => {
  expect(unitPriceOf(price, content)).toEqual({ priceCents, quantity })
})
