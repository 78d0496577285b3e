import type { Cents } from '../../../kit/money.ts'
import { refuse } from '../../../kit/refusals.ts'
import { checkoutSettings, isSelling } from '../../checkout/settings.ts'
import { displaySettings } from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'

/** Who orders, and whereto, as far as the least value of an order depends on it. */
type Orderer = { readonly country: string | null; readonly discountGroups: readonly string[] }

/**
 * The least that goods must be worth, in cents of the prices' own basis; 0: anything. Of those that fit the most particular
 * counts: customers of a group in a country, then customers of a group, then a country, then all. Where several groups of a
 * customer have one, the lowest.
 */
export function minimumOrder(settings: Settings, { country, discountGroups }: Orderer): Cents {
  const fitting = checkoutSettings
    .of(settings)
    .minimums.filter(
      minimum =>
        (minimum.country === null || minimum.country === country) &&
        (minimum.discountGroup === null || discountGroups.includes(minimum.discountGroup)),
    )
    .map(minimum => ({
      amount: minimum.amount,
      rank: (minimum.discountGroup === null ? 0 : 2) + (minimum.country === null ? 0 : 1),
    }))
    .toSorted((one, other) => other.rank - one.rank || one.amount - other.amount)
  return fitting[0]?.amount ?? 0
}

/** Whether anything can be bought: the shop is not closed, and says what its goods cost. */
export const sells = (settings: Settings): boolean => isSelling(settings) && displaySettings.of(settings).showPrices

/** What SHOP_CLOSED says. */
export const closedMessage = 'Nothing can be bought here for the time being: the shop is closed, or shows no prices.'

type Amounts = readonly { readonly amount: number }[]

/** Refuses with SHOP_CLOSED a cart of which there is more than before while nothing can be bought; taking
 *  something out is free at all times. */
export function refuseMoreWhileClosed(settings: Settings, before: Amounts, after: Amounts): void {
  const pieces = (lines: Amounts) => lines.reduce((count, { amount }) => count + amount, 0)
  if (!sells(settings) && pieces(after) > pieces(before)) refuse('SHOP_CLOSED', [], closedMessage)
}
