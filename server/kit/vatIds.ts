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
  CHE: /^-?\d{3}\.?\d{3}\.?\d{3}(MWST|TVA|IVA)?$/,
}

/** Check digits where they are known here; a form without one passes by its form. */
const checks: Readonly<Record<string, (rest: string) => boolean>> = {
  AT: austrian,
  DE: german,
}

/** Whether a text has the form, and where known the check digit, of a VAT id of the EU or Switzerland; spaces, dots and
 *  case mean nothing. A form proves nothing: only the register does (pricing.md, step 9). */
export function isVatId(text: string): boolean {
  const id = text.replace(/[\s.-]/g, '').toUpperCase()
  const prefix = id.startsWith('CHE') ? 'CHE' : id.slice(0, 2) === 'GR' ? 'EL' : id.slice(0, 2)
  const rest = id.slice(prefix === 'CHE' ? 3 : 2)
  return (forms[prefix]?.test(rest) ?? false) && (checks[prefix]?.(rest) ?? true)
}

/** U and eight digits: digits 2, 4 and 6 count as the digit sum of their double; the last one makes up to 96. */
function austrian(rest: string): boolean {
  const digits = [...rest.slice(1)].map(Number)
  const sum = digits.slice(0, 7).reduce((all, digit, i) => {
    const double = digit * 2
    return all + (i % 2 === 0 ? digit : Math.floor(double / 10) + (double % 10))
  }, 0)
  return (96 - sum) % 10 === digits[7]
}

/** ISO 7064, MOD 11,10. */
function german(rest: string): boolean {
  const digits = [...rest].map(Number)
  let product = 10
  for (const digit of digits.slice(0, 8)) {
    const sum = (digit + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === digits[8]
}
