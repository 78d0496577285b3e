import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  CouponRedemptionsPageQuery,
  CouponRedemptionsPageQuery$data,
  CouponRedemptionTab,
} from '../../../__generated__/CouponRedemptionsPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import { couponsPath, redemptionsPath } from './couponsUrl.ts'

type Redemption = CouponRedemptionsPageQuery$data['couponRedemptions']['edges'][number]['node']

const address = defineListUrl({
  path: redemptionsPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.coupons.redemptionTabs',
    titles: {
      all: 'admin.coupons.tab.all',
      counted: 'admin.coupons.tab.counted',
      released: 'admin.coupons.tab.released',
    },
  },
  filters: {
    search: { kind: 'words', label: 'admin.coupons.searchCode' },
    coupon: { kind: 'given', label: 'admin.coupons.oneCoupon', form: /^[\w+/=-]{1,200}$/ },
  },
  sorts: [],
  usual: null,
})

const tabKeys = {
  all: 'ALL',
  counted: 'COUNTED',
  released: 'RELEASED',
} as const satisfies Record<string, CouponRedemptionTab>

/** Which orders used which coupons. */
export const page = defineListPage<CouponRedemptionsPageQuery, Redemption, typeof address>({
  query: graphql`
    query CouponRedemptionsPageQuery($first: Int!, $after: String, $filter: CouponRedemptionFilter!) @preloadable {
      couponRedemptions(first: $first, after: $after, filter: $filter) {
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
            coupon {
              code
            }
            amount {
              cents
              currency
            }
            redeemedAt
            releasedAt
            order {
              orderNumber
              customerName
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search, coupon } }) => ({
    filter: { tab: tabKeys[tab], search: search || null, couponId: coupon },
  }),
  read: ({ couponRedemptions }) => ({
    rows: couponRedemptions.edges.map(edge => edge.node),
    totalCount: couponRedemptions.totalCount,
    isCapped: couponRedemptions.isCountCapped,
    cursors: couponRedemptions.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, couponRedemptions.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.coupons.redemptions',
  empty: { title: 'admin.coupons.redemptionsEmpty', hint: 'admin.coupons.redemptionsEmptyHint' },
  nothing: { title: 'admin.coupons.nothing', hint: 'admin.coupons.nothingHint' },
  nameOf: ({ code }) => code,
  to: ({ order }) => (order ? `/admincenter/orders/${encodeURIComponent(order.orderNumber)}` : couponsPath),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const stateOf = ({ releasedAt }: Redemption) =>
      releasedAt ? ('admin.coupons.releasedState' as const) : ('admin.coupons.countedState' as const)
    return {
      top: (
        <Link className="link" to={couponsPath}>
          <FormattedMessage id="admin.coupons.title" />
        </Link>
      ),
      columns: [
        {
          key: 'order',
          title: 'admin.coupons.order',
          width: 110,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ order }) => order?.orderNumber ?? '–',
        },
        {
          key: 'customer',
          title: 'admin.coupons.customer',
          width: 160,
          grow: 3,
          rank: 1,
          card: 'fact',
          text: ({ order }) => order?.customerName ?? '',
        },
        {
          key: 'code',
          title: 'admin.coupons.code',
          width: 190,
          grow: 2,
          rank: 0,
          card: 'fact',
          text: ({ code }) => code,
        },
        {
          key: 'coupon',
          title: 'admin.coupons.one',
          width: 140,
          grow: 1,
          rank: 3,
          card: 'none',
          text: ({ coupon }) => coupon?.code ?? '',
        },
        {
          key: 'amount',
          title: 'admin.coupons.taken',
          isNumber: true,
          width: 165,
          rank: 0,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ amount }) => format.money(amount),
          sum: rows =>
            format.money({
              cents: rows.reduce((all, { amount }) => all + amount.cents, 0),
              currency: rows[0]?.amount.currency ?? 'EUR',
            }),
        },
        {
          key: 'at',
          title: 'admin.coupons.redeemedAt',
          width: 150,
          rank: 2,
          card: 'fact',
          text: ({ redeemedAt }) => format.instant(redeemedAt),
          cell: ({ redeemedAt }, isRepeated) => <Instant at={redeemedAt} isRepeated={isRepeated} />,
          repeats: ({ redeemedAt }) => format.day(redeemedAt),
        },
        {
          key: 'state',
          title: 'admin.coupons.state',
          width: 140,
          rank: 1,
          card: 'corner',
          text: row => intl.formatMessage({ id: stateOf(row) }),
          cell: row => (
            <Status tone={row.releasedAt ? 'neutral' : 'good'} isHollow={!!row.releasedAt}>
              <FormattedMessage id={stateOf(row)} />
            </Status>
          ),
        },
      ],
    }
  },
})
