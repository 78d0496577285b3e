import { eq } from 'drizzle-orm'
import { noteAudit } from '../../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../../platform/operation.ts'
import { spendTokens } from '../../authentication/tokens.ts'
import { resetSecondStep } from '../../secondFactor/factors.ts'
import { tellEverywhere } from '../../secondFactor/operations/tellEverywhere.ts'
import { endOtherSessions, sessionsOf } from '../../sessions/sessions.ts'
import { sessions } from '../../tables.ts'
import { type User, usersByIds } from '../queries.ts'
import { keepLastSystemAccount, lockedUser, refuseOwn, saveUser } from './lockedUser.ts'

type OfUser = { readonly userId: string }

const subject = ({ id, name }: User) => ({ subjectId: id, subjectName: name })

/** Switches an account off: nobody signs in with it, its sessions and links end, what it has stays. Doing it twice is
 *  no mistake. Refuses with OWN_ROLES one's own account, with ROLES_NOT_ALLOWED those of administrators, with
 *  LAST_SYSTEM_ACCOUNT the last system user. Throws NotFound. */
export const deactivateUser = operation('admin:users', (scope, { userId }: OfUser) => deactivated(scope, userId))

/** Switches accounts off, all of them or none; answers with those that there are. Refuses as `deactivateUser`. */
export const deactivateUsers = operation(
  'admin:users',
  async (scope, { userIds }: { userIds: readonly string[] }): Promise<string[]> => {
    // In the order of their ids, so that two who switch off the same ones do not wait for each other.
    const known = await usersByIds(scope.tx, scope.viewer, userIds)
    for (const { id } of known.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await deactivated(scope, id)
    return known.map(({ id }) => id)
  },
)

async function deactivated(scope: OperationScope, userId: string): Promise<User> {
  const { tx, viewer, now } = scope
  const user = await lockedUser(scope, userId)
  refuseOwn(viewer, user)
  if (!user.isActive) return user
  await keepLastSystemAccount(tx, user)
  const noWait = { secondFactorEndsAt: null, secondFactorEndToldAt: null }
  const saved = await saveUser(tx, user, { isActive: false, ...noWait })
  await endOtherSessions(tx, user.id, null)
  await tx.update(sessions).set({ actingFor: null }).where(eq(sessions.actingFor, user.id))
  await spendTokens(tx, user.id, ['verify', 'password', 'email', 'invitation', 'secondFactor', 'secondFactorKeep'], now)
  await noteAudit(scope, {
    action: 'account.deactivated',
    ...subject(user),
    changes: { isActive: { old: true, new: false } },
  })
  return saved
}

/** Switches an account on again. Doing it twice is no mistake. Refuses with ROLES_NOT_ALLOWED. Throws NotFound. */
export const reactivateUser = operation('admin:users', async (scope, { userId }: OfUser): Promise<User> => {
  const user = await lockedUser(scope, userId)
  if (user.isActive) return user
  const saved = await saveUser(scope.tx, user, { isActive: true })
  const changes = { isActive: { old: false, new: true } }
  await noteAudit(scope, { action: 'account.reactivated', ...subject(user), changes })
  return saved
})

/** Signs an account out everywhere; of one's own the session that asks stays. Refuses with ROLES_NOT_ALLOWED. Throws
 *  NotFound. */
export const endUserSessions = operation('admin:users', async (scope, { userId }: OfUser): Promise<User> => {
  const { tx, viewer, now } = scope
  const user = await lockedUser(scope, userId)
  const open = await sessionsOf(tx, user.id, now)
  await endOtherSessions(tx, user.id, viewer.accountId === user.id ? viewer.sessionId : null)
  const changes = { sessions: { old: open.length, new: 0 } }
  await noteAudit(scope, { action: 'account.sessionsEnded', ...subject(user), changes })
  return user
})

/** Switches the second step of signing in off for somebody who lost it, be it an app or passkeys, signs them out
 *  everywhere and tells them (`tellEverywhere`). Refuses with ROLES_NOT_ALLOWED, with OWN_ROLES one's own account. Throws NotFound. */
export const resetUserSecondFactor = operation('admin:users', async (scope, { userId }: OfUser): Promise<User> => {
  const { tx, viewer, now } = scope
  const user = await lockedUser(scope, userId)
  refuseOwn(viewer, user)
  if (!(await resetSecondStep(tx, user.id, now))) return user
  const saved = await saveUser(tx, user, {})
  await spendTokens(tx, user.id, ['secondFactor', 'secondFactorKeep'], now)
  await endOtherSessions(tx, user.id, null)
  await noteAudit(scope, {
    action: 'account.secondFactorReset',
    ...subject(user),
    changes: { secondFactor: { old: true, new: false } },
  })
  await tellEverywhere(scope, 'gone', user)
  return saved
})
