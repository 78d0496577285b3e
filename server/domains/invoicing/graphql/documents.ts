import { batchedGroups, batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { DirectionRef, LanguageRef, MoneyRef, money } from '../../../api/values.ts'
import { mayRead, mayWrite } from '../../../kit/viewer.ts'
import { withoutControls } from '../../../kit/words.ts'
import { LockableRef } from '../../locks/graphql.ts'
import { loadOrder } from '../../orders/graphql/loaders.ts'
import { OrderRef } from '../../orders/graphql/order.ts'
import { formatOf } from '../documents/papers.ts'
import type { EinvoiceFormat } from '../einvoice/formats.ts'
import { cancelInvoice, issueOrderInvoice, restoreInvoice } from '../operations/invoices.ts'
import {
  browseDocuments,
  contentOf,
  correctionsOf,
  countDocuments,
  type DocumentRow,
  documentsByIds,
  documentsOfOrders,
  isDraft,
  isIssued,
} from '../queries.ts'
import type { DocumentKind, InvoiceSort } from '../rules/document.ts'
import type { DocumentStatus } from '../rules/status.ts'

export const loadDocument = batchedRows(({ database, viewer }, ids) => documentsByIds(database.drizzle, viewer, ids))
const loadOfOrder = batchedGroups(
  ({ database }, ids) => documentsOfOrders(database.drizzle, ids),
  ({ orderId }) => orderId,
)
const loadCorrections = batchedGroups(
  ({ database }, ids) => correctionsOf(database.drizzle, ids),
  ({ correctsId }) => correctsId,
)

export const DocumentKindRef = builder.enumType('DocumentKind', {
  description: 'What a business document is.',
  values: {
    OFFER: { value: 'offer', description: 'What would be supplied, and at which price.' },
    ORDER: { value: 'order', description: 'What is going to be supplied.' },
    DELIVERY: { value: 'delivery', description: 'What was delivered; without prices.' },
    INVOICE: { value: 'invoice', description: 'What is to be paid, of every sort.' },
    REMINDER: { value: 'reminder', description: 'What is still to be paid.' },
  } satisfies Record<string, { value: DocumentKind; description: string }>,
})
const EinvoiceFormatRef = builder.enumType('EinvoiceFormat', {
  description: 'The form in which an invoice goes out.',
  values: {
    ZUGFERD: { value: 'zugferd', description: 'A PDF with the CII of EN 16931 in it (ZUGFeRD, Factur-X).' },
    XRECHNUNG_UBL: { value: 'xrechnungUbl', description: 'XRechnung 3.0 in UBL, and a PDF.' },
    XRECHNUNG_CII: { value: 'xrechnungCii', description: 'XRechnung 3.0 in CII, and a PDF.' },
    PEPPOL: { value: 'peppol', description: 'Peppol BIS Billing 3, and a PDF.' },
    EBINTERFACE: { value: 'ebinterface', description: 'The XML of ebInterface 6.1, and a PDF.' },
    EBINTERFACE_GV: { value: 'ebinterfaceGv', description: 'The same, as e-Rechnung.gv.at wants it.' },
    PDF: { value: 'pdf', description: 'The PDF alone.' },
  } satisfies Record<string, { value: EinvoiceFormat; description: string }>,
})
export const InvoiceSortRef = builder.enumType('InvoiceSort', {
  description: 'What an invoice is for.',
  values: {
    INVOICE: { value: 'invoice', description: 'The usual one.' },
    ADVANCE: { value: 'advance', description: 'Before anything is delivered.' },
    PART: { value: 'part', description: 'For a part that was delivered.' },
    FINAL: { value: 'final', description: 'For the whole, with what was invoiced before taken off.' },
    CANCELLATION: { value: 'cancellation', description: 'Takes an invoice back.' },
    CREDIT: { value: 'credit', description: 'Takes an amount back.' },
  } satisfies Record<string, { value: InvoiceSort; description: string }>,
})

const DocumentStatusRef = builder.enumType('DocumentStatus', {
  description: 'How far a document is; worked out from what follows.',
  values: {
    OPEN: {
      value: 'open',
      description: 'A draft; an offer that waits for an answer; an order of which nothing is delivered.',
    },
    PARTIAL: { value: 'partial', description: 'Some of its lines became something, of an order a delivery.' },
    COMPLETE: { value: 'complete', description: 'All of them did; a delivery that is gone.' },
    CLOSED: { value: 'closed', description: 'Invoiced, declined, expired, cancelled; an invoice that is issued.' },
  } satisfies Record<string, { value: DocumentStatus; description: string }>,
})

refusalType('DOCUMENT_LOCKED', 'DocumentLocked').implement({
  description: 'Somebody else is editing the draft, or whoever asks is in another tab.',
  interfaces: [UserErrorRef],
  fields: t => ({
    lockedBy: t.string({
      description: 'The name of whoever edits it.',
      resolve: ({ details }) => String(details?.name ?? ''),
    }),
  }),
})

/** A document: for staff, and, once it is issued, for whoever it is for while signed in. */
export const DocumentRef = builder.objectRef<DocumentRow>('BusinessDocument')
builder.node(DocumentRef, {
  description:
    'A business document: a draft, or issued. What is issued never changes; what is wrong is answered by another one.',
  interfaces: [LockableRef],
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'chainIndex' in (value as object) && 'struckAt' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadDocument(context, id))),
  fields: t => ({
    kind: t.expose('kind', { type: DocumentKindRef, description: 'What it is.' }),
    sort: t.expose('sort', { type: InvoiceSortRef, nullable: true, description: 'Of invoices.' }),
    status: t.expose('status', { type: DocumentStatusRef, description: 'How far it is.' }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'Of its range, as RE-2026-00001; null: it is a draft.',
    }),
    isDraft: t.boolean({ description: 'Whether it is not issued yet.', resolve: isDraft }),
    isCancelled: t.boolean({
      complexity: 10,
      description: 'Whether it is cancelled as such, or an invoice that was taken back.',
      resolve: async ({ id, struckAt }, _args, context) =>
        struckAt !== null || (await loadCorrections(context, id)).some(({ sort }) => sort === 'cancellation'),
    }),
    revision: t.exposeInt('revision', { description: 'Of a draft: rises with each change.' }),
    content: t.field({
      type: 'Json',
      description:
        'What is written into it, as REST describes it (`BusinessDocumentContent`): money in cents, rates in basis points, amounts in thousandths of a unit.',
      resolve: contentOf,
    }),
    validUntil: t.expose('validUntil', { type: 'Date', nullable: true, description: 'Of offers.' }),
    date: t.expose('date', { type: 'Date', description: 'The day that stands on it.' }),
    dueOn: t.expose('dueOn', { type: 'Date', nullable: true, description: 'Last day to pay; null: nothing was due.' }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', nullable: true, description: 'When it was issued.' }),
    receiverName: t.exposeString('receiverName', { description: 'The company or person that it went to.' }),
    language: t.expose('language', { type: LanguageRef, description: 'In which it is written.' }),
    net: t.field({ type: MoneyRef, description: 'Without VAT.', resolve: d => money(d.netCents, d.currency) }),
    vat: t.field({ type: MoneyRef, description: 'The VAT in it.', resolve: d => money(d.vatCents, d.currency) }),
    gross: t.field({ type: MoneyRef, description: 'With VAT.', resolve: d => money(d.grossCents, d.currency) }),
    due: t.field({
      type: MoneyRef,
      description: 'What was still to be paid when it was issued.',
      resolve: d => money(d.dueCents, d.currency),
    }),
    order: t.field({
      type: OrderRef,
      nullable: true,
      description: 'The web order that it is about; null where there is none, or the viewer may not see it.',
      resolve: async ({ orderId }, _args, context) => {
        const order = orderId && (await loadOrder(context, orderId))
        return order ? { order } : null
      },
    }),
    corrects: t.field({
      type: DocumentRef,
      nullable: true,
      description: 'The invoice that it takes back.',
      resolve: ({ correctsId }, _args, context) => (correctsId === null ? null : loadDocument(context, correctsId)),
    }),
    cancellation: t.field({
      type: DocumentRef,
      nullable: true,
      complexity: 10,
      description: 'The cancellation by which it was taken back; null while it stands.',
      resolve: async ({ id }, _args, context) =>
        (await loadCorrections(context, id)).find(({ sort }) => sort === 'cancellation') ?? null,
    }),
    open: t.field({
      type: MoneyRef,
      description: 'What is still to be paid; negative: owed to whoever received it.',
      resolve: d => money(d.openCents, d.currency),
    }),
    pdfPath: t.string({
      description: 'Path of its PDF, for whoever may see it; of a draft how it would look.',
      resolve: ({ id }) => `/api/v0/invoice/${id}/pdf`,
    }),
    xmlPath: t.string({
      nullable: true,
      description: 'Path of its e-invoice, for whoever may see it; null for what is none.',
      resolve: row =>
        row.kind === 'invoice' && isIssued(row) && row.snapshot.einvoice !== 'pdf'
          ? `/api/v0/invoice/${row.id}/xml`
          : null,
    }),
    einvoice: t.field({
      type: EinvoiceFormatRef,
      nullable: true,
      description: 'The form in which it went out; null for drafts.',
      resolve: row => (isIssued(row) ? formatOf(row.snapshot) : null),
    }),
    hash: t.exposeString('hash', {
      nullable: true,
      description: 'Over all that was issued and the document before it; in hexadecimal.',
    }),
    viewerCanCancel: t.boolean({
      complexity: 10,
      description: 'Whether the viewer may take it back now.',
      resolve: async ({ id, sort, hash }, _args, context) =>
        hash !== null &&
        mayWrite(context.viewer, 'documents') &&
        sort !== null &&
        sort !== 'cancellation' &&
        (await loadCorrections(context, id)).every(each => each.sort !== 'cancellation'),
    }),
  }),
})

