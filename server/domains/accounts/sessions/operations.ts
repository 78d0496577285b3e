import { and, eq } from 'drizzle-orm'
import { refuse } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { operation } from '../../../platform/operation.ts'
import { sessions } from '../tables.ts'
import { endOtherSessions, type RenewedSession, rotateSession } from './sessions.ts'

/** Ends one of the viewer's own sessions. NOT_FOUND for any other. Answers whether it was the one they came with. */
export const endOwnSession = operation('oneself', async ({ tx, viewer }, input: { id: string }) => {
  if (viewer.actor) refuse('ACTING_FOR_CUSTOMER', [], 'Nobody changes this for a customer.')
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, input.id), eq(sessions.userId, viewer.accountId!)))
    .returning({ id: sessions.id })
  if (ended.length === 0) refuse('NOT_FOUND', ['sessionId'], 'there is no such session')
  return input.id === viewer.sessionId
})

/** Ends the viewer's sessions on all devices; with `keepsThis` on all others, and this one gets a new secret. */
export const signOutEverywhere = operation(
  'oneself',
  async (scope, { keepsThis }: { keepsThis: boolean }): Promise<RenewedSession | null> => {
    const { tx, viewer } = scope
    if (viewer.actor) refuse('ACTING_FOR_CUSTOMER', [], 'Nobody changes this for a customer.')
    const kept = keepsThis ? viewer.sessionId : null
    await endOtherSessions(tx, viewer.accountId!, kept)
    const person = { subjectId: viewer.accountId, subjectName: viewer.name }
    await noteAudit(scope, { action: 'account.signedOutEverywhere', ...person })
    return kept === null ? null : rotateSession(tx, kept)
  },
)
