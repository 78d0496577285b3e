import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** ISO 3166 codes of countries that shops here deal with: Europe, and where parcels from there go. */
const known =
  'AD AL AM AT AU AZ BA BE BG BY CA CH CN CY CZ DE DK EE ES FI FR GB GE GI GR HR HU IE IL IN IS IT JP KR LI LT LU LV MC MD ME MK MT MX NL NO NZ PL PT RO RS SE SG SI SK SM TR UA US VA XI XK ZA'.split(
    ' ',
  )

/** What countries are called, and all that can be chosen, by name. */
export function useCountryNames() {
  const { locale } = useIntl()
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
    // Goods count it to the EU; the lists of names know it under no country.
    const northernIreland = locale.startsWith('de') ? 'Nordirland' : 'Northern Ireland'
    const nameOf = (code: string): string => (code === 'XI' ? northernIreland : (names.of(code) ?? code))
    const all = (others: readonly string[] = []) =>
      [...new Set([...known, ...others])]
        .map(code => ({ value: code, label: nameOf(code) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale))
    return { nameOf, all }
  }, [locale])
}
