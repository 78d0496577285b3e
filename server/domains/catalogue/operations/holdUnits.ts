import type { Transaction } from '../../../platform/database.ts'
import { holdSection } from '../../settings/operations.ts'
import { readSettings } from '../../settings/queries.ts'
import { PIECE } from '../conflicts/units.ts'
import { unitSettings } from '../settings.ts'

/** The keys of the units that a product can name, as they stay until the transaction ends: none goes while one is named. */
export async function holdUnits(tx: Transaction): Promise<ReadonlySet<string>> {
  await holdSection(tx, unitSettings)
  const { units } = unitSettings.of(await readSettings(tx))
  return new Set([PIECE, ...units.map(({ key }) => key)])
}
