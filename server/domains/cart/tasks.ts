import { defineTasks } from '../../platform/tasks.ts'
import { purgeExpiredCarts } from './operations/cart.ts'

/** The removal of carts that nobody comes back to. */
export const cartTasks = defineTasks({
  remove_expired_carts: { schedule: '17 3 * * *', run: ({ database, now }) => purgeExpiredCarts(database, now()) },
})
