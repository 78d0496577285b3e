import { inArray, sql } from 'drizzle-orm'
import { globalId } from '../../kit/globalIds.ts'
import { noteAudit } from '../../platform/audit.ts'
import { type FileUseDeclaration, foundIn } from '../files/library/uses.ts'
import { galleries, galleryImages } from './tables.ts'

/** Pictures of galleries, deleted ones too, which can come back. */
const pictures: FileUseDeclaration = {
  kind: 'galleryPicture',
  columns: [galleryImages.fileId],
  area: 'files',
  pathOf: id => `/admincenter/galleries/edit/${globalId('Gallery', id)}`,
  find: (reader, fileIds) =>
    foundIn(
      reader,
      sql`select i.file_id, g.id as subject_id, g.title, 1 as times
        from gallery_images i join galleries g on g.id = i.gallery_id
        where i.file_id = any(${sql.param([...fileIds])}::uuid[])`,
    ),
  async remove(scope, fileIds) {
    const { tx, now } = scope
    const removed = await tx
      .delete(galleryImages)
      .where(inArray(galleryImages.fileId, [...fileIds]))
      .returning()
    const ids = [...new Set(removed.map(({ galleryId }) => galleryId))].toSorted()
    if (ids.length === 0) return
    const changed = await tx
      .update(galleries)
      .set({ changedAt: now, revision: sql`${galleries.revision} + 1` })
      .where(inArray(galleries.id, ids))
      .returning()
    await noteAudit(
      scope,
      changed.map(({ id, title, slug }) => ({
        ...{ action: 'gallery.updated', subjectId: id, subjectName: title.de || slug },
        changes: { images: { old: removed.filter(({ galleryId }) => galleryId === id).length, new: null } },
      })),
    )
  },
}

export const galleryFileUses: readonly FileUseDeclaration[] = [pictures]
