import { lt, sql } from 'drizzle-orm'
import type { NotificationKind } from '../../platform/notifications.ts'
import { operation } from '../../platform/operation.ts'
import { run } from '../../platform/statements.ts'
import { notifications } from '../../platform/tables.ts'
import type { TaskParts } from '../../platform/tasks.ts'
import { notificationsByIds } from './queries.ts'
import { notificationChoices, notificationReads } from './tables.ts'

/** Days that what was told is kept. */
const KEPT_DAYS = 90
const dayMilliseconds = 86_400_000

/** Notes that the viewer read what they were told: those of some ids, null for all of it until now. What they are not told,
 *  or is gone, is left out. */
export const readNotifications = operation(
  'oneself',
  async ({ tx, viewer, now }, { ids }: { readonly ids: readonly string[] | null }): Promise<void> => {
    const accountId = viewer.accountId!
    if (ids === null) {
      await tx
        .insert(notificationChoices)
        .values({ accountId, readUntil: now })
        .onConflictDoUpdate({ target: notificationChoices.accountId, set: { readUntil: now } })
      // Those that came meanwhile were not read.
      await run(
        tx,
        sql`delete from notification_reads r using notifications n
          where r.account_id = ${accountId} and n.id = r.notification_id and n.at <= ${now.toISOString()}::timestamptz`,
      )
      return
    }
    const told = await notificationsByIds(tx, viewer, ids)
    if (told.length === 0) return
    await tx
      .insert(notificationReads)
      .values(told.map(({ id }) => ({ accountId, notificationId: id })))
      .onConflictDoNothing()
  },
)

/** Chooses the kinds that the viewer does not want to hear of; they hear of all others. */
export const chooseNotifications = operation(
  'oneself',
  async ({ tx, viewer }, input: { readonly muted: readonly NotificationKind[] }): Promise<void> => {
    const muted = [...new Set(input.muted)]
    await tx
      .insert(notificationChoices)
      .values({ accountId: viewer.accountId!, muted })
      .onConflictDoUpdate({ target: notificationChoices.accountId, set: { muted } })
  },
)

/** Forgets what was told long ago. */
export async function forgetOldNotifications({ database, now }: Pick<TaskParts, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * dayMilliseconds)
  await database.drizzle.delete(notifications).where(lt(notifications.at, before))
}
