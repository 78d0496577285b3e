import { and, eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Cents } from '../../../kit/money.ts'
import { NotFound, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { tidiedLines } from '../../../kit/words.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { operation } from '../../../platform/operation.ts'
import { affiliateCommissions, affiliateEntries, affiliates } from '../tables.ts'
import { nameOf } from './affiliates.ts'

/** Highest commission after a correction: ten thousand euros. */
const mostCents = 1_000_000
const longestReason = 500

/** What the fields of a correction accept. */
export const correctionLimits = {
  amountCents: { lowest: 0, highest: mostCents, required: true },
  reason: { characters: longestReason, required: true },
} as const

export type CorrectCommission = {
  readonly affiliateId: string
  readonly commissionId: string
  /** What it came to when the editor looked; another amount by now is refused, for it would be a sum of two corrections. */
  readonly seenCents: Cents
  readonly amountCents: Cents
  readonly reason: string
}

/**
 * Makes a commission another amount, by an entry that says why and who; what was earned and reduced stays as it is. What was
 * paid already is set off against the next payment. Answers with the partner. Refuses with INVALID_INPUT an amount that is
 * none or that it is already, and a reason that is missing or too long; with COMMISSION_CHANGED (`amount` in cents) where it
 * came to something else meanwhile. Throws NotFound.
 */
export const correctCommission = operation('admin:affiliates', async (scope, input: CorrectCommission) => {
  const { tx, now, newId, viewer } = scope
  const { affiliateId, commissionId, amountCents } = input
  const note = tidiedLines(input.reason)
  const no = (field: string, text: string) => refusal('INVALID_INPUT', [field], text)
  const isAmount = Number.isSafeInteger(amountCents) && amountCents >= 0 && amountCents <= mostCents
  const isReason = note !== '' && note.length <= longestReason && isStorable(note)
  refuseIf([
    ...(isAmount ? [] : [no('amountCents', `must be a whole number from 0 to ${mostCents}`)]),
    ...(isReason ? [] : [no('reason', `says why, in at most ${longestReason} characters`)]),
  ])
  if (!isId(affiliateId) || !isId(commissionId)) throw new NotFound()
  // First the partner, as payments do.
  const [affiliate] = await tx.select().from(affiliates).where(eq(affiliates.id, affiliateId)).for('no key update')
  const [before] = await tx
    .select()
    .from(affiliateCommissions)
    .where(and(eq(affiliateCommissions.id, commissionId), eq(affiliateCommissions.affiliateId, affiliateId)))
    .for('no key update')
  if (!affiliate || !before) throw new NotFound()
  if (before.amountCents !== input.seenCents) {
    const amount = before.amountCents
    refuse('COMMISSION_CHANGED', ['amountCents'], 'It comes to another amount by now.', { amount })
  }
  if (amountCents === before.amountCents) refuse('INVALID_INPUT', ['amountCents'], 'is what it comes to already')
  await tx.insert(affiliateEntries).values({
    ...{ id: newId(), commissionId, affiliateId, kind: 'corrected', amountCents: amountCents - before.amountCents },
    ...{ note, accountId: doerId(viewer), at: now },
  })
  const changes = { commission: { old: before.amountCents, new: amountCents }, reason: { old: null, new: note } }
  await noteAudit(scope, {
    ...{ action: 'affiliate.corrected', subjectId: affiliateId, subjectName: nameOf(affiliate), changes },
  })
  return affiliate
})
