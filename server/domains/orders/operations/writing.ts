import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import { finishWith, type Transaction } from '../../../platform/database.ts'
import { telling } from '../../../platform/events.ts'
import { sealedForLater } from '../../../platform/mailSecrets.ts'
import { orderAwaitsInvoice, orderPlaced, orderReferred } from '../events.ts'
import type { NewOrder, NewOrderLine } from '../rules/snapshot.ts'
import { orderEvents, orderLines, orders } from '../tables.ts'

/** The columns that are written; the database makes the others itself. */
const writtenColumns = (table: Table) =>
  Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated)

/** A row as JSON by column names, for `jsonb_populate_record`. */
function record<Row extends object>(table: Table, row: Row): Record<string, unknown> {
  const values = row as Record<string, unknown>
  return Object.fromEntries(writtenColumns(table).map(([property, column]) => [column.name, values[property] ?? null]))
}

const orderColumnNames = sql.join(
  writtenColumns(orders).map(([, { name }]) => sql.identifier(name)),
  sql`, `,
)

/**
 * Draws the next order number, writes the order under it with its lines and the first entry of its history, tells that
 * it was placed and ends the transaction, all at once: other orders wait for the number until the transaction has ended.
 * `secret` is that of the order's first link; `together` are changes of other tables that travel along, `isInvoiced`
 * whether its invoice is issued now. Answers with the
 * number. Numbers have no gaps, for a roll-back gives the number back.
 */
export async function finishWithOrder(
  tx: Transaction,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  secret: string,
  newId: () => string,
  together: readonly SQL[],
  isInvoiced: boolean,
): Promise<number> {
  const placed = telling(orderPlaced, { orderId: order.id, sealedSecret: sealedForLater(secret, order.id) })
  const referred = order.partner ? telling(orderReferred, { orderId: order.id }, placed.length) : []
  const awaited = isInvoiced ? telling(orderAwaitsInvoice, { orderId: order.id }, placed.length + referred.length) : []
  const told = [...placed, ...referred, ...awaited]
  const event = { id: newId(), orderId: order.id, kind: 'placed', at: order.placedAt, accountId: order.accountId }
  const others = together.map((change, i) => sql`${sql.identifier(`together_${i}`)} as (${change}), `)
  const rows = await finishWith<{ order_number: number }>(
    tx,
    'insert order',
    sql`with ${sql.join(others)} drawn as (
        update number_ranges set next = next + 1 where key = 'order' returning next - 1 as number
      ), inserted as (
        insert into orders (${orderColumnNames}) select ${orderColumnNames} from drawn, jsonb_populate_record(null::orders,
          ${JSON.stringify(record(orders, order))}::jsonb || jsonb_build_object('order_number', drawn.number)) as r
        returning id, order_number
      ), inserted_lines as (
        insert into order_lines select r.* from inserted, jsonb_populate_recordset(null::order_lines,
          ${JSON.stringify(lines.map(line => record(orderLines, line)))}::jsonb) as r
      ), inserted_event as (
        insert into order_events select r.* from inserted, jsonb_populate_record(null::order_events,
          ${JSON.stringify(record(orderEvents, event))}::jsonb) as r
      )
      select order_number from ${sql.join([sql`inserted`, ...told], sql`, `)}`,
  )
  return rows[0]!.order_number
}
