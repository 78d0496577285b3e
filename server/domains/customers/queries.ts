import { and, getColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { searchedWords } from '../../kit/staffSearch.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { defineKeys, type KeyQuery } from '../../platform/businessKeys.ts'
import { countEach, countUpTo } from '../../platform/counting.ts'
import { alongFalling, alongRising, type Direction } from '../../platform/sorting.ts'
import { foundByWords } from '../../platform/staffSearch.ts'
import { type ListReader, plannedForWords, type Reader, rowsIf } from '../../platform/statements.ts'
import { customerStates, customers } from './tables.ts'

/** Reads of the back office. */

const { searchText: _searchText, ...columns } = getColumns(customers)

export type Customer = Omit<typeof customers.$inferSelect, 'searchText'>

export const customerTabs = ['all', 'accounts', 'guests', 'companies', 'open'] as const
export type CustomerTab = (typeof customerTabs)[number]
export const customerSorts = ['lastOrder', 'revenue', 'orders', 'open', 'name'] as const

/** `search`: words of name, company, e-mail address and customer number, all of which are to be found. */
export type CustomerFilter = {
  readonly ids?: readonly string[] | undefined
  readonly tab?: CustomerTab | null | undefined
  readonly search?: string | null | undefined
  /** Key of a discount group that they have of their own. */
  readonly discountGroup?: string | null | undefined
}
export type CustomerSort = { readonly field: (typeof customerSorts)[number]; readonly direction: Direction }

/** Which customers a viewer may see: whoever reads orders all of them, for there they are with name and e-mail address. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'orders'))

const inTab: Record<CustomerTab, SQL> = { all: sql`true`, ...customerStates(customers) }

async function matching(
  reader: Reader,
  viewer: Viewer,
  { ids, search, discountGroup }: Omit<CustomerFilter, 'tab'>,
): Promise<SQL | undefined> {
  const words = searchedWords(search ?? '')
  const searched = { table: customers, column: customers.searchText }
  return and(
    visibleTo(viewer),
    ids && inArray(customers.id, [...ids]),
    // Few have groups of their own, and the accounts' index knows who.
    discountGroup
      ? sql`${customers.accountId} in (select a.id from accounts a where a.terms ? 'discountGroups'
          and a.terms -> 'discountGroups' ? ${discountGroup})`
      : undefined,
    words.length > 0 ? await foundByWords(reader, searched, words) : undefined,
  )
}

/** Every order ends in the id. Who never ordered comes last, and first in the opposite order. */
const orderings: Record<CustomerSort['field'], (direction: Direction) => SQL[]> = {
  lastOrder: direction => alongFalling(direction, customers.lastOrderAt, customers.id),
  revenue: direction => alongFalling(direction, customers.revenueCents, customers.id),
  orders: direction => alongFalling(direction, customers.orderCount, customers.id),
  open: direction => alongFalling(direction, customers.openCents, customers.id),
  name: direction => alongRising(direction, sql`lower(${customers.name})`, customers.id),
}

/** A page of the customers that fit a filter. */
export const browseCustomers = (
  database: ListReader,
  viewer: Viewer,
  { tab, ...filter }: CustomerFilter,
  { field, direction }: CustomerSort,
  page: { offset: number; limit: number },
): Promise<Customer[]> =>
  plannedForWords(database, filter.search, async reader =>
    reader
      .select(columns)
      .from(customers)
      .where(and(await matching(reader, viewer, filter), inTab[tab ?? 'all']))
      .orderBy(...orderings[field](direction))
      .offset(page.offset)
      .limit(page.limit),
  )

/** How many customers fit a filter; of more than `most` one more than that. */
export const countCustomers = (
  database: ListReader,
  viewer: Viewer,
  { tab, ...filter }: CustomerFilter,
  most: number,
): Promise<number> =>
  plannedForWords(database, filter.search, async reader =>
    countUpTo(reader, most, customers, and(await matching(reader, viewer, filter), inTab[tab ?? 'all'])),
  )

/** How many customers each tab holds under the words of a filter; see `countEach` for how far. */
export const countCustomerTabs = (
  database: ListReader,
  viewer: Viewer,
  filter: CustomerFilter,
): Promise<Record<CustomerTab, number>> =>
  plannedForWords(database, filter.search, async reader => {
    const fits = await matching(reader, viewer, filter)
    const conditions = Object.fromEntries(customerTabs.map(tab => [tab, sql`${fits} and ${inTab[tab]}`]))
    return countEach(reader, sql`${customers}`, conditions as Record<CustomerTab, SQL>)
  })

/** Customers by id; unknown ones and those that the viewer may not see are left out. */
export const customersByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Customer[]> =>
  reader
    .select(columns)
    .from(customers)
    .where(and(inArray(customers.id, ids.filter(isId)), visibleTo(viewer)))

/** The customers who have these accounts, as far as the viewer may see them; staff who never ordered are none. */
export const customersOfAccounts = (
  reader: Reader,
  viewer: Viewer,
  accountIds: readonly string[],
): Promise<Customer[]> =>
  reader
    .select(columns)
    .from(customers)
    .where(and(inArray(customers.accountId, accountIds.filter(isId)), visibleTo(viewer)))

/** The customers of e-mail addresses in lower case, as far as the viewer may see them. */
export const customersOfEmails = (reader: Reader, viewer: Viewer, keys: readonly string[]): Promise<Customer[]> =>
  reader
    .select(columns)
    .from(customers)
    .where(and(inArray(customers.emailKey, [...keys]), visibleTo(viewer)))

const byEmail: KeyQuery = (values, { viewer }) => sql`select w.value, ${customers.id} as id
  from unnest(${values}) as w(value) join ${customers} on ${customers.emailKey} = lower(trim(w.value))
  where ${visibleTo(viewer)}`

/** What customers are called by: the e-mail address in whatever case, and the number of those who have one. */
export const customerKeys = defineKeys({
  what: 'customers',
  keys: {
    customer_number: (values, { viewer }) => sql`select w.value, ${customers.id} as id
      from unnest(${values}) as w(value)
      join ${customers} on ${customers.customerNumber} = case when w.value ~ '^[0-9]{1,9}$' then w.value::int end
      where ${visibleTo(viewer)}`,
    email: byEmail,
  },
  people: ['email'],
})
