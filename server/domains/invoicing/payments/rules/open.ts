import type { Day } from '../../../../kit/days.ts'
import type { Cents } from '../../../../kit/money.ts'

/** What was paid, as one row of `document_payments` says it. Each part settles as much of the document as it is: what
 *  arrived, what was let off for early payment or as a trifle, what a bank kept on the way. Negative where it was given back. */
export interface Settling {
  readonly amountCents: Cents
  readonly discountCents: Cents
  readonly feeCents: Cents
}

/** What a payment settles of its document. */
export const settledBy = ({ amountCents, discountCents, feeCents }: Settling): Cents =>
  amountCents + discountCents + feeCents

export const paymentStates = ['unpaid', 'partlyPaid', 'overdue', 'paid', 'overpaid', 'cancelled'] as const
export type PaymentState = (typeof paymentStates)[number]

export interface StateFacts {
  readonly openCents: Cents
  readonly dueCents: Cents
  readonly dueOn: Day | null
  readonly isCancelled: boolean
}

/** How the payment of an invoice stands on a day. What is owed to the customer comes first, whatever became of the invoice, for
 *  somebody has to give it back; overdue is what was not paid on its last day. Source: decisions.md, "Documents". */
export function paymentStateOf({ openCents, dueCents, dueOn, isCancelled }: StateFacts, today: Day): PaymentState {
  if (openCents < 0) return 'overpaid'
  if (isCancelled) return 'cancelled'
  if (openCents === 0) return 'paid'
  if (dueOn !== null && dueOn < today) return 'overdue'
  return openCents < dueCents ? 'partlyPaid' : 'unpaid'
}

/** By how many days open sums are late: not yet, 1 to 30, 31 to 60, 61 to 90, more. */
export const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'older'] as const
export type Age = (typeof ages)[number]

/** The days late up to which each age goes. */
export const mostDaysLate: Readonly<Record<Exclude<Age, 'older'>, number>> = {
  ...{ notDue: 0, upTo30: 30, upTo60: 60, upTo90: 90 },
}
