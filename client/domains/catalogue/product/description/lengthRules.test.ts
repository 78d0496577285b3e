import { expect, test } from 'vitest'
import { isWorthShowing } from './lengthRules.ts'

test.each([
  ['details', '12345678', false],
  ['details', '123456789', true],
  ['details', '<p>12345678</p>', false],
  ['details', '<p>1&nbsp;3456789</p>', true],
  ['care', '12345678', false],
  ['care', '123456789', true],
  ['delivery', '12345678', false],
  ['delivery', '123456789', true],
  ['general', '123456', false],
  ['general', '1234567', true],
  ['description', 'x'.repeat(68), false],
  ['description', 'x'.repeat(69), true],
  ['pieceDescription', '123456', false],
  ['pieceDescription', '1234567', true],
  ['general', '  <p>  </p>  ', false],
  ['general', null, false],
] as const)('%s: %s', (place, text, expected) => {
  expect(isWorthShowing(text, place)).toBe(expected)
})
