import { sql } from 'drizzle-orm'
import { refuse } from '../../../kit/refusals.ts'
import { isStaff } from '../../../kit/viewer.ts'
import { operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { recentPaths } from '../tables.ts'
import { isAdminPath, MOST_RECENT } from './rules.ts'

/** Keeps that the viewer opened a page of the admin centre, in place of the oldest of those kept. Refuses INVALID_INPUT for
 *  what is no path there; of customers, who open nothing there, nothing is kept. */
export const noteOpened = operation(
  'oneself',
  async ({ tx, viewer, now }, { path }: { path: string }): Promise<void> => {
    if (!isAdminPath(path)) refuse('INVALID_INPUT', ['path'], 'A page is named by its path below the admin centre.')
    if (!isStaff(viewer)) return
    const accountId = viewer.accountId!
    await tx
      .insert(recentPaths)
      .values({ accountId, path, openedAt: now })
      .onConflictDoUpdate({
        target: [recentPaths.accountId, recentPaths.path],
        set: { openedAt: now },
        // What two tabs open at once is kept in the order of their opening.
        setWhere: sql`${recentPaths.openedAt} < ${now.toISOString()}::timestamptz`,
      })
    await run(
      tx,
      sql`delete from recent_paths where account_id = ${accountId} and path in (
      select path from recent_paths where account_id = ${accountId}
      order by opened_at desc, path offset ${MOST_RECENT})`,
    )
  },
)
