import { batched, batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { offsetOf, rowsOf } from '../../../api/connections.ts'
import type { RequestContext } from '../../../api/context.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { DirectionRef, MoneyRef, money } from '../../../api/values.ts'
import { decodedGlobalId } from '../../../kit/globalIds.ts'
import { mayRead, mayWrite } from '../../../kit/viewer.ts'
import { withoutControls } from '../../../kit/words.ts'
import { knockRefused } from '../../../platform/operation.ts'
import { type Choice, DiscountGroupRef, loadUser, UserRef } from '../../accounts/users/graphql/user.ts'
import { OrderConnectionRef, orderPage } from '../../orders/graphql/browser.ts'
import { OrderRef } from '../../orders/graphql/order.ts'
import { discountSettings } from '../../pricing/settings.ts'
import { settingsOf } from '../../settings/graphql.ts'
import {
  browseCustomers,
  type Customer,
  type CustomerTab,
  countCustomers,
  countCustomerTabs,
  customersByIds,
  customersOfAccounts,
  customersOfEmails,
  customerTabs,
} from '../queries.ts'

const loadCustomer = batchedRows(({ database, viewer }, ids) => customersByIds(database.drizzle, viewer, ids))
const loadOfAccount = batched(async ({ database, viewer }, ids) => {
  const found = await customersOfAccounts(database.drizzle, viewer, ids)
  return new Map(found.map(customer => [customer.accountId!, customer]))
})
const loadOfEmail = batched(async ({ database, viewer }, keys) => {
  const found = await customersOfEmails(database.drizzle, viewer, keys)
  return new Map(found.map(customer => [customer.emailKey, customer]))
})

/** The discount groups that the shop has. */
const choicesOf = async (context: RequestContext): Promise<Choice[]> =>
  discountSettings.of(await settingsOf(context)).groups.map(({ id, title }) => ({ key: id, title }))

const CustomerRef = builder.objectRef<Customer>('Customer')
builder.node(CustomerRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'emailKey' in (value as object) && 'revenueCents' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadCustomer(context, id))),
  fields: t => ({
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    company: t.exposeString('company', { nullable: true }),
    isCompany: t.exposeBoolean('isCompany'),
    customerNumber: t.exposeInt('customerNumber', { nullable: true }),
    hasAccount: t.boolean({ resolve: ({ accountId }) => accountId !== null }),
    user: t.field({
      type: UserRef,
      nullable: true,
      resolve: ({ accountId }, _args, context) =>
        accountId !== null && mayRead(context.viewer, 'users') ? loadUser(context, accountId) : null,
    }),
    orderCount: t.exposeInt('orderCount'),
    revenue: t.field({ type: MoneyRef, resolve: ({ revenueCents }) => money(revenueCents) }),
    open: t.field({ type: MoneyRef, resolve: ({ openCents }) => money(openCents) }),
    firstOrderAt: t.expose('firstOrderAt', { type: 'DateTime', nullable: true }),
    lastOrderAt: t.expose('lastOrderAt', { type: 'DateTime', nullable: true }),
    orders: t.field({
      type: OrderConnectionRef,
      complexity: pageComplexity,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: ({ accountId, emailKey }, { first, after }, context) =>
        orderPage(
          context,
          { buyer: { accountId, emailKey } },
          { field: 'placedAt', direction: 'desc' },
          { offset: offsetOf(after), limit: rowsOf(first) },
        ),
    }),
    discountGroups: t.field({
      type: [DiscountGroupRef],
      resolve: async ({ accountId }, _args, context) => {
        if (accountId === null || !mayRead(context.viewer, 'users') || !mayRead(context.viewer, 'terms')) return []
        const own = (await loadUser(context, accountId))?.terms.discountGroups ?? []
        const known = new Map((await choicesOf(context)).map(choice => [choice.key, choice]))
        return own.map(key => known.get(key) ?? { key, title: { de: key } })
      },
    }),
    discountGroupChoices: t.field({
      type: [DiscountGroupRef],
      resolve: (_customer, _args, context) => (mayRead(context.viewer, 'terms') ? choicesOf(context) : []),
    }),
    viewerCanInvite: t.boolean({
      resolve: ({ accountId }, _args, { viewer }) => accountId === null && mayWrite(viewer, 'users'),
    }),
  }),
})

