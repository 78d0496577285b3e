import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { anything, cents, day, idOf, ids, instant, named, oneOf, text, whole } from '../../../kit/answers.ts'
import { globalId } from '../../../kit/globalIds.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { type InstantRange, within } from '../../../platform/changeFeed.ts'
import type { Database } from '../../../platform/database.ts'
import { contentOf, type DocumentRow, documentColumns, documentsByIds, listedFor } from '../queries.ts'
import { type DocumentKind, documentKinds, invoiceSorts } from '../rules/document.ts'
import { documentStatuses } from '../rules/status.ts'
import { documents } from '../tables.ts'

export const documentAnswer = named(
  'BusinessDocument',
  'A business document; once it is issued it never changes.',
  z.object({
    ...ids('BusinessDocument', 'document'),
    type: oneOf('what it is', [...documentKinds]),
    sort: oneOf('what an invoice is for', [...invoiceSorts]).nullable(),
    number: text('of its range; null: it is a draft', 'RE-2026-00001').nullable(),
    status: oneOf('how far it is', [...documentStatuses]),
    revision: whole('of a draft: rises with each change', 1),
    date: day('that stands on it'),
    due_date: day('last day to pay; null: nothing was due').nullable(),
    order: idOf('order', 'the web order').nullable(),
    receiver: text('whom it went to', 'Kim Muster'),
    net: cents('without VAT', 2075),
    vat: cents('the VAT in it', 415),
    gross: cents('with VAT', 2490),
    due: cents('what was still to be paid when it was issued', 0),
    open: cents('what is still to be paid; negative: owed to whoever received it', 0),
    currency: text('ISO 4217', 'EUR'),
    corrects: idOf('document', 'the invoice that it takes back or stands in the place of').nullable(),
    hash: text('over all that was issued and the document before it; null: it is a draft', 'a3f5…').nullable(),
    issued: instant('when it was issued; null: it is a draft').nullable(),
    created: instant('when it was made'),
    content: anything(
      'what is written into it: money in cents, rates in basis points, amounts in thousandths of a unit',
      {},
    ),
  }),
)

const presentDocument = (document: DocumentRow) => ({
  ...{ _id: document.id, id: document.id, global_id: globalId('BusinessDocument', document.id) },
  ...{ type: document.kind, sort: document.sort, number: document.number, date: document.date },
  ...{ status: document.status, revision: document.revision, open: document.openCents },
  ...{ due_date: document.dueOn, order: document.orderId, receiver: document.receiverName },
  ...{ net: document.netCents, vat: document.vatCents, gross: document.grossCents, due: document.dueCents },
  ...{ currency: document.currency, corrects: document.correctsId, hash: document.hash, created: document.createdAt },
  ...{ issued: document.issuedAt, content: contentOf(document) },
})

export type RestFilter = {
  readonly ids?: readonly string[] | undefined
  readonly number?: string | undefined
  readonly type?: DocumentKind | undefined
  readonly order?: string | undefined
}
const sorts = {
  '-date': [desc(documents.date), desc(documents.id)],
  date: [asc(documents.date), asc(documents.id)],
} as const
export type RestSort = keyof typeof sorts
export const restSorts = Object.keys(sorts) as [RestSort, ...RestSort[]]

type RestPart = {
  readonly filter: RestFilter
  readonly limit: number
  readonly skip: number
  readonly sort: RestSort
  readonly created?: InstantRange | undefined
}

/** A part of the documents, with the number of all that fit. */
export async function findForRest({ drizzle }: Database, viewer: Viewer, part: RestPart) {
  const { ids: wanted, number, type, order } = part.filter
  const where = and(
    listedFor(viewer),
    wanted && inArray(documents.id, [...wanted]),
    number === undefined ? undefined : eq(documents.number, number),
    type && eq(documents.kind, type),
    order === undefined ? undefined : eq(documents.orderId, order),
    within(documents.issuedAt, part.created),
  )
  const [found, total] = await Promise.all([
    drizzle
      .select(documentColumns)
      .from(documents)
      .where(where)
      .orderBy(...sorts[part.sort])
      .limit(part.limit)
      .offset(part.skip),
    drizzle.$count(documents, where),
  ])
  return { items: found.map(presentDocument), total }
}

/** Documents by id in the order asked; unknown ones are left out. */
export async function presentDocuments({ drizzle }: Database, viewer: Viewer, wanted: readonly string[]) {
  const found = new Map((await documentsByIds(drizzle, viewer, wanted)).map(each => [each.id, each]))
  return wanted.flatMap(id => {
    const document = found.get(id)
    return document ? [presentDocument(document)] : []
  })
}

export { presentDocument }
