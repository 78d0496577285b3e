import type { Language } from '../../../kit/languages.ts'
import { type QuantityUnit, quantityUnitOf } from '../../catalogue/rules/quantityUnits.ts'
import { unitSettings } from '../../catalogue/settings.ts'
import type { CartLine, Contents } from './contents.ts'

/** What the amount of a line counts, in one language; null: pieces, and of a set sets. */
export function lineUnit(
  { productIndex, settings }: Pick<Contents, 'productIndex' | 'settings'>,
  { productId }: Pick<CartLine, 'productId'>,
  language: Language,
): QuantityUnit | null {
  const product = productIndex.get(productId)
  return product?.kind === 'goods' ? quantityUnitOf(product, unitSettings.of(settings), language) : null
}
