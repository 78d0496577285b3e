/** What the size table needs to know of a variant. */
export interface GridVariant {
  readonly id: string
  readonly fit: string | null | undefined
  readonly size: string
  readonly color: { readonly id: string; readonly title: string } | null | undefined
}

interface GridRow<TVariant> {
  readonly key: string
  readonly fit: TVariant extends GridVariant ? TVariant['fit'] : never
  readonly color: GridVariant['color']
  /** One per size; null where there is no such variant. */
  readonly cells: readonly (TVariant | null)[]
}

export interface SizeGrid<TVariant> {
  readonly sizes: readonly string[]
  readonly rows: readonly GridRow<TVariant>[]
}

/**
 * Variants as a table: a row for each fit of each colour, a column for each size. `order` is how sizes are sorted;
 * sizes that it does not name come last. Of two variants of the same fit, size and colour each gets a row.
 */
export function sizeGrid<TVariant extends GridVariant>(
  variants: readonly TVariant[],
  order: readonly string[],
): SizeGrid<TVariant> {
  const all = [...new Set(variants.map(variant => variant.size))]
  const known = order.filter(size => all.includes(size))
  const sizes = [...known, ...all.filter(size => !known.includes(size))]
  const rows: { key: string; fit: TVariant['fit']; color: GridVariant['color']; cells: (TVariant | null)[] }[] = []
  for (const variant of variants) {
    const at = sizes.indexOf(variant.size)
    const key = `${variant.color?.id ?? ''} ${variant.fit ?? ''}`
    let row = rows.find(each => each.key.startsWith(`${key} `) && each.cells[at] === null)
    if (!row) {
      row = {
        key: `${key} ${rows.length}`,
        fit: variant.fit,
        color: variant.color,
        cells: sizes.map(() => null),
      }
      rows.push(row)
    }
    row.cells[at] = variant
  }
  return { sizes, rows: rows as unknown as GridRow<TVariant>[] }
}

/** One value of what was pasted, and for which cell: rows and columns from the top left one. */
export interface PastedCell {
  readonly row: number
  readonly column: number
  readonly text: string
}

/**
 * Values copied out of a spreadsheet, from the cell at `from` on. Tabs part columns, line ends part rows. A single column
 * that is longer than the rows that follow runs along the sizes instead, for spreadsheets mostly list sizes downwards.
 * Null for a single value, which the field itself takes.
 */
export function pastedCells(
  text: string,
  from: { row: number; column: number },
  size: { rows: number; columns: number },
): PastedCell[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const table = lines.map(line => line.split('\t').map(value => value.trim()))
  const isColumn = table.length > 1 && table.every(line => line.length === 1)
  if (table.length === 1 && table[0]?.length === 1) return null
  const turned = isColumn && table.length > size.rows - from.row ? [table.map(line => line[0] ?? '')] : table
  return turned.flatMap((line, row) =>
    line.flatMap((value, column) => {
      const at = { row: from.row + row, column: from.column + column }
      return at.row < size.rows && at.column < size.columns ? [{ ...at, text: value }] : []
    }),
  )
}
