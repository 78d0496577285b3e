import type { Language, LocalizedText } from '../../../kit/languages.ts'
import { textIn } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Availability } from '../../catalogue/rules/availability.ts'
import { isGtin } from '../../catalogue/rules/gtin.ts'
import type { Sale } from '../../catalogue/rules/sale.ts'
import type { Fit, ProductContent } from '../../catalogue/tables.ts'

/** A size of a product, or the product where it has none. */
export type FeedPiece = {
  readonly id: string
  readonly sku: string
  readonly size: string | null
  readonly fit: Fit | null
  readonly isChildSize: boolean
  readonly color: { readonly code: string; readonly title: LocalizedText } | null
  readonly gtin: string | null
  /** What everybody is asked for it, VAT included. */
  readonly priceCents: Cents
  readonly sale: Sale | null
  /** From when to when the reduction holds, as instants; null: until further notice. */
  readonly saleSpan: { readonly from: Date; readonly to: Date } | null
  readonly availability: Availability
  readonly weightGrams: number | null
  /** What it costs to send it alone, VAT included; null: it is not sent there. */
  readonly shippingCents: Cents | null
}

/** A picture by its address, and whose colour it shows; null: that of no single one. */
type FeedImage = { readonly url: string; readonly colorCode: string | null }

/** What of a product its items are made of. Addresses are whole. */
export type FeedProduct = {
  readonly number: string
  readonly title: LocalizedText
  readonly description: LocalizedText | null
  readonly url: string
  readonly brand: string | null
  readonly images: readonly FeedImage[]
  /** Titles of its home group. */
  readonly group: LocalizedText | null
  readonly content: ProductContent | null
  /** Where `shippingCents` leads. */
  readonly country: string
  readonly pieces: readonly FeedPiece[]
}

/** An element and what is in it: words, or elements. */
export type FeedElement = readonly [name: string, value: string | readonly (readonly [name: string, value: string])[]]
/** Elements of an item, in the order in which they are written; of several pictures one each. */
export type FeedItem = readonly FeedElement[]

/** Who reads the list: both take Google's elements, and call what can be had by other words. */
const portals = ['google', 'meta'] as const
export type Portal = (typeof portals)[number]

/** Characters that the portals read at most. Source: Google Merchant Center, product data specification. */
export const longest = { id: 50, title: 150, description: 5000, brand: 70, mpn: 70, images: 10 } as const

const genders: Readonly<Record<Fit, string>> = { women: 'female', men: 'male', unisex: 'unisex', children: 'unisex' }

const words: Readonly<Record<Portal, { readonly there: string; readonly later: string; readonly gone: string }>> = {
  google: { there: 'in_stock', later: 'backorder', gone: 'out_of_stock' },
  meta: { there: 'in stock', later: 'available for order', gone: 'out of stock' },
}

/** Whether a piece can be had. What comes again is only that where a day is known: portals refuse it without one. */
function availabilityOf({ state, backOn }: Availability, portal: Portal): FeedItem {
  const { there, later, gone } = words[portal]
  if (state === 'inStock' || state === 'fewLeft') return [['availability', there]]
  if (state !== 'backOnDate' || backOn === null) return [['availability', gone]]
  return [
    ['availability', later],
    ['availability_date', `${backOn}T00:00Z`],
  ]
}

/** Amounts for unit prices, as the portals write units. */
const units: Readonly<Record<ProductContent['unit'], string>> = { g: 'g', ml: 'ml', cm: 'cm', cm2: 'sqm' }

/** What the unit price is for, as the shop shows it. Source: § 5 PAngV, § 10b PrAG. */
const bases: Readonly<Record<ProductContent['unit'], string>> = { g: '1 kg', ml: '1 l', cm: '1 m', cm2: '1 sqm' }

/** `34.90 EUR` */
const price = (cents: Cents, currency: string): string => `${(cents / 100).toFixed(2)} ${currency}`

/** Whether a GTIN is one of the world: numbers for use within a shop, and those of coupons, are refused by portals.
 *  Source: GS1 General Specifications, 1.4.4; Google Merchant Center, `gtin`. */
export const isWorldGtin = (number: string): boolean =>
  isGtin(number) && !/^(?:2\d{12}|0?[24]\d{11}|9[89]\d{11})$/.test(number)

