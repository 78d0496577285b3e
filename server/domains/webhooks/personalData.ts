import { sql } from 'drizzle-orm'
import { type Person, type PersonalData, personal } from '../../platform/personalData.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'

/** The account, its orders and their withdrawals: what messages tell of. */
const subjectsOf = ({ accountId }: Person) => sql`(
  select ${accountId} union all select o.id from orders o where o.account_id = ${accountId}
  union all select w.id from withdrawals w where w.account_id = ${accountId}
    or w.order_id in (select o.id from orders o where o.account_id = ${accountId}))`

/** What programs of others were told about somebody, by ids: who it was is sent and not kept. */
export const webhooksPersonalData: PersonalData = {
  files: {
    webhook_deliveries: {
      de: 'Meldungen über Bestellungen und Konto an Programme, mit denen der Shop arbeitet',
      en: 'messages about orders and account to programs that the shop works with',
    },
  },
  tables: [
    personal(webhookDeliveries, {
      of: person => sql`${webhookDeliveries.subjectId} in ${subjectsOf(person)}`,
      copied: {
        file: 'webhook_deliveries',
        by: sql`${webhookDeliveries.createdAt}`,
        withheld: { claim: 'It serves the sending alone.' },
      },
      erased: { rows: 'all' },
    }),
    personal(webhookEndpoints, {
      of: person => sql`${webhookEndpoints.ownerId} = ${person.accountId}`,
      copied: { none: 'An address of the shop’s own programs, set up at work.' },
      erased: {
        columns: {
          ...{ id: 'stays', label: 'stays', url: 'stays', kinds: 'stays', includesPeople: 'stays', isActive: 'stays' },
          ...{
            offReason: 'stays',
            failingSince: 'stays',
            missedSince: 'stays',
            missedUntil: 'stays',
            deliveredAt: 'stays',
            sealedSecret: 'stays',
          },
          ...{ sealedPrevious: 'stays', previousUntil: 'stays', revision: 'stays', createdAt: 'stays' },
          ownerId: () => sql`null`,
        },
        kept: {
          because: 'The shop’s programs go on; who set them up is no longer said.',
          law: 'Art. 6(1)(f) GDPR',
          until: 'until somebody deletes the endpoint',
        },
      },
    }),
  ],
}
