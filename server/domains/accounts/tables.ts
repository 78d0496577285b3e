import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '../../kit/viewer.ts'
import { id, instant } from '../../platform/columns.ts'

/** People who can sign in, and built-in service accounts. */
export const accounts = snakeCase.table(
  'accounts',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text(),
    name: text().notNull(),
    roles: text().$type<Role>().array().notNull(),
    language: text().$type<'de' | 'en'>().notNull().default('de'),
    customerNumber: integer().unique(),
    isBuiltIn: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    failedLogins: integer().notNull().default(0),
    failedAt: instant(),
    lastLogin: instant(),
    lastActive: instant(),
    createdAt: instant().notNull(),
  },
  table => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    check('accounts_language', sql`${table.language} in ('de', 'en')`),
  ],
)

/** Signed-in browsers. The id is the hash of the cookie's secret, so a stolen table opens no session. */
export const sessions = snakeCase.table(
  'sessions',
  {
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  table => [index('sessions_user').on(table.userId)],
)

/** Keys of integrators; only their hash is kept. */
export const apiKeys = snakeCase.table('api_keys', {
  id: id(),
  accountId: uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  keyHash: text().notNull().unique(),
  label: text().notNull(),
  createdAt: instant().notNull(),
  lastUsed: instant(),
})
