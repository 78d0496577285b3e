import type { ReactNode } from 'react'
import type { MessageId } from '../../intl/messageIds.ts'

/** A column of a list: how it is headed, what it shows of a row, and what becomes of it where there is little room. */
export interface Column<TRow> {
  key: string
  title: MessageId
  /** For pictures and the like, whose title only readers need. */
  isTitleHidden?: boolean
  /** The field of the address by which its head sorts. */
  sort?: string
  /** Amounts and dates are looked at from their greatest. */
  beginsFalling?: boolean
  /** Amounts stand at the right. */
  isNumber?: boolean
  /** Least width in pixels, with the room to its neighbour. */
  width: number
  /** Its share of what the table is wider than all least widths; none without. */
  grow?: number
  /** 0 always shows; of the others the highest rank goes first where the table is narrow. */
  rank: number
  /** Shown only where somebody chose it. */
  isExtra?: boolean
  /**
   * Its place on a phone, where a row is a card: its title, the corner at the right of it, among the facts below in the
   * columns' own order, in a line of its own, at the left of all, or nowhere.
   */
  card: 'title' | 'corner' | 'fact' | 'line' | 'picture' | 'none'
  /** The card says the title, too, for values that say nothing alone. */
  isNamedOnCard?: boolean
  /** In words, for CSV; what is shown where there is no `cell`. */
  text: (row: TRow) => string
  cell?: (row: TRow, isRepeated: boolean) => ReactNode
  /** What is compared with the row above: a value that is repeated is quiet. */
  repeats?: (row: TRow) => string
  /** Carries the link of the row; without any such column that with the title of the card does. */
  isLink?: boolean
  /** Dark and bold. */
  isStrong?: boolean
  /** Below the last row, of the rows that are shown. */
  sum?: (rows: readonly TRow[]) => ReactNode
  /** Holds controls of its own, which lie above the link of the row. */
  isAbove?: boolean
  /** On a card, too, where it says nothing in words: its controls are there all the same. */
  isOnCardAnyway?: boolean
}

/** What of a column its fitting asks for. */
type Sized = Pick<Column<never>, 'key' | 'width' | 'grow' | 'rank'>

/**
 * The columns that a table of `available` pixels has room for: while they are wider, that of the highest rank goes, of
 * equals the last. Null where not even those of rank 0 fit: then rows are cards.
 */
export function fittingColumns<TColumn extends Sized>(
  columns: readonly TColumn[],
  available: number,
): readonly TColumn[] | null {
  const taken = columns.reduce((sum, { width }) => sum + width, 0)
  if (taken <= available) return columns
  const last = columns.reduce((most, { rank }, at) => (rank > 0 && rank >= (columns[most]?.rank ?? 1) ? at : most), -1)
  return last < 0 ? null : fittingColumns(columns.toSpliced(last, 1), available)
}

/** Widths in pixels: least widths, and what is left shared out among those that grow. They add up to `available`. */
export function columnWidths(columns: readonly Sized[], available: number): number[] {
  const left = available - columns.reduce((sum, { width }) => sum + width, 0)
  const shares = columns.reduce((sum, { grow = 0 }) => sum + grow, 0)
  if (left <= 0 || shares === 0) return columns.map(({ width }) => width)
  return columns.map(({ width, grow = 0 }) => width + Math.floor((left * grow) / shares))
}

/** The columns to show: those of the address in the list's own order, or all that are usual. */
export function chosenColumns<TColumn extends Pick<Column<never>, 'key' | 'rank' | 'isExtra'>>(
  columns: readonly TColumn[],
  chosen: readonly string[] | null,
): readonly TColumn[] {
  const known = chosen && columns.some(({ key }) => chosen.includes(key)) ? chosen : null
  return columns.filter(({ key, rank, isExtra }) => rank === 0 || (known ? known.includes(key) : !isExtra))
}
