import { isEmail, tidyEmail } from '../../../kit/emails.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'

/** How many days somebody has to confirm, and for how many a confirmed wish is kept. */
export const CONFIRM_DAYS = 2
export const KEPT_DAYS = 365
/** Pieces that can be waited for; as many as a cart holds of one size. */
export const MOST_AWAITED = 99_999

export type RestockWish = { readonly email: string; readonly amount: number }

/** The wish as it is kept. Refuses EMAIL_INVALID and AMOUNT_INVALID. */
export function tidiedWish(wish: RestockWish): RestockWish & { readonly refusals: readonly Refusal[] } {
  const email = tidyEmail(wish.email)
  const refusals: Refusal[] = []
  if (!isEmail(email)) refusals.push(refusal('EMAIL_INVALID', ['email'], 'This is no e-mail address.'))
  if (!Number.isInteger(wish.amount) || wish.amount < 1 || wish.amount > MOST_AWAITED) {
    refusals.push(refusal('AMOUNT_INVALID', ['amount'], `An amount is a whole number from 1 to ${MOST_AWAITED}.`))
  }
  return { email, amount: wish.amount, refusals }
}
