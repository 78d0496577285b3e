import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { globalId } from '../../../kit/globalIds.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import type { Reader } from '../../../platform/statements.ts'
import {
  type Delivery,
  deliveriesByIds,
  deliveryColumns,
  type Endpoint,
  endpointsByIds,
  shownColumns,
  visibleTo,
} from '../queries.ts'
import { type DeliveryState, webhookDeliveries, webhookEndpoints } from '../tables.ts'

/** Endpoints and deliveries as the documented paths speak of them. */

export const presentEndpoint = (endpoint: Endpoint) => ({
  _id: endpoint.id,
  id: endpoint.id,
  global_id: globalId('WebhookEndpoint', endpoint.id),
  label: endpoint.label,
  url: endpoint.url,
  kinds: endpoint.kinds,
  includes_people: endpoint.includesPeople,
  is_active: endpoint.isActive,
  off_reason: endpoint.offReason,
  failing_since: endpoint.failingSince,
  delivered_at: endpoint.deliveredAt,
  missed_since: endpoint.missedSince,
  missed_until: endpoint.missedUntil,
  previous_secret_until: endpoint.previousUntil,
  revision: endpoint.revision,
  created: endpoint.createdAt,
})

export const presentDelivery = (delivery: Delivery) => ({
  _id: delivery.id,
  id: delivery.id,
  global_id: globalId('WebhookDelivery', delivery.id),
  endpoint: delivery.endpointId,
  kind: delivery.kind,
  subject: delivery.subjectId,
  state: delivery.state,
  attempts: delivery.attempts,
  next_attempt: delivery.state === 'waiting' ? delivery.dueAt : null,
  message: delivery.message,
  log: delivery.log,
  created: delivery.createdAt,
  ended: delivery.endedAt,
})

type Part<Filter> = { readonly filter: Filter; readonly limit: number; readonly skip: number; readonly sort: string }

type WithIds = { readonly ids?: readonly string[] | undefined }
export type EndpointFilter = WithIds & { readonly is_active?: boolean | undefined }
export type DeliveryFilter = WithIds & {
  readonly endpoint?: string | undefined
  readonly kind?: string | undefined
  readonly state?: DeliveryState | undefined
  readonly subject?: string | undefined
}

export async function findEndpoints(
  reader: Reader,
  viewer: Viewer,
  { filter, limit, skip, sort }: Part<EndpointFilter>,
) {
  const { ids, is_active: isActive } = filter
  const where = and(
    visibleTo(viewer),
    ids && inArray(webhookEndpoints.id, [...ids]),
    isActive === undefined ? undefined : eq(webhookEndpoints.isActive, isActive),
  )
  const along = sort === 'created' ? asc : desc
  const [items, total] = await Promise.all([
    reader
      .select(shownColumns)
      .from(webhookEndpoints)
      .where(where)
      .orderBy(along(webhookEndpoints.createdAt), along(webhookEndpoints.id))
      .limit(limit)
      .offset(skip),
    reader.$count(webhookEndpoints, where),
  ])
  return { items: items.map(presentEndpoint), total }
}

export async function findDeliveries(
  reader: Reader,
  viewer: Viewer,
  { filter, limit, skip, sort }: Part<DeliveryFilter>,
) {
  const { ids, endpoint, kind, state, subject } = filter
  const where = and(
    visibleTo(viewer),
    ids && inArray(webhookDeliveries.id, [...ids]),
    endpoint === undefined ? undefined : eq(webhookDeliveries.endpointId, endpoint),
    kind === undefined ? undefined : eq(webhookDeliveries.kind, kind),
    state === undefined ? undefined : eq(webhookDeliveries.state, state),
    subject === undefined ? undefined : eq(webhookDeliveries.subjectId, subject),
  )
  const along = sort === 'created' ? asc : desc
  const [items, total] = await Promise.all([
    reader
      .select(deliveryColumns)
      .from(webhookDeliveries)
      .where(where)
      .orderBy(along(webhookDeliveries.position))
      .limit(limit)
      .offset(skip),
    reader.$count(webhookDeliveries, where),
  ])
  return { items: items.map(presentDelivery), total }
}

/** By id, in the order asked. */
export const presentEndpoints = async (reader: Reader, viewer: Viewer, ids: readonly string[]) =>
  inOrder(ids, await endpointsByIds(reader, viewer, ids)).map(presentEndpoint)

export const presentDeliveries = async (reader: Reader, viewer: Viewer, ids: readonly string[]) =>
  inOrder(ids, await deliveriesByIds(reader, viewer, ids)).map(presentDelivery)

function inOrder<Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
