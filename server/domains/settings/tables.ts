import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../kit/languages.ts'
import { id, instant } from '../../platform/columns.ts'
import { shared } from '../../platform/siteVersion.ts'
import type { ThemeValues } from './defaults/look.ts'

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

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Fonts and pictures of looks, by the SHA-256 of their bytes. Few and small, so they lie with the settings that name them. */
export const lookFiles = snakeCase.table(
  'look_files',
  {
    id: text().primaryKey(),
    kind: text().$type<'font' | 'picture'>().notNull(),
    /** Of a font its family, of a picture the name of its file. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: bytea().notNull(),
    createdAt: instant().notNull(),
  },
  table => [check('look_files_kind', sql`${table.kind} in ('font', 'picture')`)],
)

/** Looks that somebody saved under a name, to come back to them. */
export const lookThemes = snakeCase.table(
  'look_themes',
  {
    id: id(),
    name: text().notNull(),
    /** Two that differ in capitals alone are one. */
    nameKey: text().generatedAlwaysAs(sql`lower(name)`),
    values: jsonb().$type<ThemeValues>().notNull(),
    createdAt: instant().notNull(),
  },
  table => [uniqueIndex('look_themes_name').on(table.nameKey)],
)
