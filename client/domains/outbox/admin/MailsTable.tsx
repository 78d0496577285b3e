import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { MailsTable_mails$key } from '../../../__generated__/MailsTable_mails.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { Truncated } from '../../../adminKit/list/Truncated.tsx'
import table from '../../../adminKit/list/table.module.css'
import { useRowKeys } from '../../../adminKit/list/useRowKeys.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { useNavigation, usePlace, useRouter } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useRetryMail } from '../mutations/useRetryMail.ts'
import { MailPreviewDialog } from './MailPreviewDialog.tsx'
import { MailStatus } from './MailStatus.tsx'
import style from './MailsTable.module.css'

/** The rows of the outbox; pressing one shows the mail. */
export function MailsTable(props: { mails: MailsTable_mails$key }) {
  const { edges } = useFragment(
    graphql`
      fragment MailsTable_mails on MailConnection {
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
            ...MailStatus_mail
          }
        }
      }
    `,
    props.mails,
  )
  const intl = useIntl()
  const format = useFormat()
  const place = usePlace()
  const { progress, to } = useNavigation()
  const keys = useRowKeys(edges.length)
  const [shownId, setShownId] = useState<string | null>(null)
  const toasts = useToasts()
  const changes = useChanges()
  const router = useRouter()
  const mayChange = useViewer().mayWrite('MAILS')
  const [retry, isRetrying] = useRetryMail()
  const tryAgain = async (mailId: string) => {
    const { isDone } = await retry({ mailId })
    if (!isDone) return
    changes.note()
    router.reload()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.mail.resent' }) })
  }
  const isWaiting = progress === 'loading' && to?.path === place.path
  return (
    <>
      <table
        className={classes(table.table, isWaiting && table.isWaiting)}
        aria-busy={isWaiting}
        onKeyDown={keys.onKeyDown}
      >
        <caption className="visually-hidden">
          <FormattedMessage id="admin.outbox.caption" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="admin.mail.created" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.mail.subject" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.mail.recipient" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.orders.order" />
            </th>
            <th scope="col" className={classes(table.number, style.attemptsHead)}>
              <FormattedMessage id="admin.mail.attempts" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.mail.state" />
            </th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node: mail }, at) => (
            <tr key={mail.id} className={style.row}>
              <td className={style.created}>{format.instant(mail.createdAt)}</td>
              <td className={style.subject}>
                <button
                  type="button"
                  className={classes(table.rowLink, style.open)}
                  data-row-control="link"
                  aria-label={intl.formatMessage({ id: 'admin.mail.viewOf' }, { subject: mail.subject })}
                  onClick={() => setShownId(mail.id)}
                  {...keys.row(at)}
                >
                  <Truncated text={mail.subject} />
                </button>
              </td>
              <td className={style.recipient}>
                <Truncated text={mail.recipient} />
              </td>
              <td className={classes(table.above, style.order)}>
                {mail.order && (
                  <Link
                    to={`/admincenter/orders/${mail.order.orderNumber}`}
                    className="link"
                    tabIndex={keys.row(at).tabIndex}
                  >
                    {mail.order.orderNumber}
                  </Link>
                )}
              </td>
              <td className={classes(table.number, style.attempts)}>{format.count(mail.attempts)}</td>
              <td className={style.state}>
                <MailStatus mail={mail} />
                {mayChange && mail.state === 'FAILED' && (
                  <Button
                    className={table.above}
                    look="quiet"
                    size="tiny"
                    isBusy={isRetrying}
                    aria-label={intl.formatMessage({ id: 'admin.failures.retryOf' }, { task: mail.subject })}
                    onClick={() => tryAgain(mail.id)}
                    tabIndex={keys.row(at).tabIndex}
                  >
                    <FormattedMessage id="admin.failures.retry" />
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <MailPreviewDialog mailId={shownId} onClose={() => setShownId(null)} />
    </>
  )
}
