import { wholeFrom } from '../../../ui/quantity/amounts.ts'
import { mostPieces } from '../../../ui/quantity/QuantityInput.tsx'

/** An article that somebody wants: its number as they wrote it, and how many. */
export interface Wanted {
  readonly number: string
  readonly amount: number
}

export interface ReadList {
  readonly wanted: readonly Wanted[]
  /** Lines whose amount nobody could be sure of. */
  readonly unread: readonly Unread[]
}

/** A line that was not taken over, as it stands. `amount`: what stands where its amount should, and is none (`notOne`) or more
 *  than a position holds (`tooMany`); null where there is no number of an article. */
export interface Unread {
  readonly line: string
  readonly amount: { readonly typed: string; readonly why: 'notOne' | 'tooMany' } | null
}

/** Articles of one quick order: as many as a cart has lines. */
export const mostArticles = 200
/** Characters of an article number. */
export const longestNumber = 100

const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/** A line's cells. Commas and blanks separate too, but only an amount at the end: they stand in numbers as well. */
function cellsOf(line: string): string[] {
  if (/[\t;]/.test(line)) return line.split(/[\t;]/).map(bare)
  // An 'x' at the end announces an amount that does not come.
  const [, alone, cross] = /^(.*\S)\s+([x×])$/iu.exec(line.trim()) ?? []
  if (alone && cross) return [bare(alone), cross]
  const [, number = line, amount = ''] = /^(.*?\S)(?:\s*,\s*|\s+[x×]\s+|\s+)(-?\d[\d.]*)$/iu.exec(line.trim()) ?? []
  return [bare(number), amount]
}

/**
 * What a pasted list asks for: a line each with article number and amount, separated by tab, semicolon, comma or blanks,
 * as spreadsheets and mails have it; further columns stand between them unheeded. A line without an amount means one
 * piece, a first line without any digit is a heading.
 */
export function listFrom(text: string, language: 'de' | 'en'): ReadList {
  const lines = text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '')
  const body = lines.length > 1 && !/\d/.test(lines[0]!) ? lines.slice(1) : lines
  const wanted: Wanted[] = []
  const unread: Unread[] = []
  for (const line of body) {
    const [number = '', ...others] = cellsOf(line)
    const amounts = others.filter(cell => cell !== '')
    const amount = amounts.length === 0 ? 1 : amounts.map(cell => wholeFrom(cell, language)).findLast(isAmount)
    const typed = amounts.at(-1) ?? ''
    if (number === '' || number.length > longestNumber) unread.push({ line: line.trim(), amount: null })
    else if (!isAmount(amount)) unread.push({ line: line.trim(), amount: { typed, why: 'notOne' } })
    else if (amount > mostPieces) unread.push({ line: line.trim(), amount: { typed, why: 'tooMany' } })
    else wanted.push({ number, amount })
  }
  return { wanted, unread }
}

const isAmount = (amount: number | null | undefined): amount is number => typeof amount === 'number' && amount > 0

/** Whether two lists together ask for more of an article than a position holds. */
export const isTooMuch = (before: readonly Wanted[], added: readonly Wanted[]): boolean => {
  const sums = Map.groupBy([...before, ...added], ({ number }) => number.toUpperCase())
  return [...sums.values()].some(same => same.reduce((sum, { amount }) => sum + amount, 0) > mostPieces)
}

/** Two lists as one: what stands in both adds up, up to what a position holds. */
export function together(before: readonly Wanted[], added: readonly Wanted[]): Wanted[] {
  const byNumber = new Map(before.map(each => [each.number.toUpperCase(), each]))
  for (const { number, amount } of added) {
    const known = byNumber.get(number.toUpperCase())
    const sum = Math.min(mostPieces, (known?.amount ?? 0) + amount)
    byNumber.set(number.toUpperCase(), { number: known?.number ?? number, amount: sum })
  }
  return [...byNumber.values()]
}
