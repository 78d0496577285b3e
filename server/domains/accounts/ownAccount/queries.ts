import { and, eq } from 'drizzle-orm'
import { NotAllowed } from '../../../kit/refusals.ts'
import type { Database } from '../../../platform/database.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { accounts } from '../tables.ts'

/** All that is kept of an account. */
export type AccountRow = typeof accounts.$inferSelect

/** The viewer's own account, locked until the transaction ends, so that two of its changes take turns. Throws NotAllowed
 *  where it has been closed meanwhile. */
export async function ownAccountForUpdate({ tx, viewer }: Pick<OperationScope, 'tx' | 'viewer'>): Promise<AccountRow> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, viewer.accountId!), eq(accounts.isActive, true)))
    .for('update')
  if (!account) throw new NotAllowed(false)
  return account
}

/** The same to read only; null where there is none. */
export async function accountRow(database: Database, id: string): Promise<AccountRow | null> {
  const [account] = await database.drizzle.select().from(accounts).where(eq(accounts.id, id))
  return account ?? null
}
