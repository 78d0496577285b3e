import { open, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import { and, count, eq, isNull, lt, or } from 'drizzle-orm'
import { KIND_BYTES, kindOf } from '../../../kit/fileKinds.ts'
import { isId } from '../../../kit/ids.ts'
import { NotFound, Refused, refuse } from '../../../kit/refusals.ts'
import { doerId, type Viewer } from '../../../kit/viewer.ts'
import { inTransaction } from '../../../platform/database.ts'
import { ensureFolder } from '../../../platform/folders.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import type { TaskParts } from '../../../platform/tasks.ts'
import { notePassed } from '../../../platform/youngGarbage.ts'
import { readSettings } from '../../settings/queries.ts'
import { keptName } from '../rules/arrivals.ts'
import { uploadSettings } from '../settings.ts'
import { files, uploads } from '../tables.ts'
import { draftPath, draftSize, hashOf, listDrafts, removeDraft } from './drafts.ts'
import {
  dropDraft,
  type KeptFile,
  keepDraft,
  knockForUpload,
  type UploadContext,
  uploadAudience,
  type Wishes,
} from './keepFile.ts'
import { readQuota, takeTurnsWithFiles } from './quota.ts'
import { mostBytesOfAll, mostBytesWhileArriving, quotaRefusal, tooLarge } from './rules.ts'

/** Files that arrive in parts, so that whoever loses the connection goes on where it broke (decision 62). */

export type Upload = typeof uploads.$inferSelect

/** What is not gone on with for so long is forgotten. */
export const EXPIRES_AFTER_MILLISECONDS = 24 * 3_600_000
/** Most files of one person that may be on their way at once. */
const MOST_UPLOADS = 1_000
/** A request that adds to an upload has ended by then, be it with its process. */
const WRITER_MILLISECONDS = 600_000

/** Somebody else's, or this one's own earlier, request is adding to the upload. */
export class UploadBusy extends Error {
  override name = 'UploadBusy'
}

/** The part does not begin where the upload has got to: `received` bytes. */
export class WrongOffset extends Error {
  override name = 'WrongOffset'
}

/** Announces a file of `size` bytes, which takes its room from now on. Refuses with FILE_TOO_LARGE, QUOTA_REACHED and
 *  INVALID_INPUT. */
export const beginUpload = operation(
  uploadAudience,
  async (scope: OperationScope, { name, size }: { readonly name: string; readonly size: number }): Promise<Upload> => {
    const { tx, viewer, now, newId } = scope
    const settings = uploadSettings.of(await readSettings(tx))
    const most = mostBytesOfAll(settings)
    if (size > most) throw new Refused([tooLarge(['file'], most)])
    await takeTurnsWithFiles(tx)
    const quota = await readQuota(tx)
    if (quota.used + size > quota.total) throw new Refused([quotaRefusal(['file'], quota, size)])
    const uploadedBy = doerId(viewer)!
    const [own] = await tx.select({ count: count() }).from(uploads).where(eq(uploads.uploadedBy, uploadedBy))
    if (own!.count >= MOST_UPLOADS)
      refuse('INVALID_INPUT', ['file'], `more than ${MOST_UPLOADS} files are on their way`)
    const [upload] = await tx
      .insert(uploads)
      .values({ id: newId(), uploadedBy, name: keptName(name, 'datei'), size, createdAt: now, changedAt: now })
      .returning()
    return upload!
  },
)

const isOwn = (viewer: Viewer, id: string) => and(eq(uploads.id, id), eq(uploads.uploadedBy, doerId(viewer)!))

/** An upload of the viewer. Throws NotFound for those of others, and where what arrived is gone. */
async function ownUpload(context: UploadContext, id: string): Promise<Upload> {
  knockForUpload(context)
  const [upload] = isId(id)
    ? await context.database.drizzle.select().from(uploads).where(isOwn(context.viewer, id))
    : []
  if (!upload) throw new NotFound()
  if (upload.received > 0 && (await draftSize(draftPath(context.config.dataDir, id))) < upload.received) {
    throw new NotFound()
  }
  return upload
}

/** Requests of this process that are adding to uploads, and how to end them; resolves when what they had is noted. */
const writing = new Map<string, () => Promise<void>>()

/** An upload as it stands when the viewer's own earlier request has ended: whoever comes back after a lost connection does not
 *  wait until that is noticed. Throws NotFound. */
export async function standingUpload(context: UploadContext, id: string): Promise<Upload> {
  await ownUpload(context, id)
  await writing.get(id)?.()
  return ownUpload(context, id)
}

/**
 * Adds a part that begins at `offset` and answers with how much there is then. What had arrived of a part when its connection
 * broke counts. Throws NotFound, UploadBusy and WrongOffset; refuses with FILE_TOO_LARGE what is more than was announced, or
 * than files of its kind may have, and forgets the upload then.
 */
export async function appendToUpload(
  context: UploadContext,
  id: string,
  { offset, content }: { readonly offset: number; readonly content: Readable },
): Promise<Upload> {
  await standingUpload(context, id)
  const upload = await claimed(context, id)
  const abort = new AbortController()
  const ended = Promise.withResolvers<void>()
  const end = () => {
    abort.abort()
    return ended.promise
  }
  writing.set(id, end)
  let { received } = upload
  try {
    if (offset !== received) throw new WrongOffset()
    received = await written(context, upload, addAbortSignal(abort.signal, content))
  } catch (error) {
    if (error instanceof Broken) {
      received = error.received
      throw error.cause
    }
    if (error instanceof Refused) await dropDraft(context, id)
    throw error
  } finally {
    if (writing.get(id) === end) writing.delete(id)
    await released(context, upload, received).finally(() => ended.resolve())
  }
  return { ...upload, received }
}

/** An upload of the viewer, which nobody else adds to until it is released. */
async function claimed(context: UploadContext, id: string): Promise<Upload> {
  await ownUpload(context, id)
  const now = context.now()
  const [upload] = await inTransaction(context.database, tx =>
    tx
      .update(uploads)
      .set({ writer: context.newId(), writerUntil: new Date(now.getTime() + WRITER_MILLISECONDS) })
      .where(and(isOwn(context.viewer, id), or(isNull(uploads.writer), lt(uploads.writerUntil, now))))
      .returning(),
  )
  if (!upload) throw new UploadBusy()
  return upload
}

async function released({ database, now }: UploadContext, upload: Upload, received: number): Promise<void> {
  await inTransaction(database, tx =>
    tx
      .update(uploads)
      .set({ received, writer: null, writerUntil: null, ...(received > upload.received && { changedAt: now() }) })
      .where(and(eq(uploads.id, upload.id), eq(uploads.writer, upload.writer!))),
  )
}

/** A part that did not come to its end; `received` bytes of the upload lie on the disk. */
class Broken extends Error {
  readonly received: number
  constructor(received: number, cause: unknown) {
    super('a part broke off', { cause })
    this.received = received
  }
}

async function written(
  context: UploadContext,
  { id, name, size, received }: Upload,
  content: Readable,
): Promise<number> {
  const path = draftPath(context.config.dataDir, id)
  await ensureFolder(dirname(path), 0o700)
  const handle = await open(path, received === 0 ? 'w+' : 'r+', 0o600)
  let at = received
  try {
    // What a killed process wrote and did not note is written anew.
    await handle.truncate(received)
    try {
      for await (const chunk of content) {
        const piece: Buffer = chunk
        if (at + piece.byteLength > size) throw new Refused([tooLarge(['file'], size)])
        // A disk that is nearly full takes a part of a piece, and says so by its number alone.
        for (let done = 0; done < piece.byteLength; ) {
          const { bytesWritten } = await handle.write(piece, done, piece.byteLength - done, at)
          done += bytesWritten
          at += bytesWritten
        }
        notePassed(piece.byteLength)
      }
    } catch (error) {
      if (error instanceof Refused) throw error
      await handle.sync()
      throw new Broken(at, error)
    }
    await handle.sync()
    if (received < KIND_BYTES) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0)
      const settings = uploadSettings.of(await readSettings(context.database.drizzle))
      const most = mostBytesWhileArriving(settings, kindOf(buffer.subarray(0, bytesRead)), name)
      if (size > most) throw new Refused([tooLarge(['file'], most)])
    }
  } finally {
    await handle.close()
  }
  return at
}

