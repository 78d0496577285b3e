import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { WebhookCard_endpoint$key } from '../../../__generated__/WebhookCard_endpoint.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { useLeave } from '../../../adminKit/edit/LeaveGuard.tsx'
import { refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { SecretDialog } from '../../../adminKit/feedback/SecretDialog.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { useWayBack } from '../../../adminKit/list/returning.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { useDeleteWebhook } from './mutations/useDeleteWebhook.ts'
import { useRotateWebhookSecret } from './mutations/useRotateWebhookSecret.ts'
import { useTestWebhook } from './mutations/useTestWebhook.ts'
import style from './WebhookCard.module.css'
import { onlyActive } from './webhookForm.ts'
import { deliveriesOfPath, webhooksPath } from './webhookPaths.ts'

interface Rotation {
  readonly endsPrevious: boolean
}

/** How an endpoint is, and what is done to it at once: trying it out, a new secret, deleting it. */
export function WebhookCard(props: { endpoint: WebhookCard_endpoint$key }) {
  const endpoint = useFragment(
    graphql`
      fragment WebhookCard_endpoint on WebhookEndpoint {
        id
        isActive
        failingSince
        deliveredAt
        missedSince
        missedUntil
        previousSecretUntil
      }
    `,
    props.endpoint,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const toasts = useToasts()
  const changes = useChanges()
  const leave = useLeave()
  const goBack = useWayBack()
  const mayChange = useViewer().mayWrite('SETTINGS')
  const [asked, setAsked] = useState<'rotate' | 'delete' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [triedId, setTriedId] = useState<string | null>(null)
  const [rotate] = useRotateWebhookSecret()
  const [remove] = useDeleteWebhook()
  const [tryOut, isTrying] = useTestWebhook()
  const { id, deliveredAt, failingSince, missedSince, missedUntil, previousSecretUntil } = endpoint

  const test = async () => {
    const { isDone, payload, refusals } = await tryOut({ endpointId: id })
    const [refusal] = refusals
    if (refusal) toasts.tell({ kind: 'failure', title: wordsOf(refusalMessage(refusal.code, onlyActive), intl) })
    if (!isDone) return
    setTriedId(payload?.delivery?.id ?? null)
    changes.note()
  }
  const renew = async ({ endsPrevious }: Rotation) => {
    const answer = await rotate({ endpointId: id, endsPrevious })
    const made = answer.payload?.secret
    if (answer.isDone && made) {
      setSecret(made)
      changes.note()
    }
    return answer
  }
  const erase = async () => {
    const answer = await remove({ endpointId: id })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.webhooks.deleted' }) })
      leave(() => goBack(webhooksPath))
    }
    return answer
  }
  return (
    <Card title={<FormattedMessage id="admin.webhooks.status" />}>
      <DetailList>
        <Fact label={<FormattedMessage id="admin.webhooks.deliveredAt" />}>
          {deliveredAt ? format.instant(deliveredAt) : <FormattedMessage id="admin.webhooks.never" />}
        </Fact>
        {failingSince && (
          <Fact label={<FormattedMessage id="admin.webhooks.failingSince" />}>{format.instant(failingSince)}</Fact>
        )}
        {previousSecretUntil && (
          <Fact label={<FormattedMessage id="admin.webhooks.previousUntil" />}>
            {format.instant(previousSecretUntil)}
          </Fact>
        )}
        {missedSince && missedUntil && (
          <Fact label={<FormattedMessage id="admin.webhooks.missed" />}>
            <FormattedMessage
              id="admin.webhooks.missedPeriod"
              values={{ since: format.instant(missedSince), until: format.instant(missedUntil) }}
            />
          </Fact>
        )}
      </DetailList>
      {missedUntil && (
        <p className={style.note}>
          <FormattedMessage id="admin.webhooks.missedHint" />
        </p>
      )}
      <div className={style.actions}>
        <Link to={deliveriesOfPath(id)} className="link">
          <FormattedMessage id="admin.webhooks.toDeliveries" />
        </Link>
        {mayChange && endpoint.isActive && (
          <Button look="outline" size="small" isBusy={isTrying} onClick={() => void test()}>
            <FormattedMessage id="admin.webhooks.test" />
          </Button>
        )}
        {mayChange && (
          <>
            <Button look="quiet" size="small" onClick={() => setAsked('rotate')}>
              <FormattedMessage id="admin.webhooks.rotate" />
            </Button>
            <Button look="quiet" size="small" onClick={() => setAsked('delete')}>
              <FormattedMessage id="admin.webhooks.delete" />
            </Button>
          </>
        )}
      </div>
      <FormDialog<Rotation>
        isOpen={asked === 'rotate'}
        onClose={() => setAsked(null)}
        title="admin.webhooks.rotateTitle"
        verb="admin.webhooks.rotate"
        text={<FormattedMessage id="admin.webhooks.rotateText" />}
        initial={{ endsPrevious: false }}
        fields={[{ path: 'endsPrevious', label: 'admin.webhooks.endsPrevious', control: { kind: 'checkbox' } }]}
        submit={renew}
      />
      <FormDialog
        isOpen={asked === 'delete'}
        onClose={() => setAsked(null)}
        title="admin.webhooks.deleteTitle"
        verb="admin.webhooks.delete"
        text={<FormattedMessage id="admin.webhooks.deleteText" />}
        initial={{}}
        fields={[]}
        submit={erase}
        isDangerous
      />
      <SecretDialog
        secret={secret}
        onClose={() => setSecret(null)}
        title="admin.webhooks.rotatedTitle"
        label="admin.webhooks.secret"
      />
      <DeliveryDialog deliveryId={triedId} onClose={() => setTriedId(null)} />
    </Card>
  )
}
