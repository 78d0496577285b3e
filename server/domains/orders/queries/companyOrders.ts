import { and, desc, eq, sql } from 'drizzle-orm'
import { approvedCompany, mayRead, type Viewer } from '../../../kit/viewer.ts'
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

/** The same for several buyers, each for the company that they buy for by now. */
export const spentByBuyers = (
  reader: Reader,
  accountIds: readonly string[],
  timeZone: string,
  now: Date,
): Promise<{ accountId: string; spent: number }[]> =>
  run(
    reader,
    sql`select m.account_id as "accountId", coalesce(sum(o.gross_cents), 0)::float8 as spent
      from company_members m join orders o on o.company_id = m.company_id and o.account_id = m.account_id
        and o.state <> 'cancelled' and o.placed_at >= date_trunc('month', ${now.toISOString()}::timestamptz, ${timeZone})
      where m.account_id = any(${sql.param([...accountIds])}::uuid[]) group by m.account_id`,
  )

/** Orders of a company, for who decides for it and for whoever reads orders; none for all others. */
const ofCompany = (viewer: Viewer, companyId: string) =>
  rowsIf(mayRead(viewer, 'orders') || approvedCompany(viewer) === companyId, sql`${orders.companyId} = ${companyId}`)

/** What was ordered for a company, the latest first, for who may see that. */
export const ordersOfCompany = (
  reader: Reader,
  viewer: Viewer,
  companyId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Order[]> =>
  reader
    .select(orderColumns)
    .from(orders)
    .where(ofCompany(viewer, companyId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .offset(offset)
    .limit(limit)

/** How many those are; of more than `most` one more than that. */
export const countOrdersOfCompany = (
  reader: Reader,
  viewer: Viewer,
  companyId: string,
  most: number,
): Promise<number> => countUpTo(reader, most, orders, ofCompany(viewer, companyId))

/** An order of a company by its number, for who decides for that company; null for all others. */
export async function companyOrderByNumber(reader: Reader, text: string, companyId: string): Promise<Order | null> {
  const orderNumber = orderNumberOf(text)
  if (orderNumber === null) return null
  const [order] = await reader
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.companyId, companyId)))
  return order ?? null
}