/** Forgets an upload of the viewer. Throws NotFound. */
export async function cancelUpload(context: UploadContext, id: string): Promise<void> {
  await standingUpload(context, id)
  await dropDraft(context, id)
}

/**
 * Takes an upload that has arrived whole into the library; refuses as `keepDraft`, and with NOT_FOUND and INVALID_INPUT. A
 * duplicate stays for the choice of another way with it, and so does what found no room; of whatever else is refused nothing
 * stays. Whoever asks again, because the answer was lost, gets the same file.
 */
export async function finishUpload(
  context: UploadContext,
  { uploadId, ...wishes }: { readonly uploadId: string } & Wishes,
): Promise<KeptFile> {
  knockForUpload(context)
  const path = ['uploadId']
  try {
    const upload = await claimed(context, uploadId)
    try {
      if (upload.received < upload.size) refuse('INVALID_INPUT', path, 'has not arrived whole')
      const place = draftPath(context.config.dataDir, uploadId)
      // Of an empty file nothing arrives.
      if (upload.size === 0) await ensureFolder(dirname(place), 0o700).then(() => writeFile(place, ''))
      const draft = { ...upload, ...(await hashOf(place)) }
      const kept = await keepDraft(context, draft, wishes, path)
      await dropDraft(context, uploadId)
      return kept
    } catch (error) {
      if (error instanceof Refused && !error.refusals.some(({ code }) => isMendable.has(code))) {
        await dropDraft(context, uploadId)
      }
      throw error
    } finally {
      await released(context, upload, upload.received)
    }
  } catch (error) {
    if (error instanceof UploadBusy) return refuse('INVALID_INPUT', path, 'is being added to')
    if (!(error instanceof NotFound)) throw error
    return (await finishedBefore(context, uploadId)) ?? refuse('NOT_FOUND', path, 'is no upload of yours')
  }
}

