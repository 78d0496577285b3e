import { type BasisPoints, type Cents, total } from '../../../kit/money.ts'
import { claimsAt } from './discounts.ts'
import { bulkGroupKey, reachedStep, tierLadder } from './linePrices.ts'
import type { CaseLine, DiscountGroup, PricingCase, Product } from './pricingCase.ts'
import { publicGroups } from './publicPrices.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { listOf } from './reading.ts'

/*
 * Why a line costs what it costs: the steps of pricing.md as far as they changed its price, as plain data. Nothing is
 * reckoned a second time: the parts are read off the quote, and so they add up to it.
 */

/** In the order in which they change a price. `offer` is a discount that everybody has, `item` one that this customer has
 *  on the product; `global` and `additive` are the line's share of what was taken off the cart. */
export const reasonKinds = [
  ...(['list', 'childSets', 'tier', 'offer', 'item', 'global', 'additive', 'coupon', 'vat'] as const),
] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** A rule by which a price changed. `group` is the discount group's id, null for all else; `percent` null for flat ones. */
type ReasonRule = {
  readonly by: 'group' | 'personal' | 'coupon' | 'vat'
  readonly group: string | null
  readonly percent: BasisPoints | null
}

/** One change of a price. */
export type ReasonPart<Rule = ReasonRule> = {
  readonly kind: ReasonKind
  /** Cents that the price grows by; below 0 where it falls. */
  readonly amount: Cents
  /** What a piece costs from here on; null where pieces differ, and for all but `list` and `tier`. */
  readonly each: Cents | null
  /** `list`: pieces or sets. `childSets`: sets at the reduced price. `tier`: from how many pieces on it holds. */
  readonly count: number | null
  /** How many pieces count together towards the tier. */
  readonly pieces: number | null
  readonly rules: readonly Rule[]
}
export type PriceReason<Rule = ReasonRule> = readonly ReasonPart<Rule>[]

/** Parts of one kind in a reason, and rules in a part: what is more is told as one, or left out. */
export const MOST_PARTS = 10

const part = (kind: ReasonKind, amount: Cents, more: Partial<ReasonPart> = {}): ReasonPart => ({
  ...{ kind, amount, each: null, count: null, pieces: null, rules: [] },
  ...more,
})

/**
 * The reasons of all lines that count, by line id; `quote` is what `priceCart` made of the case. The parts up to `offer`
 * add up to what the line costs everybody, those up to `coupon` to its amount, and all of them to its gross.
 */
export function priceReasons(pricingCase: PricingCase, quote: Quote): ReadonlyMap<string, PriceReason> {
  const { rules } = pricingCase
  const lines = linesOf(pricingCase, quote)
  const pieces = new Map<string, number>()
  for (const { bulkKey, priced } of lines)
    if (bulkKey !== null) pieces.set(bulkKey, (pieces.get(bulkKey) ?? 0) + priced.units)
  const groups = new Map(listOf(rules?.discountGroups).map(group => [group.id, group]))
  const open = publicGroups(rules?.discountGroups)
  const ofCart = cartRules(pricingCase, quote, lines, groups)
  return new Map(
    lines.map(line => [
      line.priced.id,
      bounded([
        ...beforeDiscounts(line, pieces.get(line.bulkKey ?? '') ?? null),
        ...line.priced.discounts.map(({ kind, group, amount }) => {
          if (kind !== 'item')
            return part(kind === 'globalAdditive' ? 'additive' : kind, -amount, { rules: ofCart[kind] })
          const own = groups.get(group ?? '')
          const percent = own ? percentAt(line.priced.sum, own, 'item') : null
          return part(open.has(group ?? '') ? 'offer' : 'item', -amount, { rules: [{ by: 'group', group, percent }] })
        }),
        ...vatParts(line.priced),
      ]),
    ]),
  )
}

type ReasonedLine = {
  readonly line: CaseLine
  readonly priced: QuoteLine
  readonly product: Product
  /** Null where no tiers are. */
  readonly bulkKey: string | null
}

/** The lines that count, each with its quote, which has them in the order of the case. */
function linesOf({ lines, products, rules }: PricingCase, quote: Quote): ReasonedLine[] {
  const byId = new Map(listOf(products).map(product => [product.id, product]))
  return listOf(lines).flatMap((line, i): ReasonedLine[] => {
    const [priced, product] = [quote.lines[i], byId.get(line.product)]
    if (!priced?.valid || !product) return []
    if (product.type === 'set' || listOf(product.tiers).length === 0) return [{ line, priced, product, bulkKey: null }]
    const variant = listOf(product.variants).find(({ key }) => key === line.variant) ?? null
    return [{ line, priced, product, bulkKey: bulkGroupKey({ product, variant }, listOf(rules?.tierSeparators)) }]
  })
}

