import { isFormula } from './cells.ts'
import { type ImportField, simplified } from './fields.ts'
import { CellMistake, type CellValue, type MistakeCode, valueOfCell } from './values.ts'

/** A mistake with its place; `column` from 1, null where it is one of the row or of the product as a whole. */
export type PlacedMistake = {
  readonly line: number
  readonly column: number | null
  readonly code: MistakeCode
  readonly details: Readonly<Record<string, string | number>>
}

/** What columns mean: a field for each that means something. */
export type Column = { readonly at: number; readonly field: ImportField }

/** A row as it was read: values by the key of their field, absent where it says nothing; null clears. */
export type ReadRow = {
  readonly line: number
  readonly values: ReadonlyMap<string, CellValue>
  readonly mistakes: readonly PlacedMistake[]
}

/** Reads the cells of a row. `clearsEmpty`: an empty cell clears its field; else it says nothing. */
export function readRow(
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  columns: readonly Column[],
  clearsEmpty: boolean,
): ReadRow {
  const values = new Map<string, CellValue>()
  const found: PlacedMistake[] = []
  for (const { at, field } of columns) {
    const raw = cells[at] ?? ''
    const value = isFormula(raw) ? new CellMistake('FORMULA') : valueOfCell(field, raw)
    if (value instanceof CellMistake) {
      found.push({ line, column: at + 1, code: value.code, details: { ...value.details, text: raw.slice(0, 60) } })
    } else if (value !== undefined) values.set(field.key, value)
    else if (clearsEmpty && field.level !== 'helper' && !kept.has(field.key)) values.set(field.key, null)
  }
  return { line, values, mistakes: found }
}

/** Fields by which rows are told apart, or that cannot be empty: an empty cell says nothing of them. */
const kept = new Set([
  'productNumber',
  'slug',
  'sku',
  'size',
  'title.de',
  'kind',
  'isOffline',
  'isOnline',
  'isMarkedNew',
])
for (const key of ['isMarkedSale', 'sortOrder', 'isChildSize', 'canBePersonalised', 'rowOffline', 'rowOrder', 'stock'])
  kept.add(key)

const textAt = (row: ReadRow, key: string): string => {
  const value = row.values.get(key)
  return typeof value === 'string' ? value : ''
}

/** Cells by which it is known to which product a row belongs. */
export type RowNames = {
  readonly line: number
  readonly number: string
  readonly slug: string
  readonly title: string
  readonly sku: string
  readonly parent: string
  readonly rowId: string
}

export const namesOf = (row: ReadRow): RowNames => ({
  line: row.line,
  number: textAt(row, 'rowNumber') || textAt(row, 'productNumber'),
  slug: textAt(row, 'slug'),
  title: textAt(row, 'title.de'),
  sku: textAt(row, 'sku'),
  parent: textAt(row, 'parent').replace(/^id:/i, ''),
  rowId: textAt(row, 'rowId'),
})

/** By what a product is named. */
export type ProductKey = { readonly by: 'number' | 'slug' | 'title' | 'sku'; readonly value: string }

/**
 * To which products rows belong, in their order; null: to none, for nothing names one. A row that leaves out what names
 * products in this table belongs to the one above.
 */
export function keysOf(rows: readonly RowNames[], columns: readonly Column[]): (ProductKey | null)[] {
  const mapped = new Set(columns.map(({ field }) => field.key))
  const has = (...keys: string[]) => keys.some(key => mapped.has(key))
  const numbers = new Map(rows.filter(({ rowId }) => rowId !== '').map(({ rowId, number }) => [rowId, number]))
  const isFilledDown = has('productNumber', 'rowNumber', 'slug', 'title.de')
  let above: ProductKey | null = null
  return rows.map(({ number, slug, title, sku, parent }) => {
    const own: ProductKey | null =
      parent !== ''
        ? { by: 'number', value: numbers.get(parent) || parent }
        : number !== ''
          ? { by: 'number', value: number }
          : slug !== ''
            ? { by: 'slug', value: slug }
            : title !== '' && !has('productNumber', 'rowNumber', 'slug')
              ? { by: 'title', value: title }
              : null
    const key: ProductKey | null = own ?? (isFilledDown ? above : sku === '' ? null : { by: 'sku', value: sku })
    above = key
    return key
  })
}

/** What a row says of a size; `sku` null: it names none. */
export type WantedVariant = {
  readonly line: number
  readonly values: ReadonlyMap<string, CellValue>
  readonly properties: Readonly<Record<string, string>>
}

