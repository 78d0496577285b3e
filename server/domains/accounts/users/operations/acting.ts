import { and, eq, sql } from 'drizzle-orm'
import { NotAllowed, refuse } from '../../../../kit/refusals.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { operation } from '../../../../platform/operation.ts'
import { sessions } from '../../tables.ts'
import type { User } from '../queries.ts'
import { isPlainCustomer } from '../rules/administration.ts'
import { lockedUser } from './lockedUser.ts'

/** So long somebody acts at most; then they begin again. */
const actingMinutes = 60

/**
 * Lets the session that asks act for a customer in the shop from the next request on, for an hour: there it has the
 * customer's cart, addresses and prices, and none of the staff's own rights (see `viewerOfSession`). In the admin centre it
 * stays the staff's own. What has legal or lasting consequences for the
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
    .set({ actingFor: user.id, actingUntil: sql`now() + make_interval(mins => ${actingMinutes})` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, accountId)))
  await noteAudit(scope, { action: 'account.actingBegun', subjectId: user.id, subjectName: user.name })
  return user
})

/** Ends acting for a customer, from the shop or the admin centre; answers for whom it was. Where nobody is acted for it is
 *  no mistake, and null. */
export const stopActing = operation('signedIn', async (scope): Promise<string | null> => {
  const { tx, viewer } = scope
  const { actor, actingFor, sessionId } = viewer
  const customer = actor ? { accountId: viewer.accountId, name: viewer.name } : actingFor
  const own = actor?.accountId ?? viewer.accountId
  if (!customer || sessionId === null || own === null) return null
  await tx
    .update(sessions)
    .set({ actingFor: null, actingUntil: null })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, own)))
  const { accountId, name } = customer
  await noteAudit(scope, { action: 'account.actingEnded', subjectId: accountId, subjectName: name })
  return accountId
})
