import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  CustomersPageQuery,
  CustomersPageQuery$data,
  CustomerTab,
} from '../../../__generated__/CustomersPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Status } from '../../../ui/Badge.tsx'
import { customerPath } from './customersPath.ts'
import { customersUrl } from './customersUrl.ts'
import { marksOf } from './marks.ts'

type Customer = CustomersPageQuery$data['customers']['edges'][number]['node']

const tabKeys = {
  all: 'ALL',
  accounts: 'ACCOUNTS',
  guests: 'GUESTS',
  companies: 'COMPANIES',
  open: 'OPEN',
} as const satisfies Record<string, CustomerTab>
const fields = { last: 'LAST_ORDER', revenue: 'REVENUE', orders: 'ORDERS', open: 'OPEN', name: 'NAME' } as const

const sumOf = (rows: readonly Customer[], field: 'revenue' | 'open') => ({
  cents: rows.reduce((all, row) => all + row[field].cents, 0),
  currency: rows[0]?.[field].currency ?? 'EUR',
})

/** The list of customers: who orders, with an account or as a guest, and for how much. */
export const page = defineListPage<CustomersPageQuery, Customer, typeof customersUrl>({
  query: graphql`
    query CustomersPageQuery($first: Int!, $after: String, $filter: CustomerFilter!, $orderBy: CustomerOrder!)
    @preloadable {
      customerDiscountGroups {
        key
        title
      }
      customers(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount
        isCountCapped
        tabs {
          key
          count
        }
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            name
            email
            company
            isCompany
            hasAccount
            customerNumber
            orderCount
            revenue {
              cents
              currency
            }
            open {
              cents
              currency
            }
            lastOrderAt
            discountGroups {
              key
              title
            }
            user {
              terms {
                personalPercent
                isShippingFree
                freeShippingFrom {
                  cents
                }
                paymentOverrides {
                  method
                }
              }
            }
          }
        }
      }
    }
  `,
  address: customersUrl,
  variables: ({ tab, filters: { search, group }, sort }) => ({
    filter: { tab: tabKeys[tab], search: search || null, discountGroup: group },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ customers }) => ({
    rows: customers.edges.map(edge => edge.node),
    totalCount: customers.totalCount,
    isCapped: customers.isCountCapped,
    cursors: customers.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, customers.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'customers.title',
  empty: { title: 'customers.empty', hint: 'customers.emptyHint' },
  nothing: { title: 'customers.nothing', hint: 'customers.nothingHint' },
  nameOf: customer => customer.name,
  to: customer => customerPath(customer.id),
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const kindOf = ({ hasAccount }: Customer) => (hasAccount ? 'customers.kind.account' : 'customers.kind.guest')
    return {
      options: {
        group: (response?.customerDiscountGroups ?? []).map(({ key, title }) => ({ value: key, label: title })),
      },
      columns: [
        {
          key: 'name',
          title: 'customers.name',
          sort: 'name',
          width: 160,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ name }) => name,
        },
        {
          key: 'email',
          title: 'customers.email',
          width: 180,
          grow: 3,
          rank: 2,
          card: 'line',
          text: ({ email }) => email,
        },
        {
          key: 'company',
          title: 'customers.company',
          width: 120,
          grow: 2,
          rank: 5,
          card: 'none',
          text: ({ company }) => company ?? '',
        },
        {
          key: 'kind',
          title: 'customers.kind',
          width: 92,
          rank: 1,
          card: 'corner',
          text: customer => intl.formatMessage({ id: kindOf(customer) }),
          cell: customer => (
            <Status tone={customer.hasAccount ? 'info' : 'neutral'} isHollow={!customer.hasAccount}>
              <FormattedMessage id={kindOf(customer)} />
            </Status>
          ),
        },
        {
          key: 'number',
          title: 'customers.number',
          isNumber: true,
          width: 96,
          rank: 6,
          card: 'none',
          text: ({ customerNumber }) => (customerNumber === null ? '' : String(customerNumber)),
        },
        {
          key: 'orders',
          title: 'customers.orders',
          sort: 'orders',
          beginsFalling: true,
          isNumber: true,
          width: 110,
          rank: 1,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ orderCount }) => format.count(orderCount),
        },
        {
          key: 'revenue',
          title: 'customers.revenue',
          sort: 'revenue',
          beginsFalling: true,
          isNumber: true,
          width: 116,
          rank: 0,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ revenue }) => format.money(revenue),
          sum: rows => format.money(sumOf(rows, 'revenue')),
        },
        {
          key: 'open',
          title: 'customers.open',
          sort: 'open',
          beginsFalling: true,
          isNumber: true,
          width: 100,
          rank: 1,
          card: 'fact',
          isNamedOnCard: true,
          // Nothing is the usual case, and a column of zeros hides the others.
          text: ({ open }) => (open.cents > 0 ? format.money(open) : ''),
          sum: rows => format.money(sumOf(rows, 'open')),
        },
        {
          key: 'last',
          title: 'customers.lastOrder',
          sort: 'last',
          beginsFalling: true,
          width: 112,
          rank: 3,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ lastOrderAt }) => (lastOrderAt ? format.day(lastOrderAt) : ''),
        },
        {
          key: 'marks',
          title: 'customers.conditions',
          width: 140,
          grow: 2,
          rank: 4,
          card: 'line',
          text: customer => marksOf(customer, intl).join(', '),
        },
      ],
    }
  },
})
