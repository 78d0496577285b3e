import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  WithdrawalsPageQuery,
  WithdrawalsPageQuery$data,
  WithdrawalTab,
} from '../../../__generated__/WithdrawalsPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Status } from '../../../ui/Badge.tsx'
import { extentOf, stateTexts, termTexts } from './stateTexts.ts'
import { withdrawalPath, withdrawalsPath } from './withdrawalsUrl.ts'

type Withdrawal = WithdrawalsPageQuery$data['withdrawals']['edges'][number]['node']

const address = defineListUrl({
  path: withdrawalsPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.withdrawals.tabs',
    titles: {
      received: 'admin.withdrawals.tab.received',
      accepted: 'admin.withdrawals.tab.accepted',
      refused: 'admin.withdrawals.tab.refused',
      all: 'admin.withdrawals.tab.all',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.withdrawals.search' } },
  sorts: ['declared'],
  usual: { field: 'declared', isFalling: true },
})

const tabKeys = {
  received: 'RECEIVED',
  accepted: 'ACCEPTED',
  refused: 'REFUSED',
  all: 'ALL',
} as const satisfies Record<string, WithdrawalTab>

/** The list of withdrawals: what customers declared, what is to be answered. */
export const page = defineListPage<WithdrawalsPageQuery, Withdrawal, typeof address>({
  query: graphql`
    query WithdrawalsPageQuery($first: Int!, $after: String, $filter: WithdrawalFilter!) @preloadable {
      withdrawals(first: $first, after: $after, filter: $filter) {
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
            orderNumber
            name
            email
            parts
            items {
              title
              amount
            }
            declaredAt
            state
            term {
              kind
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search } }) => ({ filter: { tab: tabKeys[tab], search: search || null } }),
  read: ({ withdrawals }) => ({
    rows: withdrawals.edges.map(edge => edge.node),
    totalCount: withdrawals.totalCount,
    isCapped: withdrawals.isCountCapped,
    cursors: withdrawals.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, withdrawals.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.withdrawals.title',
  empty: { title: 'admin.withdrawals.empty', hint: 'admin.withdrawals.emptyHint' },
  nothing: { title: 'admin.withdrawals.nothing', hint: 'admin.withdrawals.nothingHint' },
  nameOf: withdrawal => withdrawal.orderNumber,
  to: withdrawal => withdrawalPath(withdrawal.id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const everything = intl.formatMessage({ id: 'admin.withdrawals.everything' })
    const termOf = ({ term }: Withdrawal) =>
      intl.formatMessage({ id: term ? termTexts[term.kind] : 'admin.withdrawals.term.none' })
    return {
      columns: [
        {
          key: 'number',
          title: 'admin.withdrawals.number',
          width: 100,
          rank: 0,
          card: 'title',
          text: withdrawal => withdrawal.orderNumber,
        },
        {
          key: 'declared',
          title: 'admin.withdrawals.declared',
          sort: 'declared',
          beginsFalling: true,
          width: 140,
          rank: 1,
          card: 'fact',
          text: withdrawal => format.instant(withdrawal.declaredAt),
        },
        {
          key: 'name',
          title: 'admin.withdrawals.name',
          width: 130,
          grow: 2,
          rank: 2,
          card: 'fact',
          text: withdrawal => withdrawal.name,
        },
        {
          key: 'extent',
          title: 'admin.withdrawals.extent',
          width: 160,
          grow: 3,
          rank: 4,
          card: 'fact',
          text: withdrawal => extentOf(withdrawal, everything).join('; '),
        },
        { key: 'term', title: 'admin.withdrawals.term', width: 150, rank: 3, card: 'fact', text: termOf },
        {
          key: 'state',
          title: 'admin.withdrawals.state',
          width: 120,
          rank: 0,
          card: 'fact',
          text: ({ state }) => intl.formatMessage({ id: stateTexts[state].text }),
          cell: ({ state }) => (
            <Status tone={stateTexts[state].tone}>
              <FormattedMessage id={stateTexts[state].text} />
            </Status>
          ),
        },
      ],
    }
  },
})
