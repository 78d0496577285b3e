import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { Language } from '../router/place.ts'
import type { MessageId } from './messageIds.ts'
import type { Texts } from './texts.ts'

/** Days are shown as DD.MM.YYYY in both languages, and in the shop's time zone. */
export const shopTimeZone = 'Europe/Vienna'

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

/** Texts with a stand-in for each missing one: its key in brackets, which people can read out and we can search for. */
function withStandIns(texts: Texts): Texts {
  const known = (key: string) => Object.hasOwn(texts, key)
  const standIn = (key: string): Texts[string] => [{ type: 0, value: `[${key}]` }]
  return new Proxy(texts, {
    get: (target, key) => (typeof key !== 'string' || known(key) ? Reflect.get(target, key) : standIn(key)),
    getOwnPropertyDescriptor: (target, key) =>
      typeof key !== 'string' || known(key)
        ? Reflect.getOwnPropertyDescriptor(target, key)
        : { configurable: true, enumerable: true, writable: true, value: standIn(key) },
  })
}

const caches: Partial<Record<Language, ReturnType<typeof createIntlCache>>> = {}

/** The formatter of one language. Formatters of numbers and dates are shared between requests. */
export function createShopIntl(language: Language, texts: Texts): IntlShape {
  caches[language] ??= createIntlCache()
  return createIntl(
    {
      locale: locales[language],
      messages: withStandIns(texts) as Record<MessageId, Texts[string]>,
      timeZone: shopTimeZone,
      onError: reportOnce,
    },
    caches[language],
  )
}

function reportOnce(error: Error): void {
  console.error(error.message)
}
