import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, primaryKey, snakeCase, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../kit/languages.ts'
import { instant } from '../../platform/columns.ts'
import { shared } from '../../platform/siteVersion.ts'

/** What somebody set, one row per section (see `rules.ts`): `value` holds the fields that differ from the defaults or once
 *  did. `secrets` are sealed texts by their names and never travel with the rest. `version` counts the changes. */
export const settings = shared(
  snakeCase.table('settings', {
    key: text().primaryKey(),
    value: jsonb().notNull(),
    /** The same as text, for every statement brings all settings along, and writing JSON out took a seventh of a list. */
    valueText: text().generatedAlwaysAs(sql`(value)::text`),
    secrets: jsonb().$type<Record<string, string>>().notNull().default({}),
    version: integer().notNull().default(0),
    updatedAt: instant().notNull(),
  }),
  { unseen: ['secrets', 'version', 'updatedAt'] },
)

/** Running numbers that people read (order, customer). The row is locked while a number is drawn, so a range has no
 *  gaps: a transaction that fails gives its number back. */
export const numberRanges = snakeCase.table('number_ranges', {
  key: text().primaryKey(),
  next: bigint({ mode: 'number' }).notNull(),
})

/** What the shop says in words of its own, by the id of the text in the catalogues and by language. */
export const ownTexts = shared(
  snakeCase.table(
    'own_texts',
    {
      id: text().notNull(),
      language: text().$type<Language>().notNull(),
      /** ICU MessageFormat. */
      text: text().notNull(),
      changedAt: instant().notNull(),
    },
    table => [primaryKey({ columns: [table.id, table.language] })],
  ),
  { unseen: ['changedAt'] },
)
