import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { keptAnswers } from '../../platform/tables.ts'

/** Answers that are kept for a day, so that a program may ask again: whom they name is sealed in them, so each may be about
 *  anybody. */
export const outboxPersonalData: PersonalData = {
  tables: [
    personal(keptAnswers, {
      of: () => sql`${keptAnswers.body} is not null`,
      copied: {
        none: 'A sealed copy, for a day, of what a program was answered; what it was about is in the other files.',
      },
      erased: {
        columns: {
          ...{ key: 'stays', request: 'stays', status: 'stays', endsAt: 'stays' },
          body: () => sql`null`,
        },
        kept: {
          because: 'That a request was done, by hashes, so that a program which sends it again does nothing twice.',
          law: 'Art. 6(1)(f) GDPR',
          until: 'for a day',
        },
      },
    }),
  ],
}
