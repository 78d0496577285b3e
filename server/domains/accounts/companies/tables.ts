import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import type { PostalAddress } from '../../../kit/postalAddresses.ts'
import type { CompanyRole, CustomerTerms } from '../../../kit/viewer.ts'
import { id, instant } from '../../../platform/columns.ts'
import { accounts } from '../tables.ts'

/** `requested`: a customer asked for it and staff has not looked at it yet; `blocked`: nobody orders for it. */
export type CompanyState = 'requested' | 'active' | 'blocked'

/** Companies for which several people buy. `address` is where invoices go, with name and VAT id; `terms` is what was agreed
 *  with the company and holds for all of its buyers. `revision` rises with each change of these. */
export const companies = snakeCase.table(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    address: jsonb().$type<PostalAddress>().notNull(),
    terms: jsonb().$type<CustomerTerms>().notNull().default({}),
    state: text().$type<CompanyState>().notNull(),
    note: text(),
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  table => [
    index('companies_name').on(sql`lower(${table.name})`, table.id),
    index('companies_changed').on(table.changedAt.desc(), table.id.desc()),
    check('companies_state', sql`${table.state} in ('requested', 'active', 'blocked')`),
  ],
)

/** What one buyer may order by themselves, in gross cents of the shop's currency, shipping included; null: as much as they
 *  like. The budget is that of a calendar month in the shop's time zone. */
const limitColumns = {
  role: text().$type<CompanyRole>().notNull(),
  orderLimitCents: bigint({ mode: 'number' }),
  monthBudgetCents: bigint({ mode: 'number' }),
}

/** Who buys for a company; an account does so for one. Whoever orders holds the lock on their row until the order is placed,
 *  so that no two orders share what is left of a budget. */
export const companyMembers = snakeCase.table(
  'company_members',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    ...limitColumns,
    isActive: boolean().notNull().default(true),
    joinedAt: instant().notNull(),
  },
  table => [
    index('company_members_company').on(table.companyId, table.joinedAt),
    check('company_members_role', sql`${table.role} in ('administrator', 'approver', 'buyer')`),
    check(
      'company_members_limits',
      sql`coalesce(${table.orderLimitCents}, 0) >= 0 and coalesce(${table.monthBudgetCents}, 0) >= 0`,
    ),
  ],
)

/** Invitations by mail. Only the hash of the link's secret is kept; it is good once, until `expiresAt`, and for whoever is signed
 *  in with that address. Rows go when they were accepted or withdrawn. */
export const companyInvitations = snakeCase.table(
  'company_invitations',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    ...limitColumns,
    hash: text().notNull().unique(),
    invitedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  table => [
    index('company_invitations_company').on(table.companyId, table.createdAt),
    index('company_invitations_email').on(sql`lower(${table.email})`),
    index('company_invitations_inviter').on(table.invitedBy),
    check('company_invitations_role', sql`${table.role} in ('administrator', 'approver', 'buyer')`),
  ],
)
