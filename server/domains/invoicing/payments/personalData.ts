import { sql } from 'drizzle-orm'
import { type Kept, type PersonalData, personal } from '../../../platform/personalData.ts'
import { bankFiles, bankLines, documentPayments } from './tables.ts'

const asBooks: Kept = {
  because: 'Payments are records of the books and may not change.',
  law: 'Art. 17(3)(b) GDPR; § 132 BAO; § 147 AO, § 257 HGB',
  until: 'ten years after the end of the year in which they were booked; nothing removes them by itself',
}
const ofStaff = 'It names somebody of the staff.'

/** What was paid of somebody's invoices, and the lines of the bank that said so. */
export const paymentsPersonalData: PersonalData = {
  files: { payments: { de: 'Ihre Zahlungen', en: 'your payments' } },
  tables: [
    personal(documentPayments, {
      of: ({ accountId }) =>
        sql`${documentPayments.documentId} in (select d.id from documents d where d.account_id = ${accountId})
          or ${documentPayments.createdBy} = ${accountId}`,
      copied: {
        file: 'payments',
        only: ({ accountId }) =>
          sql`${documentPayments.documentId} in (select d.id from documents d where d.account_id = ${accountId})`,
        by: sql`${documentPayments.createdAt}, ${documentPayments.id}`,
        withheld: { createdBy: ofStaff, note: 'It is a note of the staff about their work.' },
      },
      erased: { kept: asBooks },
    }),
    personal(bankLines, {
      of: ({ accountId }) =>
        sql`${bankLines.id} in (select p.bank_line_id from document_payments p join documents d on d.id = p.document_id
          where d.account_id = ${accountId}) or ${bankLines.doneBy} = ${accountId}`,
      copied: {
        file: 'payments',
        within: { as: 'bank_line', on: sql`${bankLines.id} = ${documentPayments.bankLineId}` },
        by: sql`${bankLines.id}`,
        withheld: { doneBy: ofStaff, key: 'It repeats the other columns.' },
      },
      erased: { kept: asBooks },
    }),
    personal(bankFiles, {
      of: ({ accountId }) => sql`${bankFiles.createdBy} = ${accountId}`,
      copied: { none: 'It is about the shop’s account; that somebody of the staff brought it stands in the log.' },
      erased: { kept: asBooks },
    }),
  ],
}
