import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { formAnswers, forms } from './tables.ts'

/** What people sent by forms, signed in or under the address of their account. */
export const formsPersonalData: PersonalData = {
  files: { messages: { de: 'Was Sie über Formulare gesendet haben', en: 'what you sent by forms' } },
  tables: [
    personal(formAnswers, {
      of: ({ accountId, email }) =>
        sql`${formAnswers.accountId} = ${accountId} or lower(${formAnswers.email}) = lower(${email})`,
      copied: {
        file: 'messages',
        by: sql`${formAnswers.sentAt}, ${formAnswers.id}`,
        withheld: {
          searchText: 'It repeats other columns for the search.',
          keyHash: 'It tells whether something was sent twice, and of nobody.',
        },
      },
      erased: { rows: 'all' },
    }),
  ],
  impersonal: [
    {
      table: forms,
      columns: { recipients: 'They are addresses of the shop.', name: 'It is what staff call a form.' },
    },
  ],
}
