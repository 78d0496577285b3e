import type { priceChanges } from '../../domains/catalogue/priceHistory/tables.ts'
import type { specialOffers } from '../../domains/catalogue/tables.ts'
import type { ProductIndex } from '../../domains/pricing/queries/facts.ts'
import { askedSum, publicGroups, unitPriceOf } from '../../domains/pricing/rules/publicPrices.ts'
import { discountSettings } from '../../domains/pricing/settings.ts'
import type { Settings } from '../../domains/settings/rules.ts'
import { addDays, startOfDay } from '../../kit/days.ts'
import type { SeedClock } from '../catalogue/rows/rowTypes.ts'
import { stableId } from '../stableId.ts'

/** Products with an item discount group of their own. */
export const withVolumeDiscount = ['leibchen-wechsel', 'trainingsball-anstoss']

/** From and to which day, counted from today, what is on offer. */
const offers = [
  { key: 'kappe-nordwald', from: -3, to: 45 },
  { key: 'turnbeutel-seitenlinie', from: -3, to: 45 },
  { key: 'handtuch-duschraum', from: -75, to: -61 },
  { key: 'rucksack-nachtzug', from: -75, to: -61 },
]

/** A special offer that runs and one that has ended, of two products each. */
export const offerRows = ({ today, timeZone }: SeedClock): (typeof specialOffers.$inferInsert)[] =>
  offers.map(({ key, from, to }) => ({
    id: stableId('demo offer', key),
    productId: stableId('product', key),
    startsAt: startOfDay(addDays(today, from), timeZone),
    endsAt: startOfDay(addDays(today, to), timeZone),
    discountGroups: ['aktion'],
  }))

/** What everybody was asked for by the offers that have ended, for the price history: those that run are noted when the
 *  listings are made. `productIndex` with the offers. */
export function askedBefore(
  productIndex: ProductIndex,
  settings: Settings,
  now: Date,
): (typeof priceChanges.$inferInsert)[] {
  const groups = publicGroups(discountSettings.of(settings).groups)
  return [...productIndex.values()].flatMap(({ id, variants, priceCents, offers: own, ...facts }) => {
    const ended = own.filter(({ end }) => Date.parse(end) <= now.getTime())
    const product = { ...facts, price: priceCents, specialOffers: own }
    return variants.flatMap(variant => {
      const price = unitPriceOf(product, { key: variant.key, price: variant.priceCents })
      if (price === null) return []
      return ended.flatMap(({ start, end }) =>
        [start, end].map(instant => {
          const at = new Date(instant)
          return {
            id: stableId('demo price', `${variant.id} ${start} ${instant === start}`),
            ...{ productId: id, variantId: variant.id, kind: 'asked' as const, at },
            priceCents: askedSum(product, { units: 1, price }, groups, at.getTime()),
          }
        }),
      )
    })
  })
}
