import type { LocalizedText } from '../../../kit/languages.ts'

/** A country that the shop delivers to; ISO 3166 alpha-2 in capitals. */
export type Country = { readonly code: string; readonly title: LocalizedText }

const country = (code: string, de: string, en: string): Country => ({ code, title: { de, en } })

/** The 24 countries that a shop in the German-speaking area delivers to, Germany and Austria first. */
export const defaultCountries: readonly Country[] = [
  country('DE', 'Deutschland', 'Germany'),
  country('AT', 'Österreich', 'Austria'),
  country('BE', 'Belgien', 'Belgium'),
  country('BG', 'Bulgarien', 'Bulgaria'),
  country('DK', 'Dänemark', 'Denmark'),
  country('FI', 'Finnland', 'Finland'),
  country('FR', 'Frankreich', 'France'),
  country('GR', 'Griechenland', 'Greece'),
  country('IE', 'Irland', 'Ireland'),
  country('IT', 'Italien', 'Italy'),
  country('HR', 'Kroatien', 'Croatia'),
  country('LI', 'Liechtenstein', 'Liechtenstein'),
  country('LU', 'Luxemburg', 'Luxembourg'),
  country('NL', 'Niederlande', 'Netherlands'),
  country('PL', 'Polen', 'Poland'),
  country('PT', 'Portugal', 'Portugal'),
  country('RO', 'Rumänien', 'Romania'),
  country('SE', 'Schweden', 'Sweden'),
  country('CH', 'Schweiz', 'Switzerland'),
  country('SK', 'Slowakei', 'Slovakia'),
  country('SI', 'Slowenien', 'Slovenia'),
  country('ES', 'Spanien', 'Spain'),
  country('CZ', 'Tschechien', 'Czechia'),
  country('HU', 'Ungarn', 'Hungary'),
]

/** Member states of the European Union on 2026-11-20. */
export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Standard VAT rates in basis points by country, XI for Northern Ireland. Source: the Commission's TEDB, data of
 *  2026-09-07. */
export const standardVatRates: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
  XI: 2000,
}

/** First reduced VAT rate (books, food) in basis points by country; Denmark has none. Source as above, in which
 *  Northern Ireland has the United Kingdom's. */
export const reducedVatRates: Readonly<Record<string, number>> = {
  AT: 1000,
  BE: 600,
  BG: 900,
  CY: 900,
  CZ: 1200,
  DE: 700,
  EE: 1300,
  ES: 1000,
  FI: 1350,
  FR: 1000,
  GR: 1300,
  HR: 1300,
  HU: 1800,
  IE: 1350,
  IT: 1000,
  LT: 1200,
  LU: 1400,
  LV: 1200,
  MT: 700,
  NL: 900,
  PL: 800,
  PT: 1300,
  RO: 1100,
  SE: 1200,
  SI: 950,
  SK: 1900,
  XI: 500,
}
