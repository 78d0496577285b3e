import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Database, Transaction } from '../../../platform/database.ts'
import { run } from '../../../platform/statements.ts'
import { colorJson } from '../colors/json.ts'
import { fieldOf, type PageTextField, type ProductRow, pageTextFields, type StoredFields } from '../fields.ts'
import { idBySlug } from '../formerSlugs/queries.ts'
import type { Card, CardColor, CardImage, Listing } from '../rules/card.ts'
import type { VariantProperties } from '../rules/variantProperties.ts'
import type { Fit, GroupOrder, ImageView } from '../tables.ts'
import { fieldColumns } from './fieldColumns.ts'
import { readPrepared, settingsColumn } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** Who may see a product: everybody while it is listed and neither hidden nor deleted. Staff see the others through the
 *  managed lists only. `p` is `products`, `l` its listing; `$now` the parameter that holds the time. */
const visibleToAll = (now: string): string =>
  `l.product_id is not null and not p.is_offline and p.deleted_at is null
   and (p.visible_from is null or p.visible_from <= ${now}::timestamptz)`

/** Whether there are any products, visible or not. */
export async function hasProducts(tx: Pick<Transaction, '_'>): Promise<boolean> {
  const rows = await run<{ id: string }>(tx, sql`select id from products limit 1`)
  return rows.length > 0
}

/** The texts of a product that only its own page shows. */
export type ProductTexts = StoredFields<
  PageTextField | 'personalisationHelp' | 'personalisationMaxLength' | 'durabilityYears' | 'quantityUnit'
> &
  Readonly<Pick<ProductRow, 'properties' | 'safety' | 'claims' | 'content' | 'lettering'>>

const textColumns = `${fieldColumns([...pageTextFields, fieldOf('personalisationHelp'), fieldOf('personalisationMaxLength'), fieldOf('durabilityYears'), fieldOf('quantityUnit')])},
  p.properties, p.safety, p.claims, p.content, p.lettering`

/** A product for its page; `settings` as `settingsFrom` reads them. */
export type ProductWithTexts = { readonly card: Card; readonly texts: ProductTexts; readonly settings: string }

/** A visible product by its slug, by one that it had before, or by the id that REST shows; null if there is none, or none to
 *  be seen. */
export async function productBySlug(database: Reader, slug: string, now: Date): Promise<ProductWithTexts | null> {
  const [row] = await readPrepared<ProductTexts & { card: Card; settings: string }>(
    database,
    isId(slug) ? 'product by id' : 'product by slug',
    `select l.card, ${textColumns}, ${settingsColumn} from products p join listings l on l.product_id = p.id
     where p.id = ${isId(slug) ? '$1::uuid' : idBySlug('products', '$1')} and ${visibleToAll('$2')}`,
    [slug, now],
  )
  if (!row) return null
  const { card, settings, ...texts } = row
  return { card, texts, settings }
}

