import { valueAt } from '../../../../adminKit/edit/fields.ts'
import { type ProductValues, propertiesKey } from './fields.ts'
import { propertyOfMode, type TypedMode } from './sizeModes.ts'
import type { PropertyFields } from './variantProperties.ts'

/** The values of the size table's cells, by the names of the fields behind them. The GTIN is one of a size's further
 *  properties; to whoever types it is a field like others. */

/** The name of the field behind a cell: of a size that there is, or of one that comes, by its place among those. */
export const sizeKey = (size: string | number, mode: TypedMode): string =>
  typeof size === 'number' ? `newVariants.${size}.${mode}` : `variant.${size}.${mode}`

/** The further properties among which a cell's value stands, and under which key, if it does. */
function propertyOfCell(key: string): { readonly path: string; readonly key: string } | null {
  const [area, id = '', field = ''] = key.split('.')
  const property = field === 'gtin' ? field : propertyOfMode(field)
  return area === 'variant' && property !== null ? { path: propertiesKey(id), key: property } : null
}

const rowsAt = (values: ProductValues, path: string) => (valueAt(values, path) ?? []) as readonly PropertyFields[]

/** What a cell holds, as it is typed. */
export function sizeText(values: ProductValues, key: string): string {
  const property = propertyOfCell(key)
  if (property === null) return String(valueAt(values, key) ?? '')
  return rowsAt(values, property.path).find(row => row.key === property.key)?.value ?? ''
}

/** What writing texts into cells means to the form, by path. */
export const sizeWrites = (values: ProductValues, texts: ReadonlyMap<string, string>): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(
    [...texts].map(([key, text]): [string, unknown] => {
      const property = propertyOfCell(key)
      if (property === null) return [key, text]
      return [property.path, withValue(rowsAt(values, property.path), property.key, 'text', text)]
    }),
  )

/** Rows with a value under a key; an empty one takes the row away. */
export function withValue(
  rows: readonly PropertyFields[],
  key: string,
  kind: PropertyFields['kind'],
  value: string,
): readonly PropertyFields[] {
  if (value === '') return rows.filter(each => each.key !== key)
  const row = { key, kind, value } as const
  return rows.some(each => each.key === key) ? rows.map(each => (each.key === key ? row : each)) : [...rows, row]
}
