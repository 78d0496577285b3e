import { defineTasks } from '../../platform/tasks.ts'
import { refreshBegunOffers, refreshDueListings } from './operations/refreshDueListings.ts'
import { sendRestockNotices } from './restock/operations.ts'
import { purgeMisses } from './searchWords/misses.ts'

/** What time alone changes about the listings of products, and who is told that a size is back. */
export const catalogueTasks = defineTasks({
  // A cart is priced to the instant; tiles and pages follow within the minute.
  refresh_offers: { schedule: '* * * * *', run: ({ database, now }) => refreshBegunOffers(database, now()) },
  refresh_listings: {
    schedule: '*/5 * * * *',
    alsoAtStart: true,
    run: ({ database, now }) => refreshDueListings(database, now()),
  },
  forget_search_misses: { schedule: '31 3 * * *', run: ({ database, now }) => purgeMisses(database, now()) },
  send_restock_notices: { schedule: '*/5 * * * *', run: sendRestockNotices },
})
