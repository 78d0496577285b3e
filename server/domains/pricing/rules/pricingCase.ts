import type { BasisPoints, Cents } from '../../../kit/money.ts'

/**
 * A field that may be left out: a missing field is null (pricing-format.md, head).
 * A list that is missing or null is empty.
 */
export type Optional<T> = T | null | undefined

/** An entry per key, such as a cost per country; keys that are missing have none. */
export type Entries<T> = Readonly<Record<string, T>>

/** A limit or threshold in cents; 0, empty or null is none (pricing.md, step 8 and "Payment methods"). */
export type Limit = Optional<Cents | ''>

/**
 * All that the pricing of a cart may look at. Money is integer cents in the prices' own basis, rates and percentages
 * are basis points, weights grams, countries ISO 3166 alpha-2 in capitals, instants ISO 8601, dates days of the shop's
 * calendar. Source: pricing-format.md, "Case".
 */
export interface PricingCase {
  /** The instant that prices are asked for. */
  now: string
  lines?: Optional<readonly CaseLine[]>
  products?: Optional<readonly Product[]>
  /** Null: a guest without roles. */
  customer?: Optional<Customer>
  /** Null: not known yet, priced like the home country. */
  destination?: Optional<Destination>
  invoiceCountry?: Optional<string>
  /** Collected at the seller's: no shipping, and the home country's VAT. */
  pickup?: Optional<boolean>
  /** Cents by which shipping that costs something costs more or, below 0, less; never below nothing. */
  shippingChange?: Optional<Cents>
  coupon?: Optional<Coupon>
  /** In the order in which they are to pay. */
  vouchers?: Optional<readonly Voucher[]>
  rules?: Optional<PricingRules>
}

/** A line of the cart: a variant and an amount, or for a set its slots in the order of the product's slots. */
export interface CaseLine {
  /** Unique in the cart; decides ties. */
  id: string
  product: string
  /** A variant's key; null where the product has none. */
  variant?: Optional<string>
  amount?: Optional<number>
  slots?: Optional<readonly CaseSlot[]>
  /** Days that printing adds to the delivery, where pieces of the line are personalised. */
  printingDays?: Optional<number>
}

interface CaseSlot {
  product: string
  pieces?: Optional<readonly CasePiece[]>
}

/** So many of one variant in a set's slot; an amount of 0 is allowed and means no piece. */
interface CasePiece {
  variant?: Optional<string>
  amount?: Optional<number>
}

type ProductType = 'goods' | 'set' | 'voucher'

export interface Product {
  id: string
  /** Null: goods. */
  type?: Optional<ProductType>
  /** A set's regular price. */
  price?: Optional<Cents>
  /** A set's reduced price; null: there is none. */
  childPrice?: Optional<Cents>
  variants?: Optional<readonly Variant[]>
  tiers?: Optional<readonly PriceTier[]>
  /** A set's products, one per slot. */
  slots?: Optional<readonly string[]>
  vatGroup?: Optional<string>
  shippingGroup?: Optional<string>
  discountGroups?: Optional<readonly string[]>
  specialOffers?: Optional<readonly SpecialOffer[]>
  productGroups?: Optional<readonly string[]>
  /** Grams. */
  weight?: Optional<number>
  expectedDaysUntilShipping?: Optional<number>
  visibleAgainFrom?: Optional<string>
}

export interface Variant {
  key: string
  /** Null: the product's. */
  price?: Optional<Cents>
  properties?: Optional<Entries<Optional<string | number | boolean>>>
  /** A children's size, which counts towards a set's reduced price. */
  childSize?: Optional<boolean>
  /** Grams; null: the product's. */
  weight?: Optional<number>
  expectedDaysUntilShipping?: Optional<number>
  visibleAgainFrom?: Optional<string>
}

/** From so many pieces of the bulk group a piece costs this; without keys for every variant. */
export interface PriceTier {
  from?: Optional<number>
  price?: Optional<Cents>
  keys?: Optional<readonly string[]>
}

/** Discount groups that a product has from `start` on and until before `end`. */
export interface SpecialOffer {
  start?: Optional<string>
  end?: Optional<string>
  discountGroups?: Optional<readonly string[]>
}

