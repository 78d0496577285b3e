import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { type Route, route } from '../../../api/rest.ts'
import { askingOf, idNamed } from '../../../api/restIds.ts'
import { inWordsOf } from '../../../api/restWrites.ts'
import { exampleIds } from '../../../kit/answers.ts'
import { NotFound, refuseIf } from '../../../kit/refusals.ts'
import { pictureNamed } from '../../../platform/imageSizes.ts'
import { askerOf, formatFor, mimeTypes } from '../../../platform/images.ts'
import { isDocument } from '../documents/editDocument.ts'
import { type Sendable, sendableBuffer, sendContent } from '../downloads/sendContent.ts'
import { fileAnswer } from '../presenters/fileAnswer.ts'
import { presentedFile } from '../presenters/presentedFile.ts'
import { filesByIds } from '../queries.ts'
import { mostPages } from '../rules/documentEdit.ts'
import { cropped, editedSides, type PictureEdit, rectangleRefusals, turnedBy } from '../rules/pictureEdit.ts'
import { editFile } from './editFile.ts'

const pixels = z.int().min(0).max(100_000)
const named = {
  _id: z.string().max(400),
  revision: z.int().min(1).optional(),
  pages: z.array(z.int().min(1).max(mostPages)).min(1).max(mostPages).optional(),
}

/** How the documented paths call what GraphQL calls otherwise. */
const restNames: Readonly<Record<string, string>> = { fileId: '_id' }

type Named = { readonly _id: string; readonly revision?: number | undefined; readonly pages?: number[] | undefined }

/** Edits a picture, or pages of a document, by what was done to it so far, and answers with the file. */
async function edited(
  context: RequestContext,
  { _id, revision, pages }: Named,
  edit: (now: PictureEdit) => PictureEdit,
) {
  const fileId = await idNamed(askingOf(context), _id, { types: ['File'], path: ['_id'] })
  if (fileId === null) throw new NotFound()
  const file = await inWordsOf(
    path => path.map(step => restNames[step] ?? step),
    () => editFile(context, { fileId, revision: revision ?? null, pages: pages ?? null, edit }),
  )
  return presentedFile(context, file)
}

const kept =
  'What was uploaded is kept, and what the file was becomes an earlier version. Of a PDF all pages, or those that `pages` names; the first has number 1.'

export const pictureRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/crop',
    audience: 'editor:files',
    summary: `Cuts a rectangle out of a picture, in pixels of the picture as it is seen now, or crops pages of a PDF, in points (72 to an inch): what is cut off them is hidden in the file, not gone. ${kept} With \`revision\` only if that is its present one.`,
    input: z.object({ ...named, x: pixels, y: pixels, width: pixels, height: pixels }),
    answer: fileAnswer,
    example: { _id: exampleIds.picture, x: 100, y: 50, width: 800, height: 800 },
    refused: ['FILE_LOCKED', 'STALE_REVISION'],
    run: (context, { x, y, width, height, ...file }) =>
      edited(context, file, now => {
        const wanted = { left: x, top: y, width, height }
        // What was cut away before is not in the picture that was seen.
        refuseIf(rectangleRefusals(wanted, editedSides(now), []))
        return cropped(now, wanted)
      }),
  }),
  route({
    method: 'POST',
    path: '/api/v0/rotate',
    audience: 'editor:files',
    summary: `Turns a picture, or pages of a PDF, clockwise by \`angle\` degrees, a multiple of 90; what was cut out stays. ${kept} With \`revision\` only if that is its present one.`,
    input: z.object({ ...named, angle: z.int().min(-360).max(360).multipleOf(90) }),
    answer: fileAnswer,
    example: { _id: exampleIds.picture, angle: 90 },
    refused: ['FILE_LOCKED', 'STALE_REVISION'],
    run: (context, { angle, ...file }) => edited(context, file, now => turnedBy(now, angle)),
  }),
  route({
    method: 'GET',
    path: '/api/v0/original/{id}/{gridref}',
    audience: 'staff:files',
    summary:
      'A picture as it was uploaded, whatever was done to it since, in one of the offered sizes and the best format that `Accept` names. For those who edit it: what was cut away is nobody else’s.',
    input: z.object({ id: z.string().max(200), gridref: z.string().max(200) }),
    answer: 'The picture',
    example: { id: exampleIds.picture, gridref: '500' },
    isSentAsItIs: true,
    async run({ database, viewer, images }, { id, gridref }, reply) {
      const [file] = await filesByIds(database.drizzle, viewer, [id])
      const named = pictureNamed(gridref)
      if (!file || file.width === null || named === null) throw new NotFound()
      const format = named.format ?? formatFor(reply.request.headers.accept)
      const sha256 = file.originalSha256 ?? file.sha256
      const content = await images.variant(sha256, named.size, format, () => askerOf(reply.request, reply))
      if (!content) throw new NotFound()
      reply.header('vary', 'Accept')
      const tag = `"${sha256.slice(0, 32)}-original-${gridref}-${format}"`
      return sendPicture(reply, mimeTypes[format], sendableBuffer(content, tag))
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/original/{id}/pages/{number}',
    audience: 'staff:files',
    summary: 'What a page of a PDF shows as it was uploaded, as WebP with a longer side of 1600 pixels.',
    input: z.object({ id: z.string().max(200), number: z.coerce.number().int().min(1).max(mostPages) }),
    answer: 'The picture',
    example: { id: exampleIds.picture, number: 1 },
    isSentAsItIs: true,
    async run({ database, viewer, images }, { id, number }, reply) {
      const [file] = await filesByIds(database.drizzle, viewer, [id])
      if (!file || !isDocument(file)) throw new NotFound()
      const sha256 = file.originalSha256 ?? file.sha256
      const content = await images.editing.page(sha256, number, () => askerOf(reply.request, reply))
      if (!content) throw new NotFound()
      return sendPicture(reply, mimeTypes.webp, sendableBuffer(content, `"${sha256.slice(0, 32)}-page${number}"`))
    },
  }),
]

/** Sends what only those see who edit it. */
function sendPicture(reply: FastifyReply, mimeType: string, content: Sendable) {
  reply
    .type(mimeType)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  return sendContent(reply, content)
}
