import { and, eq, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { NotFound, type Refusal, refusal, refuseIf, refuseStale } from '../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/database.ts'
import { type OperationScope, operation } from '../../platform/operation.ts'
import { takeTurns } from '../../platform/statements.ts'
import { refusingTaken } from '../../platform/taken.ts'
import { files } from '../files/tables.ts'
import type { Gallery } from './queries.ts'
import { freeSlug, type GalleryChanges, galleryRefusals, storedTitle } from './rules/galleryChanges.ts'
import { gallerySettingsByDefault } from './rules/gallerySettings.ts'
import { galleries, galleryImages } from './tables.ts'

/**
 * Makes a gallery; without an address it gets one of its title. Refuses as `galleryRefusals`, with SLUG_TAKEN, and pictures as
 * `checkedImages`.
 */
export const createGallery = operation('editor:files', async (scope, changes: GalleryChanges): Promise<Gallery> => {
  const { tx, now, newId } = scope
  refuseIf(galleryRefusals(changes))
  const title = storedTitle(changes.title ?? null)
  const slug = changes.slug || (await newSlug(tx, title))
  refuseIf([...(await takenSlug(tx, null, slug)), ...(await imageRefusals(tx, changes.imageIds ?? [], []))])
  const id = newId()
  const [created] = await refusingTaken(takenConstraint, () =>
    tx
      .insert(galleries)
      .values({ ...gallerySettingsByDefault, ...fieldsOf(changes), id, title, slug, createdAt: now, changedAt: now })
      .returning(),
  )
  if (changes.imageIds) await writeImages(tx, id, changes.imageIds)
  const madePublic = created!.isPublic ? await makeImagesPublic(scope, id) : []
  await noteAudit(scope, {
    ...{ action: 'gallery.created', subjectId: id, subjectName: nameOf(created!) },
    changes: { ...fieldsOf(changes), title, slug, images: changes.imageIds?.length ?? 0, ...noteOf(madePublic) },
  })
  return created!
})

export type UpdateGallery = {
  readonly galleryId: string
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
  readonly changes: GalleryChanges
}

/**
 * Changes a gallery. Pictures of a public one become public with it, for what visitors are shown they may have. Refuses as
 * `createGallery`, with paths below `changes`, and with STALE_REVISION where somebody else was faster; throws NotFound for one that is
 * deleted or unknown.
 */
export const updateGallery = operation('editor:files', async (scope, input: UpdateGallery): Promise<Gallery> => {
  const { tx, now } = scope
  const { changes } = input
  const before = await lockedGallery(tx, input.galleryId)
  refuseStale(before, input.revision)
  const present = await imageIdsOf(tx, before.id)
  refuseIf(
    [
      ...galleryRefusals(changes),
      ...(changes.slug ? await takenSlug(tx, before.id, changes.slug) : []),
      ...(await imageRefusals(tx, changes.imageIds ?? [], present)),
    ].map(each => ({ ...each, path: ['changes', ...each.path] })),
  )
  const fields = {
    ...fieldsOf(changes),
    ...(changes.title !== undefined && { title: storedTitle(changes.title) }),
    ...(changes.slug && { slug: changes.slug }),
  }
  const noted = {
    ...changesBetween<Record<string, unknown>>(before, fields),
    ...(changes.imageIds && notedImages(present, changes.imageIds)),
  }
  if (Object.keys(noted).length === 0) return before
  const [saved] = await refusingTaken(takenBelowChanges, () =>
    tx
      .update(galleries)
      .set({ ...fields, changedAt: now, revision: before.revision + 1 })
      .where(eq(galleries.id, before.id))
      .returning(),
  )
  if (changes.imageIds) await writeImages(tx, before.id, changes.imageIds)
  const madePublic = saved!.isPublic ? await makeImagesPublic(scope, before.id) : []
  await noteAudit(scope, {
    ...{ action: 'gallery.updated', subjectId: before.id, subjectName: nameOf(saved!) },
    changes: { ...noted, ...noteOf(madePublic) },
  })
  return saved!
})

type GalleryIds = { readonly galleryIds: readonly string[] }

/** Deletes galleries; their pictures stay in the library, and their addresses are free. Ids that are none, or of deleted ones, are left
 *  out. Answers with those that it deleted. */
export const deleteGalleries = operation(
  'admin:files',
  async (scope, { galleryIds }: GalleryIds): Promise<{ deletedIds: string[] }> => {
    const { tx, now } = scope
    const deleted = await tx
      .update(galleries)
      .set({ deletedAt: now, changedAt: now, revision: sql`${galleries.revision} + 1` })
      .where(and(inArray(galleries.id, galleryIds.filter(isId)), isNull(galleries.deletedAt)))
      .returning()
    await noteEach(scope, 'gallery.deleted', deleted)
    return { deletedIds: inOrder(galleryIds, deleted) }
  },
)

/** Brings deleted galleries back, not public. Their addresses are theirs again unless others have them by now; then they get new
 *  ones. Ids that are none, or of galleries that are not deleted, are left out. */
export const restoreGalleries = operation(
  'admin:files',
  async (scope, { galleryIds }: GalleryIds): Promise<{ restoredIds: string[] }> => {
    const { tx, now } = scope
    await takeTurns(tx, 'gallery addresses')
    const found = await tx
      .select()
      .from(galleries)
      .where(and(inArray(galleries.id, galleryIds.filter(isId)), isNotNull(galleries.deletedAt)))
      .orderBy(galleries.id)
      .for('update')
    const restored: Gallery[] = []
    for (const gallery of found) {
      const isTaken = (await takenSlug(tx, gallery.id, gallery.slug)).length > 0
      const slug = isTaken ? await newSlug(tx, { de: gallery.slug }) : gallery.slug
      const values = { slug, isPublic: false, deletedAt: null, changedAt: now, revision: gallery.revision + 1 }
      const [row] = await tx.update(galleries).set(values).where(eq(galleries.id, gallery.id)).returning()
      restored.push(row!)
    }
    await noteEach(scope, 'gallery.restored', restored)
    return { restoredIds: inOrder(galleryIds, restored) }
  },
)

const nameOf = ({ title, slug }: Gallery): string => title.de || slug

const inOrder = (wanted: readonly string[], done: readonly Gallery[]): string[] => {
  const ids = new Set(done.map(({ id }) => id))
  return wanted.filter(id => ids.delete(id))
}

const noteEach = (
  scope: OperationScope,
  action: 'gallery.deleted' | 'gallery.restored',
  done: readonly Gallery[],
): Promise<void> =>
  noteAudit(
    scope,
    done.map(gallery => ({ action, subjectId: gallery.id, subjectName: nameOf(gallery) })),
  )

/** How many pictures there are, or that the same come in another order; nothing where all is as it was. */
function notedImages(before: readonly string[], next: readonly string[]): Record<string, unknown> {
  if (before.length === next.length && before.every((id, place) => id === next[place])) return {}
  const isSame = before.length === next.length && before.every(id => next.includes(id))
  return isSame ? { arranged: true } : { images: { old: before.length, new: next.length } }
}

const noteOf = (madePublic: readonly string[]) => (madePublic.length > 0 ? { madePublic } : {})

async function lockedGallery(tx: Transaction, id: string): Promise<Gallery> {
  if (!isId(id)) throw new NotFound()
  const [gallery] = await tx
    .select()
    .from(galleries)
    .where(and(eq(galleries.id, id), isNull(galleries.deletedAt)))
    .for('no key update')
  if (!gallery) throw new NotFound()
  return gallery
}

const takenConstraint = { galleries_slug_key: { code: 'SLUG_TAKEN', path: ['slug'] } } as const
const takenBelowChanges = { galleries_slug_key: { code: 'SLUG_TAKEN', path: ['changes', 'slug'] } } as const

async function takenSlug(tx: Transaction, id: string | null, slug: string): Promise<Refusal[]> {
  const found = await tx
    .select({ id: galleries.id })
    .from(galleries)
    .where(and(eq(galleries.slug, slug), isNull(galleries.deletedAt)))
  return found.some(gallery => gallery.id !== id)
    ? [refusal('SLUG_TAKEN', ['slug'], 'another gallery has this address')]
    : []
}

/** An address that nobody has, of a title. Whoever makes one waits for others who do. */
async function newSlug(tx: Transaction, title: Gallery['title']): Promise<string> {
  await takeTurns(tx, 'gallery addresses')
  const wanted = freeSlug(title, new Set())
  const found = await tx
    .select({ slug: galleries.slug })
    .from(galleries)
    .where(and(like(galleries.slug, `${wanted}%`), isNull(galleries.deletedAt)))
  return freeSlug(title, new Set(found.map(({ slug }) => slug)))
}

/** Columns that the changes set, but for title and address. */
function fieldsOf({ title: _title, slug: _slug, imageIds: _images, ...changes }: GalleryChanges) {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given) as Partial<typeof galleries.$inferInsert>
}

