import { type Language, type LocalizedText, textIn } from '../../../kit/languages.ts'
import type { SettingsConflict } from '../../settings/rules.ts'

/** A unit in which goods are counted, as the settings name it: its key, and what one and several of it are called. */
export type NamedUnit = { readonly key: string; readonly one: LocalizedText; readonly many: LocalizedText }

/** What one and several of a product are called, in one language. */
export type QuantityUnit = { readonly one: string; readonly many: string }

/** Key of the unit that every shop has: pieces, for which the texts of the screens have words of their own. */
export const PIECE = 'piece'

/** What a product says of the unit in which it is counted: words of its own, or a unit of the shop by its key. */
export type CountedProduct = {
  readonly unit: LocalizedText | null
  readonly unitPlural: LocalizedText | null
  readonly quantityUnit: string | null
}

/** The units of a shop, and the one in which is counted what names none. */
export type ShopUnits = { readonly units: readonly NamedUnit[]; readonly defaultUnit: string }

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

/** What does not go together: a key twice, or that of pieces, and a usual unit that is none. */
export function unitConflicts({ units, defaultUnit }: ShopUnits): SettingsConflict[] {
  const keys = [PIECE, ...units.map(({ key }) => key)]
  const twice = units.flatMap(({ key }, at): SettingsConflict[] =>
    keys.indexOf(key) <= at
      ? [{ path: ['units', String(at), 'key'], code: 'ENTRY_TWICE', message: 'Another unit has this key.' }]
      : [],
  )
  const isKnown = keys.includes(defaultUnit)
  return [...twice, ...(isKnown ? [] : [{ path: ['defaultUnit'], message: 'is no unit of the shop' }])]
}
