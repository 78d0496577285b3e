import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, refusal, refuse, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../../platform/audit.ts'
import { releaseBytes } from '../../../platform/bytes.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { requireLock } from '../../locks/operations.ts'
import { readSettings } from '../../settings/queries.ts'
import { siteSettings } from '../../site/settings.ts'
import { type Form, pagesOfForms } from '../queries.ts'
import { changedForm, type FormChanges, type FormParts, newFormOf } from '../rules/fields.ts'
import { formAnswers, forms } from '../tables.ts'
import { bytesSentWith } from './sentFiles.ts'

const mostAtOnce = 100
/** Most pages that a refusal names. */
const mostNamed = 5

const partsOf = ({ name, fields, recipients, thanks, confirms, confirmation, keptDays, isContact }: FormParts) => ({
  ...{ name, fields, recipients: [...recipients], thanks, confirms, confirmation, keptDays, isContact },
})

/** Makes a form; what is left out is that of a contact form, with the questions that the settings name. Refuses as `changedForm`. */
export const createForm = operation('admin:messages', async (scope, input: FormChanges): Promise<Form> => {
  const { tx, now, newId } = scope
  const { messageFields } = siteSettings.of(await readSettings(tx))
  const { form, refusals } = changedForm(newFormOf(messageFields), input, ['form'])
  refuseIf(refusals)
  const id = newId()
  if (form.isContact) await beTheContactForm(scope, id)
  const [made] = await tx
    .insert(forms)
    .values({ id, ...partsOf(form), createdAt: now, changedAt: now })
    .returning()
  await noteAudit(scope, { action: 'form.created', subjectId: id, subjectName: form.name })
  return made!
})

export type UpdateForm = {
  readonly formId: string
  /** The revision that was seen; null: whatever it is by now. */
  readonly revision: number | null
  readonly changes: FormChanges
}

/** Changes a form; answers that came before stay as they were asked for. Refuses with STALE_REVISION, with FORM_LOCKED
 *  while somebody else edits it, and as `changedForm`; throws NotFound. */
export const updateForm = operation('admin:messages', async (scope, input: UpdateForm): Promise<Form> => {
  const { tx, now } = scope
  if (!isId(input.formId)) throw new NotFound()
  const [before] = await tx.select().from(forms).where(eq(forms.id, input.formId)).for('update')
  if (!before) throw new NotFound()
  await requireLock(scope, 'form', before.id, ['formId'])
  refuseStale(before, input.revision)
  const { form, refusals } = changedForm(before, input.changes, ['changes'])
  refuseIf(refusals)
  if (form.isContact && !before.isContact) await beTheContactForm(scope, before.id)
  const parts = partsOf(form)
  const [saved] = await tx
    .update(forms)
    .set({ ...parts, revision: before.revision + 1, changedAt: now })
    .where(eq(forms.id, before.id))
    .returning()
  const changes = changesBetween<Record<string, unknown>>(partsOf(before), parts)
  await noteAudit(scope, { action: 'form.updated', subjectId: before.id, subjectName: form.name, changes })
  return saved!
})

/** One form alone is the contact form: two who choose at once do so one after the other. */
async function beTheContactForm({ tx }: OperationScope, id: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtext('contact form'))`)
  await tx
    .update(forms)
    .set({ isContact: false, revision: sql`${forms.revision} + 1` })
    .where(and(forms.isContact, ne(forms.id, id)))
}

/** Removes forms with all that was answered to them, files included. Answers with those that it removed. Refuses with
 *  FORM_IN_USE those that pages show or are about to show, naming these, with FORM_LOCKED while somebody edits one, and more
 *  than a hundred at once with INVALID_INPUT. */
export const deleteForms = operation(
  'admin:messages',
  async (scope, { formIds }: { formIds: readonly string[] }): Promise<string[]> => {
    if (formIds.length > mostAtOnce)
      refuse('INVALID_INPUT', ['formIds'], `At most ${mostAtOnce} at once.`, { limit: mostAtOnce })
    const ids = formIds.filter(isId)
    await scope.tx.select({ id: forms.id }).from(forms).where(inArray(forms.id, ids)).orderBy(forms.id).for('update')
    const placeOf = (id: string) => ['formIds', String(formIds.indexOf(id))]
    await requireLock(scope, 'form', ids, placeOf)
    const pages = await pagesOfForms(scope.tx, ids, scope.now)
    refuseIf(
      [...pages].map(([id, shown]) => {
        const names = shown.slice(0, mostNamed).map(({ name }) => name)
        return refusal('FORM_IN_USE', placeOf(id), `is shown on ${names.join(', ')}`, { names, count: shown.length })
      }),
    )
    const hashes = await bytesSentWith(scope.tx, inArray(formAnswers.formId, ids))
    const removed = await scope.tx
      .delete(forms)
      .where(inArray(forms.id, ids))
      .returning({ id: forms.id, name: forms.name })
    await releaseBytes(scope.tx, hashes)
    await noteAudit(
      scope,
      removed.map(({ id, name }) => ({ action: 'form.deleted', subjectId: id, subjectName: name })),
    )
    return removed.map(({ id }) => id)
  },
)
