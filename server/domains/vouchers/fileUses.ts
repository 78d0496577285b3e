import { inArray, sql } from 'drizzle-orm'
import { globalId } from '../../kit/globalIds.ts'
import { noteAudit } from '../../platform/audit.ts'
import { type FileUseDeclaration, foundIn } from '../files/library/uses.ts'
import { clearSetting } from '../settings/operations.ts'
import { readSettings } from '../settings/queries.ts'
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
  async find(reader, fileIds) {
    const { image } = voucherSettings.of(await readSettings(reader))
    if (image === null || !fileIds.includes(image)) return []
    return foundIn(
      reader,
      sql`select ${image}::uuid as file_id, ${image}::uuid as subject_id,
        jsonb_build_object('de', 'Gutscheine', 'en', 'Vouchers') as title, 1 as times`,
    )
  },
  remove: (scope, fileIds) => clearSetting(scope, voucherSettings, 'image', fileIds),
}

export const voucherFileUses: readonly FileUseDeclaration[] = [pictures, usualPicture]
