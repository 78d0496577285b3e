/** Letters as numbers, ISO 13616: A is 10, Z is 35. */
const asDigits = (text: string): string => text.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))

/** How long the IBANs of some countries are; of the others between 15 and 34 signs. */
const lengths: Readonly<Record<string, number>> = {
  ...{ AT: 20, BE: 16, CH: 21, CZ: 24, DE: 22, DK: 18, ES: 24, FI: 18, FR: 27, GB: 22, HR: 21, HU: 28 },
  ...{ IE: 22, IT: 27, LI: 21, LU: 20, NL: 18, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24 },
}

/** An IBAN without what people write between its signs, in capitals. */
export const plainIban = (entered: string): string => entered.replace(/[\s.-]/g, '').toUpperCase()

/** Whether a text is an IBAN: its form, its country's length, its check digits. Source: ISO 13616-1. */
export function isIban(entered: string): boolean {
  const iban = plainIban(entered)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const length = lengths[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return false
  let rest = 0
  for (const digit of asDigits(iban.slice(4) + iban.slice(0, 4))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** An IBAN as people read it, in groups of four that stay in one line. */
export const spacedIban = (entered: string): string => plainIban(entered).replaceAll(/.{4}(?=.)/g, '$&\u00a0')
