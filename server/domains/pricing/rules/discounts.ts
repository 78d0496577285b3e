import { apportion, type BasisPoints, type Cents, portion, WHOLE } from '../../../kit/money.ts'
import type { Customer, DiscountGroup, Optional } from './pricingCase.ts'
import type { CauseOfDiscount } from './quote.ts'
import { compareIds, listOf } from './reading.ts'
import { mayHave } from './roles.ts'

/** What one cause asks for: basis points if it is a percentage, cents if it is flat. */
export interface Claim {
  kind: CauseOfDiscount['kind']
  group: string | null
  value: number
}

/** The claims of some discount groups at one sum; null groups before others, then by id, which decides ties. */
export interface Claims {
  percent: readonly Claim[]
  flat: readonly Claim[]
}

/** Money taken off, and what each cause has of it; causes of 0 are left out. */
export interface Taken {
  amount: Cents
  causes: readonly CauseOfDiscount[]
}

/** The discount groups that a customer may have, by id; item and global groups apart. */
export interface OwnGroups {
  item: ReadonlyMap<string, DiscountGroup>
  global: readonly DiscountGroup[]
}

/** Source: pricing.md, steps 4 and 5. */
export function ownGroups(groups: Optional<readonly DiscountGroup[]>, customer: Optional<Customer>): OwnGroups {
  const own = listOf(groups).filter(group => mayHave(group, customer))
  return {
    item: new Map(own.filter(group => !group.global).map(group => [group.id, group])),
    global: own.filter(group => group.global),
  }
}

/**
 * What groups give at a sum: of each the tier with the highest `from` that is at most it; at the same `from` the larger
 * discount. Groups that give nothing there are left out. Source: pricing.md, steps 4 and 5; pricing-format.md,
 * `rules.discountGroups[]`.
 */
export function claimsAt(sum: Cents, groups: readonly DiscountGroup[], kind: 'item' | 'global'): Claims {
  const percent: Claim[] = []
  const flat: Claim[] = []
  for (const group of groups) {
    const value = discountAt(sum, group)
    if (value > 0) (group.type === 'flat' ? flat : percent).push({ kind, group: group.id, value })
  }
  return { percent: percent.sort(byGroup), flat: flat.sort(byGroup) }
}

function discountAt(sum: Cents, group: DiscountGroup): number {
  let from = Number.NEGATIVE_INFINITY
  let discount = 0
  for (const tier of listOf(group.tiers)) {
    const tierFrom = tier.from ?? 0
    const tierDiscount = tier.discount ?? 0
    if (tierFrom > sum || tierFrom < from) continue
    discount = tierFrom > from ? tierDiscount : Math.max(discount, tierDiscount)
    from = tierFrom
  }
  return discount
}

/** Orders claims by group id; the personal percent, which has none, comes first. */
export function byGroup(a: Claim, b: Claim): number {
  return compareIds(a.group, b.group)
}

/** Percentages add up, at most 100 %; their share of the base is rounded once (pricing.md, steps 4 and 5). */
export function percentOff(base: Cents, claims: readonly Claim[]): Cents {
  return portion(base, percentSum(claims), WHOLE)
}

function percentSum(claims: readonly Claim[]): BasisPoints {
  return Math.min(WHOLE, valueSum(claims))
}

/** The sum of what claims ask for. */
export function valueSum(claims: readonly Claim[]): number {
  return claims.reduce((all, { value }) => all + value, 0)
}

/**
 * Money that several claims took together, spread over them by percentage, or by amount if they are flat.
 * Source: pricing-format.md, `discounts[]`.
 */
export function attributed(amount: Cents, claims: readonly Claim[]): CauseOfDiscount[] {
  if (amount === 0) return []
  const shares = apportion(
    amount,
    claims.map(({ value }) => value),
  )
  return claims.map(({ kind, group }, i) => ({ kind, group, amount: shares[i]! })).filter(cause => cause.amount > 0)
}
