import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '../../platform/personalData.ts'
import { orderRequests } from './tables.ts'

/** Orders that waited for an approval. What was chosen lies in carts, which go before. */
export const approvalsPersonalData: PersonalData = {
  files: {
    order_requests: {
      de: 'Bestellungen, die Sie zur Freigabe vorgelegt haben',
      en: 'orders that you sent for approval',
    },
  },
  tables: [
    personal(orderRequests, {
      of: ({ accountId }) =>
        sql`${orderRequests.accountId} = ${accountId} or ${orderRequests.decidedBy} = ${accountId}`,
      copied: {
        file: 'order_requests',
        // What somebody decided of others is not theirs.
        only: ({ accountId }) => sql`${orderRequests.accountId} = ${accountId}`,
        by: sql`${orderRequests.createdAt}`,
        withheld: { decidedBy: 'It names somebody else.' },
      },
      erased: {
        rows: ({ accountId }) => sql`${orderRequests.accountId} = ${accountId}`,
        kept: {
          because: 'The request of somebody else says that it was decided; the account names nobody any more.',
          law: 'Art. 4(5) and 11 GDPR',
          until: 'as long as the request',
        },
      },
    }),
  ],
}
