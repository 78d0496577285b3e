import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import { run } from '../../../platform/statements.ts'
import { groupMembers, products, variants } from '../../catalogue/tables.ts'
import type { KnownProduct } from '../rules/plan.ts'
import type { ProductKey } from '../rules/rows.ts'
import { importRows } from '../tables.ts'
import { partsOfProducts } from './partFacts.ts'

/** The rows of an import behind a line. */
export const rowsBehind = (reader: Reader, importId: string, line: number, limit: number) =>
  reader
    .select({ line: importRows.line, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.line, line)))
    .orderBy(asc(importRows.line))
    .limit(limit)

/** Rows of an import by their lines. */
export async function rowsAt(reader: Reader, importId: string, lines: readonly number[]) {
  const rows = await run<{ line: number; cells: string[] }>(
    reader,
    sql`select line, cells from import_rows where import_id = ${importId}::uuid and line = any(${sql.param([...lines])}::int[])`,
    'rows of an import',
  )
  return new Map(rows.map(row => [row.line, row]))
}

/** The products that keys name, by kind and value of the key. An article number may be a size's or a product's own. */
export async function productsNamed(
  reader: Reader,
  keys: readonly ProductKey[],
): Promise<ReadonlyMap<string, { readonly productId: string; readonly isVariant: boolean }>> {
  const valuesOf = (by: ProductKey['by']) => sql.param(keys.flatMap(key => (key.by === by ? [key.value] : [])))
  const rows = await run<{ by: ProductKey['by']; value: string; id: string; isVariant: boolean }>(
    reader,
    sql`select 'number' as by, product_number as value, id, false as "isVariant" from products
        where product_number = any(${valuesOf('number')}::text[]) and deleted_at is null
      union all select 'slug', slug, id, false from products
        where slug = any(${valuesOf('slug')}::text[]) and deleted_at is null
      union all select 'title', title ->> 'de', id, false from products
        where title ->> 'de' = any(${valuesOf('title')}::text[]) and deleted_at is null
      union all select 'sku', product_number, id, false from products
        where product_number = any(${valuesOf('sku')}::text[]) and deleted_at is null
      union all select 'sku', sku, product_id, true from variants
        where sku = any(${valuesOf('sku')}::text[]) and not is_retired`,
    'products named',
  )
  // A size's article number goes before the same one of a product.
  return new Map(rows.map(({ by, value, id, isVariant }) => [`${by} ${value}`, { productId: id, isVariant }]))
}

/** Products as they are, by id, with all that an import compares. */
export async function knownProducts(
  reader: Reader,
  ids: readonly string[],
  withParts = false,
): Promise<ReadonlyMap<string, KnownProduct>> {
  if (ids.length === 0) return new Map()
  const list = [...ids]
  const rows = await reader
    .select()
    .from(products)
    .where(and(inArray(products.id, list), isNull(products.deletedAt)))
  const sizes = await reader
    .select()
    .from(variants)
    .where(inArray(variants.productId, list))
    .orderBy(asc(variants.sortOrder), asc(variants.id))
  const members = await reader
    .select()
    .from(groupMembers)
    .where(inArray(groupMembers.productId, list))
    .orderBy(asc(groupMembers.position))
  const parts = withParts ? await partsOfProducts(reader, list) : null
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId)
  const groupsOf = Map.groupBy(members, ({ productId }) => productId)
  return new Map(
    rows.map(product => [
      product.id,
      {
        product,
        variants: sizesOf.get(product.id) ?? [],
        groupIds: (groupsOf.get(product.id) ?? []).map(({ groupId }) => groupId),
        ...(parts?.has(product.id) && { parts: parts.get(product.id)! }),
      },
    ]),
  )
}

/** Who has article numbers, addresses and product numbers: the id of the product, by what it has. */
export async function owners(
  reader: Reader,
  { skus, slugs, numbers }: Readonly<Record<'skus' | 'slugs' | 'numbers', readonly string[]>>,
) {
  const rows = await run<{ what: 'skus' | 'slugs' | 'numbers'; value: string; id: string }>(
    reader,
    sql`select 'skus' as what, sku as value, product_id as id from variants
        where sku = any(${sql.param([...skus])}::text[]) and not is_retired
      union all select 'slugs', slug, id from products
        where slug = any(${sql.param([...slugs])}::text[]) and deleted_at is null
      union all select 'numbers', product_number, id from products
        where product_number = any(${sql.param([...numbers])}::text[]) and deleted_at is null`,
    'owners of names',
  )
  const of = (what: 'skus' | 'slugs' | 'numbers') =>
    new Map(rows.filter(row => row.what === what).map(({ value, id }) => [value, id]))
  return { skus: of('skus'), slugs: of('slugs'), numbers: of('numbers') }
}

/** Colours and groups with the names by which tables call them. */
export async function namesOfShop(reader: Reader) {
  const colors = await run<{ id: string; names: string[] }>(
    reader,
    sql`select id, array[code, title ->> 'de', coalesce(title ->> 'en', '')] as names from colors`,
    'names of colours',
  )
  const groups = await run<{ id: string; names: string[]; parentIds: string[] }>(
    reader,
    sql`select id, array[slug, title ->> 'de', coalesce(title ->> 'en', '')] as names,
      array(select parent_id from product_group_parents where group_id = product_groups.id) as "parentIds" from product_groups
      where deleted_at is null order by id`,
    'names of groups',
  )
  return { colors, groups }
}

/** Numbers for so many new products, drawn from their range: none is given twice, and none that somebody has. */
export async function drawNumbers(reader: Reader, count: number): Promise<string[]> {
  const numbers: string[] = []
  while (numbers.length < count) {
    const wanted = count - numbers.length
    const rows = await run<{ number: string }>(
      reader,
      sql`with drawn as (
        insert into number_ranges (key, next) values ('product', ${10_001 + wanted}::int)
        on conflict (key) do update set next = number_ranges.next + ${wanted}::int returning next
      )
      select number::text from drawn, generate_series(drawn.next - ${wanted}::int, drawn.next - 1) as number
      where not exists (select from products where product_number = number::text)
        and not exists (select from variants where sku = number::text || '-1')`,
      'draw product numbers',
    )
    numbers.push(...rows.map(({ number }) => number))
  }
  return numbers
}
