import { checkVAT, countries } from 'jsvat'

/** The form of a VAT id after the country's prefix. Source: European Commission, VIES FAQ, question 11. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  // Northern Ireland: for goods still within the EU's VAT, and in its register.
  XI: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
  CHE: /^-?\d{3}\.?\d{3}\.?\d{3}(MWST|TVA|IVA)?$/,
}

/** A VAT id in parts: the country's prefix (of Greece `EL`, of Switzerland `CHE`), and what follows it. */
export type VatId = { readonly prefix: string; readonly rest: string }

/** The parts of a text that has the form and the check digit of a VAT id of the EU, of Northern Ireland or Switzerland; null for any other.
 *  Spaces, dots, hyphens and case mean nothing. Proves nothing: only the register does (pricing.md, step 9). */
export function vatIdOf(text: string): VatId | null {
  const id = compact(text)
  const prefix = id.startsWith('CHE') ? 'CHE' : id.startsWith('GR') ? 'EL' : id.slice(0, 2)
  const rest = id.slice(prefix === 'CHE' ? 3 : 2)
  return (forms[prefix]?.test(rest) ?? false) && hasCheckDigit(prefix, rest) ? { prefix, rest } : null
}

export const isVatId = (text: string): boolean => vatIdOf(text) !== null

const compact = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

/** Whether the check digit is right. A form that is newer than the library's knowledge passes by its form alone, but for
 *  the Belgian one, whose ids have begun with 1, too, since 2023: the last two digits make the others a multiple of 97. */
function hasCheckDigit(prefix: string, rest: string): boolean {
  if (prefix === 'BE') return 97 - (Number(rest.slice(0, 8)) % 97) === Number(rest.slice(8))
  // Northern Irish numbers are British ones.
  const { isValid, isValidFormat } = checkVAT((prefix === 'XI' ? 'GB' : prefix) + rest, countries)
  return isValid || !isValidFormat
}
