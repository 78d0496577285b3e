import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { documentsListQuery, documentsListQuery$data } from '../../../__generated__/documentsListQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { DocumentState, stateOf } from './DocumentState.tsx'
import { documentPath, type KindName, listPath, newDocumentPath } from './documentsUrl.ts'
import { newTexts } from './kindTexts.ts'
import { sortTexts } from './sortTexts.ts'

type Document = documentsListQuery$data['documents']['edges'][number]['node']

const states = {
  open: 'invoicing.status.open',
  partial: 'invoicing.status.partial',
  complete: 'invoicing.status.complete',
  closed: 'invoicing.status.closed',
  all: 'invoicing.status.all',
} as const
type State = keyof typeof states

const kindWords: Readonly<Record<KindName, { title: MessageId; empty: MessageId; states: readonly State[] }>> = {
  offer: {
    title: 'invoicing.offers',
    empty: 'invoicing.offers.empty',
    states: ['open', 'partial', 'complete', 'closed', 'all'],
  },
  order: {
    title: 'invoicing.orders',
    empty: 'invoicing.orders.empty',
    states: ['open', 'partial', 'complete', 'closed', 'all'],
  },
  delivery: {
    title: 'invoicing.deliveries',
    empty: 'invoicing.deliveries.empty',
    states: ['open', 'complete', 'closed', 'all'],
  },
  // What is issued is closed; nobody looks for drafts first.
  invoice: { title: 'invoicing.title', empty: 'invoicing.empty', states: ['closed', 'open', 'all'] },
}

const addressOf = (kind: KindName) =>
  defineListUrl({
    path: listPath(kind),
    tabs: {
      parameter: 'status',
      label: 'invoicing.status',
      titles: Object.fromEntries(kindWords[kind].states.map(state => [state, states[state]])) as Record<
        State,
        MessageId
      >,
    },
    filters: {
      search: { kind: 'words', label: 'invoicing.search' },
      ...(kind === 'invoice' && {
        sort: {
          kind: 'one',
          label: 'invoicing.sort',
          choices: {
            invoice: 'invoicing.sort.invoice',
            cancellation: 'invoicing.sort.cancellation',
            advance: 'invoicing.sort.advance',
            part: 'invoicing.sort.part',
            final: 'invoicing.sort.final',
            credit: 'invoicing.sort.credit',
          },
        },
      }),
    },
    sorts: ['date', 'receiver', 'gross'],
    usual: { field: 'date', isFalling: true },
  })

const fields = { date: 'DATE', receiver: 'RECEIVER', gross: 'GROSS' } as const
type Sort = NonNullable<documentsListQuery['variables']['filter']['sort']>
type Status = NonNullable<documentsListQuery['variables']['filter']['status']>

const query = graphql`
  query documentsListQuery(
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
          kind
          status
          isCancelled
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
`

/** The list of documents of a kind. */
export const documentsPage = (kind: KindName) => {
  const address = addressOf(kind)
  const words = kindWords[kind]
  return defineListPage<documentsListQuery, Document, typeof address>({
    query,
    address,
    variables: ({ filters, sort, tab }) => ({
      filter: {
        ...{ kind: kind.toUpperCase() as 'INVOICE', search: filters.search || null },
        sort: ((filters as { sort?: string }).sort?.toUpperCase() || null) as Sort | null,
        status: tab === 'all' ? null : (tab.toUpperCase() as Status),
      },
      orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
    }),
    read: ({ documents }) => ({
      rows: documents.edges.map(edge => edge.node),
      totalCount: documents.totalCount,
      isCapped: documents.isCountCapped,
      cursors: documents.pageCursors,
    }),
    title: words.title,
    empty: { title: words.empty, hint: 'invoicing.emptyHint' },
    nothing: { title: 'invoicing.nothing', hint: 'invoicing.nothingHint' },
    nameOf: document => document.number ?? document.receiverName,
    to: document => documentPath(document.id, document.kind),
    useList() {
      const intl = useIntl()
      const format = adminFormats(intl)
      const mayDraft = useViewer().mayRead('DOCUMENTS')
      return {
        top: mayDraft && (
          <LinkButton size="small" icon={<PlusIcon size={18} />} to={newDocumentPath(kind)}>
            <FormattedMessage id={newTexts[kind]} />
          </LinkButton>
        ),
        columns: [
          {
            key: 'number',
            title: 'invoicing.number',
            width: 140,
            rank: 0,
            card: 'title',
            text: document => document.number ?? intl.formatMessage({ id: 'invoicing.draft' }),
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
            text: document => intl.formatMessage({ id: stateOf(document) }),
            cell: document => <DocumentState {...document} />,
          },
        ],
      }
    },
  })
}
