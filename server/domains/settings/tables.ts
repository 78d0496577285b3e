import { bigint, jsonb, snakeCase, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { shared } from '../../platform/siteVersion.ts'

/** Site configuration, one row per area; the shape of `value` is that area's schema in `rules.ts`. */
export const settings = shared(
  snakeCase.table('settings', {
    key: text().primaryKey(),
    value: jsonb().notNull(),
    updatedAt: instant().notNull(),
  }),
  { unseen: ['updatedAt'] },
)

/** Running numbers that people read (order, customer). The row is locked while a number is drawn, so a range has no
 *  gaps: a transaction that fails gives its number back. */
export const numberRanges = snakeCase.table('number_ranges', {
  key: text().primaryKey(),
  next: bigint({ mode: 'number' }).notNull(),
})
