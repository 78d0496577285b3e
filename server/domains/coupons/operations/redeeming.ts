import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Cents } from '../../../kit/money.ts'
import { refuse } from '../../../kit/refusals.ts'
import { mailboxOf } from '../../../platform/mail.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import type { CodeUser } from '../queries/coupons.ts'
import type { CouponFacts } from '../rules/standing.ts'
import { couponCodes, couponRedemptions, coupons } from '../tables.ts'

export type Redemption = {
  readonly coupon: CouponFacts
  readonly orderId: string
  readonly customer: CodeUser & { readonly email: string }
  /** What the coupon takes off the order. */
  readonly amount: Cents
}

/**
 * Counts a use of a coupon for an order that is being placed, in its transaction, by conditional updates: however many order
 * at once, no limit is exceeded. Orders with one coupon wait for each other from here until their transaction ends.
 *
 * Refuses at `codes.<code>` with COUPON_USED_UP and COUPON_USED_BY_YOU what others, or the same customer, used up in the
 * meantime, and with PRICE_CHANGED a coupon whose terms are others by now.
 */
export async function redeemCoupon(
  { tx, now, newId }: Pick<OperationScope, 'tx' | 'now' | 'newId'>,
  { coupon, orderId, customer, amount }: Redemption,
): Promise<void> {
  const path = ['codes', coupon.code]
  if (coupon.isSeries) {
    const used = await tx
      .update(couponCodes)
      .set({ usedAt: now })
      .where(and(eq(couponCodes.couponId, coupon.id), eq(couponCodes.code, coupon.code), isNull(couponCodes.usedAt)))
      .returning({ id: couponCodes.id })
    if (used.length === 0) refuse('COUPON_USED_UP', path, 'Another order has this code.')
  }
  const [counted] = await tx
    .update(coupons)
    .set({ useCount: sql`${coupons.useCount} + 1`, takenCents: sql`${coupons.takenCents} + ${amount}` })
    .where(
      and(
        ...[eq(coupons.id, coupon.id), eq(coupons.revision, coupon.revision)],
        or(isNull(coupons.useLimit), sql`${coupons.useCount} < ${coupons.useLimit}`),
      ),
    )
    .returning({ useLimitPerCustomer: coupons.useLimitPerCustomer })
  if (!counted) {
    const [present] = await tx.select({ revision: coupons.revision }).from(coupons).where(eq(coupons.id, coupon.id))
    if (present?.revision === coupon.revision)
      refuse('COUPON_USED_UP', path, 'Others were faster: its uses are all gone.')
    refuse('PRICE_CHANGED', ['expectedTotal'], 'The coupon was changed since its effect was seen.')
  }
  const { accountId } = customer
  const mailbox = accountId === null ? mailboxOf(sql`${customer.email}::text`) : null
  if (counted.useLimitPerCustomer !== null) {
    // The coupon's row is locked: whoever else of this customer orders at once is counted already, or waits.
    const own = await tx.$count(
      couponRedemptions,
      and(
        ...[eq(couponRedemptions.couponId, coupon.id), isNull(couponRedemptions.releasedAt)],
        mailbox === null ? eq(couponRedemptions.accountId, accountId!) : sql`${couponRedemptions.mailbox} = ${mailbox}`,
      ),
    )
    if (own >= counted.useLimitPerCustomer) {
      refuse('COUPON_USED_BY_YOU', path, 'This customer has used it as often as one may.')
    }
  }
  await tx.insert(couponRedemptions).values({
    ...{ id: newId(), couponId: coupon.id, orderId, code: coupon.code, accountId, mailbox },
    ...{ amountCents: amount, redeemedAt: now },
  })
}

/** Gives back the use of a coupon that an order had, because the whole order was cancelled; once. A generated code can be
 *  used again. */
export async function releaseCoupon({ tx, now }: Pick<OperationScope, 'tx' | 'now'>, orderId: string): Promise<void> {
  const [released] = await tx
    .update(couponRedemptions)
    .set({ releasedAt: now })
    .where(and(eq(couponRedemptions.orderId, orderId), isNull(couponRedemptions.releasedAt)))
    .returning()
  if (!released) return
  await tx
    .update(couponCodes)
    .set({ usedAt: null })
    .where(and(eq(couponCodes.couponId, released.couponId), eq(couponCodes.code, released.code)))
  await tx
    .update(coupons)
    .set({
      useCount: sql`${coupons.useCount} - 1`,
      takenCents: sql`${coupons.takenCents} - ${released.amountCents}`,
    })
    .where(eq(coupons.id, released.couponId))
}
