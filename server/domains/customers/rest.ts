import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { type Route, route } from '../../api/rest.ts'
import { collection, type Part } from '../../api/restCollection.ts'
import { idOfInput } from '../../api/restIds.ts'
import { oneNamed } from '../../api/restNaming.ts'
import { exampleIds, listed, text } from '../../kit/answers.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { mayRead } from '../../kit/viewer.ts'
import { withoutControls } from '../../kit/words.ts'
import { companiesOfAccounts } from '../accounts/companies/queries.ts'
import { addressesOf, usersByIds } from '../accounts/users/queries.ts'
import { orderAnswer } from '../orders/presenters/answers.ts'
import { documented } from '../orders/presenters/order.ts'
import { browseOrders, countOrders } from '../orders/queries/browsing.ts'
import { readSettings } from '../settings/queries.ts'
import { shopSettings } from '../settings/settings.ts'
import { accountAnswer, presentAccount } from './presenters/account.ts'
import { conditionsAnswer, customerAnswer, presentConditions, presentCustomer } from './presenters/customer.ts'
import {
  browseCustomers,
  type Customer,
  type CustomerSort,
  countCustomers,
  customerKeys,
  customersByIds,
  customersOfAccounts,
  customerTabs,
} from './queries.ts'

/** All there are: programs want the whole number, however long it takes to count. */
const EVERYBODY = 100_000_000
const ORDERS_SHOWN = 25

const sorts = {
  '-last_order': { field: 'lastOrder', direction: 'desc' },
  last_order: { field: 'lastOrder', direction: 'asc' },
  '-revenue': { field: 'revenue', direction: 'desc' },
  revenue: { field: 'revenue', direction: 'asc' },
  '-orders': { field: 'orders', direction: 'desc' },
  orders: { field: 'orders', direction: 'asc' },
  '-open': { field: 'open', direction: 'desc' },
  open: { field: 'open', direction: 'asc' },
  name: { field: 'name', direction: 'asc' },
  '-name': { field: 'name', direction: 'desc' },
} as const satisfies Record<string, CustomerSort>
type SortName = keyof typeof sorts
const sortNames = Object.keys(sorts) as [SortName, ...SortName[]]

type Filter = {
  readonly ids?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly tab?: (typeof customerTabs)[number] | undefined
}
const id = z.string().max(200).refine(isId, 'is not an id')
const filter: z.ZodType<Filter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.strictObject({ $in: z.array(id).max(1000) }).transform(list => list.$in)])
      .optional(),
    search: z.string().max(200).transform(withoutControls).optional(),
    which: z.enum(customerTabs).optional(),
  })
  .transform(({ _id, search, which }) => ({ ids: _id, search: search ?? undefined, tab: which }))

/** Customers with the companies for which they buy, as far as the viewer may read accounts. */
async function presented(
  { database, viewer }: Pick<RequestContext, 'database' | 'viewer'>,
  found: readonly Customer[],
) {
  const ids = mayRead(viewer, 'users') ? found.flatMap(({ accountId }) => accountId ?? []) : []
  const companies = ids.length === 0 ? null : await companiesOfAccounts(database.drizzle, ids)
  return found.map(customer => presentCustomer(customer, companies?.get(customer.accountId ?? '') ?? null))
}

async function find({ database, viewer }: RequestContext, part: Part<Filter, SortName>) {
  const reader = database.drizzle
  const [found, total] = await Promise.all([
    browseCustomers(reader, viewer, part.filter, sorts[part.sort], { offset: part.skip, limit: part.limit }),
    countCustomers(reader, viewer, part.filter, EVERYBODY),
  ])
  return { items: await presented({ database, viewer }, found), total }
}

/** By id, in the order asked. */
async function byIds({ database, viewer }: RequestContext, wanted: readonly string[]) {
  const rows = new Map((await customersByIds(database.drizzle, viewer, wanted)).map(row => [row.id, row]))
  return presented(
    { database, viewer },
    wanted.flatMap(each => rows.get(each) ?? []),
  )
}

/** Raw ids of accounts name their customer too. */
const called = { types: ['Customer', 'User'], keys: customerKeys } as const
const { email: _email, ...inAddress } = customerKeys.keys
const calledInAddress = { types: called.types, keys: { ...customerKeys, keys: inAddress, people: [] } }

async function customerOf({ database, viewer }: RequestContext, wanted: string): Promise<Customer> {
  const [byId] = await customersByIds(database.drizzle, viewer, [wanted])
  const customer = byId ?? (await customersOfAccounts(database.drizzle, viewer, [wanted]))[0]
  if (!customer) throw new NotFound()
  return customer
}

/** The account of a customer with their addresses; null of guests, and for those who may not read accounts. */
async function accountOf({ database, viewer }: RequestContext, { accountId }: Customer) {
  const [user] = accountId === null ? [] : await usersByIds(database.drizzle, viewer, [accountId])
  if (!user) return null
  const addresses = await addressesOf(database.drizzle, [user.id])
  return { user, shown: presentAccount(user, addresses) }
}

/** Customers: staff who read orders read them; what was agreed is changed at the account. */
export const customerRoutes: readonly Route[] = [
  ...collection({
    name: 'shop_customer',
    audience: 'staff:orders',
    what: 'customers: everybody who ordered, and accounts of customers',
    types: called.types,
    keys: customerKeys,
    item: customerAnswer,
    filter,
    sorts: sortNames,
    find,
    byIds,
  }),
  route({
    method: 'GET',
    path: '/api/v1/shop/getPageDataCustomerEdit',
    audience: 'staff:orders',
    summary:
      'What the page of a customer in the admin centre shows: figures, their latest orders, the account and what was agreed.',
    input: oneNamed(calledInAddress),
    answer: z.object({
      customer: customerAnswer,
      user: accountAnswer.nullable().describe('the account; null of guests and without the right to read users'),
      note: text('what staff noted about them', 'Stammkunde').nullable(),
      conditions: conditionsAnswer
        .nullable()
        .describe('what was agreed; null of guests and without the rights to read users and terms'),
      orders: listed(orderAnswer, 'their latest orders, cancelled ones too'),
    }),
    example: { _id: exampleIds.customer },
    async run(context, input) {
      const { database, viewer } = context
      const customer = await customerOf(context, await idOfInput(context, input, calledInAddress))
      const settings = await readSettings(database.drizzle)
      const { timeZone } = shopSettings.of(settings)
      const { accountId, emailKey } = customer
      const theirs = { buyer: { accountId, emailKey } }
      const latest = { field: 'placedAt', direction: 'desc' } as const
      const first = { offset: 0, limit: ORDERS_SHOWN }
      const reader = database.drizzle
      const found = await browseOrders(reader, viewer, theirs, latest, first, timeZone)
      const account = await accountOf(context, customer)
      return {
        customer: (await presented(context, [customer]))[0]!,
        user: account?.shown ?? null,
        note: account?.user.note ?? null,
        conditions: account && mayRead(viewer, 'terms') ? presentConditions(account.user.terms, settings) : null,
        orders: {
          items: await documented(database, found),
          total: await countOrders(reader, viewer, theirs, timeZone, EVERYBODY),
        },
      }
    },
  }),
]
