import { index, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { notifications } from '../../platform/tables.ts'
import { accounts } from '../accounts/tables.ts'

/** What somebody read of what they were told, one by one, since they read all of it. */
export const notificationReads = snakeCase.table(
  'notification_reads',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.notificationId] }),
    index('notification_reads_notification').on(table.notificationId),
  ],
)

/** How somebody hears: until when they read everything, and kinds that they do not want to hear of. */
export const notificationChoices = snakeCase.table('notification_choices', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  readUntil: instant(),
  muted: text().array().notNull().default([]),
})
