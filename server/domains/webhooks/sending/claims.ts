import { sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'

/** A delivery that one process tries now, with what is needed for it. */
export type Claimed = {
  readonly id: string
  readonly claim: string
  readonly endpointId: string
  readonly kind: string
  readonly subjectId: string
  /** With this one. */
  readonly attempts: number
  readonly message: Record<string, unknown> | null
  readonly createdAt: string
  readonly url: string
  readonly includesPeople: boolean
  readonly sealedSecret: string
  readonly sealedPrevious: string | null
  readonly previousUntil: string | null
}

/** Deliveries of one process that are under way to one endpoint at once, and to one that accepts nothing at the moment. */
const MOST_AT_ONCE = 16
const MOST_WHILE_FAILING = 2
/** Of all endpoints together. */
export const MOST_IN_FLIGHT = 200
/** After so long somebody else may try what a process has claimed: it has ended, for an attempt takes ten seconds. */
const LEASE = sql`interval '1 minute'`
/** Instants are kept to the millisecond, so that 'now' may be kept as what comes next. */
const ROUNDING = sql`interval '1 millisecond'`

/**
 * Claims what is due, `busy` being what is under way to which endpoint: of each subject the earliest that waits and
 * nothing else, so that nothing overtakes what is tried again. Several processes claim at once and never the same. The earliest is
 * looked up for each that is due, by its index whatever is known of the table: 10,000 that were only just told are not compared
 * with each other.
 */
export const claimDue = (
  reader: Reader,
  busy: ReadonlyMap<string, number>,
  claim: string,
  most: number,
): Promise<Claimed[]> =>
  run<Claimed>(
    reader,
    sql`with busy as (
      select * from jsonb_to_recordset(${JSON.stringify([...busy].map(([id, count]) => ({ id, count })))}::jsonb)
        as b(id uuid, count int)
    ), rooms as (
      select e.id, greatest(0, case when e.failing_since is null then ${MOST_AT_ONCE}::int
        else ${MOST_WHILE_FAILING}::int end - coalesce(b.count, 0)) as room
      from webhook_endpoints e left join busy b on b.id = e.id where e.is_active
    ), picked as materialized (
      select due.id from rooms cross join lateral (
        select d.id from webhook_deliveries d
        where d.endpoint_id = rooms.id and d.state = 'waiting' and d.due_at <= now() + ${ROUNDING}
          and d.id = (
            select p.id from webhook_deliveries p
            where p.endpoint_id = d.endpoint_id and p.subject_id = d.subject_id and p.state = 'waiting'
            order by p.position limit 1
          )
        order by d.due_at, d.position limit rooms.room for update of d skip locked
      ) due limit ${most}::int
    )
    update webhook_deliveries d set claim = ${claim}::uuid, due_at = now() + ${LEASE}, attempts = d.attempts + 1
    from picked, webhook_endpoints e where d.id = picked.id and e.id = d.endpoint_id
    returning d.id, d.claim, d.endpoint_id as "endpointId", d.kind, d.subject_id as "subjectId", d.attempts, d.message,
      d.created_at as "createdAt", e.url, e.includes_people as "includesPeople", e.sealed_secret as "sealedSecret",
      e.sealed_previous as "sealedPrevious", e.previous_until as "previousUntil"`,
    'claim webhooks',
  )
