import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { OutboxPageQuery, OutboxPageQuery$data } from '../../../__generated__/OutboxPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { ReloadIcon } from '../../../ui/icons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useRetryMail } from '../mutations/useRetryMail.ts'
import { FailedJobs } from './FailedJobs.tsx'
import { MailPreviewDialog } from './MailPreviewDialog.tsx'
import { mailStates, StateBadge } from './MailStatus.tsx'
import { outboxUrl, outboxVariables, stateKeys } from './outboxUrl.ts'

type Mail = OutboxPageQuery$data['mails']['edges'][number]['node']

/** The outbox: every mail that the shop wrote, and whether it has gone out. */
export const page = defineListPage<OutboxPageQuery, Mail, typeof outboxUrl>({
  query: graphql`
    query OutboxPageQuery($first: Int!, $after: String, $filter: MailFilter!) @preloadable {
      mails(first: $first, after: $after, filter: $filter) {
        totalCount
        isCountCapped
        tabs {
          state
          count
        }
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            subject
            recipient
            createdAt
            attempts
            state
            order {
              orderNumber
            }
          }
        }
      }
      failedJobs(first: 20) {
        ...FailedJobs_jobs
      }
    }
  `,
  address: outboxUrl,
  variables: outboxVariables,
  read: ({ mails }) => ({
    rows: mails.edges.map(edge => edge.node),
    totalCount: mails.totalCount,
    isCapped: mails.isCountCapped,
    cursors: mails.pageCursors,
    counts: Object.fromEntries(
      Object.entries(stateKeys).map(([tab, key]) => [
        tab,
        mails.tabs.find(each => (each.state ?? null) === key)?.count,
      ]),
    ),
  }),
  title: 'admin.outbox.title',
  note: 'admin.outbox.note',
  caption: 'admin.outbox.caption',
  empty: { title: 'admin.outbox.empty', hint: 'admin.outbox.emptyHint' },
  nothing: { title: 'admin.outbox.nothing', hint: 'admin.outbox.nothingHint' },
  nameOf: mail => mail.subject,
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('MAILS')
    const [shownId, setShownId] = useState<string | null>(null)
    const [retry] = useRetryMail()
    return {
      notice: response && <FailedJobs jobs={response.failedJobs} />,
      columns: [
        {
          key: 'created',
          title: 'admin.mail.created',
          width: 148,
          rank: 2,
          card: 'fact',
          text: mail => format.instant(mail.createdAt),
          repeats: mail => format.day(mail.createdAt),
          cell: (mail, isRepeated) => <Instant at={mail.createdAt} isRepeated={isRepeated} />,
        },
        {
          key: 'subject',
          title: 'admin.mail.subject',
          width: 190,
          grow: 3,
          rank: 0,
          card: 'title',
          text: mail => mail.subject,
        },
        {
          key: 'recipient',
          title: 'admin.mail.recipient',
          width: 150,
          grow: 2,
          rank: 0,
          card: 'line',
          text: mail => mail.recipient,
        },
        {
          key: 'order',
          title: 'admin.orders.order',
          width: 100,
          rank: 1,
          card: 'fact',
          isAbove: true,
          text: mail => mail.order?.orderNumber ?? '',
          cell: ({ order }) =>
            order && (
              <Link to={`/admincenter/orders/${order.orderNumber}`} className="link">
                {order.orderNumber}
              </Link>
            ),
        },
        {
          key: 'attempts',
          title: 'admin.mail.attempts',
          isNumber: true,
          width: 88,
          rank: 3,
          card: 'none',
          text: mail => format.count(mail.attempts),
        },
        {
          key: 'state',
          title: 'admin.mail.state',
          width: 140,
          rank: 0,
          card: 'corner',
          text: mail => intl.formatMessage({ id: mailStates[mail.state].id }),
          cell: mail => <StateBadge state={mail.state} />,
        },
      ],
      open: {
        run: mail => setShownId(mail.id),
        labelOf: mail => intl.formatMessage({ id: 'admin.mail.viewOf' }, { subject: mail.subject }),
      },
      actions: mayChange
        ? [
            {
              key: 'retry',
              label: 'admin.failures.retry',
              icon: <ReloadIcon size={18} />,
              isMain: true,
              applies: mail => mail.state === 'FAILED',
              run: async ({ id }) =>
                (await retry({ mailId: id })).isDone ? null : intl.formatMessage({ id: 'ui.failure.title' }),
              done: mails => intl.formatMessage({ id: 'admin.mail.resentMany' }, { count: mails.length }),
            },
          ]
        : undefined,
      dialogs: <MailPreviewDialog mailId={shownId} onClose={() => setShownId(null)} />,
    }
  },
})
