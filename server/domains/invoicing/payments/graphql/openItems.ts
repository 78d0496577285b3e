import { builder } from '../../../../api/builder.ts'
import type { RequestContext } from '../../../../api/context.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../../api/numberedPages.ts'
import { DirectionRef, MoneyRef, money } from '../../../../api/values.ts'
import { withoutControls } from '../../../../kit/words.ts'
import { settingsOf } from '../../../settings/graphql.ts'
import { shopDay } from '../../../settings/settings.ts'
import { DocumentRef } from '../../graphql/documents.ts'
import type { DocumentRow } from '../../queries.ts'
import { type Ageing, ageingOf, browseOpenItems, countOpenItems, type OpenItemFilter } from '../queries/openItems.ts'
import { type Age, ages } from '../rules/open.ts'
import { PaymentStateRef } from './payments.ts'

const AgeRef = builder.enumType('OpenItemAge', {
  description: 'How late what is still to be paid is.',
  values: {
    NOT_DUE: { value: 'notDue', description: 'It is not late.' },
    UP_TO_30: { value: 'upTo30', description: 'By 1 to 30 days.' },
    UP_TO_60: { value: 'upTo60', description: 'By 31 to 60 days.' },
    UP_TO_90: { value: 'upTo90', description: 'By 61 to 90 days.' },
    OLDER: { value: 'older', description: 'By more than 90 days.' },
  } satisfies Record<string, { value: Age; description: string }>,
})

const AgeSumRef = builder.objectRef<{ age: Age; cents: number; count: number }>('OpenItemAgeSum').implement({
  description: 'What is still to be paid of the invoices of one age.',
  fields: t => ({
    age: t.expose('age', { type: AgeRef, description: 'How late they are.' }),
    count: t.exposeInt('count', { description: 'How many invoices.' }),
    open: t.field({
      ...{ type: MoneyRef, description: 'The sum of what is open.' },
      resolve: ({ cents }) => money(cents, 'EUR'),
    }),
  }),
})

type OpenItemPage = NumberedPage<DocumentRow> & { ageing: () => Promise<Ageing> }
const OpenItemConnectionRef = numberedConnection<DocumentRow, OpenItemPage>('OpenItem', DocumentRef)
builder.objectField(OpenItemConnectionRef, 'ageing', t =>
  t.field({
    type: [AgeSumRef],
    complexity: 20,
    description:
      'What is still to be paid under the rest of the filter, by how late it is; what is owed to customers is left out.',
    resolve: async page => {
      const sums = await page.ageing()
      return ages.map(age => ({ age, ...sums[age] }))
    },
  }),
)

const OpenItemFilterInput = builder.inputType('OpenItemFilter', {
  description: 'Which invoices are listed.',
  fields: t => ({
    search: t.string({ description: 'Words of which each is part of number, receiver or order number.' }),
    state: t.field({
      type: PaymentStateRef,
      description: 'Of this payment state; absent: all of which something is to be paid or given back.',
    }),
    age: t.field({ type: AgeRef, description: 'Of this age.' }),
    receiver: t.string({ description: 'That went to just this name, whatever the case.' }),
  }),
})
const OpenItemOrderInput = builder.inputType('OpenItemOrder', {
  description: 'In which order open items are listed.',
  fields: t => ({
    field: t.field({
      required: true,
      description: 'By what.',
      type: builder.enumType('OpenItemOrderField', {
        description: 'By what open items are listed.',
        values: {
          DUE: { value: 'due', description: 'The last day to pay.' },
          RECEIVER: { value: 'receiver', description: 'Whom it went to.' },
          OPEN: { value: 'open', description: 'What is still to be paid.' },
          DATE: { value: 'date', description: 'The day that stands on it.' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true, description: 'Which way.' }),
  }),
})

/** Today, in the shop's calendar. */
const todayOf = async (context: RequestContext): Promise<string> => shopDay(await settingsOf(context), context.now())

builder.queryFields(t => ({
  openItems: t.field({
    type: OpenItemConnectionRef,
    description: 'Issued invoices by how their payment stands, what is due longest first unless it is said otherwise.',
    authScopes: { staff: 'documents' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: OpenItemFilterInput, description: 'Which are listed.' }),
      orderBy: t.arg({ type: OpenItemOrderInput, description: 'In which order.' }),
    },
    resolve: async (_root, { filter, orderBy, ...args }, context) => {
      const { database, viewer } = context
      const wanted: OpenItemFilter = { ...filter, search: withoutControls(filter?.search) }
      const today = await todayOf(context)
      const sort = orderBy ?? { field: 'due', direction: 'asc' }
      const page = await numberedPage(args, {
        read: part => browseOpenItems(database.drizzle, viewer, wanted, sort, { ...part, today }),
        count: most => countOpenItems(database.drizzle, viewer, wanted, today, most),
        search: wanted.search,
      })
      return { ...page, ageing: () => ageingOf(database.drizzle, viewer, wanted, today) }
    },
  }),
}))
