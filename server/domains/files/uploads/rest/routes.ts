import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { handlersOf, nothing, type Route, route, takeForms } from '../../../../api/rest.ts'
import { exampleIds, listOf, whole } from '../../../../kit/answers.ts'
import { readSettings } from '../../../settings/queries.ts'
import { fileAnswer } from '../../presenters/fileAnswer.ts'
import { presentedFile } from '../../presenters/presentedFile.ts'
import { longestTag, mostTags } from '../../rules/tags.ts'
import { uploadSettings } from '../../settings.ts'
import { readQuota } from '../quota.ts'
import { takeForm } from './uploadForm.ts'

const uploadRoute = route({
  method: 'POST',
  path: '/api/v0/upload',
  audience: 'editor:files',
  summary:
    'Brings a file into the library, as a form of several parts. A file whose content is there already is refused with C1, which names it as `existing`; `duplicate` says otherwise. Large files may come in parts instead, by tus 1.0.0 to `/api/v0/uploads`.',
  input: nothing,
  form: z.object({
    file: z.string().meta({
      description: 'the file; the name of the part is that of the file where it has no other',
      contentMediaType: 'application/octet-stream',
    }),
    tags: z
      .string()
      .optional()
      .meta({
        description: `a JSON list of words by which staff sort it, at most ${mostTags} of ${longestTag} characters`,
        examples: ['["Trikot","Saison 26"]'],
      }),
    duplicate: z
      .enum(['refuse', 'use', 'keep'])
      .optional()
      .meta({ description: 'use: an existing file is answered in its place; keep: it comes in all the same' }),
    public: z.enum(['true', 'false']).optional().meta({ description: 'whether everybody may have it' }),
  }),
  answer: listOf(fileAnswer, 'the file, alone in its list'),
  refused: ['FILE_TYPE_INVALID', 'FILE_TOO_LARGE', 'IMAGE_TOO_SMALL', 'FILE_DUPLICATE', 'QUOTA_REACHED'],
  keepsNothing: 'it brings a file',
  async run(context, _input, reply) {
    const { file } = await takeForm(context, reply.request)
    return [await presentedFile(context, file)]
  },
})

const quotaAnswer = z.object({
  total: whole('bytes that there is room for', 20_000_000_000),
  used: whole('bytes that are taken, earlier versions and what is still arriving included', 1_482_113),
})

const quotaAt = (path: string): Route =>
  route({
    method: 'GET',
    path,
    audience: 'staff:files',
    summary: 'Room for files, and how much of it is taken. There is one for all: whatever the id, it is answered.',
    input: z.object({ id: z.string().max(200).optional() }),
    answer: quotaAnswer,
    example: { id: exampleIds.user },
    run: ({ database }) => readQuota(database.drizzle),
  })

/** How files come in over the documented paths, and the room for them. */
export const uploadRoutes: readonly Route[] = [uploadRoute, quotaAt('/api/v0/quota'), quotaAt('/api/v0/quota/{id}')]

/** Takes files at the path that the shop has set too, wherever no other path of its own answers. */
export function registerConfiguredUploads(app: FastifyInstance, parts: Parameters<typeof handlersOf>[1]): void {
  const { onRequest, handler } = handlersOf(uploadRoute, parts)
  takeForms(app).post('/api/*', {
    async onRequest(request, reply) {
      const { database } = await parts.contextOf(request, reply)
      const { uploadPath } = uploadSettings.of(await readSettings(database.drizzle))
      if (request.url.split('?')[0] !== uploadPath) return reply.callNotFound()
      return onRequest(request, reply)
    },
    handler,
  })
}
