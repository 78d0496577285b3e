import { and, eq } from 'drizzle-orm'
import { NotAllowed, refuse } from '../../../../kit/refusals.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { operation } from '../../../../platform/operation.ts'
import { sessions } from '../../tables.ts'
import type { User } from '../queries.ts'
import { isPlainCustomer } from '../rules/administration.ts'
import { lockedUser } from './lockedUser.ts'

/**
 * Lets the session that asks act for a customer from the next request on: it has the customer's cart, addresses and
 * prices, and none of the staff's own rights (see `viewerOfSession`). What has legal or lasting consequences for the
 * customer is refused meanwhile with ACTING_FOR_CUSTOMER.
 *
 * Refuses with ROLES_NOT_ALLOWED everybody who is more than a customer, with ACCOUNT_INACTIVE accounts that are switched
 * off. Throws NotFound.
 */
export const actAsCustomer = operation('person:users', async (scope, { userId }: { userId: string }): Promise<User> => {
  const { tx, viewer } = scope
  const { accountId, sessionId } = viewer
  if (sessionId === null || accountId === null) throw new NotAllowed(true)
  const user = await lockedUser(scope, userId)
  if (!isPlainCustomer(user.roles)) {
    refuse('ROLES_NOT_ALLOWED', ['userId'], 'Staff act for customers only.')
  }
  if (!user.isActive) refuse('ACCOUNT_INACTIVE', ['userId'], 'The account is switched off.')
  await tx
    .update(sessions)
    .set({ actingFor: user.id })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, accountId)))
  await noteAudit(scope, { action: 'account.actingBegun', subjectId: user.id, subjectName: user.name })
  return user
})

/** Ends acting for a customer; answers for whom it was. Where nobody is acted for it is no mistake, and null. */
export const stopActing = operation('signedIn', async (scope): Promise<string | null> => {
  const { tx, viewer } = scope
  const { actor, sessionId, accountId, name } = viewer
  if (actor === null || sessionId === null || accountId === null) return null
  await tx
    .update(sessions)
    .set({ actingFor: null })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, actor.accountId)))
  await noteAudit(scope, { action: 'account.actingEnded', subjectId: accountId, subjectName: name })
  return accountId
})
