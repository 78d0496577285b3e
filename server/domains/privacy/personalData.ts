import { type SQL, sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { mails } from '../../platform/tables.ts'
import { asBooks } from '../orders/personalData.ts'
import { consents, dataExports } from './tables.ts'

/** A mail's words without the secret of its link, be it marked or from before secrets were sealed (`mailSecrets.ts`). */
const withoutSecrets = (words: SQL): SQL =>
  sql`regexp_replace(${words}, '/(\uE002secret\uE003|[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-]))', '/…', 'g')`

const technical = 'It serves the sending alone.'

/** Copies that a person asked for, and the mails to them: about their account, whatever the address was; about their
 *  orders; and what is about neither and went to their present address. Of guests there are only mails about orders. */
export const privacyPersonalData: PersonalData = {
  files: {
    mails: { de: 'E-Mails an Sie', en: 'mails sent to you' },
    exports: { de: 'frühere Exporte', en: 'earlier exports' },
    consents: { de: 'Entscheidungen über Dienste anderer', en: 'decisions about services of others' },
  },
  tables: [
    personal(mails, {
      of: ({ accountId, email }) =>
        sql`${mails.accountId} = ${accountId} or (${mails.accountId} is null and lower(${mails.recipient}) = ${email})
          or ${mails.orderId} in (select o.id from orders o where o.account_id = ${accountId})`,
      copied: {
        file: 'mails',
        by: sql`${mails.createdAt}, ${mails.id}`,
        withheld: {
          ...{ id: technical, messageId: technical, cause: technical, attempts: technical, lastError: technical },
          sealedSecret: 'It signs somebody in.',
          accountId: 'It is the id of the account, which account.json names.',
          orderId: 'The mail says which order it is about.',
        },
        shown: { text: () => withoutSecrets(sql`${mails.text}`), html: () => withoutSecrets(sql`${mails.html}`) },
      },
      // What still waits to be sent finds nothing to send.
      erased: { rows: () => sql`${mails.orderId} is null`, kept: asBooks },
    }),
    personal(dataExports, {
      of: ({ accountId }) => sql`${dataExports.accountId} = ${accountId}`,
      copied: {
        file: 'exports',
        by: sql`${dataExports.createdAt}`,
        withheld: { secretHash: 'It checks the secret of a link.', storageKey: 'It says where the file lies.' },
      },
      erased: { rows: 'all' },
    }),
    personal(consents, {
      of: ({ accountId }) => sql`${consents.accountId} = ${accountId}`,
      copied: {
        file: 'consents',
        by: sql`${consents.decidedAt}, ${consents.id}`,
        withheld: { id: technical, accountId: 'It is the id of the account, which account.json names.' },
      },
      erased: {
        columns: {
          ...{ id: 'stays', subject: 'stays', textVersion: 'stays', language: 'stays', granted: 'stays' },
          ...{ refused: 'stays', way: 'stays', decidedAt: 'stays' },
          accountId: () => sql`null`,
        },
        kept: {
          because: 'That something was allowed has to be proven; the random number names nobody then.',
          law: 'Art. 7(1), Art. 17(3)(e) GDPR',
          until: 'three years after the decision',
        },
      },
    }),
  ],
}
