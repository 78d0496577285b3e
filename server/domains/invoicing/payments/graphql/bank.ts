import { batched, batchedGroups } from '../../../../api/batched.ts'
import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { rawId } from '../../../../api/globalIds.ts'
import { atMost } from '../../../../api/inputLimits.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../../api/numberedPages.ts'
import { MoneyRef, money } from '../../../../api/values.ts'
import { withoutControls } from '../../../../kit/words.ts'
import { DocumentRef, loadDocument } from '../../graphql/documents.ts'
import { readProposals } from '../matching/loading.ts'
import { type Confidence, type Proposal, type ProposedPart, type Reason, reasons } from '../matching/proposals.ts'
import { bookBankLine, bookSureLines, ignoreBankLines, mostParts, reopenBankLine } from '../operations/bankLines.ts'
import {
  type BankFile,
  type BankLineRow,
  type BankLineTab,
  bankLineTabs,
  browseBankFiles,
  browseBankLines,
  countBankFiles,
  countBankLines,
  countBankLineTabs,
  paymentsOfLines,
} from '../queries/bank.ts'
import type { DocumentPayment } from '../queries/openItems.ts'

const loadProposals = batched(({ database }, ids) => readProposals(database.drizzle, ids))
const loadPayments = batchedGroups(
  ({ database, viewer }, ids) => paymentsOfLines(database.drizzle, viewer, ids),
  ({ bankLineId }) => bankLineId,
)

export const BankFileRef = builder.objectRef<BankFile>('BankFile').implement({
  description: 'A file of a bank that was taken in.',
  fields: t => ({
    id: t.exposeID('id', { description: 'Names it where its lines are asked for.' }),
    name: t.exposeString('name', { description: 'What the file was called.' }),
    format: t.exposeString('format', {
      description: 'What kind of file it is: camt.053.001.02, camt.053.001.08 or csv.',
    }),
    lineCount: t.exposeInt('lineCount', { description: 'Movements in it.' }),
    newLineCount: t.exposeInt('newLineCount', { description: 'Of these the ones that no earlier file had.' }),
    firstDay: t.expose('firstDay', { type: 'Date', description: 'Booking day of its first movement.' }),
    lastDay: t.expose('lastDay', { type: 'Date', description: 'Booking day of its last movement.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was taken in.' }),
  }),
})

const BankLineStateRef = builder.enumType('BankLineState', {
  description: 'What became of a movement of an account.',
  values: {
    OPEN: { value: 'open', description: 'Nobody said yet what it is for.' },
    BOOKED: { value: 'booked', description: 'It paid documents.' },
    IGNORED: { value: 'ignored', description: 'It is about no document.' },
  } satisfies Record<string, { value: BankLineRow['state']; description: string }>,
})
const ConfidenceRef = builder.enumType('ProposalConfidence', {
  description: 'How much speaks for a proposal.',
  values: {
    SURE: { value: 'sure', description: 'May be confirmed with others at once.' },
    LIKELY: { value: 'likely', description: 'Much speaks for it; somebody looks.' },
    POSSIBLE: { value: 'possible', description: 'Little speaks for it.' },
  } satisfies Record<string, { value: Confidence; description: string }>,
})
const meanings: Readonly<Record<Reason, string>> = {
  number: 'The number of the document stands in the text.',
  severalNumbers: 'The numbers of several documents stand in the text.',
  customerNumber: 'The number of the customer stands in the text.',
  orderNumber: 'The number of the web order stands in the text.',
  amount: 'The amount is just what is open.',
  discount: 'The amount is what is open less the discount for early payment, in time.',
  iban: 'The customer paid from this account before.',
  name: 'The names are alike.',
  onlyOne: 'No other document is of this sum.',
  less: 'The amount is less than what is open.',
  more: 'The amount is more than what is open.',
  twice: 'A file of another kind brought the same movement already.',
}
const nameOf = (reason: Reason) => reason.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()
const ReasonRef = builder.enumType('ProposalReason', {
  description: 'Why a document is proposed, or why to look twice.',
  values: Object.fromEntries(
    reasons.map(reason => [nameOf(reason), { value: reason, description: meanings[reason] }]),
  ) as Record<string, { value: Reason; description: string }>,
})

