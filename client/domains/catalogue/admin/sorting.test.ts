import { expect, test } from 'vitest'
import { placeFrom, placeProblem } from './sorting.ts'

const accepted = { lowest: -1_000_000, highest: 1_000_000 }
const range = { id: 'admin.sorting.range', values: accepted }

test.each([
  ['', 0, null],
  [' 7 ', 7, null],
  ['-12', -12, null],
  ['1.000', 1000, null],
  ['1000000', 1_000_000, null],
  ['1000001', 1_000_001, range],
  ['-1000001', -1_000_001, range],
  ['1,5', undefined, 'admin.sorting.notWhole'],
  ['vorn', undefined, 'admin.sorting.notWhole'],
] as const)('the place %j is %j', (typed, place, problem) => {
  expect(placeFrom(typed, 'de')).toBe(place)
  expect(placeProblem(typed, 'de', accepted)).toEqual(problem)
})
