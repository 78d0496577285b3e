type Language = 'de' | 'en'

/** Whole numbers as somebody types them, thousands apart or not; null for what is none. */
export function wholeFrom(typed: string): number | null {
  const tidy = typed.replace(/[\s\u00a0]/g, '')
  return /^\d{1,9}$/.test(tidy) ? Number(tidy) : null
}

/** A percentage as somebody types it ('20', '4,9', '5.5 %') in basis points; null for what is none. */
export function basisPointsFrom(typed: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0%]/g, ''))
  if (!match) return null
  const points = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return points <= 10_000 ? points : null
}

/** Basis points as they are typed: '4,9' in German, '4.9' in English. */
export function percentOf(points: number, language: Language): string {
  const text = String(points / 100)
  return language === 'de' ? text.replace('.', ',') : text
}

/** Kilograms as somebody types them ('0,5', '31.5') in grams; null for what is none. */
export function gramsFrom(typed: string): number | null {
  const match = /^(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(typed.replace(/[\s\u00a0]|kg/g, ''))
  return match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : null
}

/** Grams as kilograms are typed: '0,5' in German, '0.5' in English. */
export function kilogramsOf(grams: number, language: Language): string {
  const text = String(grams / 1000)
  return language === 'de' ? text.replace('.', ',') : text
}
