import type { ReactNode } from 'react'
import type { MessageId } from '../../intl/messageIds.ts'

/** What became of one row: null where it was done, else why not. */
export type Outcome = string | null
type RunOne<TRow> = (row: TRow) => Promise<Outcome>
/** Does it to several rows with one request; what became of each, in their order. */
export type RunMany<TRow> = (rows: readonly TRow[]) => Promise<readonly Outcome[]>

/** What can be done with a row, and with many: one after the other, each with its result. */
export interface ListAction<TRow> {
  key: string
  label: MessageId
  icon?: ReactNode
  /** For which rows; without it for all. */
  applies?: (row: TRow) => boolean
  /** The one that things are about; the others are quieter. */
  isMain?: boolean
  /** Asked first, for what cannot be taken back. */
  question?: { title: (rows: readonly TRow[]) => string; text: (rows: readonly TRow[]) => string }
  /** Asks for more than yes or no: draws a dialog that calls `start` with what is to be done to each row, or `startMany`. */
  ask?: (asked: {
    rows: readonly TRow[]
    start: (run: RunOne<TRow>) => void
    startMany: (run: RunMany<TRow>) => void
    close: () => void
  }) => ReactNode
  run?: RunOne<TRow>
  /** Instead of `run`, where the server takes several rows at once. */
  runMany?: RunMany<TRow>
  /** Takes it back; offered for some seconds. */
  undo?: RunOne<TRow>
  undoMany?: RunMany<TRow>
  /** Said when it is done. */
  done: (rows: readonly TRow[]) => string
}
