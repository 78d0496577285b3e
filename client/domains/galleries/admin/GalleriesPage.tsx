import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  GalleriesPageQuery,
  GalleriesPageQuery$data,
  GalleryTab,
} from '../../../__generated__/GalleriesPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Status } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { ReloadIcon } from '../../../ui/icons.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { galleriesPath, galleryEditPath, newGalleryPath } from './galleriesUrl.ts'
import { stateOf } from './galleryForm.ts'
import { useDeleteGalleries } from './mutations/useDeleteGalleries.ts'
import { useRestoreGalleries } from './mutations/useRestoreGalleries.ts'

type Gallery = GalleriesPageQuery$data['galleries']['edges'][number]['node']

const address = defineListUrl({
  path: galleriesPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.galleries.tabs',
    titles: {
      all: 'admin.galleries.tab.all',
      public: 'admin.galleries.tab.public',
      hidden: 'admin.galleries.tab.hidden',
      deleted: 'admin.galleries.tab.deleted',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.galleries.search' } },
  sorts: ['changed', 'title'],
  usual: { field: 'changed', isFalling: true },
})

const tabKeys = {
  all: 'ALL',
  public: 'PUBLIC',
  hidden: 'HIDDEN',
  deleted: 'DELETED',
} as const satisfies Record<string, GalleryTab>
const fields = { changed: 'CHANGED', title: 'TITLE' } as const

/** The list of galleries. */
export const page = defineListPage<GalleriesPageQuery, Gallery, typeof address>({
  query: graphql`
    query GalleriesPageQuery($first: Int!, $after: String, $filter: GalleryFilter!, $orderBy: GalleryOrder!)
    @preloadable {
      galleries(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
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
            slug
            title
            isPublic
            changedAt
            deletedAt
            imageCount
            viewerCanDelete
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
  read: ({ galleries }) => ({
    rows: galleries.edges.map(edge => edge.node),
    totalCount: galleries.totalCount,
    isCapped: galleries.isCountCapped,
    cursors: galleries.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, galleries.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.galleries.title',
  empty: { title: 'admin.galleries.empty', hint: 'admin.galleries.emptyHint' },
  nothing: { title: 'admin.galleries.nothing', hint: 'admin.galleries.nothingHint' },
  nameOf: gallery => gallery.title || gallery.slug,
  to: gallery => galleryEditPath(gallery.id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const viewer = useViewer()
    const [remove] = useDeleteGalleries()
    const [restore] = useRestoreGalleries()
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const values = (galleries: readonly Gallery[]) => ({
      count: galleries.length,
      name: galleries[0]?.title || galleries[0]?.slug || '',
    })
    return {
      columns: [
        {
          key: 'title',
          title: 'admin.galleries.name',
          sort: 'title',
          width: 180,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: gallery => gallery.title || gallery.slug,
        },
        {
          key: 'slug',
          title: 'admin.galleries.slug',
          width: 140,
          grow: 2,
          rank: 3,
          card: 'fact',
          text: ({ slug }) => slug,
        },
        {
          key: 'images',
          title: 'admin.galleries.images',
          isNumber: true,
          width: 90,
          rank: 1,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ imageCount }) => intl.formatNumber(imageCount),
        },
        {
          key: 'state',
          title: 'admin.galleries.state',
          width: 130,
          rank: 0,
          card: 'corner',
          text: gallery => intl.formatMessage({ id: stateOf(gallery).text }),
          cell: gallery => (
            <Status tone={stateOf(gallery).tone} isHollow={!gallery.isPublic}>
              <FormattedMessage id={stateOf(gallery).text} />
            </Status>
          ),
        },
        {
          key: 'changed',
          title: 'admin.galleries.changed',
          sort: 'changed',
          width: 150,
          rank: 2,
          card: 'fact',
          text: ({ changedAt }) => format.instant(changedAt),
          cell: ({ changedAt }) => <Instant at={changedAt} />,
        },
      ],
      actions: viewer.mayWrite('FILES')
        ? [
            {
              key: 'delete',
              label: 'admin.galleries.delete',
              icon: <TrashIcon size={18} />,
              applies: ({ deletedAt }) => !deletedAt,
              run: async ({ id }) => ((await remove({ galleryIds: [id] })).isDone ? null : failed),
              undo: async ({ id }) => ((await restore({ galleryIds: [id] })).isDone ? null : failed),
              question: {
                title: () => intl.formatMessage({ id: 'admin.galleries.deleteTitle' }),
                text: galleries => intl.formatMessage({ id: 'admin.galleries.deleteText' }, values(galleries)),
              },
              done: galleries => intl.formatMessage({ id: 'admin.galleries.deletedDone' }, values(galleries)),
            },
            {
              key: 'restore',
              label: 'admin.galleries.restore',
              icon: <ReloadIcon size={18} />,
              isMain: true,
              applies: ({ deletedAt }) => !!deletedAt,
              run: async ({ id }) => ((await restore({ galleryIds: [id] })).isDone ? null : failed),
              done: galleries => intl.formatMessage({ id: 'admin.galleries.restoredDone' }, values(galleries)),
            },
          ]
        : undefined,
      // Members make galleries, too: whoever reads the area works in it.
      top: viewer.isStaff && (
        <LinkButton size="small" icon={<PlusIcon size={18} />} to={newGalleryPath}>
          <FormattedMessage id="admin.galleries.create" />
        </LinkButton>
      ),
    }
  },
})
