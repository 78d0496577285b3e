import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, localizedText } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'
import { type Fit, productGroups, products, variants } from '../catalogue/tables.ts'

export type TakingScope = 'all' | 'group' | 'chosen'
export type TakingState = 'open' | 'booked' | 'dropped'

/**
 * A stock-taking: what is counted (all, a group, chosen pieces), by whom it was begun and ended. `countsBound`: pieces
 * that orders have and that are not shipped yet lie on the shelf and are counted with the others. Kept with its lines for
 * good: an inventory is a document of the books.
 */
export const stockTakings = snakeCase.table(
  'stock_takings',
  {
    id: id(),
    name: text().notNull(),
    scope: text().$type<TakingScope>().notNull(),
    groupId: uuid().references(() => productGroups.id, { onDelete: 'set null' }),
    countsBound: boolean().notNull(),
    state: text().$type<TakingState>().notNull().default('open'),
    startedAt: instant().notNull(),
    startedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    endedAt: instant(),
    endedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  },
  table => [
    index('stock_takings_started').on(table.startedAt.desc(), table.id.desc()),
    index('stock_takings_state').on(table.state, table.startedAt.desc(), table.id.desc()),
    index('stock_takings_starter').on(table.startedBy),
    index('stock_takings_ender').on(table.endedBy),
    index('stock_takings_group').on(table.groupId),
    check('stock_takings_scope', sql`${table.scope} in ('all', 'group', 'chosen')`),
    check('stock_takings_state', sql`${table.state} in ('open', 'booked', 'dropped')`),
    check('stock_takings_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
)

/**
 * One piece of a stock-taking: a variant, or a product that has none. `counted` null: not counted yet. With the count
 * goes what the books said at that moment: the stock (null: unlimited), the pieces bound by orders that were not shipped,
 * and the number of its latest movement, by which booking knows what was sold since. `bookedFrom` and `bookedTo`: the
 * stock before and after booking. What the piece is called is a copy, for it may be gone some day.
 */
export const stockTakingLines = snakeCase.table(
  'stock_taking_lines',
  {
    id: id(),
    takingId: uuid()
      .notNull()
      .references(() => stockTakings.id, { onDelete: 'cascade' }),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    variantId: uuid().references(() => variants.id, { onDelete: 'set null' }),
    /** The variant's id, or the product's; it stays when these are gone. */
    pieceId: uuid().notNull(),
    title: localizedText().notNull(),
    fit: text().$type<Fit>(),
    /** Empty for a product without variants. */
    size: text().notNull(),
    color: localizedText(),
    sku: text().notNull(),
    counted: integer(),
    countedAt: instant(),
    countedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    stockThen: integer(),
    boundThen: integer(),
    movementThen: bigint({ mode: 'number' }),
    bookedFrom: integer(),
    bookedTo: integer(),
  },
  table => [
    unique('stock_taking_lines_piece').on(table.takingId, table.pieceId),
    index('stock_taking_lines_sorted').on(table.takingId, table.sku, table.id),
    index('stock_taking_lines_product').on(table.productId),
    index('stock_taking_lines_variant').on(table.variantId),
    index('stock_taking_lines_counter').on(table.countedBy),
    check('stock_taking_lines_counted', sql`${table.counted} >= 0`),
    check('stock_taking_lines_then', sql`(${table.counted} is null) = (${table.countedAt} is null)`),
  ],
)

/** Pieces whose low stock staff have been told of, until it is above the reorder level again. */
export const lowStockNotices = snakeCase.table('low_stock_notices', {
  pieceId: uuid().primaryKey(),
  at: instant().notNull(),
})
