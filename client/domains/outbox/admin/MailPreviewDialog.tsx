import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { MailPreviewDialogQuery } from '../../../__generated__/MailPreviewDialogQuery.graphql.ts'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { SandboxedHtml } from '../../../adminKit/frame/SandboxedHtml.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { SegmentedControl } from '../../../ui/Choices.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import style from './MailPreviewDialog.module.css'
import { MailStatus } from './MailStatus.tsx'

/** A mail as its recipient sees it, in a frame in which nothing of it can run. Open while there is an id. */
export function MailPreviewDialog({ mailId, onClose }: { mailId: string | null; onClose: () => void }) {
  return (
    <Dialog isOpen={mailId !== null} onClose={onClose} isWide title={<FormattedMessage id="admin.mail.title" />}>
      {mailId && (
        <Corner key={mailId} waiting={<Skeleton height="560px" />}>
          {attempt => <MailPreview mailId={mailId} attempt={attempt} />}
        </Corner>
      )}
    </Dialog>
  )
}

function MailPreview({ mailId, attempt }: { mailId: string; attempt: number }) {
  const { mail } = useLazyLoadQuery<MailPreviewDialogQuery>(
    graphql`
      query MailPreviewDialogQuery($id: ID!) {
        mail(id: $id) {
          subject
          recipient
          html
          text
          createdAt
          sentAt
          attempts
          lastError
          ...MailStatus_mail
        }
      }
    `,
    { id: mailId },
    { fetchKey: attempt },
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const [form, setForm] = useState<'html' | 'text'>('html')
  if (!mail)
    return (
      <p>
        <FormattedMessage id="admin.mail.gone" />
      </p>
    )
  return (
    <div className={style.mail}>
      <DetailList isClose>
        <Fact label={<FormattedMessage id="admin.mail.subject" />}>{mail.subject}</Fact>
        <Fact label={<FormattedMessage id="admin.mail.recipient" />}>{mail.recipient}</Fact>
        <Fact label={<FormattedMessage id="admin.mail.created" />}>{format.instant(mail.createdAt)}</Fact>
        <Fact label={<FormattedMessage id="admin.mail.sentAt" />}>{mail.sentAt && format.instant(mail.sentAt)}</Fact>
        <Fact label={<FormattedMessage id="admin.mail.state" />}>
          <MailStatus mail={mail} />
        </Fact>
      </DetailList>
      {mail.lastError && (
        <Notice tone="danger">
          <FormattedMessage id="admin.mail.lastError" values={{ count: mail.attempts, error: mail.lastError }} />
        </Notice>
      )}
      <SegmentedControl
        className={style.forms}
        label={intl.formatMessage({ id: 'admin.mail.form' })}
        options={[
          { value: 'html', label: intl.formatMessage({ id: 'admin.mail.html' }) },
          { value: 'text', label: intl.formatMessage({ id: 'admin.mail.text' }) },
        ]}
        value={form}
        onChange={setForm}
      />
      {form === 'html' ? (
        <SandboxedHtml className={style.frame} html={mail.html} title={mail.subject} />
      ) : (
        <textarea
          className={style.text}
          readOnly
          aria-label={intl.formatMessage({ id: 'admin.mail.text' })}
          value={mail.text}
        />
      )}
    </div>
  )
}
