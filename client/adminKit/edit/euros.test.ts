import { expect, test } from 'vitest'
import { centsFrom, eurosOf } from './euros.ts'

test.each([
  ['34,90', 'de', 3490],
  ['34.90', 'de', 3490],
  ['34,90', 'en', 3490],
  ['34,9', 'de', 3490],
  ['34', 'de', 3400],
  ['0', 'de', 0],
  ['0,05', 'de', 5],
  ['1.234,50', 'de', 123_450],
  ['1,234.50', 'en', 123_450],
  ['1.234', 'de', 123_400],
  ['1.234.567', 'de', 123_456_700],
  ['12345', 'de', 1_234_500],
  [' 34,90 € ', 'de', 3490],
  ['', 'de', null],
  ['-5', 'de', null],
  ['34,905', 'de', null],
  ['34.905', 'en', null],
  ['1,234.50', 'de', null],
  ['34,90,10', 'de', null],
  ['drei', 'de', null],
  ['1e3', 'de', null],
] as const)('%j is read in %s as %j cents', (typed, language, cents) => {
  expect(centsFrom(typed, language)).toBe(cents)
})

test.each([
  [3490, 'de', '34,90'],
  [3490, 'en', '34.90'],
  [5, 'de', '0,05'],
  [123_450, 'de', '1234,50'],
  [null, 'de', ''],
] as const)('%j cents are written in %s as %j, and read back the same', (cents, language, text) => {
  expect(eurosOf(cents, language)).toBe(text)
  expect(centsFrom(text, language)).toBe(cents)
})
