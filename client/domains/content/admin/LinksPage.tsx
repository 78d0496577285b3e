import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { LinksPageQuery, LinksPageQuery$data } from '../../../__generated__/LinksPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Status } from '../../../ui/Badge.tsx'
import style from './pages.module.css'
import { linksPath, pageEditPath } from './pagesUrl.ts'

type Entry = LinksPageQuery$data['managedEntries']['edges'][number]['node']

const address = defineListUrl({
  path: linksPath,
  filters: { search: { kind: 'words', label: 'admin.pages.search' } },
  sorts: ['title', 'changed'],
  usual: { field: 'changed', isFalling: true },
})
const fields = { title: 'TITLE', changed: 'CHANGED' } as const

const brokenOf = ({ linkedAddresses }: Entry) => linkedAddresses.filter(({ problem }) => problem !== null)

/** Where pages lead, and which of it leads nowhere. */
export const page = defineListPage<LinksPageQuery, Entry, typeof address>({
  query: graphql`
    query LinksPageQuery($first: Int!, $after: String, $filter: EntryFilter!, $orderBy: EntryOrder!) @preloadable {
      managedEntries(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            name
            changedAt
            linkedAddresses {
              href
              problem
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search }, sort }) => ({
    filter: { search: search || null },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ managedEntries }) => ({
    rows: managedEntries.edges.map(edge => edge.node),
    totalCount: managedEntries.totalCount,
    isCapped: managedEntries.isCountCapped,
    cursors: managedEntries.pageCursors,
    counts: {},
  }),
  title: 'admin.links.title',
  note: 'admin.links.note',
  empty: { title: 'admin.pages.nothing', hint: 'admin.pages.nothingHint' },
  nothing: { title: 'admin.pages.nothing', hint: 'admin.pages.nothingHint' },
  nameOf: ({ name }) => name,
  to: ({ id }) => pageEditPath(id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    return {
      columns: [
        {
          key: 'title',
          title: 'admin.pages.name',
          sort: 'title',
          width: 200,
          grow: 2,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ name }) => name,
        },
        {
          key: 'links',
          title: 'admin.links.links',
          width: 240,
          grow: 3,
          rank: 1,
          card: 'fact',
          text: ({ linkedAddresses }) => linkedAddresses.map(({ href }) => href).join(', '),
        },
        {
          key: 'state',
          title: 'admin.links.state',
          width: 230,
          grow: 2,
          rank: 0,
          card: 'fact',
          text: entry =>
            brokenOf(entry)
              .map(({ href, problem }) =>
                intl.formatMessage(
                  { id: problem === 'DEAD' ? 'admin.links.dead' : 'admin.links.unpublished' },
                  { href },
                ),
              )
              .join(', ') || intl.formatMessage({ id: 'admin.links.fine' }),
          cell: entry => {
            const broken = brokenOf(entry)
            if (entry.linkedAddresses.length === 0) return <FormattedMessage id="admin.links.none" />
            if (broken.length === 0)
              return (
                <Status tone="good">
                  <FormattedMessage id="admin.links.fine" />
                </Status>
              )
            return (
              <span className={style.missing}>
                {broken.map(({ href, problem }) => (
                  <span key={href}>
                    <FormattedMessage
                      id={problem === 'DEAD' ? 'admin.links.dead' : 'admin.links.unpublished'}
                      values={{ href }}
                    />{' '}
                  </span>
                ))}
              </span>
            )
          },
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
    }
  },
})
