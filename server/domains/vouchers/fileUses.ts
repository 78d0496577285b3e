import { and, eq, inArray, sql } from 'drizzle-orm'
import { globalId } from '../../kit/globalIds.ts'
import { noteAudit } from '../../platform/audit.ts'
import { tell } from '../../platform/events.ts'
import { type FileUseDeclaration, foundIn } from '../files/library/uses.ts'
import { settingsChanged } from '../settings/events.ts'
import { settings } from '../settings/tables.ts'
import { voucherSettings } from './settings.ts'
import { voucherTemplates } from './tables.ts'

/** Pictures of voucher templates, deleted ones too: vouchers keep their look. */
const pictures: FileUseDeclaration = {
  kind: 'voucherTemplate',
  columns: [voucherTemplates.imageFileId],
  area: 'vouchers',
  pathOf: id => `/admincenter/shop/voucher/template/edit/${globalId('VoucherTemplate', id)}`,
  find: (reader, fileIds) =>
    foundIn(
      reader,
      sql`select t.image_file_id as file_id, t.id as subject_id, jsonb_build_object('de', t.title) as title, 1 as times
        from voucher_templates t where t.image_file_id = any(${sql.param([...fileIds])}::uuid[])`,
    ),
  async remove(scope, fileIds) {
    const { tx, now } = scope
    const changed = await tx
      .update(voucherTemplates)
      .set({ imageFileId: null, changedAt: now, revision: sql`${voucherTemplates.revision} + 1` })
      .where(inArray(voucherTemplates.imageFileId, [...fileIds]))
      .returning()
    await noteAudit(
      scope,
      changed.map(({ id, title }) => ({
        ...{ action: 'voucherTemplate.updated', subjectId: id, subjectName: title },
        changes: { image: { old: 1, new: null } },
      })),
    )
  },
}

/** The picture of vouchers whose template has none, which stands in the settings. */
const usualPicture: FileUseDeclaration = {
  kind: 'voucherSettings',
  columns: [],
  area: 'settings',
  pathOf: () => '/admincenter/settings/vouchers',
  find: (reader, fileIds) =>
    foundIn(
      reader,
      sql`select f.id as file_id, f.id as subject_id, jsonb_build_object('de', 'Gutscheine', 'en', 'Vouchers') as title,
          1 as times
        from settings s join files f on f.id::text = s.value ->> 'image'
        where s.key = ${voucherSettings.key} and f.id = any(${sql.param([...fileIds])}::uuid[])`,
    ),
  async remove(scope, fileIds) {
    const { tx, now } = scope
    const [changed] = await tx
      .update(settings)
      .set({
        value: sql`jsonb_set(${settings.value}, '{image}', 'null')`,
        version: sql`${settings.version} + 1`,
        updatedAt: now,
      })
      .where(and(eq(settings.key, voucherSettings.key), inArray(sql`${settings.value} ->> 'image'`, [...fileIds])))
      .returning({ key: settings.key })
    if (!changed) return
    const { key } = changed
    const changes = { image: { old: fileIds[0], new: null } }
    await noteAudit(scope, { action: 'settings.updated', subjectId: null, subjectName: key, changes })
    await tell(tx, settingsChanged, { section: key })
  },
}

export const voucherFileUses: readonly FileUseDeclaration[] = [pictures, usualPicture]
