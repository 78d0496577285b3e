import { type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { customerSearchText } from './rules/search.ts'

/** What the tabs of the list look for, as its indexes say it. */
export const customerStates = (
  table: Record<'accountId' | 'isCompany' | 'openCents', SQLWrapper>,
): Record<'accounts' | 'guests' | 'companies' | 'open', ReturnType<typeof sql>> => ({
  accounts: sql`${table.accountId} is not null`,
  guests: sql`${table.accountId} is null`,
  companies: sql`${table.isCompany}`,
  open: sql`${table.openCents} > 0`,
})

/**
 * Who orders, and who could: one row for each account of a customer and for each e-mail address that only guests ordered
 * with. Everything in it is reckoned from accounts, orders and withdrawals (`operations/folding.ts`) and could be reckoned
 * anew; nobody writes it by hand. `accountId` is null of guests; it is no foreign key, for one would have checkouts that draw
 * a customer number wait for whoever reckons. `emailKey` is the address in lower case. Amounts are gross cents of the shop's
 * currency: see decision 77 for what counts. `isCompany`: the account names a company, or the last order was invoiced to one.
 */
export const customers = snakeCase.table(
  'customers',
  {
    id: id(),
    accountId: uuid().unique(),
    emailKey: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    company: text(),
    isCompany: boolean().notNull(),
    customerNumber: integer(),
    orderCount: integer().notNull(),
    revenueCents: bigint({ mode: 'number' }).notNull(),
    openCents: bigint({ mode: 'number' }).notNull(),
    firstOrderAt: instant(),
    lastOrderAt: instant(),
    searchText: text().generatedAlwaysAs(customerSearchText),
  },
  table => [
    uniqueIndex('customers_guest').on(table.emailKey).where(sql`${table.accountId} is null`),
    index('customers_email').on(table.emailKey),
    index('customers_number').on(table.customerNumber),
    index('customers_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('customers_last').on(table.lastOrderAt.desc(), table.id.desc()),
    index('customers_revenue').on(table.revenueCents.desc(), table.id.desc()),
    index('customers_orders').on(table.orderCount.desc(), table.id.desc()),
    index('customers_open').on(table.openCents.desc(), table.id.desc()),
    index('customers_name').on(sql`lower(${table.name})`, table.id),
    ...(['accounts', 'guests', 'companies', 'open'] as const).map(tab =>
      index(`customers_tab_${tab}`).on(table.lastOrderAt.desc(), table.id.desc()).where(customerStates(table)[tab]),
    ),
    check(
      'customers_figures',
      sql`${table.orderCount} >= 0 and ${table.revenueCents} >= 0 and ${table.openCents} >= 0`,
    ),
  ],
)

/** Whose figures are out of date: ids of orders, accounts or rows of `customers`, written by triggers in the transaction of
 *  whoever changes one. Rows are only ever added, so that no two orders wait for each other, and taken by the task
 *  `fold_customers`. */
export const customerTouches = snakeCase.table('customer_touches', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subjectId: uuid().notNull(),
})