/** The texts of products by id, visible or not. */
export async function textsOfProducts(database: Reader, ids: readonly string[]): Promise<Map<string, ProductTexts>> {
  const rows = await readPrepared<ProductTexts & { id: string }>(
    database,
    'product texts',
    `select p.id, ${textColumns} from products p where p.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, ...texts }) => [id, texts]))
}

/** The cards of visible products by id. */
export async function cardsOfProducts(database: Reader, ids: readonly string[], now: Date): Promise<Map<string, Card>> {
  const rows = await readPrepared<{ card: Card }>(
    database,
    'cards by id',
    `select l.card from listings l join products p on p.id = l.product_id
     where l.product_id = any($1::uuid[]) and ${visibleToAll('$2')}`,
    [ids, now],
  )
  return new Map(rows.map(({ card }) => [card.id, card]))
}

/** A variant as it stands in the database; `priceCents` null: the product's. Only managed lists hold offline ones. */
export type VariantRow = {
  readonly id: string
  readonly key: string
  readonly sku: string
  readonly fit: Fit | null
  readonly size: string
  readonly color: CardColor | null
  readonly priceCents: Cents | null
  readonly isChildSize: boolean
  readonly isPersonalisable: boolean
  readonly available: number | null
  readonly backOn: string | null
  readonly expectedDays: number | null
  /** Read for staff alone. */
  readonly reorderLevel?: number | null
  readonly weightGrams: number | null
  readonly isOffline: boolean
  readonly properties: VariantProperties
}

/** A product's variants, and what they take from their product. */
export type VariantsOfProduct = {
  readonly id: string
  readonly priceCents: Cents | null
  readonly backOn: string | null
  readonly expectedDaysMin: number | null
  readonly expectedDays: number | null
  readonly printingDays: number | null
  readonly tableText: LocalizedText | null
  readonly noteText: LocalizedText | null
  readonly variants: readonly VariantRow[]
  /** See `Listing`. */
  readonly prices: Listing['prices']
  /** Colours that values of properties name. */
  readonly propertyColors?: readonly CardColor[]
  /** The shop's configuration as `settingsFrom` reads it. */
  readonly settings: string
}

/** The variants of products by the product's id, in their order; those that are offline only if asked for. */
export async function variantsOfProducts(
  database: Reader,
  ids: readonly string[],
  withOffline: boolean,
): Promise<Map<string, VariantsOfProduct>> {
  const rows = await readPrepared<VariantsOfProduct>(
    database,
    'variants of products',
    `select p.id, p.price_cents as "priceCents", p.back_on::text as "backOn", p.expected_days as "expectedDays",
       p.expected_days_min as "expectedDaysMin", p.printing_days as "printingDays",
       p.out_of_stock_table_text as "tableText", p.out_of_stock_note as "noteText",
       coalesce((
         select json_agg(json_build_object(
           'id', v.id, 'key', v.key, 'sku', v.sku, 'fit', v.fit, 'size', v.size,
           'color', case when c.id is not null then
             ${colorJson('c')} end,
           'priceCents', v.price_cents, 'isChildSize', v.is_child_size, 'isPersonalisable', v.is_personalisable,
           'available', v.available, 'backOn', v.back_on, 'expectedDays', v.expected_days,
           'reorderLevel', v.reorder_level, 'weightGrams', v.weight_grams, 'isOffline', v.is_offline, 'properties', v.properties)
           order by v.sort_order, v.id)
         from variants v left join colors c on c.id = v.color_id
         where v.product_id = p.id and ($2 or not v.is_offline)), '[]') as variants,
       coalesce((select l.prices from listings l where l.product_id = p.id), '{}'::json) as prices,
       coalesce((
         select json_agg(${colorJson('c')})
         from colors c where c.code in (
           select held.value from variants v, jsonb_each_text(v.properties) held
           where v.product_id = p.id and v.properties <> '{}'
           union all
           select line -> 'value' ->> 'de' from jsonb_array_elements(p.properties) line)), '[]') as "propertyColors",
       ${settingsColumn}
     from products p where p.id = any($1::uuid[])`,
    [ids, withOffline],
  )
  return new Map(rows.map(row => [row.id, row]))
}

/** The products that variants belong to, by the variant's id. */
export async function productsOfVariants(database: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await readPrepared<{ id: string; productId: string }>(
    database,
    'products of variants',
    `select id, product_id as "productId" from variants where id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(row => [row.id, row.productId]))
}

/** The products of the slots of sets, in the order of the slots; none asked for costs no statement. */
export async function slotsOfSets(database: Reader, ids: readonly string[]): Promise<Map<string, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await readPrepared<{ id: string; products: string[] }>(
    database,
    'slots of sets',
    `select set_id as id, array_agg(product_id order by position) as products from set_slots
      where set_id = any($1::uuid[]) group by set_id`,
    [ids],
  )
  return new Map(rows.map(({ id, products }) => [id, products]))
}

