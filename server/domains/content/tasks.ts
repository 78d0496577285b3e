import { dayOf } from '../../kit/days.ts'
import { defineTasks } from '../../platform/tasks.ts'
import { purgeMissedPaths } from './operations/missedPaths.ts'
import { turnPublications } from './operations/publishing.ts'

/** What time alone changes about pages. */
export const contentTasks = defineTasks({
  forget_missed_paths: {
    schedule: '37 3 * * *',
    run: ({ database, now }) => purgeMissedPaths(database, dayOf(now(), 'UTC')),
  },
  turn_publications: {
    schedule: '* * * * *',
    alsoAtStart: true,
    run: ({ database, now }) => turnPublications(database, now()),
  },
})
