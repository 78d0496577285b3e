import { catalogueFileUses } from './domains/catalogue/fileUses.ts'
import { contentFileUses } from './domains/content/fileUses.ts'
import type { FileUses } from './domains/files/library/uses.ts'
import { galleryFileUses } from './domains/galleries/fileUses.ts'
import { orderFileKeeper } from './domains/orders/fileUses.ts'
import { voucherFileUses } from './domains/vouchers/fileUses.ts'

/** Everything that shows files of the library. */
export const fileUses: FileUses = {
  uses: [...catalogueFileUses, ...galleryFileUses, ...contentFileUses, ...voucherFileUses],
  keepers: [orderFileKeeper],
}
