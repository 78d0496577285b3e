import { type Cents, roundedQuotient } from '../../../kit/money.ts'

/** An exact decimal number as text in one form only, so that equal numbers are equal texts: `20.75`, `-3`, `0`; no plus, no
 *  exponent, no zeros that mean nothing. For what is no amount of money: quantities, prices of a unit, rates. */
export type Decimal = string

const form = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/

/** A number as XML writes it in its one form; null for what is no number, or one of more than 30 digits. */
export function decimalOf(text: string): Decimal | null {
  const match = form.exec(text)
  if (!match || text.length > 30 || !/\d/.test(text)) return null
  const [, sign, whole, fraction] = match
  const size = `${whole || '0'}${fraction ? `.${fraction}` : ''}`
  return sign === '-' && size !== '0' ? `-${size}` : size
}

/** A whole number of parts, of which 10^`decimals` are one: cents with 2, thousandths with 3. */
export function decimalFrom(parts: number, decimals: number): Decimal {
  const digits = String(Math.abs(parts)).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return decimalOf(`${parts < 0 ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at)}`)!
}

/** How many decimals a number has. */
export const decimalsOf = (number: Decimal): number => number.split('.')[1]?.length ?? 0

const scaled = (number: Decimal): readonly [value: bigint, scale: bigint] => [
  BigInt(number.replace('.', '')),
  10n ** BigInt(decimalsOf(number)),
]

/** Below, at or above 0. */
export const signOf = (number: Decimal): -1 | 0 | 1 => (number === '0' ? 0 : number.startsWith('-') ? -1 : 1)

/** `quantity × price ÷ base` in cents, exact in between and rounded once, half away from zero; `base` above 0. */
export function amountOf(quantity: Decimal, price: Decimal, base: Decimal): Cents {
  const [[many, manyScale], [each, eachScale], [per, perScale]] = [scaled(quantity), scaled(price), scaled(base)]
  return roundedQuotient(many * each * 100n * perScale, manyScale * eachScale * per)
}

/** A percentage of an amount, rounded once, half away from zero. */
export function percentOf(percent: Decimal, amount: Cents): Cents {
  const [value, scale] = scaled(percent)
  return roundedQuotient(BigInt(amount) * value, 100n * scale)
}

/** `12.50` in cents; null for what is no number or has more than two decimals that mean something. */
export function centsOf(text: string): Cents | null {
  const number = decimalOf(text)
  if (number === null || decimalsOf(number) > 2) return null
  const cents = Number(number.replace('.', '') + '0'.repeat(2 - decimalsOf(number)))
  return Number.isSafeInteger(cents) ? cents + 0 : null
}

/** Cents as XML writes amounts: `-12.50`. */
export function amountText(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
