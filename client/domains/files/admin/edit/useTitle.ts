import { useIntl } from 'react-intl'
import type { FileUseKind } from '../../../../__generated__/FileUses_file.graphql.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'

/** What people call the ways in which files are used. */
const titles: Readonly<Record<FileUseKind, MessageId>> = {
  GALLERY_PICTURE: 'fileEdit.use.galleryPicture',
  ENTRY: 'fileEdit.use.entry',
  VOUCHER_TEMPLATE: 'fileEdit.use.voucherTemplate',
  VOUCHER_SETTINGS: 'fileEdit.use.voucherSettings',
  GROUP_PICTURE: 'fileEdit.use.groupPicture',
  COLOR_PICTURE: 'fileEdit.use.colorPicture',
  PRODUCT_DOWNLOAD: 'fileEdit.use.productDownload',
  PRODUCT_PICTURE: 'fileEdit.use.productPicture',
}

/** The name of a way in which files are used. */
export function useTitle() {
  const intl = useIntl()
  return (kind: FileUseKind | '%future added value'): string => {
    const title = kind === '%future added value' ? undefined : titles[kind]
    return intl.formatMessage({ id: title ?? 'fileEdit.use.other' })
  }
}
