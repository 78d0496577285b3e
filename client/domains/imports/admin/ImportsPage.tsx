import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  ImportsPageQuery,
  ImportsPageQuery$data,
  ProductImportTab,
} from '../../../__generated__/ImportsPageQuery.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { Status } from '../../../ui/Badge.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { ExportLinks } from './ExportLinks.tsx'
import { ImportUpload } from './ImportUpload.tsx'
import { importPath, importsPath } from './importPaths.ts'
import { importStates } from './importTexts.ts'
import { useStartImport } from './mutations/useStartImport.ts'

type Import = ImportsPageQuery$data['productImports']['edges'][number]['node']

const address = defineListUrl({
  path: importsPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.imports.tabs',
    titles: {
      all: 'admin.imports.tab.all',
      open: 'admin.imports.tab.open',
      done: 'admin.imports.tab.done',
      undone: 'admin.imports.tab.undone',
      ended: 'admin.imports.tab.ended',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.imports.search' } },
  sorts: [],
  usual: null,
})

const tabKeys = {
  all: 'ALL',
  open: 'OPEN',
  done: 'DONE',
  undone: 'UNDONE',
  ended: 'ENDED',
} as const satisfies Record<string, ProductImportTab>

const countColumns = [
  { key: 'rowCount', title: 'admin.imports.rowCount' },
  { key: 'newCount', title: 'admin.imports.newCount' },
  { key: 'changedCount', title: 'admin.imports.changedCount' },
  { key: 'errorCount', title: 'admin.imports.errorCount' },
] as const

const stateOf = ({ state }: Import) => importStates[state as keyof typeof importStates]

/** The imports of products, and where tables for them come in. */
export const page = defineListPage<ImportsPageQuery, Import, typeof address>({
  query: graphql`
    query ImportsPageQuery($first: Int!, $after: String, $filter: ProductImportFilter!) @preloadable {
      productImports(first: $first, after: $after, filter: $filter) {
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
            fileName
            state
            startedAt
            by
            rowCount
            newCount
            changedCount
            errorCount
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search } }) => ({ filter: { tab: tabKeys[tab], search: search || null } }),
  read: ({ productImports }) => ({
    rows: productImports.edges.map(edge => edge.node),
    totalCount: productImports.totalCount,
    isCapped: productImports.isCountCapped,
    cursors: productImports.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, productImports.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.imports.title',
  note: 'admin.imports.note',
  empty: { title: 'admin.imports.empty', hint: 'admin.imports.emptyHint' },
  nothing: { title: 'admin.imports.nothing', hint: 'admin.imports.nothingHint' },
  nameOf: row => row.fileName,
  to: row => importPath(row.id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const router = useRouter()
    const changes = useChanges()
    const viewer = useViewer()
    const mayBring = viewer.mayWrite('CATALOGUE') && viewer.mayRead('FILES')
    const [start] = useStartImport()
    const begin = async (fileId: string) => {
      const answer = await start({ fileId })
      const id = answer.payload?.productImport?.id
      changes.note()
      if (id) router.navigate(importPath(id))
      else router.reload()
    }
    return {
      top: <ExportLinks />,
      notice: mayBring && (
        <Corner>{attempt => <ImportUpload fetchKey={attempt} onUploaded={id => void begin(id)} />}</Corner>
      ),
      columns: [
        {
          key: 'name',
          title: 'admin.imports.file',
          width: 200,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: row => row.fileName,
        },
        {
          key: 'started',
          title: 'admin.imports.started',
          width: 148,
          rank: 2,
          card: 'fact',
          text: ({ startedAt }) => format.instant(startedAt),
          repeats: ({ startedAt }) => format.day(startedAt),
          cell: ({ startedAt }, isRepeated) => <Instant at={startedAt} isRepeated={isRepeated} />,
        },
        {
          key: 'by',
          title: 'admin.imports.by',
          width: 130,
          grow: 1,
          rank: 4,
          card: 'fact',
          text: ({ by }) => by ?? '',
        },
        ...countColumns.map(
          ({ key, title }) =>
            ({
              ...{ key, title, isNumber: true, isNamedOnCard: true, width: 96, rank: 3 },
              card: 'fact',
              text: (row: Import) => format.count(row[key]),
            }) as const,
        ),
        {
          key: 'state',
          title: 'admin.imports.state',
          width: 168,
          rank: 0,
          card: 'corner',
          text: row => intl.formatMessage({ id: stateOf(row).text }),
          cell: row => (
            <Status tone={stateOf(row).tone}>
              <FormattedMessage id={stateOf(row).text} />
            </Status>
          ),
        },
      ],
    }
  },
})
