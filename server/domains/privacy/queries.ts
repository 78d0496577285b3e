import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/statements.ts'
import { hashSecret } from '../accounts/sessions/sessions.ts'
import { dataExports } from './tables.ts'

export type DataExport = typeof dataExports.$inferSelect

/** The latest export that a person asked for; null without one. */
export async function latestExport(reader: Reader, accountId: string): Promise<DataExport | null> {
  const [latest] = await reader
    .select()
    .from(dataExports)
    .where(eq(dataExports.accountId, accountId))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(1)
  return latest ?? null
}

/** The finished export behind the secret of a mail's link, if it is this person's and has not expired; null for all
 *  else. */
export async function exportBySecret(
  reader: Reader,
  accountId: string,
  secret: string,
  now: Date,
): Promise<DataExport | null> {
  const [found] = await reader
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.secretHash, hashSecret(secret)),
        eq(dataExports.accountId, accountId),
        eq(dataExports.state, 'ready'),
      ),
    )
  return found?.expiresAt && found.expiresAt > now ? found : null
}
