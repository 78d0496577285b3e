import { amountRange } from '../../../kit/euros.ts'
import type { Cents } from '../../../kit/money.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { TierScope } from '../tables.ts'
import { highestPrice, isBetween, mostPieces } from './limits.ts'

/** A tier price. It is meant for what its scope says; `some` for the variants that are named by id, or by `keys`. Without
 *  a scope it is meant for those that are named, or for all where none is. */
export type TierChange = {
  readonly from: number
  readonly price: Cents
  readonly scope?: TierScope | null
  readonly variantIds?: readonly string[] | null
  readonly keys?: readonly string[] | null
  /** It goes, where those that are left out stay. */
  readonly remove?: boolean
}

/** Whether two tiers are the same one, with another price perhaps: from as many pieces on, for the same. */
export const isSameTier = (one: Omit<TierChange, 'price'>, other: Omit<TierChange, 'price'>): boolean => {
  const mark = (tier: Omit<TierChange, 'price'>) => {
    const scope = tierScopeOf(tier)
    return JSON.stringify([tier.from, scope, scope === 'some' ? (tier.keys ?? []).toSorted() : []])
  }
  return mark(one) === mark(other)
}

/** Tiers in which those that are left out stay as they are. */
export const mergedTiers = (present: readonly TierChange[], list: readonly TierChange[]): readonly TierChange[] => [
  ...list.filter(({ remove }) => !remove),
  ...present.filter(tier => !list.some(each => isSameTier(each, tier))),
]

/** A variant as a tier's scope looks at it. */
export type ScopedVariant = { readonly key: string; readonly isChildSize: boolean }

/** Limits of a tier: the pieces from which it holds, and its price. */
export const tierLimits = {
  from: { lowest: 1, highest: mostPieces },
  price: { lowest: 0, highest: highestPrice },
} as const
const mostTiers = 100

const namesSome = ({ variantIds, keys }: Omit<TierChange, 'price'>): boolean =>
  (variantIds?.length ?? 0) + (keys?.length ?? 0) > 0

/** What a tier is meant for. */
export const tierScopeOf = (tier: Omit<TierChange, 'price'>): TierScope =>
  tier.scope ?? (namesSome(tier) ? 'some' : 'all')

/** Whether a variant is meant by a scope; `keys` are those of the scope `some`. */
export function isInScope(scope: TierScope, keys: readonly string[], variant: ScopedVariant): boolean {
  if (scope === 'some') return keys.includes(variant.key)
  return scope === 'all' || variant.isChildSize === (scope === 'child')
}

/** Whether a rule's tier names other variants than the rule means: which of both holds, nobody could tell. `lists`: the
 *  variants as they are and as they will be, for what was read may be sent back. */
export function contradictsScope(
  scope: TierScope,
  named: readonly string[],
  lists: readonly (readonly ScopedVariant[])[],
): boolean {
  if (scope === 'some' || named.length === 0) return false
  const mark = (keys: readonly string[]) => JSON.stringify([...new Set(keys)].toSorted())
  return lists.every(
    list => mark(named) !== mark(list.filter(each => isInScope(scope, [], each)).map(each => each.key)),
  )
}

/** Why tier prices cannot be so. */
export function tierRefusals(tiers: readonly TierChange[], path: readonly string[]): Refusal[] {
  const refusals = tiers.flatMap((tier, index) => [
    ...(['from', 'price'] as const).flatMap(field => {
      const { lowest, highest } = tierLimits[field]
      if (isBetween(tier[field], lowest, highest)) return []
      const message =
        field === 'price' ? amountRange(lowest, highest) : `must be a whole number from ${lowest} to ${highest}`
      return [refusal('INVALID_INPUT', [...path, String(index), field], message)]
    }),
    ...(tier.scope === 'some' && !namesSome(tier)
      ? [refusal('INVALID_INPUT', [...path, String(index), 'variantIds'], 'name the variants it is meant for')]
      : []),
  ])
  return tiers.length > mostTiers
    ? [...refusals, refusal('INVALID_INPUT', path, `at most ${mostTiers} tiers`)]
    : refusals
}

/**
 * The places of tiers beside which another one begins at the same amount and for some of the same sizes: of two prices the
 * lower one would hold, and nobody would see it. One for all sizes may stand beside one for some, which wins (pricing.md,
 * step 2). `keysOf`: the variants that a tier is meant for; null: all.
 */
export function tierTwins(
  tiers: readonly TierChange[],
  keysOf: (tier: TierChange) => readonly string[] | null,
): number[] {
  const meant = tiers.map(tier => ({ from: tier.from, scope: tierScopeOf(tier), keys: keysOf(tier) }))
  return meant.flatMap((one, at) => {
    const hasTwin = meant.slice(at + 1).some(other => {
      if (other.from !== one.from || (one.keys === null) !== (other.keys === null)) return false
      return (
        (one.scope === other.scope && one.scope !== 'some') || one.keys?.some(key => other.keys?.includes(key)) === true
      )
    })
    return hasTwin ? [at] : []
  })
}
