import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { rehearsals } from './tables.ts'

/** Rules that somebody tried: work of theirs, forgotten after a week. */
export const rehearsalsPersonalData: PersonalData = {
  files: {
    rehearsals: {
      de: 'Regeln, die Sie vor dem Speichern erprobt haben',
      en: 'rules that you tried before saving them',
    },
  },
  tables: [
    personal(rehearsals, {
      of: ({ accountId }) => sql`${rehearsals.accountId} = ${accountId}`,
      copied: {
        file: 'rehearsals',
        by: sql`${rehearsals.createdAt}`,
        withheld: {
          accountId: 'It is the id of the account, which account.json names.',
          differences: 'They are orders of others.',
        },
      },
      erased: { rows: 'all' },
    }),
  ],
}
