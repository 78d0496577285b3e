import type { IntlShape } from 'react-intl'

/** What one and several of something are called. */
export interface Unit {
  readonly one: string
  readonly many: string
}

/** What so many of them are called: 'Flasche', 'Flaschen'. */
export const unitFor = (count: number, { one, many }: Unit): string => (count === 1 ? one : many)

/** What a buyer is told once some of a product are in the cart; without a unit they are pieces. Source: shop.md 8. */
export function addedText(intl: IntlShape, count: number, unit: Unit | null | undefined): string {
  if (unit) return intl.formatMessage({ id: 'product.addedUnits' }, { count, unit: unitFor(count, unit) })
  return intl.formatMessage({ id: count === 1 ? 'product.addedOne' : 'product.added' }, { count })
}
