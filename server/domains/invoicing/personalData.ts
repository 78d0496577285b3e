import { sql } from 'drizzle-orm'
import { type Kept, type PersonalData, personal } from '../../platform/personalData.ts'
import { vendorBillFiles, vendorBills } from './bills/tables.ts'
import { documentEvents, documentPapers, documentRanges, documentSources, documents } from './tables.ts'

const asInvoices: Kept = {
  because: 'Issued documents are records of the books and may not change.',
  law: 'Art. 17(3)(b) GDPR; § 132 BAO, § 11 UStG; § 147 AO, § 14b UStG, § 257 HGB',
  until: 'ten years after the end of the year of issue; nothing removes it by itself',
}

/** Documents that were issued to somebody. They stay as they were issued, and serve nothing else once the person is gone. */
export const invoicingPersonalData: PersonalData = {
  files: { invoices: { de: 'Ihre Rechnungen', en: 'your invoices' } },
  tables: [
    personal(documents, {
      of: ({ accountId }) => sql`${documents.accountId} = ${accountId} or ${documents.issuedBy} = ${accountId}`,
      copied: {
        file: 'invoices',
        only: ({ accountId }) => sql`${documents.accountId} = ${accountId}`,
        by: sql`${documents.chainIndex}`,
        withheld: {
          searchText: 'It repeats other columns for the search.',
          issuedBy: 'It names somebody of the staff.',
          previousHash: 'It is of the document of somebody else.',
        },
      },
      erased: { kept: asInvoices },
    }),
    personal(documentPapers, {
      of: ({ accountId }) =>
        sql`${documentPapers.documentId} in (select d.id from documents d where d.account_id = ${accountId})`,
      copied: {
        file: 'invoices',
        within: { as: 'papers', on: sql`${documentPapers.documentId} = ${documents.id}` },
        by: sql`${documentPapers.documentId}`,
        withheld: { pdf: 'It says what the e-invoice and the document say; it is saved from the account.' },
      },
      erased: { kept: asInvoices },
    }),
    personal(documentEvents, {
      of: ({ accountId }) =>
        sql`${documentEvents.documentId} in (select d.id from documents d where d.account_id = ${accountId}) or ${documentEvents.by} = ${accountId}`,
      copied: {
        file: 'invoices',
        only: ({ accountId }) =>
          sql`${documentEvents.documentId} in (select d.id from documents d where d.account_id = ${accountId})`,
        within: { as: 'history', on: sql`${documentEvents.documentId} = ${documents.id}` },
        by: sql`${documentEvents.at}, ${documentEvents.id}`,
        withheld: { by: 'It names somebody of the staff.' },
      },
      erased: { kept: asInvoices },
    }),
  ],
  impersonal: [
    { table: documentRanges, columns: {} },
    { table: documentSources, columns: {} },
    {
      table: vendorBills,
      columns: {
        vendorName: 'It is a firm that writes bills to the shop.',
        vendorVatId: 'It is the number of a firm.',
        fileName: 'It is what a vendor calls a bill.',
      },
    },
    { table: vendorBillFiles, columns: {} },
  ],
}
