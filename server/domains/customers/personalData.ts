import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { customers, customerTouches } from './tables.ts'

/** What somebody's orders add up to. Of an address that nobody confirmed the figures may be somebody else's: they are not
 *  told. */
export const customersPersonalData: PersonalData = {
  files: { customer: { de: 'Kennzahlen Ihrer Bestellungen', en: 'figures of your orders' } },
  tables: [
    personal(customers, {
      of: ({ accountId }) => sql`${customers.accountId} = ${accountId}`,
      copied: {
        file: 'customer',
        only: ({ accountId }) =>
          sql`exists (select from accounts a where a.id = ${accountId} and a.email_verified_at is not null)`,
        by: sql`${customers.id}`,
        withheld: {
          searchText: 'It repeats other columns for the search.',
          emailKey: 'It repeats the e-mail address.',
        },
      },
      erased: { rows: 'all' },
    }),
  ],
  impersonal: [
    { table: customerTouches, columns: { subjectId: 'It says whose figures are to be reckoned anew, for seconds.' } },
  ],
}
