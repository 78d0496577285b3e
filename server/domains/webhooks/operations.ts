import { and, count, eq, ne, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { NotFound, refuse, refuseIf, refuseStale } from '../../kit/refusals.ts'
import { doerId } from '../../kit/viewer.ts'
import { changesBetween, noteAudit } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/database.ts'
import { type OperationScope, operation } from '../../platform/operation.ts'
import { processSeal } from '../../platform/seal.ts'
import { takeTurns } from '../../platform/statements.ts'
import { readSettings } from '../settings/queries.ts'
import { type Delivery, deliveryColumns, type Endpoint, shownColumns } from './queries.ts'
import { type EndpointChoice, endpointRefusals, MOST_ENDPOINTS, tidyUrl } from './rules/endpoints.ts'
import { type Gap, gapOfOff } from './rules/gaps.ts'
import { RESUMED_KIND, TEST_KIND } from './rules/kinds.ts'
import { newWebhookSecret } from './rules/signature.ts'
import { webhookSettings } from './settings.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'

/** For how long the secret before signs beside a new one. */
const OVERLAP_HOURS = 24

export const secretPlace = (endpointId: string): string => `webhook ${endpointId}`

const tidied = (choice: EndpointChoice): EndpointChoice => ({
  ...choice,
  ...{ label: choice.label.trim(), url: tidyUrl(choice.url), kinds: [...new Set(choice.kinds)].toSorted() },
})

const allowsPrivate = async (tx: Transaction): Promise<boolean> =>
  webhookSettings.of(await readSettings(tx)).allowsPrivateNetworks

/**
 * Sets up an endpoint and answers with its secret, this once. Whoever does it is told when it is switched off. Refuses as
 * `endpointRefusals`, and with INVALID_INPUT one that is too many.
 */
export const createEndpoint = operation(
  'admin:settings',
  async (scope, input: EndpointChoice): Promise<{ endpoint: Endpoint; secret: string }> => {
    const { tx, viewer, now, newId } = scope
    const choice = tidied(input)
    refuseIf(endpointRefusals(viewer, choice, await allowsPrivate(tx), []))
    await takeTurns(tx, 'webhook endpoints')
    const [found] = await tx.select({ count: count() }).from(webhookEndpoints)
    if (found!.count >= MOST_ENDPOINTS) refuse('INVALID_INPUT', [], `at most ${MOST_ENDPOINTS} endpoints`)
    const id = newId()
    const secret = newWebhookSecret()
    const { label, url, kinds, includesPeople } = choice
    const [endpoint] = await tx
      .insert(webhookEndpoints)
      .values({
        ...{ id, label, url, kinds: [...kinds], includesPeople, ownerId: doerId(viewer), createdAt: now },
        sealedSecret: processSeal().close(secret, secretPlace(id)),
      })
      .returning(shownColumns)
    await noteAudit(scope, {
      ...{ action: 'webhook.created', subjectId: id, subjectName: label },
      changes: { url, kinds, includesPeople },
    })
    return { endpoint: endpoint!, secret }
  },
)

/** The endpoint, locked until the transaction ends. Throws NotFound. */
async function lockedEndpoint(tx: Transaction, id: string): Promise<Endpoint> {
  if (!isId(id)) throw new NotFound()
  const [endpoint] = await tx
    .select(shownColumns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('no key update')
  if (!endpoint) throw new NotFound()
  return endpoint
}

async function change(
  tx: Transaction,
  endpoint: Endpoint,
  values: Partial<typeof webhookEndpoints.$inferInsert>,
): Promise<Endpoint> {
  const [changed] = await tx
    .update(webhookEndpoints)
    .set({ ...values, revision: sql`${webhookEndpoints.revision} + 1` })
    .where(eq(webhookEndpoints.id, endpoint.id))
    .returning(shownColumns)
  return changed!
}

export type UpdateEndpoint = {
  readonly endpointId: string
  /** The revision that was seen; null: whatever it is by now. */
  readonly revision: number | null
  /** What is left out stays. `isActive`: off, nothing new is noted for it; on again, what waits goes on, and the endpoint is
   *  told since when it missed something. */
  readonly changes: { readonly [Field in keyof EndpointChoice]?: EndpointChoice[Field] | undefined } & {
    readonly isActive?: boolean | undefined
  }
}

/** Changes an endpoint. Refuses as `endpointRefusals` with paths below `changes`, and with STALE_REVISION; throws
 *  NotFound. */
export const updateEndpoint = operation('admin:settings', async (scope, input: UpdateEndpoint): Promise<Endpoint> => {
  const { tx, viewer, now } = scope
  const before = await lockedEndpoint(tx, input.endpointId)
  refuseStale(before, input.revision)
  const { isActive = before.isActive, ...given } = input.changes
  const choice = tidied({
    label: given.label ?? before.label,
    url: given.url ?? before.url,
    kinds: given.kinds ?? before.kinds,
    includesPeople: given.includesPeople ?? before.includesPeople,
  })
  refuseIf(endpointRefusals(viewer, choice, await allowsPrivate(tx), ['changes']))
  const next = { ...choice, kinds: [...choice.kinds], isActive }
  // Whoever switches it on again, or sends elsewhere, begins anew.
  const resumes = isActive && !before.isActive
  const begins = resumes || choice.url !== before.url
  const health = { ...(isActive && { offReason: null }), ...(begins && { failingSince: null }) }
  const gap: Partial<Gap> = {
    ...(before.isActive && !isActive && gapOfOff(before, now)),
    ...(resumes && before.missedSince && { missedUntil: now }),
  }
  const endpoint = await change(tx, before, { ...next, ...health, ...gap })
  if (begins) await comeSoon(tx, endpoint.id)
  if (resumes) await tellResumed(scope, endpoint)
  const { label, url, kinds, includesPeople } = before
  const changes = changesBetween<Record<string, unknown>>(
    { label, url, kinds, includesPeople, isActive: before.isActive },
    next,
  )
  await noteAudit(scope, { action: 'webhook.updated', subjectId: endpoint.id, subjectName: endpoint.label, changes })
  return endpoint
})

/** Has what waits after failures tried soon instead of in hours. What is being sent is left alone. */
export async function comeSoon(tx: Transaction, endpointId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()` })
    .where(
      and(
        ...[eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')],
        ...[sql`${webhookDeliveries.claim} is null`, sql`${webhookDeliveries.dueAt} > now()`],
      ),
    )
}

/** Tells an endpoint that is on again since when it missed something, as an event like others. */
async function tellResumed(
  { tx, now, newId }: Pick<OperationScope, 'tx' | 'now' | 'newId'>,
  { id: endpointId, missedSince, missedUntil }: Endpoint,
): Promise<void> {
  if (!missedSince) return
  const message = { type: RESUMED_KIND, version: 1, timestamp: now.toISOString(), data: { missedSince, missedUntil } }
  await tx.insert(webhookDeliveries).values({
    ...{
      id: newId(),
      endpointId,
      kind: RESUMED_KIND,
      subjectId: endpointId,
      message,
      dueAt: sql`now()`,
      createdAt: now,
    },
  })
}

/** Removes an endpoint with the log of its deliveries; what waits is told to nobody. Throws NotFound. */
export const deleteEndpoint = operation(
  'admin:settings',
  async (scope, { endpointId }: { readonly endpointId: string }): Promise<void> => {
    const { tx } = scope
    const { id, label, url } = await lockedEndpoint(tx, endpointId)
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    const changes = { url: { old: url, new: null } }
    await noteAudit(scope, { action: 'webhook.deleted', subjectId: id, subjectName: label, changes })
  },
)

/** Gives an endpoint a new secret and answers with it, this once. For a day the one before signs as well, unless
 *  `endsPrevious`, for one that others have got hold of. Throws NotFound. */
export const rotateSecret = operation(
  'admin:settings',
  async (
    scope,
    { endpointId, endsPrevious }: { readonly endpointId: string; readonly endsPrevious: boolean },
  ): Promise<{ endpoint: Endpoint; secret: string }> => {
    const { tx, now } = scope
    const before = await lockedEndpoint(tx, endpointId)
    const { sealedSecret: previous } = webhookEndpoints
    const [sealed] = await tx.select({ previous }).from(webhookEndpoints).where(eq(webhookEndpoints.id, before.id))
    const secret = newWebhookSecret()
    const previousUntil = endsPrevious ? null : new Date(now.getTime() + OVERLAP_HOURS * 3_600_000)
    const endpoint = await change(tx, before, {
      sealedSecret: processSeal().close(secret, secretPlace(before.id)),
      sealedPrevious: endsPrevious ? null : sealed!.previous,
      previousUntil,
    })
    const changes = { previousUntil: { old: before.previousUntil, new: previousUntil } }
    const subject = { subjectId: endpoint.id, subjectName: endpoint.label }
    await noteAudit(scope, { action: 'webhook.secretRotated', ...subject, changes })
    return { endpoint, secret }
  },
)

/** Has a message sent that says nothing, once, to see what is answered. Refuses with TRANSITION_NOT_ALLOWED an endpoint that is
 *  off; throws NotFound. */
export const testEndpoint = operation(
  'admin:settings',
  async (scope, { endpointId }: { readonly endpointId: string }): Promise<Delivery> => {
    const { tx, now, newId } = scope
    const endpoint = await lockedEndpoint(tx, endpointId)
    refuseOff(endpoint)
    const id = newId()
    const [delivery] = await tx
      .insert(webhookDeliveries)
      .values({
        ...{ id, endpointId: endpoint.id, kind: TEST_KIND, subjectId: id, dueAt: sql`now()`, createdAt: now },
      })
      .returning(deliveryColumns)
    await noteAudit(scope, { action: 'webhook.tested', subjectId: endpoint.id, subjectName: endpoint.label })
    return delivery!
  },
)

const refuseOff = ({ isActive }: Endpoint): void => {
  if (!isActive) refuse('TRANSITION_NOT_ALLOWED', ['endpointId'], 'The endpoint is switched off.')
}

/** Sends a message once more, under its own id, by which receivers know it: at once, and again as often as a new one.
 *  Refuses with TRANSITION_NOT_ALLOWED what still waits, or whose endpoint is off; throws NotFound. */
export const replayDelivery = operation(
  'admin:settings',
  async (scope, { deliveryId }: { readonly deliveryId: string }): Promise<Delivery> => {
    const { tx } = scope
    if (!isId(deliveryId)) throw new NotFound()
    const isIt = eq(webhookDeliveries.id, deliveryId)
    const [found] = await tx.select({ endpointId: webhookDeliveries.endpointId }).from(webhookDeliveries).where(isIt)
    if (!found) throw new NotFound()
    const endpoint = await lockedEndpoint(tx, found.endpointId)
    refuseOff(endpoint)
    const [delivery] = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`now()`, endedAt: null, claim: null })
      .where(and(isIt, ne(webhookDeliveries.state, 'waiting')))
      .returning(deliveryColumns)
    if (!delivery) return refuse('TRANSITION_NOT_ALLOWED', ['deliveryId'], 'It has not been delivered or given up yet.')
    const changes = { kind: delivery.kind, delivery: delivery.id }
    await noteAudit(scope, { action: 'webhook.replayed', subjectId: endpoint.id, subjectName: endpoint.label, changes })
    return delivery
  },
)
