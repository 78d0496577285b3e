import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Database } from '../../../platform/database.ts'
import type { ProductLettering } from '../rules/printing.ts'
import type { ProductClaim, ProductContent, ProductProperty, ProductSafety, TierScope } from '../tables.ts'
import { readPrepared } from './statements.ts'

/** What hangs on a product as those who keep the catalogue see it: texts in both languages, rules as rules. */
export type ManagedParts = {
  readonly id: string
  readonly properties: readonly ProductProperty[]
  readonly safety: ProductSafety | null
  readonly claims: readonly ProductClaim[]
  readonly content: ProductContent | null
  readonly lettering: ProductLettering | null
  readonly tiers: readonly ManagedTier[]
  readonly slots: readonly string[]
  readonly cross: readonly string[]
  readonly offers: readonly ManagedOffer[]
  readonly downloads: readonly ManagedDownload[]
  /** By the id of the picture of the product. */
  readonly images: readonly ManagedImage[]
}

export type ManagedTier = {
  readonly from: number
  readonly priceCents: Cents
  readonly scope: TierScope
  /** Of the scope `some`. */
  readonly variantIds: readonly string[]
}

/** `startsAt`, `endsAt`: ISO 8601. */
export type ManagedOffer = {
  readonly startsAt: string
  readonly endsAt: string
  readonly discountGroups: readonly string[]
}

export type ManagedDownload = {
  readonly fileId: string
  readonly title: LocalizedText
  readonly name: string
  readonly size: number
}

export type ManagedImage = {
  readonly id: string
  readonly alt: LocalizedText | null
  readonly caption: LocalizedText | null
}

/** The parts of products by id. */
export async function managedPartsOf(
  database: Pick<Database, 'pool'>,
  ids: readonly string[],
): Promise<Map<string, ManagedParts>> {
  const rows = await readPrepared<ManagedParts>(
    database,
    'managed parts of products',
    `select p.id, p.properties, p.safety, p.claims, p.content, p.lettering,
       coalesce((select json_agg(json_build_object('from', t.from_amount, 'priceCents', t.price_cents, 'scope', t.scope,
         'variantIds', array(select v.id from variants v
           where v.product_id = p.id and v.key = any(t.variant_keys) order by v.sort_order, v.id))
         order by t.from_amount, t.price_cents, t.id) from tier_prices t where t.product_id = p.id), '[]') as tiers,
       array(select s.product_id::text from set_slots s where s.set_id = p.id order by s.position) as slots,
       array(select x.other_id::text from cross_sells x where x.product_id = p.id order by x.position) as "cross",
       coalesce((select json_agg(json_build_object('startsAt', o.starts_at, 'endsAt', o.ends_at,
         'discountGroups', o.discount_groups) order by o.starts_at, o.id)
         from special_offers o where o.product_id = p.id), '[]') as offers,
       coalesce((select json_agg(json_build_object('fileId', f.id, 'title', d.title, 'name', f.name, 'size', f.size)
         order by d.position, f.id)
         from product_downloads d join files f on f.id = d.file_id where d.product_id = p.id), '[]') as downloads,
       coalesce((select json_agg(json_build_object('id', i.id, 'alt', f.alt, 'caption', f.caption)
         order by i.position, i.id)
         from product_images i join files f on f.id = i.file_id where i.product_id = p.id), '[]') as images
     from products p where p.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(row => [row.id, row]))
}
