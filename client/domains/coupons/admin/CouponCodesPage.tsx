import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  CouponCodesPageQuery,
  CouponCodesPageQuery$data,
  CouponCodeTab,
} from '../../../__generated__/CouponCodesPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import style from './coupons.module.css'
import { codesPath, couponEditPath, couponsPath } from './couponsUrl.ts'

type Code = CouponCodesPageQuery$data['couponCodes']['edges'][number]['node']

const address = defineListUrl({
  path: codesPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.coupons.codeTabs',
    titles: { all: 'admin.coupons.tab.all', open: 'admin.coupons.tab.open', used: 'admin.coupons.tab.used' },
  },
  filters: {
    search: { kind: 'words', label: 'admin.coupons.searchCode' },
    coupon: { kind: 'given', label: 'admin.coupons.oneCoupon', form: /^[\w+/=-]{1,200}$/ },
  },
  sorts: [],
  usual: null,
})

const tabKeys = { all: 'ALL', open: 'OPEN', used: 'USED' } as const satisfies Record<string, CouponCodeTab>

/** The generated codes of series. */
export const page = defineListPage<CouponCodesPageQuery, Code, typeof address>({
  query: graphql`
    query CouponCodesPageQuery($first: Int!, $after: String, $filter: CouponCodeFilter!) @preloadable {
      couponCodes(first: $first, after: $after, filter: $filter) {
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
            createdAt
            usedAt
            coupon {
              id
              code
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
  read: ({ couponCodes }) => ({
    rows: couponCodes.edges.map(edge => edge.node),
    totalCount: couponCodes.totalCount,
    isCapped: couponCodes.isCountCapped,
    cursors: couponCodes.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, couponCodes.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.coupons.codes',
  empty: { title: 'admin.coupons.codesEmpty', hint: 'admin.coupons.codesEmptyHint' },
  nothing: { title: 'admin.coupons.nothing', hint: 'admin.coupons.nothingHint' },
  nameOf: ({ code }) => code,
  to: ({ coupon }) => (coupon ? couponEditPath(coupon.id) : couponsPath),
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const stateOf = ({ usedAt }: Code) =>
      usedAt ? ('admin.coupons.usedState' as const) : ('admin.coupons.openState' as const)
    const coupons = new Map(
      (response?.couponCodes.edges ?? []).flatMap(({ node: { coupon } }) => (coupon ? [[coupon.id, coupon.code]] : [])),
    )
    const [only] = coupons.size === 1 ? [...coupons.keys()] : []
    return {
      top: (
        <div className={style.ways}>
          {only !== undefined && (
            <a className="link" href={`/api/v0/shop_coupon/${encodeURIComponent(only)}/codes.csv`} download>
              <FormattedMessage id="admin.coupons.codesFile" />
            </a>
          )}
          <Link className="link" to={couponsPath}>
            <FormattedMessage id="admin.coupons.title" />
          </Link>
        </div>
      ),
      columns: [
        {
          key: 'code',
          title: 'admin.coupons.code',
          width: 240,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ code }) => code,
        },
        {
          key: 'coupon',
          title: 'admin.coupons.one',
          width: 140,
          grow: 1,
          rank: 1,
          card: 'fact',
          text: ({ coupon }) => coupon?.code ?? '',
        },
        {
          key: 'state',
          title: 'admin.coupons.state',
          width: 130,
          rank: 0,
          card: 'corner',
          text: row => intl.formatMessage({ id: stateOf(row) }),
          cell: row => (
            <Status tone={row.usedAt ? 'neutral' : 'good'} isHollow={!!row.usedAt}>
              <FormattedMessage id={stateOf(row)} />
            </Status>
          ),
        },
        {
          key: 'created',
          title: 'admin.coupons.codeCreated',
          width: 150,
          rank: 2,
          card: 'fact',
          text: ({ createdAt }) => format.instant(createdAt),
          cell: ({ createdAt }, isRepeated) => <Instant at={createdAt} isRepeated={isRepeated} />,
          repeats: ({ createdAt }) => format.day(createdAt),
        },
        {
          key: 'used',
          title: 'admin.coupons.codeUsed',
          width: 150,
          rank: 1,
          card: 'fact',
          text: ({ usedAt }) => (usedAt ? format.instant(usedAt) : ''),
        },
      ],
    }
  },
})
