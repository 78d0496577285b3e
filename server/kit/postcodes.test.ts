import { expect, test } from 'vitest'
import { defaultCountries } from '../domains/pricing/defaults/countries.ts'
import { postcodeExpected, tidyPostcode } from './postcodes.ts'

test.each<[string, string, string | null]>([
  ['AT', '4020', null],
  ['AT', '402', '4020'],
  ['AT', '40200', '4020'],
  ['AT', 'Linz', '4020'],
  ['DE', '80331', null],
  ['DE', '8033', '80331'],
  ['DE', '803311', '80331'],
  ['CH', '8001', null],
  ['CH', '80331', '8001'],
  ['NL', '1012 JS', null],
  ['NL', '1012js', null],
  ['NL', '1012', '1012 JS'],
  ['PL', '00-950', null],
  ['PL', '00950', null],
  ['PL', '0095', '00-950'],
  ['CZ', '11000', null],
  ['CZ', '110  00', '110 00'],
  ['IE', 'D02 X285', null],
  ['IE', 'D6W F9A1', null],
  ['IE', '1234', 'D02 X285'],
  ['PT', '1000-205', null],
  ['PT', '1000', '1000-205'],
  ['LU', 'L-1111', null],
  ['GB', 'EC1A 1BB', null],
  ['ZZ', 'anything', null],
])('a postcode of %s: %s', (country, zip, expected) => {
  expect(postcodeExpected(zip, country)).toBe(expected)
})

test('the postcodes of every country that a shop delivers to from the start are known', () => {
  const unknown = defaultCountries.filter(({ code }) => postcodeExpected('?', code) === null)
  expect(unknown).toEqual([])
})

test.each([
  ['A-4020', 'AT', '4020'],
  ['AT-4020', 'AT', '4020'],
  ['D 80331', 'DE', '80331'],
  ['CH-8001', 'CH', '8001'],
  ['4020', 'AT', '4020'],
  ['A-4020', 'DE', 'A-4020'],
  ['LV-1050', 'LV', 'LV-1050'],
])('%s in %s is %s', (typed, country, expected) => {
  expect(tidyPostcode(typed, country)).toBe(expected)
})
