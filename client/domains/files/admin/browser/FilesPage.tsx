import { useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { FilesPageQuery } from '../../../../__generated__/FilesPageQuery.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { defineListPage } from '../../../../adminKit/list/ListPage.tsx'
import { usePlace, useRouter } from '../../../../router/RouterContext.ts'
import { UploadQueue } from '../../parts/uploads/UploadQueue.tsx'
import { filePath } from '../fileUrl.ts'
import { FileTile } from './FileTile.tsx'
import { choicesOf } from './fileChoices.ts'
import { useFileColumns } from './fileColumns.tsx'
import { type FileRow, fileRowOf } from './fileRow.ts'
import { filesUrl, filesVariables } from './filesUrl.ts'
import { useFileActions } from './useFileActions.tsx'

/** The library of files. */
export const page = defineListPage<FilesPageQuery, FileRow, typeof filesUrl>({
  query: graphql`
    query FilesPageQuery($first: Int!, $after: String, $filter: FileFilter!, $orderBy: FileOrder!) @preloadable {
      ...UploadQueue_query
      files(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount
        isCountCapped
        tabs {
          key
          count
        }
        ...fileChoices_files
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            ...fileRow_file
          }
        }
      }
    }
  `,
  address: filesUrl,
  variables: filesVariables,
  read: ({ files }) => ({
    rows: files.edges.map(({ node }) => fileRowOf(node)),
    totalCount: files.totalCount,
    isCapped: files.isCountCapped,
    cursors: files.pageCursors,
    counts: {
      library: files.tabs.find(({ key }) => key === 'LIBRARY')?.count,
      trash: files.tabs.find(({ key }) => key === 'TRASH')?.count,
    },
  }),
  title: 'files.title',
  empty: { title: 'files.empty', hint: 'files.emptyHint' },
  emptyTabs: { trash: { title: 'files.emptyTrash', hint: 'files.emptyTrashHint' } },
  nothing: { title: 'files.nothing', hint: 'files.nothingHint' },
  nameOf: file => file.name,
  to: file => filePath(file.id),
  useList(response) {
    const intl = useIntl()
    const isTrash = usePlace().search.get('in') === 'trash'
    const renew = useRenewal()
    const actions = useFileActions()
    return {
      notice: response && !isTrash && <UploadQueue query={response} place="files" onUploaded={renew} />,
      // Whoever only reads has nothing to select for.
      actions: response?.files.edges.some(({ node }) => fileRowOf(node).viewerCanEdit) ? actions : undefined,
      columns: useFileColumns(),
      options: response ? choicesOf(intl, response.files) : {},
      tile: file => <FileTile file={file} />,
    }
  },
})

/** Files that come one after the other are shown together, so long after the latest. */
const settleMilliseconds = 800

/** Reads the list anew when files have come. */
function useRenewal(): () => void {
  const router = useRouter()
  const changes = useChanges()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      changes.note()
      router.reload()
    }, settleMilliseconds)
  }, [changes, router])
}
