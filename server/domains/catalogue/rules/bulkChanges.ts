import { amountRange, percentRange } from '../../../kit/euros.ts'
import type { Cents } from '../../../kit/money.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { fieldOf, type ProductField, type ProductRow } from '../fields.ts'
import type { variants } from '../tables.ts'
import { highestPrice, isBetween } from './limits.ts'
import type { ProductChanges } from './productChanges.ts'
import type { ProductDifference } from './productHistory.ts'
import type { TierChange } from './tiers.ts'
import type { VariantChanges } from './variantChanges.ts'

type VariantRow = typeof variants.$inferSelect

/** To which prices one that was changed is rounded: as it comes out, to ten cents, to ,90 or to ,95. */
export const priceRoundings = ['none', 'tenCents', 'to90', 'to95'] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** How prices change: by a share in basis points (500 are 5 %) or by an amount in cents, both also negative; exactly one
 *  of them. */
export type PriceAdjustment = {
  readonly basisPoints?: number | null
  readonly cents?: Cents | null
  readonly rounding: PriceRounding
}

/** Largest share, in basis points: prices grow to at most eleven times; and the lowest, all but a hundredth of a percent. */
export const shareLimits = { lowest: -9_999, highest: 100_000 } as const

/** What becomes of several products alike; absent: unchanged, null: cleared. A group that is to be added to one that has it,
 *  and one that is to be taken from one that has it not, change nothing. */
export type BulkChanges = {
  readonly price?: PriceAdjustment | null
  readonly addGroupIds?: readonly string[] | null
  readonly removeGroupIds?: readonly string[] | null
  readonly isOffline?: boolean | null
  readonly isMarkedNew?: boolean | null
  readonly isMarkedSale?: boolean | null
  readonly isPersonalisable?: boolean | null
  readonly visibleFrom?: Date | null
  readonly backOn?: string | null
  /** Key of a unit of the shop; null: its usual one. */
  readonly quantityUnit?: string | null
}

/** Every how many cents there is such a price, and where the first one is. */
const grids: Readonly<Record<PriceRounding, { readonly step: Cents; readonly first: Cents }>> = {
  none: { step: 1, first: 0 },
  tenCents: { step: 10, first: 0 },
  to90: { step: 100, first: 90 },
  to95: { step: 100, first: 95 },
}

/**
 * What a price becomes, in cents: to the nearest one of its rounding, of two as near the higher one, but never to the other
 * side of what it was: a raise does not lower it, a cut does not raise it. What is free stays free where it changes by a
 * share. Null where nothing that can be a price comes out.
 */
export function adjustedPrice(price: Cents, { basisPoints, cents, rounding }: PriceAdjustment): Cents | null {
  if (typeof basisPoints === 'number' && price === 0) return 0
  // Whole numbers until the end: a share of the highest price is far from what a number holds exactly.
  const exact = typeof basisPoints === 'number' ? (price * (10_000 + basisPoints)) / 10_000 : price + (cents ?? 0)
  const { step, first } = grids[rounding]
  const nearest = Math.floor((exact - first) / step + 0.5) * step + first
  const direction = Math.sign(exact - price)
  if (direction === 0) return price
  const rounded = (nearest - price) * direction >= 0 ? nearest : nearest + step * direction
  return isBetween(rounded, 0, highestPrice) ? rounded : null
}

/** Why such a change cannot be asked for, with paths below `path`. */
export function bulkRefusals(changes: BulkChanges, path: readonly string[]): Refusal[] {
  const no = (field: string, message: string) => [refusal('INVALID_INPUT', [...path, ...field.split('.')], message)]
  const { price, addGroupIds, removeGroupIds, ...fields } = changes
  const { lowest, highest } = shareLimits
  const [share, amount] = [price?.basisPoints ?? null, price?.cents ?? null]
  const says = [...Object.values(fields), ...(addGroupIds ?? []), ...(removeGroupIds ?? []), price ?? undefined]
  return [
    ...(says.every(each => each === undefined) ? [refusal('INVALID_INPUT', path, 'changes nothing')] : []),
    ...(price && (share === null) === (amount === null) ? no('price', 'say a share or an amount') : []),
    ...(share !== null && !isBetween(share, lowest, highest)
      ? no('price.basisPoints', percentRange(lowest, highest))
      : []),
    ...(amount !== null && !isBetween(amount, -highestPrice, highestPrice)
      ? no('price.cents', amountRange(-highestPrice, highestPrice))
      : []),
    ...((addGroupIds ?? []).some(id => removeGroupIds?.includes(id))
      ? no('removeGroupIds', 'a group cannot be added and removed')
      : []),
  ]
}

