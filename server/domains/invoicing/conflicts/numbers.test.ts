import { expect, test } from 'vitest'
import { isNumberPattern, numberOf, yearOf } from './numbers.ts'

test.each([
  ['RE-{year}-{number:5}', 2026, 7, 'RE-2026-00007'],
  ['RE-{year}-{number:5}', 2026, 123_456, 'RE-2026-123456'],
  ['{number}/{year}', 2027, 7, '7/2027'],
])('%s of %i and %i is %s', (pattern, year, running, number) => {
  expect(isNumberPattern(pattern)).toBe(true)
  expect(numberOf(pattern, year, running)).toBe(number)
})

test.each([
  ['no running number', 'RE-{year}'],
  ['no year, so that a number would come twice', 'RE-{number:5}'],
  ['a slot that there is not', 'RE-{month}-{year}-{number}'],
  ['two running numbers', '{number}-{year}-{number}'],
  ['what is no part of a file name', 'RE <{year}> {number}'],
  ['too long', 'RECHNUNGSNUMMER-DER-FIRMA-{year}-{number:5}'],
  ['nothing', ''],
])('refused: %s', (_label, pattern) => expect(isNumberPattern(pattern)).toBe(false))

test('the year is that of the date', () => expect(yearOf('2026-12-31')).toBe(2026))
