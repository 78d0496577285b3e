import { builder } from '../../../api/builder.ts'
import { afterOf, offsetOf, rowsOf } from '../../../api/connections.ts'
import type { RequestContext } from '../../../api/context.ts'
import { rawId } from '../../../api/globalIds.ts'
import {
  type NumberedPage,
  numberedConnection,
  numberedPage,
  pageComplexity,
  pageFrom,
} from '../../../api/numberedPages.ts'
import { DirectionRef, MoneyRef, money } from '../../../api/values.ts'
import { textIn } from '../../../kit/languages.ts'
import { mayRead } from '../../../kit/viewer.ts'
import { withoutControls } from '../../../kit/words.ts'
import { isBeyond } from '../../../platform/counting.ts'
import { PaymentMethodRef } from '../../cart/graphql/values.ts'
import { paymentSettings } from '../../pricing/settings.ts'
import { ShopRef, settingsOf } from '../../settings/graphql.ts'
import { shopSettings } from '../../settings/settings.ts'
import {
  browseMails,
  browseOrders,
  countMails,
  countMailTabs,
  countOrders,
  countTabs,
  type DashboardFigures,
  type DayFigures,
  type MailTab,
  mailTabs,
  type OrderFilter,
  type OrderTab,
  orderTabs,
  readDashboard,
} from '../queries/browsing.ts'
import { type Mail, mailById, orderByNumber, orderOfLink } from '../queries/orders.ts'
import { maskedEmail, shownByLink } from '../rules/links.ts'
import { statusPath } from '../rules/statusLink.ts'
import { MailRef, MailStateRef, type OrderNode, OrderRef } from './order.ts'

const OrderTabRef = builder.enumType('OrderTab', {
  values: {
    ALL: { value: 'all' },
    NEW: { value: 'new' },
    HELD: { value: 'held' },
    OPEN_PAYMENT: { value: 'openPayment' },
    TO_SHIP: { value: 'toShip' },
    SHIPPED: { value: 'shipped' },
    CANCELLED: { value: 'cancelled' },
  } as const,
})

type OrderPage = NumberedPage<OrderNode> & { tabs: () => Promise<Record<OrderTab, number>> }

