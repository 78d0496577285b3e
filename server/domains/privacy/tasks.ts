import { defineTasks } from '../../platform/tasks.ts'
import { forgetOldDecisions } from './consent/operations.ts'
import { exportTasks } from './operations/dataExport.ts'
import { deleteDueAccounts } from './operations/deletion.ts'

/** Exports of what is kept of a person, and deletions that come due. */
export const privacyTasks = defineTasks({
  ...exportTasks,
  forget_old_decisions: { schedule: '53 3 * * *', run: ({ database, now }) => forgetOldDecisions(database, now()) },
  delete_due_accounts: { schedule: '47 3 * * *', run: parts => deleteDueAccounts(parts) },
})
