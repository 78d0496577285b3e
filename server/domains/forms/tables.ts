import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../kit/languages.ts'
import { namesBytes } from '../../platform/bytes.ts'
import { id, instant } from '../../platform/columns.ts'
import { shared } from '../../platform/siteVersion.ts'
import { accounts } from '../accounts/tables.ts'
import type { Texts } from '../content/rules/texts.ts'
import type { GivenAnswer } from './rules/answers.ts'
import type { FormField } from './rules/fields.ts'

/**
 * Forms that visitors fill in on pages. `recipients` are written to of each answer; `confirms`: its sender gets a mail with
 * what they sent, where a field asks for their address. Answers go `keptDays` after they came, 0: nobody but staff removes
 * them. One form may be the contact form, which programs reach without naming it.
 */
export const forms = shared(
  snakeCase.table(
    'forms',
    {
      id: id(),
      name: text().notNull(),
      fields: jsonb().$type<readonly FormField[]>().notNull(),
      recipients: text().array().notNull().default([]),
      thanks: jsonb().$type<Texts>().notNull(),
      confirms: boolean().notNull().default(false),
      confirmation: jsonb().$type<Texts>().notNull(),
      keptDays: integer().notNull(),
      isContact: boolean().notNull().default(false),
      revision: integer().notNull().default(1),
      createdAt: instant().notNull(),
      changedAt: instant().notNull(),
    },
    table => [
      index('forms_named').on(sql`lower(${table.name})`, table.id),
      uniqueIndex('forms_contact').on(table.isContact).where(sql`is_contact`),
      check('forms_kept', sql`${table.keptDays} between 0 and 3650`),
    ],
  ),
  {
    unseen: ['name', 'recipients', 'confirms', 'confirmation', 'keptDays', 'isContact', 'revision', 'changedAt'],
    past: ['createdAt', 'changedAt'],
  },
)

/**
 * What visitors sent by a form, as its fields asked for it at that time. `email`: what was entered where the form asks for
 * an address, by which answers of a person are found; null where it asks for none. Of the client's key, by which a
 * repetition is known, a hash is kept. `deleteAfter`: the instant after which it goes, null for none.
 */
export const formAnswers = snakeCase.table(
  'form_answers',
  {
    id: id(),
    formId: uuid()
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    keyHash: text().notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    email: text(),
    language: text().$type<Language>().notNull(),
    answers: jsonb().$type<readonly GivenAnswer[]>().notNull(),
    searchText: text().notNull(),
    sentAt: instant().notNull(),
    readAt: instant(),
    deleteAfter: instant(),
  },
  table => [
    uniqueIndex('form_answers_key').on(table.keyHash),
    index('form_answers_sent').on(table.sentAt.desc(), table.id.desc()),
    index('form_answers_form').on(table.formId, table.sentAt.desc(), table.id.desc()),
    index('form_answers_unread').on(table.sentAt.desc(), table.id.desc()).where(sql`read_at is null`),
    index('form_answers_account').on(table.accountId),
    index('form_answers_email').on(sql`lower(${table.email})`),
    index('form_answers_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('form_answers_due').on(table.deleteAfter).where(sql`delete_after is not null`),
    check('form_answers_language', sql`${table.language} in ('de', 'en')`),
  ],
)

/**
 * Files that visitors sent with an answer, for staff who read messages alone: they are in no library and have no public
 * address, and go with their answer. `field`: the key of the question, `position` among its files; `size` in bytes.
 */
export const formFiles = namesBytes(
  snakeCase.table(
    'form_files',
    {
      id: id(),
      answerId: uuid()
        .notNull()
        .references(() => formAnswers.id, { onDelete: 'cascade' }),
      field: text().notNull(),
      position: integer().notNull(),
      name: text().notNull(),
      mimeType: text().notNull(),
      size: bigint({ mode: 'number' }).notNull(),
      sha256: text().notNull(),
    },
    table => [
      uniqueIndex('form_files_answer').on(table.answerId, table.field, table.position),
      index('form_files_sha256').on(table.sha256),
    ],
  ),
  ['sha256'],
)
