import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  AffiliatePayoutsPageQuery,
  AffiliatePayoutsPageQuery$data,
} from '../../../__generated__/AffiliatePayoutsPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { affiliatePath, affiliatesPath, payoutsPath } from './affiliatesUrl.ts'

type Payout = AffiliatePayoutsPageQuery$data['affiliatePayouts']['edges'][number]['node']

const address = defineListUrl({
  path: payoutsPath,
  filters: { search: { kind: 'words', label: 'admin.affiliates.payoutSearch' } },
  sorts: [],
  usual: null,
})

/** What partners were paid. */
export const page = defineListPage<AffiliatePayoutsPageQuery, Payout, typeof address>({
  query: graphql`
    query AffiliatePayoutsPageQuery($first: Int!, $after: String, $filter: AffiliatePayoutFilter!) @preloadable {
      affiliatePayouts(first: $first, after: $after, filter: $filter) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            paidOn
            reference
            at
            amount {
              cents
              currency
            }
            affiliate {
              id
              name
              code
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search } }) => ({ filter: { search: search || null } }),
  read: ({ affiliatePayouts }) => ({
    rows: affiliatePayouts.edges.map(edge => edge.node),
    totalCount: affiliatePayouts.totalCount,
    isCapped: affiliatePayouts.isCountCapped,
    cursors: affiliatePayouts.pageCursors,
  }),
  title: 'admin.affiliates.payouts',
  empty: { title: 'admin.affiliates.noPayouts', hint: 'admin.affiliates.noPayoutsHint' },
  nothing: { title: 'admin.affiliates.nothing', hint: 'admin.affiliates.nothingHint' },
  nameOf: ({ reference }) => reference,
  to: ({ affiliate }) => (affiliate ? affiliatePath(affiliate.id) : affiliatesPath),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    return {
      columns: [
        {
          key: 'paidOn',
          title: 'admin.affiliates.paidOn',
          width: 130,
          rank: 1,
          card: 'corner',
          text: ({ paidOn }) => format.day(paidOn),
          repeats: ({ paidOn }) => paidOn,
        },
        {
          key: 'partner',
          title: 'admin.affiliates.partner',
          width: 200,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ affiliate }) => affiliate?.name ?? affiliate?.code ?? '',
        },
        {
          key: 'reference',
          title: 'admin.affiliates.reference',
          width: 200,
          grow: 3,
          rank: 2,
          card: 'fact',
          text: ({ reference }) => reference,
        },
        {
          key: 'amount',
          title: 'admin.affiliates.amount',
          isNumber: true,
          width: 130,
          rank: 0,
          card: 'fact',
          text: ({ amount }) => format.money(amount),
          sum: rows =>
            format.money({
              cents: rows.reduce((all, { amount }) => all + amount.cents, 0),
              currency: rows[0]?.amount.currency ?? 'EUR',
            }),
        },
        {
          key: 'at',
          title: 'admin.affiliates.notedAt',
          width: 160,
          rank: 3,
          card: 'none',
          text: ({ at }) => format.instant(at),
          cell: ({ at }) => <Instant at={at} />,
        },
      ],
      top: (
        <Link className="link" to={affiliatesPath}>
          <FormattedMessage id="admin.affiliates.title" />
        </Link>
      ),
    }
  },
})
