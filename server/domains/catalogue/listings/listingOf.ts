import type { DiscountGroup } from '../../pricing/rules/pricingCase.ts'
import type { PropertyDefinition } from '../defaults/properties.ts'
import { type AskedPrice, askedPrices, askedTiers, commonSale } from '../rules/askedPrices.ts'
import {
  type Availability,
  availabilityOf,
  bestAvailability,
  isOrderable,
  type OutOfStockTexts,
  type StockCalendar,
  worstAvailability,
} from '../rules/availability.ts'
import type { Card, CardColor, CardImage, ColorPictures, Listing, VariantPrice } from '../rules/card.ts'
import { isStillNew } from '../rules/newness.ts'
import { flagsOf, inColors, isInStock, type Offer } from '../rules/offers.ts'
import { previewOf, previewSwatches } from '../rules/preview.ts'
import {
  type PriceAudience,
  type PriceRange,
  priceRangeOf,
  rangeFor,
  setPriceRange,
  setSaving,
} from '../rules/priceRange.ts'
import { builtIn, type ColorsByCode, differingValues, filteredValues } from '../rules/propertyDefinitions.ts'
import { inFitOrder, inSizeOrder } from '../rules/sizes.ts'
import { sortKey } from '../rules/sortKeys.ts'
import { isPublic } from '../rules/visibility.ts'
import type { Fit } from '../tables.ts'
import type { ProductFacts } from './facts.ts'

/** What all listings of one refresh share. */
export type Surroundings = {
  readonly calendar: StockCalendar
  readonly now: Date
  /** The discount groups that everybody may have, by id. */
  readonly discounts: ReadonlyMap<string, DiscountGroup>
  /** Days for which a product counts as new. */
  readonly newForDays: number
  /** Keys of the properties that tiles name. */
  readonly previewProperties: readonly string[]
  readonly definitions: readonly PropertyDefinition[]
  /** Those that properties may name; none where no property does. */
  readonly colors: ColorsByCode
  /** Facts by id, those of the sets' pieces included. */
  readonly facts: ReadonlyMap<string, ProductFacts>
}

/** What a product is to a visitor in short: its own, or of a set what its pieces come to. */
type Summary = {
  readonly prices: readonly AskedPrice[]
  readonly price: PriceRange | null
  readonly availability: Availability
  readonly fits: readonly Fit[]
  readonly sizes: readonly string[]
  readonly colors: readonly CardColor[]
  /** By piece; of goods one list. */
  readonly offers: readonly (readonly Offer[])[]
}

/** A listing as it is made. Without any price (`hasPrice`) it is shown to those who keep the catalogue alone, at 0.
 *  `asked`: its prices one by one, with what the price history does not know of yet. */
export type MadeListing = Listing & { readonly hasPrice: boolean; readonly asked: readonly AskedPrice[] }

const noPrice: PriceRange = { from: 0, to: 0, adult: null, adultTo: null, child: null, childTo: null }

/** The listing of a product, whether or not visitors may see it. */
export function listingOf(facts: ProductFacts, around: Surroundings): MadeListing {
  const summary = facts.kind === 'set' ? summaryOfSet(facts, around) : summaryOfGoods(facts, around)
  const price = summary.price ?? noPrice
  const { prices } = summary
  const childPrices = price.child === null ? [] : prices.filter(each => each.isChildSize)
  const isOnSale = prices.some(each => each.sale !== null)
  const pieces = facts.slots.map(id => pieceSummary(id, around)?.price ?? null)
  const saving = facts.kind === 'set' ? setSaving(price.adult ?? price.from, pieces) : null
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
    content: facts.content,
    sale: commonSale(
      price.adult === null ? prices : prices.filter(each => !each.isChildSize),
      price.adult ?? price.from,
    ),
    childSale: commonSale(childPrices, price.child),
    isOnSale,
    tiers: askedTiers(facts, around.discounts, around.now.getTime()),
    setSavingPercent: saving?.percent || null,
    priceApart: saving?.apart ?? null,
    availability: summary.availability,
    fits: summary.fits,
    sizes: summary.sizes,
    colors: summary.colors,
    preview: previewOf(facts, summary.sizes, around),
    swatches: previewSwatches(facts, summary.colors, around),
    showsFits: builtIn(around.definitions, 'fit').showInPreview,
    image: facts.images[0] ? imageOf(facts.images[0]) : null,
    backImage: backOf(facts),
    slots: facts.slots,
  }
  const [forAdults, forChildren] = [rangeFor(price, 'adult'), rangeFor(price, 'child')]
  return {
    card,
    hasPrice: summary.price !== null,
    asked: prices,
    groupIds: facts.groups.map(group => group.id),
    sortOrder: facts.sortOrder,
    sortTitle: sortKey(facts.title.de),
    sortTitleEn: sortKey(facts.title.en || facts.title.de),
    isInStock: isOrderable(summary.availability),
    isOnSale,
    soldPieces: facts.soldPieces,
    createdAt: new Date(facts.createdAt),
    priceFrom: forAdults.from,
    priceTo: forAdults.to,
    childPriceFrom: forChildren.from,
    childPriceTo: forChildren.to,
    manyPrices: audiences.filter(audience => hasPricesBetween(prices, audience)),
    propertyValues: filteredValues(around.definitions, facts, around.colors),
    offers: summary.offers,
    pictures: picturesByColor(facts),
    prices: variantPrices(facts, prices),
  }
}

