import { z } from 'zod'
import {
  anything,
  idOf,
  ids,
  instant,
  listOf,
  named,
  oneOf,
  revision,
  text,
  whole,
  yesNo,
} from '../../../kit/answers.ts'

const endpointFields = {
  ...ids('WebhookEndpoint', 'endpoint'),
  label: text('what it is for', 'Warenwirtschaft'),
  url: text('where messages go', 'https://erp.example.com/hooks'),
  kinds: z.array(z.string()).meta({
    description: 'names of events; see `webhooks` in this document',
    examples: [['order.placed']],
  }),
  includes_people: yesNo('whether messages name people'),
  is_active: yesNo('whether it is told of anything', true),
  off_reason: oneOf('why it was switched off by itself: nothing was accepted for three days, or it answered 410', [
    'failing',
    'gone',
  ]).nullable(),
  failing_since: instant('since when nothing was accepted; null where the last message was').nullable(),
  delivered_at: instant('when something was accepted last, to the minute').nullable(),
  missed_since: instant(
    'since when nothing was noted for it, the last time it was off, with a minute to spare: ask for what changed from then on; null where it was never off',
  ).nullable(),
  missed_until: instant(
    'when it was switched on again, and told so by `webhook.resumed`; null while it is off',
  ).nullable(),
  previous_secret_until: instant('until then the secret before signs as well').nullable(),
  revision: revision(),
  created: instant('when it was set up'),
}

export const endpointAnswer = named('WebhookEndpoint', 'An address that is told of events.', z.object(endpointFields))

/** An endpoint whose secret is shown. */
export const secretAnswer = z.object({
  ...endpointFields,
  secret: text('by which messages are signed: shown this once and never again', 'whsec_<base64>'),
})

export const deliveryAnswer = named(
  'WebhookDelivery',
  'A message to an endpoint and what came of it.',
  z.object({
    ...ids('WebhookDelivery', 'delivery'),
    endpoint: idOf('endpoint', 'the endpoint'),
    kind: text('the event', 'order.placed'),
    subject: idOf('order', 'what it is about; null of a test').nullable(),
    state: oneOf('what became of it', ['waiting', 'delivered', 'failed']),
    attempts: whole('since it was told or replayed', 1),
    next_attempt: instant('null where there is none').nullable(),
    message: anything('what is sent, without the person; null before the first attempt', { type: 'order.placed' }),
    log: listOf(
      z.object({
        at: instant('when'),
        milliseconds: whole('how long it took', 120),
        status: whole('what was answered; null: nothing', 200).nullable(),
        error: text('why nothing was answered', 'timeout').nullable(),
        answer: text('the beginning of what was answered', 'ok').nullable(),
      }),
      'the attempts, at most 20',
    ),
    created: instant('when it happened'),
    ended: instant('when it was delivered or given up').nullable(),
  }),
)
