import { desc, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import { recentPaths } from '../tables.ts'
import { MOST_RECENT } from './rules.ts'

/** The paths that an account opened last in the admin centre, the latest first. */
export async function recentPathsOf(reader: Reader, accountId: string): Promise<string[]> {
  const rows = await reader
    .select({ path: recentPaths.path })
    .from(recentPaths)
    .where(eq(recentPaths.accountId, accountId))
    .orderBy(desc(recentPaths.openedAt), recentPaths.path)
    .limit(MOST_RECENT)
  return rows.map(({ path }) => path)
}
