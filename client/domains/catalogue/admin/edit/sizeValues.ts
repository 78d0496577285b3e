import { valueAt } from '../../../../adminKit/edit/fields.ts'
import { type ProductValues, propertiesKey } from './fields.ts'
import type { TypedMode } from './sizeModes.ts'
import type { PropertyFields } from './variantProperties.ts'

/** The values of the size table's cells, by the names of the fields behind them. The GTIN is one of a size's further
 *  properties; to whoever types it is a field like others. */

/** The name of the field behind a cell: of a size that there is, or of one that comes, by its place among those. */
export const sizeKey = (size: string | number, mode: TypedMode): string =>
  typeof size === 'number' ? `newVariants.${size}.${mode}` : `variant.${size}.${mode}`

/** The further properties among which a cell's value stands, if it does. */
function propertiesOfCell(key: string): string | null {
  const [area, id = '', field] = key.split('.')
  return area === 'variant' && field === 'gtin' ? propertiesKey(id) : null
}

const rowsAt = (values: ProductValues, path: string) => (valueAt(values, path) ?? []) as readonly PropertyFields[]

/** What a cell holds, as it is typed. */
export function sizeText(values: ProductValues, key: string): string {
  const properties = propertiesOfCell(key)
  if (properties === null) return String(valueAt(values, key) ?? '')
  return rowsAt(values, properties).find(row => row.key === 'gtin')?.value ?? ''
}

/** What writing texts into cells means to the form, by path. */
export const sizeWrites = (values: ProductValues, texts: ReadonlyMap<string, string>): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(
    [...texts].map(([key, text]): [string, unknown] => {
      const properties = propertiesOfCell(key)
      return properties === null ? [key, text] : [properties, withGtin(rowsAt(values, properties), text)]
    }),
  )

function withGtin(rows: readonly PropertyFields[], value: string): readonly PropertyFields[] {
  if (value === '') return rows.filter(({ key }) => key !== 'gtin')
  const row = { key: 'gtin', kind: 'text', value } as const
  return rows.some(({ key }) => key === 'gtin') ? rows.map(each => (each.key === 'gtin' ? row : each)) : [...rows, row]
}
