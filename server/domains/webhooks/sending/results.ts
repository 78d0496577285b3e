import { and, eq, sql } from 'drizzle-orm'
import { guestViewer } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type Database, inTransaction, type Transaction } from '../../../platform/database.ts'
import { queueMail } from '../../../platform/mail.ts'
import { run } from '../../../platform/statements.ts'
import { readSettings } from '../../settings/queries.ts'
import { endpointOffMail } from '../mails.ts'
import { comeSoon } from '../operations.ts'
import { shownColumns } from '../queries.ts'
import { gapOfOff } from '../rules/gaps.ts'
import { isLostCause, wasDown } from '../rules/retrying.ts'
import { type Attempt, type DeliveryState, type OffReason, webhookEndpoints } from '../tables.ts'

/** What came of an attempt. `pause`: seconds to the next one, null: there is none. `isGone`: the endpoint wants nothing
 *  more. */
export type Result = {
  readonly id: string
  readonly claim: string
  readonly endpointId: string
  readonly state: DeliveryState
  readonly pause: number | null
  readonly message: Record<string, unknown> | null
  readonly attempt: Attempt
  readonly isGone: boolean
}

export type ResultParts = {
  readonly database: Database
  readonly publicUrl: string
  readonly now: () => Date
  readonly newId: () => string
}

/** Attempts of a delivery that are told of; of more, by replays, the first are left out. */
const MOST_TOLD = 20

/**
 * Writes down what came of attempts and how the endpoints are, and switches off those that accepted nothing for days or
 * are gone. A result whose delivery somebody else has claimed by now, or whose endpoint was deleted, is nobody's.
 */
export async function writeResults(parts: ResultParts, results: readonly Result[]): Promise<void> {
  const now = parts.now()
  const lost = await inTransaction(parts.database, async tx => {
    await writeDeliveries(tx, results, now)
    await pauseFollowing(
      tx,
      results.filter(({ state }) => state === 'waiting').map(({ id }) => id),
    )
    const accepting = results.filter(({ state }) => state === 'delivered').map(({ endpointId }) => endpointId)
    const failing = results.map(({ endpointId }) => endpointId).filter(id => !accepting.includes(id))
    await noteAccepting(tx, accepting, now)
    return noteFailing(tx, failing, now)
  })
  const gone = results.filter(({ isGone }) => isGone).map(({ endpointId }) => endpointId)
  for (const id of new Set(gone)) await switchOff(parts, id, 'gone')
  for (const id of lost.filter(id => !gone.includes(id))) await switchOff(parts, id, 'failing')
}

const writeDeliveries = (tx: Transaction, results: readonly Result[], now: Date): Promise<unknown> =>
  run(
    tx,
    sql`update webhook_deliveries d set state = r.state, claim = null,
      due_at = case when r.pause is null then d.due_at else now() + r.pause * interval '1 second' end,
      ended_at = case when r.state = 'waiting' then null else ${now.toISOString()}::timestamptz end,
      message = coalesce(d.message, r.message),
      log = (case when jsonb_array_length(d.log) >= ${MOST_TOLD}::int then d.log - 0 else d.log end)
        || jsonb_build_array(r.attempt)
    from json_to_recordset(${JSON.stringify(results)}::json)
      as r(id uuid, claim uuid, state text, pause int, message json, attempt jsonb)
    where d.id = r.id and d.claim = r.claim`,
    'write webhooks',
  )

/** What waits behind one that is tried again is due with it, so that nobody looks at it in vain until then. */
async function pauseFollowing(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await run(
    tx,
    sql`update webhook_deliveries f set due_at = d.due_at from webhook_deliveries d
      where d.id = any(${sql.param([...ids])}::uuid[]) and d.state = 'waiting' and d.claim is null
        and f.endpoint_id = d.endpoint_id and f.subject_id = d.subject_id and f.state = 'waiting'
        and f.position > d.position and f.due_at < d.due_at`,
  )
}

/** To the minute, so that a busy endpoint is not written with each message. What waits for one that was down comes soon. */
async function noteAccepting(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const rows = await run<{ id: string; failingSince: string | null }>(
    tx,
    sql`update webhook_endpoints e set failing_since = null, delivered_at = ${now.toISOString()}::timestamptz
      from webhook_endpoints b where b.id = e.id and e.id = any(${sql.param([...ids])}::uuid[])
        and (e.failing_since is not null or e.delivered_at is null
          or e.delivered_at < ${now.toISOString()}::timestamptz - interval '1 minute')
      returning e.id, b.failing_since as "failingSince"`,
  )
  for (const { id, failingSince } of rows) {
    if (failingSince !== null && wasDown(new Date(failingSince), now)) await comeSoon(tx, id)
  }
}

/** Answers with those that have accepted nothing for too long. */
async function noteFailing(tx: Transaction, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const wanted = sql`any(${sql.param([...new Set(ids)])}::uuid[])`
  await run(
    tx,
    sql`update webhook_endpoints set failing_since = ${now.toISOString()}::timestamptz
      where id = ${wanted} and failing_since is null`,
  )
  const rows = await run<{ id: string; failingSince: string }>(
    tx,
    sql`select id, failing_since as "failingSince" from webhook_endpoints where id = ${wanted} and is_active`,
  )
  return rows.filter(({ failingSince }) => isLostCause(new Date(failingSince), now)).map(({ id }) => id)
}

/** Switches an endpoint off and tells its owner, or the shop where they are reached no more. What waits stays. */
const switchOff = ({ database, publicUrl, now, newId }: ResultParts, id: string, reason: OffReason): Promise<void> =>
  inTransaction(database, async tx => {
    const scope = { tx, now: now(), newId, viewer: guestViewer(), address: null }
    const isOn = and(eq(webhookEndpoints.id, id), webhookEndpoints.isActive)
    const [before] = await tx.select(shownColumns).from(webhookEndpoints).where(isOn).for('no key update')
    if (!before) return
    await tx
      .update(webhookEndpoints)
      .set({ isActive: false, offReason: reason, revision: before.revision + 1, ...gapOfOff(before, scope.now) })
      .where(eq(webhookEndpoints.id, id))
    const [off] = await run<{
      label: string
      url: string
      accountId: string | null
      email: string | null
      language: 'de' | 'en'
    }>(
      tx,
      sql`select e.label, e.url, a.id as "accountId", a.email, coalesce(a.language, 'de') as language
      from webhook_endpoints e
      left join accounts a on a.id = e.owner_id and a.is_active and a.anonymised_at is null
        and a.email_verified_at is not null and not 'internal' = any(a.roles)
      where e.id = ${id}::uuid`,
    )
    const changes = { isActive: { old: true, new: false }, reason }
    await noteAudit(scope, { action: 'webhook.switchedOff', subjectId: id, subjectName: before.label, changes })
    const mail = endpointOffMail({ ...off!, id, reason }, await readSettings(tx), publicUrl)
    if (mail) await queueMail(tx, mail, scope)
  })
