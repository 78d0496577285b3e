import { expect, test } from 'vitest'
import { amountFrom, wholeFrom } from './amounts.ts'

test.each([
  ['1.200', 'de', 1200],
  ['1.200', 'en', undefined],
  ['1,200', 'en', 1200],
  ['1,200', 'de', undefined],
  ['1 200', 'de', 1200],
  ['1.234.567', 'de', 1_234_567],
  ['1,5', 'de', undefined],
  ['1.5', 'de', undefined],
  ['12', 'de', 12],
  ['-12', 'de', -12],
  ['', 'de', null],
  [' ', 'de', null],
  ['zwölf', 'de', undefined],
] as const)('%j is read in %s as the whole number %j', (typed, language, number) => {
  expect(wholeFrom(typed, language)).toBe(number)
})

test.each([
  ['7', 7, null],
  ['007', 7, null],
  [' 12 ', 12, null],
  ['', 0, null],
  ['abc', 0, null],
  ['-4', 0, null],
  ['1.200', 1200, null],
  ['100000', 99_999, 100_000],
  ['1,5', null, null],
  ['2.5', null, null],
  ['1e5', null, null],
  ['3 bis 4', null, null],
  ['9 Stück', null, null],
  ['99999999999999999999', null, null],
] as const)('%j counts as %j pieces, the wish being %j', (typed, amount, wish) => {
  expect(amountFrom(typed, 'de', 0, 99_999)).toEqual({ amount, wish })
})

test('an amount stays between its bounds; the wish for more is kept', () => {
  expect(amountFrom('9', 'de', 1, 5)).toEqual({ amount: 5, wish: 9 })
  expect(amountFrom('0', 'de', 1, 5)).toEqual({ amount: 1, wish: null })
  expect(amountFrom('1,200', 'en', 1, 9999)).toEqual({ amount: 1200, wish: null })
  expect(amountFrom('1,200', 'de', 1, 9999)).toEqual({ amount: null, wish: null })
})