const audiences: readonly PriceAudience[] = ['adult', 'child']

/** Whether sizes of a kind cost something between their lowest and highest price; without such sizes, all of them. */
function hasPricesBetween(prices: readonly AskedPrice[], audience: PriceAudience): boolean {
  const own = prices.filter(price => price.isChildSize === (audience === 'child'))
  return new Set((own.length > 0 ? own : prices).map(({ cents }) => cents)).size > 2
}

/** The pictures of a product by the colours that it is offered in, where there are any of a colour. */
function picturesByColor({ colors, images }: ProductFacts): Record<string, ColorPictures> {
  return Object.fromEntries(
    colors.flatMap(({ code }) => {
      const [first, ...more] = images.filter(image => image.color === code)
      const back = more.find(image => image.view === 'back')
      return first ? [[code, { front: imageOf(first), back: back ? imageOf(back) : null }]] : []
    }),
  )
}

/** The prices of variants that differ from what they are listed with, or are reduced. */
function variantPrices(facts: ProductFacts, prices: readonly AskedPrice[]): Record<string, VariantPrice> {
  const listed = new Map(facts.variants.map(({ id, priceCents }) => [id, priceCents ?? facts.priceCents]))
  return Object.fromEntries(
    prices.flatMap(({ variantId, cents, sale }) =>
      variantId !== null && (sale !== null || cents !== listed.get(variantId)) ? [[variantId, { cents, sale }]] : [],
    ),
  )
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

function summaryOfGoods(facts: ProductFacts, around: Surroundings): Summary {
  const { calendar, discounts, now, definitions, colors } = around
  const { variants } = facts
  const own = { available: facts.available, backOn: facts.backOn }
  const stocks = variants.map(variant => ({ available: variant.available, backOn: variant.backOn ?? facts.backOn }))
  const prices = askedPrices(facts, discounts, now.getTime())
  const differing = differingValues(definitions, variants, colors)
  return {
    prices,
    price: priceRangeOf(
      null,
      prices.map(({ cents, isChildSize }) => ({ priceCents: cents, isChildSize })),
    ),
    availability: facts.hasVariants
      ? bestAvailability(stocks, calendar, textsOf(facts))
      : availabilityOf(own, calendar, textsOf(facts)),
    fits: inFitOrder(variants.map(variant => variant.fit).filter(fit => fit !== null)),
    sizes: inSizeOrder(variants.map(variant => variant.size)),
    colors: facts.colors,
    offers: [
      variants.map(({ id, fit, color, size }, index): Offer => {
        const flags = flagsOf(
          isOrderable(availabilityOf(stocks[index]!, calendar, textsOf(facts))),
          prices.some(price => price.variantId === id && price.sale !== null),
        )
        const own = [fit ?? '', color ?? '', size, flags] as const
        return differing[index]!.length > 0 ? [...own, differing[index]!] : own
      }),
    ],
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
  const prices = askedPrices(facts, around.discounts, around.now.getTime())
  const priceOf = (kind: AskedPrice['kind']) => prices.find(price => price.kind === kind)?.cents ?? null
  const colors =
    facts.colors.length > 0
      ? facts.colors
      : [...new Map(present.flatMap(piece => piece.colors).map(color => [color.id, color])).values()]
  const isComplete = pieces.length > 0 && !pieces.includes(null) && ownStock.every(isOrderable)
  const isReduced = (kind: AskedPrice['kind']) => prices.some(price => price.kind === kind && price.sale !== null)
  const flags = ([fit, , , own]: Offer) => {
    const kind = fit === 'children' && prices.some(price => price.kind === 'child') ? 'child' : 'regular'
    return flagsOf(isComplete && isInStock(own), isReduced(kind))
  }
  return {
    prices,
    price: setPriceRange(priceOf('regular'), priceOf('child')),
    availability: worstAvailability(
      [...missing, ...pieces.map(piece => piece?.availability ?? null), ...ownStock],
      textsOf(facts),
    ),
    fits: inFitOrder(common(present.map(piece => piece.fits))),
    sizes: inSizeOrder(common(present.map(piece => piece.sizes))),
    colors,
    offers: present.map(piece =>
      inColors(
        piece.offers.flat(),
        colors.map(({ code }) => code),
        flags,
      ),
    ),
  }
}

/** The summary of a set's piece, null if visitors cannot see it. */
function pieceSummary(id: string, around: Surroundings): Summary | null {
  const facts = around.facts.get(id)
  return facts && facts.kind !== 'set' && isListed(facts, around.now) ? summaryOfGoods(facts, around) : null
}

const common = <Value>(lists: readonly (readonly Value[])[]): Value[] =>
  (lists[0] ?? []).filter(value => lists.every(list => list.includes(value)))

const imageOf = ({ id, sha256, width, height, alt, focalPoint }: CardImage): CardImage => ({
  id,
  sha256,
  width,
  height,
  alt: alt ?? null,
  ...(focalPoint && { focalPoint }),
})

const backOf = ({ images }: ProductFacts): CardImage | null => {
  const back = images.find((image, index) => index > 0 && image.view === 'back')
  return back ? imageOf(back) : null
}