/** A product as a change of several looks at it. */
export type BulkSubject = {
  readonly product: ProductRow
  readonly variants: readonly VariantRow[]
  readonly tiers: readonly TierChange[]
  readonly groupIds: readonly string[]
}

/** What a change of several means for one of them. */
export type BulkWriting = {
  readonly changes: ProductChanges
  readonly variants: readonly VariantChanges[]
  readonly tiers?: readonly TierChange[]
}

/** Prices of the product, of its sizes and of its tiers change alike: otherwise a tier could be above the price. Refused is
 *  what would become lower than nothing or higher than prices can be. */
export function bulkWriting(
  subject: BulkSubject,
  changes: BulkChanges,
): { readonly writing: BulkWriting; readonly refusals: readonly Refusal[] } {
  const { price, addGroupIds, removeGroupIds, ...flagsAndDates } = changes
  const { product } = subject
  let isOut = false
  const adjusted = (cents: Cents): Cents => {
    const changed = price ? adjustedPrice(cents, price) : cents
    isOut ||= changed === null
    return changed ?? cents
  }
  const own = (field: 'basePrice' | 'childPrice', cents: Cents | null) =>
    cents === null || adjusted(cents) === cents ? {} : { [field]: adjusted(cents) }
  const sizes = subject.variants.flatMap(({ id, priceCents }) =>
    priceCents === null || adjusted(priceCents) === priceCents ? [] : [{ variantId: id, price: adjusted(priceCents) }],
  )
  const tiers = subject.tiers.map(tier => ({ ...tier, price: adjusted(tier.price) }))
  const areTiersOther = tiers.some((tier, at) => tier.price !== subject.tiers[at]?.price)
  const groups = withGroups(subject.groupIds, addGroupIds ?? [], removeGroupIds ?? [])
  const areGroupsOther = groups.join() !== subject.groupIds.join()
  const writing = {
    changes: {
      ...flagsAndDates,
      ...own('basePrice', product.priceCents),
      ...own('childPrice', product.childPriceCents),
      ...(areGroupsOther && { groupIds: groups }),
    },
    variants: sizes,
    ...(areTiersOther && { tiers }),
  }
  const message = `a price would be below 0 or above ${highestPrice} cents`
  return { writing, refusals: isOut ? [refusal('INVALID_INPUT', ['price'], message)] : [] }
}

/** What would be different, as the history tells it; for whoever looks before doing it. */
export function bulkDifferences({ product, variants, tiers, groupIds }: BulkSubject, writing: BulkWriting) {
  const { groupIds: groups, ...fields } = writing.changes
  const different = (field: string, before: unknown, after: unknown, variantId: string | null = null) =>
    JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [
          {
            key: variantId ? `variant.${variantId}.${field}` : field,
            field,
            variantId,
            before,
            after,
            isRestorable: true,
          },
        ]
  const columns: Readonly<Record<string, unknown>> = product
  return [
    ...Object.entries(fields).flatMap(([field, value]) => {
      const { column } = fieldOf(field as ProductField)
      return value === undefined ? [] : different(column, columns[column] ?? null, value)
    }),
    ...writing.variants.flatMap(({ variantId, price }) => {
      const before = variants.find(({ id }) => id === variantId)?.priceCents ?? null
      return different('priceCents', before, price ?? null, variantId)
    }),
    ...(writing.tiers ? different('tiers', tiers, writing.tiers) : []),
    ...(groups ? different('groupIds', groupIds, groups) : []),
  ] satisfies ProductDifference[]
}

/** The first group stays the home while the product is in it; groups that are added come last. */
const withGroups = (own: readonly string[], added: readonly string[], removed: readonly string[]): string[] => [
  ...own.filter(id => !removed.includes(id)),
  ...new Set(added.filter(id => !own.includes(id))),
]
