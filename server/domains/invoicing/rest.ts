import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { type Route, route } from '../../api/rest.ts'
import { collection } from '../../api/restCollection.ts'
import { askingOf, idNamed, idOfInput } from '../../api/restIds.ts'
import { exampleIds } from '../../kit/answers.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { fileNameField } from '../../platform/headers.ts'
import { xmlPaper } from './documents/papers.ts'
import { type EinvoiceFormat, einvoiceFormats } from './einvoice/formats.ts'
import { cancelInvoice, issueOrderInvoice, restoreInvoice } from './operations/invoices.ts'
import {
  documentAnswer,
  findForRest,
  presentDocument,
  presentDocuments,
  type RestFilter,
  restSorts,
} from './presenters/document.ts'
import { correctionsOf, documentsByIds, type IssuedDocument, paperOfDocument } from './queries.ts'
import { documentKinds } from './rules/document.ts'

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

/** The document that a path names, for whoever may see it. */
async function seen(context: RequestContext, entered: string): Promise<IssuedDocument> {
  const found = await idNamed(askingOf(context), entered, { ...called, path: ['id'] })
  const [document] = found === null ? [] : await documentsByIds(context.database.drizzle, context.viewer, [found])
  if (!document) throw new NotFound()
  return document
}

async function paper(context: RequestContext, document: IssuedDocument) {
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
    what: 'issued documents',
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
    audience: 'admin:documents',
    summary: 'Issues the invoice of a web order, with its e-invoice, and sends it if the shop does that.',
    input: z.object({ order: z.string().max(200) }),
    answer: documentAnswer,
    example: { order: exampleIds.order },
    async run(context, { order }) {
      const orderId = await idOfInput(context, { order }, { types: ['Order'], keys: undefined })
      return presentDocument(await issueOrderInvoice(context, { orderId }))
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/invoice/cancelOrRestore',
    audience: 'admin:documents',
    summary:
      'Takes an invoice that stands back by a cancellation; of one that was cancelled a new one is issued in its place. Answers with what was issued.',
    input: z.object({ _id: z.string().max(200) }),
    answer: documentAnswer,
    example: { _id: exampleIds.document },
    async run(context, input) {
      const documentId = await idOfInput(context, input, called)
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
      const { pdf } = await paper(context, document)
      reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; ${fileNameField(`${document.number.replaceAll('/', '-')}.pdf`)}`)
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
