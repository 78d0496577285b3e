import { dayFrom } from './url.ts'

const months: Readonly<Record<string, number>> = Object.fromEntries(
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map((name, at) => [
    name,
    at + 1,
  ]),
)

/**
 * The day that somebody typed, YYYY-MM-DD: '5.11.', '5.11.26', '05.11.2026', '2026-11-05', '5 Nov 2026', '5/11/2026'
 * (the day first, as in both languages). Without a year the one of `today`, or the one before where it would lie ahead.
 * Null for what is no day.
 */
export function typedDay(text: string, today: string): string | null {
  const trimmed = text.trim().toLowerCase()
  if (dayFrom(trimmed)) return trimmed
  const found = /^(\d{1,2})[./ -]+([a-z]{3}|\d{1,2})[a-z]*[./ -]*(\d{4}|\d{2})?$/.exec(trimmed)
  if (!found) return null
  const [, day = '', month = '', year] = found
  const monthNumber = months[month] ?? Number(month)
  const inYear = (years: number) => dayFrom(`${years}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (year) return inYear(Number(year.length === 2 ? `20${year}` : year))
  const thisYear = Number(today.slice(0, 4))
  const wanted = inYear(thisYear)
  return wanted && wanted > today ? inYear(thisYear - 1) : wanted
}
