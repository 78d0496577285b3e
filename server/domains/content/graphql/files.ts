import { batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { type Language, textIn } from '../../../kit/languages.ts'
import { imagePath, imageSourceSet } from '../../../platform/imageSizes.ts'
import { FocalPointRef } from '../../files/graphql/file.ts'
import { pictureAddress } from '../../files/presenters/picturePath.ts'
import { type PageFile, pageFiles } from '../queries/files.ts'

/** Loads a file that a page shows; null where there is none or the viewer may not have it. */
export const loadPageFile = batchedRows(({ database, viewer }, ids) => pageFiles(database.drizzle, viewer, ids))

/** A picture with what the page says of it; empty: what the library says. */
export type ShownPicture = { readonly file: PageFile; readonly alt: string; readonly language: Language }

const isForAll = ({ isPublic, deletedAt }: PageFile): boolean => isPublic && deletedAt === null

const addressOf = (file: PageFile, path: string): string =>
  pictureAddress({ id: file.id, sha256: file.sha256, isForAll: isForAll(file) }, path)

export const PagePictureRef = builder.objectRef<ShownPicture>('PagePicture').implement({
  fields: t => ({
    url: t.string({
      args: { width: t.arg.int({ required: true }), height: t.arg.int() },
      resolve: ({ file }, { width, height }) => addressOf(file, imagePath(file.sha256, width, height ?? undefined)),
    }),
    srcSet: t.string({
      args: { widths: t.arg.intList({ required: true }) },
      resolve: ({ file }, { widths }) =>
        imageSourceSet({ sha256: file.sha256, width: file.width ?? 0 }, widths, path => addressOf(file, path)),
    }),
    width: t.int({ resolve: ({ file }) => file.width ?? 0 }),
    height: t.int({ resolve: ({ file }) => file.height ?? 0 }),
    alt: t.string({ resolve: ({ file, alt, language }) => alt || (textIn(language, file.alt) ?? '') }),
    caption: t.string({ nullable: true, resolve: ({ file, language }) => textIn(language, file.caption) }),
    focalPoint: t.field({
      type: FocalPointRef,
      nullable: true,
      resolve: ({ file: { focalX, focalY } }) => (focalX === null || focalY === null ? null : { x: focalX, y: focalY }),
    }),
  }),
})

export const PageFileRef = builder.objectRef<PageFile>('PageFile').implement({
  fields: t => ({
    name: t.exposeString('name'),
    extension: t.exposeString('extension'),
    mimeType: t.exposeString('mimeType'),
    size: t.exposeInt('size'),
    isPicture: t.boolean({ resolve: ({ width }) => width !== null }),
    url: t.string({ resolve: ({ id }) => `/api/v0/download/${id}` }),
    picture: t.field({
      type: PagePictureRef,
      nullable: true,
      resolve: (file, _args, { language }) => (file.width === null ? null : { file, alt: '', language }),
    }),
  }),
})
