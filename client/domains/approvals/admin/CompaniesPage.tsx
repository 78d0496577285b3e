import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  CompaniesPageQuery,
  CompaniesPageQuery$data,
  CompanyTab,
} from '../../../__generated__/CompaniesPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Status } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { companiesPath, companyPath, newCompanyPath } from './companiesUrl.ts'
import { states } from './states.ts'

type Company = CompaniesPageQuery$data['companies']['edges'][number]['node']

const address = defineListUrl({
  path: companiesPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.companies.tabs',
    titles: {
      all: 'admin.companies.tab.all',
      requested: 'admin.companies.tab.requested',
      active: 'admin.companies.tab.active',
      blocked: 'admin.companies.tab.blocked',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.companies.search' } },
  sorts: ['name', 'created', 'changed'],
  usual: { field: 'name', isFalling: false },
})

const tabKeys = { all: 'ALL', requested: 'REQUESTED', active: 'ACTIVE', blocked: 'BLOCKED' } as const satisfies Record<
  string,
  CompanyTab
>
const fields = { name: 'NAME', created: 'CREATED', changed: 'CHANGED' } as const

/** The list of companies for which several people buy. */
export const page = defineListPage<CompaniesPageQuery, Company, typeof address>({
  query: graphql`
    query CompaniesPageQuery($first: Int!, $after: String, $filter: CompanyFilter!, $orderBy: CompanyOrder!)
    @preloadable {
      companies(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
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
            state
            createdAt
            changedAt
            address {
              vatId
              zip
              city
            }
            buyers {
              name
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
  read: ({ companies }) => ({
    rows: companies.edges.map(edge => edge.node),
    totalCount: companies.totalCount,
    isCapped: companies.isCountCapped,
    cursors: companies.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, companies.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.companies.title',
  empty: { title: 'admin.companies.empty', hint: 'admin.companies.emptyHint' },
  nothing: { title: 'admin.companies.nothing', hint: 'admin.companies.nothingHint' },
  emptyTabs: { requested: { title: 'admin.companies.noRequested', hint: 'admin.companies.noRequestedHint' } },
  nameOf: ({ name }) => name,
  to: ({ id }) => companyPath(id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('USERS')
    return {
      columns: [
        {
          key: 'name',
          title: 'admin.companies.name',
          sort: 'name',
          width: 220,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ name }) => name,
        },
        {
          key: 'state',
          title: 'admin.companies.state',
          width: 130,
          rank: 1,
          card: 'corner',
          text: ({ state }) => intl.formatMessage({ id: states[state].text }),
          cell: ({ state }) => (
            <Status tone={states[state].tone}>
              <FormattedMessage id={states[state].text} />
            </Status>
          ),
        },
        {
          key: 'town',
          title: 'admin.companies.town',
          width: 170,
          grow: 1,
          rank: 2,
          card: 'fact',
          text: ({ address: { zip, city } }) => `${zip} ${city}`,
        },
        {
          key: 'vatId',
          title: 'admin.companies.vatId',
          width: 140,
          rank: 3,
          card: 'fact',
          text: ({ address: { vatId } }) => vatId ?? '',
        },
        {
          key: 'buyers',
          title: 'admin.companies.buyers',
          isNumber: true,
          width: 100,
          rank: 1,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ buyers }) => intl.formatNumber(buyers.length),
        },
        {
          key: 'created',
          title: 'admin.companies.created',
          sort: 'created',
          width: 150,
          rank: 4,
          card: 'none',
          text: ({ createdAt }) => format.instant(createdAt),
          cell: ({ createdAt }) => <Instant at={createdAt} />,
        },
        {
          key: 'changed',
          title: 'admin.companies.changed',
          sort: 'changed',
          width: 150,
          rank: 5,
          isExtra: true,
          card: 'none',
          text: ({ changedAt }) => format.instant(changedAt),
          cell: ({ changedAt }) => <Instant at={changedAt} />,
        },
      ],
      top: mayChange && (
        <LinkButton size="small" icon={<PlusIcon size={18} />} to={newCompanyPath}>
          <FormattedMessage id="admin.companies.create" />
        </LinkButton>
      ),
    }
  },
})
