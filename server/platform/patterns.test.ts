import { expect, test } from 'vitest'
import { fitsPattern } from './patterns.ts'

test.each([
  ['fits as a whole', 'TV-\\d{4}', 'TV-1234', true],
  ['does not fit', 'TV-\\d{4}', 'TV-12', false],
  ['a part is not enough', '\\d+', 'a1', false],
  ['alternatives are held together', 'a|b', 'ab', false],
  ['a broken one says nothing', '([', 'x', null],
  ['one that would never end says nothing', '(a+)+', `${'a'.repeat(60)}!`, null],
])('%s', (_label, pattern, text, fits) => {
  expect(fitsPattern(pattern, text)).toBe(fits)
})
