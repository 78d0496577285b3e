import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  ConsentDecisionTab,
  ConsentPurpose,
  ConsentsPageQuery,
  ConsentsPageQuery$data,
} from '../../../__generated__/ConsentsPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../intl/messageIds.ts'

type Decision = ConsentsPageQuery$data['consentDecisions']['edges'][number]['node']

const address = defineListUrl({
  path: '/admincenter/settings/consents',
  tabs: {
    parameter: 'tab',
    label: 'privacy.consents.tabs',
    titles: {
      all: 'privacy.consents.tab.all',
      allowed: 'privacy.consents.tab.allowed',
      partly: 'privacy.consents.tab.partly',
      refused: 'privacy.consents.tab.refused',
    },
  },
  filters: { search: { kind: 'words', label: 'privacy.consents.search' } },
  sorts: ['decided'],
  usual: { field: 'decided', isFalling: true },
})

const tabKeys = {
  all: 'ALL',
  allowed: 'ALLOWED',
  partly: 'PARTLY',
  refused: 'REFUSED',
} as const satisfies Record<string, ConsentDecisionTab>

const purposes: Readonly<Record<Exclude<ConsentPurpose, '%future added value'>, MessageId>> = {
  ANALYTICS: 'privacy.purpose.analytics',
  AD_CAMPAIGN: 'privacy.purpose.adCampaign',
  MAPS: 'privacy.purpose.maps',
  VIDEO: 'privacy.purpose.video',
  INSTAGRAM: 'privacy.purpose.instagram',
  FACEBOOK: 'privacy.purpose.facebook',
  FACEBOOK_PIXEL: 'privacy.purpose.facebookPixel',
  FIREBASE_MESSAGING: 'privacy.purpose.firebaseMessaging',
}

/** All decisions of visitors about services of others, with no word of whom. */
export const page = defineListPage<ConsentsPageQuery, Decision, typeof address>({
  query: graphql`
    query ConsentsPageQuery($first: Int!, $after: String, $filter: ConsentDecisionFilter!, $direction: Direction!)
    @preloadable {
      consentDecisions(first: $first, after: $after, filter: $filter, direction: $direction) {
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
            subject
            decidedAt
            version
            language
            way
            granted
            refused
            isOfAccount
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search }, sort }) => ({
    filter: { tab: tabKeys[tab], subject: search || null },
    direction: sort.isFalling ? 'DESC' : 'ASC',
  }),
  read: ({ consentDecisions }) => ({
    rows: consentDecisions.edges.map(edge => edge.node),
    totalCount: consentDecisions.totalCount,
    isCapped: consentDecisions.isCountCapped,
    cursors: consentDecisions.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, consentDecisions.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'privacy.consents.title',
  empty: { title: 'privacy.consents.empty', hint: 'privacy.consents.emptyHint' },
  nothing: { title: 'privacy.consents.nothing', hint: 'privacy.consents.nothingHint' },
  nameOf: ({ subject }) => subject,
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const namesOf = (given: readonly string[]) =>
      given.length === 0
        ? '–'
        : given.map(each => intl.formatMessage({ id: purposes[each as keyof typeof purposes] })).join(', ')
    return {
      columns: [
        {
          key: 'decided',
          title: 'privacy.consents.decided',
          sort: 'decided',
          beginsFalling: true,
          width: 140,
          rank: 0,
          card: 'title',
          text: ({ decidedAt }) => format.instant(decidedAt),
        },
        {
          key: 'granted',
          title: 'privacy.consents.granted',
          width: 180,
          grow: 3,
          rank: 1,
          card: 'fact',
          text: ({ granted }) => namesOf(granted),
        },
        {
          key: 'refused',
          title: 'privacy.consents.refused',
          width: 180,
          grow: 3,
          rank: 2,
          card: 'fact',
          text: ({ refused }) => namesOf(refused),
        },
        {
          key: 'way',
          title: 'privacy.consents.way',
          width: 120,
          rank: 5,
          card: 'fact',
          text: ({ way }) => intl.formatMessage({ id: 'privacy.settings.proof.way' }, { way }),
        },
        {
          key: 'words',
          title: 'privacy.consents.words',
          width: 170,
          rank: 4,
          card: 'fact',
          text: ({ version, language }) => `${version} (${language})`,
        },
        {
          key: 'account',
          title: 'privacy.consents.account',
          width: 90,
          rank: 6,
          card: 'none',
          text: ({ isOfAccount }) =>
            intl.formatMessage({ id: isOfAccount ? 'privacy.consents.known' : 'privacy.consents.unknown' }),
        },
        {
          key: 'number',
          title: 'privacy.consents.number',
          width: 210,
          rank: 3,
          card: 'fact',
          text: ({ subject }) => subject,
        },
      ],
    }
  },
})
