import { type Language, type LocalizedText, textIn } from '../../../kit/languages.ts'
import { PIECE, type ShopUnits } from '../conflicts/units.ts'

/** What one and several of a product are called, in one language. */
export type QuantityUnit = { readonly one: string; readonly many: string }

/** What a product says of the unit in which it is counted: words of its own, or a unit of the shop by its key. */
export type CountedProduct = {
  readonly unit: LocalizedText | null
  readonly unitPlural: LocalizedText | null
  readonly quantityUnit: string | null
}

/** In what a product is counted: in its own words, else in the unit that it names, else in the shop's usual one. Null: in
 *  pieces. A key that the shop does not know any more counts as none. */
export function quantityUnitOf(
  { unit, unitPlural, quantityUnit }: CountedProduct,
  { units, defaultUnit }: ShopUnits,
  language: Language,
): QuantityUnit | null {
  if (unit) return { one: textIn(language, unit), many: textIn(language, unitPlural ?? unit) }
  if (quantityUnit === PIECE) return null
  const byKey = (key: string | null) => units.find(each => each.key === key)
  const named = byKey(quantityUnit) ?? byKey(defaultUnit)
  return named ? { one: textIn(language, named.one), many: textIn(language, named.many) } : null
}
