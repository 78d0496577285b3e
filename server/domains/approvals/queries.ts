import { aliasedTable, and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { approvedCompany, mayRead, type Viewer } from '../../kit/viewer.ts'
import { countUpTo } from '../../platform/counting.ts'
import { type Reader, rowsIf } from '../../platform/statements.ts'
import { companies } from '../accounts/companies/tables.ts'
import { accounts } from '../accounts/tables.ts'
import { orderRequests } from './tables.ts'

/** A request with the names of buyer, company and decider. */
export type OrderRequest = typeof orderRequests.$inferSelect & {
  readonly buyer: string
  readonly company: string
  readonly decider: string | null
}

/** Which requests a viewer may see: whoever reads orders all of them, buyers their own, and who decides for a company those of
 *  its buyers. */
const visibleTo = (viewer: Viewer): SQL => {
  if (mayRead(viewer, 'orders')) return rowsIf(true)
  const companyId = approvedCompany(viewer)
  return rowsIf(
    viewer.accountId !== null,
    sql`(${orderRequests.accountId} = ${viewer.accountId} or ${orderRequests.companyId} = ${companyId}::uuid)`,
  )
}

const deciders = aliasedTable(accounts, 'deciders')

const requests = (reader: Reader) =>
  reader
    .select({
      id: orderRequests.id,
      companyId: orderRequests.companyId,
      accountId: orderRequests.accountId,
      cartId: orderRequests.cartId,
      state: orderRequests.state,
      lines: orderRequests.lines,
      totalCents: orderRequests.totalCents,
      grossCents: orderRequests.grossCents,
      consents: orderRequests.consents,
      language: orderRequests.language,
      note: orderRequests.note,
      answer: orderRequests.answer,
      decidedBy: orderRequests.decidedBy,
      decidedAt: orderRequests.decidedAt,
      orderId: orderRequests.orderId,
      createdAt: orderRequests.createdAt,
      buyer: accounts.name,
      company: companies.name,
      decider: deciders.name,
    })
    .from(orderRequests)
    .innerJoin(accounts, eq(accounts.id, orderRequests.accountId))
    .innerJoin(companies, eq(companies.id, orderRequests.companyId))
    .leftJoin(deciders, eq(deciders.id, orderRequests.decidedBy))

/** Requests by id; unknown ones and those that the viewer may not see are left out. */
export const requestsByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<OrderRequest[]> =>
  requests(reader).where(and(inArray(orderRequests.id, ids.filter(isId)), visibleTo(viewer)))

/** `companyId`: those of one company. */
export type RequestFilter = { readonly companyId: string }

const matching = (viewer: Viewer, { companyId }: RequestFilter): SQL =>
  and(visibleTo(viewer), rowsIf(isId(companyId), sql`${orderRequests.companyId} = ${companyId}`))!

/** A page of the requests that the viewer may see: what is to be decided first, then the latest. */
export const browseRequests = (
  reader: Reader,
  viewer: Viewer,
  filter: RequestFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderRequest[]> =>
  requests(reader)
    .where(matching(viewer, filter))
    .orderBy(
      sql`(${orderRequests.state} = 'open' and ${orderRequests.cartId} is not null) desc`,
      desc(orderRequests.createdAt),
      desc(orderRequests.id),
    )
    .offset(offset)
    .limit(limit)

/** How many requests those are; of more than `most` one more than that. */
export const countRequests = (reader: Reader, viewer: Viewer, filter: RequestFilter, most: number): Promise<number> =>
  countUpTo(reader, most, orderRequests, matching(viewer, filter))
