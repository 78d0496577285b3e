import { type SQL, sql } from 'drizzle-orm'
import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import { focalPointJson } from '../../files/tables.ts'
import { colorSql } from '../colors/json.ts'
import { type SearchedText, type SearchedWords, type StoredFields, searchedTexts, searchedWords } from '../fields.ts'
import { fieldsAsJson } from '../queries/fieldColumns.ts'
import { isMeantSql, meantKeysSql } from '../queries/tierKeys.ts'
import type { HistoryPoint } from '../rules/askedPrices.ts'
import type { CardColor, CardImage } from '../rules/card.ts'
import type { PriceAudience } from '../rules/priceRange.ts'
import type { VariantProperties } from '../rules/variantProperties.ts'
import type { Fit, ImageView, ProductContent, ProductKind } from '../tables.ts'

type VariantFacts = {
  readonly id: string
  readonly key: string
  readonly fit: Fit | null
  readonly size: string
  readonly priceCents: Cents | null
  readonly isChildSize: boolean
  readonly available: number | null
  readonly backOn: string | null
  readonly color: string | null
  readonly properties: VariantProperties
}

/** All that a listing is made of. Instants are milliseconds. Variants that are offline are left out. */
export type ProductFacts = {
  readonly id: string
  readonly number: string
  readonly slug: string
  readonly kind: ProductKind
  readonly title: LocalizedText
  /** The texts that the search finds besides the title. */
  readonly texts: StoredFields<SearchedText>
  readonly properties: readonly { readonly key: string; readonly value: LocalizedText }[]
  readonly words: StoredFields<SearchedWords>
  readonly priceCents: Cents | null
  readonly childPriceCents: Cents | null
  readonly vatGroup: string | null
  readonly content: ProductContent | null
  readonly available: number | null
  readonly backOn: string | null
  readonly tableText: LocalizedText | null
  readonly noteText: LocalizedText | null
  readonly sortOrder: number
  readonly isNew: boolean
  readonly newSince: number | null
  readonly isSale: boolean
  readonly isOffline: boolean
  readonly isPersonalisable: boolean
  readonly deletedAt: number | null
  readonly visibleFrom: number | null
  readonly soldPieces: number
  readonly createdAt: number
  readonly hasVariants: boolean
  readonly variants: readonly VariantFacts[]
  /** Those of the variants (of a set: those it is shown in), the leading colour first. */
  readonly colors: readonly CardColor[]
  /** In the product's own order, home first; groups that are deleted are left out. */
  readonly groups: readonly { readonly id: string; readonly slug: string; readonly title: LocalizedText }[]
  readonly images: readonly (CardImage & { readonly view: ImageView; readonly color: string | null })[]
  readonly tiers: readonly {
    readonly from: number
    readonly priceCents: Cents
    readonly variantKeys: readonly string[]
  }[]
  readonly slots: readonly string[]
  readonly discountGroups: readonly string[]
  /** Instants are ISO 8601. */
  readonly offers: readonly {
    readonly start: string
    readonly end: string
    readonly discountGroups: readonly string[]
  }[]
  readonly updatedAt: number
  /** The price history of the product and its variants; null where nothing is or was reduced. */
  readonly prices: readonly HistoryPoint[] | null
}

/** What a product's row in `listings` says now; `card` is its exact text. */
export type ListedRow = {
  readonly card: string
  readonly cardShape: number
  readonly groupIds: readonly string[]
  readonly sortOrder: number
  readonly sortTitle: string
  readonly sortTitleEn: string
  readonly priceFrom: Cents
  readonly priceTo: Cents
  readonly childPriceFrom: Cents
  readonly childPriceTo: Cents
  readonly manyPrices: readonly PriceAudience[]
  /** As exact text, too. */
  readonly prices: string
  readonly offers: string
  readonly pictures: string
  readonly fits: readonly Fit[]
  readonly sizes: readonly string[]
  readonly colorCodes: readonly string[]
  readonly propertyValues: readonly string[]
  readonly isPersonalisable: boolean
  readonly isInStock: boolean
  readonly isOnSale: boolean
  readonly isNew: boolean
  readonly soldPieces: number
  readonly createdAt: number
}

/** A product to be listed; `listed` and `ordinal` (see `listings`) are null where it is not in any list yet. */
export type Candidate = {
  readonly facts: ProductFacts
  readonly listed: ListedRow | null
  readonly ordinal: number | null
}

/** Reads the facts of products and of the sets that contain them, and apart from them the facts of the pieces of all
 *  these sets; one statement, one more if there are sets. Ids without a product are left out. */
export async function readCandidates(
  db: Reader,
  productIds: readonly string[],
): Promise<{ candidates: Candidate[]; pieces: ProductFacts[] }> {
  const candidates = await readRows(
    db,
    sql`select unnest(${sql.param(productIds)}::uuid[])
      union select set_id from set_slots where product_id = any(${sql.param(productIds)}::uuid[])`,
  )
  const known = new Set(candidates.map(({ facts }) => facts.id))
  const missing = [...new Set(candidates.flatMap(({ facts }) => facts.slots))].filter(id => !known.has(id))
  if (missing.length === 0) return { candidates, pieces: [] }
  const pieces = await readRows(db, sql`select unnest(${sql.param(missing)}::uuid[])`)
  return { candidates, pieces: pieces.map(({ facts }) => facts) }
}

/** The facts of products by id, the price history of each among them, be it needed or not. */
export async function readFacts(db: Reader, ids: readonly string[]): Promise<Map<string, ProductFacts>> {
  const rows = await readRows(db, sql`select unnest(${sql.param([...ids])}::uuid[])`, true)
  return new Map(rows.map(({ facts }) => [facts.id, facts]))
}

