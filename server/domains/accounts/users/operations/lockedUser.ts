import { and, eq, sql } from 'drizzle-orm'
import { isId } from '../../../../kit/ids.ts'
import { NotFound, refuse } from '../../../../kit/refusals.ts'
import { isSystem, type Viewer } from '../../../../kit/viewer.ts'
import type { Transaction } from '../../../../platform/database.ts'
import { tell } from '../../../../platform/events.ts'
import type { OperationScope } from '../../../../platform/operation.ts'
import { takeTurns } from '../../../../platform/statements.ts'
import { customerChanged } from '../../events.ts'
import { accounts } from '../../tables.ts'
import { isListed, type User, userColumns } from '../queries.ts'
import { mayAdminister } from '../rules/administration.ts'

/** The account that somebody wants to change, locked until the transaction ends. Throws NotFound for one that is not
 *  listed; service accounts exist for system users alone. Refuses with ROLES_NOT_ALLOWED one of somebody who may do more
 *  than the viewer. */
export async function lockedUser({ tx, viewer }: Pick<OperationScope, 'tx' | 'viewer'>, id: string): Promise<User> {
  if (!isId(id)) throw new NotFound()
  const visible = isSystem(viewer) ? sql`(not ${accounts.isBuiltIn} and ${accounts.anonymisedAt} is null)` : isListed
  const [user] = await tx
    .select(userColumns)
    .from(accounts)
    .where(and(eq(accounts.id, id), visible))
    .for('update')
  if (!user) throw new NotFound()
  if (!mayAdminister(viewer, user)) {
    refuse('ROLES_NOT_ALLOWED', ['userId'], 'This person may do more than you may.')
  }
  return user
}

/** Writes changes of a locked account, raises its revision and tells of it. */
export async function saveUser(
  tx: Transaction,
  user: Pick<User, 'id'>,
  values: Partial<typeof accounts.$inferInsert>,
): Promise<User> {
  const [saved] = await tx
    .update(accounts)
    .set({ ...values, revision: sql`${accounts.revision} + 1` })
    .where(eq(accounts.id, user.id))
    .returning(userColumns)
  await tell(tx, customerChanged, { accountId: user.id })
  return saved!
}

/** Refuses what people must not do to themselves (OWN_ROLES). */
export function refuseOwn(viewer: Viewer, user: Pick<User, 'id'>): void {
  if (viewer.accountId === user.id) refuse('OWN_ROLES', ['userId'], 'Somebody else has to do that to your account.')
}

/** Refuses to take the last account with the role `system` from the shop (LAST_SYSTEM_ACCOUNT). Whoever takes one away
 *  waits here for each other, so that of the last two only one can go. */
export async function keepLastSystemAccount(tx: Transaction, user: Pick<User, 'id' | 'roles'>): Promise<void> {
  if (!user.roles.includes('system')) return
  await takeTurns(tx, 'last system account')
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      sql`${accounts.id} <> ${user.id} and 'system' = any(${accounts.roles}) and ${accounts.isActive}
        and not ${accounts.isBuiltIn} and ${accounts.anonymisedAt} is null and ${accounts.deletionRequestedAt} is null
        and ${accounts.emailVerifiedAt} is not null`,
    )
    .limit(1)
  if (!other) refuse('LAST_SYSTEM_ACCOUNT', ['userId'], 'The last system user stays.')
}
