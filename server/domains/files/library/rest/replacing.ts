import { z } from 'zod'
import { type Route, route } from '../../../../api/rest.ts'
import { askingOf, idNamed } from '../../../../api/restIds.ts'
import { exampleIds } from '../../../../kit/answers.ts'
import { NotFound, refuse } from '../../../../kit/refusals.ts'
import { fileAnswer } from '../../presenters/fileAnswer.ts'
import { presentedFile } from '../../presenters/presentedFile.ts'
import { type FormFields, receiveForm } from '../../uploads/rest/uploadForm.ts'
import { replaceByDraft, requireReplaceable } from '../replaceFile.ts'

function revisionIn(fields: FormFields): number | null {
  const text = fields.get('revision')
  if (text === undefined || text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : refuse('INVALID_INPUT', ['revision'], 'is a whole number')
}

/** Other content for a file that keeps its id and address. */
export const replacingRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/file/{id}/replace',
    audience: 'editor:files',
    summary:
      'Gives a file another content, as a form of several parts: id, address, words and tags stay, whatever shows it shows the new one, and what it was becomes a version. A picture is replaced by a picture.',
    input: z.object({ id: z.string().max(400) }),
    form: z.object({
      file: z.string().meta({ description: 'the new content', contentMediaType: 'application/octet-stream' }),
      revision: z
        .string()
        .optional()
        .meta({ description: 'the one that was seen; another answers STALE_REVISION', examples: ['1'] }),
    }),
    answer: fileAnswer,
    example: { id: exampleIds.picture },
    refused: [
      ...(['FILE_TYPE_INVALID', 'FILE_TOO_LARGE', 'QUOTA_REACHED', 'FILE_LOCKED', 'STALE_REVISION'] as const),
      'TRANSITION_NOT_ALLOWED',
    ],
    keepsNothing: 'it brings a file',
    async run(context, { id }, reply) {
      const fileId = await idNamed(askingOf(context), id, { types: ['File'], path: ['id'] })
      if (fileId === null) throw new NotFound()
      await requireReplaceable(context, { fileId, revision: null })
      const file = await receiveForm(context, reply.request, (draft, fields) =>
        replaceByDraft(context, { fileId, revision: revisionIn(fields), draft }),
      )
      return presentedFile(context, file)
    },
  }),
]
