import { batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { type Delivery, deliveriesByIds, type Endpoint, endpointsByIds } from '../queries.ts'
import type { WebhookKind } from '../rules/kinds.ts'
import { MOST_ATTEMPTS } from '../rules/retrying.ts'
import type { Attempt } from '../tables.ts'

export const loadEndpoint = batchedRows(({ database, viewer }, ids) => endpointsByIds(database.drizzle, viewer, ids))
const loadDelivery = batchedRows(({ database, viewer }, ids) => deliveriesByIds(database.drizzle, viewer, ids))

const WebhookOffReasonRef = builder.enumType('WebhookOffReason', {
  description: 'Why an endpoint was switched off by itself.',
  values: {
    FAILING: { value: 'failing', description: 'It accepted nothing for three days.' },
    GONE: { value: 'gone', description: 'It answered with the status 410.' },
  } as const,
})

export const WebhookKindRef = builder.objectRef<WebhookKind>('WebhookKind').implement({
  description: 'A kind of event that endpoints can be told of; OpenAPI has the shape of its messages under `webhooks`.',
  fields: t => ({
    name: t.exposeString('name', { description: 'As `order.placed`: `type` in the message.' }),
    area: t.string({
      description: 'Whoever sets an endpoint up must be able to read this area.',
      resolve: ({ subject }) => subject.area,
    }),
    about: t.exposeString('about', { description: 'What has happened.' }),
    version: t.int({ description: 'Of the message’s shape.', resolve: ({ subject }) => subject.version }),
    namesPeople: t.boolean({
      description: 'Whether the message has a `person` for endpoints that may be told of people.',
      resolve: ({ subject }) => subject.person !== null,
    }),
  }),
})

export const WebhookEndpointRef = builder.objectRef<Endpoint>('WebhookEndpoint')
builder.node(WebhookEndpointRef, {
  description: 'An address of another program that is told of events, by signed messages (Standard Webhooks).',
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'includesPeople' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadEndpoint(context, id))),
  fields: t => ({
    label: t.exposeString('label'),
    url: t.exposeString('url'),
    kinds: t.exposeStringList('kinds', { description: 'Names of the events, see `webhookKinds`.' }),
    includesPeople: t.exposeBoolean('includesPeople', {
      description: 'Whether messages name the person behind an order, a withdrawal or an account.',
    }),
    isActive: t.exposeBoolean('isActive'),
    offReason: t.expose('offReason', {
      type: WebhookOffReasonRef,
      nullable: true,
      description: 'Null while it is on, and where somebody switched it off.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when nothing was accepted; null where the last message was.',
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When something was accepted last, to the minute.',
    }),
    missedSince: t.expose('missedSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Since when nothing was noted for it, the last time it was off, with a minute to spare: its program asks for what changed from then on. Null where it was never off.',
    }),
    missedUntil: t.expose('missedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was switched on again, and told so by `webhook.resumed`; null while it is off.',
    }),
    previousSecretUntil: t.expose('previousUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until then the secret before signs as well; null where there is none, or it may be past.',
    }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const WebhookDeliveryStateRef = builder.enumType('WebhookDeliveryState', {
  values: {
    WAITING: { value: 'waiting', description: 'It is to be sent, for the first time or again.' },
    DELIVERED: { value: 'delivered', description: 'It was answered with a status from 200 to 299.' },
    FAILED: { value: 'failed', description: 'It was tried as often as it may be.' },
  } as const,
})

const WebhookAttemptRef = builder.objectRef<Attempt>('WebhookAttempt').implement({
  fields: t => ({
    at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
    milliseconds: t.exposeInt('milliseconds'),
    status: t.exposeInt('status', { nullable: true, description: 'Of HTTP; null where there was no answer.' }),
    error: t.exposeString('error', {
      nullable: true,
      description:
        'Why it does not count: ADDRESS_REFUSED, REDIRECTED, STATUS, TIMEOUT, NAME_UNKNOWN, CERTIFICATE, CONNECTION, SUBJECT_GONE, SECRET_LOST; null where it does.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The beginning of what was answered, at most 1,000 characters.',
    }),
  }),
})

export const WebhookDeliveryRef = builder.objectRef<Delivery>('WebhookDelivery')
builder.node(WebhookDeliveryRef, {
  description: 'A message to an endpoint, and what came of it.',
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'endpointId' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadDelivery(context, id))),
  fields: t => ({
    messageId: t.exposeString('id', { description: 'The header `webhook-id`, the same for each attempt.' }),
    endpoint: t.field({
      type: WebhookEndpointRef,
      nullable: true,
      resolve: ({ endpointId }, _args, context) => loadEndpoint(context, endpointId),
    }),
    kind: t.exposeString('kind', { description: 'The event, `webhook.test` or `webhook.resumed`.' }),
    state: t.expose('state', { type: WebhookDeliveryStateRef }),
    attempts: t.exposeInt('attempts', { description: `Since it was told or replayed, at most ${MOST_ATTEMPTS}.` }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next; null where it is not.',
      resolve: ({ state, dueAt }) => (state === 'waiting' ? dueAt : null),
    }),
    message: t.string({
      nullable: true,
      description: 'What is sent as JSON, without the person; null before the first attempt.',
      resolve: ({ message }) => message && JSON.stringify(message, null, 2),
    }),
    log: t.field({
      type: [WebhookAttemptRef],
      description: 'The attempts, oldest first, at most 20.',
      resolve: ({ log }) => log,
    }),
  }),
})
