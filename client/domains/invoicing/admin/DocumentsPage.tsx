import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { DocumentsPageQuery, DocumentsPageQuery$data } from '../../../__generated__/DocumentsPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { DocumentState } from './DocumentState.tsx'
import { documentPath, documentsPath } from './documentsUrl.ts'
import { sortTexts } from './sortTexts.ts'

type Document = DocumentsPageQuery$data['documents']['edges'][number]['node']

const address = defineListUrl({
  path: documentsPath,
  filters: {
    search: { kind: 'words', label: 'invoicing.search' },
    sort: {
      kind: 'one',
      label: 'invoicing.sort',
      choices: { invoice: 'invoicing.sort.invoice', cancellation: 'invoicing.sort.cancellation' },
    },
  },
  sorts: ['date', 'receiver', 'gross'],
  usual: { field: 'date', isFalling: true },
})

const fields = { date: 'DATE', receiver: 'RECEIVER', gross: 'GROSS' } as const
const sorts = { invoice: 'INVOICE', cancellation: 'CANCELLATION' } as const

/** The list of issued invoices and cancellations. */
export const page = defineListPage<DocumentsPageQuery, Document, typeof address>({
  query: graphql`
    query DocumentsPageQuery(
      $first: Int!
      $after: String
      $filter: BusinessDocumentFilter!
      $orderBy: BusinessDocumentOrder!
    ) @preloadable {
      documents(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            number
            sort
            date
            dueOn
            receiverName
            gross {
              cents
              currency
            }
            order {
              orderNumber
            }
            cancellation {
              id
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search, sort: kind }, sort }) => ({
    filter: { search: search || null, sort: kind ? sorts[kind] : null },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ documents }) => ({
    rows: documents.edges.map(edge => edge.node),
    totalCount: documents.totalCount,
    isCapped: documents.isCountCapped,
    cursors: documents.pageCursors,
  }),
  title: 'invoicing.title',
  empty: { title: 'invoicing.empty', hint: 'invoicing.emptyHint' },
  nothing: { title: 'invoicing.nothing', hint: 'invoicing.nothingHint' },
  nameOf: document => document.number,
  to: document => documentPath(document.id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    return {
      columns: [
        {
          key: 'number',
          title: 'invoicing.number',
          width: 140,
          rank: 0,
          card: 'title',
          text: document => document.number,
        },
        {
          key: 'date',
          title: 'invoicing.date',
          sort: 'date',
          beginsFalling: true,
          width: 104,
          rank: 2,
          card: 'fact',
          text: document => format.day(document.date),
          repeats: document => format.day(document.date),
        },
        {
          key: 'receiver',
          title: 'invoicing.receiver',
          sort: 'receiver',
          width: 150,
          grow: 3,
          rank: 1,
          card: 'fact',
          text: document => document.receiverName,
        },
        {
          key: 'kind',
          title: 'invoicing.sort',
          width: 130,
          grow: 1,
          rank: 5,
          card: 'none',
          text: ({ sort }) => (sort ? intl.formatMessage({ id: sortTexts[sort] }) : ''),
        },
        {
          key: 'order',
          title: 'invoicing.order',
          width: 104,
          rank: 6,
          card: 'fact',
          text: document => (document.order ? String(document.order.orderNumber) : ''),
        },
        {
          key: 'due',
          title: 'invoicing.dueOn',
          width: 104,
          rank: 7,
          card: 'none',
          text: ({ dueOn }) => (dueOn ? format.day(dueOn) : ''),
        },
        {
          key: 'gross',
          title: 'invoicing.gross',
          sort: 'gross',
          beginsFalling: true,
          isNumber: true,
          width: 120,
          rank: 3,
          card: 'fact',
          text: ({ gross }) => format.money(gross),
        },
        {
          key: 'state',
          title: 'invoicing.state',
          width: 120,
          rank: 4,
          card: 'corner',
          text: ({ sort, cancellation }) =>
            intl.formatMessage({
              id:
                sort === 'CANCELLATION'
                  ? 'invoicing.sort.cancellation'
                  : cancellation
                    ? 'invoicing.state.cancelled'
                    : 'invoicing.state.issued',
            }),
          cell: ({ sort, cancellation }) => <DocumentState sort={sort} isCancelled={cancellation !== null} />,
        },
      ],
    }
  },
})
