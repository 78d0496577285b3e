import { defineTasks } from '../../platform/tasks.ts'
import { purgeRequests } from './operations/purging.ts'

/** Requests that came to nothing are forgotten. */
export const approvalTasks = defineTasks({
  remove_order_requests: { schedule: '41 3 * * *', run: ({ database, now }) => purgeRequests(database, now()) },
})
