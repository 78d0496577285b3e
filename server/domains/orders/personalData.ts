import { sql } from 'drizzle-orm'
import { type Kept, type Person, type PersonalData, personal } from '../../platform/personalData.ts'
import { orderEvents, orderLines, orders } from './tables.ts'

const ownOrders = ({ accountId }: Person) => sql`(select o.id from orders o where o.account_id = ${accountId})`

/** Why orders stay, with all that belongs to them. */
export const asBooks: Kept = {
  because: 'It is a record of the books, or belongs to one.',
  law: 'Art. 17(3)(b) GDPR; § 132 BAO; § 147 AO, § 257 HGB',
  until: 'seven years in Austria, eight or ten in Germany, after the end of the year; nothing removes it by itself',
}

const secret = 'It checks what lets somebody see the order.'
const repeats = 'It repeats other columns for the search.'

/** What was bought, by whom and where it went; of guests the same, who reach it by the link of their mail alone. */
export const ordersPersonalData: PersonalData = {
  files: { orders: { de: 'Bestellungen mit Positionen und Verlauf', en: 'orders with lines and history' } },
  tables: [
    personal(orders, {
      of: ({ accountId }) => sql`${orders.accountId} = ${accountId}`,
      copied: {
        file: 'orders',
        by: sql`${orders.placedAt}`,
        withheld: {
          ...{ secretHashes: secret, endedSecretHashes: secret, idempotencyKey: secret },
          ...{ noteText: repeats, searchText: repeats },
        },
      },
      erased: { kept: asBooks },
    }),
    personal(orderLines, {
      of: person => sql`${orderLines.orderId} in ${ownOrders(person)}`,
      copied: {
        file: 'orders',
        within: { as: 'lines', on: sql`${orderLines.orderId} = ${orders.id}` },
        by: sql`${orderLines.position}`,
      },
      erased: { kept: asBooks },
    }),
    personal(orderEvents, {
      of: person =>
        sql`${orderEvents.accountId} = ${person.accountId} or ${orderEvents.orderId} in ${ownOrders(person)}`,
      copied: {
        file: 'orders',
        within: { as: 'history', on: sql`${orderEvents.orderId} = ${orders.id}` },
        by: sql`${orderEvents.at}, ${orderEvents.id}`,
        // Of staff it is none of the person's.
        shown: {
          accountId: ({ accountId }) => sql`case when ${orderEvents.accountId} = ${accountId} then ${accountId} end`,
        },
      },
      erased: { kept: asBooks },
    }),
  ],
}
