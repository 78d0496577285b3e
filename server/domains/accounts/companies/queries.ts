import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { managedCompany, mayRead, type Viewer } from '../../../kit/viewer.ts'
import { literally } from '../../../kit/words.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import type { Transaction } from '../../../platform/database.ts'
import { alongFalling, alongRising, type Direction } from '../../../platform/sorting.ts'
import { type Reader, rowsIf, run } from '../../../platform/statements.ts'
import { accounts } from '../tables.ts'
import type { BuyerTerms } from './rules.ts'
import { companies, companyInvitations, companyMembers } from './tables.ts'

export type Company = typeof companies.$inferSelect
export type CompanyMember = typeof companyMembers.$inferSelect & {
  readonly name: string
  readonly email: string
}
export type CompanyInvitation = Omit<typeof companyInvitations.$inferSelect, 'hash'>

/** Which companies a viewer may see: whoever reads accounts all of them. Their own buyers see it by `companyOf`. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'users'))

/** Companies by id; unknown ones and those that the viewer may not see are left out. */
export const companiesByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Company[]> =>
  reader
    .select()
    .from(companies)
    .where(and(inArray(companies.id, ids.filter(isId)), visibleTo(viewer)))

/** The company for which an account buys, be it only asked for; null: none. For its owner and for who may see accounts. */
export async function companyOf(
  reader: Reader,
  accountId: string,
): Promise<{ company: Company; member: typeof companyMembers.$inferSelect } | null> {
  const [found] = await reader
    .select({ company: companies, member: companyMembers })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.accountId, accountId))
  return found ?? null
}

export const companyTabs = ['all', 'requested', 'active', 'blocked'] as const
export type CompanyTab = (typeof companyTabs)[number]
/** `search`: words of which each is part of the company's name, VAT id, town or note, or of a buyer's name or address. */
export type CompanyFilter = {
  readonly search?: string | null | undefined
  readonly tab?: CompanyTab | null | undefined
}
export type CompanySort = { readonly field: 'name' | 'created' | 'changed'; readonly direction: Direction }

const MOST_WORDS = 6
const wordsOf = (search: string | null | undefined): string[] =>
  (search ?? '').trim().slice(0, 200).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

const matching = (viewer: Viewer, { search }: CompanyFilter): SQL =>
  and(
    visibleTo(viewer),
    ...wordsOf(search).map(
      word => sql`(lower(concat_ws(' ', ${companies.name}, ${companies.note}, ${companies.address} ->> 'vatId',
          ${companies.address} ->> 'city')) like ${`%${literally(word)}%`}
        or exists (select from ${companyMembers} m join ${accounts} a on a.id = m.account_id
          where m.company_id = ${companies.id} and lower(a.name || ' ' || a.email) like ${`%${literally(word)}%`}))`,
    ),
  )!

const inTab = (tab: CompanyTab): SQL => (tab === 'all' ? sql`true` : sql`${companies.state} = ${tab}`)

const wanted = (viewer: Viewer, filter: CompanyFilter): SQL =>
  and(matching(viewer, filter), inTab(filter.tab ?? 'all'))!

/** A page of the companies that fit a filter; every order ends in the id. */
export const browseCompanies = (
  reader: Reader,
  viewer: Viewer,
  filter: CompanyFilter,
  { field, direction }: CompanySort,
  { offset, limit }: { offset: number; limit: number },
): Promise<Company[]> =>
  reader
    .select()
    .from(companies)
    .where(wanted(viewer, filter))
    .orderBy(
      ...(field === 'name'
        ? alongRising(direction, sql`lower(${companies.name})`, companies.id)
        : alongFalling(direction, field === 'created' ? companies.createdAt : companies.changedAt, companies.id)),
    )
    .offset(offset)
    .limit(limit)

/** How many companies fit a filter; of more than `most` one more than that. */
export const countCompanies = (reader: Reader, viewer: Viewer, filter: CompanyFilter, most: number): Promise<number> =>
  countUpTo(reader, most, companies, wanted(viewer, filter))

/** How many each tab holds under the words of a filter; see `countEach` for how far. */
export function countCompanyTabs(
  reader: Reader,
  viewer: Viewer,
  filter: CompanyFilter,
): Promise<Record<CompanyTab, number>> {
  const fits = matching(viewer, filter)
  const conditions = Object.fromEntries(companyTabs.map(tab => [tab, sql`${fits} and ${inTab(tab)}`]))
  return countEach(reader, sql`${companies}`, conditions as Record<CompanyTab, SQL>)
}

