import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import {
  createEndpoint,
  deleteEndpoint,
  replayDelivery,
  rotateSecret,
  testEndpoint,
  updateEndpoint,
} from '../operations.ts'
import {
  browseDeliveries,
  browseEndpoints,
  countDeliveries,
  countDeliveryTabs,
  countEndpoints,
  type Delivery,
  type DeliveryTab,
  deliveryTabs,
  type Endpoint,
} from '../queries.ts'
import { longestWebhook } from '../rules/endpoints.ts'
import { webhookKinds } from '../rules/kinds.ts'
import { loadEndpoint, WebhookDeliveryRef, WebhookEndpointRef, WebhookKindRef } from './types.ts'

const WebhookEndpointConnectionRef = numberedConnection<Endpoint>('WebhookEndpoint', WebhookEndpointRef)

const WebhookDeliveryTabRef = builder.enumType('WebhookDeliveryTab', {
  values: {
    ALL: { value: 'all' },
    WAITING: { value: 'waiting' },
    DELIVERED: { value: 'delivered' },
    FAILED: { value: 'failed' },
  } as const,
})
const WebhookDeliveryTabCountRef = builder
  .objectRef<{ key: DeliveryTab; count: number }>('WebhookDeliveryTabCount')
  .implement({
    fields: t => ({ key: t.expose('key', { type: WebhookDeliveryTabRef }), count: t.exposeInt('count') }),
  })
type DeliveryPage = NumberedPage<Delivery> & { tabs: () => Promise<Record<DeliveryTab, number>> }
const WebhookDeliveryConnectionRef = numberedConnection<Delivery, DeliveryPage>('WebhookDelivery', WebhookDeliveryRef)
builder.objectField(WebhookDeliveryConnectionRef, 'tabs', t =>
  t.field({
    type: [WebhookDeliveryTabCountRef],
    description: 'How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return deliveryTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const WebhookDeliveryFilterInput = builder.inputType('WebhookDeliveryFilter', {
  fields: t => ({
    tab: t.field({ type: WebhookDeliveryTabRef }),
    endpointId: t.id({ description: 'Of one endpoint.' }),
    kind: t.string({ description: 'Of one event, as `order.placed`.' }),
  }),
})

builder.queryFields(t => ({
  webhookKinds: t.field({
    type: [WebhookKindRef],
    description: 'The events that endpoints can be told of.',
    authScopes: { staff: 'settings' },
    resolve: () => [...webhookKinds.values()],
  }),
  webhookEndpoints: t.field({
    type: WebhookEndpointConnectionRef,
    description: 'Where events are told to other programs, the latest first.',
    authScopes: { staff: 'settings' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (_root, page, { database: { drizzle: reader }, viewer }) =>
      numberedPage(page, {
        read: part => browseEndpoints(reader, viewer, part),
        count: most => countEndpoints(reader, viewer, most),
      }),
  }),
  webhookEndpoint: t.field({
    type: WebhookEndpointRef,
    nullable: true,
    authScopes: { staff: 'settings' },
    args: { id: t.arg.id({ required: true, description: 'Of the `WebhookEndpoint`, or its plain id.' }) },
    resolve: (_root, { id }, context) => loadEndpoint(context, rawId('WebhookEndpoint', String(id)) ?? String(id)),
  }),
  webhookDeliveries: t.field({
    type: WebhookDeliveryConnectionRef,
    description: 'Messages to endpoints and what came of them, what was told last first. Kept for 30 days (setting).',
    authScopes: { staff: 'settings' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: WebhookDeliveryFilterInput }) },
    resolve: async (_root, { filter, ...args }, { database: { drizzle: reader }, viewer }) => {
      const endpoint = filter?.endpointId
      const endpointId = endpoint == null ? null : (rawId('WebhookEndpoint', String(endpoint)) ?? String(endpoint))
      const wanted = { tab: filter?.tab, kind: filter?.kind, endpointId }
      const page = await numberedPage(args, {
        read: part => browseDeliveries(reader, viewer, wanted, part),
        count: most => countDeliveries(reader, viewer, wanted, most),
      })
      return { ...page, tabs: () => countDeliveryTabs(reader, viewer, wanted) }
    },
  }),
}))

const url = { description: 'Begins with https://; a public address without user and password.' }
const kinds = { description: 'Names of events, see `webhookKinds`; at least one.' }
const includesPeople = { description: 'Whether messages name people; without it they do not.' }

const CreateWebhookEndpointInput = builder.inputType('CreateWebhookEndpointInput', {
  fields: t => ({
    label: t.string({ required: true, ...accepts({ characters: longestWebhook.label }) }),
    url: t.string({ required: true, ...url, ...accepts({ characters: longestWebhook.url }) }),
    kinds: t.stringList({ required: true, ...kinds }),
    includesPeople: t.boolean(includesPeople),
  }),
})
const WebhookEndpointChangesInput = builder.inputType('WebhookEndpointChanges', {
  fields: t => ({
    label: t.string(accepts({ characters: longestWebhook.label })),
    url: t.string({ ...url, ...accepts({ characters: longestWebhook.url }) }),
    kinds: t.stringList(kinds),
    includesPeople: t.boolean(includesPeople),
    isActive: t.boolean({
      description:
        'While it is off nothing new is noted for it. On again, what waits goes on, and `webhook.resumed` says since when it missed something.',
    }),
  }),
})
const UpdateWebhookEndpointInput = builder.inputType('UpdateWebhookEndpointInput', {
  fields: t => ({
    endpointId: t.id({ required: true }),
    revision: t.int({ required: true, description: 'That was seen.' }),
    changes: t.field({ type: WebhookEndpointChangesInput, required: true }),
  }),
})
const OfWebhookEndpointInput = builder.inputType('OfWebhookEndpointInput', {
  fields: t => ({ endpointId: t.id({ required: true }) }),
})
const RotateWebhookSecretInput = builder.inputType('RotateWebhookSecretInput', {
  fields: t => ({
    endpointId: t.id({ required: true }),
    endsPrevious: t.boolean({
      description: 'Whether the secret before ends at once, because others know it; else it signs as well for a day.',
    }),
  }),
})
const ReplayWebhookDeliveryInput = builder.inputType('ReplayWebhookDeliveryInput', {
  fields: t => ({ deliveryId: t.id({ required: true }) }),
})

