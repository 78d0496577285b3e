import { expect, test } from 'vitest'
import { conditionsConflicts } from './conditions.ts'

const conflicts = (conditionsUrl: string | null, conditionsRequired = true) =>
  conditionsConflicts({ conditionsRequired, conditionsUrl }).map(({ path }) => path)

test.each([
  null,
  '',
  '  ',
  'Agb',
  '//elsewhere.example',
  'javascript:alert(1)',
  'https://',
])('conditions that buyers accept are not at %j', address => {
  expect(conflicts(address)).toEqual([['conditionsUrl']])
})

test.each(['/conditions', 'https://example.com/conditions', ' /conditions '])('they may be at %j', address => {
  expect(conflicts(address)).toEqual([])
})

test('while nothing is asked no address is needed', () => {
  expect(conflicts(null, false)).toEqual([])
})
