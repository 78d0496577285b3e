import { not, sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../platform/database.ts'
import { run } from '../../platform/statements.ts'
import { defineTasks, type TaskParts } from '../../platform/tasks.ts'
import { readSettings } from '../settings/queries.ts'
import { webhookSettings } from './settings.ts'
import { webhookEndpoints } from './tables.ts'

/** Deliveries that are removed by one statement. */
const BATCH = 10_000

/** The log of webhooks is kept for a while and no longer; so is what waits for an endpoint that is off. */
export const webhookTasks = defineTasks({
  purge_webhook_deliveries: { schedule: '25 3 * * *', run: parts => purgeDeliveries(parts) },
})

/**
 * Removes deliveries that are older than they are kept: what has ended, and what waits for an endpoint that is off, which has
 * then missed that too. What waits for one that is on ends by itself. Answers with how many those were.
 */
export async function purgeDeliveries({ database, now }: Pick<TaskParts, 'database' | 'now'>): Promise<number> {
  const reader = database.drizzle
  const { keptDays } = webhookSettings.of(await readSettings(reader))
  const until = new Date(now().getTime() - keptDays * 24 * 3_600_000).toISOString()
  let removed = 0
  for (;;) {
    const count = await inTransaction(database, tx => removeBatch(tx, until))
    removed += count
    if (count < BATCH) return removed
  }
}

async function removeBatch(tx: Transaction, until: string): Promise<number> {
  // Nobody switches one on while what waits for it goes.
  const off = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(not(webhookEndpoints.isActive))
    .orderBy(webhookEndpoints.id)
    .for('no key update')
  const rows = await run<{ count: number }>(
    tx,
    sql`with gone as (
        delete from webhook_deliveries where id in (
          select id from webhook_deliveries where created_at < ${until}::timestamptz
            and (state <> 'waiting' or endpoint_id = any(${sql.param(off.map(({ id }) => id))}::uuid[]))
          order by created_at limit ${BATCH}::int
        ) returning endpoint_id, state, created_at
      ), missed as (
        update webhook_endpoints e set missed_since = least(e.missed_since, g.earliest)
        from (select endpoint_id, min(created_at) as earliest from gone where state = 'waiting' group by 1) g
        where e.id = g.endpoint_id
      )
      select count(*)::int as count from gone`,
  )
  return rows[0]!.count
}
