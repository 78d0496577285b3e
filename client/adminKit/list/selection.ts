/** The selected rows by id, as they were last seen. They stay selected while other pages are shown. */
export type Selection<TRow> = ReadonlyMap<string, TRow>

interface Identified {
  readonly id: string
}

/**
 * What one tick changes. With Shift all rows from the one ticked before (`anchor`) to this one become like this one, as
 * in a file manager; without it, or where the earlier one is not on this page, this row alone.
 */
export function ticked<TRow extends Identified>(
  selection: Selection<TRow>,
  rows: readonly TRow[],
  tick: { id: string; isSelected: boolean; anchor: string | null; isRange: boolean },
): Selection<TRow> {
  const at = rows.findIndex(row => row.id === tick.id)
  const from = tick.isRange ? rows.findIndex(row => row.id === tick.anchor) : -1
  const touched = from < 0 ? rows.slice(at, at + 1) : rows.slice(Math.min(at, from), Math.max(at, from) + 1)
  return withRows(selection, touched, tick.isSelected)
}

/** With or without `rows`. */
export function withRows<TRow extends Identified>(
  selection: Selection<TRow>,
  rows: readonly TRow[],
  isSelected: boolean,
): Selection<TRow> {
  const changed = new Map(selection)
  for (const row of rows) {
    if (isSelected) changed.set(row.id, row)
    else changed.delete(row.id)
  }
  return changed
}

/** What of it is among `rows`. */
export function onlyOf<TRow extends Identified>(selection: Selection<TRow>, rows: readonly TRow[]): Selection<TRow> {
  return new Map(rows.filter(row => selection.has(row.id)).map(row => [row.id, row]))
}
