import type { MessageId } from '../../../../intl/messageIds.ts'
import type { FileType } from '../browser/filesUrl.ts'

/** What files are chosen for (platform.md 4). */
export type ChooserMode = 'gallery' | 'editor' | 'insertImageNewsletter' | 'insertDownload' | 'chooseDownload'

interface ModeRules {
  title: MessageId
  /** Only these; null: all. */
  types: readonly FileType[] | null
  /** Only these, in small letters; null: all of the types. */
  extensions: readonly string[] | null
  /** Several at once, unless the place wants one. */
  isMany: boolean
}

const pictures = ['PICTURE'] as const
const documents = ['PDF', 'DOCUMENT'] as const

/** Pictures for galleries and products; one for a text; one for a newsletter, where mail programs show but these kinds; a
 *  document as a download of a text; documents as the downloads of a thing. */
export const modes: Readonly<Record<ChooserMode, ModeRules>> = {
  gallery: { title: 'chooser.pictures', types: pictures, extensions: null, isMany: true },
  editor: { title: 'chooser.picture', types: pictures, extensions: null, isMany: false },
  insertImageNewsletter: {
    title: 'chooser.picture',
    types: pictures,
    extensions: ['jpg', 'jpeg', 'png', 'gif'],
    isMany: false,
  },
  insertDownload: { title: 'chooser.file', types: null, extensions: null, isMany: false },
  chooseDownload: { title: 'chooser.documents', types: documents, extensions: null, isMany: true },
}
