import { type SQL, sql } from 'drizzle-orm'
import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { prepare, type Reader } from '../../../platform/statements.ts'
import { colorSql } from '../../catalogue/colors/json.ts'
import { isMeantSql, meantKeysSql } from '../../catalogue/queries/tierKeys.ts'
import type { Card, CardColor, CardImage, Listing } from '../../catalogue/rules/card.ts'
import type { PrintMethod } from '../../catalogue/rules/printing.ts'
import { allProperties } from '../../catalogue/rules/variantProperties.ts'
import type { Fit, ProductContent, ProductKind, ProductProperty } from '../../catalogue/tables.ts'
import { focalPointJson } from '../../files/tables.ts'
import { settingsFrom, settingsText } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import type { CaseLine, Customer, Destination, PricingCase, Product } from '../rules/pricingCase.ts'
import { pricingRules } from '../rules/shopRules.ts'
import { printingDaysOf } from './lineDelivery.ts'

/** What a sale needs to know of a variant. `available`: null unlimited; `backOn`: a day, YYYY-MM-DD. */
export type VariantFacts = {
  readonly id: string
  readonly key: string
  readonly sku: string
  readonly fit: Fit | null
  readonly size: string
  readonly color: CardColor | null
  readonly properties: Readonly<Record<string, string | number | boolean>>
  readonly priceCents: Cents | null
  readonly isChildSize: boolean
  readonly isPersonalisable: boolean
  readonly available: number | null
  readonly backOn: string | null
  readonly expectedDays: number | null
  readonly weightGrams: number | null
  readonly isOffline: boolean
}

/** A picture of a product's front; `colorId` null: of every colour, `fit` null: of every cut. */
type ImageFacts = CardImage & { readonly colorId: string | null; readonly fit: Fit | null }

/** What a sale needs to know of a product. `variants` are only those that were asked for, `hasVariants` tells whether
 *  there are any; `visibleFrom` is an instant in ISO 8601; `slots` a set's product ids in order. */
export type ProductFacts = {
  readonly id: string
  readonly productNumber: string
  readonly slug: string
  readonly kind: ProductKind
  readonly title: LocalizedText
  readonly priceCents: Cents | null
  readonly childPriceCents: Cents | null
  readonly vatGroup: string | null
  readonly shippingGroup: string | null
  readonly discountGroups: readonly string[]
  readonly weightGrams: number | null
  readonly available: number | null
  readonly backOn: string | null
  readonly expectedDaysMin: number | null
  readonly expectedDays: number | null
  readonly printingDays: number | null
  readonly visibleFrom: string | null
  readonly isOffline: boolean
  readonly isDeleted: boolean
  readonly isPersonalisable: boolean
  readonly personalisationMaxLength: number | null
  /** How texts get onto it; null: as usual. */
  readonly printMethod: PrintMethod | null
  readonly outOfStockTableText: LocalizedText | null
  readonly outOfStockNote: LocalizedText | null
  readonly unit: LocalizedText | null
  readonly unitPlural: LocalizedText | null
  readonly quantityUnit: string | null
  /** What is in a piece, of goods that are compared by quantity. */
  readonly content: ProductContent | null
  /** The lines of its table, among which values of properties stand that hold for all of it. */
  readonly properties: readonly ProductProperty[]
  /** Colours that values of properties name. */
  readonly propertyColors: readonly CardColor[]
  readonly hasVariants: boolean
  readonly variants: readonly VariantFacts[]
  readonly tiers: readonly { readonly from: number; readonly price: Cents; readonly keys: readonly string[] }[]
  readonly slots: readonly string[]
  readonly offers: readonly {
    readonly start: string
    readonly end: string
    readonly discountGroups: readonly string[]
  }[]
  readonly groupIds: readonly string[]
  readonly images: readonly ImageFacts[]
  /** What a tile shows; null unless asked for, and for a product that is not listed. */
  readonly card: Card | null
  /** See `Listing`; none unless asked for. */
  readonly prices: Listing['prices']
}

/** Facts by product id; a product that does not exist is missing. */
export type ProductIndex = ReadonlyMap<string, ProductFacts>

/**
 * The facts of products as one JSON value, to be selected within any statement. Both arguments are expressions of type
 * `uuid[]`: the products, and those of their variants that are wanted, null for all. Arrays and not sub-selects, so that the products
 * are always found by their key, however large the catalogue.
 */
