import { eq } from 'drizzle-orm'
import { refuse, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../../platform/audit.ts'
import { operation } from '../../../platform/operation.ts'
import type { FileRow } from '../queries.ts'
import { keptTags, tagRefusals } from '../rules/tags.ts'
import { files } from '../tables.ts'
import { useRefusals } from './inUse.ts'
import { changeableFiles, lockedFile } from './lockedFiles.ts'
import { differing, type FileChanges, keptFile } from './rules/fileChanges.ts'
import { refreshShownFile, usesOf } from './uses.ts'

export type UpdateFile = {
  readonly fileId: string
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
  readonly changes: FileChanges
}

/** Changes what is said of a file; everything that shows it follows at once, and what is as it was writes nothing. Refuses
 *  what `keptFile` refuses, STALE_REVISION where somebody else was faster, FILE_IN_USE where visitors would no longer see it
 *  where it is shown, TRANSITION_NOT_ALLOWED in the trash. Throws NotFound. */
export const updateFile = operation('editor:files', async (scope, input: UpdateFile): Promise<FileRow> => {
  const { tx, now, viewer } = scope
  const before = await lockedFile(scope, input.fileId)
  refuseStale(before, input.revision)
  const { fields, refusals } = keptFile(before, input.changes, ['changes'])
  refuseIf(refusals)
  const changed = differing(before, fields)
  if (Object.keys(changed).length === 0) return before
  if (changed.isPublic === false) {
    refuseIf(useRefusals([before], await usesOf(tx, viewer, [before.id]), () => ['changes', 'isPublic']))
  }
  const [saved] = await tx
    .update(files)
    .set({ ...changed, revision: before.revision + 1, changedAt: now })
    .where(eq(files.id, before.id))
    .returning()
  await noteAudit(scope, {
    ...{ action: 'file.updated', subjectId: before.id, subjectName: saved!.name },
    changes: changesBetween<Record<string, unknown>>(before, changed),
  })
  await refreshShownFile(scope, before.id, 'words')
  return saved!
})

export type TagFiles = {
  readonly fileIds: readonly string[]
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Gives files tags and takes others away from them; what both name is taken away. Answers with the files, those in the trash
 *  and unknown ones left out. Refuses INVALID_INPUT for all where one would have too many. */
export const tagFiles = operation('editor:files', async (scope, input: TagFiles): Promise<FileRow[]> => {
  const { tx, now } = scope
  const removed = new Set(keptTags(input.remove))
  const added = keptTags(input.add).filter(tag => !removed.has(tag))
  refuseIf([...tagRefusals(added, ['add']), ...tagRefusals([...removed], ['remove'])])
  if (added.length === 0 && removed.size === 0) refuse('INVALID_INPUT', ['add'], 'Which tags?')
  const found = (await changeableFiles(scope, input.fileIds)).filter(file => file.deletedAt === null)
  const tagged = found.map(file => ({
    file,
    tags: [...new Set([...file.tags.filter(tag => !removed.has(tag)), ...added])],
  }))
  refuseIf(tagged.flatMap(({ tags }) => tagRefusals(tags, ['add'])).slice(0, 1))
  const answer: FileRow[] = []
  for (const { file, tags } of tagged) {
    const changes = differing(file, { tags })
    if (changes.tags === undefined) {
      answer.push(file)
      continue
    }
    const [saved] = await tx
      .update(files)
      .set({ tags, revision: file.revision + 1, changedAt: now })
      .where(eq(files.id, file.id))
      .returning()
    answer.push(saved!)
  }
  await noteAudit(
    scope,
    tagged.flatMap(({ file, tags }) => {
      const changes = changesBetween<Record<string, unknown>>({ tags: file.tags }, { tags })
      const note = { action: 'file.updated', subjectId: file.id, subjectName: file.name, changes } as const
      return Object.keys(changes).length === 0 ? [] : [note]
    }),
  )
  return answer
})
