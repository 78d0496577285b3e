import { sql } from 'drizzle-orm'
import { defineKeys } from '../../../platform/businessKeys.ts'
import { orders } from '../tables.ts'
import { visibleTo } from './orders.ts'

/** What orders are called by: their running number, with zeros in front or without. */
export const orderKeys = defineKeys({
  what: 'orders',
  keys: {
    order_number: (values, { viewer }) => sql`select w.value, ${orders.id} as id
      from unnest(${values}) as w(value)
      join ${orders} on ${orders.orderNumber} = case when w.value ~ '^[0-9]{1,9}$' then w.value::int end
      where ${visibleTo(viewer)}`,
  },
})
