import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { EndedLink_link$key } from '../../../__generated__/EndedLink_link.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { type Waiting, waitingOf } from '../../../intl/waiting.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useRequestOrderLink } from '../mutations/useRequestOrderLink.ts'
import style from './OrderPages.module.css'

/** What a link of an order shows once it has ended: that it did, and how to get a new one. */
export function EndedLink(props: { link: EndedLink_link$key; place: Readonly<Record<string, string | undefined>> }) {
  const { email } = useFragment(
    graphql`
      fragment EndedLink_link on OrderLink {
        email
      }
    `,
    props.link,
  )
  const intl = useIntl()
  const [request, isPending] = useRequestOrderLink()
  const [isSent, setSent] = useState(false)
  const [mistake, setMistake] = useState<{ id: MessageId; values?: Waiting } | null>(null)
  const ask = async () => {
    const { number = '', token = '' } = props.place
    setMistake(null)
    const { isDone, refusals, failure } = await request({ orderNumber: number, token })
    if (isDone) setSent(true)
    else if (failure === null) {
      const tooMany = refusals.find(({ code }) => code === 'TOO_MANY_MAILS')
      const values = waitingOf(tooMany?.retryAfterSeconds)
      setMistake(tooMany ? { id: 'orders.ended.tooMany', values } : { id: 'orders.ended.failed' })
    }
  }
  const title = intl.formatMessage({ id: 'orders.ended.title' })
  const address = <strong key="email">{email}</strong>
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={title} />
      <h1 className="h1">{title}</h1>
      <div className={style.ended}>
        <p className="lead">
          <FormattedMessage id="orders.ended.text" values={{ email: address }} />
        </p>
        <div aria-live="polite">
          {isSent && (
            <Notice tone="good">
              <FormattedMessage id="orders.ended.sent" values={{ email: address }} />
            </Notice>
          )}
        </div>
        {mistake && (
          <Notice tone="danger" isUrgent>
            <FormattedMessage {...mistake} />
          </Notice>
        )}
        {!isSent && (
          <div className={style.buttons}>
            <Button isBusy={isPending} onClick={ask}>
              <FormattedMessage id="orders.ended.ask" />
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
