import { eq } from 'drizzle-orm'
import type { Day } from '../../../../kit/days.ts'
import { isId } from '../../../../kit/ids.ts'
import { NotFound, refuse, refuseStale } from '../../../../kit/refusals.ts'
import { doerId } from '../../../../kit/viewer.ts'
import { changesBetween, noteAudit } from '../../../../platform/audit.ts'
import { operation } from '../../../../platform/operation.ts'
import { readSettings } from '../../../settings/queries.ts'
import { shopDay } from '../../../settings/settings.ts'
import { billColumns, type VendorBill } from '../queries.ts'
import { type BillState, mayBecome } from '../rules/states.ts'
import { vendorBills } from '../tables.ts'

export const LONGEST_REASON = 500

/** `reason`: why it is refused. `paidOn`: null: today. `revision`: that was looked at; null: whatever there is. */
export interface BillDecision {
  readonly billId: string
  readonly state: BillState
  readonly reason: string | null
  readonly paidOn: Day | null
  readonly revision: number | null
}

/**
 * Says what becomes of a bill. Throws NotFound; refuses with STALE_REVISION what somebody else has changed, TRANSITION_NOT_ALLOWED what cannot
 * come next, TEXT_EMPTY a refusal without a reason, RANGE_REVERSED a payment before the bill.
 */
export const decideBill = operation('admin:documents', async (scope, decision: BillDecision): Promise<VendorBill> => {
  const { tx, now, viewer } = scope
  if (!isId(decision.billId)) throw new NotFound()
  const [before] = await tx
    .select(billColumns)
    .from(vendorBills)
    .where(eq(vendorBills.id, decision.billId))
    .for('update')
  if (!before) throw new NotFound()
  refuseStale(before, decision.revision)
  const { state } = decision
  if (!mayBecome(before.state, state)) {
    refuse('TRANSITION_NOT_ALLOWED', ['state'], `A bill that is ${before.state} does not become ${state}.`)
  }
  const reason = state === 'refused' ? (decision.reason?.trim() ?? '') : null
  if (reason === '') refuse('TEXT_EMPTY', ['reason'], 'A bill is refused for a reason.')
  const paidOn = state === 'paid' ? (decision.paidOn ?? shopDay(await readSettings(tx), now)) : null
  if (paidOn !== null && paidOn < before.date)
    refuse('RANGE_REVERSED', ['paidOn'], 'It was not paid before it was written.')
  const next = { state, reason, paidOn }
  const [bill] = await tx
    .update(vendorBills)
    .set({ ...next, decidedAt: now, decidedBy: doerId(viewer), revision: before.revision + 1 })
    .where(eq(vendorBills.id, before.id))
    .returning(billColumns)
  const { state: _, ...others } = next
  const changes = changesBetween(
    { state: before.state, reason: before.reason, paidOn: before.paidOn },
    { state, ...others },
  )
  await noteAudit(scope, { action: 'bill.decided', subjectId: before.id, subjectName: before.number, changes })
  return bill!
})