/** The price as listed, and what children's sizes or a tier made of it. */
function beforeDiscounts({ line, priced, product }: ReasonedLine, pieces: number | null): ReasonPart[] {
  const { units, unitPrice, childSets, sum } = priced
  const each = priced.listPrice!
  const listed = part('list', units * each, { each, count: units })
  const change = sum - listed.amount
  if (change === 0) return [listed]
  if (unitPrice === null) return [listed, part('childSets', change, { count: childSets })]
  const tier = reachedStep(tierLadder(product, line.variant), pieces ?? units)
  return [listed, part('tier', change, { each: unitPrice, count: tier?.from ?? null, pieces })]
}

const percentAt = (sum: Cents, group: DiscountGroup, kind: 'item' | 'global'): BasisPoints | null =>
  claimsAt(sum, [group], kind).percent[0]?.value ?? null

/** The rules behind each kind of discount that is spread over lines. */
function cartRules(
  { customer, coupon }: PricingCase,
  quote: Quote,
  lines: readonly ReasonedLine[],
  groups: ReadonlyMap<string, DiscountGroup>,
): Record<'global' | 'globalAdditive' | 'coupon', ReasonRule[]> {
  const goods = lines.filter(({ product }) => product.type !== 'voucher').map(({ priced }) => priced)
  const itemTaken = goods.flatMap(({ discounts }) => discounts.filter(({ kind }) => kind === 'item'))
  const base = total(goods.map(({ sum }) => sum)) - total(itemTaken.map(({ amount }) => amount))
  const rules: ReturnType<typeof cartRules> = { global: [], globalAdditive: [], coupon: [] }
  for (const { kind, group: id } of quote.discounts) {
    const group = groups.get(id ?? '')
    if (kind === 'personal') rules.global.push({ by: kind, group: null, percent: customer?.personalPercent ?? null })
    if (kind === 'coupon')
      rules.coupon.push({ by: kind, group: null, percent: coupon?.type === 'flat' ? null : (coupon?.value ?? null) })
    if (kind === 'global' && group)
      rules[group.additive ? 'globalAdditive' : 'global'].push({
        ...{ by: 'group', group: id, percent: percentAt(base, group, 'global') },
      })
  }
  return rules
}

/** Where prices are net, or the supply is free of VAT: what is added, or was taken out. */
const vatParts = ({ amount, gross, vatRate }: QuoteLine): ReasonPart[] =>
  gross === amount ? [] : [part('vat', gross - amount, { rules: [{ by: 'vat', group: null, percent: vatRate }] })]

/** Some lines' reasons as that of all of them together: parts by the same rules are one. */
export function mergedReason<Rule>(reasons: readonly PriceReason<Rule>[]): PriceReason<Rule> {
  const merged = new Map<string, ReasonPart<Rule>>()
  for (const each of reasons.flat()) {
    const key = JSON.stringify([each.kind, each.kind === 'tier' && each.count, each.rules])
    const known = merged.get(key)
    merged.set(key, known ? together(known, each) : each)
  }
  return bounded([...merged.values()])
}

const together = <Rule>(one: ReasonPart<Rule>, other: ReasonPart<Rule>): ReasonPart<Rule> => ({
  ...one,
  amount: one.amount + other.amount,
  each: one.each === other.each ? one.each : null,
  count: one.kind === 'tier' ? one.count : (one.count ?? 0) + (other.count ?? 0) || null,
  pieces: one.pieces === other.pieces ? one.pieces : null,
})

/** Parts in the order of their kinds, no more of each kind, and no more rules in each, than are told one by one. */
function bounded<Rule>(parts: readonly ReasonPart<Rule>[]): PriceReason<Rule> {
  return reasonKinds.flatMap(kind => {
    const own = parts
      .filter(each => each.kind === kind)
      .map(each => ({ ...each, rules: each.rules.slice(0, MOST_PARTS) }))
    if (own.length <= MOST_PARTS) return own
    const rest = total(own.slice(MOST_PARTS - 1).map(({ amount }) => amount))
    return [...own.slice(0, MOST_PARTS - 1), { ...part(kind, rest), rules: [] }]
  })
}

/** A reason as far as a kind: `offer` for what everybody is asked for, `coupon` for a line's amount. */
export const upTo = <Rule>(reason: PriceReason<Rule>, last: ReasonKind): PriceReason<Rule> =>
  reason.filter(({ kind }) => reasonKinds.indexOf(kind) <= reasonKinds.indexOf(last))

/** What a reason, or a part of it, comes to in cents. */
export const priceOf = (reason: PriceReason<unknown>): Cents => total(reason.map(({ amount }) => amount))

/** A rule by its name: that of the discount group, or the coupon's code; null for the customer's personal percent, and VAT. */
export type NamedRule = { readonly title: string | null; readonly percent: BasisPoints | null }

/** A reason as it is told and kept; `titleOf` names a discount group. */
export const namedReason = (
  reason: PriceReason,
  titleOf: (group: string) => string,
  coupon?: string,
): PriceReason<NamedRule> =>
  reason.map(each => ({
    ...each,
    rules: each.rules.map(({ by, group, percent }) => ({
      title: by === 'coupon' ? (coupon ?? null) : group === null ? null : titleOf(group),
      percent,
    })),
  }))
