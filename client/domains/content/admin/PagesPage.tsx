import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { EntryTab, PagesPageQuery, PagesPageQuery$data } from '../../../__generated__/PagesPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl, isFiltered, viewOf } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { usePlace } from '../../../router/RouterContext.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { EntryStates } from './EntryStates.tsx'
import { type EntryKindName, kindTitleOf, kindTitles, stateOf } from './entryWords.ts'
import style from './pages.module.css'
import { newPagePath, pageEditPath, pagesPath } from './pagesUrl.ts'
import { UsualPages } from './standing/UsualPages.tsx'
import { useEntryActions } from './useEntryActions.tsx'

type Entry = PagesPageQuery$data['managedEntries']['edges'][number]['node']

const address = defineListUrl({
  path: pagesPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.pages.tabs',
    titles: {
      all: 'admin.pages.tab.all',
      drafts: 'admin.pages.tab.drafts',
      submitted: 'admin.pages.tab.submitted',
      published: 'admin.pages.tab.published',
      scheduled: 'admin.pages.tab.scheduled',
      untranslated: 'admin.pages.tab.untranslated',
      trash: 'admin.pages.tab.trash',
    },
  },
  filters: {
    search: { kind: 'words', label: 'admin.pages.search' },
    kind: { kind: 'many', label: 'admin.pages.kind', choices: kindTitles },
    tag: { kind: 'many', label: 'admin.pages.tag', isWords: true, form: /^.{1,60}$/ },
  },
  sorts: ['changed', 'title', 'created'],
  usual: { field: 'changed', isFalling: true },
})

const tabKeys = {
  all: 'ALL',
  drafts: 'DRAFTS',
  submitted: 'SUBMITTED',
  published: 'PUBLISHED',
  scheduled: 'SCHEDULED',
  untranslated: 'UNTRANSLATED',
  trash: 'TRASH',
} as const satisfies Record<string, EntryTab>
const fields = { changed: 'CHANGED', title: 'TITLE', created: 'CREATED' } as const

/** Whether the English text is right: true, false since the German one is another, or nobody has looked yet. */
function englishOf(isChecked: boolean | null | undefined) {
  if (isChecked == null) return 'admin.pages.notChecked'
  return isChecked ? 'admin.pages.checked' : 'admin.pages.germanIsNewer'
}

/** All pages of the site: those that stand, those that people make, posts, events, and what pages are made of. */
export const page = defineListPage<PagesPageQuery, Entry, typeof address>({
  query: graphql`
    query PagesPageQuery($first: Int!, $after: String, $filter: EntryFilter!, $orderBy: EntryOrder!) @preloadable {
      managedEntries(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
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
            kind
            version
            step
            slug {
              de
            }
            tags
            untranslatedCount
            isEnglishChecked
            languages {
              language
              state
            }
            changedAt
            changedBy
            deletedAt
          }
        }
      }
      entryTags {
        tag
        count
      }
      begun: managedEntries(first: 20, filter: { kinds: [STANDING] }) {
        edges {
          node {
            key
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search, kind, tag }, sort }) => ({
    filter: {
      tab: tabKeys[tab],
      search: search || null,
      kinds: [...(kind as readonly EntryKindName[])],
      tags: [...tag],
    },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ managedEntries }) => ({
    rows: managedEntries.edges.map(edge => edge.node),
    totalCount: managedEntries.totalCount,
    isCapped: managedEntries.isCountCapped,
    cursors: managedEntries.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, managedEntries.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.pages.title',
  empty: { title: 'admin.pages.empty', hint: 'admin.pages.emptyHint' },
  nothing: { title: 'admin.pages.nothing', hint: 'admin.pages.nothingHint' },
  nameOf: ({ name }) => name,
  to: ({ id }) => pageEditPath(id),
  useList(answer) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const viewer = useViewer()
    const { search } = usePlace()
    const view = viewOf(address, search)
    const isWhole = view.tab === 'all' && !isFiltered(view) && view.after === null
    return {
      options: { tag: (answer?.entryTags ?? []).map(({ tag, count }) => ({ value: tag, label: tag, count })) },
      columns: [
        {
          key: 'title',
          title: 'admin.pages.name',
          sort: 'title',
          width: 240,
          grow: 4,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ name }) => name,
        },
        {
          key: 'kind',
          title: 'admin.pages.kind',
          width: 120,
          rank: 1,
          card: 'fact',
          text: ({ kind }) => intl.formatMessage({ id: kindTitleOf(kind) }),
        },
        {
          key: 'state',
          title: 'admin.pages.state',
          width: 190,
          grow: 1,
          rank: 0,
          card: 'corner',
          text: ({ languages }) =>
            languages
              .map(({ language, state }) => `${language}: ${intl.formatMessage({ id: stateOf(state).text })}`)
              .join(', '),
          cell: ({ languages }) => <EntryStates languages={languages} />,
        },
        {
          key: 'english',
          title: 'admin.pages.english',
          width: 150,
          rank: 3,
          card: 'fact',
          text: ({ untranslatedCount, isEnglishChecked }) =>
            untranslatedCount > 0
              ? intl.formatMessage({ id: 'admin.pages.untranslatedCount' }, { count: untranslatedCount })
              : intl.formatMessage({ id: englishOf(isEnglishChecked) }),
          cell: ({ untranslatedCount, isEnglishChecked }) =>
            untranslatedCount > 0 ? (
              <span className={style.missing}>
                <FormattedMessage id="admin.pages.untranslatedCount" values={{ count: untranslatedCount }} />
              </span>
            ) : (
              <span className={isEnglishChecked === false ? style.missing : style.quiet}>
                <FormattedMessage id={englishOf(isEnglishChecked)} />
              </span>
            ),
        },
        {
          key: 'slug',
          title: 'admin.pages.address',
          width: 130,
          grow: 1,
          rank: 4,
          card: 'none',
          text: ({ slug }) => (slug.de ? `/${slug.de}` : ''),
        },
        {
          key: 'tags',
          title: 'admin.pages.tags',
          width: 120,
          rank: 5,
          card: 'none',
          text: ({ tags }) => tags.join(', '),
        },
        {
          key: 'changed',
          title: 'admin.pages.changed',
          sort: 'changed',
          width: 150,
          rank: 2,
          card: 'fact',
          text: ({ changedAt }) => format.instant(changedAt),
          cell: ({ changedAt }) => <Instant at={changedAt} />,
        },
        {
          key: 'by',
          title: 'admin.pages.changedBy',
          width: 120,
          rank: 6,
          card: 'none',
          text: ({ changedBy }) => changedBy ?? '',
        },
      ],
      actions: useEntryActions<Entry>(),
      below: answer && isWhole && <UsualPages begun={answer.begun.edges.map(({ node }) => node.key)} />,
      // Members write pages, too: whoever reads the area works in it.
      top: viewer.isStaff && (
        <LinkButton size="small" icon={<PlusIcon size={18} />} to={newPagePath}>
          <FormattedMessage id="admin.pages.create" />
        </LinkButton>
      ),
    }
  },
})
