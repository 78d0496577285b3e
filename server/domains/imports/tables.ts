import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'
import type { TableFailure } from './reading/refused.ts'
import type { TableFormat } from './reading/table.ts'
import type { Difference } from './rules/differences.ts'
import type { ProductState } from './rules/plan.ts'
import type { AddedColor, AddedGroup } from './rules/surroundings.ts'
import type { Template } from './rules/templates.ts'
import type { MistakeCode } from './rules/values.ts'

/**
 * How far an import is: `reading` the file, `mapping` (waits for what the columns mean), `checking`, `checked` (waits to be
 * run), `running` (nothing of it can be seen yet), `listing` (it is done, lists and search follow), `done`; `undoing`,
 * `unlisting`, `undone` likewise. `failed`: the file cannot be read; `cancelled`: nothing was changed.
 */
export const importStates = [
  'reading',
  'mapping',
  'checking',
  'checked',
  'running',
  'listing',
  'done',
  'undoing',
  'unlisting',
  'undone',
  'failed',
  'cancelled',
] as const
export type ImportState = (typeof importStates)[number]

/** States in which a job works on an import. */
export const workedStates = ['reading', 'checking', 'running', 'listing', 'undoing', 'unlisting'] as const
/** States in which an import can be called off, and nothing was changed. */
export const cancellable = ['reading', 'mapping', 'checking', 'checked', 'running'] as const

/** A field for each column, by its key; null where it means nothing. */
export type Mapping = readonly (string | null)[]
/** `clearsEmpty`: an empty cell clears its field; `addsNames`: colours and groups that there are not yet are added;
 *  `publishes`: new products are shown at once. */
export type ImportOptions = {
  readonly clearsEmpty: boolean
  readonly addsNames: boolean
  readonly publishes: boolean
}
export type ImportFailure = TableFailure | 'CHANGED_MEANWHILE' | 'BROKEN'
/** Why an import cannot be undone: products that were changed since, by their numbers. */
export type Conflict = { readonly productNumber: string; readonly title: string }

/**
 * A table of products that is taken into the catalogue as a whole or not at all (decision 72). `sourceId`: the file of the
 * library that it is read from, which may be gone later. `total`, `done`: rows, or products, of the step that is under way.
 * `additions`: colours and groups that come along.
 */
export const imports = snakeCase.table(
  'imports',
  {
    id: id(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    sourceId: uuid().notNull(),
    fileName: text().notNull(),
    format: text().$type<TableFormat>().notNull(),
    encoding: text(),
    separator: text(),
    template: text().$type<Template>().notNull().default('own'),
    state: text().$type<ImportState>().notNull(),
    heads: text().array().notNull().default([]),
    samples: jsonb().$type<readonly (readonly string[])[]>().notNull().default([]),
    mapping: jsonb().$type<Mapping>().notNull().default([]),
    options: jsonb().$type<ImportOptions>().notNull(),
    rowCount: integer().notNull().default(0),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    newCount: integer().notNull().default(0),
    changedCount: integer().notNull().default(0),
    sameCount: integer().notNull().default(0),
    errorCount: integer().notNull().default(0),
    additions: jsonb()
      .$type<{ readonly colors: readonly AddedColor[]; readonly groups: readonly AddedGroup[] }>()
      .notNull()
      .default({ colors: [], groups: [] }),
    failure: text().$type<ImportFailure>(),
    failureLine: integer(),
    failureColumn: integer(),
    conflicts: jsonb().$type<readonly Conflict[]>().notNull().default([]),
    createdAt: instant().notNull(),
    finishedAt: instant(),
    undoneAt: instant(),
  },
  table => [
    // Of those that write into the catalogue one at a time, whatever is asked for at once.
    uniqueIndex('imports_writing')
      .on(sql`(true)`)
      .where(sql`${table.state} in ('running', 'listing', 'undoing', 'unlisting')`),
    index('imports_created').on(table.createdAt.desc(), table.id.desc()),
    index('imports_state').on(table.state, table.createdAt.desc(), table.id.desc()),
    index('imports_account').on(table.accountId),
    check('imports_format', sql`${table.format} in ('csv', 'xlsx', 'json')`),
    check('imports_state', sql.raw(`state in (${importStates.map(state => `'${state}'`).join(', ')})`)),
  ],
)

/** The rows of a table as they were read, by their lines; they go when the import has ended. */
export const importRows = snakeCase.table(
  'import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: text().array().notNull(),
  },
  table => [primaryKey({ columns: [table.importId, table.line] })],
)

/** What is wrong with a table, by line; the first thousands of it. */
export const importErrors = snakeCase.table(
  'import_errors',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    line: integer().notNull(),
    column: integer(),
    code: text().$type<MistakeCode>().notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  table => [primaryKey({ columns: [table.importId, table.number] })],
)

/** What an import makes of a product: planned by the check, kept to be undone. `revision`: before; it rises by one. */
export const importChanges = snakeCase.table(
  'import_changes',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    productId: uuid().notNull(),
    isNew: boolean().notNull(),
    revision: integer().notNull(),
    productNumber: text().notNull(),
    title: text().notNull(),
    before: jsonb().$type<ProductState>().notNull(),
    after: jsonb().$type<ProductState>().notNull(),
    differences: jsonb().$type<readonly Difference[]>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.importId, table.number] }),
    unique('import_changes_product').on(table.importId, table.productId),
  ],
)

/** What the columns of tables meant, by a hash of their heads, so that nobody says it twice. */
export const importMappings = snakeCase.table('import_mappings', {
  heads: text().primaryKey(),
  mapping: jsonb().$type<Mapping>().notNull(),
  options: jsonb().$type<ImportOptions>().notNull(),
  savedAt: instant().notNull(),
})
