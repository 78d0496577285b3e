import type { Cents } from '../../../kit/money.ts'
import { plainPostcode } from '../../../kit/postcodes.ts'
import type { CountryCost, Customer, Limit, Optional, ShippingTier, ZipRange } from './pricingCase.ts'
import type { FreeShippingReason, Parcel } from './quote.ts'
import { entryOf, limitOf, listOf, reaches } from './reading.ts'

/** Where parcels go to and what may make them free. */
export interface ParcelCircumstances {
  country: string | null
  /** As `plainPostcode` leaves it. */
  postcode: string
  customer: Optional<Customer>
  /** All goods after discounts, before vouchers. */
  goods: Cents
  countryFreeFrom: Limit
}

/** More parcels than this are refused as not deliverable: a guard against rules that would fill the memory. */
const mostParcels = 1_000_000

/**
 * The parcels of a shipping group with their costs, largest first; null where one of them has no cost, which is not
 * deliverable, even where it would be free.
 *
 * The tier with the smallest `max` that holds the quantity is one parcel, a quantity of 0 being one too. More than the
 * largest `max` makes full parcels of that size, and one for the rest. Source: pricing.md, step 8.
 */
export function packParcels(
  quantity: number,
  tiers: Optional<readonly ShippingTier[]>,
  groupFreeFrom: Limit,
  circumstances: ParcelCircumstances,
): Parcel[] | null {
  const rising = [...listOf(tiers)].sort((a, b) => sizeOf(a) - sizeOf(b))
  const parcelOf = (content: number): Parcel | null => {
    const tier = rising.find(candidate => sizeOf(candidate) >= content)
    return tier ? parcel(content, tier, groupFreeFrom, circumstances) : null
  }
  const largest = sizeOf(rising.at(-1) ?? {})
  if (quantity <= largest) {
    const only = parcelOf(quantity)
    return only && [only]
  }
  const count = Math.floor(quantity / largest)
  if (!(count <= mostParcels)) return null
  const full = parcelOf(largest)
  const rest = quantity % largest
  const last = rest > 0 ? parcelOf(rest) : null
  if (!full || (rest > 0 && !last)) return null
  const parcels = Array.from({ length: count }, () => full)
  return last ? [...parcels, last] : parcels
}

function sizeOf(tier: ShippingTier): number {
  return tier.max ?? Number.POSITIVE_INFINITY
}

function parcel(
  quantity: number,
  tier: ShippingTier,
  groupFreeFrom: Limit,
  circumstances: ParcelCircumstances,
): Parcel | null {
  const place = entryOf(tier.costs, circumstances.country)
  const range = place ? rangeOf(place, circumstances.postcode) : null
  const listCost = range ? range.cost : place?.cost
  if (listCost == null) return null
  const free = freeReason(range, groupFreeFrom, circumstances)
  return { quantity, max: tier.max ?? null, listCost, cost: free ? 0 : listCost, free }
}

/**
 * The first reason for which a parcel costs nothing. A zip range's own threshold stands instead of the country's, which
 * holds where the range has none. Source: pricing.md, step 8; pricing-format.md, `parcels[]`.
 */
function freeReason(
  range: ZipRange | null,
  groupFreeFrom: Limit,
  { customer, goods, countryFreeFrom }: ParcelCircumstances,
): FreeShippingReason | null {
  if (customer?.shippingFree) return 'customer'
  if (reaches(goods, customer?.freeShippingFrom)) return 'customerThreshold'
  const ofRange = range && limitOf(range.freeFrom) !== null
  if (reaches(goods, ofRange ? range.freeFrom : countryFreeFrom)) return ofRange ? 'zipRange' : 'country'
  return reaches(goods, groupFreeFrom) ? 'group' : null
}

/** The first zip range that holds the postcode decides, whatever its cost. */
function rangeOf(place: CountryCost, postcode: string): ZipRange | null {
  return listOf(place.zipRanges).find(range => holds(range, postcode)) ?? null
}

/** Compared as text over the bounds' length, both included; a shorter postcode is in no range. */
function holds(range: ZipRange, postcode: string): boolean {
  const from = plainPostcode(range.from)
  const to = plainPostcode(range.to)
  if (postcode.length < Math.max(from.length, to.length)) return false
  return postcode.slice(0, from.length) >= from && postcode.slice(0, to.length) <= to
}
