import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { RedirectsPageQuery, RedirectsPageQuery$data } from '../../../__generated__/RedirectsPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { MissedPaths } from './MissedPaths.tsx'
import { useDeleteRedirects } from './mutations/useDeleteRedirects.ts'
import style from './pages.module.css'
import { redirectsPath } from './pagesUrl.ts'
import { RedirectDialog, type RedirectForm } from './RedirectDialog.tsx'

type Redirect = RedirectsPageQuery$data['redirects']['edges'][number]['node']

const address = defineListUrl({
  path: redirectsPath,
  filters: { search: { kind: 'words', label: 'admin.redirects.search' } },
  sorts: [],
  usual: null,
})

/** Addresses that lead elsewhere, and those that visitors asked for in vain. */
export const page = defineListPage<RedirectsPageQuery, Redirect, typeof address>({
  query: graphql`
    query RedirectsPageQuery($first: Int!, $after: String, $search: String) @preloadable {
      redirects(first: $first, after: $after, search: $search) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            path
            target
            isPermanent
            createdAt
          }
        }
      }
      missedPaths(first: 100) {
        ...MissedPaths_paths
      }
    }
  `,
  address,
  variables: ({ filters: { search } }) => ({ search: search || null }),
  read: ({ redirects }) => ({
    rows: redirects.edges.map(edge => edge.node),
    totalCount: redirects.totalCount,
    isCapped: redirects.isCountCapped,
    cursors: redirects.pageCursors,
    counts: {},
  }),
  title: 'admin.redirects.title',
  note: 'admin.redirects.note',
  empty: { title: 'admin.redirects.empty', hint: 'admin.redirects.emptyHint' },
  nothing: { title: 'admin.pages.nothing', hint: 'admin.pages.nothingHint' },
  nameOf: ({ path }) => path,
  useList(answer) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('CONTENT')
    const [remove] = useDeleteRedirects()
    const [open, setOpen] = useState<{ id: string | null; form: RedirectForm } | null>(null)
    const make = (path: string) => setOpen({ id: null, form: { path, target: '', isPermanent: true } })
    return {
      columns: [
        {
          key: 'path',
          title: 'admin.redirects.path',
          width: 220,
          grow: 2,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ path }) => path,
        },
        {
          key: 'target',
          title: 'admin.redirects.target',
          width: 220,
          grow: 2,
          rank: 0,
          card: 'fact',
          text: ({ target }) => target,
        },
        {
          key: 'kind',
          title: 'admin.redirects.kind',
          width: 140,
          rank: 2,
          card: 'corner',
          text: ({ isPermanent }) =>
            intl.formatMessage({ id: isPermanent ? 'admin.redirects.isPermanent' : 'admin.redirects.isTemporary' }),
        },
        {
          key: 'created',
          title: 'admin.redirects.created',
          width: 150,
          rank: 3,
          card: 'none',
          text: ({ createdAt }) => format.instant(createdAt),
          cell: ({ createdAt }) => <Instant at={createdAt} />,
        },
      ],
      actions: mayChange
        ? [
            {
              key: 'delete',
              label: 'admin.redirects.delete',
              icon: <TrashIcon size={18} />,
              run: async ({ id }) =>
                (await remove({ redirectIds: [id] })).isDone ? null : intl.formatMessage({ id: 'ui.failure.title' }),
              question: {
                title: () => intl.formatMessage({ id: 'admin.pages.deleteTitle' }),
                text: rows => intl.formatMessage({ id: 'admin.redirects.deleteText' }, { count: rows.length }),
              },
              done: rows => intl.formatMessage({ id: 'admin.redirects.deletedDone' }, { count: rows.length }),
            },
          ]
        : undefined,
      open: mayChange
        ? {
            run: ({ id, path, target, isPermanent }) => setOpen({ id, form: { path, target, isPermanent } }),
            labelOf: ({ path }) => intl.formatMessage({ id: 'admin.redirects.editNamed' }, { path }),
          }
        : undefined,
      top: mayChange && (
        <Button size="small" icon={<PlusIcon size={18} />} onClick={() => make('')}>
          <FormattedMessage id="admin.redirects.create" />
        </Button>
      ),
      notice: answer && (
        <div className={style.missedBox}>
          <MissedPaths paths={answer.missedPaths} onRedirect={mayChange ? make : null} />
        </div>
      ),
      dialogs: open && (
        <RedirectDialog
          key={`${open.id} ${open.form.path}`}
          redirectId={open.id}
          initial={open.form}
          onClose={() => setOpen(null)}
        />
      ),
    }
  },
})
