import { accepts } from '../../../api/accepted.ts'
import { batched } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { mayWrite } from '../../../kit/viewer.ts'
import { withoutControls } from '../../../kit/words.ts'
import { PageTextsRef } from '../../content/graphql/managed.ts'
import { LockableRef } from '../../locks/graphql.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { siteSettings } from '../../site/settings.ts'
import { createForm, deleteForms, updateForm } from '../operations/forms.ts'
import { answerCounts, browseForms, countForms, type Form, type FormPage, pagesOfForms } from '../queries.ts'
import { type FormChanges, longestName, mostKeptDays, mostRecipients, newForm } from '../rules/fields.ts'
import { FormRef, loadForm } from './refs.ts'

type Counts = { readonly count: number; readonly unread: number }
const loadCounts = batched<Counts>(({ database, viewer }, ids) => answerCounts(database.drizzle, viewer, ids))

const loadPages = batched<readonly FormPage[]>(({ database, now }, ids) => pagesOfForms(database.drizzle, ids, now()))
const FormPageRef = builder.objectRef<FormPage>('FormPage').implement({
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('ManagedEntry', id) }),
    name: t.exposeString('name'),
  }),
})

refusalType('FORM_LOCKED', 'FormLocked').implement({
  interfaces: [UserErrorRef],
  fields: t => ({ lockedBy: t.string({ resolve: ({ details }) => String(details?.name ?? '') }) }),
})
refusalType('FORM_IN_USE', 'FormInUse').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    names: t.stringList({ resolve: ({ details }) => [...((details?.names as readonly string[]) ?? [])] }),
    count: t.int({ resolve: ({ details }) => Number(details?.count ?? 0) }),
  }),
})

builder.node(FormRef, {
  interfaces: [LockableRef],
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'keptDays' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadForm(context, id))),
  fields: t => ({
    name: t.exposeString('name'),
    fields: t.field({ type: 'Json', resolve: ({ fields }) => fields }),
    recipients: t.exposeStringList('recipients'),
    thanks: t.field({ type: PageTextsRef, resolve: ({ thanks }) => thanks }),
    confirms: t.exposeBoolean('confirms'),
    confirmation: t.field({ type: PageTextsRef, resolve: ({ confirmation }) => confirmation }),
    keptDays: t.exposeInt('keptDays'),
    isContact: t.exposeBoolean('isContact'),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    answerCount: t.int({ resolve: async ({ id }, _args, context) => (await loadCounts(context, id))?.count ?? 0 }),
    unreadCount: t.int({ resolve: async ({ id }, _args, context) => (await loadCounts(context, id))?.unread ?? 0 }),
    pages: t.field({
      type: [FormPageRef],
      complexity: { field: 50, multiplier: 1 },
      resolve: async ({ id }, _args, context) => [...((await loadPages(context, id)) ?? [])],
    }),
    viewerCanEdit: t.boolean({ resolve: (_form, _args, { viewer }) => mayWrite(viewer, 'messages') }),
  }),
})

const FormConnectionRef = numberedConnection<Form>('Form', FormRef)

builder.queryFields(t => ({
  forms: t.field({
    type: FormConnectionRef,
    authScopes: { staff: 'messages' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), search: t.arg.string() },
    resolve: (_root, { search: entered, ...args }, { database: { drizzle: reader }, viewer }) => {
      const search = withoutControls(entered)
      return numberedPage(args, {
        read: part => browseForms(reader, viewer, search, part),
        count: most => countForms(reader, viewer, search, most),
        search,
      })
    },
  }),
  form: t.field({
    type: FormRef,
    nullable: true,
    authScopes: { staff: 'messages' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadForm(context, rawId('Form', String(id)) ?? ''),
  }),
  newForm: t.field({
    type: 'Json',
    authScopes: { staff: 'messages' },
    resolve: async (_root, _args, context) => newForm(siteSettings.of(await settingsOf(context)).messageFields),
  }),
}))

const FormTextsInput = builder.inputType('FormTextsInput', {
  fields: t => ({ de: t.string(atMost({ characters: 10_000 })), en: t.string(atMost({ characters: 10_000 })) }),
})
const FormChangesInput = builder.inputType('FormChanges', {
  fields: t => ({
    name: t.string(accepts({ characters: longestName })),
    fields: t.field({ type: 'Json' }),
    recipients: t.stringList(accepts({ entries: mostRecipients, characters: 254 })),
    thanks: t.field({ type: FormTextsInput }),
    confirms: t.boolean(),
    confirmation: t.field({ type: FormTextsInput }),
    keptDays: t.int(accepts({ lowest: 0, highest: mostKeptDays })),
    isContact: t.boolean(),
  }),
})
const CreateFormInput = builder.inputType('CreateFormInput', {
  fields: t => ({ form: t.field({ type: FormChangesInput, required: true }) }),
})
const UpdateFormInput = builder.inputType('UpdateFormInput', {
  fields: t => ({
    formId: t.id({ required: true }),
    revision: t.int({ required: true }),
    changes: t.field({ type: FormChangesInput, required: true }),
  }),
})
const DeleteFormsInput = builder.inputType('DeleteFormsInput', {
  fields: t => ({ formIds: t.idList({ required: true }) }),
})

const FormPayload = payloadType<{ form: Form | null }>('FormPayload', t => ({
  form: t.expose('form', { type: FormRef, nullable: true }),
}))
const DeleteFormsPayload = payloadType<{ ids: readonly string[] }>('DeleteFormsPayload', t => ({
  deletedFormIds: t.idList({ resolve: ({ ids }) => ids.map(id => globalId('Form', id)) }),
}))

/** Null stands for what is left out: none of these can be taken away. */
const changesOf = (given: typeof FormChangesInput.$inferInput): FormChanges => ({
  ...given,
  fields: given.fields ?? undefined,
  thanks: given.thanks ?? undefined,
  confirmation: given.confirmation ?? undefined,
})
const ofForm = (run: () => Promise<Form>) =>
  withRefusals<{ form: Form | null }>({ form: null }, async () => ({ form: await run() }))

builder.mutationFields(t => ({
  createForm: t.field({
    type: FormPayload,
    authScopes: { admin: 'messages' },
    args: { input: t.arg({ type: CreateFormInput, required: true }) },
    resolve: (_root, { input }, context) => ofForm(() => createForm(context, changesOf(input.form))),
  }),
  updateForm: t.field({
    type: FormPayload,
    authScopes: { admin: 'messages' },
    args: { input: t.arg({ type: UpdateFormInput, required: true }) },
    resolve: (_root, { input: { formId, revision, changes } }, context) =>
      ofForm(() =>
        updateForm(context, { formId: rawId('Form', String(formId)) ?? '', revision, changes: changesOf(changes) }),
      ),
  }),
  deleteForms: t.field({
    type: DeleteFormsPayload,
    authScopes: { admin: 'messages' },
    args: { input: t.arg({ type: DeleteFormsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ ids: readonly string[] }>({ ids: [] }, async () => ({
        ids: await deleteForms(context, { formIds: input.formIds.map(id => rawId('Form', String(id)) ?? '') }),
      })),
  }),
}))
