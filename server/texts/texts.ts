import { createIntl, createIntlCache } from 'react-intl/server'
import type { Language } from '../kit/languages.ts'
import { type MailWords, ours } from '../kit/mailWords.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { knownOwnTexts } from './ownTexts.ts'

type TextId = keyof typeof german

/** How a language's readers are spoken to: texts by id, amounts, days and rates. Values are words of ours, or of people and
 *  then `typed`. */
export type Speech = {
  text(id: TextId, values?: Readonly<Record<string, MailWords | number>>): MailWords
  /** '1.234,90 €' of cents. */
  money(cents: number, currency: string): MailWords
  /** '12.01.2027' or '12 January 2027' of a day. */
  day(day: string): MailWords
  /** '20 %' of basis points. */
  rate(basisPoints: number): MailWords
}

const locales = { de: 'de-DE', en: 'en-GB' } as const
const longDay = { dateStyle: 'long', timeZone: 'UTC' } as const
const messages = { de: german, en: english }

function speechOf(language: Language, moneyLocale: string): Speech {
  const locale = locales[language]
  const amounts = createIntl({ locale: moneyLocale }, createIntlCache())
  const { formatters, formatDate, formatNumber } = createIntl({ locale }, createIntlCache())
  const format = (text: string, values: Parameters<Speech['text']>[1]): string =>
    String(formatters.getMessageFormat(text, locale).format(values))
  return {
    text: (id, values) => ours(format(knownOwnTexts().texts[language][id] ?? messages[language][id], values)),
    money: (cents, currency) => ours(amounts.formatNumber(cents / 100, { style: 'currency', currency })),
    day: day => ours(language === 'de' ? day.split('-').reverse().join('.') : formatDate(day, longDay)),
    rate: basisPoints => ours(formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })),
  }
}

const speeches: Record<Language, Speech> = { de: speechOf('de', 'de-DE'), en: speechOf('en', 'en-GB') }
/** As is usual in Austria: '€ 1.234,90'. */
const currencyFirst: Record<Language, Speech> = { ...speeches, de: speechOf('de', 'de-AT') }

/** The texts of the server as they come, by language and id. */
export const serverTexts: Record<Language, Readonly<Record<string, string>>> = messages

/** How to speak to readers of a language. A text whose values are missing throws, rather than reach a customer.
 *  `isCurrencyFirst`: whether German readers see the sign of the currency before an amount. */
export const speechIn = (language: Language, { isCurrencyFirst = false } = {}): Speech =>
  (isCurrencyFirst ? currencyFirst : speeches)[language]
