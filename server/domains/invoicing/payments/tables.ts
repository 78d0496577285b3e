import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, date, index, integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/columns.ts'
import { documents } from '../tables.ts'
import type { BankStatement } from './bankFiles/bankLine.ts'
import type { PaymentMethod } from './rules/payment.ts'

/**
 * Files of banks that were read. `sha256` of their bytes: the same file comes in once. `newLineCount`: of its lines those that no
 * earlier file had. The files themselves are not kept; all that they say of a movement is in its line.
 */
export const bankFiles = snakeCase.table(
  'bank_files',
  {
    id: id(),
    sha256: text().notNull().unique(),
    name: text().notNull(),
    format: text().$type<BankStatement['format']>().notNull(),
    lineCount: integer().notNull(),
    newLineCount: integer().notNull(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    createdAt: instant().notNull(),
    createdBy: uuid(),
  },
  table => [index('bank_files_listed').on(table.createdAt.desc(), table.id.desc())],
)

/**
 * Movements of the shop's accounts, once each: `key` names one whatever file it stands in (`bankFiles/bankLine.ts`). Amounts are
 * cents of euros; above 0 came in. `state`: open until somebody booked or ignored it. What was booked stands in
 * `document_payments`.
 */
export const bankLines = snakeCase.table(
  'bank_lines',
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => bankFiles.id),
    key: text().notNull().unique(),
    state: text().$type<BankLineState>().notNull(),
    accountIban: text().notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    valueOn: date({ mode: 'string' }),
    cents: bigint({ mode: 'number' }).notNull(),
    feeCents: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    iban: text().notNull(),
    purpose: text().notNull(),
    endToEndId: text().notNull(),
    reference: text().notNull(),
    /** When it was booked or ignored, and by whom. */
    doneAt: instant(),
    doneBy: uuid(),
  },
  table => [
    index('bank_lines_file').on(table.fileId, table.bookedOn.desc(), table.id.desc()),
    index('bank_lines_listed').on(table.bookedOn.desc(), table.id.desc()),
    index('bank_lines_open').on(table.bookedOn.desc(), table.id.desc()).where(sql`${table.state} = 'open'`),
    // Whether another file has said the same in other words.
    index('bank_lines_alike').on(table.bookedOn, table.cents),
    check('bank_lines_states', sql`${table.state} in ('open', 'booked', 'ignored')`),
    check('bank_lines_fee', sql`${table.feeCents} >= 0`),
    check('bank_lines_done', sql`(${table.state} = 'open') = (${table.doneAt} is null)`),
  ],
)
export type BankLineState = 'open' | 'booked' | 'ignored'

/**
 * What was paid of issued documents. Rows are added and never changed or removed (`document_payments_append_only`): a mistake is taken
 * back by a row of the same amounts with the other sign (`reversesId`), once. Amounts are cents of euros, negative where
 * money went back. Each part settles as much of the document as it is (`rules/open.ts`).
 */
export const documentPayments = snakeCase.table(
  'document_payments',
  {
    id: id(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id),
    amountCents: bigint({ mode: 'number' }).notNull(),
    /** Let off: for early payment, or a trifle that nobody asks for. */
    discountCents: bigint({ mode: 'number' }).notNull(),
    /** What a bank or payment service kept of it. */
    feeCents: bigint({ mode: 'number' }).notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    bankLineId: uuid().references(() => bankLines.id),
    /** From which account: whoever paid from it once is known by it. */
    iban: text(),
    reversesId: uuid()
      .unique()
      .references((): AnyPgColumn => documentPayments.id),
    note: text().notNull(),
    createdAt: instant().notNull(),
    /** Null where it followed from something else, such as the payment of a web order. */
    createdBy: uuid(),
  },
  table => [
    index('document_payments_document').on(table.documentId, table.createdAt, table.id),
    index('document_payments_line').on(table.bankLineId).where(sql`${table.bankLineId} is not null`),
    index('document_payments_iban').on(table.iban).where(sql`${table.iban} is not null`),
    check(
      'document_payments_something',
      sql`${table.amountCents} <> 0 or ${table.discountCents} <> 0 or ${table.feeCents} <> 0`,
    ),
    check(
      'document_payments_methods',
      sql`${table.method} in ('transfer', 'cash', 'card', 'shop', 'voucher', 'offset', 'other')`,
    ),
  ],
)
