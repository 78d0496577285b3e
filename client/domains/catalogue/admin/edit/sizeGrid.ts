/** What the size table needs to know of a variant. */
export interface GridVariant {
  readonly id: string
  readonly fit: string | null | undefined
  readonly size: string
  readonly color: { readonly id: string; readonly title: string } | null | undefined
  /** What tells it from others of the same fit, colour and size (see `wordsApart`). */
  readonly apart?: readonly string[] | undefined
}

interface GridRow<TVariant> {
  readonly key: string
  readonly fit: TVariant extends GridVariant ? TVariant['fit'] : never
  readonly color: GridVariant['color']
  /** Further words that its title needs. */
  readonly apart: readonly string[]
  /** One per size; null where there is no such variant. */
  readonly cells: readonly (TVariant | null)[]
}

export interface SizeGrid<TVariant> {
  readonly sizes: readonly string[]
  readonly rows: readonly GridRow<TVariant>[]
}

/**
 * Variants as a table: a row for each fit of each colour, and of what else tells them apart, a column for each size. `order`
 * is how sizes are sorted; sizes that it does not name come last. Of two variants that are the same each gets a row.
 */
export function sizeGrid<TVariant extends GridVariant>(
  variants: readonly TVariant[],
  order: readonly string[],
): SizeGrid<TVariant> {
  const all = [...new Set(variants.map(variant => variant.size))]
  const known = order.filter(size => all.includes(size))
  const sizes = [...known, ...all.filter(size => !known.includes(size))]
  const rows: (Omit<GridRow<GridVariant>, 'cells'> & { readonly cells: (TVariant | null)[] })[] = []
  for (const variant of variants) {
    const at = sizes.indexOf(variant.size)
    const { fit, color, apart = [] } = variant
    const key = JSON.stringify([color?.id ?? '', fit ?? '', apart])
    let row = rows.find(each => each.key.startsWith(`${key} `) && each.cells[at] === null)
    if (!row) {
      row = { key: `${key} ${rows.length}`, fit, color, apart, cells: sizes.map(() => null) }
      rows.push(row)
    }
    row.cells[at] = variant
  }
  return { sizes, rows: rows as unknown as GridRow<TVariant>[] }
}
