import { type SQL, sql } from 'drizzle-orm'
import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { changedWithin, type InstantRange, within } from '../../../platform/changeFeed.ts'
import type { Database } from '../../../platform/database.ts'
import type { Card, Listing } from '../rules/card.ts'
import type { Fit, GroupOrder, products, TierScope, variants } from '../tables.ts'
import { productColumns } from './fieldColumns.ts'
import { read } from './statements.ts'
import { meantKeys } from './tierKeys.ts'

type Reader = Pick<Database, 'pool'>

export type FileRecord = {
  readonly id: string
  readonly sha256: string
  readonly name: string
  readonly extension: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly alt: LocalizedText | null
  readonly caption: LocalizedText | null
}

type Row = typeof products.$inferSelect
type Day = string

/** A product with all that belongs to it, as the documented paths show it. Instants are ISO 8601 texts. */
export type ProductRecord = Omit<
  Row,
  'createdAt' | 'updatedAt' | 'deletedAt' | 'visibleFrom' | 'newSince' | 'backOn'
> & {
  readonly createdAt: string
  readonly updatedAt: string
  readonly deletedAt: string | null
  readonly visibleFrom: string | null
  readonly backOn: Day | null
  readonly priceFrom: Cents | null
  /** Its tile and the prices of its variants (see `Listing`); null where visitors see nothing of it. */
  readonly card: Card | null
  readonly prices: Listing['prices'] | null
  readonly variants: readonly (typeof variants.$inferSelect & {
    colorCode: string | null
    colorTitle: LocalizedText | null
  })[]
  readonly tiers: readonly { fromAmount: number; priceCents: Cents; scope: TierScope; variantKeys: string[] }[]
  readonly slots: readonly string[]
  readonly cross: readonly string[]
  readonly groupIds: readonly string[]
  readonly offers: readonly { startsAt: string; endsAt: string; discountGroups: string[] }[]
  readonly images: readonly (FileRecord & { view: string; fit: Fit | null; colorCode: string | null })[]
  readonly downloads: readonly (FileRecord & { title: LocalizedText })[]
  readonly colors: readonly Omit<ColorRecord, 'revision'>[]
}

const fileJson = (
  more: string,
  alt = 'f.alt',
) => `json_build_object('id', f.id, 'sha256', f.sha256, 'name', f.name, 'extension', f.extension,
  'size', f.size, 'width', f.width, 'height', f.height, 'alt', ${alt}, 'caption', f.caption, ${more})`

/** A colour as the documented paths show it. */
export type ColorRecord = {
  readonly id: string
  readonly code: string
  readonly title: LocalizedText
  readonly hex: string
  readonly images: readonly FileRecord[]
  readonly revision: number
}

const colorFields = (color: string) => `'id', ${color}.id, 'code', ${color}.code, 'title', ${color}.title,
  'hex', ${color}.hex, 'images', coalesce((select json_agg(${fileJson(`'kind', 'image'`)} order by ci.position)
    from color_images ci join files f on f.id = ci.file_id where ci.color_id = ${color}.id), '[]')`

/** Where records come from. */
const source = sql.raw('products p left join listings l on l.product_id = p.id')

