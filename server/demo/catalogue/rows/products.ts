import type { TierScope } from '../../../domains/catalogue/tables.ts'
import { stableId } from '../../stableId.ts'
import { cloths } from '../cloths.ts'
import type { GroupKey, ProductContent, ProductFamily, Text, Tier } from '../content.ts'
import { downloadsOf } from '../downloads.ts'
import {
  deliveryTexts,
  generalTexts,
  makers,
  outOfStockTexts,
  personalisationHelps,
  propertyLabels,
  warnings,
} from '../texts.ts'
import { imageRows, picturesOf } from './images.ts'
import { hasNumbers, letteringOf } from './lettering.ts'
import { priceHistory } from './prices.ts'
import type { ProductRows, SeedClock } from './rowTypes.ts'
import { arrivalOf, midnightBefore } from './times.ts'
import { type Offer, offersOf, ownPriceOf, variantRows } from './variants.ts'

/** The key of a product or set of the demo shop. */
export const productIdOf = (key: string): string => stableId('product', key)

const DEFAULT_AGE_DAYS = 200

/** A text built in both languages by the same recipe. */
export const inBoth = (build: (language: 'de' | 'en') => string): Text => ({ de: build('de'), en: build('en') })

/** The details of a product: what is its own, what the family shares, and the points. */
const detailsOf = (story: Text, body: Text, features: readonly Text[]): Text =>
  inBoth(
    language =>
      `<p>${story[language]}</p><p>${body[language]}</p><ul>${features.map(point => `<li>${point[language]}</li>`).join('')}</ul>`,
  )

/** Rows that place a product in its groups. */
export const memberRows = (productId: string, groups: readonly GroupKey[]): ProductRows['groupMembers'] =>
  groups.map((group, position) => ({ groupId: stableId('group', group), productId, position }))

/** Tiers as rows. Where children's or other sizes have prices of their own, each tier says which sizes it is for: by a
 *  rule where one means just them. */
function tierRows(productId: string, tiers: readonly Tier[], offers: readonly Offer[]): ProductRows['tierPrices'] {
  const row = (from: number, priceCents: number, scope: TierScope, variantKeys: string[], whose: string) => ({
    id: stableId('tier', `${productId} ${from} ${whose}`),
    productId,
    fromAmount: from,
    priceCents,
    scope,
    variantKeys,
  })
  const differ = offers.some(offer => offer.price !== null)
  const own = offers.filter(offer => offer.price === null)
  const isAdult = offers.every(offer => offer.isChild === (offer.price !== null))
  const ownKeys = isAdult ? [] : own.map(offer => offer.key)
  return tiers.flatMap(({ from, adult, child }) => {
    if (!differ) return [row(from, adult, 'all', [], 'all')]
    const usual = row(from, adult, isAdult ? 'adult' : 'some', ownKeys, 'own')
    return child === undefined ? [usual] : [usual, row(from, child, 'child', [], 'child')]
  })
}

/** How a product is delivered, and in how many working days it leaves the house. */
function deliveryOf(family: ProductFamily, content: ProductContent) {
  if (content.isMadeToOrder) return { text: deliveryTexts.madeToOrder, min: 10, most: 15 }
  return { text: family.isBulky ? deliveryTexts.bulky : deliveryTexts.parcel, min: 2, most: 4 }
}

function generalOf(family: ProductFamily, isPersonalisable: boolean): Text {
  if (family.chart === 'gear') return generalTexts.gear
  return isPersonalisable ? generalTexts.personalisable : generalTexts.textile
}

function helpOf(family: ProductFamily): { help: Text; maxLength: number } {
  return family.key === 'trainingsjacken'
    ? { help: personalisationHelps.initials, maxLength: 20 }
    : hasNumbers(family)
      ? { help: personalisationHelps.nameAndNumber, maxLength: 16 }
      : { help: personalisationHelps.initials, maxLength: 12 }
}

/** All rows of one product. `index` is its place in the family, `sortOrder` its place in the recommended order. */
export function productRows(
  family: ProductFamily,
  content: ProductContent,
  index: number,
  sortOrder: number,
  clock: SeedClock,
): ProductRows {
  const id = productIdOf(content.key)
  const number = String(family.number + index)
  const cloth = cloths[family.cloth]
  const prices = content.prices ?? family.prices
  const isPersonalisable = content.isPersonalisable ?? family.isPersonalisable ?? false
  const delivery = deliveryOf(family, content)
  const help = isPersonalisable ? helpOf(family) : null
  const createdAt = arrivalOf(clock, content.ageDays ?? DEFAULT_AGE_DAYS, content.key)
  const values = { material: cloth.material, cut: family.cut, finish: content.finish ?? family.finish }
  const variants = variantRows(family, content, { id, number }, clock)
  const offers = offersOf(family, content)
  return {
    products: [
      {
        id,
        productNumber: number,
        slug: content.key,
        kind: 'goods',
        title: content.title,
        description: content.description,
        details: detailsOf(content.story, family.body, family.features),
        careLabel: cloth.careLabel,
        careInstructions: cloth.care,
        deliveryInformation: delivery.text,
        generalInformation: generalOf(family, isPersonalisable),
        composition: cloth.composition,
        fibreNote: cloth.fibreNote ?? null,
        quantityUnit: (content.groups ?? family.groups).includes('stutzen-socken') ? 'paar' : null,
        properties: (['material', 'cut', 'finish'] as const).map(key => ({
          key,
          label: propertyLabels[key],
          value: values[key],
        })),
        safety: { ...makers[family.origin ?? 'own'], warnings: family.warning ? warnings[family.warning] : null },
        priceCents: prices.adult,
        vatGroup: 'standard',
        shippingGroup: family.isBulky ? 'bulky' : 'parcel',
        weightGrams: family.weightGrams,
        sortOrder,
        isNew: content.isNew ?? false,
        newSince: content.isNew ? clock.now : null,
        isSale: content.sale !== undefined,
        isOffline: content.isOffline ?? false,
        expectedDaysMin: delivery.min,
        expectedDays: delivery.most,
        outOfStockTableText: outOfStockTexts.table,
        outOfStockNote: content.note ?? outOfStockTexts.note,
        isPersonalisable,
        personalisationHelp: help?.help ?? null,
        personalisationMaxLength: help?.maxLength ?? null,
        lettering: isPersonalisable ? letteringOf(family, content) : null,
        tags: [...family.tags],
        soldPieces: content.sold ?? 0,
        createdAt,
        updatedAt: content.sale ? midnightBefore(clock, content.sale.sinceDays) : createdAt,
      },
    ],
    variants,
    tierPrices: tierRows(id, content.tiers ?? family.tiers ?? [], offers),
    setSlots: [],
    groupMembers: memberRows(id, content.groups ?? family.groups),
    productImages: imageRows(id, picturesOf(family, content)),
    productDownloads: downloadsOf(family, content).map((download, position) => ({
      productId: id,
      fileId: stableId('file', download.name),
      title: download.title,
      position,
    })),
    crossSells: (content.cross ?? family.cross)
      .filter(key => key !== content.key)
      .map((key, position) => ({ productId: id, otherId: productIdOf(key), position })),
    priceChanges: priceHistory(id, content, prices, createdAt, clock, [
      { variantId: null, kind: 'regular', of: each => each.adult },
      ...variants
        .filter(variant => variant.priceCents !== null)
        .map(variant => ({
          variantId: variant.id,
          kind: 'regular' as const,
          of: (each: typeof prices) => ownPriceOf(each, variant.fit!, variant.size) ?? each.adult,
        })),
    ]),
  }
}
