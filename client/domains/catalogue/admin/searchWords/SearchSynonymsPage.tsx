import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  Language,
  SearchSynonymsPageQuery,
  SearchSynonymsPageQuery$data,
} from '../../../../__generated__/SearchSynonymsPageQuery.graphql.ts'
import { Instant } from '../../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../../adminKit/list/url.ts'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { languageText, languageTexts } from './languageTexts.ts'
import { useDeleteSearchSynonyms } from './mutations/useDeleteSearchSynonyms.ts'
import { SearchTabs } from './SearchTabs.tsx'
import { newSynonymPath, synonymPath, synonymsPath } from './searchWordsUrl.ts'

type Synonym = SearchSynonymsPageQuery$data['searchSynonyms']['edges'][number]['node']

const address = defineListUrl({
  path: synonymsPath,
  filters: {
    search: { kind: 'words', label: 'admin.search.find' },
    language: { kind: 'one', label: 'admin.search.language', choices: languageTexts },
  },
  sorts: [],
  usual: null,
})

/** Words by which the same is found. */
export const page = defineListPage<SearchSynonymsPageQuery, Synonym, typeof address>({
  query: graphql`
    query SearchSynonymsPageQuery($first: Int!, $after: String, $filter: SearchWordFilter!) @preloadable {
      searchWordCounts {
        ...SearchTabs_counts
      }
      searchSynonyms(first: $first, after: $after, filter: $filter) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            language
            words
            means
            changedAt
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search, language } }) => ({
    filter: { search: search || null, language: language as Language | null },
  }),
  read: ({ searchSynonyms }) => ({
    rows: searchSynonyms.edges.map(edge => edge.node),
    totalCount: searchSynonyms.totalCount,
    isCapped: searchSynonyms.isCountCapped,
    cursors: searchSynonyms.pageCursors,
  }),
  title: 'admin.search.title',
  note: 'admin.search.synonymsNote',
  caption: 'admin.search.synonyms',
  empty: { title: 'admin.search.noSynonyms', hint: 'admin.search.noSynonymsHint' },
  nothing: { title: 'admin.search.nothing', hint: 'admin.search.nothingHint' },
  nameOf: ({ words }) => words.join(', '),
  to: ({ id }) => synonymPath(id),
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('CATALOGUE')
    const [remove] = useDeleteSearchSynonyms()
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const values = (synonyms: readonly Synonym[]) => ({
      count: synonyms.length,
      words: synonyms[0]?.words.join(', ') ?? '',
    })
    return {
      notice: <SearchTabs current="synonyms" counts={response?.searchWordCounts ?? null} />,
      columns: [
        {
          key: 'words',
          title: 'admin.search.words',
          width: 220,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ words }) => words.join(', '),
        },
        {
          key: 'means',
          title: 'admin.search.finds',
          width: 220,
          grow: 3,
          rank: 1,
          card: 'fact',
          text: ({ means }) =>
            means.length > 0 ? means.join(', ') : intl.formatMessage({ id: 'admin.search.eachOther' }),
        },
        {
          key: 'language',
          title: 'admin.search.language',
          width: 110,
          rank: 2,
          card: 'corner',
          text: ({ language }) => intl.formatMessage({ id: languageText(language) }),
        },
        {
          key: 'changed',
          title: 'admin.search.changed',
          width: 150,
          rank: 3,
          card: 'none',
          text: ({ changedAt }) => format.instant(changedAt),
          cell: ({ changedAt }) => <Instant at={changedAt} />,
        },
      ],
      actions: mayChange
        ? [
            {
              key: 'delete',
              label: 'admin.search.delete',
              icon: <TrashIcon size={18} />,
              question: {
                title: rows => intl.formatMessage({ id: 'admin.search.deleteTitle' }, values(rows)),
                text: rows => intl.formatMessage({ id: 'admin.search.deleteText' }, values(rows)),
              },
              runMany: async rows => {
                const { isDone } = await remove({ synonymIds: rows.map(({ id }) => id) })
                return rows.map(() => (isDone ? null : failed))
              },
              done: rows => intl.formatMessage({ id: 'admin.search.deleted' }, values(rows)),
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
