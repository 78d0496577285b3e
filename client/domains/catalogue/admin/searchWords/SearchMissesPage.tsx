import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  Language,
  SearchMissesPageQuery,
  SearchMissesPageQuery$data,
} from '../../../../__generated__/SearchMissesPageQuery.graphql.ts'
import { Instant } from '../../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../../adminKit/list/url.ts'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { languageText, languageTexts } from './languageTexts.ts'
import { useDismissSearchMisses } from './mutations/useDismissSearchMisses.ts'
import { SearchTabs } from './SearchTabs.tsx'
import { meaningPath, missesPath, newSynonymPath } from './searchWordsUrl.ts'

type Miss = SearchMissesPageQuery$data['searchMisses']['edges'][number]['node']

const address = defineListUrl({
  path: missesPath,
  filters: {
    search: { kind: 'words', label: 'admin.search.find' },
    language: { kind: 'one', label: 'admin.search.language', choices: languageTexts },
  },
  sorts: ['searches', 'last', 'word'],
  usual: { field: 'searches', isFalling: true },
})
const fields = { searches: 'SEARCHES', last: 'LAST', word: 'WORD' } as const

/** Words that visitors looked for in vain. */
export const page = defineListPage<SearchMissesPageQuery, Miss, typeof address>({
  query: graphql`
    query SearchMissesPageQuery($first: Int!, $after: String, $filter: SearchWordFilter!, $orderBy: SearchMissOrder!)
    @preloadable {
      searchWordCounts {
        ...SearchTabs_counts
      }
      searchMisses(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            language
            text
            isOneWord
            searches
            lastAt
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search, language }, sort }) => ({
    filter: { search: search || null, language: language as Language | null },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ searchMisses }) => ({
    rows: searchMisses.edges.map(edge => edge.node),
    totalCount: searchMisses.totalCount,
    isCapped: searchMisses.isCountCapped,
    cursors: searchMisses.pageCursors,
  }),
  title: 'admin.search.title',
  note: 'admin.search.missesNote',
  caption: 'admin.search.misses',
  empty: { title: 'admin.search.noMisses', hint: 'admin.search.noMissesHint' },
  nothing: { title: 'admin.search.nothing', hint: 'admin.search.nothingHint' },
  nameOf: ({ text }) => text,
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('CATALOGUE')
    const [dismiss] = useDismissSearchMisses()
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const languageOf = ({ language }: Miss) => intl.formatMessage({ id: languageText(language) })
    return {
      notice: <SearchTabs current="misses" counts={response?.searchWordCounts ?? null} />,
      columns: [
        {
          key: 'word',
          title: 'admin.search.word',
          sort: 'word',
          width: 180,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ text }) => text,
        },
        {
          key: 'searches',
          title: 'admin.search.searches',
          sort: 'searches',
          beginsFalling: true,
          isNumber: true,
          width: 120,
          rank: 0,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ searches }) => intl.formatNumber(searches),
        },
        {
          key: 'last',
          title: 'admin.search.last',
          sort: 'last',
          beginsFalling: true,
          width: 160,
          rank: 1,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ lastAt }) => format.instant(lastAt),
          cell: ({ lastAt }) => <Instant at={lastAt} />,
        },
        { key: 'language', title: 'admin.search.language', width: 110, rank: 3, card: 'fact', text: languageOf },
        ...(mayChange
          ? [
              {
                key: 'give',
                title: 'admin.search.give',
                isTitleHidden: true,
                width: 200,
                rank: 0,
                card: 'line',
                isAbove: true,
                isOnCardAnyway: true,
                text: () => '',
                cell: (miss: Miss) =>
                  miss.isOneWord && (
                    <LinkButton look="outline" size="tiny" to={meaningPath(miss)}>
                      <FormattedMessage id="admin.search.give" />
                    </LinkButton>
                  ),
              } as const,
            ]
          : []),
      ],
      actions: mayChange
        ? [
            {
              key: 'dismiss',
              label: 'admin.search.dismiss',
              icon: <CheckIcon size={18} />,
              runMany: async rows => {
                const { isDone } = await dismiss({ missIds: rows.map(({ id }) => id) })
                return rows.map(() => (isDone ? null : failed))
              },
              done: rows => intl.formatMessage({ id: 'admin.search.dismissed' }, { count: rows.length }),
            },
          ]
        : undefined,
      top: mayChange && (
        <LinkButton size="small" icon={<PlusIcon size={18} />} to={newSynonymPath}>
          <FormattedMessage id="admin.search.create" />
        </LinkButton>
      ),
    }
  },
})
