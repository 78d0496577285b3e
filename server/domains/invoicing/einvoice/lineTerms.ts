import type { Day } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Decimal } from './decimals.ts'
import type { Identifier } from './partyTerms.ts'

/** BT-73 and 74, BT-134 and 135. */
export interface Period {
  readonly from: Day | null
  readonly to: Day | null
}

/** A category of VAT (UNCL 5305) and its rate in percent; `O`, not subject to VAT, has none. */
export interface VatCategory {
  /** BT-95, 102, 118, 151 */
  readonly category: string
  /** BT-96, 103, 119, 152 */
  readonly rate: Decimal | null
}

/** BG-27, BG-28, and without its VAT BG-20, BG-21. */
export interface LineAllowance {
  /** BT-92, 99, 136, 141 */
  readonly amount: Cents
  /** BT-93, 100, 137, 142: said only together with the percentage. */
  readonly base: Cents | null
  /** BT-94, 101, 138, 143 */
  readonly percent: Decimal | null
  /** BT-97, 104, 139, 144 */
  readonly reason: string | null
  /** BT-98, 105, 140, 145 (UNTDID 5189, of charges 7161): 95 is a discount. */
  readonly reasonCode: string | null
}

export interface AllowanceTerms extends LineAllowance {
  readonly vat: VatCategory
}

export interface PriceBase {
  readonly quantity: Decimal
  readonly unit: string | null
}

export interface LineTerms {
  /** BT-126: of ours its position, counted from 1. */
  readonly id: string
  /** BT-127 */
  readonly note: string | null
  /** BT-128 */
  readonly invoicedObject: Identifier | null
  /** BT-129 */
  readonly quantity: Decimal
  /** BT-130 (UN/ECE recommendation 20) */
  readonly unit: string | null
  /** BT-131 = quantity × price ÷ price's base - allowances + charges. */
  readonly net: Cents
  /** BT-132 */
  readonly buyerOrderLine: string | null
  /** BT-133 */
  readonly buyerAccount: string | null
  /** BG-26 */
  readonly period: Period | null
  /** BG-27 */
  readonly allowances: readonly LineAllowance[]
  /** BG-28 */
  readonly charges: readonly LineAllowance[]
  /** BT-146: without VAT, after the price's own discount. */
  readonly price: Decimal
  /** BT-149, 150: for how much of the unit the price is; null: for one. */
  readonly priceBase: PriceBase | null
  /** BT-148 with BT-147 */
  readonly grossPrice: {
    readonly price: Decimal
    readonly base: PriceBase | null
    readonly discount: Decimal | null
  } | null
  /** BG-30 */
  readonly vat: VatCategory
  /** BT-153 */
  readonly name: string
  /** BT-154 */
  readonly description: string | null
  /** BT-155 */
  readonly sellersId: string | null
  /** BT-156 */
  readonly buyersId: string | null
  /** BT-157 */
  readonly standardId: Identifier | null
  /** BT-158 */
  readonly classifications: readonly Identifier[]
  /** BT-159 */
  readonly origin: string | null
  /** BG-32: BT-160, 161 */
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
}
