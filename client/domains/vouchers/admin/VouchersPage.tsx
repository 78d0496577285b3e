import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  VouchersPageQuery,
  VouchersPageQuery$data,
  VoucherTab,
} from '../../../__generated__/VouchersPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { CreateVoucherProduct } from './CreateVoucherProduct.tsx'
import { calendarPath } from './calendarUrl.ts'
import { states } from './voucherStates.ts'
import style from './vouchers.module.css'
import { newVoucherPath, templatesPath, voucherPath, vouchersPath } from './vouchersUrl.ts'

type Voucher = VouchersPageQuery$data['vouchers']['edges'][number]['node']

const address = defineListUrl({
  path: vouchersPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.vouchers.tabs',
    titles: {
      all: 'admin.vouchers.tab.all',
      sold: 'admin.vouchers.tab.sold',
      open: 'admin.vouchers.tab.open',
      partly: 'admin.vouchers.tab.partly',
      redeemed: 'admin.vouchers.tab.redeemed',
      expired: 'admin.vouchers.tab.expired',
      blocked: 'admin.vouchers.tab.blocked',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.vouchers.search' } },
  sorts: ['created', 'changed', 'value', 'balance'],
  usual: { field: 'created', isFalling: true },
})

const tabKeys = {
  ...{ all: 'ALL', sold: 'SOLD', open: 'OPEN', partly: 'PARTLY' },
  ...{ redeemed: 'REDEEMED', expired: 'EXPIRED', blocked: 'BLOCKED' },
} as const satisfies Record<string, VoucherTab>
const fields = { created: 'CREATED', changed: 'CHANGED', value: 'VALUE', balance: 'BALANCE' } as const

/** The list of vouchers. */
export const page = defineListPage<VouchersPageQuery, Voucher, typeof address>({
  query: graphql`
    query VouchersPageQuery($first: Int!, $after: String, $filter: VoucherFilter!, $orderBy: VoucherOrder!)
    @preloadable {
      vouchers(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
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
            code
            state
            isSold
            recipientName
            recipientEmail
            expiresOn
            createdAt
            changedAt
            value {
              cents
              currency
            }
            balance {
              cents
              currency
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
  read: ({ vouchers }) => ({
    rows: vouchers.edges.map(edge => edge.node),
    totalCount: vouchers.totalCount,
    isCapped: vouchers.isCountCapped,
    cursors: vouchers.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, vouchers.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.vouchers.title',
  empty: { title: 'admin.vouchers.empty', hint: 'admin.vouchers.emptyHint' },
  nothing: { title: 'admin.vouchers.nothing', hint: 'admin.vouchers.nothingHint' },
  nameOf: ({ code }) => code,
  to: ({ id }) => voucherPath(id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('VOUCHERS')
    const stateOf = ({ state }: Voucher) => states[state] ?? states.OPEN!
    const sumOf = (of: 'value' | 'balance') => (rows: readonly Voucher[]) =>
      format.money({
        cents: rows.reduce((all, row) => all + row[of].cents, 0),
        currency: rows[0]?.[of].currency ?? 'EUR',
      })
    const originOf = ({ isSold }: Voucher) =>
      intl.formatMessage({ id: isSold ? 'admin.vouchers.sold' : 'admin.vouchers.issued' })
    return {
      columns: [
        {
          key: 'code',
          title: 'admin.vouchers.code',
          width: 210,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ code }) => code,
        },
        {
          key: 'recipient',
          title: 'admin.vouchers.recipient',
          width: 170,
          grow: 3,
          rank: 2,
          card: 'fact',
          text: ({ recipientName, recipientEmail }) => recipientName ?? recipientEmail ?? '',
        },
        {
          key: 'state',
          title: 'admin.vouchers.state',
          width: 172,
          rank: 0,
          card: 'corner',
          text: row => intl.formatMessage({ id: stateOf(row).text }),
          cell: row => (
            <Status tone={stateOf(row).tone} isHollow={stateOf(row).tone === 'neutral'}>
              <FormattedMessage id={stateOf(row).text} />
            </Status>
          ),
        },
        {
          key: 'value',
          title: 'admin.vouchers.value',
          sort: 'value',
          isNumber: true,
          width: 130,
          rank: 1,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ value }) => format.money(value),
          sum: sumOf('value'),
        },
        {
          key: 'balance',
          title: 'admin.vouchers.balance',
          sort: 'balance',
          isNumber: true,
          width: 140,
          rank: 0,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ balance }) => format.money(balance),
          sum: sumOf('balance'),
        },
        {
          key: 'expires',
          title: 'admin.vouchers.expiresOn',
          width: 130,
          rank: 3,
          card: 'none',
          text: ({ expiresOn }) =>
            expiresOn ? format.day(expiresOn) : intl.formatMessage({ id: 'admin.vouchers.forGood' }),
        },
        {
          key: 'origin',
          title: 'admin.vouchers.origin',
          width: 120,
          rank: 4,
          card: 'none',
          text: originOf,
        },
        {
          key: 'created',
          title: 'admin.vouchers.created',
          sort: 'created',
          width: 150,
          rank: 2,
          card: 'fact',
          text: ({ createdAt }) => format.instant(createdAt),
          cell: ({ createdAt }, isRepeated) => <Instant at={createdAt} isRepeated={isRepeated} />,
          repeats: ({ createdAt }) => format.day(createdAt),
        },
        {
          key: 'changed',
          title: 'admin.vouchers.changed',
          sort: 'changed',
          width: 150,
          rank: 5,
          isExtra: true,
          card: 'none',
          text: ({ changedAt }) => format.instant(changedAt),
          cell: ({ changedAt }) => <Instant at={changedAt} />,
        },
      ],
      top: (
        <div className={style.ways}>
          <Link className="link" to={calendarPath}>
            <FormattedMessage id="admin.vouchers.calendar" />
          </Link>
          <Link className="link" to={templatesPath}>
            <FormattedMessage id="admin.vouchers.templates" />
          </Link>
          <CreateVoucherProduct />
          {mayChange && (
            <LinkButton size="small" icon={<PlusIcon size={18} />} to={newVoucherPath}>
              <FormattedMessage id="admin.vouchers.issue" />
            </LinkButton>
          )}
        </div>
      ),
    }
  },
})
