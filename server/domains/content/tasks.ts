import { defineTasks } from '../../platform/tasks.ts'
import { turnPublications } from './operations/publishing.ts'

/** What time alone changes about pages. */
export const contentTasks = defineTasks({
  turn_publications: {
    schedule: '* * * * *',
    alsoAtStart: true,
    run: ({ database, now }) => turnPublications(database, now()),
  },
})
