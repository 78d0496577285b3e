import { sql } from 'drizzle-orm'
import { type PersonalData, personal, published } from '../../platform/personalData.ts'
import { textFields } from './fields.ts'
import { priceChanges } from './priceHistory/tables.ts'
import { restockRequests } from './restock/tables.ts'
import { stockMovements } from './stock/tables.ts'
import { products } from './tables.ts'

/** Of people the catalogue keeps who changed a price or a stock count, by the id of their account, and who waits
 *  for a size, by their address. */
export const cataloguePersonalData: PersonalData = {
  files: { restock: { de: 'Größen, auf die Sie warten', en: 'sizes that you wait for' } },
  tables: [
    personal(restockRequests, {
      of: ({ email }) => sql`lower(${restockRequests.email}) = lower(${email})`,
      copied: {
        file: 'restock',
        by: sql`${restockRequests.createdAt}, ${restockRequests.id}`,
        withheld: {
          id: 'It names nothing outside of the database.',
          secretHash: 'It checks the link of a mail.',
        },
      },
      erased: { rows: 'all' },
    }),
    personal(priceChanges, {
      of: ({ accountId }) => sql`${priceChanges.accountId} = ${accountId}`,
      copied: { none: 'It is about a product; the log tells what the person changed.' },
      erased: {
        kept: {
          because: 'Every price that ever held proves the lowest of 30 days; the id of who set it names nobody then.',
          law: '§ 11 PAngV, § 9a PrAG; Art. 17(3)(b) GDPR',
          until: 'for as long as the history of prices is kept; nothing removes it',
        },
      },
    }),
    personal(stockMovements, {
      of: ({ accountId }) => sql`${stockMovements.accountId} = ${accountId}`,
      copied: { none: 'It is about a product; orders.json tells what the person ordered.' },
      erased: {
        kept: {
          because: 'Stock is counted by it; the id of who ordered or corrected names nobody then.',
          law: 'Art. 17(3)(b) GDPR; § 131 BAO, § 146 AO',
          until: 'for as long as the history of stock is kept; nothing removes it',
        },
      },
    }),
  ],
  impersonal: [
    published(
      products,
      textFields.filter(({ seen }) => seen !== 'staff').map(({ column }) => column),
      'The shop writes it about its goods, for its visitors.',
    ),
  ],
}