/** The columns of a record; `p` is `products`, `l` its listing. */
const recordColumns = sql.raw(`${productColumns},
  least(l.price_from, l.child_price_from) as "priceFrom", l.card, l.prices,
  coalesce((select json_agg(json_build_object('id', v.id, 'productId', v.product_id, 'key', v.key, 'sku', v.sku, 'fit', v.fit,
    'size', v.size, 'colorId', v.color_id, 'colorCode', c.code, 'colorTitle', c.title, 'properties', v.properties,
    'priceCents', v.price_cents, 'isChildSize', v.is_child_size, 'isPersonalisable', v.is_personalisable,
    'available', v.available, 'backOn', v.back_on, 'expectedDays', v.expected_days, 'weightGrams', v.weight_grams,
    'isOffline', v.is_offline, 'sortOrder', v.sort_order) order by v.sort_order, v.id)
    from variants v left join colors c on c.id = v.color_id where v.product_id = p.id), '[]') as variants,
  coalesce((select json_agg(json_build_object('fromAmount', t.from_amount, 'priceCents', t.price_cents,
    'scope', t.scope, 'variantKeys', ${meantKeys}) order by t.from_amount, t.id)
    from tier_prices t where t.product_id = p.id), '[]') as tiers,
  coalesce((select json_agg(s.product_id order by s.position) from set_slots s where s.set_id = p.id), '[]') as slots,
  coalesce((select json_agg(x.other_id order by x.position) from cross_sells x where x.product_id = p.id), '[]') as "cross",
  coalesce((select json_agg(m.group_id order by m.position) from group_members m where m.product_id = p.id), '[]') as "groupIds",
  coalesce((select json_agg(json_build_object('startsAt', o.starts_at, 'endsAt', o.ends_at,
    'discountGroups', o.discount_groups) order by o.starts_at) from special_offers o where o.product_id = p.id), '[]') as offers,
  coalesce((select json_agg(${fileJson(`'view', i.view, 'fit', i.fit, 'colorCode', c.code`)} order by i.position, i.id)
    from product_images i join files f on f.id = i.file_id left join colors c on c.id = i.color_id
    where i.product_id = p.id), '[]') as images,
  coalesce((select json_agg(${fileJson(`'title', d.title`)} order by d.position)
    from product_downloads d join files f on f.id = d.file_id where d.product_id = p.id), '[]') as downloads,
  coalesce((select json_agg(json_build_object(${colorFields('c')}) order by c.sort_order)
    from colors c where c.id in (select v.color_id from variants v where v.product_id = p.id)), '[]') as colors`)

/** What of the catalogue a reader of the documented paths may be shown: everything to staff, listed products to all. */
export const visibility = (isStaff: boolean, now: Date): SQL =>
  isStaff
    ? sql`p.deleted_at is null`
    : sql`not p.is_offline and p.deleted_at is null and (p.visible_from is null or p.visible_from <= ${now.toISOString()}::timestamptz)
        and l.product_id is not null`

/** Conditions of the documented `qry`: each narrows; absent ones do not count. */
export type RecordFilter = {
  readonly ids?: readonly string[] | undefined
  readonly groupIds?: readonly string[]
  readonly kind?: string
  readonly isNew?: boolean
  /** Whether it is reduced for shoppers now, as the page of specials has it. */
  readonly isOnSale?: boolean
  readonly isOffline?: boolean
  readonly tags?: readonly string[]
  readonly title?: string
}

export const recordSorts = {
  order: sql.raw(`p.sort_order, p.title->>'de', p.id`),
  '-order': sql.raw(`p.sort_order desc, p.title->>'de' desc, p.id desc`),
  title: sql.raw(`p.title->>'de', p.id`),
  '-title': sql.raw(`p.title->>'de' desc, p.id desc`),
  price: sql.raw('coalesce(l.price_from, p.price_cents) nulls last, p.id'),
  '-price': sql.raw('coalesce(l.price_from, p.price_cents) desc nulls last, p.id desc'),
  created: sql.raw('p.created_at, p.id'),
  '-created': sql.raw('p.created_at desc, p.id desc'),
} as const
export type RecordSort = keyof typeof recordSorts