const PartRef = builder.objectRef<ProposedPart>('ProposedPart').implement({
  description: 'What a line would pay of one document.',
  fields: t => ({
    document: t.field({
      type: DocumentRef,
      nullable: true,
      description: 'The document.',
      resolve: ({ documentId }, _args, context) => loadDocument(context, documentId),
    }),
    amount: t.field({
      ...{ type: MoneyRef, description: 'What of the line goes to it.' },
      resolve: ({ cents }) => money(cents, 'EUR'),
    }),
    discount: t.field({
      ...{ type: MoneyRef, description: 'What is let off for early payment.' },
      resolve: ({ discount }) => money(discount, 'EUR'),
    }),
  }),
})
const ProposalRef = builder.objectRef<Proposal>('BankLineProposal').implement({
  description: 'What a movement of an account may be for.',
  fields: t => ({
    confidence: t.expose('confidence', { type: ConfidenceRef, description: 'How much speaks for it.' }),
    reasons: t.field({ type: [ReasonRef], description: 'Why.', resolve: ({ reasons: why }) => [...why] }),
    parts: t.field({
      type: [PartRef],
      complexity: { field: 1, multiplier: 2 },
      description: 'What it would pay.',
      resolve: ({ parts }) => [...parts],
    }),
  }),
})
const BookedPartRef = builder.objectRef<DocumentPayment>('BookedPart').implement({
  description: 'What a line paid of one document.',
  fields: t => ({
    document: t.field({
      type: DocumentRef,
      nullable: true,
      description: 'The document.',
      resolve: ({ documentId }, _args, context) => loadDocument(context, documentId),
    }),
    amount: t.field({
      ...{ type: MoneyRef, description: 'What of the line went to it.' },
      resolve: ({ amountCents }) => money(amountCents, 'EUR'),
    }),
  }),
})

const BankLineRef = builder.objectRef<BankLineRow>('BankLine').implement({
  description: 'A movement of an account of the shop, as a bank’s file said it.',
  fields: t => ({
    id: t.exposeID('id', { description: 'Names it when it is booked.' }),
    state: t.expose('state', { type: BankLineStateRef, description: 'What became of it.' }),
    bookedOn: t.expose('bookedOn', { type: 'Date', description: 'The day on which the bank booked it.' }),
    amount: t.field({
      ...{ type: MoneyRef, description: 'Above 0 came in, below went out.' },
      resolve: ({ cents }) => money(cents, 'EUR'),
    }),
    fee: t.field({
      ...{ type: MoneyRef, description: 'What the bank kept of it.' },
      resolve: ({ feeCents }) => money(feeCents, 'EUR'),
    }),
    name: t.exposeString('name', { description: 'Who paid, or was paid; empty: not said.' }),
    iban: t.exposeString('iban', { description: 'Account of the other side; empty: not said.' }),
    purpose: t.exposeString('purpose', { description: 'What was written with it.' }),
    proposals: t.field({
      type: [ProposalRef],
      complexity: { field: 10, multiplier: 5 },
      description: 'What it may be for, the best first; none of lines that are not open.',
      resolve: async ({ id, state }, _args, context) =>
        state === 'open' ? ((await loadProposals(context, id)) ?? []) : [],
    }),
    booked: t.field({
      type: [BookedPartRef],
      complexity: { field: 5, multiplier: 2 },
      description: 'What it paid.',
      resolve: ({ id, state }, _args, context) => (state === 'booked' ? loadPayments(context, id) : []),
    }),
  }),
})

