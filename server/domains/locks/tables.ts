import { index, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'
import type { LockKind } from './rules.ts'

/**
 * Who is editing what: at most one account in one tab each thing. `recordId` is the thing's id in the table of its kind, `tab`
 * what the tab calls itself (`localsessionid`), null where it does not. `since` is when it was taken, `seenAt` the last sign
 * of life; without one it ends (`LOCK_SECONDS`) and whoever comes next has it.
 */
export const locks = snakeCase.table(
  'locks',
  {
    kind: text().$type<LockKind>().notNull(),
    recordId: uuid().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tab: text(),
    since: instant().notNull(),
    seenAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('locks_account').on(table.accountId),
    index('locks_seen').on(table.seenAt),
  ],
)
