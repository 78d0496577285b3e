import { addDays, type Day } from '../../../../kit/days.ts'
import { type Cents, portion, WHOLE } from '../../../../kit/money.ts'
import { type Refusal, refusal } from '../../../../kit/refusals.ts'

/** How money moved. `shop`: the payment of a web order; `voucher`: a voucher of the shop; `offset`: against another document. */
export const paymentMethods = ['transfer', 'cash', 'card', 'shop', 'voucher', 'offset', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** Those that people enter; the others follow from something else. */
export const enteredMethods = [
  'transfer',
  'cash',
  'card',
  'offset',
  'other',
] as const satisfies readonly PaymentMethod[]

/** Most that one payment may be; what is more is a slip of the hand. */
export const mostPaid: Cents = 100_000_000_00

/** A payment as somebody enters it, in cents. `amount` is negative where money went back. */
export interface EnteredPayment {
  readonly amount: Cents
  readonly discount: Cents
  readonly fee: Cents
  readonly paidOn: Day
  readonly method: PaymentMethod
}

/** Why a payment cannot be booked, each at its field; none where it can. `open`: what is still to be paid. More than that may
 *  come in, for people pay too much; but nothing is let off beyond it, and no more goes back than was paid. */
export function paymentRefusals(
  { amount, discount, fee, paidOn }: EnteredPayment,
  { open, settled, today, issuedOn }: { open: Cents; settled: Cents; today: Day; issuedOn: Day },
): Refusal[] {
  const sum = amount + discount + fee
  return [
    ...(amount === 0 && discount === 0 && fee === 0
      ? [refusal('AMOUNT_INVALID', ['amount'], 'A payment is some amount.')]
      : []),
    ...(Math.abs(amount) > mostPaid
      ? [refusal('AMOUNT_TOO_LARGE', ['amount'], 'That is more than one payment may be.')]
      : []),
    ...(discount < 0 || (discount > 0 && (amount < 0 || discount > open))
      ? [refusal('AMOUNT_INVALID', ['discount'], 'Only what is still open can be let off.', { open })]
      : []),
    ...(fee < 0 || (fee > 0 && fee > Math.abs(amount))
      ? [refusal('AMOUNT_INVALID', ['fee'], 'A bank keeps less than what was paid.')]
      : []),
    ...(sum < 0 && 0 - sum > settled
      ? [refusal('AMOUNT_TOO_LARGE', ['amount'], 'No more goes back than was paid.', { paid: settled })]
      : []),
    ...(paidOn > today ? [refusal('INVALID_INPUT', ['paidOn'], 'Money cannot have arrived on a day to come.')] : []),
    ...(paidOn < '2000-01-01' || paidOn > '9999-12-31'
      ? [refusal('INVALID_INPUT', ['paidOn'], 'This is no day on which it was paid.')]
      : []),
    ...(paidOn >= issuedOn || amount >= 0
      ? []
      : [refusal('INVALID_INPUT', ['paidOn'], 'Nothing goes back before it was paid.')]),
  ]
}

/** What whoever pays early may keep: until a day, in cents. */
export interface EarlyPaymentTerms {
  readonly until: Day
  readonly discount: Cents
}

/** What an invoice lets off for early payment; null where it does not. Of its gross, rounded once. */
export function earlyPaymentOf(
  date: Day,
  gross: Cents,
  terms: { readonly days: number; readonly discount: number } | null,
): EarlyPaymentTerms | null {
  if (terms === null || gross <= 0) return null
  return { until: addDays(date, terms.days), discount: portion(gross, terms.discount, WHOLE) }
}
