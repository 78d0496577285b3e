import {
  type Availability,
  availabilityOf,
  bestAvailability,
  isOrderable,
  type OutOfStockTexts,
  type StockCalendar,
  worstAvailability,
} from '../rules/availability.ts'
import type { Card, CardColor, CardImage, Listing } from '../rules/card.ts'
import { isStillNew } from '../rules/newness.ts'
import { previewOf } from '../rules/preview.ts'
import { type PriceRange, priceRangeOf, setPriceRange, setSaving } from '../rules/priceRange.ts'
import { saleOf } from '../rules/sale.ts'
import { inFitOrder, inSizeOrder } from '../rules/sizes.ts'
import { sortKey } from '../rules/sortKeys.ts'
import { isPublic } from '../rules/visibility.ts'
import type { Fit } from '../tables.ts'
import type { ProductFacts } from './facts.ts'

/** What all listings of one refresh share. */
export type Surroundings = {
  readonly calendar: StockCalendar
  readonly now: Date
  /** Days for which a product counts as new. */
  readonly newForDays: number
  /** Keys of the properties that tiles name. */
  readonly previewProperties: readonly string[]
  /** Facts by id, those of the sets' pieces included. */
  readonly facts: ReadonlyMap<string, ProductFacts>
}

/** What a product is to a visitor in short: its own, or of a set what its pieces come to. */
type Summary = {
  readonly price: PriceRange | null
  readonly availability: Availability
  readonly fits: readonly Fit[]
  readonly sizes: readonly string[]
  readonly colors: readonly CardColor[]
}

/** The listing of a product, whether or not visitors may see it. Without any price (`hasPrice`) it is shown to those who
 *  keep the catalogue alone, at 0. */
export function listingOf(facts: ProductFacts, around: Surroundings): Listing & { readonly hasPrice: boolean } {
  const summary = facts.kind === 'set' ? summaryOfSet(facts, around) : summaryOfGoods(facts, around)
  const price = summary.price ?? { from: 0, to: 0, adult: null, child: null }
  const sale = facts.isSale ? saleOf(facts.priceCents, facts.prices) : null
  const pieces = facts.slots.map(id => pieceSummary(id, around)?.price ?? null)
  const card: Card = {
    id: facts.id,
    number: facts.number,
    slug: facts.slug,
    kind: facts.kind,
    groups: facts.groups.map(group => group.slug),
    title: facts.title,
    subtitle: facts.texts.subtitle,
    isNew: facts.isNew && isStillNew(facts.newSince, around.now, around.newForDays),
    isPersonalisable: facts.isPersonalisable,
    price,
    vatGroup: facts.vatGroup,
    sale,
    tiers: facts.tiers,
    setSavingPercent: facts.kind === 'set' ? setSaving(facts.priceCents, pieces) : null,
    availability: summary.availability,
    fits: summary.fits,
    sizes: summary.sizes,
    colors: summary.colors,
    preview: previewOf(facts.properties, around.previewProperties),
    image: imageOf(facts.images[0]),
    backImage: imageOf(facts.images.find((image, index) => index > 0 && image.view === 'back')),
    slots: facts.slots,
  }
  return {
    card,
    hasPrice: summary.price !== null,
    groupIds: facts.groups.map(group => group.id),
    sortOrder: facts.sortOrder,
    sortTitle: sortKey(facts.title.de),
    sortTitleEn: sortKey(facts.title.en || facts.title.de),
    isInStock: isOrderable(summary.availability),
    isOnSale: sale !== null || facts.hasOffer,
    soldPieces: facts.soldPieces,
    createdAt: new Date(facts.createdAt),
    priceFrom: price.from,
    priceTo: price.to,
  }
}

/** Whether visitors can see the product now. */
export const isListed = (facts: ProductFacts, now: Date): boolean =>
  isPublic(
    {
      isOffline: facts.isOffline,
      deletedAt: facts.deletedAt === null ? null : new Date(facts.deletedAt),
      visibleFrom: facts.visibleFrom === null ? null : new Date(facts.visibleFrom),
    },
    now,
  )

const textsOf = (facts: ProductFacts): OutOfStockTexts => ({ tableText: facts.tableText, noteText: facts.noteText })

function summaryOfGoods(facts: ProductFacts, { calendar }: Surroundings): Summary {
  const { variants } = facts
  const own = { available: facts.available, backOn: facts.backOn }
  const stocks = variants.map(variant => ({ available: variant.available, backOn: variant.backOn ?? facts.backOn }))
  return {
    price: priceRangeOf(facts.priceCents, variants),
    availability: facts.hasVariants
      ? bestAvailability(stocks, calendar, textsOf(facts))
      : availabilityOf(own, calendar, textsOf(facts)),
    fits: inFitOrder(variants.map(variant => variant.fit).filter(fit => fit !== null)),
    sizes: inSizeOrder(variants.map(variant => variant.size)),
    colors: facts.colors,
  }
}

/** A set offers what all its pieces offer, in the colours it is shown in; without pictures of its own by colour, in
 *  every colour that any piece has. */
function summaryOfSet(facts: ProductFacts, around: Surroundings): Summary {
  const pieces = facts.slots.map(id => pieceSummary(id, around))
  const present = pieces.filter(piece => piece !== null)
  const ownStock =
    facts.available === null
      ? []
      : [availabilityOf({ available: facts.available, backOn: facts.backOn }, around.calendar, textsOf(facts))]
  const missing = pieces.length === 0 ? [null] : []
  return {
    price: setPriceRange(facts.priceCents, facts.childPriceCents),
    availability: worstAvailability(
      [...missing, ...pieces.map(piece => piece?.availability ?? null), ...ownStock],
      textsOf(facts),
    ),
    fits: inFitOrder(common(present.map(piece => piece.fits))),
    sizes: inSizeOrder(common(present.map(piece => piece.sizes))),
    colors:
      facts.colors.length > 0
        ? facts.colors
        : [...new Map(present.flatMap(piece => piece.colors).map(color => [color.id, color])).values()],
  }
}

/** The summary of a set's piece, null if visitors cannot see it. */
function pieceSummary(id: string, around: Surroundings): Summary | null {
  const facts = around.facts.get(id)
  return facts && facts.kind !== 'set' && isListed(facts, around.now) ? summaryOfGoods(facts, around) : null
}

const common = <Value>(lists: readonly (readonly Value[])[]): Value[] =>
  (lists[0] ?? []).filter(value => lists.every(list => list.includes(value)))

const imageOf = (image: CardImage | undefined): CardImage | null =>
  image
    ? { id: image.id, sha256: image.sha256, width: image.width, height: image.height, alt: image.alt ?? null }
    : null
