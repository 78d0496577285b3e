import { defineTasks } from '../../platform/tasks.ts'
import { foldCustomers } from './operations/folding.ts'

/** What is known of customers follows their orders: two seconds later (a trigger adds the job), and every minute for all else
 *  that changes it. */
export const customerTasks = defineTasks({
  fold_customers: { schedule: '* * * * *', run: foldCustomers },
})
