import { inArray, sql } from 'drizzle-orm'
import { refusal, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { releaseBytes } from '../../../platform/bytes.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import type { FileRow } from '../queries.ts'
import { files, fileVersions } from '../tables.ts'
import { useRefusals } from './inUse.ts'
import { keepForKeepers } from './keeping.ts'
import { changeableFiles } from './lockedFiles.ts'
import { knownUses, mayRemove, usesOf } from './uses.ts'

/** What becomes of files that are in use: nothing is done and all of them are named; they stay where the others go; or they
 *  are taken away from everything that uses them, for which one needs the right to change that. */
type InUseChoice = 'refuse' | 'keep' | 'remove'

export type TrashFiles = { readonly fileIds: readonly string[]; readonly inUse: InUseChoice }

/** Puts files into the trash, from where they can come back; visitors no longer have them. Answers with those that it put
 *  there, unknown ones and those that lie there are left out. Refuses FILE_IN_USE (see `InUseChoice`), so that nobody ever
 *  sees a place without its picture; orders keep what they showed. */
export const trashFiles = operation('editor:files', async (scope, input: TrashFiles): Promise<FileRow[]> => {
  const { tx, now, viewer } = scope
  const present = (await changeableFiles(scope, input.fileIds)).filter(file => file.deletedAt === null)
  const ids = idsOf(present)
  const uses = await usesOf(tx, viewer, ids)
  const pathOf = placeIn(input.fileIds)
  if (input.inUse === 'refuse') refuseIf(useRefusals(present, uses, pathOf))
  const used = new Set(uses.map(use => use.fileId))
  const gone = input.inUse === 'keep' ? present.filter(file => !used.has(file.id)) : present
  if (gone.length === 0) return []
  if (input.inUse === 'remove' && used.size > 0) {
    const foreign = uses.filter(use => !mayRemove(viewer, use.kind))
    refuseIf(useRefusals(present, foreign, pathOf))
    for (const { kind, remove } of knownUses().uses) {
      const own = [...new Set(uses.filter(use => use.kind === kind).map(use => use.fileId))]
      if (own.length > 0) await remove(scope, own)
    }
  }
  await keepForKeepers(scope, gone)
  const trashed = await tx
    .update(files)
    .set({ deletedAt: now, changedAt: now, revision: sql`${files.revision} + 1` })
    .where(inArray(files.id, idsOf(gone)))
    .returning()
  await noteAll(scope, 'file.trashed', trashed)
  return trashed
})

/** Brings files back out of the trash; what used them does not get them back. Answers with those that it brought back. */
export const restoreFiles = operation(
  'editor:files',
  async (scope, input: { readonly fileIds: readonly string[] }): Promise<FileRow[]> => {
    const { tx, now } = scope
    const lying = (await changeableFiles(scope, input.fileIds)).filter(file => file.deletedAt !== null)
    if (lying.length === 0) return []
    const restored = await tx
      .update(files)
      .set({ deletedAt: null, changedAt: now, revision: sql`${files.revision} + 1` })
      .where(inArray(files.id, idsOf(lying)))
      .returning()
    await noteAll(scope, 'file.restored', restored)
    return restored
  },
)

/** Deletes files for good, with their earlier versions; the bytes go with the last that refers to them. Answers with the ids
 *  of those that it deleted, unknown ones are left out. Refuses all with TRANSITION_NOT_ALLOWED where one is not in the
 *  trash, and with FILE_IN_USE. */
export const deleteFiles = operation(
  'admin:files',
  async (scope, input: { readonly fileIds: readonly string[] }): Promise<string[]> => {
    const { tx, viewer } = scope
    const found = await changeableFiles(scope, input.fileIds)
    if (found.length === 0) return []
    const pathOf = placeIn(input.fileIds)
    refuseIf([
      ...found
        .filter(file => file.deletedAt === null)
        .map(file => refusal('TRANSITION_NOT_ALLOWED', pathOf(file), `${file.name} is not in the trash`)),
      ...useRefusals(found, await usesOf(tx, viewer, idsOf(found)), pathOf),
    ])
    await keepForKeepers(scope, found)
    await noteAll(scope, 'file.deleted', found)
    const versions = await tx
      .select()
      .from(fileVersions)
      .where(inArray(fileVersions.fileId, idsOf(found)))
    await tx.delete(files).where(inArray(files.id, idsOf(found)))
    await releaseBytes(
      tx,
      [...found, ...versions].flatMap(({ sha256, originalSha256 }) => [
        sha256,
        ...(originalSha256 ? [originalSha256] : []),
      ]),
    )
    return idsOf(found)
  },
)

const idsOf = (rows: readonly FileRow[]): string[] => rows.map(({ id }) => id)

/** Where a file stands in the input. */
const placeIn = (fileIds: readonly string[]) => (file: FileRow) => ['fileIds', String(fileIds.indexOf(file.id))]

const noteAll = (
  scope: OperationScope,
  action: 'file.trashed' | 'file.restored' | 'file.deleted',
  rows: readonly FileRow[],
) =>
  noteAudit(
    scope,
    rows.map(({ id, name }) => ({ action, subjectId: id, subjectName: name })),
  )