async function readRows(db: Reader, ids: SQL, withHistory = false): Promise<Candidate[]> {
  const rows = await run<Candidate>(
    db,
    sql`
    select json_build_object(
      'id', p.id, 'number', p.product_number, 'slug', p.slug, 'kind', p.kind, 'title', p.title,
      'texts', ${fieldsAsJson(searchedTexts)},
      'words', ${fieldsAsJson(searchedWords)},
      'properties', p.properties, 'priceCents', p.price_cents, 'childPriceCents', p.child_price_cents,
      'vatGroup', p.vat_group, 'content', p.content, 'available', p.available, 'backOn', p.back_on,
      'tableText', p.out_of_stock_table_text, 'noteText', p.out_of_stock_note, 'sortOrder', p.sort_order,
      'isNew', p.is_new, 'newSince', extract(epoch from p.new_since) * 1000, 'isSale', p.is_sale, 'isOffline', p.is_offline, 'isPersonalisable', p.is_personalisable,
      'deletedAt', extract(epoch from p.deleted_at) * 1000, 'visibleFrom', extract(epoch from p.visible_from) * 1000,
      'soldPieces', p.sold_pieces, 'createdAt', extract(epoch from p.created_at) * 1000,
      'hasVariants', exists (select from variants v where v.product_id = p.id),
      'variants', coalesce((
        select json_agg(json_build_object(
          'id', v.id, 'key', v.key, 'fit', v.fit, 'size', v.size, 'priceCents', v.price_cents,
          'isChildSize', v.is_child_size, 'available', v.available, 'backOn', v.back_on,
          'properties', v.properties, 'color', (select c.code from colors c where c.id = v.color_id)) order by v.sort_order, v.id)
        from variants v where v.product_id = p.id and not v.is_offline), '[]'),
      'colors', coalesce((
        select json_agg(${colorSql('c')}
          order by worn.first, c.code)
        from (
          select v.color_id, min(v.sort_order) as first from variants v
          where v.product_id = p.id and not v.is_offline group by v.color_id
          union all
          select i.color_id, min(i.position) from product_images i
          where i.product_id = p.id and p.kind = 'set' group by i.color_id
        ) as worn join colors c on c.id = worn.color_id), '[]'),
      'groups', coalesce((
        select json_agg(json_build_object('id', g.id, 'slug', g.slug, 'title', g.title) order by m.position, g.id)
        from group_members m join product_groups g on g.id = m.group_id
        where m.product_id = p.id and g.deleted_at is null), '[]'),
      'images', coalesce((
        select json_agg(json_build_object(
          'id', f.id, 'sha256', f.sha256, 'width', f.width, 'height', f.height, 'alt', f.alt, 'focalPoint', ${focalPointJson},
          'view', i.view,
          'color', (select c.code from colors c where c.id = i.color_id))
          order by i.position, i.id)
        from product_images i join files f on f.id = i.file_id
        where i.product_id = p.id and f.width is not null and f.height is not null), '[]'),
      'tiers', coalesce((
        select json_agg(json_build_object(
          'from', t.from_amount, 'priceCents', t.price_cents, 'variantKeys', ${meantKeysSql})
          order by t.from_amount, t.price_cents, t.id)
        from tier_prices t where t.product_id = p.id and ${isMeantSql}), '[]'),
      'slots', coalesce((
        select json_agg(s.product_id order by s.position) from set_slots s where s.set_id = p.id), '[]'),
      'discountGroups', p.discount_groups, 'updatedAt', extract(epoch from p.updated_at) * 1000,
      'offers', coalesce((
        select json_agg(json_build_object('start', o.starts_at, 'end', o.ends_at, 'discountGroups', o.discount_groups)
          order by o.id)
        from special_offers o where o.product_id = p.id), '[]'),
      'prices', case when ${withHistory ? sql`true or ` : sql``}p.is_sale or cardinality(p.discount_groups) > 0
          or exists (select from special_offers o where o.product_id = p.id)
          or exists (select from price_changes c where c.product_id = p.id and c.kind in ('asked', 'askedChild'))
        then coalesce((
          select json_agg(json_build_object('at', extract(epoch from c.at) * 1000, 'priceCents', c.price_cents,
            'variantId', c.variant_id, 'kind', c.kind) order by c.at, c.id)
          from price_changes c where c.product_id = p.id), '[]') end
    ) as facts,
    case when l.product_id is not null then json_build_object(
      'card', l.card::text, 'cardShape', l.card_shape, 'sortOrder', l.sort_order, 'sortTitle', l.sort_title,
      'sortTitleEn', l.sort_title_en,
      'priceFrom', l.price_from, 'priceTo', l.price_to, 'childPriceFrom', l.child_price_from,
      'childPriceTo', l.child_price_to, 'manyPrices', l.many_prices, 'prices', l.prices::text,
      'offers', l.offers::text, 'pictures', l.pictures::text, 'fits', l.fits, 'sizes', l.sizes,
      'colorCodes', l.color_codes, 'propertyValues', l.property_values, 'isPersonalisable', l.is_personalisable, 'isInStock', l.is_in_stock,
      'isOnSale', l.is_on_sale, 'isNew', l.is_new, 'soldPieces', l.sold_pieces,
      'createdAt', extract(epoch from l.created_at) * 1000,
      'groupIds', coalesce((
        select json_agg(m.group_id order by m.group_id) from group_listings m where m.product_id = p.id), '[]')
    ) end as listed, l.ordinal
    from products p left join listings l on l.product_id = p.id
    where p.id in (${ids})`,
  )
  return rows
}
