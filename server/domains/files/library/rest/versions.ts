import { z } from 'zod'
import type { RequestContext } from '../../../../api/context.ts'
import { type Route, route } from '../../../../api/rest.ts'
import { askingOf, idNamed } from '../../../../api/restIds.ts'
import { exampleIds, instant, listOf, text, whole } from '../../../../kit/answers.ts'
import { NotFound } from '../../../../kit/refusals.ts'
import { askerOf } from '../../../../platform/images.ts'
import { fileAnswer } from '../../presenters/fileAnswer.ts'
import { presentedFile } from '../../presenters/presentedFile.ts'
import { filesByIds } from '../../queries.ts'
import { type FileVersion, restoreFileVersion, versionsOf } from '../replaceFile.ts'

const versionAnswer = z.object({
  number: whole('the oldest has number 1', 1),
  name: text('what it was called', 'trikot-vorne.jpg'),
  ext: text('of its name, without the dot', 'jpg'),
  type: text('the type of its content', 'image/jpeg'),
  size: whole('bytes', 482_113),
  width: whole('pixels; null for what was no picture', 1600).nullable(),
  height: whole('pixels; null for what was no picture', 2000).nullable(),
  replaced: instant('when something else took its place'),
  src: text('a path to a small picture of it, for staff; null for what was no picture', '/api/v0/file/…').nullable(),
})

const presentVersion = (version: FileVersion) => ({
  ...{ number: version.number, name: version.name, ext: version.extension, type: version.mimeType },
  ...{ size: version.size, width: version.width, height: version.height },
  replaced: version.createdAt.toISOString(),
  src: version.width === null ? null : `/api/v0/file/${version.fileId}/versions/${version.number}/picture`,
})

async function versionsOfNamed(context: RequestContext, named: string) {
  const { database, viewer } = context
  const fileId = await idNamed(askingOf(context), named, { types: ['File'], path: ['id'] })
  const [file] = fileId === null ? [] : await filesByIds(database.drizzle, viewer, [fileId])
  if (!file) throw new NotFound()
  return { fileId: file.id, versions: await versionsOf(database.drizzle, file.id) }
}

const id = z.string().max(400)
const number = z.coerce.number().int().min(1).max(1_000_000)
const example = { id: exampleIds.picture, number: 1 }

/** What files were before they were edited or replaced. */
export const fileVersionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/file/{id}/versions',
    audience: 'staff:files',
    summary: 'What a file was before it was edited or replaced, the latest first; at most a hundred.',
    input: z.object({ id }),
    answer: z.object({ items: listOf(versionAnswer, 'its versions'), total: whole('how many are listed', 1) }),
    example: { id: exampleIds.picture },
    async run(context, input) {
      const { versions } = await versionsOfNamed(context, input.id)
      return { items: versions.map(presentVersion), total: versions.length }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/file/{id}/versions/{number}/picture',
    audience: 'staff:files',
    summary: 'A small picture of an earlier version.',
    input: z.object({ id, number }),
    answer: 'The picture',
    example,
    async run(context, input, reply) {
      const { versions } = await versionsOfNamed(context, input.id)
      const version = versions.find(each => each.number === input.number)
      const content =
        version &&
        (await context.images.variant(version.sha256, '200x200', 'jpeg', () => askerOf(reply.request, reply)))
      if (!content) throw new NotFound()
      reply.type('image/jpeg').header('cache-control', 'private, no-store')
      return content
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/file/{id}/versions/{number}/restore',
    audience: 'editor:files',
    summary: 'Gives a file back what it was; what it is now becomes a version.',
    input: z.object({ id, number, revision: z.int().optional() }),
    answer: fileAnswer,
    example,
    async run(context, input) {
      const { fileId } = await versionsOfNamed(context, input.id)
      const revision = input.revision ?? null
      return presentedFile(context, await restoreFileVersion(context, { fileId, revision, number: input.number }))
    },
  }),
]