builder.objectField(OrderRef, 'documents', t =>
  t.field({
    type: [DocumentRef],
    complexity: 20,
    description:
      'What was issued for the order, the first first; empty for all but staff and whoever placed it while signed in.',
    resolve: ({ order }, _args, context) => {
      const { viewer } = context
      const isOwn = viewer.accountId !== null && order.accountId === viewer.accountId
      return isOwn || mayRead(viewer, 'documents') ? loadOfOrder(context, order.id) : []
    },
  }),
)

const DocumentConnectionRef = numberedConnection<DocumentRow, NumberedPage<DocumentRow>>(
  'BusinessDocument',
  DocumentRef,
)
const DocumentFilterInput = builder.inputType('BusinessDocumentFilter', {
  description: 'Which documents are listed.',
  fields: t => ({
    search: t.string({ description: 'Words of which each is part of number, receiver or order number.' }),
    kind: t.field({ type: DocumentKindRef, description: 'Of one kind.' }),
    sort: t.field({ type: InvoiceSortRef, description: 'Invoices of one sort.' }),
    status: t.field({ type: DocumentStatusRef, description: 'That far.' }),
    from: t.field({ type: 'Date', description: 'Of that day or later.' }),
    to: t.field({ type: 'Date', description: 'Of that day or before.' }),
  }),
})
const DocumentOrderInput = builder.inputType('BusinessDocumentOrder', {
  description: 'In which order documents are listed.',
  fields: t => ({
    field: t.field({
      required: true,
      description: 'By what.',
      type: builder.enumType('BusinessDocumentOrderField', {
        description: 'By what documents are listed.',
        values: {
          DATE: { value: 'date', description: 'The day that stands on it.' },
          RECEIVER: { value: 'receiver', description: 'Whom it went to.' },
          GROSS: { value: 'gross', description: 'The sum with VAT.' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true, description: 'Which way.' }),
  }),
})

builder.queryFields(t => ({
  documents: t.field({
    type: DocumentConnectionRef,
    description: 'Documents, drafts too, the latest first unless it is said otherwise.',
    authScopes: { staff: 'documents' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: DocumentFilterInput, description: 'Which are listed.' }),
      orderBy: t.arg({ type: DocumentOrderInput, description: 'In which order.' }),
    },
    resolve: (_root, { filter, orderBy, ...args }, { database, viewer }) => {
      const wanted = { ...filter, search: withoutControls(filter?.search) }
      const sort = orderBy ?? { field: 'date', direction: 'desc' }
      return numberedPage(args, {
        read: part => browseDocuments(database.drizzle, viewer, wanted, sort, part),
        count: most => countDocuments(database.drizzle, viewer, wanted, most),
        search: wanted.search,
      })
    },
  }),
  document: t.field({
    type: DocumentRef,
    nullable: true,
    description: 'One document; null where there is none that the viewer may see.',
    authScopes: { staff: 'documents' },
    args: { id: t.arg.id({ required: true, description: 'Of the document.' }) },
    resolve: (_root, { id }, context) => loadDocument(context, rawId('BusinessDocument', String(id)) ?? ''),
  }),
}))

const IssueInvoiceInput = builder.inputType('IssueInvoiceInput', {
  description: 'What is invoiced.',
  fields: t => ({ orderId: t.id({ required: true, description: 'The web order.' }) }),
})
const InvoiceInput = builder.inputType('InvoiceInput', {
  description: 'Which invoice.',
  fields: t => ({ documentId: t.id({ required: true, description: 'The invoice.' }) }),
})

export type Outcome = { document: DocumentRow | null }
export const DocumentPayload = payloadType<Outcome>('DocumentPayload', t => ({
  document: t.expose('document', {
    type: DocumentRef,
    nullable: true,
    description: 'The document that was made or changed; null where it was refused.',
  }),
}))
export const issuing = (run: () => Promise<DocumentRow>) =>
  withRefusals<Outcome>({ document: null }, async () => ({ document: await run() }))

builder.mutationFields(t => ({
  issueInvoice: t.field({
    type: DocumentPayload,
    description: 'Issues the invoice of a web order, with its e-invoice, and sends it if the shop does that.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: IssueInvoiceInput, required: true, description: 'What is invoiced.' }) },
    resolve: (_root, { input }, context) =>
      issuing(() => issueOrderInvoice(context, { orderId: rawId('Order', String(input.orderId)) ?? '' })),
  }),
  cancelInvoice: t.field({
    type: DocumentPayload,
    description: 'Takes an invoice back by a cancellation that refers to it.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: InvoiceInput, required: true, description: 'Which invoice.' }) },
    resolve: (_root, { input }, context) =>
      issuing(() => cancelInvoice(context, { documentId: rawId('BusinessDocument', String(input.documentId)) ?? '' })),
  }),
  restoreInvoice: t.field({
    type: DocumentPayload,
    description: 'Issues a new invoice in place of one that was cancelled, which it refers to.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: InvoiceInput, required: true, description: 'Which invoice, a cancelled one.' }) },
    resolve: (_root, { input }, context) =>
      issuing(() => restoreInvoice(context, { documentId: rawId('BusinessDocument', String(input.documentId)) ?? '' })),
  }),
}))
