import { addDays, type Day } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'
import { amountText, centsOf, type Decimal, decimalOf, decimalsOf } from './decimals.ts'
import type { XmlElement } from './xml.ts'

/** How a value stands as text. `parse` answers undefined for what is none. */
export interface Kind<V> {
  readonly parse: (text: string, element: XmlElement) => V | undefined
  readonly print: (value: V) => string
  readonly attributes?: Readonly<Record<string, string>>
}
const orUndefined = <V>(value: V | null): V | undefined => value ?? undefined

/** Words as they are, spaces and lines included. */
export const words: Kind<string> = { parse: text => text, print: text => text }
/** Names of things and codes: spaces around them mean nothing. */
export const token: Kind<string> = { parse: text => text.trim(), print: text => text }
export const cents: Kind<Cents> = { parse: text => orUndefined(centsOf(text.trim())), print: amountText }
export const decimal: Kind<Decimal> = { parse: text => orUndefined(decimalOf(text.trim())), print: number => number }
/** A price with the two decimals that people expect, or as many as it has. */
export const price: Kind<Decimal> = {
  parse: decimal.parse,
  print: number => number + (decimalsOf(number) === 0 ? '.00' : decimalsOf(number) === 1 ? '0' : ''),
}
/** UNTDID 2379, 102: YYYYMMDD. */
export const compactDay: Kind<Day> = {
  parse: (text, { attributes }) => {
    const match = /^(\d{4})(\d\d)(\d\d)$/.exec(text.trim())
    if (!match || attributes.format !== '102') return undefined
    const day = match.slice(1).join('-')
    return isDay(day) ? day : undefined
  },
  print: day => day.replaceAll('-', ''),
  attributes: { format: '102' },
}
/** YYYY-MM-DD. */
export const isoDay: Kind<Day> = {
  parse: text => (/^\d{4}-\d\d-\d\d$/.test(text.trim()) && isDay(text.trim()) ? text.trim() : undefined),
  print: day => day,
}
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day

/** The same in a currency that each amount names. */
export const inCurrency = <V>(kind: Kind<V>, currency: string): Kind<V> => ({
  ...kind,
  parse: (text, element) => (element.attributes.currencyID === currency ? kind.parse(text, element) : undefined),
  attributes: { currencyID: currency },
})
