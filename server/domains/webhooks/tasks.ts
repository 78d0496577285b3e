import { sql } from 'drizzle-orm'
import { run } from '../../platform/statements.ts'
import { defineTasks, type TaskParts } from '../../platform/tasks.ts'
import { readSettings } from '../settings/queries.ts'
import { webhookSettings } from './settings.ts'

/** Deliveries that are removed by one statement. */
const BATCH = 10_000

/** The log of webhooks is kept for a while and no longer; so is what waits for an endpoint that is off. */
export const webhookTasks = defineTasks({
  purge_webhook_deliveries: { schedule: '25 3 * * *', run: parts => purgeDeliveries(parts) },
})

/** Removes deliveries that are older than they are kept. Answers with how many those were. */
export async function purgeDeliveries({ database, now }: Pick<TaskParts, 'database' | 'now'>): Promise<number> {
  const reader = database.drizzle
  const { keptDays } = webhookSettings.of(await readSettings(reader))
  const until = new Date(now().getTime() - keptDays * 24 * 3_600_000).toISOString()
  let removed = 0
  for (;;) {
    const rows = await run<{ count: number }>(
      reader,
      sql`with gone as (
        delete from webhook_deliveries where id in (
          select id from webhook_deliveries where created_at < ${until}::timestamptz order by created_at limit ${BATCH}::int
        ) returning 1
      ) select count(*)::int as count from gone`,
    )
    removed += rows[0]!.count
    if (rows[0]!.count < BATCH) return removed
  }
}
