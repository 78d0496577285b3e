import { eq } from 'drizzle-orm'
import { refuse, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import type { AuditAction } from '../../../platform/auditActions.ts'
import { notify } from '../../../platform/notifications.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { digestOfGerman } from '../rules/content.ts'
import { mayStep, type WorkflowStep } from '../rules/states.ts'
import { entries } from '../tables.ts'
import { noteRefusals } from './entries.ts'
import { type EntryRow, lockedEntry } from './store.ts'

export type StepOfEntry = {
  readonly entryId: string
  /** The version that was looked at; null: whatever it is by now. */
  readonly version: number | null
  /** What the others should know; of a return it has to say something. */
  readonly note?: string | null
}

/** Hands the working copy in, for somebody to look at who may publish it. Refuses with TRANSITION_NOT_ALLOWED and
 *  STALE_REVISION; throws NotFound. */
export const submitEntry = operation('editor:content', (scope, input: StepOfEntry) =>
  takeStep(scope, input, 'submitted', 'entry.submitted'),
)

/** Takes back what was handed in. Refuses and throws as `submitEntry`. */
export const recallEntry = operation('editor:content', (scope, input: StepOfEntry) =>
  takeStep(scope, input, 'draft', 'entry.recalled'),
)

/** Finds what was handed in fit to be published. Refuses and throws as `submitEntry`. */
export const approveEntry = operation('admin:content', (scope, input: StepOfEntry) =>
  takeStep(scope, input, 'approved', 'entry.approved'),
)

/** Gives back what was handed in, with a note that says why. Refuses and throws as `submitEntry`, and refuses with
 *  INVALID_INPUT without a note. */
export const returnEntry = operation('admin:content', async (scope, input: StepOfEntry) => {
  if (!input.note?.trim()) refuse('INVALID_INPUT', ['note'], 'has to say what is missing')
  return takeStep(scope, input, 'returned', 'entry.returned')
})

async function takeStep(
  scope: OperationScope,
  { entryId, version, note: written }: StepOfEntry,
  step: WorkflowStep,
  action: AuditAction,
): Promise<EntryRow> {
  const { tx, now, viewer } = scope
  const before = await lockedEntry(tx, entryId)
  refuseStale({ revision: before.version }, version, 'version')
  const note = written?.trim() || null
  refuseIf(noteRefusals(note))
  if (!mayStep(before.step, step))
    refuse('TRANSITION_NOT_ALLOWED', ['entryId'], `what is ${before.step} cannot become ${step}`)
  const [saved] = await tx
    .update(entries)
    .set({ step, stepNote: note, stepBy: doerId(viewer), stepAt: now })
    .where(eq(entries.id, before.id))
    .returning()
  await noteAudit(scope, {
    ...{ action, subjectId: before.id, subjectName: before.name },
    changes: { step: { old: before.step, new: step }, ...(note && { note }) },
  })
  const about = { subjectId: before.id, name: before.name }
  if (step === 'submitted') await notify(tx, { ...about, kind: 'entry.submitted' }, now)
  // Whoever handed it in hears what became of it.
  const author = before.stepBy
  if ((step === 'approved' || step === 'returned') && author !== null && author !== doerId(viewer))
    await notify(tx, { ...about, kind: `entry.${step}`, accountId: author }, now)
  return saved!
}

/** Says that the English texts are right for the German ones as they are now. Refuses with STALE_REVISION; throws
 *  NotFound. */
export const checkEnglish = operation(
  'editor:content',
  async (scope, { entryId, version }: Pick<StepOfEntry, 'entryId' | 'version'>): Promise<EntryRow> => {
    const before = await lockedEntry(scope.tx, entryId)
    refuseStale({ revision: before.version }, version, 'version')
    const [saved] = await scope.tx
      .update(entries)
      .set({ checkedVersion: before.version, checkedGerman: digestOfGerman(before.content) })
      .where(eq(entries.id, before.id))
      .returning()
    await noteAudit(scope, { action: 'entry.englishChecked', subjectId: before.id, subjectName: before.name })
    return saved!
  },
)
