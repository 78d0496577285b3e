import { index, integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/columns.ts'
import type { PriceHistoryKind } from '../rules/askedPrices.ts'

/** Every price that ever held, append-only (a trigger refuses change and removal): the lowest price of 30 days
 *  (§ 11 PAngV, § 9a PrAG) needs it. `variantId` null: the product's own price. `priceCents` null: no longer sold.
 *  `regular`, `child`: what was set; `asked`, `askedChild`: what everybody is asked for since the first discount (decision 28). */
export const priceChanges = snakeCase.table(
  'price_changes',
  {
    id: id(),
    productId: uuid().notNull(),
    variantId: uuid(),
    kind: text().$type<PriceHistoryKind>().notNull().default('regular'),
    priceCents: integer(),
    at: instant().notNull(),
    accountId: uuid(),
  },
  table => [index('price_changes_product').on(table.productId, table.at)],
)
