import type { Language, LocalizedText } from '../../../kit/languages.ts'
import { textIn } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Availability } from '../../catalogue/rules/availability.ts'
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
  readonly availability: Availability
  readonly weightGrams: number | null
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
  readonly pieces: readonly FeedPiece[]
}

/** Elements of an item by their names, in the order in which they are written; of several pictures one each. */
export type FeedItem = readonly (readonly [name: string, value: string])[]

/** Characters that the portals read at most. Source: Google Merchant Center, product data specification. */
export const longest = { id: 50, title: 150, description: 5000, brand: 70, images: 10 } as const

const genders: Readonly<Record<Fit, string>> = { women: 'female', men: 'male', unisex: 'unisex', children: 'unisex' }

const states: Readonly<Record<Availability['state'], string>> = {
  inStock: 'in_stock',
  fewLeft: 'in_stock',
  backOnDate: 'backorder',
  soldOut: 'out_of_stock',
}

/** Amounts for unit prices, as the portals write units. */
const units: Readonly<Record<ProductContent['unit'], string>> = { g: 'g', ml: 'ml', cm: 'cm', cm2: 'sqm' }

/** `34.90 EUR` */
const price = (cents: Cents, currency: string): string => `${(cents / 100).toFixed(2)} ${currency}`

/** The first so many characters; a character of two code units is not torn apart. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('')

/**
 * A product as Google and Meta read it: an item for each size, held together by `item_group_id`. Where a reduction may be
 * announced, `sale_price` is what is asked, and `price`, which portals cross out, the lowest of the 30 days before it.
 * Source: Google Merchant Center, product data specification; Meta, catalogue fields; § 9a PrAG, § 11 PAngV.
 */
export function itemsOf(product: FeedProduct, language: Language, currency: string): FeedItem[] {
  const title = textIn(language, product.title)
  const description = textIn(language, product.description) || title
  return product.pieces.map((piece): FeedItem => {
    const color = piece.color && textIn(language, piece.color.title)
    const suffix = [color, piece.size].filter(Boolean).join(', ')
    const own = product.images.filter(({ colorCode }) => colorCode === (piece.color?.code ?? null))
    const others = product.images.filter(({ colorCode }) => colorCode === null)
    const images = [...new Set([...own, ...others, ...(own.length === 0 ? product.images : [])].map(({ url }) => url))]
    const isAnnounced = piece.availability.state === 'backOnDate' && piece.availability.backOn !== null
    return [
      ['id', cut(piece.sku, longest.id)],
      ['title', cut(suffix === '' ? title : `${title}, ${suffix}`, longest.title)],
      ['description', cut(description, longest.description)],
      ['link', piece.color ? `${product.url}?${new URLSearchParams({ color: piece.color.code })}` : product.url],
      ...images.slice(0, 1).map(url => ['image_link', url] as const),
      ...images.slice(1, longest.images + 1).map(url => ['additional_image_link', url] as const),
      ['availability', states[piece.availability.state]],
      ...(isAnnounced ? ([['availability_date', `${piece.availability.backOn}T00:00Z`]] as const) : []),
      ['price', price(piece.sale?.lowestPriceOf30Days ?? piece.priceCents, currency)],
      ...(piece.sale ? ([['sale_price', price(piece.priceCents, currency)]] as const) : []),
      ['condition', 'new'],
      ...(product.brand ? ([['brand', cut(product.brand, longest.brand)]] as const) : []),
      ...(piece.gtin ? ([['gtin', piece.gtin]] as const) : []),
      ['mpn', cut(piece.sku, 70)],
      ...(piece.gtin || product.brand ? [] : ([['identifier_exists', 'no']] as const)),
      ...(product.pieces.length > 1 ? ([['item_group_id', cut(product.number, longest.id)]] as const) : []),
      ...(color ? ([['color', cut(color, 100)]] as const) : []),
      ...(piece.size ? ([['size', cut(piece.size, 100)]] as const) : []),
      ...(piece.fit ? ([['gender', genders[piece.fit]]] as const) : []),
      ...(piece.fit || piece.isChildSize
        ? ([['age_group', piece.fit === 'children' || piece.isChildSize ? 'kids' : 'adult']] as const)
        : []),
      ...(product.group ? ([['product_type', textIn(language, product.group)]] as const) : []),
      ...(piece.weightGrams ? ([['shipping_weight', `${piece.weightGrams} g`]] as const) : []),
      ...measureOf(product.content),
    ]
  })
}

const measureOf = (content: ProductContent | null): FeedItem => {
  if (!content) return []
  // Square metres: portals know no square centimetres.
  const amount = content.unit === 'cm2' ? content.amount / 10_000 : content.amount
  return [['unit_pricing_measure', `${amount} ${units[content.unit]}`]]
}