export const productFactsJson = (productIds: SQL, variantIds: SQL | null, withCards = false): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'productNumber', p.product_number, 'slug', p.slug, 'kind', p.kind, 'title', p.title,
    'priceCents', p.price_cents, 'childPriceCents', p.child_price_cents,
    'vatGroup', p.vat_group, 'shippingGroup', p.shipping_group, 'discountGroups', p.discount_groups,
    'weightGrams', p.weight_grams, 'available', p.available, 'backOn', p.back_on, 'expectedDays', p.expected_days,
    'expectedDaysMin', p.expected_days_min, 'printingDays', p.printing_days,
    'visibleFrom', p.visible_from, 'isOffline', p.is_offline, 'isDeleted', p.deleted_at is not null,
    'isPersonalisable', p.is_personalisable, 'personalisationMaxLength', p.personalisation_max_length,
    'printMethod', p.lettering ->> 'method',
    'outOfStockTableText', p.out_of_stock_table_text, 'outOfStockNote', p.out_of_stock_note,
    'unit', p.unit, 'unitPlural', p.unit_plural, 'quantityUnit', p.quantity_unit,
    'content', p.content, 'properties', p.properties,
    'propertyColors', (
      select coalesce(json_agg(${colorSql('c')}), '[]'::json)
      from colors c where c.code in (
        select held.value from variants v, jsonb_each_text(v.properties) held
        where ${variantIds ? sql`v.id = any(${variantIds}) and ` : sql``}v.product_id = p.id and v.properties <> '{}'
        union all
        select line -> 'value' ->> 'de' from jsonb_array_elements(p.properties) line)),
    'hasVariants', exists (select from variants v where v.product_id = p.id),
    'variants', (
      select coalesce(json_agg(json_build_object(
        'id', v.id, 'key', v.key, 'sku', v.sku, 'fit', v.fit, 'size', v.size,
        'color', case when c.id is not null then
          ${colorSql('c')} end,
        'properties', v.properties, 'priceCents', v.price_cents,
        'isChildSize', v.is_child_size, 'isPersonalisable', v.is_personalisable, 'available', v.available,
        'backOn', v.back_on, 'expectedDays', v.expected_days, 'weightGrams', v.weight_grams, 'isOffline', v.is_offline
      )), '[]'::json)
      from variants v left join colors c on c.id = v.color_id
      where ${variantIds ? sql`v.id = any(${variantIds}) and ` : sql``}v.product_id = p.id),
    'tiers', (
      select coalesce(json_agg(json_build_object('from', t.from_amount, 'price', t.price_cents, 'keys', ${meantKeysSql})
        order by t.from_amount, t.id), '[]'::json)
      from tier_prices t where t.product_id = p.id and ${isMeantSql}),
    'slots', (
      select coalesce(json_agg(s.product_id order by s.position), '[]'::json) from set_slots s where s.set_id = p.id),
    'offers', (
      select coalesce(json_agg(json_build_object(
        'start', o.starts_at, 'end', o.ends_at, 'discountGroups', o.discount_groups) order by o.id), '[]'::json)
      from special_offers o where o.product_id = p.id),
    'groupIds', (
      select coalesce(json_agg(m.group_id order by m.position), '[]'::json)
      from group_members m where m.product_id = p.id),
    'images', (
      select coalesce(json_agg(json_build_object(
        'id', f.id, 'sha256', f.sha256, 'width', f.width, 'height', f.height, 'alt', f.alt, 'focalPoint', ${focalPointJson}, 'colorId', i.color_id,
        'fit', i.fit
      ) order by i.position, i.id), '[]'::json)
      from product_images i join files f on f.id = i.file_id where i.product_id = p.id and i.view = 'front'),
    'card', ${withCards ? sql`(select l.card from listings l where l.product_id = p.id)` : sql`null`},
    'prices', ${withCards ? sql`coalesce((select l.prices from listings l where l.product_id = p.id), '{}'::json)` : sql`'{}'::json`}
  )), '[]'::json)
  from products p where p.id = any(${productIds})
)`

/** The facts as a map by product id. */
export const productIndexOf = (facts: readonly ProductFacts[]): ProductIndex =>
  new Map(facts.map(product => [product.id, product]))

/** Products, and those of their variants that are wanted, each once. */
export type WantedFacts = { readonly productIds: readonly string[]; readonly variantIds: readonly string[] }

const readFacts = prepare<WantedFacts, { facts: ProductFacts[]; settings: string }>(
  'pricing facts',
  sql`select ${productFactsJson(
    sql`${sql.placeholder('productIds')}::uuid[]`,
    sql`${sql.placeholder('variantIds')}::uuid[]`,
  )} as facts, ${settingsText} as settings`,
)

/** Reads the facts of products and of some of their variants, and the configuration, in one statement; unknown ids are
 *  left out. */
export async function pricingFacts(
  reader: Reader,
  wanted: WantedFacts,
): Promise<{ productIndex: ProductIndex; settings: Settings }> {
  const [row] = await readFacts(reader, wanted)
  return { productIndex: productIndexOf(row!.facts), settings: settingsFrom(row!.settings) }
}

/** A line as the pricing looks at it: a variant's id and an amount, or a set's slots. */
export type LineToPrice = {
  readonly id: string
  readonly productId: string
  readonly variantId: string | null
  readonly amount: number
  readonly slots:
    | readonly {
        readonly productId: string
        readonly pieces: readonly { readonly variantId: string | null; readonly amount: number }[]
      }[]
    | null
  /** Whether pieces of it are printed with a text. */
  readonly isPersonalised?: boolean
  /** Of a voucher, the amount that its buyer chose; null: the price of the product. */
  readonly ownAmount?: Cents | null
}

/** By which product a line is priced: its own, or, of a voucher of a chosen amount, that product at that price. */
export const pricedAs = ({ productId, ownAmount }: Pick<LineToPrice, 'productId' | 'ownAmount'>): string =>
  ownAmount == null ? productId : `${productId} ${ownAmount}`

/** Voucher products at the amounts that buyers chose, each once. */
function chosenVouchers(lines: readonly LineToPrice[], productIndex: ProductIndex, now: Date): Product[] {
  const chosen = new Map<string, Product>()
  for (const line of lines) {
    const facts = productIndex.get(line.productId)
    if (line.ownAmount == null || facts?.kind !== 'voucher') continue
    const price = line.ownAmount
    const product = caseProduct(facts, now)
    const variants = product.variants?.map(variant => ({ ...variant, price })) ?? []
    chosen.set(pricedAs(line), { ...product, id: pricedAs(line), price, variants, tiers: [] })
  }
  return [...chosen.values()]
}

/** Who buys and where it goes, as far as prices depend on it. */
export type BuyerFacts = {
  readonly customer: Customer | null
  readonly destination: Destination | null
  readonly invoiceCountry: string | null
  readonly pickup: boolean
  /** Cents by which a station changes what shipping costs. */
  readonly shippingChange?: Cents
}

/** The case that `priceCart` reckons: lines with their products' facts, the buyer and the shop's settings. */
export function pricingCase(
  now: Date,
  lines: readonly LineToPrice[],
  productIndex: ProductIndex,
  buyer: BuyerFacts,
  settings: Settings,
): PricingCase {
  return {
    now: now.toISOString(),
    lines: lines.map(line => caseLine(line, productIndex, settings)),
    products: [
      ...[...productIndex.values()].map(facts => caseProduct(facts, now)),
      ...chosenVouchers(lines, productIndex, now),
    ],
    ...buyer,
    rules: pricingRules(settings),
  }
}

function caseLine(line: LineToPrice, productIndex: ProductIndex, settings: Settings): CaseLine {
  const printing = line.isPersonalised ? { printingDays: printingDaysOf(line, productIndex, settings) } : {}
  if (line.slots === null) {
    const variant = variantKey(productIndex.get(line.productId), line.variantId)
    return { id: line.id, product: pricedAs(line), variant, amount: line.amount, ...printing }
  }
  const slots = line.slots.map(({ productId, pieces }) => ({
    product: productId,
    pieces: pieces.map(({ variantId, amount }) => ({
      variant: variantKey(productIndex.get(productId), variantId),
      amount,
    })),
  }))
  return { id: line.id, product: line.productId, slots, ...printing }
}

/** A key that no variant has, where one is named that does not exist, or none although the product has some: the
 *  pricing then refuses the line. */
const UNKNOWN_KEY = ''

function variantKey(product: ProductFacts | undefined, variantId: string | null): string | null {
  if (variantId === null) return product?.hasVariants ? UNKNOWN_KEY : null
  return product?.variants.find(({ id }) => id === variantId)?.key ?? UNKNOWN_KEY
}

/** From when a product can be delivered; a set waits for a piece that is not visible yet. */
function deliveredFrom({ backOn, visibleFrom }: ProductFacts, now: Date): string | null {
  if (visibleFrom === null || Date.parse(visibleFrom) <= now.getTime()) return backOn
  return backOn === null || Date.parse(visibleFrom) > Date.parse(backOn) ? visibleFrom : backOn
}

function caseProduct(facts: ProductFacts, now: Date): Product {
  return {
    id: facts.id,
    type: facts.kind,
    price: facts.priceCents,
    childPrice: facts.childPriceCents,
    variants: facts.variants.map(variant => ({
      key: variant.key,
      price: variant.priceCents,
      properties: allProperties(variant),
      childSize: variant.isChildSize,
      weight: variant.weightGrams,
      expectedDaysUntilShipping: variant.expectedDays,
      visibleAgainFrom: variant.backOn,
    })),
    tiers: facts.tiers,
    slots: facts.slots,
    vatGroup: facts.vatGroup,
    shippingGroup: facts.shippingGroup,
    discountGroups: facts.discountGroups,
    specialOffers: facts.offers,
    productGroups: facts.groupIds,
    weight: facts.weightGrams,
    expectedDaysUntilShipping: facts.expectedDays,
    visibleAgainFrom: deliveredFrom(facts, now),
  }
}

/** The picture of a product's front in a variant's colour, in its cut if there is one, else the first one; null without
 *  any. */
export function imageOf(product: ProductFacts, variant: VariantFacts | null): CardImage | null {
  const color = variant?.color
  const inColor = color ? product.images.filter(image => image.colorId === color.id) : product.images
  return inColor.find(image => image.fit === variant?.fit) ?? inColor[0] ?? product.images[0] ?? null
}
