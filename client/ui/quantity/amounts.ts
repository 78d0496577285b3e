type Language = 'de' | 'en'

const wholes: Record<Language, RegExp> = {
  de: /^-?(\d{1,3}(?:\.\d{3})+|\d+)$/,
  en: /^-?(\d{1,3}(?:,\d{3})+|\d+)$/,
}

/** A whole number as it is typed, thousands grouped as the language does ('1.200' in German); null for none, undefined for
 *  what is no whole number ('1,5'), or one that no number holds exactly. */
export function wholeFrom(typed: string, language: Language): number | null | undefined {
  const text = typed.replace(/[\s\u00a0]/g, '')
  if (text === '') return null
  const number = wholes[language].test(text) ? Number(text.replace(/[.,]/g, '')) : undefined
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined
}

/** An amount as it was typed: what of it counts, and what is wrong with it. */
export interface TypedAmount {
  /** The amount that counts; null where nobody can tell which one is meant. */
  readonly amount: number | null
  /** The whole number that was typed, where it is more than counts. */
  readonly wish: number | null
}

/**
 * The amount that a person typed. Nothing, what holds no digit at all and what is below `minimum` count as `minimum`
 * (shop.md 4 and 5); more than `maximum` as `maximum`, with the wish kept. What holds digits and is no whole number
 * ('1,5', '2.5', '1e3', '3 bis 4') is never read as another number: it counts as none.
 */
export function amountFrom(typed: string, language: Language, minimum: number, maximum: number): TypedAmount {
  if (!/\d/.test(typed)) return { amount: minimum, wish: null }
  const whole = wholeFrom(typed, language)
  if (typeof whole !== 'number') return { amount: null, wish: null }
  return whole > maximum ? { amount: maximum, wish: whole } : { amount: Math.max(whole, minimum), wish: null }
}
