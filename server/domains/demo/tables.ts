import { sql } from 'drizzle-orm'
import { check, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'

/** What the demo shop brought along. Of a product that went with the demo the row stays: by it is known that the demo was
 *  there, so that it does not come back. */
export type DemoKind =
  | 'customer'
  | 'person'
  | 'order'
  | 'product'
  | 'productGroup'
  | 'color'
  | 'file'
  | 'coupon'
  | 'voucher'
  | 'affiliate'
  | 'company'
  | 'entry'
  | 'form'

/** Which rows are the demo shop's, by their ids: those alone go when it is removed. */
export const demoRows = snakeCase.table(
  'demo_rows',
  {
    kind: text().$type<DemoKind>().notNull(),
    id: uuid().notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.id] }),
    check(
      'demo_rows_kind',
      sql`${table.kind} in ('customer', 'person', 'order', 'product', 'productGroup', 'color', 'file', 'coupon', 'voucher', 'affiliate', 'company', 'entry', 'form')`,
    ),
  ],
)
