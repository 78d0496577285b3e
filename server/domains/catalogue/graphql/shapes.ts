import type { Day } from '../../../kit/days.ts'
import type { CursorValues } from '../../../kit/paging.ts'
import type { DeliveryTerms } from '../../pricing/rules/deliveryDates.ts'
import type { Facets } from '../queries/facets.ts'
import type { ProductFilter } from '../queries/groupPage.ts'
import type { ProductParts, ProductTexts, VariantRow, VariantsOfProduct } from '../queries/products.ts'
import type { StockCalendar } from '../rules/availability.ts'
import type { Card } from '../rules/card.ts'
import type { Tile } from '../rules/tile.ts'

/** A text cut where a searched word hit. */
export type TextPart = { readonly text: string; readonly isMatch: boolean }

/** A product as resolvers have it: its card, and its texts where they were read along. `isManaged`: reached through a
 *  managed list, so that what visitors cannot see of it is shown too. `draft`: what is stored of it does not count. */
export type ProductShape = {
  readonly card: Card
  readonly texts?: ProductTexts
  readonly isManaged?: boolean
  readonly draft?: { readonly variants: VariantsOfProduct; readonly parts: ProductParts }
}

/** A variant, its product, and what it takes from it. */
export type VariantShape = {
  readonly variant: VariantRow
  readonly of: Omit<VariantsOfProduct, 'settings'>
  readonly product: ProductShape
  readonly calendar: StockCalendar
  /** The day from which its delivery counts if it is ordered now. */
  readonly takenOn: Day
  /** How the shop sends. */
  readonly terms: DeliveryTerms
}

export type ProductEdge = {
  readonly cursor: CursorValues
  readonly node: ProductShape
  readonly titleParts?: readonly TextPart[] | null
  /** What its tile shows in this list instead, with the card that the rest is of. */
  readonly tile?: (Tile & { readonly card: Card }) | null
}

/** A list of products. What costs a statement of its own is worked out only if it is asked for. */
export type ProductList = {
  readonly edges: readonly ProductEdge[]
  readonly hasNext: boolean
  readonly hasPrevious: boolean
  readonly totalCount: () => Promise<number> | number
  /** Whether there are more than were counted. */
  readonly isCountCapped?: boolean
  readonly facets?: () => Promise<ShownFacets>
  /** Only of lists that are paged by number. */
  readonly offset?: { readonly start: number; readonly size: number; readonly known: number }
}

/** Facets and the filter they were counted for, which says what is selected. */
export type ShownFacets = { readonly facets: Facets; readonly filter: ProductFilter }
