import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import { Children, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import type { Language } from './languages.ts'
import type { Texts } from './texts.ts'

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

/** What of react-intl's object this product uses. Whoever wants more of it adds it in `createShopIntl`. */
type ShopIntl = Pick<IntlShape, 'locale' | 'timeZone' | 'formatNumber' | 'formatDate' | 'formatTime' | 'formatList'> & {
  formatMessage: (descriptor: { id?: string }, values?: Record<string, unknown>) => ReactNode
}

/** Makes each formatter once, for making one takes longer than using it a hundred times. Shared between requests. */
function kept<TOptions, TFormatter>(make: (locale: string, options?: TOptions) => TFormatter) {
  const known = new Map<string, TFormatter>()
  return (locale: string | string[] | undefined, options?: TOptions): TFormatter => {
    const key = `${locale} ${options ? JSON.stringify(options) : ''}`
    const found = known.get(key)
    if (found) return found
    const made = make(String(locale), options)
    known.set(key, made)
    return made
  }
}

/** How a shop writes what its visitors read. */
export interface ShopWays {
  /** IANA name. */
  timeZone: string
  isCurrencyFirst: boolean
}

const numbers = kept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
const dates = kept((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))
const plurals = kept((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options))
const lists = kept((locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
const formatters = { getNumberFormat: numbers, getDateTimeFormat: dates, getPluralRules: plurals } as Formatters

type Message = Texts[string]
const messages = new WeakMap<Message, IntlMessageFormat>()

function formatted(message: Message, locale: string, values: Record<string, unknown> | undefined): ReactNode {
  const [first] = message
  if (message.length === 1 && first?.type === 0) return first.value
  const known = messages.get(message) ?? new IntlMessageFormat(message, locale, undefined, { formatters })
  messages.set(message, known)
  const result = known.format<ReactNode>(values as never)
  // Elements among the values: React wants a key for each.
  return Array.isArray(result) ? Children.toArray(result) : (result as ReactNode)
}

/**
 * The formatter of one language, for react-intl's provider. react-intl's own brings formatters for durations, relative
 * times and names of regions along, which nobody here calls and every visitor would download.
 *
 * A text that is missing shows its key in brackets, which people can read out and we can search for. `timeZone` is
 * the shop's, by which days and instants are shown; `isCurrencyFirst`: whether German readers see '€ 34,90', as is usual in
 * Austria, and not '34,90 €'.
 */
export function createShopIntl(language: Language, texts: Texts, timeZone: string, isCurrencyFirst = false): IntlShape {
  const locale = locales[language]
  const moneyLocale = isCurrencyFirst && language === 'de' ? 'de-AT' : locale
  const zoned = (options?: Intl.DateTimeFormatOptions) => ({ timeZone, ...options })
  const date = (value: Parameters<IntlShape['formatDate']>[0]) => new Date(value as string)
  const intl: ShopIntl = {
    locale,
    timeZone,
    formatMessage({ id = '' }, values) {
      const message = texts[id]
      return message ? formatted(message, locale, values) : `[${id}]`
    },
    formatNumber: (value, options) =>
      numbers(options?.style === 'currency' ? moneyLocale : locale, options as Intl.NumberFormatOptions).format(
        value as number,
      ),
    formatDate: (value, options) => dates(locale, zoned(options as Intl.DateTimeFormatOptions)).format(date(value)),
    formatTime: (value, options) => dates(locale, zoned(options as Intl.DateTimeFormatOptions)).format(date(value)),
    formatList: ((values: Iterable<string>, options?: Intl.ListFormatOptions) =>
      lists(locale, options).format(values)) as IntlShape['formatList'],
  }
  return intl as IntlShape
}
