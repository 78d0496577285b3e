import { useState } from 'react'
import { onlyOf, type Selection, ticked, withRows } from './selection.ts'

interface Kept<TRow> {
  /** The filters under which it was made: under others only what they show stays selected, or one would act on what one
   *  cannot see. */
  filters: string
  selected: Selection<TRow>
  /** The row that was ticked last, from which Shift selects. */
  anchor: string | null
}

/** What is selected in a list, over all of its pages. */
export function useSelection<TRow extends { readonly id: string }>() {
  const [kept, setKept] = useState<Kept<TRow>>({ filters: '', selected: new Map(), anchor: null })
  /** Under these filters, with the rows as they are now. */
  return (filters: string, rows: readonly TRow[]) => {
    const isSame = kept.filters === filters
    const selected = isSame ? kept.selected : onlyOf(kept.selected, rows)
    const set = (next: Selection<TRow>, anchor: string | null) => setKept({ filters, selected: next, anchor })
    const present = new Map(rows.map(row => [row.id, row]))
    return {
      selected,
      /** As they are shown now, or were when they were selected. */
      rows: [...selected.values()].map(row => present.get(row.id) ?? row),
      tick: (id: string, isSelected: boolean, isRange: boolean) => {
        const anchor = isSame ? kept.anchor : null
        set(ticked(selected, rows, { id, isSelected, anchor, isRange }), id)
      },
      tickAll: (isSelected: boolean) => set(withRows(selected, rows, isSelected), null),
      select: (more: readonly TRow[]) => set(withRows(selected, more, true), null),
      clear: () => set(new Map(), null),
      /** To be called when rows of other filters are shown: what was ticked while they were on their way counts. */
      settle: () => {
        if (!isSame && kept.selected.size > 0) set(selected, null)
      },
      /** For what happens later, when more may have been selected. */
      drop: (done: readonly TRow[]) => setKept(now => ({ ...now, selected: withRows(now.selected, done, false) })),
    }
  }
}

export type SelectionOf<TRow extends { readonly id: string }> = ReturnType<ReturnType<typeof useSelection<TRow>>>
