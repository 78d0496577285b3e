import { apportion, type BasisPoints, type Cents, portion, roundedQuotient, total, WHOLE } from '../../../kit/money.ts'
import type { VatRules } from './pricingCase.ts'
import type { Taxed, VatCategory } from './quote.ts'

/** An amount in the prices' own basis that is taxed by itself: a line, or its share of the shipping. */
export interface TaxPart {
  amount: Cents
  rate: BasisPoints
  homeRate: BasisPoints
}

/** An amount that either holds its VAT (`gross`) or has it on top (`net`). */
interface Taxable {
  amount: Cents
  basis: 'gross' | 'net'
  rate: BasisPoints
}

/**
 * Net, VAT and gross of the parts of a cart, in their order: each line before its shipping, lines in the order of their
 * ids, for that decides ties.
 *
 * - `standard`, inclusive: the gross stays and holds the rate of the destination.
 * - `standard`, exclusive: the rate comes on top; with a fixed price, where the home rate is the higher one, the gross is
 *   that of a delivery of this whole cart at home, and holds the rate of the destination.
 * - `export` and `intraCommunity`: net at rate 0; out of inclusive prices the VAT of a home delivery is taken first.
 *
 * Exact VAT is added up per rate, rounded once, and spread back in proportion to it.
 * Source: pricing.md, step 9.
 */
export function taxParts(
  parts: readonly TaxPart[],
  category: Exclude<VatCategory, 'outOfScope'>,
  rules: Pick<VatRules, 'type' | 'fixedPrice'>,
): Taxed[] {
  const inclusive = rules.type !== 'exclusive'
  if (category !== 'standard') return parts.map(netOnly(inclusive ? homeVat(parts, 'gross') : null))
  const taxables = parts.map(({ amount, rate }): Taxable => ({ amount, rate, basis: inclusive ? 'gross' : 'net' }))
  if (!inclusive && rules.fixedPrice && parts.some(hasFixedGross)) {
    const atHome = homeVat(parts, 'net')
    for (const [i, part] of parts.entries()) {
      if (hasFixedGross(part)) taxables[i] = { amount: part.amount + atHome[i]!, rate: part.rate, basis: 'gross' }
    }
  }
  const vats = vatPerRate(taxables)
  return taxables.map(({ amount, basis }, i) => {
    const vat = vats[i]!
    return basis === 'gross' ? { net: amount - vat, vat, gross: amount } : { net: amount, vat, gross: amount + vat }
  })
}

function hasFixedGross({ rate, homeRate }: TaxPart): boolean {
  return homeRate > rate
}

function homeVat(parts: readonly TaxPart[], basis: Taxable['basis']): Cents[] {
  return vatPerRate(parts.map(({ amount, homeRate }) => ({ amount, basis, rate: homeRate })))
}

function netOnly(takenOut: readonly Cents[] | null): (part: TaxPart, i: number) => Taxed {
  return ({ amount }, i) => {
    const net = amount - (takenOut?.[i] ?? 0)
    return { net, vat: 0, gross: net }
  }
}

/** The VAT of each amount: exact VAT added up per rate, rounded once, and spread back by exact VAT. */
function vatPerRate(taxables: readonly Taxable[]): Cents[] {
  const membersOf = new Map<BasisPoints, number[]>()
  for (const [i, { rate }] of taxables.entries()) {
    const members = membersOf.get(rate)
    if (members) members.push(i)
    else membersOf.set(rate, [i])
  }
  const vats = taxables.map(() => 0)
  for (const [rate, members] of membersOf) {
    const shares = vatOfOneRate(
      rate,
      members.map(i => taxables[i]!),
    )
    for (const [k, i] of members.entries()) vats[i] = shares[k]!
  }
  return vats
}

/**
 * Within one rate and basis, exact VAT is in proportion to the amounts, so these serve as weights. Where a fixed price
 * puts both bases under one rate, `gross × rate / (100 % + rate)` and `net × rate / 100 %` are brought to the common
 * denominator `100 % × (100 % + rate)`.
 */
function vatOfOneRate(rate: BasisPoints, taxables: readonly Taxable[]): Cents[] {
  const basis = taxables[0]!.basis
  if (taxables.every(taxable => taxable.basis === basis)) {
    const amounts = taxables.map(({ amount }) => amount)
    return apportion(portion(total(amounts), rate, basis === 'gross' ? WHOLE + rate : WHOLE), amounts)
  }
  const weights = taxables.map(({ amount, basis }) => BigInt(amount) * BigInt(basis === 'gross' ? WHOLE : WHOLE + rate))
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  const vat = roundedQuotient(sum * BigInt(rate), BigInt(WHOLE) * BigInt(WHOLE + rate))
  return apportion(vat, weights)
}