const OrderStateCountRef = builder.objectRef<{ key: OrderTab; count: number }>('OrderStateCount').implement({
  fields: t => ({ key: t.expose('key', { type: OrderTabRef }), count: t.exposeInt('count') }),
})
export const OrderConnectionRef = numberedConnection<OrderNode, OrderPage>('Order', OrderRef)
builder.objectField(OrderConnectionRef, 'tabs', t =>
  t.field({
    type: [OrderStateCountRef],
    description: 'How many orders each tab holds under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return orderTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const OrderFilterInput = builder.inputType('OrderFilter', {
  fields: t => ({
    tab: t.field({ type: OrderTabRef }),
    search: t.string({
      description: 'Words of numbers, names, addresses, mail, telephone numbers and notes, in any order.',
    }),
    from: t.field({ type: 'Date', description: 'First day, in the shop’s calendar.' }),
    to: t.field({ type: 'Date', description: 'Last day.' }),
    country: t.string(),
    paymentMethod: t.string(),
    isCancelled: t.boolean({ description: 'False: only those that were not cancelled.' }),
  }),
})

const OrderOrderInput = builder.inputType('OrderOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('OrderOrderField', {
        values: {
          PLACED_AT: { value: 'placedAt' },
          NUMBER: { value: 'number' },
          CUSTOMER: { value: 'customer' },
          TOTAL: { value: 'total' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})

type MailPage = NumberedPage<Mail> & { tabs: () => Promise<Record<MailTab, number>> }

const MailStateCountRef = builder.objectRef<{ tab: MailTab; count: number }>('MailStateCount').implement({
  fields: t => ({
    state: t.field({
      type: MailStateRef,
      nullable: true,
      description: 'Null for mails of every state.',
      resolve: ({ tab }) => (tab === 'all' ? null : tab),
    }),
    count: t.exposeInt('count'),
  }),
})
const MailConnectionRef = numberedConnection<Mail, MailPage>('Mail', MailRef)
builder.objectField(MailConnectionRef, 'tabs', t =>
  t.field({
    type: [MailStateCountRef],
    description: 'How many mails are in each state under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return mailTabs.map(tab => ({ tab, count: counts[tab] }))
    },
  }),
)
const MailFilterInput = builder.inputType('MailFilter', {
  fields: t => ({ state: t.field({ type: MailStateRef }), search: t.string() }),
})

const DayFiguresRef = builder.objectRef<DayFigures>('DayFigures').implement({
  fields: t => ({
    day: t.expose('day', { type: 'Date' }),
    orders: t.exposeInt('orders'),
    revenue: t.field({ type: MoneyRef, resolve: ({ revenue }) => money(revenue) }),
  }),
})
export const DashboardRef = builder.objectRef<DashboardFigures>('Dashboard').implement({
  fields: t => ({
    ordersToday: t.exposeInt('ordersToday', { description: 'Without cancelled ones.' }),
    revenueToday: t.field({ type: MoneyRef, resolve: ({ revenueToday }) => money(revenueToday) }),
    ordersOpenPayment: t.exposeInt('ordersOpenPayment'),
    ordersToShip: t.exposeInt('ordersToShip'),
    productsWithSoldOut: t.int({
      nullable: true,
      resolve: ({ productsWithSoldOut }, _args, { viewer }) =>
        mayRead(viewer, 'catalogue') ? productsWithSoldOut : null,
      description:
        'Products that visitors see with a size that is sold out: as many as managedProducts of SIZES_SOLD_OUT. Null for whoever does not read the catalogue.',
    }),
    mailsWaiting: t.int({
      nullable: true,
      description: 'As many as mails of QUEUED; null for whoever does not read the mails.',
      resolve: ({ mailsWaiting }, _args, { viewer }) => (mayRead(viewer, 'mails') ? mailsWaiting : null),
    }),
    latestOrders: t.field({
      type: [OrderRef],
      resolve: async (_figures, _args, context) => {
        const { timeZone } = shopSettings.of(await settingsOf(context))
        const page = { offset: 0, limit: LATEST_ORDERS }
        const sort = { field: 'placedAt', direction: 'desc' } as const
        const latest = await browseOrders(context.database.drizzle, context.viewer, {}, sort, page, timeZone)
        return latest.map(order => ({ order }))
      },
    }),
    byDay: t.field({
      type: [DayFiguresRef],
      description: 'The last 14 days, oldest first.',
      resolve: ({ byDay }) => [...byDay],
    }),
  }),
})

const LATEST_ORDERS = 8

builder.objectField(ShopRef, 'paymentMethods', t =>
  t.field({
    type: [PaymentMethodRef],
    description: 'All methods that the shop knows, whether or not a buyer may choose them now.',
    resolve: (settings, _args, { language }) =>
      paymentSettings.of(settings).methods.map(({ id, title, description }) => ({
        key: id,
        title: textIn(language, title),
        description: textIn(language, description),
      })),
  }),
)

/** Offset and size of a page that is asked for from either end; a page before a row needs `last`. */
function windowOf(args: {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}) {
  if (!args.before) return { offset: offsetOf(args.after), limit: rowsOf(args.first) }
  const behind = Math.max(1, Number(afterOf(args.before, 'n')?.[0] ?? 1)) - 1
  const offset = Math.max(0, behind - rowsOf(args.last))
  return { offset, limit: Math.max(1, behind - offset) }
}

/** A page of orders, with the counts of its tabs. */
export async function orderPage(
  context: RequestContext,
  filter: OrderFilter,
  sort: Parameters<typeof browseOrders>[3],
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderPage> {
  const { timeZone } = shopSettings.of(await settingsOf(context))
  const reader = context.database.drizzle
  let counts: Promise<Record<OrderTab, number>> | null = null
  const tabs = () => {
    counts ??= countTabs(reader, context.viewer, filter, timeZone)
    return counts
  }
  const page = await pageFrom(
    { offset, size: limit },
    {
      read: async part => {
        const rows = await browseOrders(reader, context.viewer, filter, sort, part, timeZone)
        return rows.map(order => ({ order }))
      },
      count: async most => {
        const counted = (await tabs())[filter.tab ?? 'all']
        return isBeyond(counted) ? countOrders(reader, context.viewer, filter, timeZone, most) : counted
      },
      search: filter.search,
    },
  )
  return { ...page, tabs }
}

const OrderLinkRef = builder.objectRef<NonNullable<Awaited<ReturnType<typeof orderOfLink>>>>('OrderLink').implement({
  fields: t => ({
    hasEnded: t.boolean({
      description: 'It shows the order no more; a new one can be asked for with requestOrderLink.',
      resolve: ({ state }) => state === 'ended',
    }),
    email: t.string({
      description: 'The address that a new link goes to, all but its first letter and its domain left out.',
      resolve: ({ order }) => maskedEmail(order.email),
    }),
  }),
})

builder.queryFields(t => ({
  orderStatus: t.field({
    type: OrderRef,
    nullable: true,
    description:
      'The order that a guest follows by number and the token of the link; null where the two do not fit, or the link has ended. Shows names and cities of addresses alone, and no whole e-mail address, but to whoever placed the order while signed in, and to staff.',
    authScopes: { public: true },
    args: { orderNumber: t.arg.string({ required: true }), token: t.arg.string({ required: true }) },
    resolve: async (_root, { orderNumber, token }, context) => {
      const { database, viewer, language } = context
      const found = await orderOfLink(database.drizzle, orderNumber, token, context.now())
      if (found?.state !== 'good') return null
      const { order } = found
      const isTheirs = viewer.accountId !== null && order.accountId === viewer.accountId
      const shown = isTheirs || mayRead(viewer, 'orders') ? order : shownByLink(order)
      return { order: shown, statusPath: statusPath(language, order.orderNumber, token) }
    },
  }),
  orderLink: t.field({
    type: OrderLinkRef,
    nullable: true,
    description: 'What is known of the link of an order; null where number and token do not fit.',
    authScopes: { public: true },
    args: { orderNumber: t.arg.string({ required: true }), token: t.arg.string({ required: true }) },
    resolve: async (_root, { orderNumber, token }, context) =>
      orderOfLink(context.database.drizzle, orderNumber, token, context.now()),
  }),
  orders: t.field({
    type: OrderConnectionRef,
    authScopes: { staff: 'orders' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
      filter: t.arg({ type: OrderFilterInput }),
      orderBy: t.arg({ type: OrderOrderInput }),
    },
    resolve: (_root, { filter, orderBy, ...page }, context) =>
      orderPage(
        context,
        {
          ...filter,
          search: withoutControls(filter?.search),
          country: withoutControls(filter?.country),
          paymentMethod: withoutControls(filter?.paymentMethod),
        },
        orderBy ?? { field: 'placedAt', direction: 'desc' },
        windowOf(page),
      ),
  }),
  order: t.field({
    type: OrderRef,
    nullable: true,
    authScopes: { staff: 'orders' },
    args: { orderNumber: t.arg.string({ required: true }) },
    resolve: async (_root, { orderNumber }, context) => {
      const order = await orderByNumber(context.database.drizzle, context.viewer, orderNumber)
      return order && { order }
    },
  }),
  mails: t.field({
    type: MailConnectionRef,
    authScopes: { staff: 'mails' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: MailFilterInput }) },
    resolve: async (_root, { filter, ...args }, context) => {
      const wanted = { state: filter?.state, search: withoutControls(filter?.search) }
      const reader = context.database.drizzle
      const page = await numberedPage(args, {
        read: part => browseMails(reader, context.viewer, wanted, part),
        count: most => countMails(reader, context.viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countMailTabs(reader, context.viewer, wanted) }
    },
  }),
  mail: t.field({
    type: MailRef,
    nullable: true,
    authScopes: { staff: 'mails' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const raw = rawId('Mail', String(id))
      return raw ? mailById(context.database.drizzle, context.viewer, raw) : null
    },
  }),
  dashboard: t.field({
    type: DashboardRef,
    authScopes: { staff: 'orders' },
    resolve: async (_root, _args, context) => {
      const { timeZone } = shopSettings.of(await settingsOf(context))
      return readDashboard(context.database.drizzle, context.viewer, context.now(), timeZone)
    },
  }),
}))
