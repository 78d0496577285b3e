import type { LocalizedText } from '../../../kit/languages.ts'
import type { Reader } from '../../../platform/statements.ts'
import type { SettingsConflict } from '../../settings/rules.ts'
import { unitUses } from '../queries/unitUses.ts'

/** A unit in which goods are counted, as the settings name it: its key, and what one and several of it are called. */
type NamedUnit = { readonly key: string; readonly one: LocalizedText; readonly many: LocalizedText }

/** Key of the unit that every shop has: pieces, for which the texts of the screens have words of their own. */
export const PIECE = 'piece'

/** The units of a shop, and the one in which is counted what names none. */
export type ShopUnits = { readonly units: readonly NamedUnit[]; readonly defaultUnit: string }

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

/** Of units that are to go: those that products name. Whoever lets a product name one holds the settings until it is
 *  written (`holdUnits`), so that none is named while it goes. */
export async function unitHindrances(reader: Reader, before: ShopUnits, after: ShopUnits): Promise<SettingsConflict[]> {
  const left = new Set(after.units.map(({ key }) => key))
  const gone = before.units.filter(({ key }) => !left.has(key))
  if (gone.length === 0) return []
  const used = await unitUses(reader)
  return gone.flatMap(({ key, one }): SettingsConflict[] => {
    const count = used.get(key)
    const message = `${one.de} (${key}) is named by ${count} products.`
    return count ? [{ path: ['units'], code: 'TRANSITION_NOT_ALLOWED', message }] : []
  })
}