/** Whether the viewer sees who buys for a company: its administrators, and whoever reads accounts. */
export const seesBuyers = (viewer: Viewer, companyId: string): boolean =>
  mayRead(viewer, 'users') || managedCompany(viewer) === companyId

const members = (reader: Reader) =>
  reader
    .select({
      accountId: companyMembers.accountId,
      companyId: companyMembers.companyId,
      role: companyMembers.role,
      orderLimitCents: companyMembers.orderLimitCents,
      monthBudgetCents: companyMembers.monthBudgetCents,
      isActive: companyMembers.isActive,
      joinedAt: companyMembers.joinedAt,
      name: accounts.name,
      email: accounts.email,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))

/** Who buys for companies, who joined first first. For viewers who see them. */
export const membersOf = (reader: Reader, companyIds: readonly string[]): Promise<CompanyMember[]> =>
  members(reader)
    .where(inArray(companyMembers.companyId, [...companyIds]))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.accountId))

/** What these accounts do for companies. For their owners, and for viewers who see accounts. */
export const membersOfAccounts = (reader: Reader, accountIds: readonly string[]): Promise<CompanyMember[]> =>
  members(reader).where(inArray(companyMembers.accountId, accountIds.filter(isId)))

/** The companies for which these accounts buy, by account. For viewers as `membersOfAccounts`. */
export const companiesOfAccounts = async (
  reader: Reader,
  accountIds: readonly string[],
): Promise<Map<string, Company>> => {
  const found = await reader
    .select({ accountId: companyMembers.accountId, company: companies })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(inArray(companyMembers.accountId, accountIds.filter(isId)))
  return new Map(found.map(({ accountId, company }) => [accountId, company]))
}

/** Invitations of companies that nobody accepted yet and that still can be. For viewers who see the buyers. */
export const invitationsOf = (
  reader: Reader,
  companyIds: readonly string[],
  now: Date,
): Promise<CompanyInvitation[]> => {
  const { id, companyId, email, role, orderLimitCents, monthBudgetCents, invitedBy, createdAt, expiresAt } =
    companyInvitations
  return reader
    .select({ id, companyId, email, role, orderLimitCents, monthBudgetCents, invitedBy, createdAt, expiresAt })
    .from(companyInvitations)
    .where(and(inArray(companyId, [...companyIds]), gt(expiresAt, now)))
    .orderBy(asc(createdAt), asc(id))
}

/** What a buyer may order by now. The row stays locked until the transaction ends: orders of one buyer take turns, and whoever
 *  changes or dismisses them waits, or is waited for. Null: they buy for that company no longer. */
export async function lockedBuyer(
  tx: Transaction,
  accountId: string,
  companyId: string,
): Promise<(BuyerTerms & { isActive: boolean }) | null> {
  const [found] = await run<BuyerTerms & { isActive: boolean }>(
    tx,
    sql`select m.role, m.order_limit_cents::float8 as "orderLimitCents", m.month_budget_cents::float8 as "monthBudgetCents",
        m.is_active and c.state = 'active' as "isActive"
      from company_members m join companies c on c.id = m.company_id
      where m.account_id = ${accountId} and m.company_id = ${companyId} for no key update of m`,
  )
  return found ?? null
}

/** Whom mails about a company's orders go to: its active administrators and approvers. */
export const decidersOf = (
  reader: Reader,
  companyId: string,
): Promise<{ id: string; email: string; name: string; language: 'de' | 'en' }[]> =>
  reader
    .select({ id: accounts.id, email: accounts.email, name: accounts.name, language: accounts.language })
    .from(companyMembers)
    .innerJoin(accounts, and(eq(accounts.id, companyMembers.accountId), eq(accounts.isActive, true)))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.isActive, true),
        inArray(companyMembers.role, ['administrator', 'approver']),
      ),
    )
    .orderBy(asc(companyMembers.joinedAt), asc(accounts.id))

/** What an invitation offers. `isOwn`: it was sent to the viewer's address. */
export type OpenInvitation = { readonly company: string; readonly email: string; readonly isOwn: boolean }

/** What the link of an invitation offers, by the hash of its secret; null where it opens nothing, or no longer. */
export async function openInvitation(
  reader: Reader,
  viewer: Viewer,
  hash: string,
  now: Date,
): Promise<OpenInvitation | null> {
  const [found] = await reader
    .select({ company: companies.name, email: companyInvitations.email })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(and(eq(companyInvitations.hash, hash), gt(companyInvitations.expiresAt, now)))
  return found ? { ...found, isOwn: viewer.email?.toLowerCase() === found.email.toLowerCase() } : null
}
