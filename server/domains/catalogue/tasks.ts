import { defineTasks } from '../../platform/tasks.ts'
import { refreshDueListings } from './operations/refreshDueListings.ts'

/** What time alone changes about the listings of products. */
export const catalogueTasks = defineTasks({
  refresh_listings: {
    schedule: '*/5 * * * *',
    alsoAtStart: true,
    run: ({ database, now }) => refreshDueListings(database, now()),
  },
})
