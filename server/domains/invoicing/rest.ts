import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { type Route, route } from '../../api/rest.ts'
import { collection } from '../../api/restCollection.ts'
import { askingOf, idNamed, idOfInput } from '../../api/restIds.ts'
import { exampleIds, ok } from '../../kit/answers.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { fileNameField } from '../../platform/headers.ts'
import { xmlPaper } from './documents/papers.ts'
import { type EinvoiceFormat, einvoiceFormats } from './einvoice/formats.ts'
import { convertDocuments } from './operations/converting.ts'
import { createDraft, deleteDraft, updateDraft } from './operations/drafts.ts'
import { cancelInvoice, issueOrderInvoice, restoreInvoice } from './operations/invoices.ts'
import { draftPdf, issueDraft } from './operations/issueDraft.ts'
import { strikeDocument, unstrikeDocument } from './operations/striking.ts'
import {
  documentAnswer,
  findForRest,
  presentDocument,
  presentDocuments,
  type RestFilter,
  restSorts,
} from './presenters/document.ts'
import { correctionsOf, type DocumentRow, documentsByIds, isIssued, paperOfDocument } from './queries.ts'
import { documentKinds, invoiceSorts } from './rules/document.ts'

const id = z.string().max(200).refine(isId, 'is not an id')
const called = { types: ['BusinessDocument'] } as const

const filter: z.ZodType<RestFilter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(1000) }).transform(list => list.$in)])
      .optional(),
    number: z.string().max(60).optional(),
    type: z.enum(documentKinds).optional(),
    order: id.optional(),
  })
  .transform(({ _id, ...query }) => ({ ids: _id, ...query }))

/** More than a document has; what nobody knows is refused by name. */
const mostFields = 60

/** What is written into a draft, as it comes: the operation checks each field and says what is wrong with it. */
const written = z
  .record(z.string().max(60), z.unknown())
  .refine(content => Object.keys(content).length <= mostFields, 'It has more fields than a document.')

const exampleContent = {
  receiver: {
    ...{ type: 'company', name: 'TSV Grünwald', contact: 'Anna Wittgenstein', addition: null, street: 'Marktplatz 1' },
    ...{ zip: '82031', city: 'Grünwald', country: 'DE', email: 'einkauf@example.com', phone: null },
    ...{ vatId: null, customerNumber: null },
  },
  lines: [
    {
      ...{ kind: 'item', id: 'a', title: 'Trikot Nordwald', description: null, number: '4711', productId: null },
      ...{ variantId: null, unit: 'piece', quantity: 15_000, unitPrice: 2490, discount: 500, vatRate: 2000 },
      ...{ run: null, isOptional: false, isAlternative: false, source: null },
    },
  ],
}

/** The document that a path names, for whoever may see it. */
async function seen(context: RequestContext, entered: string): Promise<DocumentRow> {
  const found = await idNamed(askingOf(context), entered, { ...called, path: ['id'] })
  const [document] = found === null ? [] : await documentsByIds(context.database.drizzle, context.viewer, [found])
  if (!document) throw new NotFound()
  return document
}

async function paper(context: RequestContext, document: DocumentRow) {
  const papers = await paperOfDocument(context.database.drizzle, document.id)
  if (!papers) throw new Error(`the paper of ${document.number} is missing`)
  return papers
}

/** Formats that have an XML. */
const xmlFormats = einvoiceFormats.filter((format): format is Exclude<EinvoiceFormat, 'pdf'> => format !== 'pdf')

