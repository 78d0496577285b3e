import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'
import type { CommissionPart } from './rules/parts.ts'
import type { CommissionEntryKind, CommissionKind, GroupRate } from './rules/terms.ts'

/**
 * Partners who send buyers. `code` stands in their link, in small letters. `value`: of `percent` basis points of the net
 * value of the goods, of `fixed` cents per order. `rates`: other percentages for groups of products. `windowDays`: how long after the visit by the link an order counts. Name
 * and address are null once the person was erased. Source: shop.md 3; decision 82.
 */
export const affiliates = snakeCase.table(
  'affiliates',
  {
    id: id(),
    name: text(),
    email: text(),
    code: text().notNull(),
    kind: text().$type<CommissionKind>().notNull(),
    value: integer().notNull(),
    rates: jsonb().$type<readonly GroupRate[]>().notNull().default([]),
    windowDays: integer().notNull(),
    isActive: boolean().notNull().default(true),
    note: text(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    revision: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('affiliates_code').on(table.code),
    index('affiliates_created').on(table.createdAt.desc(), table.id.desc()),
    index('affiliates_changed').on(table.changedAt.desc(), table.id.desc()),
    index('affiliates_name').on(sql`lower(${table.name})`, table.id),
    index('affiliates_email').on(sql`lower(${table.email})`),
    check('affiliates_kind', sql`${table.kind} in ('percent', 'fixed')`),
    check('affiliates_value', sql`${table.value} > 0 and (${table.kind} = 'fixed' or ${table.value} <= 10000)`),
    check('affiliates_window', sql`${table.windowDays} > 0`),
    check('affiliates_code_written', sql`${table.code} = lower(${table.code})`),
  ],
)

/** How many visits began with a partner's link on a day of the shop; whose they were is not known. */
export const affiliateClicks = snakeCase.table(
  'affiliate_clicks',
  {
    affiliateId: uuid()
      .notNull()
      .references(() => affiliates.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.affiliateId, table.day] }),
    check('affiliate_clicks_count', sql`${table.count} > 0`),
  ],
)

/**
 * What a partner earned with an order, on the terms of then. `netCents`: the net value of its goods that counts, less what
 * was given back. `parts`: what of it was earned at which rate, and why; null of those from before rates by groups, and of
 * amounts per order. `amountCents` is the sum of its entries, kept by a trigger and written by nothing else; the database
 * refuses a negative one.
 */
export const affiliateCommissions = snakeCase.table(
  'affiliate_commissions',
  {
    id: id(),
    affiliateId: uuid()
      .notNull()
      .references(() => affiliates.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<CommissionKind>().notNull(),
    value: integer().notNull(),
    netCents: integer().notNull(),
    parts: jsonb().$type<readonly CommissionPart[]>(),
    amountCents: integer().notNull().default(0),
    at: instant().notNull(),
  },
  table => [
    uniqueIndex('affiliate_commissions_order').on(table.orderId),
    index('affiliate_commissions_affiliate').on(table.affiliateId, table.at.desc(), table.id.desc()),
    check('affiliate_commissions_amount', sql`${table.amountCents} >= 0 and ${table.netCents} >= 0`),
  ],
)

/** A payment to a partner. `amountCents` is the sum of the entries that it took, which the database checks. */
export const affiliatePayouts = snakeCase.table(
  'affiliate_payouts',
  {
    id: id(),
    affiliateId: uuid()
      .notNull()
      .references(() => affiliates.id, { onDelete: 'cascade' }),
    amountCents: bigint({ mode: 'number' }).notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    reference: text().notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  },
  table => [
    index('affiliate_payouts_at').on(table.at.desc(), table.id.desc()),
    index('affiliate_payouts_affiliate').on(table.affiliateId, table.at.desc(), table.id.desc()),
    index('affiliate_payouts_account').on(table.accountId),
    check('affiliate_payouts_amount', sql`${table.amountCents} > 0`),
  ],
)

/** What happened to a commission: it was earned, shrank with a cancellation or a withdrawal, or was corrected by staff, who
 *  say why (`note`, `accountId`). `amountCents`: what it adds.
 *  `payoutId`: the payment that took it; once and for good. Entries never change otherwise. */
export const affiliateEntries = snakeCase.table(
  'affiliate_entries',
  {
    id: id(),
    commissionId: uuid()
      .notNull()
      .references(() => affiliateCommissions.id, { onDelete: 'cascade' }),
    affiliateId: uuid()
      .notNull()
      .references(() => affiliates.id, { onDelete: 'cascade' }),
    kind: text().$type<CommissionEntryKind>().notNull(),
    amountCents: integer().notNull(),
    payoutId: uuid().references(() => affiliatePayouts.id),
    note: text(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  },
  table => [
    uniqueIndex('affiliate_entries_earned').on(table.commissionId).where(sql`${table.kind} = 'earned'`),
    index('affiliate_entries_commission').on(table.commissionId, table.at),
    index('affiliate_entries_affiliate').on(table.affiliateId),
    index('affiliate_entries_open').on(table.affiliateId).where(sql`${table.payoutId} is null`),
    index('affiliate_entries_payout').on(table.payoutId),
    index('affiliate_entries_account').on(table.accountId),
    check('affiliate_entries_kind', sql`${table.kind} in ('earned', 'reduced', 'corrected')`),
    check('affiliate_entries_reason', sql`(${table.kind} = 'corrected') = (${table.note} is not null)`),
    check(
      'affiliate_entries_amount',
      sql`case ${table.kind} when 'earned' then ${table.amountCents} > 0 when 'reduced' then ${table.amountCents} < 0
        else ${table.amountCents} <> 0 end`,
    ),
  ],
)
