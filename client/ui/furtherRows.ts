/** Columns of galleries and entries at a width of the window in pixels, as the style sheet has them. Source: platform.md 2. */
export function columnsAt(width: number): number {
  if (width >= 1200) return 3
  return width >= 800 ? 2 : 1
}

/** How many things complete the present row, or make the next one. */
export const itemsOfNextRow = (present: number, columns: number): number => columns - (present % columns)
