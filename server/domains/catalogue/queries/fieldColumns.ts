import { getColumns, type SQL, sql } from 'drizzle-orm'
import type { NamedField, ProductField, ProductRow } from '../fields.ts'
import { products } from '../tables.ts'

const columns = getColumns(products)

/** A column of `p`, which is `products`, as SQL; days as text, as the pool leaves them. */
function columnOf(name: keyof ProductRow): string {
  const column = columns[name]
  return column.getSQLType() === 'date' ? `p.${column.name}::text` : `p.${column.name}`
}

/** Fields as columns of a statement, each under its own name. */
export const fieldColumns = (fields: readonly NamedField<ProductField>[]): string =>
  fields.map(({ field, column }) => `${columnOf(column)} as "${field}"`).join(', ')

/** Fields as an object of JSON, each under its own name. */
export const fieldsAsJson = (fields: readonly NamedField<ProductField>[]): SQL =>
  sql.raw(`json_build_object(${fields.map(({ field, column }) => `'${field}', ${columnOf(column)}`).join(', ')})`)

/** All columns of products as the table names them, instants as ISO 8601 texts. */
export const productColumns: string = (Object.keys(columns) as (keyof ProductRow)[])
  .map(name => {
    const isInstant = columns[name].getSQLType().startsWith('timestamp')
    return `${isInstant ? `to_json(p.${columns[name].name}) #>> '{}'` : columnOf(name)} as "${name}"`
  })
  .join(', ')
