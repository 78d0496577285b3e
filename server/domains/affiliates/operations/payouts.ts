import { and, inArray, isNull } from 'drizzle-orm'
import { addDays, type Day } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import { type Cents, total } from '../../../kit/money.ts'
import { type Refusal, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { tidied } from '../../../kit/words.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopDay } from '../../settings/settings.ts'
import { type Affiliate, type AffiliatePayout, dueEntriesOf } from '../queries.ts'
import { ripeBefore } from '../settings.ts'
import { affiliateEntries, affiliatePayouts, affiliates } from '../tables.ts'
import { nameOf } from './affiliates.ts'

/** At once. */
export const MOST_PAYOUTS = 100
const longestReference = 140
/** A payment that is noted later than a year after it was made is a slip of the pen. */
const earliestDays = 366

/** What the fields of a payment accept. */
export const payoutLimits = { reference: { characters: longestReference, required: true } } as const

export type PayAffiliates = {
  /** Whom, and what was due when the list was looked at. */
  readonly payouts: readonly { readonly affiliateId: string; readonly amountCents: Cents }[]
  /** In the shop's calendar. */
  readonly paidOn: Day
  /** What stands on the bank statement. */
  readonly reference: string
}

/**
 * Notes that partners were paid what is due to them, each by a payment that takes all of their due entries; all or none. Of
 * two who pay at once the second hears that nothing is due any more. Refuses with PAYOUT_CHANGED at
 * `payouts.<n>.amountCents` (`due` in cents) where another amount is due than was seen, with NOT_FOUND a partner that is not
 * there, with INVALID_INPUT a day to come or long over, a reference that is missing or too long, somebody twice, and more
 * than `MOST_PAYOUTS`.
 */
export const payAffiliates = operation('admin:affiliates', async (scope, input: PayAffiliates) => {
  const { tx, now, viewer, newId } = scope
  const reference = tidied(input.reference)
  const settings = await readSettings(tx)
  const today = shopDay(settings, now)
  refuseIf(inputRefusals({ ...input, reference }, today))
  const ids = input.payouts.map(({ affiliateId }) => affiliateId)
  // In the order of their ids, so that two who pay the same ones do not wait for each other for ever.
  const found = await tx
    .select()
    .from(affiliates)
    .where(inArray(affiliates.id, ids.filter(isId)))
    .orderBy(affiliates.id)
    .for('no key update')
  const known = new Map(found.map(each => [each.id, each]))
  const refusals: Refusal[] = []
  const planned: { affiliate: Affiliate; entryIds: string[]; amountCents: Cents }[] = []
  for (const [at, { affiliateId, amountCents }] of input.payouts.entries()) {
    const affiliate = known.get(affiliateId)
    if (!affiliate) {
      refusals.push(refusal('NOT_FOUND', ['payouts', String(at), 'affiliateId'], 'There is no such partner.'))
      continue
    }
    const entries = await dueEntriesOf(tx, affiliateId, ripeBefore(settings, now))
    const due = total(entries.map(({ amount }) => amount))
    if (due !== amountCents || due <= 0) {
      const path = ['payouts', String(at), 'amountCents']
      refusals.push(refusal('PAYOUT_CHANGED', path, 'Another amount is due by now.', { due }))
    }
    planned.push({ affiliate, entryIds: entries.map(({ id }) => id), amountCents: due })
  }
  refuseIf(refusals)
  const made: AffiliatePayout[] = []
  for (const { affiliate, entryIds, amountCents } of planned) {
    const values = { id: newId(), affiliateId: affiliate.id, amountCents, paidOn: input.paidOn, reference }
    const [payout] = await tx
      .insert(affiliatePayouts)
      .values({ ...values, accountId: doerId(viewer), at: now })
      .returning()
    await take(scope, payout!.id, entryIds)
    const changes = { amount: { old: null, new: amountCents }, reference: { old: null, new: reference } }
    await noteAudit(scope, {
      ...{ action: 'affiliate.paid', subjectId: affiliate.id, subjectName: nameOf(affiliate), changes },
    })
    made.push(payout!)
  }
  return { payouts: made, affiliates: planned.map(({ affiliate }) => affiliate) }
})

/** Marks entries as taken by a payment. The partner is locked, so that nobody else takes them meanwhile. */
async function take({ tx }: Pick<OperationScope, 'tx'>, payoutId: string, ids: readonly string[]): Promise<void> {
  const taken = await tx
    .update(affiliateEntries)
    .set({ payoutId })
    .where(and(inArray(affiliateEntries.id, [...ids]), isNull(affiliateEntries.payoutId)))
    .returning({ id: affiliateEntries.id })
  if (taken.length !== ids.length) throw new Error('entries of a locked partner were taken by another payment')
}

function inputRefusals({ payouts, paidOn, reference }: PayAffiliates, today: Day): Refusal[] {
  const ids = payouts.map(({ affiliateId }) => affiliateId)
  if (ids.length === 0 || ids.length > MOST_PAYOUTS || new Set(ids).size < ids.length)
    return refuse('INVALID_INPUT', ['payouts'], `names 1 to ${MOST_PAYOUTS} partners, each once`)
  const no = (field: string, text: string) => refusal('INVALID_INPUT', [field], text)
  const isReference = reference !== '' && reference.length <= longestReference && isStorable(reference)
  return [
    ...(paidOn > today || paidOn < addDays(today, -earliestDays) ? [no('paidOn', 'is a day of the last year')] : []),
    ...(isReference ? [] : [no('reference', `has 1 to ${longestReference} characters that can be stored`)]),
  ]
}
