import { and, eq } from 'drizzle-orm'
import { NotFound, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { operation } from '../../../platform/operation.ts'
import { requireLock } from '../../locks/operations.ts'
import { readSettings } from '../../settings/queries.ts'
import { textClassesOf } from '../../site/settings.ts'
import { readDocument } from '../rules/document.ts'
import { entryRevisions } from '../tables.ts'
import { adminBlockRefusals, referenceRefusals } from './references.ts'
import { type EntryRow, lockedEntry, saveContent } from './store.ts'

export type RestoreRevision = {
  readonly entryId: string
  /** The version of the working copy that the editor saw; null: whatever it is by now. */
  readonly version: number | null
  readonly number: number
}

/**
 * Makes the working copy what it was at an earlier revision; this is a revision of its own, so that it can be taken back.
 * The address stays as it is now. Blocks of kinds that are no longer known are left out. Refuses with STALE_REVISION, ENTRY_LOCKED,
 * ENTRY_CYCLE and BLOCK_FOR_ADMINS; throws NotFound for an unknown entry or revision.
 */
export const restoreRevision = operation('editor:content', async (scope, input: RestoreRevision): Promise<EntryRow> => {
  const { tx, viewer } = scope
  const before = await lockedEntry(tx, input.entryId)
  await requireLock(scope, 'entry', before.id)
  refuseStale({ revision: before.version }, input.version, 'version')
  const [revision] = await tx
    .select()
    .from(entryRevisions)
    .where(and(eq(entryRevisions.entryId, before.id), eq(entryRevisions.number, input.number)))
  if (!revision) throw new NotFound()
  // Addresses are others' business too: whoever wants the old one says so.
  const { document } = readDocument(revision.content.document, textClassesOf(await readSettings(tx)))
  const content = { ...revision.content, slug: before.content.slug, document }
  // Files that are gone since leave their blocks empty; what would hold itself by now cannot come back.
  const circles = await referenceRefusals(tx, before, content, content)
  refuseIf([
    ...circles.filter(({ code }) => code === 'ENTRY_CYCLE'),
    ...adminBlockRefusals(viewer, before.content, content),
  ])
  return saveContent(scope, before, content, { note: `↩ ${input.number}` })
})
