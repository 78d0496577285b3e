import { z } from 'zod'
import { type Route, route } from '../../api/rest.ts'
import { collection } from '../../api/restCollection.ts'
import { mostItems } from '../../api/restQuery.ts'
import { exampleIds, idOf } from '../../kit/answers.ts'
import { isId } from '../../kit/ids.ts'
import {
  createEndpoint,
  deleteEndpoint,
  replayDelivery,
  rotateSecret,
  testEndpoint,
  updateEndpoint,
} from './operations.ts'
import { deliveryAnswer, endpointAnswer, secretAnswer } from './presenters/answers.ts'
import {
  type DeliveryFilter,
  type EndpointFilter,
  findDeliveries,
  findEndpoints,
  presentDeliveries,
  presentDelivery,
  presentEndpoint,
  presentEndpoints,
} from './presenters/webhooks.ts'
import { longestWebhook } from './rules/endpoints.ts'

const id = z.string().max(200).refine(isId, 'is not an id')
const label = z.string().max(longestWebhook.label)
const url = z.string().max(longestWebhook.url)
const kinds = z.array(z.string().max(100)).max(longestWebhook.kinds)

const oneOrSeveral = z
  .union([id.transform(one => [one]), z.strictObject({ $in: z.array(id).max(mostItems) }).transform(list => list.$in)])
  .optional()
const endpointFilter: z.ZodType<EndpointFilter> = z
  .strictObject({ _id: oneOrSeveral, is_active: z.boolean().optional() })
  .transform(({ _id, ...filter }) => ({ ids: _id, ...filter }))
const deliveryFilter: z.ZodType<DeliveryFilter> = z
  .strictObject({
    _id: oneOrSeveral,
    endpoint: id.optional(),
    kind: z.string().max(100).optional(),
    state: z.enum(['waiting', 'delivered', 'failed']).optional(),
    subject: id.optional(),
  })
  .transform(({ _id, ...filter }) => ({ ids: _id, ...filter }))

export const webhookRoutes: readonly Route[] = [
  ...collection({
    name: 'webhooks',
    audience: 'staff:settings',
    what: 'endpoints of webhooks',
    types: ['WebhookEndpoint'],
    item: endpointAnswer,
    filter: endpointFilter,
    sorts: ['-created', 'created'],
    find: ({ database, viewer }, part) => findEndpoints(database.drizzle, viewer, part),
    byIds: ({ database, viewer }, ids) => presentEndpoints(database.drizzle, viewer, ids),
  }),
  route({
    method: 'POST',
    path: '/api/v0/webhooks',
    audience: 'admin:settings',
    summary: 'Sets up an endpoint. Its secret is in the answer and nowhere else.',
    input: z.object({ label, url, kinds, includes_people: z.boolean().default(false) }),
    answer: secretAnswer,
    example: { label: 'Warenwirtschaft', url: 'https://erp.example.com/hooks', kinds: ['order.placed'] },
    async run(context, { includes_people: includesPeople, ...input }) {
      const { endpoint, secret } = await createEndpoint(context, { ...input, includesPeople })
      return { ...presentEndpoint(endpoint), secret }
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v0/webhooks',
    audience: 'admin:settings',
    summary:
      'Changes an endpoint; what is left out stays. While it is off nothing new is noted for it: see `missed_since`.',
    input: z.object({
      _id: id,
      revision: z.int().nullish(),
      label: label.optional(),
      url: url.optional(),
      kinds: kinds.optional(),
      includes_people: z.boolean().optional(),
      is_active: z.boolean().optional(),
    }),
    answer: endpointAnswer,
    example: { _id: exampleIds.endpoint, revision: 1, kinds: ['order.placed', 'order.paid'] },
    async run(context, { _id, revision, includes_people: includesPeople, is_active: isActive, label, url, kinds }) {
      const changes = { label, url, kinds, includesPeople, isActive }
      return presentEndpoint(await updateEndpoint(context, { endpointId: _id, revision: revision ?? null, changes }))
    },
  }),
  ...(['/api/v0/webhooks', '/api/v0/webhooks/{id}'] as const).map(path =>
    route({
      method: 'DELETE',
      path,
      audience: 'admin:settings',
      summary: 'Removes an endpoint with the log of its deliveries; what waits is told to nobody.',
      input: z.object({ _id: id.optional(), id: id.optional() }),
      answer: z.object({ deleted: idOf('endpoint') }),
      example: { [path.endsWith('{id}') ? 'id' : '_id']: exampleIds.endpoint },
      async run(context, { _id, id }) {
        const endpointId = id ?? _id ?? ''
        await deleteEndpoint(context, { endpointId })
        return { deleted: endpointId }
      },
    }),
  ),
  route({
    method: 'POST',
    path: '/api/v0/webhooks/{id}/secret',
    audience: 'admin:settings',
    summary: 'Gives an endpoint a new secret. For a day the one before signs as well, unless `ends_previous`.',
    input: z.object({ id, ends_previous: z.boolean().default(false) }),
    answer: secretAnswer,
    example: { id: exampleIds.endpoint, ends_previous: false },
    async run(context, { id, ends_previous: endsPrevious }) {
      const { endpoint, secret } = await rotateSecret(context, { endpointId: id, endsPrevious })
      return { ...presentEndpoint(endpoint), secret }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/webhooks/{id}/test',
    audience: 'admin:settings',
    summary: 'Sends `webhook.test` once; within seconds the delivery says what was answered.',
    input: z.object({ id }),
    answer: deliveryAnswer,
    example: { id: exampleIds.endpoint },
    run: async (context, { id }) => presentDelivery(await testEndpoint(context, { endpointId: id })),
  }),
  ...collection({
    name: 'webhook_deliveries',
    audience: 'staff:settings',
    what: 'messages to endpoints of webhooks and what came of them',
    types: ['WebhookDelivery'],
    item: deliveryAnswer,
    filter: deliveryFilter,
    sorts: ['-created', 'created'],
    find: ({ database, viewer }, part) => findDeliveries(database.drizzle, viewer, part),
    byIds: ({ database, viewer }, ids) => presentDeliveries(database.drizzle, viewer, ids),
  }),
  route({
    method: 'POST',
    path: '/api/v0/webhook_deliveries/{id}/replay',
    audience: 'admin:settings',
    summary: 'Sends a message once more under its own id: at once, and again as often as a new one.',
    input: z.object({ id }),
    answer: deliveryAnswer,
    example: { id: exampleIds.delivery },
    run: async (context, { id }) => presentDelivery(await replayDelivery(context, { deliveryId: id })),
  }),
]
