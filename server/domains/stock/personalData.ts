import { sql } from 'drizzle-orm'
import { type Kept, type PersonalData, personal } from '../../platform/personalData.ts'
import { stockTakingLines, stockTakings } from './tables.ts'

const asInventory: Kept = {
  because: 'An inventory is a document of the books; the id of who counted names nobody then.',
  law: 'Art. 17(3)(b) GDPR; § 131, § 132 BAO; § 240 HGB, § 147 AO',
  until: 'for as long as the inventory is kept; nothing removes it',
}

/** Of people the stock keeps who counted, by the id of their account. */
export const stockPersonalData: PersonalData = {
  tables: [
    personal(stockTakings, {
      of: ({ accountId }) => sql`${stockTakings.startedBy} = ${accountId} or ${stockTakings.endedBy} = ${accountId}`,
      copied: { none: 'It is about goods; the log tells what the person did.' },
      erased: { kept: asInventory },
    }),
    personal(stockTakingLines, {
      of: ({ accountId }) => sql`${stockTakingLines.countedBy} = ${accountId}`,
      copied: { none: 'It is about goods.' },
      erased: { kept: asInventory },
    }),
  ],
}
