import { expect, test } from 'vitest'
import { defaultCountries } from '../defaults/countries.ts'
import { inOrderOf } from './countryOrder.ts'

const countries = [
  ['Österreich', 'Austria'],
  ['Deutschland', 'Germany'],
  ['Frankreich', 'France'],
  ['Griechenland', 'Greece'],
  ['Kroatien', 'Croatia'],
  ['Ungarn', 'Hungary'],
].map(([de, en]) => ({ title: { de: de!, en: en! } }))
const namesIn = (language: 'de' | 'en', of = countries) => inOrderOf(language, of).map(({ title }) => title[language])

test('the alphabet is that of the reader, behind what the operator put first', () => {
  expect(namesIn('de')).toEqual(countries.map(({ title }) => title.de))
  expect(namesIn('en')).toEqual(['Austria', 'Croatia', 'France', 'Germany', 'Greece', 'Hungary'])
})

test('what the operator has in another order than the alphabet stays so', () => {
  const own = [countries[5]!, countries[0]!, countries[3]!, countries[1]!]
  expect(namesIn('en', own)).toEqual(['Hungary', 'Austria', 'Greece', 'Germany'])
  expect(namesIn('en', [])).toEqual([])
})

test('a list that nobody arranged begins with Germany and Austria in both languages', () => {
  const first = (language: 'de' | 'en') => inOrderOf(language, defaultCountries).slice(0, 2)
  expect(first('en')).toEqual(first('de'))
})
