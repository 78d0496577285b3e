import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { locks } from './tables.ts'

/** Who is editing something at the moment. */
export const locksPersonalData: PersonalData = {
  tables: [
    personal(locks, {
      of: ({ accountId }) => sql`${locks.accountId} = ${accountId}`,
      copied: { none: 'It says for minutes what somebody has open, and what they did there is in the log.' },
      erased: { rows: 'all' },
    }),
  ],
}
