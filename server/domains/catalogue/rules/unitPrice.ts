import type { Cents } from '../../../kit/money.ts'
import type { ContentUnit, ProductContent } from '../tables.ts'

/** What a unit price is for: a kilogram, a litre, a metre, a square metre. Source: § 5 PAngV, § 10b PrAG. */
export type PricedQuantity = 'kilogram' | 'litre' | 'metre' | 'squareMetre'

const quantities: Readonly<Record<ContentUnit, { readonly quantity: PricedQuantity; readonly units: number }>> = {
  g: { quantity: 'kilogram', units: 1000 },
  ml: { quantity: 'litre', units: 1000 },
  cm: { quantity: 'metre', units: 100 },
  cm2: { quantity: 'squareMetre', units: 10_000 },
}

/** The price of a whole quantity of what is in a piece, rounded half up to the cent. Cents in, cents out. */
export function unitPriceOf(
  price: Cents,
  { amount, unit }: ProductContent,
): { readonly priceCents: Cents; readonly quantity: PricedQuantity } {
  const { quantity, units } = quantities[unit]
  return { priceCents: Math.floor((2 * price * units + amount) / (2 * amount)), quantity }
}
