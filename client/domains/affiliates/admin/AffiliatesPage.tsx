import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  AffiliatesPageQuery,
  AffiliatesPageQuery$data,
  AffiliateTab,
} from '../../../__generated__/AffiliatesPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import style from './affiliates.module.css'
import { affiliatePath, affiliatesPath, newAffiliatePath, payoutsPath } from './affiliatesUrl.ts'
import { usePayAction } from './usePayAction.tsx'

type Affiliate = AffiliatesPageQuery$data['affiliates']['edges'][number]['node']

const address = defineListUrl({
  path: affiliatesPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.affiliates.tabs',
    titles: {
      all: 'admin.affiliates.tab.all',
      due: 'admin.affiliates.tab.due',
      active: 'admin.affiliates.tab.active',
      inactive: 'admin.affiliates.tab.inactive',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.affiliates.search' } },
  sorts: ['name', 'created', 'changed'],
  usual: { field: 'name', isFalling: false },
})

const tabKeys = { all: 'ALL', due: 'DUE', active: 'ACTIVE', inactive: 'INACTIVE' } as const satisfies Record<
  string,
  AffiliateTab
>
const fields = { name: 'NAME', created: 'CREATED', changed: 'CHANGED' } as const

/** The list of partners, and what is due to them. */
export const page = defineListPage<AffiliatesPageQuery, Affiliate, typeof address>({
  query: graphql`
    query AffiliatesPageQuery($first: Int!, $after: String, $filter: AffiliateFilter!, $orderBy: AffiliateOrder!)
    @preloadable {
      affiliates(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
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
            code
            isActive
            createdAt
            changedAt
            figures {
              clicks
              orders
              revenue {
                cents
                currency
              }
              open {
                cents
                currency
              }
              due {
                cents
                currency
              }
              paid {
                cents
                currency
              }
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search }, sort }) => ({
    filter: { tab: tabKeys[tab], search: search || null },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ affiliates }) => ({
    rows: affiliates.edges.map(edge => edge.node),
    totalCount: affiliates.totalCount,
    isCapped: affiliates.isCountCapped,
    cursors: affiliates.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, affiliates.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.affiliates.title',
  empty: { title: 'admin.affiliates.empty', hint: 'admin.affiliates.emptyHint' },
  nothing: { title: 'admin.affiliates.nothing', hint: 'admin.affiliates.nothingHint' },
  emptyTabs: { due: { title: 'admin.affiliates.nothingDue', hint: 'admin.affiliates.nothingDueHint' } },
  nameOf: ({ name, code }) => name ?? code,
  to: ({ id }) => affiliatePath(id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('AFFILIATES')
    const pay = usePayAction()
    const sumOf = (of: 'revenue' | 'open' | 'due' | 'paid') => (rows: readonly Affiliate[]) =>
      format.money({
        cents: rows.reduce((all, { figures }) => all + figures[of].cents, 0),
        currency: rows[0]?.figures[of].currency ?? 'EUR',
      })
    const stateText = (isActive: boolean) => (isActive ? 'admin.affiliates.active' : 'admin.affiliates.inactive')
    return {
      columns: [
        {
          key: 'name',
          title: 'admin.affiliates.name',
          sort: 'name',
          width: 190,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ name }) => name ?? intl.formatMessage({ id: 'admin.affiliates.erased' }),
        },
        {
          key: 'code',
          title: 'admin.affiliates.code',
          width: 130,
          grow: 1,
          rank: 2,
          card: 'fact',
          text: ({ code }) => code,
        },
        {
          key: 'state',
          title: 'admin.affiliates.state',
          width: 120,
          rank: 3,
          card: 'corner',
          text: ({ isActive }) => intl.formatMessage({ id: stateText(isActive) }),
          cell: ({ isActive }) => (
            <Status tone={isActive ? 'good' : 'neutral'} isHollow={!isActive}>
              <FormattedMessage id={stateText(isActive)} />
            </Status>
          ),
        },
        {
          key: 'clicks',
          title: 'admin.affiliates.clicks',
          isNumber: true,
          width: 90,
          rank: 4,
          card: 'none',
          text: ({ figures }) => intl.formatNumber(figures.clicks),
        },
        {
          key: 'orders',
          title: 'admin.affiliates.orders',
          isNumber: true,
          width: 120,
          rank: 3,
          card: 'none',
          text: ({ figures }) => intl.formatNumber(figures.orders),
        },
        {
          key: 'revenue',
          title: 'admin.affiliates.revenue',
          isNumber: true,
          width: 130,
          rank: 2,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ figures }) => format.money(figures.revenue),
          sum: sumOf('revenue'),
        },
        {
          key: 'open',
          title: 'admin.affiliates.open',
          isNumber: true,
          width: 110,
          rank: 1,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ figures }) => format.money(figures.open),
          sum: sumOf('open'),
        },
        {
          key: 'due',
          title: 'admin.affiliates.due',
          isNumber: true,
          width: 110,
          rank: 0,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ figures }) => format.money(figures.due),
          sum: sumOf('due'),
        },
        {
          key: 'paid',
          title: 'admin.affiliates.paid',
          isNumber: true,
          width: 110,
          rank: 3,
          card: 'none',
          text: ({ figures }) => format.money(figures.paid),
          sum: sumOf('paid'),
        },
        {
          key: 'email',
          title: 'admin.affiliates.email',
          width: 200,
          rank: 5,
          isExtra: true,
          card: 'none',
          text: ({ email }) => email ?? '',
        },
        {
          key: 'created',
          title: 'admin.affiliates.created',
          sort: 'created',
          width: 150,
          rank: 5,
          isExtra: true,
          card: 'none',
          text: ({ createdAt }) => format.instant(createdAt),
          cell: ({ createdAt }) => <Instant at={createdAt} />,
        },
        {
          key: 'changed',
          title: 'admin.affiliates.changed',
          sort: 'changed',
          width: 150,
          rank: 6,
          isExtra: true,
          card: 'none',
          text: ({ changedAt }) => format.instant(changedAt),
          cell: ({ changedAt }) => <Instant at={changedAt} />,
        },
      ],
      actions: mayChange ? [pay] : undefined,
      top: (
        <div className={style.ways}>
          <Link className="link" to={payoutsPath}>
            <FormattedMessage id="admin.affiliates.payouts" />
          </Link>
          {mayChange && (
            <LinkButton size="small" icon={<PlusIcon size={18} />} to={newAffiliatePath}>
              <FormattedMessage id="admin.affiliates.create" />
            </LinkButton>
          )}
        </div>
      ),
    }
  },
})
