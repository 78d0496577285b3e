type Language = 'de' | 'en'

/** Thousands are grouped as the language does; a comma and a point both may part the cents, if one or two digits follow. */
const prices: Record<Language, RegExp> = {
  de: /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/,
  en: /^(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,2}))?$/,
}

/** Euros as they are typed ('34,90', '34.9', '1.234,50', '34 €') in cents; null for what is no price. */
export function centsFrom(typed: string, language: Language): number | null {
  const match = prices[language].exec(typed.replace(/[\s\u00a0€]/g, ''))
  if (!match) return null
  const whole = Number(match[1]?.replace(/\D/g, ''))
  const cents = whole * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}

/** Cents as they are typed: '34,90' in German, '34.90' in English. Empty for null. */
export function eurosOf(cents: number | null | undefined, language: Language): string {
  if (cents === null || cents === undefined) return ''
  const text = (cents / 100).toFixed(2)
  return language === 'de' ? text.replace('.', ',') : text
}
