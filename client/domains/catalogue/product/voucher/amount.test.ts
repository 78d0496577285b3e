import { expect, test } from 'vitest'
import { centsTyped, offeredAmounts } from './amount.ts'

test.each([
  ['50', 5000],
  ['49,90', 4990],
  ['49.9 €', 4990],
  ['', null],
  ['fünfzig', null],
  ['1.000,00', null],
  ['-5', null],
])('%s is read as %s cents', (typed, cents) => {
  expect(centsTyped(typed)).toBe(cents)
})

test('only amounts that the shop sells are offered', () => {
  expect(offeredAmounts(1000, 50_000)).toEqual([2500, 5000, 7500, 10_000])
  expect(offeredAmounts(5000, 8000)).toEqual([5000, 7500])
})
