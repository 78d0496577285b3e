import { builder } from '../../../api/builder.ts'
import { imagePath } from '../../../platform/imageSizes.ts'
import { FileRef } from '../graphql/file.ts'
import { FilePayloadRef, FocalPointInput, fileKey, ofFile } from '../library/graphql.ts'
import { obstacleOf } from '../library/keepEdit.ts'
import type { FileRow } from '../queries.ts'
import { type PictureEdit, type Rectangle, type Turned, turns } from '../rules/pictureEdit.ts'
import { editOf, editPicture } from './editPicture.ts'

export const RectangleRef = builder.objectRef<Rectangle>('Rectangle').implement({
  fields: t => ({
    left: t.exposeInt('left'),
    top: t.exposeInt('top'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
  }),
})

export const PictureTurnRef = builder.enumType('PictureTurn', {
  values: Object.fromEntries(turns.map(turned => [`BY_${turned}`, { value: turned }])) as Record<
    `BY_${Turned}`,
    { value: Turned }
  >,
})

const PictureEditRef = builder.objectRef<PictureEdit>('PictureEdit').implement({
  fields: t => ({
    turned: t.expose('turned', { type: PictureTurnRef }),
    isMirrored: t.exposeBoolean('isMirrored'),
    crop: t.expose('crop', { type: RectangleRef, nullable: true }),
  }),
})

const EditObstacleRef = builder.enumType('EditObstacle', {
  values: {
    NO_PICTURE: { value: 'noPicture' },
    MOVING: { value: 'moving' },
    TOO_LARGE: { value: 'tooLarge' },
    DAMAGED: { value: 'damaged' },
    LOCKED: { value: 'locked' },
    SIGNED: { value: 'signed' },
  } as const,
})

const OriginalPictureRef = builder.objectRef<FileRow>('OriginalPicture').implement({
  fields: t => ({
    width: t.int({ resolve: file => editOf(file).original.width }),
    height: t.int({ resolve: file => editOf(file).original.height }),
    pictureUrl: t.string({
      args: { width: t.arg.int({ required: true }) },
      // Not where everybody has pictures: what was cut away is nobody else's.
      resolve: ({ id, originalSha256, sha256 }, { width }) => {
        const path = imagePath(originalSha256 ?? sha256, width)
        return `/api/v0/original/${id}/${path.slice(path.lastIndexOf('/') + 1)}`
      },
    }),
  }),
})

builder.objectFields(FileRef, t => ({
  edit: t.field({
    type: PictureEditRef,
    nullable: true,
    resolve: file => (file.width === null ? null : editOf(file)),
  }),
  original: t.field({
    type: OriginalPictureRef,
    nullable: true,
    resolve: file => (file.width === null ? null : file),
  }),
  editObstacle: t.field({
    type: EditObstacleRef,
    nullable: true,
    // The picture or document is read for it.
    complexity: 1000,
    resolve: (file, _args, context) => obstacleOf(context, file),
  }),
}))

export const RectangleInput = builder.inputType('RectangleInput', {
  fields: t => ({
    left: t.int({ required: true }),
    top: t.int({ required: true }),
    width: t.int({ required: true }),
    height: t.int({ required: true }),
  }),
})
const PictureEditInput = builder.inputType('PictureEditInput', {
  fields: t => ({
    turned: t.field({ type: PictureTurnRef, required: true }),
    isMirrored: t.boolean({ required: true }),
    crop: t.field({ type: RectangleInput }),
  }),
})
const EditPictureInput = builder.inputType('EditPictureInput', {
  fields: t => ({
    fileId: t.id({ required: true }),
    revision: t.int({ required: true }),
    edit: t.field({ type: PictureEditInput, required: true }),
    focalPoint: t.field({ type: FocalPointInput }),
  }),
})

builder.mutationField('editPicture', t =>
  t.field({
    type: FilePayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: EditPictureInput, required: true }) },
    resolve: (_root, { input: { fileId, revision, edit, focalPoint } }, context) =>
      ofFile(() =>
        editPicture(context, {
          ...{ fileId: fileKey(fileId), revision, focalPoint, path: ['edit', 'crop'] },
          edit: () => ({ turned: edit.turned, isMirrored: edit.isMirrored, crop: edit.crop ?? null }),
        }),
      ),
  }),
)
