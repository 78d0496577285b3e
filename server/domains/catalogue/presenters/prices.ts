import type { Cents } from '../../../kit/money.ts'
import type { ProductRecord } from '../queries/records.ts'
import type { Sale } from '../rules/sale.ts'
import { inEuros } from './fields.ts'

/** Prices by their documented names. Shoppers read what everybody is asked for, those who keep the catalogue what they
 *  set; both read `asked_price`, which is what shoppers are told. Source: decision 28. */

/** A reduction: the price before it, the lowest of the 30 days before it, whole percent off that; null without one. */
export const saleFields = (sale: Sale | null) => ({
  former_price: inEuros(sale?.previousPrice ?? null),
  lowest_price_30_days: inEuros(sale?.lowestPriceOf30Days ?? null),
  sale_percent: sale?.percent ?? null,
})

const named = (name: string, cents: Cents | null) => ({ [name]: inEuros(cents), [`${name}_cents`]: cents })

/** The price of a variant. */
export function variantPriceFields(
  record: ProductRecord,
  variant: ProductRecord['variants'][number],
  isStaff: boolean,
) {
  const own = variant.priceCents ?? record.priceCents
  const listed = record.prices?.[variant.id]
  const asked = listed?.cents ?? own
  return {
    ...named('price', isStaff ? own : asked),
    ...named('asked_price', asked),
    ...saleFields(listed?.sale ?? null),
  }
}

/** The prices of a product: of a set the regular one, of others that of adults' sizes where they cost something else, else
 *  the lowest. */
export function productPriceFields({ card, isSale, priceCents, childPriceCents }: ProductRecord, isStaff: boolean) {
  const asked = card ? (card.price.adult ?? card.price.from) : priceCents
  return {
    ...(isStaff
      ? {}
      : {
          ...named('price', asked),
          ...named('price_children', card?.kind === 'set' ? card.price.child : childPriceCents),
          sale: card?.isOnSale ?? isSale,
        }),
    ...named('asked_price', asked),
    ...saleFields(card?.sale ?? null),
    sale_children: card?.childSale ? saleFields(card.childSale) : null,
  }
}

/** The tier prices of a product. */
export const tierFields = ({ card, tiers }: ProductRecord, isStaff: boolean) =>
  isStaff || !card
    ? tiers.map(tier => ({
        from: tier.fromAmount,
        ...named('price', tier.priceCents),
        scope: tier.scope,
        keys: tier.variantKeys,
      }))
    : card.tiers.map(tier => ({ from: tier.from, ...named('price', tier.priceCents), keys: tier.variantKeys }))
