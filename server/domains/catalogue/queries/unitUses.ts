import { sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import type { SettingsConflict } from '../../settings/rules.ts'
import type { ShopUnits } from '../rules/quantityUnits.ts'

/** How many products name a unit, by its key; units that none names are missing. */
export async function unitUses(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await run<{ key: string; products: number }>(
    reader,
    sql`select quantity_unit as key, count(*)::int as products from products
      where quantity_unit is not null and deleted_at is null group by 1`,
    'unit uses',
  )
  return new Map(rows.map(({ key, products }) => [key, products]))
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
