import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
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
import type { DocumentKind, InvoiceSort } from './rules/document.ts'
import type { DocumentSnapshot } from './rules/snapshot.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/**
 * Issued documents. Rows are added and never changed or removed: triggers refuse it (`*_append_only`), whoever asks. What is wrong
 * is answered by another document (`correctsId`). Each is linked to the one before by its hash (`rules/chain.ts`). Amounts are
 * cents of `currency`, negative where a document takes back. `orderId` names the web order; it is no foreign key, for the
 * document stays when the order goes. Source: decisions.md, "Documents"; § 131 BAO, GoBD.
 */
export const documents = snakeCase.table(
  'documents',
  {
    id: id(),
    kind: text().$type<DocumentKind>().notNull(),
    sort: text().$type<InvoiceSort>(),
    number: text().notNull().unique(),
    year: integer().notNull(),
    running: integer().notNull(),
    date: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }),
    orderId: uuid(),
    /** The web order's number, for the search. */
    orderNumber: integer(),
    /** Whose account it is for; they see it among their orders. */
    accountId: uuid(),
    receiverName: text().notNull(),
    language: text().$type<'de' | 'en'>().notNull(),
    currency: text().notNull(),
    netCents: bigint({ mode: 'number' }).notNull(),
    vatCents: bigint({ mode: 'number' }).notNull(),
    grossCents: bigint({ mode: 'number' }).notNull(),
    dueCents: bigint({ mode: 'number' }).notNull(),
    /** The invoice that this document takes back or corrects. */
    correctsId: uuid().references((): AnyPgColumn => documents.id),
    snapshot: jsonb().$type<DocumentSnapshot>().notNull(),
    chainIndex: bigint({ mode: 'number' }).notNull().unique(),
    previousHash: text(),
    hash: text().notNull().unique(),
    issuedAt: instant().notNull(),
    /** Who issued it; null where the shop did by itself. */
    issuedBy: uuid(),
    searchText: text().generatedAlwaysAs(
      sql`lower(number || ' ' || receiver_name || ' ' || coalesce(order_number::text, ''))`,
    ),
  },
  table => [
    uniqueIndex('documents_range').on(table.kind, table.year, table.running),
    // Of one invoice one cancellation, and of one order one invoice that was not taken back, whoever is faster.
    uniqueIndex('documents_cancelled_once').on(table.correctsId).where(sql`${table.sort} = 'cancellation'`),
    index('documents_corrects').on(table.correctsId),
    index('documents_order').on(table.orderId),
    index('documents_account').on(table.accountId, table.date.desc(), table.id.desc()),
    index('documents_listed').on(table.date.desc(), table.id.desc()),
    index('documents_kind').on(table.kind, table.date.desc(), table.id.desc()),
    index('documents_sort').on(table.sort, table.date.desc(), table.id.desc()).where(sql`${table.sort} <> 'invoice'`),
    index('documents_receiver').on(sql`lower(${table.receiverName})`, table.id),
    index('documents_gross').on(table.grossCents, table.id),
    index('documents_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('documents_kinds', sql`${table.kind} in ('offer', 'order', 'delivery', 'invoice', 'reminder')`),
    check('documents_sorts', sql`(${table.kind} = 'invoice') = (${table.sort} is not null)`),
    check('documents_sums', sql`${table.netCents} + ${table.vatCents} = ${table.grossCents}`),
    check('documents_linked', sql`(${table.chainIndex} = 1) = (${table.previousHash} is null)`),
    check(
      'documents_taken_back',
      sql`${table.sort} is distinct from 'cancellation' or ${table.correctsId} is not null`,
    ),
  ],
)

/** The paper of an issued document, and its e-invoice where there is one: just the bytes that were issued. Written with the
 *  document in one transaction, and kept in the database so that neither is ever without the other (decision 106). */
export const documentPapers = snakeCase.table('document_papers', {
  documentId: uuid()
    .primaryKey()
    .references(() => documents.id),
  pdf: bytes().notNull(),
  xml: text(),
})

/** The next running number of each range and year. Whoever issues holds the row until the document is there, so that no number is
 *  left out. */
export const documentRanges = snakeCase.table(
  'document_ranges',
  {
    kind: text().$type<DocumentKind>().notNull(),
    year: integer().notNull(),
    next: integer().notNull(),
    /** Date of the last issued one: none is issued before it. */
    lastDate: date({ mode: 'string' }),
  },
  table => [primaryKey({ columns: [table.kind, table.year] }), check('document_ranges_next', sql`${table.next} > 0`)],
)