type EndpointPayload = { endpoint: Endpoint | null; secret?: string | null }
const SecretPayload = (name: string) =>
  payloadType<EndpointPayload>(name, t => ({
    endpoint: t.expose('endpoint', { type: WebhookEndpointRef, nullable: true }),
    secret: t.string({
      nullable: true,
      description: 'By which messages are signed (`whsec_…`): shown this once and never again.',
      resolve: ({ secret }) => secret ?? null,
    }),
  }))
const CreateWebhookEndpointPayload = SecretPayload('CreateWebhookEndpointPayload')
const RotateWebhookSecretPayload = SecretPayload('RotateWebhookSecretPayload')
const UpdateWebhookEndpointPayload = payloadType<EndpointPayload>('UpdateWebhookEndpointPayload', t => ({
  endpoint: t.expose('endpoint', { type: WebhookEndpointRef, nullable: true }),
}))
const DeleteWebhookEndpointPayload = payloadType<{ deletedId: string | null }>('DeleteWebhookEndpointPayload', t => ({
  deletedId: t.id({ nullable: true, resolve: ({ deletedId }) => deletedId && globalId('WebhookEndpoint', deletedId) }),
}))
type DeliveryPayload = { delivery: Delivery | null }
const TestWebhookEndpointPayload = payloadType<DeliveryPayload>('TestWebhookEndpointPayload', t => ({
  delivery: t.expose('delivery', { type: WebhookDeliveryRef, nullable: true }),
}))
const ReplayWebhookDeliveryPayload = payloadType<DeliveryPayload>('ReplayWebhookDeliveryPayload', t => ({
  delivery: t.expose('delivery', { type: WebhookDeliveryRef, nullable: true }),
}))

const endpointIdOf = (id: unknown): string => rawId('WebhookEndpoint', String(id)) ?? ''
const noEndpoint: EndpointPayload = { endpoint: null }
const noDelivery: DeliveryPayload = { delivery: null }

builder.mutationFields(t => ({
  createWebhookEndpoint: t.field({
    type: CreateWebhookEndpointPayload,
    description: 'Sets up an endpoint; its secret is in the answer and nowhere else.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: CreateWebhookEndpointInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<EndpointPayload>(noEndpoint, () =>
        createEndpoint(context, { ...input, includesPeople: input.includesPeople ?? false }),
      ),
  }),
  updateWebhookEndpoint: t.field({
    type: UpdateWebhookEndpointPayload,
    description: 'Changes an endpoint; what is left out stays.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: UpdateWebhookEndpointInput, required: true }) },
    resolve: (_root, { input: { endpointId, revision, changes } }, context) =>
      withRefusals<EndpointPayload>(noEndpoint, async () => {
        const { label, url, kinds, includesPeople, isActive } = changes
        const wanted = {
          ...{ label: label ?? undefined, url: url ?? undefined, kinds: kinds ?? undefined },
          ...{ includesPeople: includesPeople ?? undefined, isActive: isActive ?? undefined },
        }
        const id = endpointIdOf(endpointId)
        return { endpoint: await updateEndpoint(context, { endpointId: id, revision, changes: wanted }) }
      }),
  }),
  deleteWebhookEndpoint: t.field({
    type: DeleteWebhookEndpointPayload,
    description: 'Removes an endpoint with the log of its deliveries; what waits is told to nobody.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: OfWebhookEndpointInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ deletedId: string | null }>({ deletedId: null }, async () => {
        const endpointId = endpointIdOf(input.endpointId)
        await deleteEndpoint(context, { endpointId })
        return { deletedId: endpointId }
      }),
  }),
  rotateWebhookSecret: t.field({
    type: RotateWebhookSecretPayload,
    description: 'Gives an endpoint a new secret; it is in the answer and nowhere else.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: RotateWebhookSecretInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<EndpointPayload>(noEndpoint, () =>
        rotateSecret(context, {
          endpointId: endpointIdOf(input.endpointId),
          endsPrevious: input.endsPrevious ?? false,
        }),
      ),
  }),
  testWebhookEndpoint: t.field({
    type: TestWebhookEndpointPayload,
    description: 'Sends `webhook.test` once; what was answered stands in the delivery within seconds.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: OfWebhookEndpointInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<DeliveryPayload>(noDelivery, async () => ({
        delivery: await testEndpoint(context, { endpointId: endpointIdOf(input.endpointId) }),
      })),
  }),
  replayWebhookDelivery: t.field({
    type: ReplayWebhookDeliveryPayload,
    description: 'Sends a message once more under its own id: at once, and again as often as a new one.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: ReplayWebhookDeliveryInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<DeliveryPayload>(noDelivery, async () => ({
        delivery: await replayDelivery(context, {
          deliveryId: rawId('WebhookDelivery', String(input.deliveryId)) ?? '',
        }),
      })),
  }),
}))