/** What the rows of one product say of it. `lines`: of its rows; `own`: what rows without a size say. */
export type Wanted = {
  readonly key: ProductKey
  readonly lines: readonly number[]
  readonly product: ReadonlyMap<string, { readonly value: CellValue; readonly line: number }>
  readonly own: ReadonlyMap<string, CellValue>
  readonly variants: readonly WantedVariant[]
  readonly mistakes: readonly PlacedMistake[]
}

/** Puts the rows of one product together. `isWhole`: the rows name the product itself, none of its sizes. */
export function wantedOf(
  key: ProductKey,
  rows: readonly ReadRow[],
  columns: readonly Column[],
  isWhole: (sku: string) => boolean,
): Wanted {
  const product = new Map<string, { value: CellValue; line: number }>()
  const own = new Map<string, CellValue>()
  const variants: WantedVariant[] = []
  const found: PlacedMistake[] = rows.flatMap(({ mistakes }) => mistakes)
  const productColumns = columns.filter(({ field }) => field.level === 'product')
  // Exports name the options of a product on its first row alone.
  const optionNames = new Map<string, CellValue>()
  const isTyped = columns.some(({ field }) => field.key === 'rowType')
  for (const row of rows) {
    const { parent, number } = namesOf(row)
    const isChild = parent !== '' && parent !== number
    if (!isChild) {
      for (const { at, field } of productColumns) {
        const value = row.values.get(field.key)
        if (value === undefined) continue
        const before = product.get(field.key)
        if (before === undefined || (before.value === null && value !== null)) {
          product.set(field.key, { value, line: row.line })
        } else if (value !== null && JSON.stringify(before.value) !== JSON.stringify(value)) {
          found.push({ line: row.line, column: at + 1, code: 'CONTRADICTION', details: { other: before.line } })
        }
      }
    }
    for (const [key, value] of row.values) if (/^option(Names|\dName)$/.test(key)) optionNames.set(key, value)
    const { values, properties } = withOptions(new Map([...optionNames, ...row.values]))
    const type = simplified(textAt(row, 'rowType'))
    const sku = textAt(row, 'sku')
    const isSize = isTyped
      ? type.includes('variation')
      : parent !== '' ||
        ['size', 'color', 'fit'].some(name => values.has(name) && values.get(name) !== null) ||
        Object.keys(properties).length > 0 ||
        (sku !== '' && !isWhole(sku))
    if (isSize) {
      const rowNumber = values.get('rowNumber')
      if (sku === '' && typeof rowNumber === 'string' && rowNumber !== '') values.set('sku', rowNumber)
      variants.push({ line: row.line, values, properties })
    } else {
      for (const [name, value] of values)
        if (columns.some(({ field }) => field.key === name && field.level === 'row')) own.set(name, value)
    }
  }
  return { key, lines: rows.map(({ line }) => line), product, own, variants, mistakes: found }
}

/** What options mean, by their names: a field of a size. */
const optionFields: Readonly<Record<string, string>> = {
  ...{ size: 'size', groesse: 'size', gr: 'size', konfektionsgroesse: 'size', schuhgroesse: 'size' },
  ...{ color: 'color', colour: 'color', farbe: 'color' },
  ...{ fit: 'fit', schnitt: 'fit', passform: 'fit', geschlecht: 'fit', gender: 'fit' },
}

/** The values of a row with those of its options: size, colour and fit, and others as further properties. */
function withOptions(given: ReadonlyMap<string, CellValue>): {
  readonly values: Map<string, CellValue>
  readonly properties: Record<string, string>
} {
  const values = new Map(given)
  const properties: Record<string, string> = {}
  const text = (key: string) => (typeof given.get(key) === 'string' ? (given.get(key) as string) : '')
  const pairs: [string, string][] = [1, 2, 3].map(at => [text(`option${at}Name`), text(`option${at}Value`)])
  const [names, own] = [text('optionNames').split('|'), text('optionValues').split('|')]
  if (text('optionValues') !== '') pairs.push(...own.map((value, at): [string, string] => [names[at] ?? '', value]))
  for (const pair of text('optionPairs').split('|')) {
    const [name = '', value = ''] = pair.split(':')
    pairs.push([name, value])
  }
  for (const [name, raw] of pairs) {
    const value = raw.trim()
    if (value === '' || (simplified(name) === 'title' && simplified(value) === 'defaulttitle')) continue
    const field = optionFields[simplified(name)]
    if (field) values.set(field, value)
    else if (name.trim() !== '') properties[name.trim().slice(0, 60)] = value.slice(0, 200)
    else if (!values.has('size')) values.set('size', value)
  }
  return { values, properties }
}
