import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MailOutcome } from '../../../__generated__/useTestMailboxMutation.graphql.ts'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import style from './Mailboxes.module.css'
import { useTestMailbox } from './mutations/useTestMailbox.ts'

interface TestForm {
  readonly to: string
}

/** What came of it, and what to do about it. */
const outcomes: Readonly<Record<MailOutcome, MessageId>> = {
  SENT: 'settings.mail.outcome.sent',
  NO_SERVER: 'settings.mail.outcome.noServer',
  NO_PASSWORD: 'settings.mail.outcome.noPassword',
  DNS: 'settings.mail.outcome.dns',
  REFUSED: 'settings.mail.outcome.refused',
  TIMEOUT: 'settings.mail.outcome.timeout',
  TLS: 'settings.mail.outcome.tls',
  LOGIN: 'settings.mail.outcome.login',
  SENDER: 'settings.mail.outcome.sender',
  RECIPIENT: 'settings.mail.outcome.recipient',
  OTHER: 'settings.mail.outcome.other',
}

const fields: readonly EditField<TestForm>[] = [
  {
    ...({ path: 'to', label: 'settings.mail.testTo', longest: 200, isRequired: true } as const),
    control: { kind: 'text', type: 'email' },
    check: ({ to }) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(to.trim()) ? null : 'settings.mail.noAddress'),
  },
]

interface Tested {
  readonly outcome: MailOutcome | '%future added value'
  readonly answer: string | null
  readonly to: string
  readonly milliseconds: number
}

/** Sends a mail by a mailbox as it is saved; stays open with what came of it. */
export function TestMailboxDialog({ mailbox, onClose }: { mailbox: string | null; onClose: () => void }) {
  const intl = useIntl()
  const { account } = useViewer()
  const [tested, setTested] = useState<Tested | null>(null)
  const [test] = useTestMailbox()
  const outcome = tested?.outcome === '%future added value' ? 'OTHER' : tested?.outcome
  return (
    <FormDialog<TestForm>
      isOpen
      onClose={onClose}
      title="settings.mail.test"
      verb="settings.mail.sendTest"
      back="settings.mail.closeTest"
      text={
        tested && outcome ? (
          <Notice tone={outcome === 'SENT' ? 'good' : 'danger'} isUrgent>
            <p>{intl.formatMessage({ id: outcomes[outcome] }, { to: tested.to, milliseconds: tested.milliseconds })}</p>
            {tested.answer && <p className={style.answer}>{tested.answer}</p>}
          </Notice>
        ) : (
          <p>
            <FormattedMessage id="settings.mail.test.text" />
          </p>
        )
      }
      initial={{ to: account?.email ?? '' }}
      fields={fields}
      submit={async ({ to }) => {
        setTested(null)
        const answer = await test({ mailbox, to: to.trim() })
        const found = answer.payload?.test
        if (found) setTested({ ...found, answer: found.answer ?? null })
        // It stays open: what came of it is what one wanted to see.
        return { ...answer, isDone: false }
      }}
    />
  )
}
