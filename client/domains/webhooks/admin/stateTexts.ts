import type { WebhookDeliveryState } from '../../../__generated__/DeliveriesPageQuery.graphql.ts'
import type { WebhookOffReason } from '../../../__generated__/WebhooksPageQuery.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import type { Tone } from '../../../ui/Badge.tsx'

interface StateText {
  text: MessageId
  tone: Tone
}

/** What became of a message. */
export const deliveryStates: Readonly<Record<WebhookDeliveryState, StateText>> = {
  WAITING: { text: 'admin.webhooks.state.waiting', tone: 'warn' },
  DELIVERED: { text: 'admin.webhooks.state.delivered', tone: 'good' },
  FAILED: { text: 'admin.webhooks.state.failed', tone: 'danger' },
}

/** Why an endpoint was switched off by itself. */
export const offReasons: Readonly<Record<WebhookOffReason, MessageId>> = {
  FAILING: 'admin.webhooks.off.failing',
  GONE: 'admin.webhooks.off.gone',
}

/** How an endpoint is. */
export function endpointState(endpoint: {
  readonly isActive: boolean
  readonly offReason: WebhookOffReason | null | undefined
  readonly failingSince: string | null | undefined
}): StateText {
  if (!endpoint.isActive)
    return endpoint.offReason
      ? { text: 'admin.webhooks.state.switchedOff', tone: 'danger' }
      : { text: 'admin.webhooks.state.off', tone: 'neutral' }
  return endpoint.failingSince
    ? { text: 'admin.webhooks.state.failing', tone: 'warn' }
    : { text: 'admin.webhooks.state.on', tone: 'good' }
}

/** Why an attempt does not count. */
export const attemptErrors: Readonly<Record<string, MessageId>> = {
  ADDRESS_REFUSED: 'admin.webhooks.error.addressRefused',
  CERTIFICATE: 'admin.webhooks.error.certificate',
  CONNECTION: 'admin.webhooks.error.connection',
  NAME_UNKNOWN: 'admin.webhooks.error.nameUnknown',
  REDIRECTED: 'admin.webhooks.error.redirected',
  SECRET_LOST: 'admin.webhooks.error.secretLost',
  STATUS: 'admin.webhooks.error.status',
  SUBJECT_GONE: 'admin.webhooks.error.subjectGone',
  TIMEOUT: 'admin.webhooks.error.timeout',
}
