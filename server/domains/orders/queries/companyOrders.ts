import { and, desc, eq, sql } from 'drizzle-orm'
import { approvedCompany, type Viewer } from '../../../kit/viewer.ts'
import { countUpTo } from '../../../platform/counting.ts'
import { type Reader, rowsIf, run } from '../../../platform/statements.ts'
import { orders } from '../tables.ts'
import { type Order, orderColumns, orderNumberOf } from './orders.ts'

/** What a buyer has ordered for a company in the month of `now`, as the clocks of the shop go: gross cents with shipping, without
 *  orders that were cancelled. Whoever decides by it holds the lock on the buyer (`lockedBuyer`). */
export async function spentInMonth(
  reader: Reader,
  { accountId, companyId }: { readonly accountId: string; readonly companyId: string },
  timeZone: string,
  now: Date,
): Promise<number> {
  const [found] = await run<{ spent: number }>(
    reader,
    sql`select coalesce(sum(o.gross_cents), 0)::float8 as spent from orders o
      where o.company_id = ${companyId} and o.account_id = ${accountId} and o.state <> 'cancelled'
        and o.placed_at >= date_trunc('month', ${now.toISOString()}::timestamptz, ${timeZone})`,
  )
  return found!.spent
}

/** Orders of the company for which the viewer decides. */
const ofCompany = (viewer: Viewer) => {
  const companyId = approvedCompany(viewer)
  return rowsIf(companyId !== null, sql`${orders.companyId} = ${companyId}`)
}

/** What was ordered for the company for which the viewer decides, the latest first; nothing for all others. */
export const ordersOfCompany = (
  reader: Reader,
  viewer: Viewer,
  { offset, limit }: { offset: number; limit: number },
): Promise<Order[]> =>
  reader
    .select(orderColumns)
    .from(orders)
    .where(ofCompany(viewer))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .offset(offset)
    .limit(limit)

/** How many those are; of more than `most` one more than that. */
export const countOrdersOfCompany = (reader: Reader, viewer: Viewer, most: number): Promise<number> =>
  countUpTo(reader, most, orders, ofCompany(viewer))

/** One of those by its number; null for all others. */
export async function companyOrderByNumber(reader: Reader, viewer: Viewer, text: string): Promise<Order | null> {
  const orderNumber = orderNumberOf(text)
  if (orderNumber === null) return null
  const [order] = await reader
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), ofCompany(viewer)))
  return order ?? null
}
