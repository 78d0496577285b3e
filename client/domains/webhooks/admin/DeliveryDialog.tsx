import { useEffect, useState, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { DeliveryDialogQuery } from '../../../__generated__/DeliveryDialogQuery.graphql.ts'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Notice, Status } from '../../../ui/Badge.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import style from './DeliveryDialog.module.css'
import { attemptErrors, deliveryStates } from './stateTexts.ts'
import { titleOf } from './webhookForm.ts'

/** A message, and what was answered to each attempt. Open while there is an id. */
export function DeliveryDialog({ deliveryId, onClose }: { deliveryId: string | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={deliveryId !== null}
      onClose={onClose}
      isWide
      title={<FormattedMessage id="admin.webhooks.delivery" />}
    >
      {deliveryId && (
        <Corner key={deliveryId} waiting={<Skeleton height="420px" />}>
          {attempt => <Delivery id={deliveryId} attempt={attempt} />}
        </Corner>
      )}
    </Dialog>
  )
}

/** What was sent or answered, as it was. */
function Verbatim({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <pre className={style.text} tabIndex={0}>
      {children}
    </pre>
  )
}

/** How often it is looked again for the answer to what was only just told. */
const MOST_LOOKS = 12
const LOOK_MILLISECONDS = 1_000

function Delivery({ id, attempt }: { id: string; attempt: number }) {
  const [looks, setLooks] = useState(0)
  const [, startTransition] = useTransition()
  const { node } = useLazyLoadQuery<DeliveryDialogQuery>(
    graphql`
      query DeliveryDialogQuery($id: ID!) {
        node(id: $id) {
          ... on WebhookDelivery {
            messageId
            kind
            state
            attempts
            createdAt
            dueAt
            message
            endpoint {
              label
              url
              ...WebhookCard_endpoint
            }
            log {
              at
              milliseconds
              status
              error
              answer
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: `${attempt} ${looks}` },
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const isUntried = node?.state === 'WAITING' && node.log?.length === 0
  useEffect(() => {
    if (!isUntried || looks >= MOST_LOOKS) return
    const timer = setTimeout(() => startTransition(() => setLooks(before => before + 1)), LOOK_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isUntried, looks])
  if (!node?.state || !node.log)
    return (
      <p>
        <FormattedMessage id="admin.webhooks.gone" />
      </p>
    )
  const state = deliveryStates[node.state]
  return (
    <div className={style.delivery}>
      <DetailList isClose>
        <Fact label={<FormattedMessage id="admin.webhooks.kind" />}>
          {titleOf(node.kind ?? '', intl)} (<code>{node.kind}</code>)
        </Fact>
        <Fact label={<FormattedMessage id="admin.webhooks.endpoint" />}>
          {[node.endpoint?.label, node.endpoint?.url].filter(Boolean).join(' · ')}
        </Fact>
        <Fact label={<FormattedMessage id="admin.webhooks.messageId" />}>
          <code>{node.messageId}</code>
        </Fact>
        <Fact label={<FormattedMessage id="admin.webhooks.createdAt" />}>
          {node.createdAt && format.instant(node.createdAt)}
        </Fact>
        <Fact label={<FormattedMessage id="admin.webhooks.state" />}>
          <Status tone={state.tone}>
            <FormattedMessage id={state.text} />
          </Status>
        </Fact>
        {node.dueAt && !isUntried && (
          <Fact label={<FormattedMessage id="admin.webhooks.dueAt" />}>{format.instant(node.dueAt)}</Fact>
        )}
      </DetailList>
      {isUntried && (
        <p role="status">
          <FormattedMessage id="admin.webhooks.sending" />
        </p>
      )}
      {node.log.toReversed().map(({ at, milliseconds, status, error, answer }) => (
        <section key={at} className={style.attempt}>
          <Notice tone={error === null || error === undefined ? 'good' : 'danger'}>
            <strong>
              {status ? (
                <FormattedMessage id="admin.webhooks.answered" values={{ status }} />
              ) : (
                <FormattedMessage id="admin.webhooks.unanswered" />
              )}
            </strong>{' '}
            <FormattedMessage id="admin.webhooks.attempt" values={{ at: format.instant(at), milliseconds }} />
            {error && attemptErrors[error] && (
              <>
                <br />
                <FormattedMessage id={attemptErrors[error]} />
              </>
            )}
          </Notice>
          {answer && <Verbatim>{answer}</Verbatim>}
        </section>
      ))}
      {node.message && (
        <section>
          <h3 className={style.heading}>
            <FormattedMessage id="admin.webhooks.message" />
          </h3>
          <p className={style.note}>
            <FormattedMessage id="admin.webhooks.messageNote" />
          </p>
          <Verbatim>{node.message}</Verbatim>
        </section>
      )}
    </div>
  )
}
