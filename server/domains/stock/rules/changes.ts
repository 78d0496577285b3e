import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'
import { isBetween, mostPieces } from '../../catalogue/rules/limits.ts'
import type { StockReason } from '../../catalogue/stock/tables.ts'

/** Most pieces that one request changes, and longest note of a movement, in characters. */
export const stockLimits = { items: 500, note: 200, name: 100 } as const

/** Why people change stock by hand. */
const enteredReasons = ['correction', 'delivery', 'return'] as const satisfies readonly StockReason[]
export type EnteredReason = (typeof enteredReasons)[number]

/** What is to become of the stock of a piece: `setTo` so many, null for unlimited; or `add` so many, which may be negative. */
export type StockWish = {
  readonly itemId: string
  readonly setTo?: number | null
  readonly add?: number | null
}

/** The stock that a wish makes of `stock` (null: unlimited), or why not, at `path`. */
export function wished(
  { setTo, add }: StockWish,
  stock: number | null,
  path: readonly string[],
): { readonly to: number | null } | Refusal {
  const says = [setTo !== undefined, add !== undefined && add !== null]
  if (says[0] === says[1]) return refusal('INVALID_INPUT', path, 'say either `setTo` or `add`')
  if (setTo !== undefined) {
    if (setTo === null || isBetween(setTo, 0, mostPieces)) return { to: setTo }
    return refusal('INVALID_INPUT', [...path, 'setTo'], `must be a whole number from 0 to ${mostPieces}`)
  }
  if (!isBetween(add!, -mostPieces, mostPieces)) {
    return refusal('INVALID_INPUT', [...path, 'add'], `must be a whole number from ${-mostPieces} to ${mostPieces}`)
  }
  if (stock === null) return refusal('INVALID_INPUT', [...path, 'add'], 'is unlimited: set it to a number first')
  if (isBetween(stock + add!, 0, mostPieces)) return { to: stock + add! }
  // What is there may have changed since somebody looked.
  return stock + add! < 0
    ? refusal('ONLY_FEW_LEFT', [...path, 'add'], `only ${stock} are there`, { available: stock })
    : refusal('INVALID_INPUT', [...path, 'add'], `at most ${mostPieces} pieces`)
}

/** A note as it is kept, null for none; and what is wrong with it. */
export function tidiedNote(note: string | null | undefined): {
  readonly note: string | null
  readonly refusals: Refusal[]
} {
  const kept = tidied(note ?? '') || null
  const isTooLong = kept !== null && kept.length > stockLimits.note
  const said = `at most ${stockLimits.note} characters`
  return {
    note: kept,
    refusals: isTooLong ? [refusal('INVALID_INPUT', ['note'], said, { limit: stockLimits.note })] : [],
  }
}
