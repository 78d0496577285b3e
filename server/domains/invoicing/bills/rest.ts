import { z } from 'zod'
import { type Route, route } from '../../../api/rest.ts'
import { collection } from '../../../api/restCollection.ts'
import { askingOf, idNamed, idOfInput } from '../../../api/restIds.ts'
import { exampleIds } from '../../../kit/answers.ts'
import { isId } from '../../../kit/ids.ts'
import { NotFound } from '../../../kit/refusals.ts'
import { fileNameField } from '../../../platform/headers.ts'
import { decideBill, LONGEST_REASON } from './operations/deciding.ts'
import { billAnswer, findForRest, presentBill, presentBills, type RestFilter, restSorts } from './presenters/bill.ts'
import { billFile } from './queries.ts'
import { billStates } from './rules/states.ts'

const id = z.string().max(200).refine(isId, 'is not an id')
const called = { types: ['VendorBill'] } as const

const filter: z.ZodType<RestFilter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(1000) }).transform(list => list.$in)])
      .optional(),
    number: z.string().max(200).optional(),
    status: z.enum(billStates).optional(),
  })
  .transform(({ _id, ...query }) => ({ ids: _id, ...query }))

/** Bills of vendors: what became of them is read and said here; files come in by GraphQL. */
export const billRoutes: readonly Route[] = [
  ...collection({
    name: 'vendor_bill',
    audience: 'staff:documents',
    what: 'bills of vendors',
    types: called.types,
    item: billAnswer,
    filter,
    sorts: restSorts,
    find: ({ database, viewer }, part) => findForRest(database, viewer, part),
    byIds: ({ database, viewer }, ids) => presentBills(database, viewer, ids),
  }),
  route({
    method: 'POST',
    path: '/api/v0/vendor_bill/decide',
    audience: 'admin:documents',
    summary: 'Approves a bill, refuses it for a reason, notes that it was paid, or takes that back.',
    input: z.object({
      _id: z.string().max(200),
      status: z.enum(billStates),
      reason: z.string().max(LONGEST_REASON).optional(),
      paid_date: z.iso.date().max(10).optional(),
    }),
    answer: billAnswer,
    example: { _id: exampleIds.bill, status: 'approved' },
    async run(context, { _id, status, reason, paid_date: paidOn }) {
      const billId = await idOfInput(context, { _id }, { ...called, keys: undefined })
      return presentBill(
        await decideBill(context, {
          ...{ billId, state: status, reason: reason ?? null, paidOn: paidOn ?? null, revision: null },
        }),
      )
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/vendor_bill/{id}/file',
    audience: 'staff:documents',
    summary: 'The file of a bill just as it came.',
    input: z.object({ id: z.string().max(200) }),
    answer: 'The PDF or XML',
    example: { id: exampleIds.bill },
    async run(context, input, reply) {
      const { database, viewer } = context
      const billId = await idNamed(askingOf(context), input.id, { ...called, path: ['id'] })
      const file = billId === null ? null : await billFile(database.drizzle, viewer, billId)
      if (file === null) throw new NotFound()
      // What others sent is saved and never shown as a page of this site.
      reply
        .type(file.bill.mediaType)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; ${fileNameField(file.bill.fileName)}`)
      return file.content
    },
  }),
]
