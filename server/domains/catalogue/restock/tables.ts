import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../kit/languages.ts'
import { id, instant } from '../../../platform/columns.ts'
import { products, variants } from '../tables.ts'

/**
 * Who wants to be told, once, when a size is back. Counts after its address was confirmed by the link of a mail, and is
 * gone when the notice is written, when its person says so, and at the latest after a year. `variantId` is null for a
 * product without variants. `amount`: as many pieces are wanted; `wasShort`: there were fewer since it was asked for, so
 * that what is there by then has come back; until then only `amount` more than what was there at first (`left`) count.
 */
export const restockRequests = snakeCase.table(
  'restock_requests',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid().references(() => variants.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    amount: integer().notNull(),
    left: integer().notNull(),
    wasShort: boolean().notNull(),
    secretHash: text().notNull(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
  },
  table => [
    uniqueIndex('restock_requests_secret').on(table.secretHash),
    uniqueIndex('restock_requests_one').on(
      sql`coalesce(${table.variantId}, ${table.productId})`,
      sql`lower(${table.email})`,
    ),
    index('restock_requests_product').on(table.productId),
    index('restock_requests_variant').on(table.variantId),
    index('restock_requests_email').on(sql`lower(${table.email})`),
    check('restock_requests_amount', sql`${table.amount} > 0`),
  ],
)
