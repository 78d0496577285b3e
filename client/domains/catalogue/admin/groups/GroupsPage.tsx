import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { GroupsPageQuery, GroupsPageQuery$data } from '../../../../__generated__/GroupsPageQuery.graphql.ts'
import { defineListPage } from '../../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../../adminKit/list/url.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useDeleteProductGroups } from '../mutations/useDeleteProductGroups.ts'
import { groupListPath, groupPath, newGroupPath } from './groupsUrl.ts'

type Group = GroupsPageQuery$data['managedProductGroups']['edges'][number]['node']

const address = defineListUrl({
  path: groupListPath,
  filters: { search: { kind: 'words', label: 'admin.groups.search' } },
  sorts: [],
  usual: null,
})

/** The product groups in the shop's order. */
export const page = defineListPage<GroupsPageQuery, Group, typeof address>({
  query: graphql`
    query GroupsPageQuery($first: Int!, $after: String, $search: String) @preloadable {
      managedProductGroups(first: $first, after: $after, search: $search) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            groupId
            slug
            title {
              de
              en
            }
            sortOrder
            isMainGallery
            productCount
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search } }) => ({ search: search || null }),
  read: ({ managedProductGroups: groups }) => ({
    rows: groups.edges.map(edge => edge.node),
    totalCount: groups.totalCount,
    isCapped: groups.isCountCapped,
    cursors: groups.pageCursors,
  }),
  title: 'admin.groups.title',
  empty: { title: 'admin.groups.empty', hint: 'admin.groups.emptyHint' },
  nothing: { title: 'admin.groups.nothing', hint: 'admin.groups.nothingHint' },
  nameOf: group => group.title.de,
  to: group => groupPath(group.groupId),
  useList() {
    const intl = useIntl()
    const language = useLanguage()
    const mayChange = useViewer().mayWrite('CATALOGUE')
    const [remove] = useDeleteProductGroups()
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const titleOf = ({ title }: Group) => (language === 'en' && title.en) || title.de
    const values = (groups: readonly Group[]) => ({ count: groups.length, name: groups[0] ? titleOf(groups[0]) : '' })
    return {
      columns: [
        {
          key: 'title',
          title: 'admin.groups.name',
          width: 180,
          grow: 3,
          rank: 0,
          card: 'title',
          text: titleOf,
        },
        {
          key: 'slug',
          title: 'admin.groups.slug',
          width: 140,
          grow: 2,
          rank: 2,
          card: 'fact',
          text: ({ slug }) => slug,
        },
        {
          key: 'main',
          title: 'admin.groups.main',
          width: 120,
          rank: 3,
          card: 'none',
          text: group => (group.isMainGallery ? intl.formatMessage({ id: 'admin.groups.isMain' }) : ''),
        },
        {
          key: 'products',
          title: 'admin.groups.products',
          isNumber: true,
          width: 110,
          rank: 1,
          card: 'fact',
          isNamedOnCard: true,
          text: group => intl.formatNumber(group.productCount),
        },
        {
          key: 'order',
          title: 'admin.sorting.place',
          isNumber: true,
          width: 110,
          rank: 4,
          card: 'none',
          text: group => intl.formatNumber(group.sortOrder),
        },
      ],
      actions: mayChange
        ? [
            {
              key: 'delete',
              label: 'admin.groups.delete',
              icon: <TrashIcon size={18} />,
              question: {
                title: groups => intl.formatMessage({ id: 'admin.groups.deleteTitle' }, values(groups)),
                text: groups => intl.formatMessage({ id: 'admin.groups.deleteText' }, values(groups)),
              },
              run: async ({ groupId }) => ((await remove({ groupIds: [groupId] })).isDone ? null : failed),
              done: groups => intl.formatMessage({ id: 'admin.groups.deleted' }, values(groups)),
            },
          ]
        : undefined,
      top: mayChange && (
        <LinkButton size="small" icon={<PlusIcon size={18} />} to={newGroupPath}>
          <FormattedMessage id="admin.groups.create" />
        </LinkButton>
      ),
    }
  },
})
