import { expect, test } from 'vitest'
import { moved, placeFrom } from './places.ts'

test.each([
  ['1', 1],
  [' 480 ', 480],
  ['501', 500],
  ['0', null],
  ['', null],
  ['-3', null],
  ['2,5', null],
])('the place %o of 500 is %o', (text, place) => {
  expect(placeFrom(text, 500)).toBe(place)
})

test.each([
  ['on', 0, 2, ['b', 'c', 'a']],
  ['back', 2, 0, ['c', 'a', 'b']],
  ['nowhere', 1, 1, ['a', 'b', 'c']],
  ['before the first', 0, -1, ['a', 'b', 'c']],
  ['behind the last', 2, 3, ['a', 'b', 'c']],
])('an entry is moved %s', (_label, from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
})
