import { defineTasks } from '../../platform/tasks.ts'
import { noteFailed, rehearse, removeOld, TASK } from './operations.ts'

/** The jobs of rehearsals. */
export const rehearsalTasks = defineTasks({
  [TASK]: {
    async run(parts, payload, { attempt, mostAttempts, signal }) {
      const { id } = payload as { id: string }
      try {
        await rehearse(parts, id, signal)
      } catch (error) {
        if (attempt >= mostAttempts) await noteFailed(parts, id)
        throw error
      }
    },
  },
  remove_old_rehearsals: { schedule: '37 4 * * *', run: parts => removeOld(parts) },
})
