import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderMails_order$key } from '../../../__generated__/OrderMails_order.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { MailPreviewDialog } from '../../outbox/admin/MailPreviewDialog.tsx'
import { MailStatus } from '../../outbox/admin/MailStatus.tsx'
import { useResendOrderMail } from '../mutations/useResendOrderMail.ts'
import style from './OrderDetails.module.css'

/** What was written to the customer; each mail can be read and sent once more. */
export function OrderMails(props: { order: OrderMails_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderMails_order on Order {
        id
        mails {
          id
          subject
          createdAt
          ...MailStatus_mail
        }
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const toasts = useToasts()
  const changes = useChanges()
  const mayChange = useViewer().mayWrite('ORDERS')
  const [shownId, setShownId] = useState<string | null>(null)
  const [resend, isPending] = useResendOrderMail()
  if (order.mails.length === 0) return null
  const sendAgain = async (mailId: string) => {
    const { isDone } = await resend({ orderId: order.id, mailId })
    if (!isDone) return
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.mail.resent' }) })
  }
  return (
    <Card title={<FormattedMessage id="admin.order.mails" />}>
      <ul className={style.mails}>
        {order.mails.toReversed().map(mail => (
          <li key={mail.id} className={style.mail}>
            <p>{mail.subject}</p>
            <p className={style.mailMeta}>
              <MailStatus mail={mail} />
              {format.instant(mail.createdAt)}
            </p>
            <p className={style.mailActions}>
              <Button
                look="quiet"
                size="tiny"
                aria-label={intl.formatMessage({ id: 'admin.mail.viewOf' }, { subject: mail.subject })}
                onClick={() => setShownId(mail.id)}
              >
                <FormattedMessage id="admin.mail.view" />
              </Button>
              {mayChange && (
                <Button
                  look="quiet"
                  size="tiny"
                  isBusy={isPending}
                  aria-label={intl.formatMessage({ id: 'admin.mail.resendOf' }, { subject: mail.subject })}
                  onClick={() => sendAgain(mail.id)}
                >
                  <FormattedMessage id="admin.mail.resend" />
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <MailPreviewDialog mailId={shownId} onClose={() => setShownId(null)} />
    </Card>
  )
}
