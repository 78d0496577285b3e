import { createReadStream } from 'node:fs'
import { and, desc, eq } from 'drizzle-orm'
import { refuse, refuseStale } from '../../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import type { Reader } from '../../../platform/statements.ts'
import type { Arriving } from '../arriving/arriving.ts'
import type { FileRow } from '../queries.ts'
import { fileVersions } from '../tables.ts'
import {
  dropDraft,
  inspectDraft,
  noWishes,
  receiveFile,
  type UploadContext,
  type WholeDraft,
} from '../uploads/keepFile.ts'
import { changeContent } from './content.ts'
import { lockedFile } from './lockedFiles.ts'
import { canStandFor, focalPointOf, nameFor } from './rules/replacing.ts'

export type FileVersion = typeof fileVersions.$inferSelect

/** What lies in the storage, and what it is. */
type Content = Pick<
  FileRow,
  'sha256' | 'extension' | 'mimeType' | 'size' | 'width' | 'height' | 'originalSha256' | 'edit'
>

type Named = { readonly fileId: string; readonly revision: number | null }

/** Gives a file another content that arrives, as every upload does; its id, address, words and tags stay, and so does its name up
 *  to the extension. What it was can be had back as a version. Who may not change files is refused before a byte is read.
 *  Refuses as uploads do, but not where the library has the content already; FILE_TYPE_INVALID where a picture would become
 *  none; STALE_REVISION, FILE_LOCKED, and TRANSITION_NOT_ALLOWED in the trash; throws NotFound. */
export async function replaceFile(
  context: UploadContext,
  { file, ...named }: Named & { readonly file: Arriving },
): Promise<FileRow> {
  await requireReplaceable(context, named).catch((error: unknown) => {
    // Who sends it hears no answer before all of it was read.
    file.createReadStream().resume()
    throw error
  })
  const draft = await receiveFile(context, file, noWishes, ['file'])
  try {
    return await replaceByDraft(context, { ...named, draft })
  } finally {
    await dropDraft(context, draft.id)
  }
}

/** `replaceFile` by what lies whole in its draft, which stays there. */
export async function replaceByDraft(
  context: UploadContext,
  { draft, ...named }: Named & { readonly draft: WholeDraft },
): Promise<FileRow> {
  const before = await requireReplaceable(context, named)
  const { arrival, sha256, size, place } = await inspectDraft(context, draft, noWishes, ['file'])
  const { extension, mimeType, width, height } = arrival
  const content = { sha256, size, extension, mimeType, width, height, originalSha256: null, edit: null }
  if (!canStandFor(before, content)) refuse('FILE_TYPE_INVALID', ['file'], notAPicture)
  await context.storage.putFile(createReadStream(place))
  return putContent(context, { ...named, content })
}

const notAPicture = 'a picture is replaced by a picture'

/** Looks whether a file can be replaced, before anything is read of what arrives; refuses as `replaceFile`. */
export const requireReplaceable = operation(
  'editor:files',
  async (scope, { fileId, revision }: Named): Promise<FileRow> => {
    const file = await lockedFile(scope, fileId)
    refuseStale(file, revision)
    return file
  },
)

const putContent = operation(
  'editor:files',
  async (scope, { fileId, revision, content }: Named & { readonly content: Content }): Promise<FileRow> => {
    const before = await lockedFile(scope, fileId)
    refuseStale(before, revision)
    // The same once more is no change.
    if (content.sha256 === before.sha256) return before
    return shownInstead(scope, before, content, 'file.replaced')
  },
)

/** Gives a file back what it was at an earlier time; what it is now becomes a version. Refuses NOT_FOUND where there is no such
 *  version, and as `replaceFile`. */
export const restoreFileVersion = operation(
  'editor:files',
  async (scope, { fileId, revision, number }: Named & { readonly number: number }): Promise<FileRow> => {
    const before = await lockedFile(scope, fileId)
    refuseStale(before, revision)
    const [version] = await scope.tx
      .select()
      .from(fileVersions)
      .where(and(eq(fileVersions.fileId, before.id), eq(fileVersions.number, number)))
    if (!version) refuse('NOT_FOUND', ['number'], 'there is no such version')
    return shownInstead(scope, before, version, 'file.versionRestored')
  },
)

async function shownInstead(
  scope: OperationScope,
  before: FileRow,
  content: Content,
  action: 'file.replaced' | 'file.versionRestored',
): Promise<FileRow> {
  const { sha256, extension, mimeType, size, width, height, originalSha256, edit } = content
  if (!canStandFor(before, content)) refuse('FILE_TYPE_INVALID', ['file'], notAPicture)
  const name = nameFor(before.name, before.extension, extension)
  const saved = await changeContent(scope, before, {
    ...{ sha256, name, extension, mimeType, size, width, height, originalSha256, edit },
    ...focalPointOf(before, content),
  })
  const changes = changesBetween<Record<string, unknown>>(before, { name, size, width, height })
  await noteAudit(scope, { action, subjectId: before.id, subjectName: name, changes })
  return saved
}

/** Most earlier versions that are listed of a file. */
const mostVersions = 100

/** What a file was, the latest first. */
export const versionsOf = (reader: Reader, fileId: string): Promise<FileVersion[]> =>
  reader
    .select()
    .from(fileVersions)
    .where(eq(fileVersions.fileId, fileId))
    .orderBy(desc(fileVersions.number))
    .limit(mostVersions)
