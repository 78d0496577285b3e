import type { IntlShape } from 'react-intl'

/** What one and several of a product are called, where its operator says so. */
export interface Unit {
  readonly unit?: string | null
  readonly unitPlural?: string | null
}

/** What a buyer is told once pieces of a product are in the cart. Source: shop.md 8. */
export function addedText(intl: IntlShape, count: number, { unit, unitPlural }: Unit): string {
  if (unit) {
    return intl.formatMessage({ id: 'product.addedUnits' }, { count, unit: count === 1 ? unit : unitPlural || unit })
  }
  return intl.formatMessage({ id: count === 1 ? 'product.addedOne' : 'product.added' }, { count })
}
