import { expect, test } from 'vitest'
import { countryName } from './termTexts.ts'

test.each([
  ['AT', 'Österreich'],
  ['Österreich', 'Österreich'],
  ['AUT', 'AUT'],
  ['QQ', 'QQ'],
  ['', ''],
])('the country %j is called %j: what is no code stays as the vendor wrote it', (code, name) => {
  expect(countryName(code, 'de-DE')).toBe(name)
})
