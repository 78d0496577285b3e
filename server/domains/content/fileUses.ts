import { eq, inArray, sql } from 'drizzle-orm'
import { globalId } from '../../kit/globalIds.ts'
import { type FileUseDeclaration, foundIn } from '../files/library/uses.ts'
import { digestsOf, noteUses, saveContent, shownOrComing } from './operations/store.ts'
import { contentWithout } from './rules/withoutFiles.ts'
import { entries, entryFiles, publications } from './tables.ts'

/** Files of pages: of working copies, those in the trash too, and of what visitors see or will see. */
const ofPages: FileUseDeclaration = {
  kind: 'entry',
  columns: [entryFiles.fileId],
  area: 'content',
  pathOf: id => `/admincenter/pages/edit/${globalId('ManagedEntry', id)}`,
  find: (reader, fileIds) =>
    foundIn(
      reader,
      sql`select u.file_id, e.id as subject_id, jsonb_build_object('de', e.name) as title, 1 as times
        from entry_files u join entries e on e.id = u.entry_id
        where u.file_id = any(${sql.param([...fileIds])}::uuid[])`,
    ),
  async remove(scope, fileIds) {
    const { tx, now } = scope
    const used = await tx
      .selectDistinct({ id: entryFiles.entryId })
      .from(entryFiles)
      .where(inArray(entryFiles.fileId, [...fileIds]))
    const ids = used.map(({ id }) => id)
    if (ids.length === 0) return
    const found = await tx.select().from(entries).where(inArray(entries.id, ids)).orderBy(entries.id).for('update')
    for (const entry of found) {
      for (const shown of await shownOrComing(tx, entry.id, now)) {
        const content = contentWithout(shown.content, fileIds)
        const fingerprint = digestsOf(content)[shown.language]
        await tx.update(publications).set({ content, fingerprint }).where(eq(publications.id, shown.id))
      }
      const saved = await saveContent(scope, entry, contentWithout(entry.content, fileIds))
      await noteUses(scope, saved)
    }
  },
}

export const contentFileUses: readonly FileUseDeclaration[] = [ofPages]
