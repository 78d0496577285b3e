import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import type { ProductKind } from '../../catalogue/tables.ts'
import { unescaped } from '../rules/entries.ts'
import { downloadIn, type ProductParts, partNames, withWords } from '../rules/partCells.ts'
import { type FoundFile, fileKeysOf } from '../rules/planParts.ts'
import type { Column, Wanted } from '../rules/rows.ts'

/** Whether a table says something of what hangs on products: else nobody reads that. */
export const speaksOfParts = (columns: readonly Column[]): boolean =>
  columns.some(({ field }) => (partNames as readonly string[]).includes(field.key))

/** What hangs on products, by their ids, in order. */
export async function partsOfProducts(reader: Reader, ids: readonly string[]): Promise<Map<string, ProductParts>> {
  if (ids.length === 0) return new Map()
  const rows = await run<{ id: string } & ProductParts>(
    reader,
    sql`select p.id,
      coalesce((select json_agg(json_build_object('from', t.from_amount, 'price', t.price_cents, 'scope', t.scope,
        'keys', t.variant_keys) order by t.id) from tier_prices t where t.product_id = p.id), '[]') as tiers,
      coalesce((select json_agg(json_build_object(
        'startsAt', to_char(o.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'endsAt', to_char(o.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'discountGroups', o.discount_groups) order by o.id) from special_offers o where o.product_id = p.id), '[]') as offers,
      coalesce((select json_agg(s.product_id order by s.position) from set_slots s where s.set_id = p.id), '[]') as slots,
      coalesce((select json_agg(json_build_object('fileId', i.file_id, 'view', i.view, 'colorId', i.color_id, 'fit', i.fit)
        order by i.position, i.id) from product_images i where i.product_id = p.id), '[]') as images,
      coalesce((select json_agg(json_build_object('fileId', d.file_id, 'title', d.title) order by d.position)
        from product_downloads d where d.product_id = p.id), '[]') as downloads
    from products p where p.id = any(${sql.param([...ids])}::uuid[])`,
    'parts of products',
  )
  return new Map(rows.map(({ id, ...parts }) => [id, parts]))
}

const listed = (wanted: readonly Wanted[], key: string): readonly string[] =>
  wanted.flatMap(({ product }) => {
    const value = product.get(key)?.value
    return Array.isArray(value) ? (value as readonly string[]) : []
  })

/** The files of the library, open to visitors, that products ask for as pictures and downloads. */
export async function filesWanted(reader: Reader, wanted: readonly Wanted[]): Promise<FoundFile[]> {
  const names = [
    ...listed(wanted, 'images').map(entry => unescaped(withWords(entry).text)),
    ...listed(wanted, 'downloads').map(entry => downloadIn(entry).name),
  ]
  const keys = [...new Set(names.flatMap(fileKeysOf))]
  if (keys.length === 0) return []
  return run<FoundFile>(
    reader,
    sql`select id, name, sha256, width is not null as "isPicture" from files
      where is_public and is_in_library and deleted_at is null
        and (name = any(${sql.param(keys)}::text[]) or sha256 = any(${sql.param(keys)}::text[])
          or id = any(${sql.param(keys.filter(isId))}::uuid[]))
      order by created_at, id`,
    'files that a table names',
  )
}

type Piece = { readonly id: string; readonly kind: ProductKind }

/** The products that sets of a table are made of; `added`: those that the same table makes, by number. */
export async function piecesWanted(
  reader: Reader,
  wanted: readonly Wanted[],
  parts: ReadonlyMap<string, ProductParts>,
  added: ReadonlyMap<string, Piece>,
) {
  const numbers = [...new Set(listed(wanted, 'slots').map(unescaped))]
  const ids = [...parts.values()].flatMap(({ slots }) => slots)
  if (numbers.length + ids.length === 0)
    return { byNumber: new Map<string, Piece>(), numberOf: new Map<string, string>() }
  const rows = await run<Piece & { number: string }>(
    reader,
    sql`select id, kind, product_number as number from products where deleted_at is null
      and (product_number = any(${sql.param(numbers)}::text[]) or id = any(${sql.param(ids)}::uuid[]))`,
    'pieces of sets',
  )
  const fresh = numbers.flatMap(number => (added.has(number) ? [[number, added.get(number)!] as const] : []))
  return {
    byNumber: new Map<string, Piece>([
      ...fresh,
      ...rows.map(({ id, kind, number }) => [number, { id, kind }] as const),
    ]),
    numberOf: new Map(rows.map(({ id, number }) => [id, number])),
  }
}
