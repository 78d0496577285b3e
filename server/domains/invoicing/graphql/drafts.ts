import { batchedGroups } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { unitSettings } from '../../catalogue/settings.ts'
import { homeVatRate, vatSettings } from '../../pricing/settings.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { convertDocuments, copyDocument, mayBecome } from '../operations/converting.ts'
import {
  checkedContent,
  createDraft,
  deleteDraft,
  updateDraft,
  usualContent,
  type WrittenContent,
} from '../operations/drafts.ts'
import { issueDraft } from '../operations/issueDraft.ts'
import { strikeDocument, unstrikeDocument } from '../operations/striking.ts'
import { contentOf, type DocumentRow } from '../queries.ts'
import { type DocumentEvent, directlyRelated, eventsOf, takenFrom } from '../reading.ts'
import { type Receiver, receiversFor } from '../receivers.ts'
import { documentKinds } from '../rules/document.ts'
import { type CellAmount, remainingOf } from '../rules/remaining.ts'
import { documentEventKinds } from '../rules/status.ts'
import { unitWords } from '../rules/terms.ts'
import { totalsOf } from '../rules/totals.ts'
import { DocumentKindRef, DocumentPayload, DocumentRef, InvoiceSortRef, issuing, loadDocument } from './documents.ts'

const rawDocument = (id: unknown): string => rawId('BusinessDocument', String(id)) ?? ''

type Relation = { readonly documentId: string; readonly ancestorId: string }
const loadParents = batchedGroups<Relation>(
  ({ database }, ids) => directlyRelated(database.drizzle, ids),
  ({ documentId }) => documentId,
)
const loadChildren = batchedGroups<Relation>(
  ({ database }, ids) => directlyRelated(database.drizzle, ids),
  ({ ancestorId }) => ancestorId,
)
const loadEvents = batchedGroups<DocumentEvent>(
  ({ database }, ids) => eventsOf(database.drizzle, ids),
  ({ documentId }) => documentId,
)

const present = (rows: readonly (DocumentRow | null)[]): DocumentRow[] =>
  rows.filter(row => row !== null).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))

