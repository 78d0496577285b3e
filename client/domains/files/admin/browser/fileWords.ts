import type { MessageId } from '../../../../intl/messageIds.ts'
import type { FileType } from './filesUrl.ts'

/** What people call the types of files. */
export const typeTitles: Readonly<Record<FileType, MessageId>> = {
  PICTURE: 'files.type.picture',
  PDF: 'files.type.pdf',
  DOCUMENT: 'files.type.document',
  VIDEO: 'files.type.video',
  OTHER: 'files.type.other',
}
