import { type Day, dayOf } from '../../../kit/days.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { type DeliveryTimes, type Times, togetherTimes } from '../rules/deliveryDates.ts'
import { shippingSettings } from '../settings.ts'
import type { LineToPrice, ProductFacts, ProductIndex } from './facts.ts'

type DatedLine = Omit<LineToPrice, 'id'>

/** The products that a line is made of: its own, and those of a set's slots. */
const productsOf = ({ productId, slots }: DatedLine, productIndex: ProductIndex): ProductFacts[] =>
  [productId, ...(slots ?? []).map(slot => slot.productId)].flatMap(id => productIndex.get(id) ?? [])

/** Working days that printing a line takes, where some of it is printed: those of its product, of a set the most of what can be
 *  printed in it; the settings' for products that say nothing. */
export function printingDaysOf(line: DatedLine, productIndex: ProductIndex, settings: Settings): number {
  const usual = shippingSettings.of(settings).printingDays
  const printed = productsOf(line, productIndex).filter(({ isPersonalisable }) => isPersonalisable)
  return printed.length === 0 ? usual : Math.max(...printed.map(({ printingDays }) => printingDays ?? usual))
}

/** What a line’s delivery is reckoned from: its product and variant; of a set also its slots’ products, and the variants of
 *  which there are any. */
export function lineTimes(line: DatedLine, productIndex: ProductIndex, settings: Settings, now: Date): DeliveryTimes {
  const { timeZone } = shopSettings.of(settings)
  const pieces = [line, ...(line.slots ?? []).flatMap(slot => slot.pieces.map(piece => ({ ...piece, ...slot })))]
  const variants = pieces.flatMap(({ productId, variantId, amount }) =>
    amount === 0 ? [] : (productIndex.get(productId)?.variants.find(({ id }) => id === variantId) ?? []),
  )
  const products = productsOf(line, productIndex).map(product => ofProduct(product, now, timeZone))
  return togetherTimes(
    [...products, ...variants],
    line.isPersonalised ? printingDaysOf(line, productIndex, settings) : 0,
  )
}

/** A piece of a set that is not visible yet is waited for. */
function ofProduct({ visibleFrom, backOn, ...times }: ProductFacts, now: Date, timeZone: string): Times {
  const visible: Day | null =
    visibleFrom !== null && Date.parse(visibleFrom) > now.getTime() ? dayOf(new Date(visibleFrom), timeZone) : null
  return { ...times, backOn: visible !== null && (backOn === null || visible > backOn) ? visible : backOn }
}
