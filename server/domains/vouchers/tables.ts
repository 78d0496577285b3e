import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language, LocalizedText } from '../../kit/languages.ts'
import { id, instant } from '../../platform/columns.ts'
import { shared } from '../../platform/siteVersion.ts'
import { accounts } from '../accounts/tables.ts'
import { files } from '../files/tables.ts'
import type { VoucherEntryKind } from './rules/standing.ts'

/**
 * What a voucher looks like on paper: a picture of the library, a heading and a text, `accent` as `#rrggbb`. `isDefault`:
 * vouchers that are sold look so unless their buyer
 * chose another look; one at most. `isOffered`: whether buyers may choose it. `isTransferable`: whether anybody who has the code may redeem it, or the
 * recipient alone.
 */
export const voucherTemplates = shared(
  snakeCase.table(
    'voucher_templates',
    {
      id: id(),
      title: text().notNull(),
      heading: jsonb().$type<LocalizedText>().notNull(),
      text: jsonb().$type<LocalizedText>().notNull(),
      accent: text().notNull(),
      imageFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
      isTransferable: boolean().notNull().default(true),
      isDefault: boolean().notNull().default(false),
      isOffered: boolean().notNull().default(false),
      createdAt: instant().notNull(),
      changedAt: instant().notNull(),
      deletedAt: instant(),
      revision: integer().notNull().default(1),
    },
    table => [
      index('voucher_templates_changed').on(table.changedAt.desc(), table.id.desc()),
      index('voucher_templates_image').on(table.imageFileId),
      uniqueIndex('voucher_templates_default')
        .on(table.isDefault)
        .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
      check('voucher_templates_accent', sql`${table.accent} ~ '^#[0-9a-f]{6}$'`),
      check('voucher_templates_default_there', sql`${table.deletedAt} is null or not ${table.isDefault}`),
    ],
  ),
  { past: ['createdAt', 'changedAt', 'deletedAt'], unseen: ['title', 'revision'] },
)

/**
 * Money for later. `valueCents` is what it was issued with, `balanceCents` what is left: the sum of its entries, kept by a
 * trigger of `voucher_entries`, and written by nothing else. The database refuses a negative one. `expiresOn`: the last day
 * on which it can be redeemed, in the shop's calendar; null: none. `orderId`, `orderLineId` and `piece`: with which order it
 * was bought; null where staff issued it. `deliverOn`: the day on which it is sent; `sentAt`: since when it was; null where
 * nobody is sent it. Source: shop.md 7, 9; pricing.md, step 10; decision 71.
 */
export const vouchers = snakeCase.table(
  'vouchers',
  {
    id: id(),
    code: text().notNull(),
    currency: text().notNull(),
    valueCents: integer().notNull(),
    balanceCents: integer().notNull().default(0),
    expiresOn: date({ mode: 'string' }),
    isTransferable: boolean().notNull().default(true),
    templateId: uuid().references(() => voucherTemplates.id),
    orderId: uuid(),
    orderLineId: uuid(),
    piece: integer(),
    language: text().$type<Language>().notNull(),
    message: text(),
    recipientName: text(),
    recipientEmail: text(),
    deliverOn: date({ mode: 'string' }),
    sentAt: instant(),
    blockedAt: instant(),
    note: text(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    revision: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('vouchers_code').on(table.code),
    uniqueIndex('vouchers_bought').on(table.orderLineId, table.piece),
    index('vouchers_order').on(table.orderId),
    index('vouchers_template').on(table.templateId),
    index('vouchers_created').on(table.createdAt.desc(), table.id.desc()),
    index('vouchers_changed').on(table.changedAt.desc(), table.id.desc()),
    index('vouchers_value').on(table.valueCents.desc(), table.id.desc()),
    index('vouchers_balance').on(table.balanceCents.desc(), table.id.desc()),
    index('vouchers_to_send')
      .on(table.deliverOn)
      .where(sql`${table.deliverOn} is not null and ${table.sentAt} is null`),
    index('vouchers_sent_at').on(table.sentAt).where(sql`${table.sentAt} is not null`),
    check('vouchers_value', sql`${table.valueCents} > 0`),
    // Whatever is asked of it at once: it never pays more than is on it.
    check('vouchers_balance', sql`${table.balanceCents} >= 0`),
    check('vouchers_sent', sql`${table.deliverOn} is null or ${table.recipientEmail} is not null`),
    check('vouchers_bound', sql`${table.isTransferable} or ${table.recipientEmail} is not null`),
  ],
)

/** What happened to the money of a voucher. `amountCents`: what it adds; `balanceCents`: what was left then, which the
 *  database writes. An order takes of a voucher once, and gives back once. */
export const voucherEntries = snakeCase.table(
  'voucher_entries',
  {
    id: id(),
    voucherId: uuid()
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    kind: text().$type<VoucherEntryKind>().notNull(),
    amountCents: integer().notNull(),
    balanceCents: integer().notNull().default(0),
    orderId: uuid(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    note: text(),
    at: instant().notNull(),
  },
  table => [
    uniqueIndex('voucher_entries_order').on(table.orderId, table.voucherId, table.kind),
    index('voucher_entries_voucher').on(table.voucherId, table.at.desc(), table.id.desc()),
    index('voucher_entries_at').on(table.at.desc(), table.id.desc()),
    index('voucher_entries_account').on(table.accountId),
    check('voucher_entries_kind', sql`${table.kind} in ('issued', 'redeemed', 'returned', 'corrected')`),
    check(
      'voucher_entries_amount',
      sql`case ${table.kind} when 'redeemed' then ${table.amountCents} < 0 when 'corrected' then ${table.amountCents} <> 0
        else ${table.amountCents} > 0 end`,
    ),
  ],
)