async function imageIdsOf(tx: Transaction, galleryId: string): Promise<string[]> {
  const rows = await tx
    .select({ fileId: galleryImages.fileId })
    .from(galleryImages)
    .where(eq(galleryImages.galleryId, galleryId))
    .orderBy(galleryImages.position, galleryImages.fileId)
  return rows.map(({ fileId }) => fileId)
}

/** Why files cannot be pictures of a gallery: NOT_FOUND for those that are not in the library, or in its trash unless they are there already,
 *  FILE_TYPE_INVALID for what is no picture. The path of each ends in its place. */
async function imageRefusals(tx: Transaction, ids: readonly string[], present: readonly string[]): Promise<Refusal[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: files.id, width: files.width, deletedAt: files.deletedAt })
    .from(files)
    .where(and(inArray(files.id, ids.filter(isId)), files.isInLibrary))
    .orderBy(files.id)
    .for('key share')
  const found = new Map(rows.map(row => [row.id, row]))
  const known = new Set(present)
  return ids.flatMap((id, place) => {
    const file = found.get(id)
    const path = ['imageIds', String(place)]
    if (!file || (file.deletedAt !== null && !known.has(id)))
      return [refusal('NOT_FOUND', path, 'there is no such file in the library')]
    return file.width === null ? [refusal('FILE_TYPE_INVALID', path, 'is no picture')] : []
  })
}

async function writeImages(tx: Transaction, galleryId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(galleryImages).where(eq(galleryImages.galleryId, galleryId))
  if (ids.length === 0) return
  await tx.insert(galleryImages).values(ids.map((fileId, position) => ({ galleryId, fileId, position })))
}

/** Makes the pictures of a gallery public that are not, but for those in the trash. Answers with their names. */
async function makeImagesPublic({ tx, now }: OperationScope, galleryId: string): Promise<string[]> {
  const ofGallery = tx
    .select({ id: galleryImages.fileId })
    .from(galleryImages)
    .where(eq(galleryImages.galleryId, galleryId))
  const changed = await tx
    .update(files)
    .set({ isPublic: true, changedAt: now, revision: sql`${files.revision} + 1` })
    .where(and(inArray(files.id, ofGallery), isNull(files.deletedAt), sql`not ${files.isPublic}`))
    .returning({ name: files.name })
  return changed.map(({ name }) => name).toSorted()
}
