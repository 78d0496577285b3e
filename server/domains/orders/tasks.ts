import { defineTasks } from '../../platform/tasks.ts'
import { cancelUnpaidOrders } from './operations/unpaid.ts'

/** Giving back what is kept for orders that nobody pays. */
export const orderTasks = defineTasks({
  cancel_unpaid_orders: {
    schedule: '7 * * * *',
    run: (parts, _payload, { signal }) => cancelUnpaidOrders(parts, signal),
  },
})