const BankLineTabRef = builder.enumType('BankLineTab', {
  description: 'Which movements a list shows.',
  values: {
    OPEN: { value: 'open', description: 'Those of which nobody said yet what they are for.' },
    BOOKED: { value: 'booked', description: 'Those that paid documents.' },
    IGNORED: { value: 'ignored', description: 'Those that are about no document.' },
    ALL: { value: 'all', description: 'All of them.' },
  } satisfies Record<string, { value: BankLineTab; description: string }>,
})
const BankLineTabCountRef = builder.objectRef<{ key: BankLineTab; count: number }>('BankLineTabCount').implement({
  description: 'How many movements a tab holds.',
  fields: t => ({
    key: t.expose('key', { type: BankLineTabRef, description: 'The tab.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
})
type LinePage = NumberedPage<BankLineRow> & { tabs: () => Promise<Record<BankLineTab, number>> }
const BankLineConnectionRef = numberedConnection<BankLineRow, LinePage>('BankLine', BankLineRef)
builder.objectField(BankLineConnectionRef, 'tabs', t =>
  t.field({
    type: [BankLineTabCountRef],
    description: 'How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return bankLineTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const BankFileConnectionRef = numberedConnection<BankFile, NumberedPage<BankFile>>('BankFile', BankFileRef)

const BankLineFilterInput = builder.inputType('BankLineFilter', {
  description: 'Which movements are listed.',
  fields: t => ({
    tab: t.field({ type: BankLineTabRef, description: 'What became of them.' }),
    bankFileId: t.id({ description: 'Those that came with one file.' }),
    search: t.string({ description: 'Words of which each is part of name, text or IBAN.' }),
  }),
})

builder.queryFields(t => ({
  bankFiles: t.field({
    type: BankFileConnectionRef,
    description: 'Files of banks that were taken in, the latest first.',
    authScopes: { staff: 'documents' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (_root, args, { database, viewer }) =>
      numberedPage(args, {
        read: part => browseBankFiles(database.drizzle, viewer, part),
        count: most => countBankFiles(database.drizzle, viewer, most),
      }),
  }),
  bankLines: t.field({
    type: BankLineConnectionRef,
    description: 'Movements of the shop’s accounts, the latest first.',
    authScopes: { staff: 'documents' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: BankLineFilterInput, description: 'Which are listed.' }),
    },
    resolve: async (_root, { filter, ...args }, { database, viewer }) => {
      const search = withoutControls(filter?.search)
      const wanted = { tab: filter?.tab ?? null, fileId: filter?.bankFileId ? String(filter.bankFileId) : null, search }
      const page = await numberedPage(args, {
        read: part => browseBankLines(database.drizzle, viewer, wanted, part),
        count: most => countBankLines(database.drizzle, viewer, wanted, most),
        search,
      })
      return { ...page, tabs: () => countBankLineTabs(database.drizzle, viewer, wanted) }
    },
  }),
}))

const BookedPartInput = builder.inputType('BookedPartInput', {
  description: 'What a line pays of one document.',
  fields: t => ({
    documentId: t.id({ required: true, description: 'The invoice.' }),
    amount: t.field({ type: 'Cents', required: true, description: 'What of the line goes to it.' }),
    discount: t.field({ type: 'Cents', description: 'What is let off besides; absent: nothing.' }),
  }),
})
const BookBankLineInput = builder.inputType('BookBankLineInput', {
  description: 'What a movement of an account is for.',
  fields: t => ({
    bankLineId: t.id({ required: true, description: 'The movement.' }),
    parts: t.field({
      type: [BookedPartInput],
      required: true,
      description: 'What it pays; together its amount.',
      ...atMost({ entries: mostParts }),
    }),
  }),
})
const BookSureLinesInput = builder.inputType('BookSureLinesInput', {
  description: 'Of which movements the sure ones are booked.',
  fields: t => ({ bankFileId: t.id({ description: 'Those of one file; absent: all.' }) }),
})
const BankLinesInput = builder.inputType('BankLinesInput', {
  description: 'Which movements.',
  fields: t => ({ bankLineIds: t.idList({ required: true, description: 'The movements.' }) }),
})
const BankLineInput = builder.inputType('BankLineInput', {
  description: 'Which movement.',
  fields: t => ({ bankLineId: t.id({ required: true, description: 'The movement.' }) }),
})

const LinePayload = payloadType<{ bankLine: BankLineRow | null }>('BankLinePayload', t => ({
  bankLine: t.expose('bankLine', {
    type: BankLineRef,
    nullable: true,
    description: 'The movement as it stands afterwards; null where it was refused.',
  }),
}))
const LinesPayload = payloadType<{ bankLines: readonly BankLineRow[] }>('BankLinesPayload', t => ({
  bankLines: t.field({
    type: [BankLineRef],
    description: 'The movements as they stand afterwards; none where it was refused.',
    resolve: ({ bankLines }) => [...bankLines],
  }),
}))
const SurePayload = payloadType<{ booked: number; isMore: boolean }>('BookSureLinesPayload', t => ({
  booked: t.exposeInt('booked', { description: 'How many were booked.' }),
  isMore: t.exposeBoolean('isMore', { description: 'Whether there were more than are booked at once.' }),
}))

builder.mutationFields(t => ({
  bookBankLine: t.field({
    type: LinePayload,
    description: 'Books a movement of an account to the invoices that it pays.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: BookBankLineInput, required: true, description: 'What it is for.' }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ bankLine: BankLineRow | null }>({ bankLine: null }, async () => ({
        bankLine: await bookBankLine(context, {
          lineId: String(input.bankLineId),
          parts: input.parts.map(({ documentId, amount, discount }) => ({
            documentId: rawId('BusinessDocument', String(documentId)) ?? '',
            ...{ cents: amount, discount: discount ?? 0 },
          })),
        }),
      })),
  }),
  bookSureLines: t.field({
    type: SurePayload,
    description: 'Books every open movement of which it is sure what it pays.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: BookSureLinesInput, required: true, description: 'Which.' }) },
    resolve: (_root, { input }, context) =>
      withRefusals({ booked: 0, isMore: false }, () =>
        bookSureLines(context, { fileId: input.bankFileId ? String(input.bankFileId) : null }),
      ),
  }),
  ignoreBankLines: t.field({
    type: LinesPayload,
    description: 'Notes of movements that they are about no document.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: BankLinesInput, required: true, description: 'Which movements.' }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ bankLines: readonly BankLineRow[] }>({ bankLines: [] }, async () => ({
        bankLines: await ignoreBankLines(context, { lineIds: input.bankLineIds.map(String) }),
      })),
  }),
  reopenBankLine: t.field({
    type: LinePayload,
    description: 'Makes a movement open again that was ignored.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: BankLineInput, required: true, description: 'Which movement.' }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ bankLine: BankLineRow | null }>({ bankLine: null }, async () => ({
        bankLine: await reopenBankLine(context, { lineId: String(input.bankLineId) }),
      })),
  }),
}))
