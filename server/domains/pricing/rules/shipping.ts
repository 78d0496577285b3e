import { apportion, type Cents, total } from '../../../kit/money.ts'
import { plainPostcode } from '../../../kit/postcodes.ts'
import type { PricedLine } from './linePrices.ts'
import { packParcels } from './parcels.ts'
import type { Customer, Destination, Optional, ShippingRules } from './pricingCase.ts'
import type { ShippingGroupQuote, Taxed } from './quote.ts'
import { compareIds, entryOf, listOf } from './reading.ts'

/** A shipping group before VAT. */
type ShippingGroupCost = Omit<ShippingGroupQuote, keyof Taxed>

/** What goods cost to ship, in the prices' own basis. */
export interface ShippingCosts {
  /** By id. */
  groups: readonly ShippingGroupCost[]
  /** For each line of the goods its group's index in `groups`. */
  groupOf: readonly number[]
  /** For each line of the goods its share of its group's cost, which is taxed like the line. */
  shares: readonly Cents[]
}

/** Where goods go, and what they are worth by then. */
export interface Delivery {
  country: string | null
  destination: Optional<Destination>
  customer: Optional<Customer>
  /** What is left of each line after all discounts. */
  amounts: readonly Cents[]
}

/**
 * Ships goods (voucher products have no shipping): one entry per shipping group in them, the product's, else the default.
 * A group that counts by weight weighs the pieces, else a piece or set counts one. A group's cost is spread over its
 * lines by what is left of them, or by pieces where that is nothing. A group that the rules do not know is not
 * deliverable; it is listed without `countBy`, its quantity in pieces. The goods come in the order of their ids.
 * With pickup this is not asked. Source: pricing.md, step 8 and step 9 "Shipping".
 */
export function shippingCosts(
  goods: readonly PricedLine[],
  rules: Optional<ShippingRules>,
  { country, destination, customer, amounts }: Delivery,
): ShippingCosts {
  const known = new Map(listOf(rules?.groups).map(group => [group.id, group]))
  const circumstances = {
    country,
    postcode: plainPostcode(destination?.postcode),
    customer,
    goods: total(amounts),
    countryFreeFrom: entryOf(rules?.freeFromByCountry, country),
  }
  const members = linesByGroup(goods, rules?.defaultGroup ?? null)
  const ids = [...members.keys()].sort(compareIds)
  const groupOf = new Array<number>(goods.length)
  const shares = new Array<Cents>(goods.length)
  const groups = ids.map((id, index): ShippingGroupCost => {
    const lines = members.get(id)!
    const group = id === null ? undefined : known.get(id)
    const countBy = group ? (group.countBy ?? 'amount') : null
    const quantity = total(lines.map(i => (countBy === 'weight' ? weightOf(goods[i]!) : goods[i]!.units)))
    const parcels = group ? packParcels(quantity, group.tiers, group.freeFrom, circumstances) : null
    const cost = total((parcels ?? []).map(parcel => parcel.cost))
    const lineShares = spreadCost(cost, lines, goods, amounts)
    for (const [k, i] of lines.entries()) {
      groupOf[i] = index
      shares[i] = lineShares[k]!
    }
    return { group: id, countBy, quantity, deliverable: parcels !== null, parcels: parcels ?? [], cost }
  })
  return { groups, groupOf, shares }
}

/** The same costs by so much more or less, never below nothing: more is asked once, in the first group that costs something,
 *  less of one group after the other. What is free stays free. */
export function changedShipping(costs: ShippingCosts, change: Cents): ShippingCosts {
  if (change === 0) return costs
  let left = change
  const shares = [...costs.shares]
  const groups = costs.groups.map((group, index) => {
    if (left === 0 || group.cost === 0) return group
    const own = Math.max(left, -group.cost)
    left -= own
    const lines = costs.groupOf.flatMap((of, i) => (of === index ? [i] : []))
    const cost = group.cost + own
    const spread = apportion(
      cost,
      lines.map(i => costs.shares[i]!),
    )
    for (const [k, i] of lines.entries()) shares[i] = spread[k]!
    return { ...group, cost }
  })
  return { ...costs, groups, shares }
}

/** No shipping at all: pickup. */
export function noShipping(goods: readonly PricedLine[]): ShippingCosts {
  return { groups: [], groupOf: goods.map(() => -1), shares: goods.map(() => 0) }
}

function linesByGroup(goods: readonly PricedLine[], defaultGroup: string | null): Map<string | null, number[]> {
  const members = new Map<string | null, number[]>()
  for (const [i, { product }] of goods.entries()) {
    const id = product.shippingGroup ?? defaultGroup
    const lines = members.get(id)
    if (lines) lines.push(i)
    else members.set(id, [i])
  }
  return members
}

/** Grams of a line's pieces; of a set its pieces', not its own. */
function weightOf(line: PricedLine): number {
  return total(line.pieces.map(({ product, variant, amount }) => amount * (variant?.weight ?? product.weight ?? 0)))
}

function spreadCost(
  cost: Cents,
  lines: readonly number[],
  goods: readonly PricedLine[],
  amounts: readonly Cents[],
): Cents[] {
  const worth = lines.map(i => amounts[i]!)
  return apportion(cost, total(worth) > 0 ? worth : lines.map(i => goods[i]!.units))
}
