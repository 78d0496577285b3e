import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { literally } from '../../kit/words.ts'
import { countEach, countUpTo } from '../../platform/counting.ts'
import { type Reader, rowsIf } from '../../platform/statements.ts'
import { orders } from '../orders/tables.ts'
import { withdrawals } from './tables.ts'

export type Withdrawal = typeof withdrawals.$inferSelect

/** Which declarations a viewer may see: whoever reads orders all of them, others those about orders of their account. */
const visibleTo = (viewer: Viewer): SQL =>
  mayRead(viewer, 'orders')
    ? rowsIf(true)
    : rowsIf(
        viewer.accountId !== null,
        sql`${withdrawals.orderId} in (select o.id from ${orders} o where o.account_id = ${viewer.accountId})`,
      )

/** Which a viewer sees in lists: those are for the back office alone. */
export const listedFor = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'orders'))

export const withdrawalTabs = ['received', 'accepted', 'refused', 'all'] as const
export type WithdrawalTab = (typeof withdrawalTabs)[number]
/** `search`: part of the number, name or address that was entered. */
export type WithdrawalFilter = { readonly tab?: WithdrawalTab | null; readonly search?: string | null }

function matching(viewer: Viewer, { search }: WithdrawalFilter): SQL | undefined {
  const text = search?.trim().slice(0, 100)
  const anywhere = `%${literally(text ?? '')}%`
  return and(
    listedFor(viewer),
    text
      ? sql`(${withdrawals.orderNumber} ilike ${anywhere} or ${withdrawals.name} ilike ${anywhere}
          or ${withdrawals.email} ilike ${anywhere})`
      : undefined,
  )
}

const inTab = (tab: WithdrawalTab): SQL | undefined => (tab === 'all' ? undefined : eq(withdrawals.state, tab))

/** A page of the declarations that fit a filter, the latest first. */
export const browseWithdrawals = (
  reader: Reader,
  viewer: Viewer,
  filter: WithdrawalFilter,
  page: { offset: number; limit: number },
): Promise<Withdrawal[]> =>
  reader
    .select()
    .from(withdrawals)
    .where(and(matching(viewer, filter), inTab(filter.tab ?? 'all')))
    .orderBy(desc(withdrawals.declaredAt), desc(withdrawals.id))
    .offset(page.offset)
    .limit(page.limit)

export const countWithdrawals = (
  reader: Reader,
  viewer: Viewer,
  filter: WithdrawalFilter,
  most: number,
): Promise<number> => countUpTo(reader, most, withdrawals, and(matching(viewer, filter), inTab(filter.tab ?? 'all')))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countWithdrawalTabs(
  reader: Reader,
  viewer: Viewer,
  filter: WithdrawalFilter,
): Promise<Record<WithdrawalTab, number>> {
  const fits = matching(viewer, filter)
  const conditions = Object.fromEntries(
    withdrawalTabs.map(tab => [tab, tab === 'all' ? sql`${fits}` : sql`${fits} and ${inTab(tab)}`]),
  )
  return countEach(reader, sql`${withdrawals}`, conditions as Record<WithdrawalTab, SQL>)
}

/** Declarations by id; unknown ones and those that the viewer may not see are left out. */
export const withdrawalsByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Withdrawal[]> =>
  reader
    .select()
    .from(withdrawals)
    .where(and(inArray(withdrawals.id, ids.filter(isId)), visibleTo(viewer)))

/** The declarations about orders, oldest first, as far as the viewer may see them. */
export const withdrawalsOf = (reader: Reader, viewer: Viewer, orderIds: readonly string[]): Promise<Withdrawal[]> =>
  reader
    .select()
    .from(withdrawals)
    .where(and(inArray(withdrawals.orderId, [...orderIds]), visibleTo(viewer)))
    .orderBy(withdrawals.declaredAt, withdrawals.id)

/** A declaration by its id, whoever may see it. */
export async function withdrawalById(reader: Reader, id: string): Promise<Withdrawal> {
  const [found] = await reader.select().from(withdrawals).where(eq(withdrawals.id, id))
  if (!found) throw new Error(`there is no withdrawal ${id}`)
  return found
}
