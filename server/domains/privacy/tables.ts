import { sql } from 'drizzle-orm'
import { check, index, integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { namesBytes } from '../../platform/bytes.ts'
import { id, instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'

/** Copies of all that is stored about a person, asked for by them (Art. 15 and 20 GDPR). The zip lies in the storage
 *  as `storageKey` until `expiresAt`; whoever has the secret of the mail's link, of which the hash is kept, and is
 *  signed in as that person may fetch it. */
export const dataExports = namesBytes(
  snakeCase.table(
    'data_exports',
    {
      id: id(),
      accountId: uuid()
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      state: text().$type<'queued' | 'ready' | 'failed'>().notNull().default('queued'),
      storageKey: text(),
      secretHash: text(),
      bytes: integer(),
      createdAt: instant().notNull(),
      readyAt: instant(),
      expiresAt: instant(),
    },
    table => [
      index('data_exports_account').on(table.accountId, table.createdAt),
      index('data_exports_expiry').on(table.expiresAt),
      index('data_exports_storage_key').on(table.storageKey).where(sql`${table.storageKey} is not null`),
      check('data_exports_state', sql`${table.state} in ('queued', 'ready', 'failed')`),
    ],
  ),
  ['storageKey'],
)
