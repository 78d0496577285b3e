import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  FormAnswerTab,
  MessagesPageQuery,
  MessagesPageQuery$data,
} from '../../../__generated__/MessagesPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { TrashIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { messagePath, messagesPath } from './formsUrl.ts'
import { answersInFile, messageName, messageText } from './messageWords.ts'
import { useDeleteFormAnswers } from './mutations/useDeleteFormAnswers.ts'
import { useMarkFormAnswersRead } from './mutations/useMarkFormAnswersRead.ts'

type Message = MessagesPageQuery$data['formAnswers']['edges'][number]['node']

const address = defineListUrl({
  path: messagesPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.messages.tabs',
    titles: {
      unread: 'admin.messages.tab.unread',
      read: 'admin.messages.tab.read',
      all: 'admin.messages.tab.all',
    },
  },
  filters: {
    search: { kind: 'words', label: 'admin.messages.search' },
    form: { kind: 'given', label: 'admin.messages.form' },
  },
  sorts: ['sent'],
  usual: { field: 'sent', isFalling: true },
})

const tabKeys = { unread: 'UNREAD', read: 'READ', all: 'ALL' } as const satisfies Record<string, FormAnswerTab>

/** The list of what visitors sent by forms. */
export const page = defineListPage<MessagesPageQuery, Message, typeof address>({
  query: graphql`
    query MessagesPageQuery($first: Int!, $after: String, $filter: FormAnswerFilter!) @preloadable {
      formAnswers(first: $first, after: $after, filter: $filter) {
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
            email
            sentAt
            readAt
            form {
              id
              name
            }
            answers {
              kind
              label
              values
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search, form } }) => ({
    filter: { tab: tabKeys[tab], search: search || null, formId: form || null },
  }),
  read: ({ formAnswers }) => ({
    rows: formAnswers.edges.map(edge => edge.node),
    totalCount: formAnswers.totalCount,
    isCapped: formAnswers.isCountCapped,
    cursors: formAnswers.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, formAnswers.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.messages.title',
  empty: { title: 'admin.messages.empty', hint: 'admin.messages.emptyHint' },
  nothing: { title: 'admin.messages.nothing', hint: 'admin.messages.nothingHint' },
  nameOf: ({ answers, email }) => messageName(answers, email),
  inFile: answersInFile,
  to: message => messagePath(message.id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('MESSAGES')
    const [mark] = useMarkFormAnswersRead()
    const [remove] = useDeleteFormAnswers()
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const marked = (isRead: boolean) => async (messages: readonly Message[]) => {
      const { isDone } = await mark({ answerIds: messages.map(({ id }) => id), isRead })
      return messages.map(() => (isDone ? null : failed))
    }
    const count = (messages: readonly Message[]) => ({ count: messages.length })
    return {
      columns: [
        {
          key: 'from',
          title: 'admin.messages.from',
          width: 150,
          grow: 2,
          rank: 0,
          card: 'title',
          text: ({ answers, email }) => messageName(answers, email),
          cell: ({ answers, email, readAt }) =>
            readAt ? messageName(answers, email) : <strong>{messageName(answers, email)}</strong>,
        },
        {
          key: 'text',
          title: 'admin.messages.text',
          width: 200,
          grow: 4,
          rank: 2,
          card: 'fact',
          text: ({ answers }) => messageText(answers),
        },
        {
          key: 'email',
          title: 'admin.messages.email',
          width: 160,
          grow: 2,
          rank: 3,
          card: 'fact',
          text: message => message.email ?? '',
        },
        {
          key: 'form',
          title: 'admin.messages.form',
          width: 130,
          grow: 1,
          rank: 4,
          card: 'fact',
          text: message => message.form?.name ?? '',
        },
        {
          key: 'sent',
          title: 'admin.messages.sent',
          sort: 'sent',
          beginsFalling: true,
          width: 140,
          rank: 1,
          card: 'fact',
          text: message => format.instant(message.sentAt),
        },
      ],
      actions: mayChange
        ? [
            {
              key: 'read',
              label: 'admin.messages.markRead',
              icon: <CheckIcon size={18} />,
              applies: message => message.readAt === null,
              runMany: marked(true),
              undoMany: marked(false),
              done: messages => intl.formatMessage({ id: 'admin.messages.markedRead' }, count(messages)),
            },
            {
              key: 'delete',
              label: 'admin.messages.delete',
              icon: <TrashIcon size={18} />,
              question: {
                title: messages => intl.formatMessage({ id: 'admin.messages.deleteTitle' }, count(messages)),
                text: messages => intl.formatMessage({ id: 'admin.messages.deleteText' }, count(messages)),
              },
              run: async ({ id }) => ((await remove({ answerIds: [id] })).isDone ? null : failed),
              done: messages => intl.formatMessage({ id: 'admin.messages.deleted' }, count(messages)),
            },
          ]
        : undefined,
    }
  },
})
