import { centsFrom, eurosOf } from '../../../../adminKit/edit/euros.ts'
import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  numberOf,
  recordOf,
  textOf,
  type Values,
} from '../../../../adminKit/settings/values.ts'
import type { Language } from '../../../../intl/languages.ts'

/** A country that the shop delivers to. `freeFrom`: from which sum in euros on sending is free; empty: never. */
export interface CountryForm {
  readonly code: string
  readonly title: LocalizedForm
  readonly freeFrom: string
}

export interface CountriesForm {
  readonly countries: readonly CountryForm[]
  /** Thresholds of countries that are none of these; they stay as they are. */
  readonly otherThresholds: Readonly<Record<string, number>>
}

/** The form of the countries of the section `shipping`. */
export function countriesFormOf(values: Values, language: Language): CountriesForm {
  const thresholds = recordOf(values.freeFromByCountry)
  const countries = listOf(values.countries).map(({ code, title }) => ({
    code: textOf(code),
    title: localizedForm(title),
    freeFrom: eurosOf(numberOf(thresholds[textOf(code)]) || null, language),
  }))
  const codes = new Set(countries.map(({ code }) => code))
  const others = Object.entries(thresholds).flatMap(([code, from]) =>
    codes.has(code) || typeof from !== 'number' ? [] : [[code, from]],
  )
  return { countries, otherThresholds: Object.fromEntries(others) }
}

/** The change of the section: both of its fields, for the thresholds stand beside the countries. */
export function countriesChangesOf({ countries, otherThresholds }: CountriesForm, language: Language) {
  const thresholds = countries.flatMap(({ code, freeFrom }) => {
    const cents = centsFrom(freeFrom, language)
    return cents ? [[code, cents]] : []
  })
  return {
    countries: countries.map(({ code, title }) => ({ code, title: localizedSetting(title) })),
    freeFromByCountry: { ...otherThresholds, ...Object.fromEntries(thresholds) },
  }
}

/** Where in the form a path of the section is. */
export function countriesPlaceOf(path: readonly string[], { countries }: CountriesForm): string | null {
  const [field, key = '', ...rest] = path
  if (field === 'countries' && key !== '')
    return ['countries', key, ...(rest[0] === 'code' ? ['title', 'de'] : rest)].join('.')
  if (field !== 'freeFromByCountry') return null
  const at = countries.findIndex(({ code }) => code === key)
  return at === -1 ? 'countries' : `countries.${at}.freeFrom`
}
