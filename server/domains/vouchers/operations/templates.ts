import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, type Refusal, refusal, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { files, isKept } from '../../files/tables.ts'
import { isPublicPicture } from '../conflicts/picture.ts'
import type { VoucherTemplate } from '../queries/vouchers.ts'
import { keptTemplate, type TemplateChanges, type TemplateTerms } from '../rules/templates.ts'
import { voucherTemplates } from '../tables.ts'

/** Makes a template. Refuses as `keptTemplate`, with NOT_FOUND a picture that is not in the library, and with
 *  PICTURE_NOT_PUBLIC one that buyers, who may choose the look, may not see. */
export const createVoucherTemplate = operation(
  'admin:vouchers',
  async (scope, changes: TemplateChanges): Promise<VoucherTemplate> => {
    const { tx, now, newId } = scope
    const { template, refusals } = keptTemplate(null, changes, [])
    refuseIf([...refusals, ...(await pictureRefusals(tx, template, null, []))])
    const id = newId()
    await makeRoom(scope, template, id)
    const [made] = await tx
      .insert(voucherTemplates)
      .values({ id, ...template, createdAt: now, changedAt: now })
      .returning()
    await noteAudit(scope, { action: 'voucherTemplate.created', subjectId: id, subjectName: made!.title })
    return made!
  },
)

export type UpdateTemplate = {
  readonly templateId: string
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
  readonly changes: TemplateChanges
}

/** Changes a template; vouchers that have it look so from then on. Refuses as `createVoucherTemplate` below `changes`, and
 *  with STALE_REVISION. Throws NotFound for one that is deleted. */
export const updateVoucherTemplate = operation(
  'admin:vouchers',
  async (scope, input: UpdateTemplate): Promise<VoucherTemplate> => {
    const { tx, now } = scope
    const before = await lockedTemplate(tx, input.templateId)
    refuseStale(before, input.revision)
    const terms = termsOf(before)
    const { template, refusals } = keptTemplate(terms, input.changes, ['changes'])
    refuseIf([...refusals, ...(await pictureRefusals(tx, template, terms, ['changes']))])
    const changes = changesBetween<Record<string, unknown>>(terms, template)
    if (Object.keys(changes).length === 0) return before
    await makeRoom(scope, template, before.id)
    const [saved] = await tx
      .update(voucherTemplates)
      .set({ ...template, changedAt: now, revision: before.revision + 1 })
      .where(eq(voucherTemplates.id, before.id))
      .returning()
    const action = 'voucherTemplate.updated'
    await noteAudit(scope, { action, subjectId: before.id, subjectName: saved!.title, changes })
    return saved!
  },
)

/** Deletes templates; vouchers that have one keep its look. Ids that are none, or of deleted ones, are left out. Answers
 *  with those that it deleted. Refuses with TRANSITION_NOT_ALLOWED the default one, at its place among the ids: vouchers that are
 *  sold look so, so another one is made the default first; then nothing is deleted. */
export const deleteVoucherTemplates = operation(
  'admin:vouchers',
  async (scope, { templateIds }: { readonly templateIds: readonly string[] }): Promise<{ deletedIds: string[] }> => {
    const { tx, now } = scope
    const wanted = await tx
      .select({ id: voucherTemplates.id, isDefault: voucherTemplates.isDefault })
      .from(voucherTemplates)
      .where(and(inArray(voucherTemplates.id, templateIds.filter(isId)), isNull(voucherTemplates.deletedAt)))
      .orderBy(voucherTemplates.id)
      .for('no key update')
    refuseIf(
      wanted
        .filter(({ isDefault }) => isDefault)
        .map(({ id }) => {
          const path = ['templateIds', String(templateIds.indexOf(id))]
          return refusal('TRANSITION_NOT_ALLOWED', path, 'Sold vouchers look so: make another one the default first.')
        }),
    )
    const deleted = await tx
      .update(voucherTemplates)
      .set({ deletedAt: now, changedAt: now, revision: sql`${voucherTemplates.revision} + 1` })
      .where(
        inArray(
          voucherTemplates.id,
          wanted.map(({ id }) => id),
        ),
      )
      .returning()
    await noteAudit(
      scope,
      deleted.map(
        ({ id, title }) => ({ action: 'voucherTemplate.deleted', subjectId: id, subjectName: title }) as const,
      ),
    )
    return { deletedIds: deleted.map(({ id }) => id) }
  },
)

/** One template at most is that of vouchers that are sold: another one is it no more. */
async function makeRoom({ tx, now }: OperationScope, { isDefault }: TemplateTerms, id: string): Promise<void> {
  if (!isDefault) return
  await tx
    .update(voucherTemplates)
    .set({ isDefault: false, changedAt: now, revision: sql`${voucherTemplates.revision} + 1` })
    .where(and(voucherTemplates.isDefault, ne(voucherTemplates.id, id)))
}

async function pictureRefusals(
  tx: Transaction,
  { imageFileId, isOffered }: TemplateTerms,
  before: TemplateTerms | null,
  path: readonly string[],
): Promise<Refusal[]> {
  const isNewlyShown = isOffered && !before?.isOffered
  if (imageFileId === null || (imageFileId === before?.imageFileId && !isNewlyShown)) return []
  const found = isId(imageFileId) ? await tx.$count(files, and(eq(files.id, imageFileId), isKept)) : 0
  const at = [...path, 'imageFileId']
  if (found === 0) return [refusal('NOT_FOUND', at, 'There is no such file in the library.')]
  // Whoever chooses a look sees its picture before they buy.
  if (!isOffered || (await isPublicPicture(tx, imageFileId))) return []
  return [refusal('PICTURE_NOT_PUBLIC', at, 'Buyers may choose this look, and not see its picture.')]
}

async function lockedTemplate(tx: Transaction, id: string): Promise<VoucherTemplate> {
  if (!isId(id)) throw new NotFound()
  const [template] = await tx
    .select()
    .from(voucherTemplates)
    .where(and(eq(voucherTemplates.id, id), isNull(voucherTemplates.deletedAt)))
    .for('no key update')
  if (!template) throw new NotFound()
  return template
}

const termsOf = (row: VoucherTemplate): TemplateTerms => {
  const { title, heading, text, accent, imageFileId, isTransferable, isDefault, isOffered } = row
  return { title, heading, text, accent, imageFileId, isTransferable, isDefault, isOffered }
}