export interface Customer {
  roles?: Optional<readonly string[]>
  /** Their own groups, which they may have whatever their roles. */
  discountGroups?: Optional<readonly string[]>
  personalPercent?: Optional<BasisPoints>
  shippingFree?: Optional<boolean>
  freeShippingFrom?: Limit
  company?: Optional<boolean>
  vatId?: Optional<VatId>
  /** By the payment method's id; a null field is not overridden. */
  paymentOverrides?: Optional<Entries<Optional<PaymentOverride>>>
}

/** `number` with the country's prefix; case and spaces mean nothing. Only `valid` is proven. */
interface VatId {
  number?: Optional<string>
  status?: Optional<VatIdStatus>
}

export type VatIdStatus = 'valid' | 'invalid' | 'unproven'

interface PaymentOverride {
  enabled?: Optional<boolean>
  min?: Limit
  max?: Limit
  order?: Optional<number>
}

export interface Destination {
  country?: Optional<string>
  postcode?: Optional<string>
}

export interface Coupon {
  code?: Optional<string>
  type?: Optional<'percent' | 'flat'>
  /** Basis points or cents. */
  value?: Optional<number>
  roles?: Optional<readonly string[]>
  scope?: Optional<'all' | 'product' | 'productGroups'>
  product?: Optional<string>
  productGroups?: Optional<readonly string[]>
}

export interface Voucher {
  code: string
  balance?: Optional<Cents>
}

export interface PricingRules {
  /** IANA name of the shop's calendar; null: UTC. */
  timeZone?: Optional<string>
  /** Keys of the variant properties that part bulk groups (`bulk_pricing_seperator`). */
  tierSeparators?: Optional<readonly string[]>
  vat?: Optional<VatRules>
  shipping?: Optional<ShippingRules>
  discountGroups?: Optional<readonly DiscountGroup[]>
  paymentMethods?: Optional<readonly PaymentMethod[]>
}

export interface VatRules {
  /** Whether prices hold the home VAT; null: they do. */
  type?: Optional<'inclusive' | 'exclusive'>
  fixedPrice?: Optional<boolean>
  /** Supplies are free of VAT wherever they go: each rate is 0, in the category `standard`. */
  smallBusiness?: Optional<boolean>
  homeCountry?: Optional<string>
  euCountries?: Optional<readonly string[]>
  defaultGroup?: Optional<string>
  groups?: Optional<readonly VatGroup[]>
}

export interface VatGroup {
  id: string
  /** By country. */
  rates?: Optional<Entries<Optional<readonly VatRate[]>>>
}

interface VatRate {
  /** The first day of validity, YYYY-MM-DD in the shop's calendar; null: always. */
  validFrom?: Optional<string>
  rate: BasisPoints
}

export interface ShippingRules {
  defaultGroup?: Optional<string>
  freeFromByCountry?: Optional<Entries<Limit>>
  groups?: Optional<readonly ShippingGroup[]>
}

export type CountBy = 'amount' | 'weight'

export interface ShippingGroup {
  id: string
  /** Null: amount. */
  countBy?: Optional<CountBy>
  freeFrom?: Limit
  tiers?: Optional<readonly ShippingTier[]>
}

/** A parcel of up to `max` pieces or grams (null: of any size) and its cost by country. */
export interface ShippingTier {
  max?: Optional<number>
  costs?: Optional<Entries<Optional<CountryCost>>>
}

/** A null cost is no cost: not deliverable, but for the ranges that have one. */
export interface CountryCost {
  cost?: Optional<Cents>
  zipRanges?: Optional<readonly ZipRange[]>
}

export interface ZipRange {
  from?: Optional<string>
  to?: Optional<string>
  cost?: Optional<Cents>
  freeFrom?: Limit
}

export interface DiscountGroup {
  id: string
  type?: Optional<'percent' | 'flat'>
  /** `everyone`, or roles that a customer must have one of; an empty list fits nobody. */
  roles?: Optional<readonly string[]>
  global?: Optional<boolean>
  additive?: Optional<boolean>
  tiers?: Optional<readonly DiscountTier[]>
}

/** From this sum of cents the group gives so many basis points or cents. */
interface DiscountTier {
  from?: Optional<Cents>
  discount?: Optional<number>
}

export interface PaymentMethod {
  id: string
  configured?: Optional<boolean>
  enabled?: Optional<boolean>
  min?: Limit
  max?: Limit
  /** Null: 999. */
  order?: Optional<number>
  /** Invoice countries; none: everywhere. */
  countries?: Optional<readonly string[]>
}
