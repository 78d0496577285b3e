import type { Day } from '../../../kit/days.ts'

/** The longest number that a pattern may make; what XRechnung, DATEV and letters all take. */
const LONGEST_NUMBER = 30

const yearSlot = '{year}'
const numberSlot = /\{number(?::([1-9]))?\}/

/** Whether a text can be the pattern of a number range: one running number, the year, and signs that stand in file names and in
 *  e-invoices alike. */
export function isNumberPattern(pattern: string): boolean {
  const rest = pattern.replace(yearSlot, '').replace(numberSlot, '')
  return (
    numberSlot.test(pattern) &&
    pattern.includes(yearSlot) &&
    /^[A-Za-z0-9._/-]*$/.test(rest) &&
    numberOf(pattern, 2026, 999_999).length <= LONGEST_NUMBER
  )
}

/** A document's number: `RE-{year}-{number:5}` of 2026 and 7 is RE-2026-00007. */
export const numberOf = (pattern: string, year: number, running: number): string =>
  pattern
    .replace(yearSlot, String(year))
    .replace(numberSlot, (_slot, digits: string | undefined) => String(running).padStart(Number(digits ?? 1), '0'))

/** The year that a document's number is of: that of its date. Source: decisions.md, "Documents". */
export const yearOf = (date: Day): number => Number(date.slice(0, 4))
