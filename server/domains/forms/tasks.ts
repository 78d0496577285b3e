import { defineTasks } from '../../platform/tasks.ts'
import { purgeAnswers } from './operations/answers.ts'

/** Answers to forms are kept as long as each form says. */
export const formTasks = defineTasks({
  purge_form_answers: { schedule: '35 3 * * *', run: ({ database, now }) => purgeAnswers(database, now()) },
})
