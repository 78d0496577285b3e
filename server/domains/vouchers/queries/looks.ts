import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import type { CardImage } from '../../catalogue/rules/card.ts'

/** A look that buyers may choose. */
export type VoucherLookOffer = {
  readonly id: string
  readonly heading: LocalizedText
  readonly text: LocalizedText
  readonly accent: string
  readonly isTransferable: boolean
  readonly isDefault: boolean
  /** Null where it has none, or one that not everybody may see. */
  readonly picture: CardImage | null
}

/** Looks that are shown at most; more would be no choice. */
const MOST_LOOKS = 24

/** The looks that buyers may choose among, the usual one first; a picture of the settings stands for one that is missing. */
export const offeredLooks = (reader: Reader, usualPicture: string | null): Promise<VoucherLookOffer[]> =>
  run<VoucherLookOffer>(
    reader,
    sql`select t.id, t.heading, t.text, t.accent, t.is_transferable as "isTransferable", t.is_default as "isDefault",
        case when f.id is null then null else json_build_object('id', f.id, 'sha256', f.sha256, 'width', f.width,
          'height', f.height, 'alt', f.alt) end as picture
      from voucher_templates t left join files f on f.id = coalesce(t.image_file_id, ${usualPicture}::uuid)
        and f.is_public and f.deleted_at is null and f.width is not null
      where t.deleted_at is null and (t.is_offered or t.is_default)
      order by t.is_default desc, t.title, t.id limit ${MOST_LOOKS}`,
  )

/** Whether buyers may choose a look. */
export async function isOfferedLook(reader: Reader, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const found = await run(
    reader,
    sql`select from voucher_templates where id = ${id}::uuid and deleted_at is null and (is_offered or is_default)`,
  )
  return found.length > 0
}
