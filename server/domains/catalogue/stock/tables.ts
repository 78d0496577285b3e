import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/columns.ts'
import { shared } from '../../../platform/siteVersion.ts'

/** Why stock changed. `order` took it and `cancellation` gave it back, both by themselves; `return`, `delivery` and
 *  `correction` are entered by people; `import`: a program set it; `opening`: counted from then on. */
export const stockReasons = [
  'order',
  'cancellation',
  'return',
  'delivery',
  'correction',
  'stocktaking',
  'import',
  'opening',
] as const
export type StockReason = (typeof stockReasons)[number]

/**
 * Every change of a stock count, written by triggers of `products` and `variants`, so that no writer can forget it
 * (decision 68). `stockBefore` and `stockAfter`: null for unlimited; the sum of their differences is the stock, null
 * counting as nothing. Where both are null nothing was counted: pieces that were ordered of what is unlimited or beyond
 * the stock, which only `delta` tells. `number` rises with the movements of one piece as they followed each other.
 */
export const stockMovements = shared(
  snakeCase.table(
    'stock_movements',
    {
      id: uuid().primaryKey().defaultRandom(),
      number: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
      productId: uuid().notNull(),
      variantId: uuid(),
      delta: integer().notNull(),
      stockBefore: integer(),
      stockAfter: integer(),
      reason: text().$type<StockReason>().notNull(),
      /** In the words of whoever changed it. */
      note: text(),
      orderId: uuid(),
      accountId: uuid(),
      at: instant().notNull(),
    },
    table => [
      uniqueIndex('stock_movements_number').on(table.number),
      index('stock_movements_variant').on(table.variantId, table.number),
      index('stock_movements_order').on(table.orderId),
      index('stock_movements_product').on(table.productId, table.at),
      check('stock_movements_stock', sql`${table.stockBefore} >= 0 and ${table.stockAfter} >= 0`),
    ],
  ),
  { mayLag: 'What is bought together is a tendency: an order shows with the next other change, or the next day.' },
)
