import type { Database } from '../../platform/database.ts'
import { forgetSection } from '../settings/operations.ts'
import { addressSettings } from './settings.ts'

/** Names all addresses as the product does, for whoever has lost the way in and can reach the database. */
export const resetAddresses = (database: Pick<Database, 'drizzle'>, now: Date): Promise<void> =>
  forgetSection(database, addressSettings, now)
