import { expect, test } from 'vitest'
import { limitText, typedLimit } from './limits.ts'

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['500', 50_000],
  ['500,5', 50_050],
  ['1.200', 120_000],
  ['1,200.50 €', 120_050],
  ['1000000', 100_000_000],
  ['1000000,01', undefined],
  ['viel', undefined],
  ['-5', undefined],
])('%j is %j cents', (typed, cents) => {
  expect(typedLimit(typed)).toBe(cents)
})

test('what is shown is read as the same again', () => {
  for (const cents of [0, 50_000, 50_050, 123_456]) {
    expect([cents, typedLimit(limitText(cents, 'de'))]).toEqual([cents, cents])
    expect([cents, typedLimit(limitText(cents, 'en'))]).toEqual([cents, cents])
  }
  expect(limitText(null, 'de')).toBe('')
})
