import { sql } from 'drizzle-orm'
import { type Person, type PersonalData, personal } from '../../platform/personalData.ts'
import { formAnswers, formFiles, forms } from './tables.ts'

const isOf = ({ accountId, email }: Person) =>
  sql`${formAnswers.accountId} = ${accountId} or lower(${formAnswers.email}) = lower(${email})`
const answersOf = (person: Person) => sql`(select ${formAnswers.id} from ${formAnswers} where ${isOf(person)})`

/** What people sent by forms, signed in or under the address of their account. */
export const formsPersonalData: PersonalData = {
  files: { messages: { de: 'Was Sie über Formulare gesendet haben', en: 'what you sent by forms' } },
  tables: [
    personal(formAnswers, {
      of: isOf,
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
    personal(formFiles, {
      of: person => sql`${formFiles.answerId} in ${answersOf(person)}`,
      copied: {
        file: 'messages',
        within: { as: 'files', on: sql`${formFiles.answerId} = ${formAnswers.id}` },
        by: sql`${formFiles.field}, ${formFiles.position}`,
      },
      erased: { rows: 'all' },
    }),
  ],
  attachments: person =>
    sql`select ${formFiles.sha256} as sha256, 'messages/' || ${formFiles.answerId} || '/' || ${formFiles.field} || '-'
      || ${formFiles.position} || '-' || replace(${formFiles.name}, '/', '_') as name
      from ${formFiles} where ${formFiles.answerId} in ${answersOf(person)} order by 2`,
  impersonal: [
    {
      table: forms,
      columns: { recipients: 'They are addresses of the shop.', name: 'It is what staff call a form.' },
    },
  ],
}
