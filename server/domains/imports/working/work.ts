import { and, eq, inArray } from 'drizzle-orm'
import { notify } from '../../../platform/notifications.ts'
import type { Storage } from '../../../platform/storage.ts'
import { importRows, imports, workedStates } from '../tables.ts'
import { applyImport, Outdated } from './apply.ts'
import { listImport } from './list.ts'
import { planImport } from './plan.ts'
import { CalledOff, type ImportRow, note, type Working } from './progress.ts'
import { readFile } from './read.ts'
import { conflictsOf, undoImport } from './undo.ts'

/** How often a plan is made anew because the catalogue changed before it could be written. */
const mostPlans = 3

/** Works on an import until somebody is needed, or it has ended; from where it is, so twice is once. */
export async function workOn(working: Working & { readonly storage: Storage }, importId: string): Promise<void> {
  try {
    for (;;) {
      const [row] = await working.database.drizzle
        .select()
        .from(imports)
        .where(and(eq(imports.id, importId), inArray(imports.state, [...workedStates])))
      if (!row) return
      await step(working, row)
    }
  } catch (error) {
    if (!(error instanceof CalledOff)) throw error
    await forgetRows(working, importId)
  }
}

async function step(working: Working & { readonly storage: Storage }, row: ImportRow): Promise<void> {
  if (row.state === 'reading') await readFile(working, row)
  else if (row.state === 'checking') await note(working, row, { ...(await planImport(working, row)), state: 'checked' })
  else if (row.state === 'running') await runImport(working, row)
  else if (row.state === 'undoing') await takeBack(working, row)
  else if (row.state === 'listing' || row.state === 'unlisting') {
    await listImport(working, row)
    const at = working.now()
    await note(
      working,
      row,
      row.state === 'listing' ? { state: 'done', finishedAt: at } : { state: 'undone', undoneAt: at },
    )
    if (row.state === 'listing')
      await notify(working.database.drizzle, { kind: 'import.ended', subjectId: row.id, name: row.fileName }, at)
    await forgetRows(working, row.id)
  }
}

/** Writes what was checked; where the catalogue changed since, checks again and writes that, unless something is wrong now. */
async function runImport(working: Working, row: ImportRow): Promise<void> {
  let planned = row
  for (let plans = 0; ; plans += 1) {
    try {
      await note(working, planned, { total: planned.newCount + planned.changedCount, done: 0 })
      await applyImport(working, planned)
      return
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
      if (plans === mostPlans) {
        await note(working, row, { state: 'checked', failure: 'CHANGED_MEANWHILE' })
        return
      }
    }
    const counts = await planImport(working, row)
    planned = await note(working, row, counts)
    if (planned.errorCount > 0) {
      await note(working, row, { state: 'checked' })
      return
    }
  }
}

async function takeBack(working: Working, row: ImportRow): Promise<void> {
  try {
    await undoImport(working, row)
  } catch (error) {
    if (!(error instanceof Outdated)) throw error
    const conflicts = await conflictsOf(working.database.drizzle, row.id)
    await note(working, row, { state: 'done', conflicts, failure: 'CHANGED_MEANWHILE' })
  }
}

const forgetRows = async ({ database }: Working, importId: string): Promise<void> => {
  await database.drizzle.delete(importRows).where(eq(importRows.importId, importId))
}
