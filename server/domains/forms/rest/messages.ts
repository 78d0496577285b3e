import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { type Route, route } from '../../../api/rest.ts'
import { collection } from '../../../api/restCollection.ts'
import type { Called } from '../../../api/restIds.ts'
import { records } from '../../../api/restRecords.ts'
import { exampleIds } from '../../../kit/answers.ts'
import { isId } from '../../../kit/ids.ts'
import { NotFound } from '../../../kit/refusals.ts'
import { fileNameField } from '../../../platform/headers.ts'
import { sendContent } from '../../files/downloads/sendContent.ts'
import { deleteAnswers, markAnswersRead } from '../operations/answers.ts'
import { messageAnswer, presentMessage } from '../presenters/messages.ts'
import {
  answersByIds,
  type FormAnswer,
  filesOfAnswers,
  findAnswers,
  formsByIds,
  type MessageFilter,
  messageSorts,
  sentFileById,
} from '../queries.ts'

const called = { types: ['FormAnswer'] } as const satisfies Called

const id = z.string().max(200).refine(isId, 'is not an id')

const messageFilter: z.ZodType<MessageFilter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(500) }).transform(list => list.$in)])
      .optional(),
    read: z.boolean().optional(),
    form: id.optional(),
  })
  .transform(({ _id, read, form }) => ({ ids: _id, isRead: read, formId: form }))

/** Messages with the names of their forms and with their files, in two statements more. */
async function present({ database, viewer }: RequestContext, rows: readonly FormAnswer[]) {
  const reader = database.drizzle
  const forms = await formsByIds(reader, viewer, [...new Set(rows.map(({ formId }) => formId))])
  const files = await filesOfAnswers(
    reader,
    viewer,
    rows.map(row => row.id),
  )
  const names = new Map(forms.map(form => [form.id, form.name]))
  return rows.map(row => presentMessage(row, names.get(row.formId) ?? '', files.get(row.id) ?? []))
}

async function byIds(context: RequestContext, ids: readonly string[]) {
  const rows = await answersByIds(context.database.drizzle, context.viewer, ids)
  const found = new Map(rows.map(row => [row.id, row]))
  return present(
    context,
    ids.flatMap(each => found.get(each) ?? []),
  )
}

const change = z.strictObject({ read: z.boolean().optional() })

/** What visitors sent, for staff who read messages. */
export const messageRoutes: readonly Route[] = [
  ...collection({
    name: 'message',
    audience: 'staff:messages',
    what: 'messages that visitors sent by forms',
    types: called.types,
    item: messageAnswer,
    filter: messageFilter,
    filters: 'It also takes `_id`, `read` and `form` (an id).',
    sorts: messageSorts,
    async find(context, part) {
      const { items, total } = await findAnswers(context.database.drizzle, context.viewer, part)
      return { items: await present(context, items), total }
    },
    byIds,
  }),
  ...records({
    name: 'message',
    audience: 'admin:messages',
    what: 'messages',
    called,
    input: change,
    answer: messageAnswer,
    changing: { _id: exampleIds.message, read: true },
    note: 'What can be changed is whether it was read.',
    inputFor: () => change,
    read: byIds,
    update: (context, answerId, { read }: z.infer<typeof change>) =>
      read === undefined ? Promise.resolve() : markAnswersRead(context, { answerIds: [answerId], isRead: read }),
    remove: (context, ids) => deleteAnswers(context, { answerIds: ids }),
  }),
  route({
    method: 'GET',
    path: '/api/v0/message/{id}/file/{file}',
    audience: 'staff:messages',
    summary: 'A file that came with a message, to be saved: it is never shown, whatever it is.',
    input: z.object({ id, file: id }),
    answer: 'The file',
    example: { id: exampleIds.message, file: exampleIds.download },
    isSentAsItIs: true,
    async run({ database, viewer, storage }, { id: answerId, file: fileId }, reply) {
      const file = await sentFileById(database.drizzle, viewer, fileId)
      const stored = file?.answerId === answerId ? await storage.openFile(file.sha256) : null
      if (!file || !stored) throw new NotFound()
      // Strangers wrote it: whoever opens it does so outside of the site.
      reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; ${fileNameField(file.name)}`)
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .header('cache-control', 'private, no-store')
      return sendContent(reply, {
        ...{ size: stored.size, etag: `"${file.sha256.slice(0, 32)}-sent"` },
        read: part => stored.stream(part ?? undefined),
      })
    },
  }),
]
