import { batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { rawId } from '../../../api/globalIds.ts'
import { LocalizedTextRef } from '../../../api/values.ts'
import { mayEdit, mayWrite } from '../../../kit/viewer.ts'
import { LockableRef } from '../../locks/graphql.ts'
import { hasPicture } from '../pictures/preparePictures.ts'
import { picturePath } from '../presenters/picturePath.ts'
import { type FileRow, filesByIds } from '../queries.ts'

/** Loads a file of the library for a request; null where there is none or the viewer may not see it. */
export const loadFile = batchedRows(({ database, viewer }, ids) => filesByIds(database.drizzle, viewer, ids))

export const FileTypeRef = builder.enumType('FileType', {
  values: {
    PICTURE: { value: 'picture' },
    PDF: { value: 'pdf' },
    DOCUMENT: { value: 'document' },
    VIDEO: { value: 'video' },
    OTHER: { value: 'other' },
  } as const,
})

export const FocalPointRef = builder
  .objectRef<{ x: number; y: number }>('FocalPoint')
  .implement({ fields: t => ({ x: t.exposeFloat('x'), y: t.exposeFloat('y') }) })

/** A file of the library as staff see it; visitors see pictures and downloads of what is shown to them. */
export const FileRef = builder.objectRef<FileRow>('File')
builder.node(FileRef, {
  id: { resolve: file => file.id },
  interfaces: [LockableRef],
  isTypeOf: value => 'sha256' in (value as object) && 'isInLibrary' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadFile(context, id))),
  fields: t => ({
    name: t.exposeString('name'),
    extension: t.exposeString('extension'),
    mimeType: t.exposeString('mimeType'),
    type: t.expose('type', { type: FileTypeRef }),
    size: t.exposeInt('size'),
    isPicture: t.boolean({ resolve: ({ width }) => width !== null }),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
    alt: t.expose('alt', { type: LocalizedTextRef, nullable: true }),
    caption: t.expose('caption', { type: LocalizedTextRef, nullable: true }),
    tags: t.exposeStringList('tags'),
    focalPoint: t.field({
      type: FocalPointRef,
      nullable: true,
      resolve: ({ focalX, focalY }) => (focalX === null || focalY === null ? null : { x: focalX, y: focalY }),
    }),
    isPublic: t.exposeBoolean('isPublic'),
    isEdited: t.boolean({ resolve: ({ edit }) => edit !== null }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    pictureUrl: t.string({
      nullable: true,
      args: { width: t.arg.int({ required: true }), height: t.arg.int() },
      resolve: (file, { width, height }) => (hasPicture(file) ? picturePath(file, width, height ?? undefined) : null),
    }),
    downloadUrl: t.string({ resolve: ({ id }) => `/api/v0/download/${id}` }),
    viewerCanEdit: t.boolean({ resolve: (_file, _args, { viewer }) => mayEdit(viewer, 'files') }),
    viewerCanDelete: t.boolean({ resolve: (_file, _args, { viewer }) => mayWrite(viewer, 'files') }),
  }),
})

builder.queryFields(t => ({
  file: t.field({
    type: FileRef,
    nullable: true,
    authScopes: { staff: 'files' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadFile(context, rawId('File', String(id)) ?? ''),
  }),
}))
