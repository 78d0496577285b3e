import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
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
import type { DocumentContent, DocumentKind, InvoiceSort } from './rules/document.ts'
import type { CellAmount } from './rules/remaining.ts'
import type { DocumentSnapshot } from './rules/snapshot.ts'
import type { DocumentEventKind, DocumentStatus } from './rules/status.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/**
 * Drafts and issued documents. A draft (`number` is null) holds `content` and is free. Once issued a row says what it says for
 * good: it is never removed, and triggers refuse every change (`documents_append_only`) but of what is worked out from what
 * follows: `status`, `openCents`, `struckAt`. What is wrong is answered by another document (`correctsId`). Each issued one is linked
 * to the one before by its hash (`rules/chain.ts`). Amounts are cents of `currency`, negative where a document takes back. `orderId`
 * names the web order; it is no foreign key, for the document stays when the order goes. Source: decisions.md, "Documents";
 * § 131 BAO, GoBD.
 */
export const documents = snakeCase.table(
  'documents',
  {
    id: id(),
    kind: text().$type<DocumentKind>().notNull(),
    sort: text().$type<InvoiceSort>(),
    /** Of drafts: what is written into it. Issued: null, for the snapshot holds it. */
    content: jsonb().$type<DocumentContent>(),
    number: text().unique(),
    year: integer(),
    running: integer(),
    date: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }),
    /** Of offers. */
    validUntil: date({ mode: 'string' }),
    orderId: uuid(),
    /** The web order's number, for the search. */
    orderNumber: integer(),
    /** Whose account it is for; they see it among their orders. */
    accountId: uuid(),
    /** Empty of drafts that nobody receives yet. */
    receiverName: text().notNull(),
    language: text().$type<'de' | 'en'>().notNull(),
    currency: text().notNull(),
    netCents: bigint({ mode: 'number' }).notNull(),
    vatCents: bigint({ mode: 'number' }).notNull(),
    grossCents: bigint({ mode: 'number' }).notNull(),
    dueCents: bigint({ mode: 'number' }).notNull(),
    /** What is still to be paid of an issued invoice; negative: owed to whoever received it. */
    openCents: bigint({ mode: 'number' }).notNull(),
    /** Worked out from what follows (`rules/status.ts`), never entered. */
    status: text().$type<DocumentStatus>().notNull(),
    /** When it was cancelled as such: drafts, and what is issued and no invoice. */
    struckAt: instant(),
    /** The invoice that this document takes back or corrects. */
    correctsId: uuid().references((): AnyPgColumn => documents.id),
    snapshot: jsonb().$type<DocumentSnapshot>(),
    chainIndex: bigint({ mode: 'number' }).unique(),
    previousHash: text(),
    hash: text().unique(),
    issuedAt: instant(),
    /** Who issued it; null where the shop did by itself. */
    issuedBy: uuid(),
    /** Of drafts: rises with each change. */
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    searchText: text().generatedAlwaysAs(
      sql`lower(coalesce(number, '') || ' ' || receiver_name || ' ' || coalesce(order_number::text, ''))`,
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
    index('documents_status').on(table.kind, table.status, table.date.desc(), table.id.desc()),
    index('documents_sort').on(table.sort, table.date.desc(), table.id.desc()).where(sql`${table.sort} <> 'invoice'`),
    index('documents_unpaid').on(table.dueOn, table.id).where(sql`${table.openCents} <> 0`),
    index('documents_expiring')
      .on(table.validUntil)
      .where(sql`${table.kind} = 'offer' and ${table.status} <> 'closed'`),
    index('documents_receiver').on(sql`lower(${table.receiverName})`, table.id),
    index('documents_gross').on(table.grossCents, table.id),
    index('documents_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('documents_kinds', sql`${table.kind} in ('offer', 'order', 'delivery', 'invoice', 'reminder')`),
    check('documents_states', sql`${table.status} in ('open', 'partial', 'complete', 'closed')`),
    check('documents_sorts', sql`(${table.kind} = 'invoice') = (${table.sort} is not null)`),
    check('documents_sums', sql`${table.netCents} + ${table.vatCents} = ${table.grossCents}`),
    check(
      'documents_drafts',
      sql`num_nonnulls(number, year, running, snapshot, chain_index, hash, issued_at) = case when ${table.content} is null then 7 else 0 end`,
    ),
    check(
      'documents_linked',
      sql`(${table.chainIndex} = 1) = (${table.chainIndex} is not null and ${table.previousHash} is null)`,
    ),
    check(
      'documents_taken_back',
      sql`${table.sort} is distinct from 'cancellation' or ${table.correctsId} is not null`,
    ),
  ],
)

/**
 * From which line of which document a line was made, near (`isDirect`) and far: of an invoice of a delivery of an order both the
 * delivery's line and the order's. What a line may still become follows from these rows (`rules/remaining.ts`). `quantity` is
 * thousandths of a unit, negative where a document takes back; `cells` are the pieces of a size run by fit and size.
 */
export const documentSources = snakeCase.table(
  'document_sources',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    lineId: text().notNull(),
    ancestorId: uuid()
      .notNull()
      .references(() => documents.id),
    ancestorLineId: text().notNull(),
    isDirect: boolean().notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    cells: jsonb().$type<readonly CellAmount[]>(),
  },
  table => [
    primaryKey({ columns: [table.documentId, table.lineId, table.ancestorId, table.ancestorLineId] }),
    index('document_sources_ancestor').on(table.ancestorId),
  ],
)

/** What happened to a document that it does not say itself. Rows are added and never changed. */
export const documentEvents = snakeCase.table(
  'document_events',
  {
    id: id(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    kind: text().$type<DocumentEventKind>().notNull(),
    at: instant().notNull(),
    /** Who of the staff; null: whoever received it, or nobody. */
    by: uuid(),
    /** The name that was entered with an acceptance, or where a mail went. */
    name: text(),
    /** A reason, or a note. */
    note: text(),
  },
  table => [index('document_events_document').on(table.documentId, table.at)],
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
