import type { BasisPoints, Cents } from '../../../kit/money.ts'
import type { CountBy } from './pricingCase.ts'

/**
 * All that the pricing of a cart answers. Money is integer cents and never negative; `cost`, `sum`, `discount`, `amount`
 * and `listPrice`, `unitPrice` are in the prices' own basis, `net + vat = gross` everywhere.
 * Source: pricing-format.md, "Quote".
 */
export interface Quote {
  /** In the order of the case. */
  lines: QuoteLine[]
  /** The discounts of all lines by cause; only those above 0. */
  discounts: CauseOfDiscount[]
  shipping: ShippingQuote
  /** One row per category and rate that a line has, rate falling, then category. */
  vat: VatRow[]
  /** In the order given, a repeat left out. */
  vouchers: VoucherPayment[]
  totals: Totals
  /** Ids in the order to be shown; none where nothing is to pay. */
  paymentMethods: string[]
  /** Null without a valid line. */
  deliveryWeeks: number | null
  /** Whether there is no refusal. */
  placeable: boolean
  refusals: Refusal[]
  notices: Notice[]
}

/** An amount with its VAT: `net + vat = gross`. */
export interface Taxed {
  net: Cents
  vat: Cents
  gross: Cents
}

/** `standard` is taxed at a rate, be it 0; the others are free of VAT or no matter of VAT (pricing.md, step 9). */
export type VatCategory = 'standard' | 'intraCommunity' | 'export' | 'outOfScope'

/** A line that is not valid has 0 units and no money; all else is null. */
export interface QuoteLine extends Taxed {
  id: string
  valid: boolean
  /** Pieces or sets. */
  units: number
  /** Sets at the reduced price; null: no set. */
  childSets: number | null
  /** The price before tiers; a set's regular price. */
  listPrice: Cents | null
  /** The price of a piece; null for a set. */
  unitPrice: Cents | null
  /** Before discounts. */
  sum: Cents
  discounts: LineDiscount[]
  discount: Cents
  /** `sum - discount`. */
  amount: Cents
  vatCategory: VatCategory | null
  /** The rate that was really used. */
  vatRate: BasisPoints | null
  deliveryWeeks: number | null
}

/** What was taken off a line; only those above 0. `group` is null but for `item`. */
export interface LineDiscount {
  kind: 'item' | 'global' | 'globalAdditive' | 'coupon'
  group: string | null
  amount: Cents
}

/** What one cause took off the whole cart. `group` is null for `personal` and `coupon`. */
export interface CauseOfDiscount {
  kind: 'item' | 'global' | 'personal' | 'coupon'
  group: string | null
  amount: Cents
}

export interface ShippingQuote extends Taxed {
  cost: Cents
  /** By id; none with pickup. */
  groups: ShippingGroupQuote[]
}

/** Where a group is not deliverable it has no parcels and costs 0. */
export interface ShippingGroupQuote extends Taxed {
  /** Null: the goods name no group, and the rules no default. */
  group: string | null
  /** Null: there is no such group; the quantity then counts pieces. */
  countBy: CountBy | null
  quantity: number
  deliverable: boolean
  /** Largest first. */
  parcels: Parcel[]
  cost: Cents
}

export type FreeShippingReason = 'customer' | 'customerThreshold' | 'zipRange' | 'country' | 'group'

export interface Parcel {
  quantity: number
  /** What the parcel's tier holds; null: anything. */
  max: number | null
  listCost: Cents
  /** 0 where it is free. */
  cost: Cents
  free: FreeShippingReason | null
}

export interface VatRow extends Taxed {
  category: VatCategory
  rate: BasisPoints
}

export interface VoucherPayment {
  code: string
  paid: Cents
  /** What stays on the voucher. */
  remaining: Cents
}

interface Totals extends Taxed {
  /** The lines before discounts, voucher products among them. */
  goods: Cents
  discount: Cents
  shipping: Cents
  voucherPaid: Cents
  toPay: Cents
}

/** Why a line is not valid; the first that applies, in this order. */
export type LineRefusalCode =
  | 'PRODUCT_UNKNOWN'
  | 'SET_INCOMPLETE'
  | 'VARIANT_UNKNOWN'
  | 'AMOUNT_INVALID'
  | 'SET_UNEQUAL'
  | 'PRICE_MISSING'

export type RefusalCode = LineRefusalCode | 'VAT_RATE_MISSING' | 'NOT_DELIVERABLE' | 'CART_EMPTY' | 'NO_PAYMENT_METHOD'

/** Stops the order. `line` is the line's id; null: the whole cart. */
export interface Refusal {
  code: RefusalCode
  line: string | null
}

/** Tells, and stops nothing. */
export interface Notice {
  code: 'COUPON_NOT_FOR_CUSTOMER' | 'COUPON_NOT_COMBINABLE' | 'COUPON_NOT_APPLICABLE' | 'VOUCHER_DUPLICATE'
}
