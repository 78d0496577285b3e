import { createReadStream } from 'node:fs'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { type Refusal, Refused, refusal } from '../../../kit/refusals.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Arriving } from '../../files/arriving/arriving.ts'
import { inspectArrival } from '../../files/arriving/inspect.ts'
import { keptName } from '../../files/rules/arrivals.ts'
import { draftPath, hashOf, receiveDraft, removeDraft } from '../../files/uploads/drafts.ts'
import type { UploadContext } from '../../files/uploads/keepFile.ts'
import { readQuota } from '../../files/uploads/quota.ts'
import { quotaRefusal, tooLarge } from '../../files/uploads/rules.ts'
import { isTaken, mostSentBytes, sentExtensions } from '../rules/files.ts'
import { formAnswers, formFiles } from '../tables.ts'

/** A file that comes with an answer, and the key of its question. */
export type SentFile = { readonly key: string; readonly file: Promise<Arriving> }

/** A file whose bytes are kept; nothing refers to them yet. */
export type KeptFile = Omit<typeof formFiles.$inferSelect, 'id' | 'answerId'>

/** Receives files as they come, each into a draft of its own, and keeps the bytes of all of them, or of none. What was kept
 *  and nothing comes to refer to is swept away within two hours. */
export async function keepSentFiles(context: UploadContext, files: readonly SentFile[]): Promise<readonly KeptFile[]> {
  const places = files.map(() => draftPath(context.config.dataDir, context.newId()))
  try {
    // All at once: they arrive one after the other, and each waits for those before it.
    const settled = await Promise.allSettled(files.map((each, at) => looked(each, places[at]!)))
    const refused = settled.flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : []))
    const refusals = refused.flatMap(error => (error instanceof Refused ? error.refusals : []))
    const fault = refused.find(error => !(error instanceof Refused))
    if (fault !== undefined) throw fault
    if (refusals.length > 0) throw new Refused(refusals)
    const kept: KeptFile[] = []
    for (const each of settled) {
      if (each.status === 'rejected') continue
      const { place, ...file } = each.value
      await context.storage.putFile(createReadStream(place))
      kept.push({ ...file, position: kept.filter(({ field }) => field === file.field).length })
    }
    return kept
  } finally {
    await Promise.all(places.map(removeDraft))
  }
}

/** A file that lies whole in its draft and may come in. */
async function looked({ key, file }: SentFile, draft: string) {
  const path = ['answers', key]
  const arriving = await file
  const arrived = await receiveDraft(draft, bytesOf(arriving), () => mostSentBytes)
  if ('tooLarge' in arrived) throw new Refused([tooLarge(path, mostSentBytes)])
  const arrival = await inspectArrival(draft, keptName(arriving.filename, 'datei'), path)
  if ('refusal' in arrival) throw new Refused([arrival.refusal])
  const { name, mimeType, extension, cleaned } = arrival
  if (!isTaken(extension))
    throw new Refused([refusal('FILE_TYPE_INVALID', path, `It is one of ${sentExtensions.join(', ')}.`)])
  const { sha256, size } = cleaned === null ? arrived : await hashOf(cleaned)
  return { field: key, position: 0, name, mimeType, sha256, size, place: cleaned ?? draft }
}

async function* bytesOf(file: Arriving): AsyncIterable<Uint8Array | string> {
  yield* file.createReadStream()
}

/** Why files find no room: what visitors sent takes no more than the library leaves. */
export async function roomRefusal(tx: Transaction, files: readonly KeptFile[]): Promise<Refusal[]> {
  const [{ bytes } = { bytes: 0 }] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${formFiles.size}), 0)::float8` })
    .from(formFiles)
  const quota = await readQuota(tx)
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const used = quota.used + bytes
  return used + size > quota.total ? [quotaRefusal(['answers', files[0]!.field], { ...quota, used }, size)] : []
}

/** The bytes that go with answers, by their hashes. */
export async function bytesSentWith(tx: Transaction, answers: SQL | undefined): Promise<readonly string[]> {
  const wanted = tx.select({ id: formAnswers.id }).from(formAnswers).where(answers)
  const rows = await tx.select({ sha256: formFiles.sha256 }).from(formFiles).where(inArray(formFiles.answerId, wanted))
  return rows.map(({ sha256 }) => sha256)
}
