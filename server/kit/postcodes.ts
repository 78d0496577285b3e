/** How the postcodes of a country look: their form, and one that has it. */
type Postcodes = { readonly form: RegExp; readonly example: string }

const digits = (count: number, example: string): Postcodes => ({ form: new RegExp(`^\\d{${count}}$`), example })
/** Digits that people write in two groups, with or without the space between. */
const grouped = (first: number, second: number, example: string): Postcodes => ({
  form: new RegExp(`^\\d{${first}} ?\\d{${second}}$`),
  example,
})

/** The countries of Europe, to which shops here deliver; others have any form. Source: Universal Postal Union, addressing
 *  systems. */
const postcodes: Readonly<Record<string, Postcodes>> = {
  AT: digits(4, '4020'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  CH: digits(4, '8001'),
  CY: digits(4, '1010'),
  CZ: grouped(3, 2, '110 00'),
  DE: digits(5, '80331'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GB: { form: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
  GR: grouped(3, 2, '104 31'),
  HR: digits(5, '10000'),
  HU: digits(4, '1011'),
  IE: { form: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 X285' },
  IS: digits(3, '101'),
  IT: digits(5, '39100'),
  LI: digits(4, '9490'),
  LT: { form: /^(LT-)?\d{5}$/i, example: '01100' },
  LU: { form: /^(L-)?\d{4}$/i, example: '1111' },
  LV: { form: /^(LV-)?\d{4}$/i, example: 'LV-1050' },
  MT: { form: /^[A-Z]{3} ?\d{4}$/i, example: 'VLT 1117' },
  NL: { form: /^\d{4} ?[A-Z]{2}$/i, example: '1012 JS' },
  NO: digits(4, '0150'),
  PL: { form: /^\d{2}-?\d{3}$/, example: '00-950' },
  PT: { form: /^\d{4}-?\d{3}$/, example: '1000-205' },
  RO: digits(6, '010011'),
  SE: grouped(3, 2, '111 29'),
  SI: digits(4, '1000'),
  SK: grouped(3, 2, '811 01'),
}

/** Signs of a country before its digits, as they used to stand on letters: 'A-4020', 'AT-4020', 'D 80331'. */
const prefixes: Readonly<Record<string, RegExp>> = {
  AT: /^(A|AT)[- ]?(?=\d)/i,
  CH: /^CH[- ]?(?=\d)/i,
  DE: /^(D|DE)[- ]?(?=\d)/i,
  IT: /^(I|IT)[- ]?(?=\d)/i,
  LI: /^(FL|LI)[- ]?(?=\d)/i,
}

/** A postcode without the sign of its country, where that is no part of it; `country` as ISO 3166 (alpha-2). */
export const tidyPostcode = (zip: string, country: string): string =>
  prefixes[country] ? zip.replace(prefixes[country], '') : zip

/** An example of the postcodes of a country where `zip` has another form; null where nothing is wrong. */
export function postcodeExpected(zip: string, country: string): string | null {
  const known = postcodes[country]
  return known && !known.form.test(zip) ? known.example : null
}

const alreadyPlain = /^[0-9A-Z]*$/

/** A postcode's letters and digits, in capitals: "a-1010", "A 1010" and "A1010" are the same place. */
export function plainPostcode(postcode: string | null | undefined): string {
  if (!postcode || alreadyPlain.test(postcode)) return postcode ?? ''
  return postcode.replace(/[^\p{L}\p{Nd}]/gu, '').toUpperCase()
}