export type ProductImageRow = {
  readonly id: string
  readonly view: ImageView
  readonly fit: Fit | null
  readonly color: CardColor | null
  readonly caption: LocalizedText | null
  readonly image: CardImage
}
export type DownloadRow = {
  readonly id: string
  readonly title: LocalizedText
  readonly size: number
  readonly extension: string
}
/** A group and how many visible products it has. */
export type CountedGroup = {
  readonly id: string
  readonly slug: string
  readonly title: LocalizedText
  readonly description: LocalizedText | null
  readonly image: CardImage | null
  readonly productCount: number
  /** What search engines are told instead of title and description. */
  readonly seoTitle: LocalizedText | null
  readonly seoDescription: LocalizedText | null
  /** How its products are listed where nobody sorts them. */
  readonly productOrder: GroupOrder
  /** Its pictures besides the first, where they were read along. */
  readonly moreImages?: readonly CardImage[]
  /** The groups right below and right above it, where they were read along. */
  readonly children?: readonly CountedGroup[]
  readonly parents?: readonly CountedGroup[]
}

/** What hangs on a product besides its variants. */
export type ProductParts = {
  readonly id: string
  readonly images: readonly ProductImageRow[]
  readonly downloads: readonly DownloadRow[]
  readonly groups: readonly CountedGroup[]
}

/** A file that is a picture, as JSON; null for others. */
export const imageJson = (file: string, alt = `${file}.alt`): string =>
  `case when ${file}.width is not null and ${file}.height is not null then json_build_object(
     'id', ${file}.id, 'sha256', ${file}.sha256, 'width', ${file}.width, 'height', ${file}.height, 'alt', ${alt},
     'focalPoint', case when ${file}.focal_x is not null then
       json_build_object('x', ${file}.focal_x, 'y', ${file}.focal_y) end) end`

/** The picture of a group, with the group's own words for it where it has some. */
export const groupImageJson = (group: string, file: string): string =>
  imageJson(file, `coalesce(${group}.image_alt, ${file}.alt)`)

/** A group `group` with the file `file` as its picture and its count in `facet`, as JSON. */
export const groupJson = (group: string, file: string, facet: string): string =>
  `json_build_object('id', ${group}.id, 'slug', ${group}.slug, 'title', ${group}.title,
     'description', ${group}.description, 'seoTitle', ${group}.seo_title, 'seoDescription', ${group}.seo_description,
     'productOrder', ${group}.product_order, 'image', ${groupImageJson(group, file)},
     'productCount', coalesce(${facet}.products, 0))`

/** Pictures, downloads and groups of products by id. */
export async function partsOfProducts(database: Reader, ids: readonly string[]): Promise<Map<string, ProductParts>> {
  const rows = await readPrepared<ProductParts>(
    database,
    'product parts',
    `select p.id,
       coalesce((
         select json_agg(json_build_object('id', i.id, 'view', i.view, 'fit', i.fit,
           'color', case when c.id is not null then
             ${colorJson('c')} end,
           'caption', f.caption, 'image', ${imageJson('f')}) order by i.position, i.id)
         from product_images i join files f on f.id = i.file_id left join colors c on c.id = i.color_id
         where i.product_id = p.id and f.width is not null and f.height is not null), '[]') as images,
       coalesce((
         select json_agg(json_build_object('id', f.id, 'title', d.title, 'size', f.size, 'extension', f.extension)
           order by d.position, f.id)
         from product_downloads d join files f on f.id = d.file_id where d.product_id = p.id), '[]') as downloads,
       coalesce((
         select json_agg(${groupJson('g', 'f', 'n')} order by m.position, g.id)
         from group_members m join product_groups g on g.id = m.group_id left join files f on f.id = g.image_id
         left join group_facets n on n.group_id = g.id and n.facet = 'all' and n.value = ''
         where m.product_id = p.id and g.deleted_at is null), '[]') as groups
     from products p where p.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(row => [row.id, row]))
}
