import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import type { FocalPoint } from '../../../platform/imageSizes.ts'
import type { Fit, ProductContent, ProductKind } from '../tables.ts'
import type { Availability } from './availability.ts'
import type { Offer } from './offers.ts'
import type { PriceAudience, PriceRange } from './priceRange.ts'
import type { Sale } from './sale.ts'

/** A picture as tiles and galleries show it; the original lies in the storage under `sha256`, sides are pixels. */
export type CardImage = {
  readonly id: string
  readonly sha256: string
  readonly width: number
  readonly height: number
  readonly alt: LocalizedText | null
  /** What stays in sight when it is cut; without it its middle. */
  readonly focalPoint?: FocalPoint | null
}

export type CardColor = {
  readonly id: string
  readonly code: string
  readonly title: LocalizedText
  readonly hex: string
  /** What its first picture is drawn of; without one it is shown by its value. */
  readonly swatch?: Swatch | null
}

/** A picture that a colour is shown by: the original lies in the storage under `sha256`. */
type Swatch = Pick<CardImage, 'sha256' | 'focalPoint'>

/** From how many pieces on a piece costs everybody what; no keys: all variants. `listCents`: before the product's own
 *  discounts. Cents. */
export type CardTier = {
  readonly from: number
  readonly priceCents: Cents
  readonly listCents: Cents
  readonly variantKeys: readonly string[]
}

/** What everybody is asked for a variant, and the reduction that this is. Cents. */
export type VariantPrice = { readonly cents: Cents; readonly sale: Sale | null }

/**
 * The number of the card's shape. Whoever adds, removes or redefines something in `Card` raises it: cards that were kept
 * under another number are made anew before the first request is answered (`refreshDueListings`).
 */
export const CARD_SHAPE = 7

/** What a tile shows of a product, in both languages; kept whole in `listings.card`. Prices are cents in the shop's
 *  own basis, as everybody is asked for them (decision 28). `sale` is the reduction of the price that is shown first:
 *  that of adults' sizes, else the lowest; `childSale` that of children's sizes; `isOnSale`: some size is reduced.
 *  `priceApart`: what a set's pieces cost one by one, null where that is no more. `groups`: the slugs of the product's
 *  groups, its home first. `preview`: values of its properties, in words; `swatches`: the
 *  colours that the tile shows, which may be none; `showsFits`: whether it names the fits. `content`: how much is in a piece, where it is compared by quantity. `slots`: a set's products in order. */
export type Card = {
  readonly id: string
  readonly number: string
  readonly slug: string
  readonly kind: ProductKind
  readonly groups: readonly string[]
  readonly title: LocalizedText
  readonly subtitle: LocalizedText | null
  readonly isNew: boolean
  readonly isPersonalisable: boolean
  readonly price: PriceRange
  readonly vatGroup: string | null
  readonly content: ProductContent | null
  readonly sale: Sale | null
  readonly childSale: Sale | null
  readonly isOnSale: boolean
  readonly tiers: readonly CardTier[]
  readonly setSavingPercent: number | null
  readonly priceApart: Cents | null
  readonly availability: Availability
  readonly fits: readonly Fit[]
  readonly sizes: readonly string[]
  readonly colors: readonly CardColor[]
  readonly preview: readonly LocalizedText[]
  readonly swatches: readonly CardColor[]
  readonly showsFits: boolean
  readonly image: CardImage | null
  readonly backImage: CardImage | null
  readonly slots: readonly string[]
}

/** The first picture of a product in a colour, and one of its back. */
export type ColorPictures = { readonly front: CardImage; readonly back: CardImage | null }

/** The part of a listing that lists are filtered and ordered by, beside its card. Prices as adults' and children's lists
 *  show them (`rangeFor`); `manyPrices`: whose sizes have prices between the lowest and the highest. `offers`: its variants
 *  by piece (see `offerAttributes`); `pictures`: by the codes of colours that its tile can be asked for in. `prices`: of
 *  variants by id that cost something else than they are listed with, or are reduced. */
export type Listing = {
  readonly card: Card
  readonly groupIds: readonly string[]
  readonly sortOrder: number
  readonly sortTitle: string
  readonly sortTitleEn: string
  readonly isInStock: boolean
  readonly isOnSale: boolean
  readonly soldPieces: number
  readonly createdAt: Date
  readonly priceFrom: Cents
  readonly priceTo: Cents
  readonly childPriceFrom: Cents
  readonly childPriceTo: Cents
  readonly manyPrices: readonly PriceAudience[]
  readonly propertyValues: readonly string[]
  readonly offers: readonly (readonly Offer[])[]
  readonly pictures: Readonly<Record<string, ColorPictures>>
  readonly prices: Readonly<Record<string, VariantPrice>>
}
