import { z } from 'zod'
import {
  decimal,
  exampleIds,
  ids,
  instant,
  listOf,
  named,
  oneOf,
  revision,
  text,
  whole,
  yesNo,
} from '../../../kit/answers.ts'
import { globalId } from '../../../kit/globalIds.ts'
import { type Language, textIn } from '../../../kit/languages.ts'
import { fileLockAnswer, presentLock } from '../../locks/presenters/lock.ts'
import type { Lock } from '../../locks/queries.ts'
import type { FileRow } from '../queries.ts'
import { gridrefFields, gridrefsOf } from './gridrefs.ts'
import { picturePath } from './picturePath.ts'

/** A file of the library as the documented paths show it to staff (platform.md 3). */
export const fileAnswer = named(
  'File',
  'A picture, a document or another file of the library',
  z.object({
    ...ids('File', 'picture'),
    name: text('with its extension', 'trikot-vorne.jpg'),
    ext: text('of its name, without the dot', 'jpg'),
    size: whole('bytes', 482_113),
    tags: listOf(text('a word by which staff sort files', 'Trikot'), 'words by which staff sort files'),
    uploadDate: instant('when it was uploaded'),
    changed: instant('when it, its words or its tags were last changed'),
    type: text('the type of its content', 'image/jpeg'),
    status: oneOf('whether it can be used, or lies in the trash', ['ready', 'trash']),
    progress: whole('percent of it that arrived', 100),
    isImg: yesNo('whether it is a picture', true),
    width: whole('pixels; null for what is no picture', 1600).nullable(),
    height: whole('pixels; null for what is no picture', 2000).nullable(),
    ...gridrefFields,
    src: text(
      'a path to the picture, for whoever may have it; null for what is no picture',
      '/images/…/800x800',
    ).nullable(),
    url: text('a path to the file, for good', `/api/v0/download/${exampleIds.picture}`),
    alt: text('what it shows, in the language asked for', 'Trikot von vorne').nullable(),
    caption: text('below the picture, in the language asked for', 'Trikot Nordwald').nullable(),
    public: yesNo('whether everybody may have it', true),
    focal_point: z
      .object({ x: decimal('from 0 (left) to 1', 0.5), y: decimal('from 0 (top) to 1', 0.25) })
      .describe('what stays in sight when the picture is cropped; null: its middle')
      .nullable(),
    edited: yesNo('whether it was cropped, turned or mirrored'),
    fileLock: fileLockAnswer.nullable().describe('who edits it; null while nobody does'),
    revision: revision(),
  }),
)

/** A file as `fileAnswer` describes it. */
export function presentFile(file: FileRow, language: Language, lock: Lock | undefined) {
  const { id, width, height, focalX, focalY } = file
  const isImg = width !== null
  return {
    ...{ _id: id, id, global_id: globalId('File', id), name: file.name, ext: file.extension, size: file.size },
    ...{ tags: file.tags, uploadDate: file.createdAt.toISOString(), changed: file.changedAt.toISOString() },
    ...{
      type: file.mimeType,
      status: file.deletedAt === null ? 'ready' : 'trash',
      progress: 100,
      isImg,
      width,
      height,
    },
    ...gridrefsOf(file),
    src: isImg ? picturePath(file, 800, 800) : null,
    url: `/api/v0/download/${id}`,
    ...{ alt: textIn(language, file.alt), caption: textIn(language, file.caption), public: file.isPublic },
    focal_point: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
    edited: file.edit !== null,
    fileLock: lock ? presentLock(lock) : null,
    revision: file.revision,
  }
}
