import { defineTasks } from '../../platform/tasks.ts'
import { tellLowStock } from './operations/tellLowStock.ts'

/** Telling the shop what it has to order. */
export const stockTasks = defineTasks({
  tell_low_stock: {
    schedule: '*/15 * * * *',
    run: async parts => {
      await tellLowStock(parts)
    },
  },
})
