import { createReadStream } from 'node:fs'
import { and, eq, isNull } from 'drizzle-orm'
import { type Refusal, Refused, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import type { Config } from '../../../platform/config.ts'
import { inTransaction } from '../../../platform/database.ts'
import {
  type Audience,
  knockRefused,
  mayKnock,
  type OperationContext,
  type OperationScope,
  operation,
} from '../../../platform/operation.ts'
import type { Storage } from '../../../platform/storage.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Arriving } from '../arriving/arriving.ts'
import { type Arrival, inspectArrival } from '../arriving/inspect.ts'
import { preparePictures } from '../pictures/preparePictures.ts'
import type { FileRow } from '../queries.ts'
import { keptName } from '../rules/arrivals.ts'
import { keptTags, tagRefusals } from '../rules/tags.ts'
import { type UploadSettings, uploadSettings } from '../settings.ts'
import { files, uploads } from '../tables.ts'
import { draftPath, hashOf, type Received, receiveDraft, removeDraft } from './drafts.ts'
import { readQuota, takeTurnsWithFiles } from './quota.ts'
import {
  type DuplicateChoice,
  duplicateRefusal,
  leastPixelsOf,
  mostBytesOf,
  mostBytesOfAll,
  mostBytesWhileArriving,
  type PixelSize,
  type Quota,
  quotaRefusal,
  resolutionRefusals,
  tooLarge,
  typeRefusals,
  uploadKindOf,
} from './rules.ts'

/** What whoever sends a file wants of it. */
export type Wishes = {
  readonly tags: readonly string[]
  readonly onDuplicate: DuplicateChoice
  /** Whether everybody may have it. */
  readonly isPublic: boolean
  /** Extensions of the types that are taken here; null: all that the library takes. */
  readonly extensions: readonly string[] | null
  /** The smallest that a picture may be; null: of whatever size. */
  readonly minimum: PixelSize | null
}

export const noWishes: Wishes = { tags: [], onDuplicate: 'refuse', isPublic: false, extensions: null, minimum: null }

export type UploadContext = OperationContext & {
  readonly storage: Storage
  readonly config: Pick<Config, 'dataDir'>
}

/** What was kept; `isNew` false: it was in the library already and is used as it is. */
export type KeptFile = { readonly file: FileRow; readonly isNew: boolean }

export const uploadAudience = 'editor:files'

/** Sends away whoever may not bring files, before anything of them is read. */
export function knockForUpload(
  { viewer }: Pick<OperationContext, 'viewer'>,
  audience: Audience = uploadAudience,
): void {
  if (!mayKnock(viewer, audience)) throw knockRefused(viewer, audience)
}

/** What a file is brought for. */
export type Purpose<Result> = {
  /** Who may bring it. */
  readonly audience: Audience
  /** Looks whether it can be used, before anything of it is read. */
  readonly check?: (scope: OperationScope) => Promise<void>
  /** Uses it in the transaction in which it comes in: where this refuses, it stays out. */
  readonly use: (scope: OperationScope, kept: KeptFile) => Promise<Result>
}

const forLibrary: Purpose<KeptFile> = { audience: uploadAudience, use: async (_scope, kept) => kept }

/**
 * Takes a file into the library, whatever door it came by: it is written to the disk while it arrives, looked at by its
 * content, compared with what is there, and kept. Whatever goes wrong, nothing of it stays.
 *
 * Refuses at `path` with FILE_TOO_LARGE, FILE_TYPE_INVALID and whatever else `inspectArrival` says, IMAGE_TOO_SMALL,
 * FILE_DUPLICATE and QUOTA_REACHED, and with INVALID_INPUT for its tags.
 */
export const takeFile = (
  context: UploadContext,
  file: Arriving,
  wishes: Wishes,
  path: readonly string[] = ['file'],
): Promise<KeptFile> => takeFileFor(context, forLibrary, { file, wishes, path })

/** Takes a file into the library as `takeFile` does, and uses it there in the same transaction; refuses what its purpose
 *  refuses, too. */
export async function takeFileFor<Result>(
  context: UploadContext,
  purpose: Purpose<Result>,
  {
    file,
    wishes,
    path = ['file'],
  }: { readonly file: Arriving; readonly wishes: Wishes; readonly path?: readonly string[] },
): Promise<Result> {
  const draft = await receiveFile(context, file, wishes, path, purpose)
  try {
    return await keepDraftFor(context, purpose, draft, wishes, path)
  } finally {
    await dropDraft(context, draft.id)
  }
}

/** A file that lies whole in its draft. */
export type WholeDraft = Received & { readonly id: string; readonly name: string }

/** The first half of `takeFile`, for whoever learns only behind the file what is wanted of it: then `keepDraft` is the second
 *  half, and `dropDraft` ends both. Refuses with FILE_TOO_LARGE, QUOTA_REACHED and INVALID_INPUT. */
export async function receiveFile(
  context: UploadContext,
  file: Arriving,
  wishes: Pick<Wishes, 'tags'>,
  path: readonly string[],
  purpose: Pick<Purpose<unknown>, 'audience' | 'check'> = forLibrary,
): Promise<WholeDraft> {
  const limits = await admitted(context, wishes, purpose).catch((error: unknown) => {
    // Who sends it hears no answer before all of it was read.
    file.createReadStream().resume()
    throw error
  })
  const { settings, quota } = limits
  const id = context.newId()
  const name = keptName(file.filename, 'datei')
  const room = Math.max(0, quota.total - quota.used)
  const mostBytes = Math.min(room, mostBytesOfAll(settings))
  try {
    const arrived = await receiveDraft(draftPath(context.config.dataDir, id), bytesOf(file), start =>
      Math.min(mostBytes, mostBytesWhileArriving(settings, start, name)),
    )
    if (!('tooLarge' in arrived)) return { id, name, ...arrived }
    const { tooLarge: most, size } = arrived
    throw new Refused([most === room ? quotaRefusal(path, quota, size) : tooLarge(path, most)])
  } catch (error) {
    await removeDraft(draftPath(context.config.dataDir, id))
    throw error
  }
}

async function admitted(
  context: UploadContext,
  { tags }: Pick<Wishes, 'tags'>,
  { audience, check }: Pick<Purpose<unknown>, 'audience' | 'check'>,
): Promise<{ settings: UploadSettings; quota: Quota }> {
  knockForUpload(context, audience)
  refuseIf(tagRefusals(keptTags(tags), ['tags']))
  if (check) await operation(audience, check)(context, undefined)
  const reader = context.database.drizzle
  return { settings: uploadSettings.of(await readSettings(reader)), quota: await readQuota(reader) }
}

async function* bytesOf(file: Arriving): AsyncIterable<Uint8Array | string> {
  yield* file.createReadStream()
}

/** Keeps a file that lies whole in its draft; refuses as `takeFile`. What has arrived stays, for the choice of another way
 *  with a duplicate, until `dropDraft`. */
export const keepDraft = (
  context: UploadContext,
  draft: WholeDraft,
  wishes: Wishes,
  path: readonly string[],
): Promise<KeptFile> => keepDraftFor(context, forLibrary, draft, wishes, path)

async function keepDraftFor<Result>(
  context: UploadContext,
  purpose: Purpose<Result>,
  draft: WholeDraft,
  wishes: Wishes,
  path: readonly string[],
): Promise<Result> {
  knockForUpload(context, purpose.audience)
  refuseIf(tagRefusals(keptTags(wishes.tags), ['tags']))
  const { arrival, sha256, size, place } = await inspectDraft(context, draft, wishes, path)
  const adding: Adding = { draft, arrival, sha256, size, wishes, path }
  const used = await reserve(purpose)(context, adding)
  if (used) return used.result
  await context.storage.putFile(createReadStream(place))
  return addToLibrary(purpose)(context, adding)
}

/** What a file is that lies whole in its draft, with the hash, size and place of what is to be kept of it. Refuses at `path`
 *  what may not come in. */
export async function inspectDraft(
  { database, config }: UploadContext,
  draft: WholeDraft,
  wishes: Pick<Wishes, 'extensions' | 'minimum'>,
  path: readonly string[],
): Promise<{ readonly arrival: Arrival; readonly place: string } & Received> {
  const settings = uploadSettings.of(await readSettings(database.drizzle))
  const place = draftPath(config.dataDir, draft.id)
  const arrival = await inspectArrival(place, draft.name, path)
  if ('refusal' in arrival) throw new Refused([arrival.refusal])
  refuseIf(arrivalRefusals(arrival, draft.size, { settings, ...wishes }, path))
  const { sha256, size } = arrival.cleaned === null ? draft : await hashOf(arrival.cleaned)
  return { arrival, sha256, size, place: arrival.cleaned ?? place }
}

/** Forgets what arrived of a file, whether it was kept or not. */
export async function dropDraft({ database, config }: UploadContext, id: string): Promise<void> {
  await removeDraft(draftPath(config.dataDir, id))
  await inTransaction(database, tx => tx.delete(uploads).where(eq(uploads.id, id)))
}

function arrivalRefusals(
  arrival: Arrival,
  size: number,
  { settings, extensions, minimum }: { readonly settings: UploadSettings } & Pick<Wishes, 'extensions' | 'minimum'>,
  path: readonly string[],
): Refusal[] {
  const refusals = typeRefusals(arrival, { settings, extensions }, path)
  const most = mostBytesOf(settings, uploadKindOf(arrival))
  if (refusals.length === 0 && size > most) refusals.push(tooLarge(path, most))
  return [...refusals, ...resolutionRefusals(arrival, leastPixelsOf(settings, minimum), path)]
}

type Adding = {
  readonly draft: WholeDraft
  readonly arrival: Arrival
  /** Of what is kept, which may be a cleaned copy of what arrived. */
  readonly sha256: string
  readonly size: number
  readonly wishes: Wishes
  readonly path: readonly string[]
}

/** The file that is used in place of a duplicate; null where what arrives comes in. Refuses with FILE_DUPLICATE. */
async function duplicateOf(
  { tx }: Pick<OperationScope, 'tx'>,
  { sha256, wishes, path }: Pick<Adding, 'sha256' | 'wishes' | 'path'>,
): Promise<FileRow | null> {
  if (wishes.onDuplicate === 'keepBoth') return null
  const [existing] = await tx
    .select()
    .from(files)
    .where(
      and(
        eq(files.sha256, sha256),
        files.isInLibrary,
        isNull(files.deletedAt),
        wishes.onDuplicate === 'usePublic' ? files.isPublic : undefined,
      ),
    )
    .orderBy(files.createdAt, files.id)
    .limit(1)
    // Nobody puts it into the trash while something begins to show it.
    .for('no key update')
  if (existing && wishes.onDuplicate === 'refuse') throw new Refused([duplicateRefusal(path, existing)])
  return existing ?? null
}

/** Takes room for a file before its bytes are kept; whoever comes meanwhile sees it taken. Answers with what became of the
 *  file that is used in its place, if one is. */
const reserve = <Result>({ audience, use }: Purpose<Result>) =>
  operation(audience, async (scope, adding: Adding): Promise<{ readonly result: Result } | null> => {
    const { tx, viewer, now } = scope
    const { draft, size, path } = adding
    await takeTurnsWithFiles(tx)
    const existing = await duplicateOf(scope, adding)
    if (existing) return { result: await use(scope, { file: existing, isNew: false }) }
    const [own] = await tx.select({ size: uploads.size }).from(uploads).where(eq(uploads.id, draft.id))
    const quota = await readQuota(tx)
    const others = { ...quota, used: quota.used - (own?.size ?? 0) }
    if (others.used + size > others.total) throw new Refused([quotaRefusal(path, others, size)])
    await tx
      .insert(uploads)
      .values({ id: draft.id, uploadedBy: doerId(viewer)!, name: draft.name, size, createdAt: now, changedAt: now })
      .onConflictDoUpdate({ target: uploads.id, set: { changedAt: now } })
    return null
  })

const addToLibrary = <Result>({ audience, use }: Purpose<Result>) =>
  operation(audience, async (scope, adding: Adding): Promise<Result> => {
    const { tx, viewer, now } = scope
    const { draft, arrival, sha256, size, wishes } = adding
    await takeTurnsWithFiles(tx)
    // Somebody may have brought the same meanwhile.
    const existing = await duplicateOf(scope, adding)
    await tx.delete(uploads).where(eq(uploads.id, draft.id))
    if (existing) return use(scope, { file: existing, isNew: false })
    const { name, extension, mimeType, width, height } = arrival
    const [file] = await tx
      .insert(files)
      .values({
        ...{ id: draft.id, sha256, size, name, extension, mimeType, width, height, isPublic: wishes.isPublic },
        ...{ tags: keptTags(wishes.tags), uploadedBy: doerId(viewer), createdAt: now, changedAt: now },
      })
      .returning()
    await preparePictures(tx, file!)
    await noteAudit(scope, { action: 'file.uploaded', subjectId: file!.id, subjectName: name, changes: { name, size } })
    return use(scope, { file: file!, isNew: true })
  })
