import { sql } from 'drizzle-orm'
import { bigint, check, customType, date, index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/columns.ts'
import type { Terms } from '../einvoice/terms.ts'
import type { BillFormat } from './rules/reading.ts'
import type { BillState } from './rules/states.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/**
 * Bills of vendors, as their e-invoices say it (`terms`); what became of them is the state. Amounts are cents of `currency`,
 * negative where the vendor takes back. `sha256` is of the file as it came: the same file is filed once. `dueOn` is the date of
 * the bill where it names no other. Source: invoicing.md; legal.md 25 (receiving e-invoices), 32 (storage).
 */
export const vendorBills = snakeCase.table(
  'vendor_bills',
  {
    id: id(),
    sha256: text().notNull().unique(),
    fileName: text().notNull(),
    mediaType: text().$type<'application/pdf' | 'application/xml'>().notNull(),
    size: integer().notNull(),
    format: text().$type<BillFormat>().notNull(),
    terms: jsonb().$type<Terms>().notNull(),
    /** Places of the XML that no term holds. */
    unknown: text().array().notNull(),
    number: text().notNull(),
    vendorName: text().notNull(),
    vendorVatId: text(),
    date: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    netCents: bigint({ mode: 'number' }).notNull(),
    vatCents: bigint({ mode: 'number' }).notNull(),
    grossCents: bigint({ mode: 'number' }).notNull(),
    dueCents: bigint({ mode: 'number' }).notNull(),
    state: text().$type<BillState>().notNull().default('toCheck'),
    /** Why it was refused. */
    reason: text(),
    paidOn: date({ mode: 'string' }),
    receivedAt: instant().notNull(),
    receivedBy: uuid(),
    decidedAt: instant(),
    decidedBy: uuid(),
    revision: integer().notNull().default(1),
    searchText: text().generatedAlwaysAs(
      sql`lower(number || ' ' || vendor_name || ' ' || coalesce(vendor_vat_id, ''))`,
    ),
  },
  table => [
    index('vendor_bills_listed').on(table.date.desc(), table.id.desc()),
    index('vendor_bills_state').on(table.state, table.date.desc(), table.id.desc()),
    index('vendor_bills_due').on(table.dueOn, table.id),
    index('vendor_bills_vendor').on(sql`lower(${table.vendorName})`, table.id),
    index('vendor_bills_gross').on(table.grossCents, table.id),
    index('vendor_bills_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('vendor_bills_states', sql`${table.state} in ('toCheck', 'approved', 'paid', 'refused')`),
    check('vendor_bills_reasons', sql`(${table.state} = 'refused') = (${table.reason} is not null)`),
    check('vendor_bills_paid', sql`(${table.state} = 'paid') = (${table.paidOn} is not null)`),
  ],
)

/** The file of a bill, just as it came: rows are added and never changed or removed (`*_append_only`). `xml` is the e-invoice in a
 *  PDF; null where the file is the XML itself. */
export const vendorBillFiles = snakeCase.table('vendor_bill_files', {
  billId: uuid()
    .primaryKey()
    .references(() => vendorBills.id),
  content: bytes().notNull(),
  xml: bytes(),
})
