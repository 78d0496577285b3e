import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'
import type { CouponRole, CouponScope, CouponType } from './rules/terms.ts'

/**
 * What takes something off a cart once its code is entered. `value`: basis points of a percentage, else cents in the
 * prices' own basis. `scope` says for which goods; `productId` and `groupIds` belong to two of its values and stay while
 * another one is chosen. `isSeries`: its own code opens nothing, the generated ones do (`couponCodes`), each once. Both
 * days are the shop's and included. `useCount` and `takenCents` are what counts of its redemptions: those given back do
 * not. `deletedAt`: its code is free then. Source: shop.md 3; pricing.md, step 6; decision 67.
 */
export const coupons = snakeCase.table(
  'coupons',
  {
    id: id(),
    code: text().notNull(),
    type: text().$type<CouponType>().notNull(),
    value: integer().notNull(),
    scope: text().$type<CouponScope>().notNull().default('all'),
    productId: uuid(),
    groupIds: uuid().array().notNull().default([]),
    roles: text().array().$type<CouponRole>().notNull(),
    useLimit: integer(),
    useLimitPerCustomer: integer(),
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    minimumCents: integer(),
    isEnabled: boolean().notNull().default(true),
    isSeries: boolean().notNull().default(false),
    isAdvertised: boolean().notNull().default(false),
    note: text(),
    useCount: integer().notNull().default(0),
    takenCents: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    deletedAt: instant(),
    revision: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('coupons_code_key').on(table.code).where(sql`${table.deletedAt} is null`),
    index('coupons_changed').on(table.changedAt.desc(), table.id.desc()),
    index('coupons_code').on(table.code, table.id),
    index('coupons_uses').on(table.useCount.desc(), table.id.desc()),
    index('coupons_taken').on(table.takenCents.desc(), table.id.desc()),
    check('coupons_type', sql`${table.type} in ('percent', 'flat')`),
    check('coupons_value', sql`${table.value} > 0 and (${table.type} = 'flat' or ${table.value} <= 10000)`),
    check('coupons_scope', sql`${table.scope} in ('all', 'product', 'productGroups')`),
    // Never used more often than it may be, whoever asks how many at once; a limit may be lowered below what was used.
    check('coupons_counts', sql`${table.useCount} >= 0 and ${table.takenCents} >= 0`),
    check(
      'coupons_limits',
      sql`${table.useLimit} > 0 and ${table.useLimitPerCustomer} > 0 and ${table.minimumCents} > 0`,
    ),
    check('coupons_days', sql`${table.validFrom} <= ${table.validUntil}`),
  ],
)

/** A generated code of a series, as it is printed. `usedAt`: since when an order has it; null again once that is cancelled. */
export const couponCodes = snakeCase.table(
  'coupon_codes',
  {
    id: id(),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  table => [
    uniqueIndex('coupon_codes_code').on(table.code),
    index('coupon_codes_made').on(table.createdAt.desc(), table.id.desc()),
    index('coupon_codes_coupon').on(table.couponId, table.createdAt.desc(), table.id.desc()),
  ],
)

/**
 * That an order used a coupon, with the code that was entered and what it took, in cents. Whose it was: the account, of
 * guests the mailbox of the order's e-mail (`kit/emails.ts`). `releasedAt`: since when it does not count any more, because
 * the whole order was cancelled.
 */
export const couponRedemptions = snakeCase.table(
  'coupon_redemptions',
  {
    id: id(),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    orderId: uuid().notNull(),
    code: text().notNull(),
    accountId: uuid().references(() => accounts.id),
    mailbox: text(),
    amountCents: integer().notNull(),
    redeemedAt: instant().notNull(),
    releasedAt: instant(),
  },
  table => [
    uniqueIndex('coupon_redemptions_order').on(table.orderId),
    index('coupon_redemptions_made').on(table.redeemedAt.desc(), table.id.desc()),
    index('coupon_redemptions_coupon').on(table.couponId, table.redeemedAt.desc(), table.id.desc()),
    index('coupon_redemptions_account').on(table.accountId, table.couponId),
    index('coupon_redemptions_mailbox').on(table.mailbox, table.couponId),
    check('coupon_redemptions_customer', sql`(${table.accountId} is null) <> (${table.mailbox} is null)`),
    check('coupon_redemptions_amount', sql`${table.amountCents} > 0`),
  ],
)
