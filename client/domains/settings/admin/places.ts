import type { IntlShape } from 'react-intl'
import type { Option } from '../../../adminKit/edit/fields.ts'
import { unknownCountry } from './needed.ts'

/** Where shops that sell to the EU may be: its members and their neighbours. ISO 3166 alpha-2. */
const codes = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
)

/** Countries by their names; one that is saved and not among them stays. */
export function countryOptions({ locale }: Pick<IntlShape, 'locale'>, saved: string): readonly Option[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const all = saved === unknownCountry || codes.includes(saved) ? codes : [...codes, saved]
  const options = all
    .map(code => ({ value: code, label: { text: names.of(code) ?? code } }))
    .sort((one, other) => one.label.text.localeCompare(other.label.text, locale))
  return saved === unknownCountry ? [{ value: unknownCountry, label: 'settings.choose' }, ...options] : options
}

/** Time zones by their IANA names; one that is saved and not among them stays. */
export function timeZoneOptions(saved: string): readonly Option[] {
  const all = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), saved])
  return [...all].map(zone => ({ value: zone, label: { text: zone } }))
}