/** Refusals after which the same bytes may still come in. */
const isMendable: ReadonlySet<string> = new Set(['FILE_DUPLICATE', 'QUOTA_REACHED', 'INVALID_INPUT'])

async function finishedBefore({ database, viewer }: UploadContext, id: string): Promise<KeptFile | null> {
  if (!isId(id)) return null
  const [file] = await database.drizzle
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.uploadedBy, doerId(viewer)!), files.isInLibrary))
  return file ? { file, isNew: true } : null
}

/** Forgets uploads that nobody went on with for a day, and what lies on the disk of others that ended unseen. Answers with how
 *  many. */
export async function expireUploads({
  database,
  dataDir,
  now,
}: Pick<TaskParts, 'database' | 'dataDir' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - EXPIRES_AFTER_MILLISECONDS)
  const gone = await inTransaction(database, tx =>
    tx
      .delete(uploads)
      .where(and(lt(uploads.changedAt, before), or(isNull(uploads.writer), lt(uploads.writerUntil, now()))))
      .returning({ id: uploads.id }),
  )
  const kept = new Set((await database.drizzle.select({ id: uploads.id }).from(uploads)).map(({ id }) => id))
  const lost = (await listDrafts(dataDir)).filter(({ id, changedAt }) => !kept.has(id) && changedAt < before)
  const ids = new Set([...gone, ...lost].map(({ id }) => id))
  for (const id of ids) await removeDraft(draftPath(dataDir, id))
  return ids.size
}
