import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { DirectionRef, MoneyRef } from '../../../api/values.ts'
import { withoutControls } from '../../../kit/words.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopDay, shopSettings } from '../../settings/settings.ts'
import {
  browsePayments,
  countPaymentSums,
  countPayments,
  countPaymentTabs,
  type PaymentDays,
  type PaymentFilter,
  type PaymentSums,
  type PaymentTab,
  paymentTabs,
} from '../queries/payments.ts'
import { type OrderNode, OrderRef } from './order.ts'

const PaymentTabRef = builder.enumType('PaymentTab', {
  description: 'Payments of one state.',
  values: {
    ALL: { value: 'all', description: 'All of them.' },
    OPEN: { value: 'open', description: 'Still to come in; cancelled and held orders owe nothing.' },
    OVERDUE: { value: 'overdue', description: 'Of these the ones whose last day has passed.' },
    PAID: { value: 'paid', description: 'Came in.' },
    TO_REFUND: { value: 'toRefund', description: 'Came in for an order that was cancelled since.' },
    REFUNDED: { value: 'refunded', description: 'Went back.' },
  } as const,
})
const PaymentTabCountRef = builder.objectRef<{ key: PaymentTab; count: number }>('PaymentTabCount').implement({
  description: 'How many payments a tab holds.',
  fields: t => ({
    key: t.expose('key', { type: PaymentTabRef, description: 'The tab.' }),
    count: t.exposeInt('count', { description: 'At most 1,001.' }),
  }),
})
const PaymentSumsRef = builder.objectRef<PaymentSums>('PaymentSums').implement({
  description: 'What payments come to.',
  fields: t => {
    const sum = (key: 'open' | 'paid' | 'toRefund' | 'refunded' | 'byVouchers', description: string) =>
      t.field({ type: MoneyRef, description, resolve: sums => ({ cents: sums[key], currency: sums.currency }) })
    return {
      open: sum('open', 'Still to come in.'),
      paid: sum('paid', 'Came in.'),
      toRefund: sum('toRefund', 'Has to go back.'),
      refunded: sum('refunded', 'Went back.'),
      byVouchers: sum('byVouchers', 'Was paid by vouchers, in orders that were not cancelled.'),
    }
  },
})

type PaymentPage = NumberedPage<OrderNode> & {
  tabs: () => Promise<Record<PaymentTab, number>>
  sums: () => Promise<PaymentSums | null>
}
const PaymentConnectionRef = numberedConnection<OrderNode, PaymentPage>('Payment', OrderRef)
builder.objectFields(PaymentConnectionRef, t => ({
  tabs: t.field({
    type: [PaymentTabCountRef],
    description: 'How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return paymentTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
  sums: t.field({
    type: PaymentSumsRef,
    nullable: true,
    description:
      'Of all tabs under the rest of the filter; null of more than 10,000 orders, of none and of several currencies.',
    resolve: page => page.sums(),
  }),
}))

const PaymentFilterInput = builder.inputType('PaymentFilter', {
  description: 'Which payments are wanted: those that fit all of it.',
  fields: t => ({
    tab: t.field({ type: PaymentTabRef, description: 'Those of one state.' }),
    search: t.string({ description: 'Words of the order, as in the list of orders.' }),
    from: t.field({ type: 'Date', description: 'First day on which orders were placed, in the shop’s calendar.' }),
    to: t.field({ type: 'Date', description: 'Last day.' }),
    paymentMethod: t.string({ description: 'Key of a payment method.' }),
  }),
})
const PaymentOrderInput = builder.inputType('PaymentOrder', {
  description: 'In which order payments are listed.',
  fields: t => ({
    field: t.field({
      required: true,
      description: 'By what.',
      type: builder.enumType('PaymentOrderField', {
        description: 'What payments are listed by.',
        values: {
          PLACED_AT: { value: 'placedAt', description: 'When the order was placed.' },
          NUMBER: { value: 'number', description: 'The order’s number.' },
          CUSTOMER: { value: 'customer', description: 'The customer’s name.' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true, description: 'Rising or falling.' }),
  }),
})

async function daysOf(context: RequestContext): Promise<PaymentDays> {
  const settings = await settingsOf(context)
  return { timeZone: shopSettings.of(settings).timeZone, today: shopDay(settings, context.now()) }
}

builder.queryField('payments', t =>
  t.field({
    type: PaymentConnectionRef,
    description: 'The payments of orders: each order is one.',
    authScopes: { staff: 'orders' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: PaymentFilterInput }),
      orderBy: t.arg({ type: PaymentOrderInput }),
    },
    async resolve(_root, { filter, orderBy, ...args }, context) {
      const reader = context.database.drizzle
      const { viewer } = context
      const days = await daysOf(context)
      const wanted: PaymentFilter = { ...filter, search: withoutControls(filter?.search) ?? null }
      const sort = orderBy ?? { field: 'placedAt' as const, direction: 'desc' as const }
      const page = await numberedPage<OrderNode>(args, {
        read: async part => (await browsePayments(reader, viewer, wanted, sort, part, days)).map(order => ({ order })),
        count: most => countPayments(reader, viewer, wanted, days, most),
        search: wanted.search,
      })
      return {
        ...page,
        tabs: () => countPaymentTabs(reader, viewer, wanted, days),
        sums: () => countPaymentSums(reader, viewer, wanted, days),
      }
    },
  }),
)
