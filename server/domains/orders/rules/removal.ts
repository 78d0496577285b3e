import { type Refusal, refusal } from '../../../kit/refusals.ts'

/** Why an order is not removed, whoever asks: orders are records of the business that must be kept for seven years and
 *  longer. Source: § 132 BAO, § 212 UGB, § 147 AO. */
export const removalRefusal: Refusal = refusal(
  'TRANSITION_NOT_ALLOWED',
  [],
  'An order is never removed: the law demands that it is kept. It can be cancelled.',
)
