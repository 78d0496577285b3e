import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { notifications } from '../../platform/tables.ts'
import { notificationChoices, notificationReads } from './tables.ts'

const ownId = 'It is the id of the account, which account.json names.'
const noName = 'It names nothing outside of the database.'

/** What somebody who works in the back office was told alone, read, and wants to hear of. What all are told names nobody. */
export const notificationsPersonalData: PersonalData = {
  files: {
    notifications: {
      de: 'Benachrichtigungen im Admincenter, die nur Ihnen galten',
      en: 'notifications of the admin centre that were for you alone',
    },
    notification_reads: {
      de: 'welche Benachrichtigungen Sie gelesen haben',
      en: 'which notifications you read',
    },
    notification_choices: {
      de: 'worüber Sie benachrichtigt werden möchten',
      en: 'what you want to be notified of',
    },
  },
  tables: [
    personal(notificationReads, {
      of: ({ accountId }) => sql`${notificationReads.accountId} = ${accountId}`,
      copied: {
        file: 'notification_reads',
        by: sql`${notificationReads.notificationId}`,
        withheld: { accountId: ownId },
      },
      erased: { rows: 'all' },
    }),
    personal(notificationChoices, {
      of: ({ accountId }) => sql`${notificationChoices.accountId} = ${accountId}`,
      copied: {
        file: 'notification_choices',
        by: sql`${notificationChoices.accountId}`,
        withheld: { accountId: ownId },
      },
      erased: { rows: 'all' },
    }),
    personal(notifications, {
      of: ({ accountId }) => sql`${notifications.accountId} = ${accountId}`,
      copied: {
        file: 'notifications',
        by: sql`${notifications.at}, ${notifications.id}`,
        withheld: { id: noName, accountId: ownId, cause: noName, subjectId: noName },
      },
      erased: { rows: 'all' },
    }),
  ],
}
