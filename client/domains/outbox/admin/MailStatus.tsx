import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { MailState, MailStatus_mail$key } from '../../../__generated__/MailStatus_mail.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Status, type Tone } from '../../../ui/Badge.tsx'

/** What states of mails are called. */
export const mailStates = {
  QUEUED: { id: 'admin.mail.queued', tone: 'info', isHollow: true },
  SENDING: { id: 'admin.mail.sending', tone: 'info', isHollow: false },
  SENT: { id: 'admin.mail.sent', tone: 'good', isHollow: false },
  FAILED: { id: 'admin.mail.failed', tone: 'danger', isHollow: false },
} as const satisfies Record<MailState, { id: MessageId; tone: Tone; isHollow: boolean }>

/** What has become of a mail. */
export function MailStatus(props: { mail: MailStatus_mail$key }) {
  const mail = useFragment(
    graphql`
      fragment MailStatus_mail on Mail {
        state
      }
    `,
    props.mail,
  )
  return <StateBadge state={mail.state} />
}

/** A state as a badge. */
export function StateBadge({ state }: { state: MailState }) {
  const { id, tone, isHollow } = mailStates[state]
  return (
    <Status tone={tone} isHollow={isHollow}>
      <FormattedMessage id={id} />
    </Status>
  )
}