/** An instant as portals write spans: to the minute, with its offset. */
const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16)}+0000`

/** Three colours at most, each of 40 characters. */
const colorsOf = (title: string): string =>
  title
    .split('/')
    .slice(0, 3)
    .map(each => cut(each.trim(), 40))
    .join('/')

/** The first so many characters; a character of two code units is not torn apart. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('')

/**
 * A product as Google and Meta read it: an item for each size, held together by `item_group_id`. Where a reduction may be
 * announced, `sale_price` is what is asked, and `price`, which portals cross out, the lowest of the 30 days before it.
 * What costs nothing is no offer to them, and is left out.
 * Source: Google Merchant Center, product data specification; Meta, catalogue fields; § 9a PrAG, § 11 PAngV.
 */
export function itemsOf(product: FeedProduct, language: Language, currency: string, portal: Portal): FeedItem[] {
  const title = textIn(language, product.title)
  const description = textIn(language, product.description) || title
  const sold = product.pieces.filter(({ priceCents }) => priceCents > 0)
  return sold.map((piece): FeedItem => {
    const color = piece.color && textIn(language, piece.color.title)
    const suffix = [color, piece.size].filter(Boolean).join(', ')
    const own = product.images.filter(({ colorCode }) => colorCode === (piece.color?.code ?? null))
    const others = product.images.filter(({ colorCode }) => colorCode === null)
    const images = [...new Set([...own, ...others, ...(own.length === 0 ? product.images : [])].map(({ url }) => url))]
    const crossedOut = piece.sale?.lowestPriceOf30Days ?? 0
    const isReduced = crossedOut > piece.priceCents
    const gtin = piece.gtin !== null && isWorldGtin(piece.gtin) ? piece.gtin : null
    return [
      ['id', cut(piece.sku, longest.id)],
      ['title', cut(suffix === '' ? title : `${title}, ${suffix}`, longest.title)],
      ['description', cut(description, longest.description)],
      ['link', piece.color ? `${product.url}?${new URLSearchParams({ color: piece.color.code })}` : product.url],
      ...images.slice(0, 1).map(url => ['image_link', url] as const),
      ...images.slice(1, longest.images + 1).map(url => ['additional_image_link', url] as const),
      ...availabilityOf(piece.availability, portal),
      ['price', price(isReduced ? crossedOut : piece.priceCents, currency)],
      ...(isReduced ? ([['sale_price', price(piece.priceCents, currency)]] as const) : []),
      ...(isReduced && piece.saleSpan
        ? ([['sale_price_effective_date', `${minuteOf(piece.saleSpan.from)}/${minuteOf(piece.saleSpan.to)}`]] as const)
        : []),
      ['condition', 'new'],
      ...(product.brand ? ([['brand', cut(product.brand, longest.brand)]] as const) : []),
      ...(gtin ? ([['gtin', gtin]] as const) : []),
      // A number of the maker’s means something together with the maker alone.
      ...(product.brand ? ([['mpn', cut(piece.sku, longest.mpn)]] as const) : []),
      ...(gtin || product.brand ? [] : ([['identifier_exists', 'no']] as const)),
      ...(sold.length > 1 ? ([['item_group_id', cut(product.number, longest.id)]] as const) : []),
      ...(color ? ([['color', colorsOf(color)]] as const) : []),
      ...(piece.size ? ([['size', cut(piece.size, 100)]] as const) : []),
      ...(piece.fit ? ([['gender', genders[piece.fit]]] as const) : []),
      ...(piece.fit || piece.isChildSize
        ? ([['age_group', piece.fit === 'children' || piece.isChildSize ? 'kids' : 'adult']] as const)
        : []),
      ...(product.group ? ([['product_type', textIn(language, product.group)]] as const) : []),
      ...(piece.shippingCents === null
        ? []
        : ([
            [
              'shipping',
              [
                ['country', product.country],
                ['price', price(piece.shippingCents, currency)],
              ],
            ],
          ] as const)),
      ...(piece.weightGrams ? ([['shipping_weight', `${piece.weightGrams} g`]] as const) : []),
      ...measureOf(product.content),
    ]
  })
}

const measureOf = (content: ProductContent | null): FeedItem => {
  if (!content) return []
  // Square metres: portals know no square centimetres.
  const amount = content.unit === 'cm2' ? content.amount / 10_000 : content.amount
  return [
    ['unit_pricing_measure', `${Number(amount.toFixed(4))} ${units[content.unit]}`],
    ['unit_pricing_base_measure', bases[content.unit]],
  ]
}
