import type { LocalizedText } from '../../../kit/languages.ts'
import { type BasisPoints, type Cents, total } from '../../../kit/money.ts'
import { type CountedLine, goodsNet } from './goods.ts'
import { commissionOf, remainingCommission } from './terms.ts'

/** What of a commission was earned at one rate. `group`: whose rate that is, as it was called then; null: the partner's
 *  own. `lineIds`: the order's lines that it counts. */
export type CommissionPart = {
  readonly group: { readonly id: string; readonly title: LocalizedText } | null
  readonly value: BasisPoints
  readonly lineIds: readonly string[]
  readonly netCents: Cents
  readonly amountCents: Cents
}

/** A group with a rate of its own, as it reaches a product: `distance` 0 holds it, 1 holds a group that does, and so on. */
export type ReachedRate = {
  readonly productId: string
  readonly groupId: string
  readonly title: LocalizedText
  readonly value: BasisPoints
  readonly distance: number
}

/** The rate that counts for a product: that of the nearest group, of equally near ones the highest; null: none reaches it. */
function rateOf(productId: string, rates: readonly ReachedRate[]): ReachedRate | null {
  const [nearest] = rates
    .filter(rate => rate.productId === productId)
    .toSorted(
      (one, other) =>
        one.distance - other.distance || other.value - one.value || (one.groupId < other.groupId ? -1 : 1),
    )
  return nearest ?? null
}

/**
 * The goods of an order by the rate that they earn at, each reckoned as one sum, the partner's own rate first and the
 * others as they come. What earns nothing is told too: somebody may ask why.
 */
export function partsOf(
  lines: readonly (CountedLine & { readonly productId: string })[],
  own: BasisPoints,
  rates: readonly ReachedRate[],
): CommissionPart[] {
  const goods = lines.filter(({ kind }) => kind !== 'voucher')
  const byRate = Map.groupBy(goods, ({ productId }) => rateOf(productId, rates)?.groupId ?? '')
  return [...byRate]
    .toSorted(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .map(([groupId, counted]) => {
      const rate = rates.find(each => each.groupId === groupId)
      const value = rate?.value ?? own
      const netCents = goodsNet(counted)
      return {
        group: rate ? { id: rate.groupId, title: rate.title } : null,
        ...{ value, lineIds: counted.map(({ id }) => id), netCents },
        amountCents: value === 0 ? 0 : commissionOf({ kind: 'percent', value }, netCents),
      }
    })
}

/** What stays of what each part earned, of the lines as they are after what was given back. */
export const remainingOfParts = (parts: readonly CommissionPart[], rest: readonly CountedLine[]): Cents =>
  total(
    parts.map(({ lineIds, netCents, amountCents }) =>
      remainingCommission(amountCents, netCents, goodsNet(rest.filter(({ id }) => lineIds.includes(id)))),
    ),
  )
