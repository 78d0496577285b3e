import { expect, test } from 'vitest'
import { countriesChangesOf, countriesFormOf, countriesPlaceOf } from './countriesForm.ts'

const values = {
  countries: [
    { code: 'DE', title: { de: 'Deutschland', en: 'Germany' } },
    { code: 'AT', title: { de: 'Österreich', en: null } },
  ],
  freeFromByCountry: { AT: 15_000, FR: 30_000, DE: 0 },
}
const form = countriesFormOf(values, 'de')

test('countries have their thresholds beside them; those of others stay', () => {
  expect(form.countries).toEqual([
    { code: 'DE', title: { de: 'Deutschland', en: 'Germany' }, freeFrom: '' },
    { code: 'AT', title: { de: 'Österreich', en: '' }, freeFrom: '150,00' },
  ])
  expect(countriesChangesOf(form, 'de')).toEqual({
    countries: values.countries,
    freeFromByCountry: { AT: 15_000, FR: 30_000 },
  })
})

test('what the server says of a country stands beside it', () => {
  expect(countriesPlaceOf(['countries', '1', 'code'], form)).toBe('countries.1.title.de')
  expect(countriesPlaceOf(['countries', '0', 'title', 'en'], form)).toBe('countries.0.title.en')
  expect(countriesPlaceOf(['freeFromByCountry', 'AT'], form)).toBe('countries.1.freeFrom')
  expect(countriesPlaceOf(['freeFromByCountry', 'FR'], form)).toBe('countries')
})
