import { defineTasks } from '../../platform/tasks.ts'
import { forgetOldNotifications } from './operations.ts'

/** What people were told is kept for 90 days. */
export const notificationTasks = defineTasks({
  forget_old_notifications: { schedule: '50 3 * * *', run: forgetOldNotifications },
})
