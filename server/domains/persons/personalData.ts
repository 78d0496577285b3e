import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { persons } from './tables.ts'

/** Contact entries that are linked to an account. Those without a link are erased by whoever keeps them. */
export const personsPersonalData: PersonalData = {
  files: { contacts: { de: 'Kontakteinträge zu Ihnen', en: 'contact entries about you' } },
  subjects: accountId => sql`select ${persons.id} from ${persons} where ${persons.accountId} = ${accountId}`,
  tables: [
    personal(persons, {
      of: ({ accountId }) => sql`${persons.accountId} = ${accountId}`,
      copied: {
        file: 'contacts',
        by: sql`${persons.createdAt}`,
        withheld: { searchText: 'It repeats other columns for the search.' },
      },
      erased: { rows: 'all' },
    }),
  ],
}
