import { defineTasks } from '../../platform/tasks.ts'
import { purgeEndedLocks } from './operations.ts'

/** The forgetting of locks that nobody gave back. */
export const lockTasks = defineTasks({
  forget_ended_locks: {
    schedule: '47 3 * * *',
    run: ({ database, now }) => purgeEndedLocks(database, now()),
  },
})