export const invoicingRoutes: readonly Route[] = [
  ...collection({
    name: 'invoice',
    audience: 'staff:documents',
    what: 'documents',
    types: called.types,
    item: documentAnswer,
    filter,
    sorts: restSorts,
    find: ({ database, viewer }, part) => findForRest(database, viewer, part),
    byIds: ({ database, viewer }, ids) => presentDocuments(database, viewer, ids),
  }),
  route({
    method: 'POST',
    path: '/api/v0/invoice',
    audience: 'editor:documents',
    summary:
      'Makes a draft of a kind; or, of a web order, issues its invoice with its e-invoice, and sends it if the shop does that.',
    input: z.object({
      order: z.string().max(200).optional(),
      type: z.enum(documentKinds).optional(),
      sort: z.enum(invoiceSorts).optional(),
      content: written.optional(),
    }),
    answer: documentAnswer,
    example: { type: 'offer', content: exampleContent },
    async run(context, { order, type, sort, content }) {
      if (order !== undefined) {
        const orderId = await idOfInput(context, { order }, { types: ['Order'], keys: undefined })
        return presentDocument(await issueOrderInvoice(context, { orderId }))
      }
      const draft = { kind: type ?? 'invoice', sort: sort ?? null, content: content ?? {}, accountId: null }
      return presentDocument(await createDraft(context, draft))
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v0/invoice',
    audience: 'editor:documents',
    summary: 'Changes a draft: what of its content is named. What is issued never changes.',
    input: z.object({ _id: z.string().max(200), revision: z.int().optional(), content: written }),
    answer: documentAnswer,
    example: { _id: exampleIds.document, content: { note: 'Muster liegt bei' } },
    async run(context, { revision, content, ...input }) {
      const documentId = await idOfInput(context, input, called)
      return presentDocument(await updateDraft(context, { documentId, revision: revision ?? null, content }))
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v0/invoice/{id}',
    audience: 'editor:documents',
    summary: 'Removes a draft for good. What is issued never goes.',
    input: z.object({ id: z.string().max(200) }),
    answer: ok,
    example: { id: exampleIds.document },
    async run(context, { id: _id }) {
      await deleteDraft(context, { documentId: await idOfInput(context, { _id }, called) })
      return { ok: true as const }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/invoice/issue',
    audience: 'admin:documents',
    summary: 'Issues a draft: it gets its number, its paper and its e-invoice.',
    input: z.object({ _id: z.string().max(200), revision: z.int().optional() }),
    answer: documentAnswer,
    example: { _id: exampleIds.document },
    async run(context, { revision, ...input }) {
      const documentId = await idOfInput(context, input, called)
      return presentDocument(await issueDraft(context, { documentId, revision: revision ?? null }))
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/invoice/convert',
    audience: 'editor:documents',
    summary:
      'Makes a draft of issued documents: all that is left of them, or the lines that are named, by amount or by fit and size.',
    input: z.object({
      ids: z.array(z.string().max(200)).min(1).max(100),
      type: z.enum(documentKinds),
      lines: z
        .array(
          z.object({
            document: z.string().max(200),
            line: z.string().max(60),
            quantity: z.int().min(0).optional(),
            cells: z
              .array(
                z.object({ fit: z.string().max(60), size: z.string().max(60), amount: z.int().min(0).max(10_000) }),
              )
              .max(200)
              .optional(),
          }),
        )
        .max(500)
        .optional(),
    }),
    answer: documentAnswer,
    example: { ids: [exampleIds.document], type: 'order' },
    async run(context, { ids, type, lines }) {
      const named = (_id: string) => idOfInput(context, { _id }, called)
      const documentIds = await Promise.all(ids.map(named))
      const wanted =
        lines &&
        (await Promise.all(
          lines.map(async ({ document, line, quantity, cells }) => ({
            ...{ documentId: await named(document), lineId: line, quantity: quantity ?? null, cells: cells ?? null },
          })),
        ))
      return presentDocument(await convertDocuments(context, { documentIds, kind: type, lines: wanted ?? null }))
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/invoice/cancelOrRestore',
    audience: 'editor:documents',
    summary:
      'Takes an issued invoice back by a cancellation, of one that was cancelled a new one is issued in its place; anything else is cancelled in place, or restored. Answers with what was issued or changed.',
    input: z.object({ _id: z.string().max(200), reason: z.string().max(500).optional() }),
    answer: documentAnswer,
    example: { _id: exampleIds.document },
    async run(context, { reason, ...input }) {
      const documentId = await idOfInput(context, input, called)
      const [row] = await documentsByIds(context.database.drizzle, context.viewer, [documentId])
      if (!row) throw new NotFound()
      if (row.kind !== 'invoice' || !isIssued(row)) {
        const changed = row.struckAt
          ? await unstrikeDocument(context, { documentId })
          : await strikeDocument(context, { documentId, reason: reason ?? null })
        return presentDocument(changed)
      }
      const taken = await correctionsOf(context.database.drizzle, [documentId])
      const isCancelled = taken.some(({ sort }) => sort === 'cancellation')
      const run = isCancelled ? restoreInvoice : cancelInvoice
      return presentDocument(await run(context, { documentId }))
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/invoice/{id}/pdf',
    audience: 'signedIn:documents',
    summary: 'The PDF of a document, with its e-invoice in it; for staff and for whoever it was issued to.',
    input: z.object({ id: z.string().max(200) }),
    answer: 'The PDF',
    example: { id: exampleIds.document },
    async run(context, input, reply) {
      const document = await seen(context, input.id)
      const pdf = isIssued(document)
        ? (await paper(context, document)).pdf
        : await draftPdf(context.database.drizzle, document)
      const name = document.number?.replaceAll('/', '-') ?? 'Entwurf'
      reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; ${fileNameField(`${name}.pdf`)}`)
      return pdf
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/invoice/{id}/xml',
    audience: 'signedIn:documents',
    summary:
      'The e-invoice of a document as it was issued, or the same in another format; for staff and for whoever it was issued to.',
    input: z.object({ id: z.string().max(200), format: z.enum(xmlFormats).optional() }),
    answer: 'The XML',
    example: { id: exampleIds.document },
    async run(context, input, reply) {
      const document = await seen(context, input.id)
      if (!isIssued(document) || document.kind !== 'invoice') throw new NotFound()
      const xml = input.format ? xmlPaper(document.snapshot, input.format) : (await paper(context, document)).xml
      if (xml === null) throw new NotFound()
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; ${fileNameField(`${document.number.replaceAll('/', '-')}.xml`)}`)
      return xml
    },
  }),
]
