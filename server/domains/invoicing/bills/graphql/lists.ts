import { builder } from '../../../../api/builder.ts'
import { rawId } from '../../../../api/globalIds.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../../api/numberedPages.ts'
import { DirectionRef } from '../../../../api/values.ts'
import { withoutControls } from '../../../../kit/words.ts'
import { settingsOf } from '../../../settings/graphql.ts'
import { shopDay } from '../../../settings/settings.ts'
import { type BillTab, billTabs, browseBills, countBills, countBillTabs, type VendorBill } from '../queries.ts'
import { BillRef, loadBill, valuesOf } from './types.ts'

const BillTabRef = builder.enumType('VendorBillTab', {
  description: 'A tab of the list of bills.',
  values: valuesOf<BillTab>(billTabs, {
    ...{ all: 'All of them.', toCheck: 'Not looked at yet.', approved: 'To be paid.', paid: 'Those that were paid.' },
    ...{
      refused: 'Those that were sent back.',
      overdue: 'To be paid, neither paid nor refused, and due before today.',
    },
  }),
})
type TabCount = { readonly key: BillTab; readonly count: number }
const TabCountRef = builder.objectRef<TabCount>('VendorBillTabCount').implement({
  description: 'How many bills a tab holds; 1,001 stands for more than 1,000.',
  fields: t => ({
    key: t.expose('key', { type: BillTabRef, description: 'The tab.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
})
type Page = NumberedPage<VendorBill> & { readonly tabs: () => Promise<Record<BillTab, number>> }
const BillConnectionRef = numberedConnection<VendorBill, Page>('VendorBill', BillRef)
builder.objectField(BillConnectionRef, 'tabs', t =>
  t.field({
    type: [TabCountRef],
    description: 'How many each tab holds under the same search.',
    resolve: async page => {
      const counts = await page.tabs()
      return billTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const BillFilterInput = builder.inputType('VendorBillFilter', {
  description: 'Which bills are listed.',
  fields: t => ({
    search: t.string({ description: 'Words of which each is part of number, vendor or VAT ID.' }),
    tab: t.field({ type: BillTabRef, description: 'Of one tab.' }),
  }),
})
const BillOrderInput = builder.inputType('VendorBillOrder', {
  description: 'In which order bills are listed.',
  fields: t => ({
    field: t.field({
      required: true,
      description: 'By what.',
      type: builder.enumType('VendorBillOrderField', {
        description: 'By what bills are listed.',
        values: {
          DATE: { value: 'date', description: 'The day that stands on it.' },
          DUE: { value: 'due', description: 'The last day to pay.' },
          VENDOR: { value: 'vendor', description: 'Who wrote it.' },
          GROSS: { value: 'gross', description: 'The sum with VAT.' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true, description: 'Which way.' }),
  }),
})

builder.queryFields(t => ({
  vendorBills: t.field({
    type: BillConnectionRef,
    description: 'Bills of vendors, the latest first unless it is said otherwise.',
    authScopes: { staff: 'documents' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: BillFilterInput, description: 'Which are listed.' }),
      orderBy: t.arg({ type: BillOrderInput, description: 'In which order.' }),
    },
    resolve: async (_root, { filter, orderBy, ...args }, context) => {
      const { database, viewer } = context
      const wanted = { ...filter, search: withoutControls(filter?.search) }
      const sort = orderBy ?? ({ field: 'date', direction: 'desc' } as const)
      const today = shopDay(await settingsOf(context), context.now())
      const page = await numberedPage(args, {
        read: part => browseBills(database.drizzle, viewer, wanted, sort, part, today),
        count: most => countBills(database.drizzle, viewer, wanted, today, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countBillTabs(database.drizzle, viewer, wanted, today) }
    },
  }),
  vendorBill: t.field({
    type: BillRef,
    nullable: true,
    description: 'One bill; null where there is none that the viewer may see.',
    authScopes: { staff: 'documents' },
    args: { id: t.arg.id({ required: true, description: 'Of the bill.' }) },
    resolve: (_root, { id }, context) => loadBill(context, rawId('VendorBill', String(id)) ?? ''),
  }),
}))