builder.objectField(UserRef, 'customer', t =>
  t.field({
    type: CustomerRef,
    nullable: true,
    description: 'What they ordered; null for staff who never did, and for those who may not see orders.',
    resolve: (user, _args, context) => loadOfAccount(context, user.id),
  }),
)

builder.objectField(OrderRef, 'customer', t =>
  t.field({
    type: CustomerRef,
    nullable: true,
    description:
      'Who placed it, with all that they ordered; null for all but staff, and in the first seconds of somebody’s first order.',
    resolve: ({ order }, _args, context) =>
      mayRead(context.viewer, 'orders')
        ? order.accountId === null
          ? loadOfEmail(context, order.email.toLowerCase())
          : loadOfAccount(context, order.accountId)
        : null,
  }),
)

const CustomerTabRef = builder.enumType('CustomerTab', {
  values: {
    ALL: { value: 'all' },
    ACCOUNTS: { value: 'accounts' },
    GUESTS: { value: 'guests' },
    COMPANIES: { value: 'companies' },
    OPEN: { value: 'open' },
  } as const,
})
const CustomerTabCountRef = builder.objectRef<{ key: CustomerTab; count: number }>('CustomerTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: CustomerTabRef }), count: t.exposeInt('count') }),
})
type CustomerPage = NumberedPage<Customer> & { tabs: () => Promise<Record<CustomerTab, number>> }
const CustomerConnectionRef = numberedConnection<Customer, CustomerPage>('Customer', CustomerRef)
builder.objectField(CustomerConnectionRef, 'tabs', t =>
  t.field({
    type: [CustomerTabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return customerTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const CustomerFilterInput = builder.inputType('CustomerFilter', {
  fields: t => ({ search: t.string(), tab: t.field({ type: CustomerTabRef }), discountGroup: t.string() }),
})
const CustomerOrderInput = builder.inputType('CustomerOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('CustomerOrderField', {
        values: {
          LAST_ORDER: { value: 'lastOrder' },
          REVENUE: { value: 'revenue' },
          ORDERS: { value: 'orders' },
          OPEN: { value: 'open' },
          NAME: { value: 'name' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})

builder.queryFields(t => ({
  customerDiscountGroups: t.field({
    type: [DiscountGroupRef],
    description:
      'The discount groups by which customers can be listed; empty for those who may not read accounts and terms.',
    authScopes: { staff: 'orders' },
    resolve: (_root, _args, context) =>
      mayRead(context.viewer, 'users') && mayRead(context.viewer, 'terms') ? choicesOf(context) : [],
  }),
  customer: t.field({
    type: CustomerRef,
    nullable: true,
    authScopes: { staff: 'orders' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const decoded = decodedGlobalId(String(id))
      return decoded?.type === 'User' ? loadOfAccount(context, decoded.id) : loadCustomer(context, decoded?.id ?? '')
    },
  }),
  customers: t.field({
    type: CustomerConnectionRef,
    authScopes: { staff: 'orders' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: CustomerFilterInput }),
      orderBy: t.arg({ type: CustomerOrderInput }),
    },
    async resolve(_root, { filter, orderBy, ...args }, { database: { drizzle: reader }, viewer }) {
      const discountGroup = withoutControls(filter?.discountGroup) ?? null
      if (discountGroup && !(mayRead(viewer, 'users') && mayRead(viewer, 'terms'))) {
        throw knockRefused(viewer, 'staff:terms')
      }
      const wanted = { tab: filter?.tab ?? null, search: withoutControls(filter?.search) ?? null, discountGroup }
      const sort = orderBy ?? { field: 'lastOrder', direction: 'desc' }
      const page = await numberedPage(args, {
        read: part => browseCustomers(reader, viewer, wanted, sort, part),
        count: most => countCustomers(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countCustomerTabs(reader, viewer, wanted) }
    },
  }),
}))
