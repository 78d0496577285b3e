import { defineTasks } from '../../platform/tasks.ts'
import { noteBroken, removeOldImports, TASK } from './operations.ts'
import { workOn } from './working/work.ts'

/** The jobs of imports. */
export const importTasks = defineTasks({
  [TASK]: {
    async run({ database, storage, now, newId }, payload, { attempt, mostAttempts, signal }) {
      const { id } = payload as { id: string }
      try {
        await workOn({ database, storage, now, newId, signal }, id)
      } catch (error) {
        if (attempt >= mostAttempts) await noteBroken({ database, now }, id)
        throw error
      }
    },
  },
  remove_old_imports: { schedule: '51 4 * * *', run: parts => removeOldImports(parts) },
})