const EventKindRef = builder.enumType('DocumentEventKind', {
  description: 'What happened to a document.',
  values: Object.fromEntries(
    documentEventKinds.map(kind => [kind.toUpperCase(), { value: kind, description: `It was ${kind}.` }]),
  ),
})
const EventRef = builder.objectRef<DocumentEvent>('DocumentEvent').implement({
  description: 'Something that happened to a document and does not stand in it.',
  fields: t => ({
    kind: t.field({ type: EventKindRef, description: 'What.', resolve: ({ kind }) => kind }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    name: t.exposeString('name', { nullable: true, description: 'Who accepted or declined, or where it was sent.' }),
    note: t.exposeString('note', { nullable: true, description: 'Why.' }),
  }),
})

type Left = { readonly lineId: string; readonly quantity: number; readonly cells: readonly CellAmount[] | null }
const LeftRef = builder.objectRef<Left>('DocumentLineLeft').implement({
  description: 'What of a line may still become something.',
  fields: t => ({
    lineId: t.exposeString('lineId', { description: 'Of the line.' }),
    quantity: t.exposeFloat('quantity', { description: 'Thousandths of a unit.' }),
    cells: t.field({
      ...{ type: 'Json', nullable: true, description: 'Of a size run: a list of fit, size and amount.' },
      resolve: ({ cells }) => cells,
    }),
  }),
})

builder.objectFields(DocumentRef, t => ({
  parents: t.field({
    type: [DocumentRef],
    ...{ complexity: 20, authScopes: { staff: 'documents' }, description: 'What it was made of.' },
    resolve: async ({ id }, _args, context) =>
      present(await Promise.all((await loadParents(context, id)).map(each => loadDocument(context, each.ancestorId)))),
  }),
  children: t.field({
    type: [DocumentRef],
    ...{ complexity: 20, authScopes: { staff: 'documents' }, description: 'What was made of it.' },
    resolve: async ({ id }, _args, context) =>
      present(await Promise.all((await loadChildren(context, id)).map(each => loadDocument(context, each.documentId)))),
  }),
  becomes: t.field({
    type: [DocumentKindRef],
    ...{ authScopes: { staff: 'documents' }, description: 'What may be made of it now, besides a copy.' },
    resolve: row => documentKinds.filter(kind => mayBecome(row, kind)),
  }),
  left: t.field({
    type: [LeftRef],
    ...{ complexity: 20, authScopes: { staff: 'documents' } },
    description: 'What of its lines may still become a document of that kind.',
    args: { kind: t.arg({ type: DocumentKindRef, required: true, description: 'What it would become.' }) },
    resolve: async (row, { kind }, { database }) => {
      const taken = (await takenFrom(database.drizzle, [row.id])).get(row.id) ?? []
      return contentOf(row).lines.flatMap(line =>
        line.kind === 'item' ? [{ lineId: line.id, ...remainingOf(row.kind, line, kind, taken) }] : [],
      )
    },
  }),
  events: t.field({
    type: [EventRef],
    ...{ complexity: 10, authScopes: { staff: 'documents' } },
    description: 'What happened to it, the first first.',
    resolve: ({ id }, _args, context) => loadEvents(context, id),
  }),
  customerId: t.id({
    ...{ nullable: true, authScopes: { staff: 'documents' } },
    description: 'Whose account it is for: who sees it there once it is issued.',
    resolve: ({ accountId }) => (accountId === null ? null : globalId('User', accountId)),
  }),
}))

const ReceiverRef = builder.objectRef<Receiver>('DocumentReceiver').implement({
  description: 'Somebody who may receive a document.',
  fields: t => ({
    source: t.string({ description: 'customer, company or person.', resolve: ({ source }) => source }),
    party: t.field({ type: 'Json', description: 'As it would stand on the document.', resolve: ({ party }) => party }),
    customerId: t.id({
      nullable: true,
      description: 'Whose account it would be for.',
      resolve: ({ accountId }) => (accountId === null ? null : globalId('User', accountId)),
    }),
  }),
})

type Unit = { readonly key: string; readonly one: string; readonly many: string }
const UnitRef = builder.objectRef<Unit>('DocumentUnit').implement({
  description: 'A unit in which lines are counted.',
  fields: t => ({
    key: t.exposeString('key', { description: 'By which lines name it.' }),
    one: t.exposeString('one', { description: 'What one of it is called.' }),
    many: t.exposeString('many', { description: 'What several are called.' }),
  }),
})

builder.queryFields(t => ({
  documentReceivers: t.field({
    type: [ReceiverRef],
    ...{ authScopes: { staff: 'documents' }, complexity: 30 },
    description: 'Customers, companies and contact persons by words of three letters or more.',
    args: {
      search: t.arg.string({
        required: true,
        ...atMost({ characters: 100 }),
        description: 'Words of name or address.',
      }),
    },
    resolve: (_root, { search }, { database, viewer }) => receiversFor(database, viewer, search),
  }),
  documentUnits: t.field({
    type: [UnitRef],
    authScopes: { staff: 'documents' },
    description: 'The units in which lines may be counted, in the language that is spoken.',
    resolve: async (_root, _args, context) =>
      Object.entries(unitWords(context.language, unitSettings.of(await settingsOf(context)).units)).map(
        ([key, { one, many }]) => ({ key, one, many }),
      ),
  }),
  newDocument: t.field({
    type: 'Json',
    authScopes: { staff: 'documents' },
    description: 'What a draft of a kind begins with.',
    args: { kind: t.arg({ type: DocumentKindRef, required: true, description: 'What it is.' }) },
    resolve: async (_root, { kind }, context) =>
      usualContent(await settingsOf(context), kind, context.language, context.now()),
  }),
  documentVatRates: t.intList({
    authScopes: { staff: 'documents' },
    description: 'The rates in force at home, in basis points, the usual one first; 0 of a small business.',
    resolve: async (_root, _args, context) => {
      const settings = await settingsOf(context)
      const { groups, defaultGroup } = vatSettings.of(settings)
      const ids = [defaultGroup, ...groups.map(({ id }) => id)]
      const rates = ids.map(id => homeVatRate(settings, id, context.now()))
      return [...new Set(rates.filter(rate => rate !== null))]
    },
  }),
  documentTotals: t.field({
    type: 'Json',
    authScopes: { staff: 'documents' },
    complexity: 20,
    description:
      'The sums that a document would have: `net`, `vatSum`, `gross`, `amount`, `discount`, `subtotals` by line, `lines` and `vat` by rate, in cents. Refuses what is wrong as an error with INVALID_INPUT.',
    args: {
      content: t.arg({ type: 'Json', required: true, description: 'What is written into it.' }),
      kind: t.arg({ type: DocumentKindRef, required: true, description: 'What it is.' }),
    },
    resolve: async (_root, { content, kind }, context) => {
      const usual = usualContent(await settingsOf(context), kind, context.language, context.now())
      return totalsOf(checkedContent(usual, content as WrittenContent))
    },
  }),
}))

const CreateInput = builder.inputType('CreateDocumentInput', {
  description: 'A new draft.',
  fields: t => ({
    kind: t.field({ type: DocumentKindRef, required: true, description: 'What it is.' }),
    sort: t.field({ type: InvoiceSortRef, description: 'Of invoices; a usual one if it is not said.' }),
    content: t.field({ type: 'Json', description: 'What is written into it; what is left out is as usual.' }),
    customerId: t.id({ description: 'Whose account it is for.' }),
  }),
})
const UpdateInput = builder.inputType('UpdateDocumentInput', {
  description: 'What changes of a draft.',
  fields: t => ({
    documentId: t.id({ required: true, description: 'The draft.' }),
    revision: t.int({ description: 'The revision that was seen; whatever it is by now if it is not said.' }),
    content: t.field({ type: 'Json', description: 'What changes of what is written into it.' }),
    customerId: t.id({ description: 'Whose account it is for; null: nobody’s.' }),
  }),
})
const OneInput = builder.inputType('DocumentInput', {
  description: 'Which document.',
  fields: t => ({ documentId: t.id({ required: true, description: 'The document.' }) }),
})
const IssueInput = builder.inputType('IssueDocumentInput', {
  description: 'Which draft is issued.',
  fields: t => ({
    documentId: t.id({ required: true, description: 'The draft.' }),
    revision: t.int({ description: 'The revision that was seen; whatever it is by now if it is not said.' }),
  }),
})
const CellInput = builder.inputType('DocumentCellInput', {
  description: 'Pieces of a size run.',
  fields: t => ({
    fit: t.string({ required: true, ...atMost({ characters: 60 }), description: 'Of the piece.' }),
    size: t.string({ required: true, ...atMost({ characters: 60 }), description: 'Of the piece.' }),
    amount: t.int({ required: true, description: 'How many.' }),
  }),
})
const WantedInput = builder.inputType('WantedLineInput', {
  description: 'A line that becomes something.',
  fields: t => ({
    documentId: t.id({ required: true, description: 'Its document.' }),
    lineId: t.string({ required: true, ...atMost({ characters: 60 }), description: 'The line.' }),
    quantity: t.float({ description: 'Thousandths of a unit; all that is left if it is not said.' }),
    cells: t.field({ type: [CellInput], ...atMost({ entries: 200 }), description: 'Of a size run; all that is left.' }),
  }),
})
const ConvertInput = builder.inputType('ConvertDocumentsInput', {
  description: 'What is made of what.',
  fields: t => ({
    documentIds: t.idList({ required: true, ...atMost({ entries: 100 }), description: 'What it is made of.' }),
    kind: t.field({ type: DocumentKindRef, required: true, description: 'What is made.' }),
    lines: t.field({
      ...{ type: [WantedInput], ...atMost({ entries: 500 }) },
      description: 'Which lines; all that is left of all of them if it is not said.',
    }),
  }),
})
const CopyInput = builder.inputType('CopyDocumentInput', {
  description: 'What is copied.',
  fields: t => ({
    documentId: t.id({ required: true, description: 'The document.' }),
    kind: t.field({ type: DocumentKindRef, required: true, description: 'What the copy is.' }),
  }),
})
const StrikeInput = builder.inputType('StrikeDocumentInput', {
  description: 'What is cancelled.',
  fields: t => ({
    documentId: t.id({ required: true, description: 'The document.' }),
    reason: t.string({ ...atMost({ characters: 500 }), description: 'Why, for the staff.' }),
  }),
})

type Removal = { removedId: string | null }
const RemovalPayload = payloadType<Removal>('RemoveDocumentPayload', t => ({
  removedId: t.id({
    nullable: true,
    description: 'The draft that is gone; null where it was refused.',
    resolve: ({ removedId }) => removedId && globalId('BusinessDocument', removedId),
  }),
}))

const accountOf = (id: string | number | null | undefined): string | null => (id ? rawId('User', String(id)) : null)

builder.mutationFields(t => ({
  createDocument: t.field({
    type: DocumentPayload,
    ...{ description: 'Makes a draft.', authScopes: { editor: 'documents' } },
    args: { input: t.arg({ type: CreateInput, required: true, description: 'The draft.' }) },
    resolve: (_root, { input }, context) =>
      issuing(() =>
        createDraft(context, {
          ...{ kind: input.kind, sort: input.sort ?? null, content: (input.content ?? {}) as WrittenContent },
          accountId: accountOf(input.customerId),
        }),
      ),
  }),
  updateDocument: t.field({
    type: DocumentPayload,
    ...{ description: 'Changes a draft.', authScopes: { editor: 'documents' } },
    args: { input: t.arg({ type: UpdateInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) =>
      issuing(() =>
        updateDraft(context, {
          ...{ documentId: rawDocument(input.documentId), revision: input.revision ?? null },
          content: (input.content ?? {}) as WrittenContent,
          accountId: input.customerId === undefined ? undefined : accountOf(input.customerId),
        }),
      ),
  }),
  removeDocument: t.field({
    type: RemovalPayload,
    ...{ description: 'Removes a draft for good.', authScopes: { editor: 'documents' } },
    args: { input: t.arg({ type: OneInput, required: true, description: 'Which draft.' }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Removal>({ removedId: null }, async () => ({
        removedId: await deleteDraft(context, { documentId: rawDocument(input.documentId) }),
      })),
  }),
  issueDocument: t.field({
    type: DocumentPayload,
    description: 'Issues a draft: it gets its number, its paper and its e-invoice, and never changes again.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: IssueInput, required: true, description: 'Which draft.' }) },
    resolve: (_root, { input }, context) =>
      issuing(() =>
        issueDraft(context, { documentId: rawDocument(input.documentId), revision: input.revision ?? null }),
      ),
  }),
  convertDocuments: t.field({
    type: DocumentPayload,
    description: 'Makes a draft of issued documents: all that is left of them, or some lines.',
    authScopes: { editor: 'documents' },
    args: { input: t.arg({ type: ConvertInput, required: true, description: 'What becomes what.' }) },
    resolve: (_root, { input }, context) =>
      issuing(() =>
        convertDocuments(context, {
          ...{ documentIds: input.documentIds.map(rawDocument), kind: input.kind },
          lines:
            input.lines?.map(({ documentId, lineId, quantity, cells }) => ({
              ...{ documentId: rawDocument(documentId), lineId, quantity: quantity ?? null, cells: cells ?? null },
            })) ?? null,
        }),
      ),
  }),
  copyDocument: t.field({
    type: DocumentPayload,
    ...{ description: 'Copies a document as a draft of any kind.', authScopes: { editor: 'documents' } },
    args: { input: t.arg({ type: CopyInput, required: true, description: 'What is copied.' }) },
    resolve: (_root, { input }, context) =>
      issuing(() => copyDocument(context, { documentId: rawDocument(input.documentId), kind: input.kind })),
  }),
  strikeDocument: t.field({
    type: DocumentPayload,
    description: 'Cancels a draft, or an offer, order or delivery of which nothing was made.',
    authScopes: { editor: 'documents' },
    args: { input: t.arg({ type: StrikeInput, required: true, description: 'What is cancelled.' }) },
    resolve: (_root, { input }, context) =>
      issuing(() =>
        strikeDocument(context, { documentId: rawDocument(input.documentId), reason: input.reason ?? null }),
      ),
  }),
  unstrikeDocument: t.field({
    type: DocumentPayload,
    ...{ description: 'Takes such a cancellation back.', authScopes: { editor: 'documents' } },
    args: { input: t.arg({ type: OneInput, required: true, description: 'Which document.' }) },
    resolve: (_root, { input }, context) =>
      issuing(() => unstrikeDocument(context, { documentId: rawDocument(input.documentId) })),
  }),
}))
