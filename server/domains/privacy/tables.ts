import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../kit/languages.ts'
import type { ConsentPurpose } from '../../kit/thirdParties.ts'
import { namesBytes } from '../../platform/bytes.ts'
import { id, instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'
import type { ConsentRequest } from './consent/words.ts'

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

/** What visitors were asked for their consent, word for word, by the version that decisions name. */
export const consentTexts = snakeCase.table(
  'consent_texts',
  {
    version: text().notNull(),
    language: text().$type<Language>().notNull(),
    request: jsonb().$type<ConsentRequest>().notNull(),
    createdAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.version, table.language] })],
)

/** Where a decision was made: in the dialog, or at a picture that stands for a service (`placeholder`). */
export type ConsentWay = 'dialog' | 'placeholder'

/** Every decision about services of others, none of which is ever changed: the latest of a `subject` counts. `subject` is a
 *  random number that the browser made and shows; of a person only the account is known, where somebody had signed in or did
 *  so later in the same browser.
 *  Source: Art. 7(1) GDPR. */
export const consents = snakeCase.table(
  'consents',
  {
    id: id(),
    subject: text().notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    textVersion: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Purposes; what was asked for and is in neither list does not exist. */
    granted: text().$type<ConsentPurpose>().array().notNull(),
    refused: text().$type<ConsentPurpose>().array().notNull(),
    way: text().$type<ConsentWay>().notNull(),
    decidedAt: instant().notNull(),
  },
  table => [
    index('consents_subject').on(table.subject, table.decidedAt),
    index('consents_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    index('consents_decided').on(table.decidedAt),
    index('consents_text').on(table.textVersion, table.language),
    foreignKey({
      columns: [table.textVersion, table.language],
      foreignColumns: [consentTexts.version, consentTexts.language],
    }),
    check('consents_way', sql`${table.way} in ('dialog', 'placeholder')`),
  ],
)
