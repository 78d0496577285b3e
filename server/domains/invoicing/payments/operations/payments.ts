import { eq } from 'drizzle-orm'
import type { Day } from '../../../../kit/days.ts'
import { isId } from '../../../../kit/ids.ts'
import { NotFound, refuse, refuseIf } from '../../../../kit/refusals.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { tell } from '../../../../platform/events.ts'
import { operation } from '../../../../platform/operation.ts'
import { readSettings } from '../../../settings/queries.ts'
import { shopDay } from '../../../settings/settings.ts'
import { invoiceReopened } from '../events.ts'
import { settledBy } from '../rules/open.ts'
import { enteredMethods, type PaymentMethod, paymentRefusals } from '../rules/payment.ts'
import { documentPayments } from '../tables.ts'
import { addPayments, lockInvoice, type Payment, reopenLine, reversalOf, settledOf } from './booking.ts'

export type RecordPayment = {
  readonly documentId: string
  /** Cents; negative: money that went back to the customer. */
  readonly amount: number
  readonly discount: number
  readonly fee: number
  /** Null: today. */
  readonly paidOn: Day | null
  readonly method: PaymentMethod
  readonly note: string
}

const longestNote = 500

/**
 * Books by hand what was paid of an issued invoice: whole, in part, or more than is open, which then is owed to the customer. Throws
 * NotFound for what is no issued invoice; refuses at its field what `paymentRefusals` says, and a method that only follows from
 * something else.
 */
export const recordPayment = operation('admin:documents', async (scope, input: RecordPayment): Promise<Payment> => {
  const { tx, now } = scope
  const document = await lockInvoice(tx, input.documentId)
  const today = shopDay(await readSettings(tx), now)
  const paidOn = input.paidOn ?? today
  if (!(enteredMethods as readonly string[]).includes(input.method)) {
    refuse('INVALID_INPUT', ['method'], 'Payments of this kind follow from something else.')
  }
  if (input.note.length > longestNote) {
    refuse('INVALID_INPUT', ['note'], `A note has at most ${longestNote} characters.`, { limit: longestNote })
  }
  if (document.sort === 'cancellation') {
    refuse('TRANSITION_NOT_ALLOWED', ['documentId'], 'What a cancellation takes back is paid back of its invoice.')
  }
  const { amount, discount, fee, method } = input
  // Of what was paid before the invoice was issued money goes back as well.
  const settled = (await settledOf(tx, document.id)) + document.grossCents - document.dueCents
  refuseIf(
    paymentRefusals(
      { amount, discount, fee, paidOn, method },
      { open: document.openCents ?? 0, settled, today, issuedOn: document.date! },
    ),
  )
  const [payment] = await addPayments(scope, [
    {
      ...{ documentId: document.id, amountCents: amount, discountCents: discount, feeCents: fee },
      ...{ method, paidOn, note: input.note.trim() },
    },
  ])
  await noteAudit(scope, {
    ...{ action: 'document.paid', subjectId: document.id, subjectName: document.number },
    changes: { open: { old: document.openCents, new: (document.openCents ?? 0) - amount - discount - fee } },
  })
  return payment!
})

/**
 * Takes a payment back that was booked by mistake, by a row of its own; the line of the bank that it came of is open again. Throws
 * NotFound; refuses with TRANSITION_NOT_ALLOWED what was taken back already and what takes back.
 */
export const takePaymentBack = operation(
  'admin:documents',
  async (scope, { paymentId, note }: { paymentId: string; note: string }): Promise<Payment> => {
    if (!isId(paymentId)) throw new NotFound()
    const { tx, now } = scope
    const [payment] = await tx.select().from(documentPayments).where(eq(documentPayments.id, paymentId))
    if (!payment) throw new NotFound()
    const document = await lockInvoice(tx, payment.documentId)
    // Only now is it sure that nobody else takes it back at the same time.
    const [taken] = await tx.select().from(documentPayments).where(eq(documentPayments.reversesId, payment.id))
    if (payment.reversesId !== null || taken) {
      refuse('TRANSITION_NOT_ALLOWED', ['paymentId'], 'Only a payment that stands can be taken back, and once.')
    }
    const today = shopDay(await readSettings(tx), now)
    const [back] = await addPayments(scope, [reversalOf(payment, today, note.trim().slice(0, longestNote))])
    if (payment.bankLineId !== null) await reopenLine(tx, payment.bankLineId)
    const open = (document.openCents ?? 0) + settledBy(payment)
    if (document.orderId !== null && open > 0) {
      await tell(tx, invoiceReopened, { documentId: document.id, orderId: document.orderId })
    }
    await noteAudit(scope, {
      ...{ action: 'document.paymentTakenBack', subjectId: document.id, subjectName: document.number },
      changes: { amount: { old: payment.amountCents, new: null } },
    })
    return back!
  },
)
