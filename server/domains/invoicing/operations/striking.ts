import { eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, refuse } from '../../../kit/refusals.ts'
import { doerId, mayWrite } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { requireLock } from '../../locks/operations.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopDay } from '../../settings/settings.ts'
import { type DocumentRow, isDraft, isIssued } from '../queries.ts'
import { anyDocuments, originsOf, takenFrom } from '../reading.ts'
import { documentEvents, documents } from '../tables.ts'
import { heldWithAncestors, workOutStatus } from './courses.ts'
import { auditOfDraft } from './drafts.ts'

export type Striking = { readonly documentId: string; readonly reason: string | null }

/**
 * Cancels a document that is no issued invoice: a draft in place, and offers, orders and deliveries that are issued, as long as nothing
 * that stands was made of them. What they took of others is free again. Throws NotFound; refuses with TRANSITION_NOT_ALLOWED, and with
 * DOCUMENT_LOCKED drafts that somebody edits.
 */
export const strikeDocument = operation('editor:documents', async (scope, input: Striking): Promise<DocumentRow> => {
  const row = await heldFor(scope, input.documentId)
  if (row.struckAt) refuse('TRANSITION_NOT_ALLOWED', ['documentId'], 'It is cancelled already.')
  const followers = (await takenFrom(scope.tx, [row.id])).get(row.id) ?? []
  if (followers.some(({ isDirect }) => isDirect)) {
    refuse('TRANSITION_NOT_ALLOWED', ['documentId'], 'Something was made of it; cancel that first.')
  }
  return struck(scope, row, input.reason, true)
})

/** Takes the cancellation of such a document back. Throws NotFound; refuses with TRANSITION_NOT_ALLOWED what is not cancelled, and with
 *  AMOUNT_EXCEEDED where what it was made of became something else meanwhile. */
export const unstrikeDocument = operation(
  'editor:documents',
  async (scope, { documentId }: { documentId: string }): Promise<DocumentRow> => {
    const row = await heldFor(scope, documentId)
    if (!row.struckAt) refuse('TRANSITION_NOT_ALLOWED', ['documentId'], 'It is not cancelled.')
    await refuseWhatIsGone(scope, row)
    return struck(scope, row, null, false)
  },
)

async function heldFor(scope: OperationScope, documentId: string): Promise<DocumentRow> {
  if (!isId(documentId)) throw new NotFound()
  const row = (await heldWithAncestors(scope.tx, [documentId])).get(documentId)
  if (!row) throw new NotFound()
  if (isIssued(row) && (row.kind === 'invoice' || row.kind === 'reminder')) {
    refuse('TRANSITION_NOT_ALLOWED', ['documentId'], 'An issued one is cancelled by a document of its own.')
  }
  if (isIssued(row) && !mayWrite(scope.viewer, 'documents')) {
    refuse('TRANSITION_NOT_ALLOWED', ['documentId'], 'What is issued is cancelled by whoever manages documents.')
  }
  if (isDraft(row)) await requireLock(scope, 'document', row.id, ['documentId'])
  return row
}

async function struck(scope: OperationScope, row: DocumentRow, reason: string | null, isStruck: boolean) {
  const { tx, now, newId, viewer } = scope
  await tx
    .update(documents)
    .set({ struckAt: isStruck ? now : null })
    .where(eq(documents.id, row.id))
  const kind = isStruck ? 'cancelled' : 'restored'
  await tx
    .insert(documentEvents)
    .values({ id: newId(), documentId: row.id, kind, at: now, by: doerId(viewer), name: null, note: reason })
  const origins = (await originsOf(tx, [row.id])).get(row.id) ?? []
  const today = shopDay(await readSettings(tx), now)
  await workOutStatus(tx, [...new Set([row.id, ...origins.map(({ ancestorId }) => ancestorId)])], today)
  await noteAudit(scope, auditOfDraft(isStruck ? 'document.cancelled' : 'document.restored', row))
  const [saved] = await anyDocuments(tx, [row.id])
  return saved!
}

/** What the document took of others must be free again: of each line that it was made of directly no more is taken than there is. */
export async function refuseWhatIsGone({ tx }: Pick<OperationScope, 'tx'>, row: DocumentRow): Promise<void> {
  const origins = ((await originsOf(tx, [row.id])).get(row.id) ?? []).filter(({ isDirect }) => isDirect)
  if (origins.length === 0) return
  const ids = [...new Set(origins.map(({ ancestorId }) => ancestorId))]
  const ancestors = new Map((await anyDocuments(tx, ids)).map(each => [each.id, each]))
  const taken = await takenFrom(tx, ids)
  for (const origin of origins) {
    const ancestor = ancestors.get(origin.ancestorId)!
    const line = (ancestor.content ?? ancestor.snapshot?.content)?.lines.find(({ id }) => id === origin.ancestorLineId)
    if (line?.kind !== 'item') continue
    const gone = (taken.get(ancestor.id) ?? [])
      .filter(
        each => each.ancestorLineId === line.id && (ancestor.kind === 'order' ? each.kind === row.kind : each.isDirect),
      )
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (gone + origin.quantity > line.quantity) {
      refuse('AMOUNT_EXCEEDED', ['documentId'], 'What it was made of became something else meanwhile.')
    }
  }
}
