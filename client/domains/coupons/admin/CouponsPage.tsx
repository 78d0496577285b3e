import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  CouponsPageQuery,
  CouponsPageQuery$data,
  CouponTab,
} from '../../../__generated__/CouponsPageQuery.graphql.ts'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { ReloadIcon } from '../../../ui/icons.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { states } from './couponStates.ts'
import style from './coupons.module.css'
import { couponEditPath, couponsPath, newCouponPath, redemptionsPath } from './couponsUrl.ts'
import { useDeleteCoupons } from './mutations/useDeleteCoupons.ts'
import { useRestoreCoupons } from './mutations/useRestoreCoupons.ts'

type Coupon = CouponsPageQuery$data['coupons']['edges'][number]['node']

const address = defineListUrl({
  path: couponsPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.coupons.tabs',
    titles: {
      all: 'admin.coupons.tab.all',
      active: 'admin.coupons.tab.active',
      planned: 'admin.coupons.tab.planned',
      ended: 'admin.coupons.tab.ended',
      off: 'admin.coupons.tab.off',
      deleted: 'admin.coupons.tab.deleted',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.coupons.search' } },
  sorts: ['changed', 'code', 'uses', 'taken'],
  usual: { field: 'changed', isFalling: true },
})

const tabKeys = {
  all: 'ALL',
  active: 'ACTIVE',
  planned: 'PLANNED',
  ended: 'ENDED',
  off: 'OFF',
  deleted: 'DELETED',
} as const satisfies Record<string, CouponTab>
const fields = { changed: 'CHANGED', code: 'CODE', uses: 'USES', taken: 'TAKEN' } as const

/** The list of coupons. */
export const page = defineListPage<CouponsPageQuery, Coupon, typeof address>({
  query: graphql`
    query CouponsPageQuery($first: Int!, $after: String, $filter: CouponFilter!, $orderBy: CouponOrder!) @preloadable {
      coupons(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
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
            type
            value
            isSeries
            validFrom
            validUntil
            useCount
            useLimit
            taken {
              cents
              currency
            }
            state
            changedAt
            deletedAt
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
  read: ({ coupons }) => ({
    rows: coupons.edges.map(edge => edge.node),
    totalCount: coupons.totalCount,
    isCapped: coupons.isCountCapped,
    cursors: coupons.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, coupons.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.coupons.title',
  empty: { title: 'admin.coupons.empty', hint: 'admin.coupons.emptyHint' },
  nothing: { title: 'admin.coupons.nothing', hint: 'admin.coupons.nothingHint' },
  nameOf: coupon => coupon.code,
  to: coupon => couponEditPath(coupon.id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('COUPONS')
    const [remove] = useDeleteCoupons()
    const [restore] = useRestoreCoupons()
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const outcomeOf = ({ isDone, refusals }: { isDone: boolean; refusals: readonly { code: string }[] }) =>
      isDone ? null : refusals[0] ? wordsOf(refusalMessage(refusals[0].code), intl) : failed
    const values = (coupons: readonly Coupon[]) => ({ count: coupons.length, code: coupons[0]?.code ?? '' })
    const stateOf = ({ state }: Coupon) => states[state] ?? states.OFF!
    const period = ({ validFrom, validUntil }: Coupon) =>
      intl.formatMessage(
        { id: 'admin.coupons.period' },
        { from: validFrom ? format.day(validFrom) : 'none', until: validUntil ? format.day(validUntil) : 'none' },
      )
    return {
      columns: [
        {
          key: 'code',
          title: 'admin.coupons.code',
          sort: 'code',
          width: 170,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ code }) => code,
        },
        {
          key: 'value',
          title: 'admin.coupons.value',
          isNumber: true,
          width: 100,
          rank: 1,
          card: 'fact',
          text: ({ type, value }) =>
            type === 'PERCENT' ? format.percent(value) : format.money({ cents: value, currency: 'EUR' }),
        },
        {
          key: 'state',
          title: 'admin.coupons.state',
          width: 130,
          rank: 0,
          card: 'corner',
          text: coupon => intl.formatMessage({ id: stateOf(coupon).text }),
          cell: coupon => (
            <Status tone={stateOf(coupon).tone} isHollow={stateOf(coupon).tone === 'neutral'}>
              <FormattedMessage id={stateOf(coupon).text} />
            </Status>
          ),
        },
        {
          key: 'period',
          title: 'admin.coupons.validity',
          width: 190,
          grow: 1,
          rank: 3,
          card: 'fact',
          text: period,
        },
        {
          key: 'kind',
          title: 'admin.coupons.kind',
          width: 110,
          rank: 4,
          card: 'none',
          text: ({ isSeries }) =>
            intl.formatMessage({ id: isSeries ? 'admin.coupons.kind.series' : 'admin.coupons.kind.single' }),
        },
        {
          key: 'uses',
          title: 'admin.coupons.uses',
          sort: 'uses',
          isNumber: true,
          width: 130,
          rank: 1,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ useCount, useLimit }) =>
            intl.formatMessage({ id: 'admin.coupons.usesOf' }, { count: useCount, most: useLimit ?? 0 }),
        },
        {
          key: 'taken',
          title: 'admin.coupons.taken',
          sort: 'taken',
          isNumber: true,
          width: 165,
          rank: 2,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ taken }) => format.money(taken),
          sum: rows =>
            format.money({
              cents: rows.reduce((all, { taken }) => all + taken.cents, 0),
              currency: rows[0]?.taken.currency ?? 'EUR',
            }),
        },
        {
          key: 'changed',
          title: 'admin.coupons.changed',
          sort: 'changed',
          width: 150,
          rank: 5,
          isExtra: true,
          card: 'none',
          text: ({ changedAt }) => format.instant(changedAt),
          cell: ({ changedAt }) => <Instant at={changedAt} />,
        },
      ],
      actions: mayChange
        ? [
            {
              key: 'delete',
              label: 'admin.coupons.delete',
              icon: <TrashIcon size={18} />,
              applies: ({ deletedAt }) => !deletedAt,
              run: async ({ id }) => outcomeOf(await remove({ couponIds: [id] })),
              question: {
                title: () => intl.formatMessage({ id: 'admin.coupons.deleteTitle' }),
                text: coupons => intl.formatMessage({ id: 'admin.coupons.deleteText' }, values(coupons)),
              },
              done: coupons => intl.formatMessage({ id: 'admin.coupons.deletedDone' }, values(coupons)),
            },
            {
              key: 'restore',
              label: 'admin.coupons.restore',
              icon: <ReloadIcon size={18} />,
              isMain: true,
              applies: ({ deletedAt }) => !!deletedAt,
              run: async ({ id }) => outcomeOf(await restore({ couponIds: [id] })),
              done: coupons => intl.formatMessage({ id: 'admin.coupons.restoredDone' }, values(coupons)),
            },
          ]
        : undefined,
      top: (
        <div className={style.ways}>
          <Link className="link" to={redemptionsPath}>
            <FormattedMessage id="admin.coupons.redemptions" />
          </Link>
          {mayChange && (
            <LinkButton size="small" icon={<PlusIcon size={18} />} to={newCouponPath}>
              <FormattedMessage id="admin.coupons.create" />
            </LinkButton>
          )}
        </div>
      ),
    }
  },
})
