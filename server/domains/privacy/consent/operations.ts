import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import type { Database } from '../../../platform/database.ts'
import { operation } from '../../../platform/operation.ts'
import { readSettings } from '../../settings/queries.ts'
import { servicesOn } from '../settings.ts'
import { consents, consentTexts } from '../tables.ts'
import { type Decision, decisionRefusals, isSubject, provenSince } from './rules.ts'
import { consentRequest, consentVersion } from './words.ts'

/**
 * Takes down what a visitor decided about services of others, with the words that they saw; answers when. What was asked
 * for and is not granted is refused. Nobody decides for somebody else. Refuses as `decisionRefusals`.
 */
export const decideConsent = operation('inPerson', async (scope, decision: Decision): Promise<Date> => {
  const { tx, now, language, viewer, newId } = scope
  const settings = await readSettings(tx)
  const request = consentRequest(servicesOn(settings), language)
  const version = consentVersion(settings)
  const purposes = request?.purposes.map(({ purpose }) => purpose) ?? []
  refuseIf(decisionRefusals(decision, version === null ? null : { version, purposes }))
  const textVersion = decision.version
  await tx
    .insert(consentTexts)
    .values({ version: textVersion, language, request: request!, createdAt: now })
    .onConflictDoNothing()
  await tx.insert(consents).values({
    ...{ id: newId(), subject: decision.subject, accountId: viewer.accountId, textVersion, language },
    granted: purposes.filter(purpose => decision.granted.includes(purpose)),
    refused: purposes.filter(purpose => !decision.granted.includes(purpose)),
    ...{ way: decision.way, decidedAt: now },
  })
  return now
})

/**
 * Joins what was decided under a number before signing in to the account of whoever signed in; answers how many decisions that
 * were. The number is known to the browser alone that made it. Decisions that belong to an account stay there. Refuses
 * INVALID_INPUT for what is no such number.
 */
export const joinConsent = operation('oneself', async ({ tx, viewer }, subject: string): Promise<number> => {
  if (!isSubject(subject)) refuse('INVALID_INPUT', ['subject'], 'It is no number of a browser.')
  const joined = await tx
    .update(consents)
    .set({ accountId: viewer.accountId })
    .where(and(eq(consents.subject, subject), isNull(consents.accountId)))
    .returning({ id: consents.id })
  return joined.length
})

/** Forgets decisions that need not be proven any more, and words that nobody decided about. */
export async function forgetOldDecisions({ drizzle }: Pick<Database, 'drizzle'>, now: Date): Promise<void> {
  await drizzle.delete(consents).where(lt(consents.decidedAt, provenSince(now)))
  const decided = drizzle
    .select({ one: sql`1` })
    .from(consents)
    .where(sql`${consents.textVersion} = ${consentTexts.version} and ${consents.language} = ${consentTexts.language}`)
  // Words that were stored a moment ago may have their first decision under way.
  await drizzle
    .delete(consentTexts)
    .where(sql`${consentTexts.createdAt} < ${provenSince(now)} and ${notExists(decided)}`)
}
