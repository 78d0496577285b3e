import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { EventsPageQuery, EventsPageQuery$data } from '../../../__generated__/EventsPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { EntryStates } from './EntryStates.tsx'
import { stateOf } from './entryWords.ts'
import style from './pages.module.css'
import { eventsPath, newPagePath, pageEditPath, pagesPath } from './pagesUrl.ts'
import { useEntryActions } from './useEntryActions.tsx'

type Entry = EventsPageQuery$data['managedEntries']['edges'][number]['node']

const address = defineListUrl({
  path: eventsPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.pages.tabs',
    titles: {
      all: 'admin.pages.tab.all',
      drafts: 'admin.pages.tab.drafts',
      submitted: 'admin.pages.tab.submitted',
      published: 'admin.pages.tab.published',
      scheduled: 'admin.pages.tab.scheduled',
      trash: 'admin.pages.tab.trash',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.pages.search' } },
  sorts: ['date', 'title', 'changed'],
  usual: { field: 'date', isFalling: true },
})

const tabKeys = {
  all: 'ALL',
  drafts: 'DRAFTS',
  submitted: 'SUBMITTED',
  published: 'PUBLISHED',
  scheduled: 'SCHEDULED',
  trash: 'TRASH',
} as const
const fields = { date: 'DATE', title: 'TITLE', changed: 'CHANGED' } as const

/** Entries with a date: tournaments, open days, trial trainings. */
export const page = defineListPage<EventsPageQuery, Entry, typeof address>({
  query: graphql`
    query EventsPageQuery($first: Int!, $after: String, $filter: EntryFilter!, $orderBy: EntryOrder!) @preloadable {
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
            startsAt
            endsAt
            place {
              de
            }
            languages {
              language
              state
            }
            changedAt
            deletedAt
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search }, sort }) => ({
    filter: { tab: tabKeys[tab], search: search || null, kinds: ['EVENT'] },
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
  title: 'admin.pages.events',
  empty: { title: 'admin.pages.noEvents', hint: 'admin.pages.noEventsHint' },
  nothing: { title: 'admin.pages.nothing', hint: 'admin.pages.nothingHint' },
  nameOf: ({ name }) => name,
  to: ({ id }) => pageEditPath(id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const viewer = useViewer()
    return {
      columns: [
        {
          key: 'date',
          title: 'admin.pages.date',
          sort: 'date',
          width: 150,
          rank: 0,
          card: 'fact',
          text: ({ startsAt }) =>
            startsAt ? format.instant(startsAt) : intl.formatMessage({ id: 'admin.pages.noDate' }),
          cell: ({ startsAt }) =>
            startsAt ? (
              <Instant at={startsAt} />
            ) : (
              <span className={style.missing}>
                <FormattedMessage id="admin.pages.noDate" />
              </span>
            ),
        },
        {
          key: 'title',
          title: 'admin.pages.name',
          sort: 'title',
          width: 200,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ name }) => name,
        },
        {
          key: 'place',
          title: 'admin.pages.place',
          width: 150,
          grow: 1,
          rank: 2,
          card: 'fact',
          text: ({ place }) => place.de,
        },
        {
          key: 'state',
          title: 'admin.pages.state',
          width: 190,
          rank: 1,
          card: 'corner',
          text: ({ languages }) =>
            languages
              .map(({ language, state }) => `${language}: ${intl.formatMessage({ id: stateOf(state).text })}`)
              .join(', '),
          cell: ({ languages }) => <EntryStates languages={languages} />,
        },
        {
          key: 'changed',
          title: 'admin.pages.changed',
          sort: 'changed',
          width: 150,
          rank: 3,
          card: 'none',
          text: ({ changedAt }) => format.instant(changedAt),
          cell: ({ changedAt }) => <Instant at={changedAt} />,
        },
      ],
      actions: useEntryActions<Entry>(),
      top: (
        <div className={style.ways}>
          <Link className="link" to={pagesPath}>
            <FormattedMessage id="admin.pages.title" />
          </Link>
          {viewer.isStaff && (
            <LinkButton size="small" icon={<PlusIcon size={18} />} to={`${newPagePath}?kind=event`}>
              <FormattedMessage id="admin.pages.createEvent" />
            </LinkButton>
          )}
        </div>
      ),
    }
  },
})
