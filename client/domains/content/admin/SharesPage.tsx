import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { SharesPageQuery, SharesPageQuery$data } from '../../../__generated__/SharesPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { TrashIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useRevokePreviewLink } from './mutations/useRevokePreviewLink.ts'
import { pageEditPath, sharesPath } from './pagesUrl.ts'

type Share = SharesPageQuery$data['previewLinks']['edges'][number]['node']

const address = defineListUrl({ path: sharesPath, filters: {}, sorts: [], usual: null })

/** Links by which people without an account see working copies, to be ended where they are no longer wanted. */
export const page = defineListPage<SharesPageQuery, Share, typeof address>({
  query: graphql`
    query SharesPageQuery($first: Int!, $after: String) @preloadable {
      previewLinks(first: $first, after: $after) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            createdAt
            createdBy
            expiresAt
            entry {
              id
              name
            }
          }
        }
      }
    }
  `,
  address,
  variables: () => ({}),
  read: ({ previewLinks }) => ({
    rows: previewLinks.edges.map(edge => edge.node),
    totalCount: previewLinks.totalCount,
    isCapped: previewLinks.isCountCapped,
    cursors: previewLinks.pageCursors,
    counts: {},
  }),
  title: 'admin.shares.title',
  note: 'admin.shares.note',
  empty: { title: 'admin.shares.empty', hint: 'admin.shares.emptyHint' },
  nothing: { title: 'admin.shares.empty', hint: 'admin.shares.emptyHint' },
  nameOf: ({ entry }) => entry?.name ?? '',
  to: ({ entry }) => pageEditPath(entry?.id ?? ''),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayEnd = useViewer().isStaff
    const [revoke] = useRevokePreviewLink()
    return {
      columns: [
        {
          key: 'page',
          title: 'admin.pages.name',
          width: 220,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ entry }) => entry?.name ?? '',
        },
        {
          key: 'by',
          title: 'admin.shares.by',
          width: 180,
          grow: 1,
          rank: 2,
          card: 'fact',
          text: ({ createdBy }) => createdBy ?? '',
        },
        {
          key: 'created',
          title: 'admin.shares.created',
          width: 150,
          rank: 3,
          card: 'none',
          text: ({ createdAt }) => format.instant(createdAt),
          cell: ({ createdAt }) => <Instant at={createdAt} />,
        },
        {
          key: 'expires',
          title: 'admin.shares.expires',
          width: 150,
          rank: 1,
          card: 'corner',
          text: ({ expiresAt }) => format.instant(expiresAt),
          cell: ({ expiresAt }) => <Instant at={expiresAt} />,
        },
      ],
      actions: mayEnd
        ? [
            {
              key: 'end',
              label: 'admin.shares.end',
              icon: <TrashIcon size={18} />,
              run: async ({ id }) =>
                (await revoke({ previewLinkId: id })).isDone ? null : intl.formatMessage({ id: 'ui.failure.title' }),
              question: {
                title: () => intl.formatMessage({ id: 'admin.shares.endTitle' }),
                text: rows => intl.formatMessage({ id: 'admin.shares.endText' }, { count: rows.length }),
              },
              done: rows => intl.formatMessage({ id: 'admin.shares.endedDone' }, { count: rows.length }),
            },
          ]
        : undefined,
    }
  },
})
