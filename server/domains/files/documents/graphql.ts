import { builder } from '../../../api/builder.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { FileRef } from '../graphql/file.ts'
import { FilePayloadRef, fileKey, ofFile } from '../library/graphql.ts'
import { PictureTurnRef, RectangleInput, RectangleRef } from '../pictures/graphql.ts'
import type { FileRow } from '../queries.ts'
import { mostPages, type PageEdit, pagesWith } from '../rules/documentEdit.ts'
import { documentEditOf, editDocument, isDocument } from './editDocument.ts'

type Page = PageEdit & { readonly file: FileRow }

const DocumentPageRef = builder.objectRef<Page>('DocumentPage').implement({
  fields: t => ({
    number: t.exposeInt('number'),
    width: t.int({ resolve: ({ original }) => original.width }),
    height: t.int({ resolve: ({ original }) => original.height }),
    turned: t.expose('turned', { type: PictureTurnRef }),
    crop: t.expose('crop', { type: RectangleRef, nullable: true }),
    pictureUrl: t.string({ resolve: ({ file, number }) => `/api/v0/original/${file.id}/pages/${number}` }),
  }),
})

builder.objectFields(FileRef, t => ({
  pages: t.field({
    type: [DocumentPageRef],
    nullable: true,
    // The document is opened for it.
    complexity: 1000,
    resolve: async (file, _args, { images }) => {
      if (!isDocument(file)) return null
      const { pages } = await images.editing.pages(file.originalSha256 ?? file.sha256)
      return pages ? pagesWith(documentEditOf(file), pages).map(page => ({ ...page, file })) : null
    },
  }),
}))

const PageEditInput = builder.inputType('PageEditInput', {
  fields: t => ({
    number: t.int({ required: true }),
    turned: t.field({ type: PictureTurnRef, required: true }),
    crop: t.field({ type: RectangleInput }),
  }),
})
const EditDocumentInput = builder.inputType('EditDocumentInput', {
  fields: t => ({
    fileId: t.id({ required: true }),
    revision: t.int({ required: true }),
    pages: t.field({ type: [PageEditInput], required: true, ...atMost({ entries: mostPages }) }),
  }),
})

builder.mutationField('editDocument', t =>
  t.field({
    type: FilePayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: EditDocumentInput, required: true }) },
    resolve: (_root, { input: { fileId, revision, pages } }, context) => {
      const wanted = new Map(pages.map((page, index) => [page.number, { ...page, index }]))
      return ofFile(() =>
        editDocument(context, {
          ...{ fileId: fileKey(fileId), revision, numbers: pages.map(({ number }) => number) },
          numberPath: index => ['pages', String(index), 'number'],
          edit: now =>
            now.map(({ number, original }) => {
              const { turned = 0, crop = null } = wanted.get(number) ?? {}
              return { number, turned, isMirrored: false, crop: crop ?? null, original }
            }),
          cropPath: ({ number }) => ['pages', String(wanted.get(number)?.index ?? 0), 'crop'],
        }),
      )
    },
  }),
)
