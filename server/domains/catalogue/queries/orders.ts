import type { Language } from '../../../kit/languages.ts'
import type { PriceAudience } from '../rules/priceRange.ts'
import { type After, instantParameter, integerParameter } from './page.ts'

/** How visitors can have lists sorted. Recommended: by the shop's order, then by title (shop.md 9); in a group first what
 *  was placed there by hand (decision 74). */
export type ProductOrder = 'recommended' | 'priceAsc' | 'priceDesc' | 'newest' | 'title'

/** How an order is written. Every order ends in the product's id, so that it is one order only. `columns` stand in both
 *  `listings` and `group_listings` (the place by hand in these alone), where an index has them; `shape` is that of their
 *  cursor. */
export type OrderBy = {
  readonly columns: readonly string[]
  readonly direction: 'asc' | 'desc'
  readonly shape: string
}

const createdAt = 'created_at'

/** The order for readers of a language, by the prices that the audience sees. */
export function orderBy(order: ProductOrder, language: Language, audience: PriceAudience = 'adult'): OrderBy {
  const price = audience === 'child' ? 'child_price_from' : 'price_from'
  switch (order) {
    case 'recommended':
      return { columns: ['sort_order', 'sort_title', 'product_id'], direction: 'asc', shape: 'nss' }
    case 'priceAsc':
      return { columns: [price, 'product_id'], direction: 'asc', shape: 'ns' }
    case 'priceDesc':
      return { columns: [price, 'product_id'], direction: 'desc', shape: 'ns' }
    case 'newest':
      return { columns: [createdAt, 'product_id'], direction: 'desc', shape: 'ns' }
    case 'title':
      return {
        columns: [language === 'en' ? 'sort_title_en' : 'sort_title', 'product_id'],
        direction: 'asc',
        shape: 'ss',
      }
  }
}

/** The same within a group. */
export function orderInGroup(order: ProductOrder, language: Language, audience: PriceAudience = 'adult'): OrderBy {
  const { columns, direction, shape } = orderBy(order, language, audience)
  return order === 'recommended'
    ? { columns: ['place', ...columns], direction, shape: `n${shape}` }
    : { columns, direction, shape }
}

/** `order by` of an order. Where the index runs backwards, its place for nulls must be named, or it is not used. */
export function orderText({ columns, direction }: OrderBy, table: string): string {
  const suffix = direction === 'asc' ? '' : columns[0] === createdAt ? ' desc nulls last' : ' desc'
  return columns.map(column => `${table}.${column}${suffix}`).join(', ')
}

/** The sort columns as a JSON list, instants as milliseconds: what a cursor is made of. */
export const cursorText = ({ columns }: OrderBy, table: string): string =>
  `json_build_array(${columns
    .map(column =>
      column === createdAt ? `(extract(epoch from ${table}.created_at) * 1000)::float8` : `${table}.${column}`,
    )
    .join(', ')})`

/** The values of a cursor as parameters of its columns. */
export const cursorParameters = ({ columns }: OrderBy, after: NonNullable<After>): unknown[] =>
  columns.map((column, index) => {
    const value = after[index]
    if (column === createdAt) return instantParameter(Number(value))
    return typeof value === 'number' ? integerParameter(value) : value
  })

const types: Readonly<Record<string, string>> = {
  product_id: 'uuid',
  created_at: 'timestamptz',
  place: 'int',
  sort_order: 'int',
  price_from: 'int',
  child_price_from: 'int',
  sort_title: 'text',
  sort_title_en: 'text',
}

/** `(a, b) > ($n, $n+1)`: the rows after a cursor whose parameters begin at `$first`. */
export function afterText({ columns, direction }: OrderBy, table: string, first: number): string {
  const left = columns.map(column => `${table}.${column}`).join(', ')
  const right = columns.map((column, index) => `$${first + index}::${types[column]}`).join(', ')
  return `(${left}) ${direction === 'asc' ? '>' : '<'} (${right})`
}
