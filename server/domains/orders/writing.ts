import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import { finishWith, type Transaction } from '../../platform/database.ts'
import { type NewMail, queuing } from '../../platform/mail.ts'
import type { NewOrder, NewOrderLine } from './rules/snapshot.ts'
import { orderEvents, orderLines, orders } from './tables.ts'

/** A row as JSON by column names, for `jsonb_populate_record`. */
function record<Row extends object>(table: Table, row: Row): Record<string, unknown> {
  const values = row as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([property, column]) => [column.name, values[property] ?? null]),
  )
}

/** Stands for an order's number in the texts of its mail, until the number is drawn; nobody types these characters. */
export const NUMBER_TO_COME = '\u{E000}number\u{E001}'

/**
 * Draws the next order number, writes the order under it with its lines, the first entry of its history and its mail,
 * and ends the transaction, all at once: other orders wait for the number until the transaction has ended. `together`
 * are changes of other tables that travel along. Answers with the number. Numbers have no gaps, for a roll-back gives
 * the number back.
 */
export async function finishWithOrder(
  tx: Transaction,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  mail: NewMail,
  scope: { readonly newId: () => string; readonly now: Date },
  together: readonly SQL[],
): Promise<number> {
  const { newId } = scope
  const withNumber = (words: string) =>
    sql<string>`replace(${words}, ${NUMBER_TO_COME}, (select order_number::text from inserted))`
  const { written, adding } = queuing(tx, mail, scope, withNumber)
  const event = { id: newId(), orderId: order.id, kind: 'placed', at: order.placedAt, accountId: order.accountId }
  const others = together.map((change, i) => sql`${sql.identifier(`together_${i}`)} as (${change}), `)
  const rows = await finishWith<{ order_number: number }>(
    tx,
    'insert order',
    sql`with ${sql.join(others)} drawn as (
        update number_ranges set next = next + 1 where key = 'order' returning next - 1 as number
      ), inserted as (
        insert into orders select r.* from drawn, jsonb_populate_record(null::orders,
          ${JSON.stringify(record(orders, order))}::jsonb || jsonb_build_object('order_number', drawn.number)) as r
        returning id, order_number
      ), inserted_lines as (
        insert into order_lines select r.* from inserted, jsonb_populate_recordset(null::order_lines,
          ${JSON.stringify(lines.map(line => record(orderLines, line)))}::jsonb) as r
      ), inserted_event as (
        insert into order_events select r.* from inserted, jsonb_populate_record(null::order_events,
          ${JSON.stringify(record(orderEvents, event))}::jsonb) as r
      ), written as (${written})
      select order_number from inserted, ${adding} as added`,
  )
  return rows[0]!.order_number
}
