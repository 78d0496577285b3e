import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { LanguageRef } from '../../../api/values.ts'
import { mayWrite } from '../../../kit/viewer.ts'
import { withoutControls } from '../../../kit/words.ts'
import { deleteAnswers, markAnswersRead } from '../operations/answers.ts'
import { sentFilePath } from '../presenters/paths.ts'
import {
  type AnswerTab,
  answerTabs,
  browseAnswers,
  countAnswers,
  countAnswerTabs,
  type FormAnswer,
  type FormFile,
} from '../queries.ts'
import type { GivenAnswer } from '../rules/answers.ts'
import { mostSentFiles } from '../rules/files.ts'
import { FormAnswerRef, FormFieldKindRef, FormRef, loadAnswer, loadFiles, loadForm } from './refs.ts'

const SentFileRef = builder.objectRef<FormFile>('SentFile').implement({
  fields: t => ({
    name: t.exposeString('name'),
    bytes: t.exposeFloat('size'),
    url: t.string({ resolve: ({ id, answerId }) => sentFilePath(answerId, id) }),
  }),
})

const GivenAnswerRef = builder.objectRef<GivenAnswer & { readonly answerId: string }>('AnsweredField').implement({
  fields: t => ({
    key: t.exposeString('key'),
    kind: t.expose('kind', { type: FormFieldKindRef }),
    label: t.exposeString('label'),
    values: t.exposeStringList('values'),
    files: t.field({
      type: [SentFileRef],
      complexity: { field: 1, multiplier: mostSentFiles },
      resolve: async ({ key, kind, values, answerId }, _args, context) => {
        if (kind !== 'file' || values.length === 0) return []
        const files = (await loadFiles(context, answerId)) ?? []
        return files.filter(({ field }) => field === key)
      },
    }),
  }),
})

builder.node(FormAnswerRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'deleteAfter' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadAnswer(context, id))),
  fields: t => ({
    form: t.field({
      type: FormRef,
      nullable: true,
      resolve: ({ formId }, _args, context) => loadForm(context, formId),
    }),
    email: t.exposeString('email', { nullable: true }),
    language: t.expose('language', { type: LanguageRef }),
    answers: t.field({
      type: [GivenAnswerRef],
      resolve: ({ id, answers }) => answers.map(answer => ({ ...answer, answerId: id })),
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
    deleteAfter: t.expose('deleteAfter', { type: 'DateTime', nullable: true }),
    viewerCanEdit: t.boolean({ resolve: (_answer, _args, { viewer }) => mayWrite(viewer, 'messages') }),
  }),
})

type AnswerPage = NumberedPage<FormAnswer> & { tabs: () => Promise<Record<AnswerTab, number>> }

const FormAnswerTabRef = builder.enumType('FormAnswerTab', {
  values: { UNREAD: { value: 'unread' }, READ: { value: 'read' }, ALL: { value: 'all' } } as const,
})
const FormAnswerTabCountRef = builder.objectRef<{ key: AnswerTab; count: number }>('FormAnswerTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: FormAnswerTabRef }), count: t.exposeInt('count') }),
})
const FormAnswerConnectionRef = numberedConnection<FormAnswer, AnswerPage>('FormAnswer', FormAnswerRef)
builder.objectField(FormAnswerConnectionRef, 'tabs', t =>
  t.field({
    type: [FormAnswerTabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return answerTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const FormAnswerFilterInput = builder.inputType('FormAnswerFilter', {
  fields: t => ({ tab: t.field({ type: FormAnswerTabRef }), search: t.string(), formId: t.id() }),
})

builder.queryFields(t => ({
  formAnswers: t.field({
    type: FormAnswerConnectionRef,
    authScopes: { staff: 'messages' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: FormAnswerFilterInput }) },
    resolve: async (_root, { filter, ...args }, { database: { drizzle: reader }, viewer }) => {
      const formId = filter?.formId ? (rawId('Form', String(filter.formId)) ?? String(filter.formId)) : null
      const wanted = { tab: filter?.tab, search: withoutControls(filter?.search), formId }
      const page = await numberedPage(args, {
        read: part => browseAnswers(reader, viewer, wanted, part),
        count: most => countAnswers(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countAnswerTabs(reader, viewer, wanted) }
    },
  }),
  formAnswer: t.field({
    type: FormAnswerRef,
    nullable: true,
    authScopes: { staff: 'messages' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadAnswer(context, rawId('FormAnswer', String(id)) ?? String(id)),
  }),
}))

const MarkFormAnswersReadInput = builder.inputType('MarkFormAnswersReadInput', {
  fields: t => ({ answerIds: t.idList({ required: true }), isRead: t.boolean({ required: true }) }),
})
const DeleteFormAnswersInput = builder.inputType('DeleteFormAnswersInput', {
  fields: t => ({ answerIds: t.idList({ required: true }) }),
})
const MarkFormAnswersReadPayload = payloadType<{ answers: readonly FormAnswer[] }>('MarkFormAnswersReadPayload', t => ({
  answers: t.field({
    type: [FormAnswerRef],
    resolve: ({ answers }) => answers,
  }),
}))
const DeleteFormAnswersPayload = payloadType<{ ids: readonly string[] }>('DeleteFormAnswersPayload', t => ({
  deletedAnswerIds: t.idList({ resolve: ({ ids }) => ids.map(id => globalId('FormAnswer', id)) }),
}))

const rawIds = (ids: readonly (string | number)[]) => ids.map(id => rawId('FormAnswer', String(id)) ?? '')

builder.mutationFields(t => ({
  markFormAnswersRead: t.field({
    type: MarkFormAnswersReadPayload,
    authScopes: { admin: 'messages' },
    args: { input: t.arg({ type: MarkFormAnswersReadInput, required: true }) },
    resolve: (_root, { input: { answerIds, isRead } }, context) =>
      withRefusals<{ answers: readonly FormAnswer[] }>({ answers: [] }, async () => ({
        answers: await markAnswersRead(context, { answerIds: rawIds(answerIds), isRead }),
      })),
  }),
  deleteFormAnswers: t.field({
    type: DeleteFormAnswersPayload,
    authScopes: { admin: 'messages' },
    args: { input: t.arg({ type: DeleteFormAnswersInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ ids: readonly string[] }>({ ids: [] }, async () => ({
        ids: await deleteAnswers(context, { answerIds: rawIds(input.answerIds) }),
      })),
  }),
}))
