/** Euros as a limit is typed ('500', '500,50', '1.200') in cents; null for nothing, undefined for what is no amount. */
export function typedLimit(typed: string): number | null | undefined {
  const text = typed.replace(/[\s\u00a0€]/g, '')
  if (text === '') return null
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const cents = Number(match[1]!.replace(/\D/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents <= 100_000_000 ? cents : undefined
}

/** A limit as it is typed: whole euros without cents. */
export const limitText = (cents: number | null | undefined, language: 'de' | 'en'): string => {
  if (cents === null || cents === undefined) return ''
  const text = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
  return language === 'de' ? text.replace('.', ',') : text
}
