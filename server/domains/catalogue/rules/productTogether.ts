import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { ProductKind } from '../tables.ts'
import type { ProductChanges } from './productChanges.ts'
import type { TierChange } from './tiers.ts'

/** A product before a change. */
type Before = {
  readonly kind: ProductKind
  readonly isOffline: boolean
  readonly expectedDaysMin: number | null
  readonly expectedDays: number | null
}

/** Whether it depends on the pieces that a set has whether it can become so. */
export const dependsOnSlots = ({ kind, isOffline }: Before, { isOffline: hidden, slots }: ProductChanges): boolean =>
  kind === 'set' && slots === undefined && isOffline && hidden === false

/** What of a product fits one by one and not together, as it will be: RANGE_REVERSED for days that are turned around,
 *  SET_INCOMPLETE for a set that visitors see without a piece, INVALID_INPUT for tier prices of a set, which takes no part in
 *  them (pricing.md, step 2). What was so before and is not written stays. `hasSlots`: of
 *  `dependsOnSlots`, whether it has pieces. */
export function togetherRefusals(
  before: Before,
  changes: ProductChanges,
  { tiers, hasSlots }: { readonly tiers: readonly TierChange[]; readonly hasSlots: boolean },
  path: readonly string[],
): Refusal[] {
  const { expectedDays, expectedDaysMin, slots } = changes
  const least = expectedDaysMin === undefined ? before.expectedDaysMin : expectedDaysMin
  const most = expectedDays === undefined ? before.expectedDays : expectedDays
  const isOfDays = expectedDays !== undefined || expectedDaysMin !== undefined
  const days = expectedDays === undefined ? 'expectedDaysMin' : 'expectedDays'
  const isSeen = !(changes.isOffline ?? before.isOffline)
  const isOfSlots = slots !== undefined || (isSeen && before.isOffline)
  const isEmpty = slots === undefined ? !hasSlots : (slots ?? []).length === 0
  return [
    ...(isOfDays && least !== null && most !== null && least > most
      ? [refusal('RANGE_REVERSED', [...path, days], 'the least days are more than the most')]
      : []),
    ...(before.kind === 'set' && isSeen && isOfSlots && isEmpty
      ? [refusal('SET_INCOMPLETE', [...path, 'slots'], 'a set that visitors see has at least one piece')]
      : []),
    ...(before.kind === 'set' && tiers.length > 0
      ? [refusal('INVALID_INPUT', ['tiers'], 'a set takes no part in tier prices')]
      : []),
  ]
}