const conditionOf = (filter: RecordFilter): SQL => {
  const flag = (column: string, value: boolean | undefined) =>
    value === undefined ? null : sql`${sql.raw(column)} = ${value}`
  const parts = [
    filter.ids && sql`p.id = any(${sql.param([...filter.ids])}::uuid[])`,
    filter.groupIds &&
      sql`exists (select from group_members m where m.product_id = p.id and m.group_id = any(${sql.param([...filter.groupIds])}::uuid[]))`,
    filter.kind && sql`p.kind = ${filter.kind}`,
    filter.tags && sql`p.tags && ${sql.param([...filter.tags])}::text[]`,
    filter.title && sql`p.title->>'de' = ${filter.title}`,
    flag('p.is_new', filter.isNew),
    flag('coalesce(l.is_on_sale, false)', filter.isOnSale),
    flag('p.is_offline', filter.isOffline),
  ].filter(part => part !== null && part !== undefined && part !== '')
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

/** The part of the catalogue that is asked for; `created` and `changed` are spans of time. */
export type RecordPart = {
  readonly filter: RecordFilter
  readonly limit: number
  readonly skip: number
  readonly sort: RecordSort
  readonly created?: InstantRange | undefined
  readonly changed?: InstantRange | undefined
}

/** A part of the catalogue as whole records, with the number of all that fit. */
export async function productRecords(
  database: Reader,
  wanted: RecordPart & { readonly isStaff: boolean; readonly now: Date },
): Promise<{ items: ProductRecord[]; total: number }> {
  const spans = [
    within(sql.raw('p.created_at'), wanted.created),
    changedWithin('product', sql.raw('p.id'), wanted.changed),
  ].filter(each => each !== undefined)
  const conditions = [visibility(wanted.isStaff, wanted.now), conditionOf(wanted.filter), ...spans]
  const where = sql.join(conditions, sql` and `)
  const [items, counted] = await Promise.all([
    read<ProductRecord>(
      database,
      sql`select ${recordColumns} from ${source} where ${where}
          order by ${recordSorts[wanted.sort]} limit ${wanted.limit} offset ${wanted.skip}`,
    ),
    read<{ total: number }>(database, sql`select count(*)::int as total from ${source} where ${where}`),
  ])
  return { items, total: counted[0]?.total ?? 0 }
}

/** Records by id in the order asked; unknown ids, and those that are not the reader's to see, are left out. */
export async function productRecordsById(
  database: Reader,
  ids: readonly string[],
  isStaff: boolean,
  now: Date,
): Promise<ProductRecord[]> {
  if (ids.length === 0) return []
  const rows = await read<ProductRecord>(
    database,
    sql`select ${recordColumns} from ${source}
        where ${visibility(isStaff, now)} and p.id = any(${sql.param([...ids])}::uuid[])`,
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** A product group as the documented paths show it. */
export type GroupRecord = {
  readonly id: string
  readonly slug: string
  readonly title: LocalizedText
  readonly description: LocalizedText | null
  readonly isMainGallery: boolean
  readonly sortOrder: number
  readonly parents: readonly string[]
  readonly revision: number
  readonly image: FileRecord | null
  readonly seoTitle: LocalizedText | null
  readonly seoDescription: LocalizedText | null
  readonly productOrder: GroupOrder
  readonly placed: readonly string[]
  readonly moreImages: readonly FileRecord[]
}

/** Every group in the shop's order. */
export const groupRecords = (database: Reader): Promise<GroupRecord[]> =>
  read<GroupRecord>(
    database,
    sql.raw(`select g.id, g.slug, g.title, g.description, g.is_main_gallery as "isMainGallery", g.sort_order as "sortOrder",
      coalesce((select json_agg(r.parent_id) from product_group_parents r where r.group_id = g.id), '[]') as parents,
      case when f.id is not null then ${fileJson(`'kind', 'image'`, 'coalesce(g.image_alt, f.alt)')} end as image, g.revision,
      g.seo_title as "seoTitle", g.seo_description as "seoDescription", g.product_order as "productOrder",
      coalesce((select json_agg(m.product_id order by m.place) from group_members m where m.group_id = g.id
        and m.place is not null), '[]') as placed,
      coalesce((select json_agg(${fileJson(`'kind', 'image'`).replaceAll('f.', 'mf.')} order by mi.position)
        from group_images mi join files mf on mf.id = mi.file_id where mi.group_id = g.id), '[]') as "moreImages"
      from product_groups g left join files f on f.id = g.image_id
      where g.deleted_at is null order by g.sort_order, g.slug`),
  )

/** Every colour in the shop's order. */
export async function colorRecords(database: Reader): Promise<ColorRecord[]> {
  const rows = await read<{ color: ColorRecord }>(
    database,
    sql.raw(`select json_build_object(${colorFields('c')}, 'revision', c.revision) as color
      from colors c order by c.sort_order, c.code`),
  )
  return rows.map(({ color }) => color)
}
